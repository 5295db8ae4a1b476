import { modulo } from '../../base/math/angle.js';
import type { SignRuler } from '../../base/zodiac/rashi.js';
import {
  ABHIJIT,
  CHOGHADIYAS,
  type Choghadiya,
  type ChoghadiyaQuality,
  DAY_EIGHTHS,
  DUR_MUHURTAS,
  FIXED_MUHURTA_MILLISECONDS,
  HORA_ORDER,
  type Vara,
  type VaraName,
} from './tables.js';

/** A stretch of time, milliseconds since 1970; it holds its start and not its end. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A day and the night after it, milliseconds since 1970: from true sunrise or nominal. */
export interface DayAndNight {
  readonly sunrise: number;
  readonly sunset: number;
  readonly nextSunrise: number;
}

export const PERIODS = ['day', 'night'] as const;
export type Period = (typeof PERIODS)[number];

/** One of the 24 planetary hours. */
export interface Hora extends Span {
  /** 1 to 24 from sunrise on. */
  readonly index: number;
  readonly period: Period;
  readonly ruler: SignRuler;
}

/** One of the 16 choghadiya of a day and a night. */
export interface ChoghadiyaSpan extends Span {
  readonly choghadiya: Choghadiya;
  readonly period: Period;
}

/** The parts of the day that weekday tables avoid or seek. */
export interface DayWindows {
  readonly rahuKalam: Span;
  readonly yamaganda: Span;
  readonly gulika: Span;
  /** None on a Wednesday. */
  readonly abhijit: Span | undefined;
  readonly durMuhurtas: readonly Span[];
  /** That of {@link durMuhurtas} which lies in the night, on a Tuesday. */
  readonly nightDurMuhurta: Span | undefined;
}

/** How long a muhurta before sunrise is: a fifteenth of the night that ends then, or 48 minutes. */
export const BRAHMA_MUHURTAS = ['fifteenths', 'minutes_48'] as const;
export type BrahmaMuhurtaKind = (typeof BRAHMA_MUHURTAS)[number];

/** The muhurta before the last of a night. By fifteenths there is none where no sunset is known before the sunrise. */
export function brahmaMuhurta(
  kind: BrahmaMuhurtaKind,
  { sunrise, sunsetBefore }: { readonly sunrise: number; readonly sunsetBefore: number | undefined },
): Span | undefined {
  const ofLength = (muhurta: number) => ({ start: sunrise - 2 * muhurta, end: sunrise - muhurta });
  if (kind === 'minutes_48') return ofLength(FIXED_MUHURTA_MILLISECONDS);
  return sunsetBefore === undefined ? undefined : ofLength((sunrise - sunsetBefore) / 15);
}

/** The windows of a day by the tables of its weekday. */
export function dayWindows(day: DayAndNight, vara: Vara): DayWindows {
  const [light, dark] = [daylight(day), night(day)];
  const eighth = (of: keyof typeof DAY_EIGHTHS) => part(light, DAY_EIGHTHS[of][vara.name], 8);
  const { day: byDay, night: byNight } = DUR_MUHURTAS[vara.name];
  const inNight = byNight.map((number) => part(dark, number, 15));
  return {
    rahuKalam: eighth('rahuKalam'),
    yamaganda: eighth('yamaganda'),
    gulika: eighth('gulika'),
    abhijit: vara.name === ABHIJIT.exceptOn ? undefined : part(light, ABHIJIT.muhurta, 15),
    durMuhurtas: [...byDay.map((number) => part(light, number, 15)), ...inNight],
    nightDurMuhurta: inNight[0],
  };
}

/**
 * The 16 choghadiya from sunrise on. By day they go forwards through the seven, from three times the weekday's number
 * (Sunday 0); by night they begin five later and go two back each time.
 */
export function choghadiyas(day: DayAndNight, vara: Vara): ChoghadiyaSpan[] {
  const first = 3 * (vara.number - 1);
  return [
    ...dayParts(day, 8).map((span, i) => choghadiyaSpan('day', first + i, span)),
    ...nightParts(day, 8).map((span, i) => choghadiyaSpan('night', first + 5 - 2 * i, span)),
  ];
}

function choghadiyaSpan(period: Period, index: number, { start, end }: Span): ChoghadiyaSpan {
  return { choghadiya: CHOGHADIYAS[modulo(index, 7)] as Choghadiya, period, start, end };
}

/** The 24 planetary hours from sunrise on: twelfths of the day, then of the night. The lord of the day rules the first. */
export function horas(day: DayAndNight, vara: Vara): Hora[] {
  const first = HORA_ORDER.indexOf(vara.lord);
  return [...dayParts(day, 12), ...nightParts(day, 12)].map((span, i) => ({
    index: i + 1,
    period: i < 12 ? 'day' : 'night',
    ruler: HORA_ORDER[(first + i) % 7] as SignRuler,
    ...span,
  }));
}

function daylight({ sunrise, sunset }: DayAndNight): Span {
  return { start: sunrise, end: sunset };
}

function night({ sunset, nextSunrise }: DayAndNight): Span {
  return { start: sunset, end: nextSunrise };
}

/** One of the equal parts of the night after a day, counted from 1. */
export function nightPart(day: DayAndNight, number: number, of: number): Span {
  return part(night(day), number, of);
}

/** All equal parts of a day from sunrise to sunset. */
export function dayParts(day: DayAndNight, count: number): Span[] {
  return parts(daylight(day), count);
}

/** All equal parts of the night after a day. */
export function nightParts(day: DayAndNight, count: number): Span[] {
  return parts(night(day), count);
}

/** All equal parts of a span, each beginning exactly where the one before it ends. */
function parts(span: Span, count: number): Span[] {
  const all: Span[] = [];
  for (let number = 1; number <= count; number++) all.push(part(span, number, count));
  return all;
}

/** One of the equal parts of a span, counted from 1. */
function part({ start, end }: Span, number: number, of: number): Span {
  const length = end - start;
  return { start: start + (length * (number - 1)) / of, end: number === of ? end : start + (length * number) / of };
}

/** The seven of the lords of the weekdays, Sunday first, and the one that no weekday has. */
export const GOWRI_NAMES = ['Uthi', 'Amirdha', 'Rogam', 'Laabam', 'Dhanam', 'Sugam', 'Soram', 'Visham'] as const;
export type GowriName = (typeof GOWRI_NAMES)[number];

const QUALITIES: Readonly<Record<GowriName, Exclude<ChoghadiyaQuality, 'neutral_good'>>> = {
  Uthi: 'good',
  Amirdha: 'best',
  Rogam: 'bad',
  Laabam: 'good',
  Dhanam: 'good',
  Sugam: 'good',
  Soram: 'bad',
  Visham: 'bad',
};

/** The eighth of the night that is Visham: panchang-core; others print another. */
const VISHAM_OF_NIGHT: Readonly<Record<VaraName, number>> = {
  Sunday: 4,
  Monday: 5,
  Tuesday: 3,
  Wednesday: 8,
  Thursday: 2,
  Friday: 7,
  Saturday: 6,
};

/** The night begins with the lord of the fifth weekday from that of the day. */
const NIGHT_BEGINS = 4;

/** One of the sixteen parts of Gowri Panchangam. */
export interface Gowri extends Span {
  readonly name: GowriName;
  readonly period: Period;
  readonly quality: ChoghadiyaQuality;
}

/**
 * The eighths of the day, then those of the night: the names of the weekday lords in their order, with Visham put into
 * the eighth of Rahu Kalam by day and into that of a table by night. Sources: hindu-blog, panchang-core.
 */
export function gowris(day: DayAndNight, vara: Vara): Gowri[] {
  const first = vara.number - 1;
  return [
    ...named('day', dayParts(day, 8), first, DAY_EIGHTHS.rahuKalam[vara.name]),
    ...named('night', nightParts(day, 8), first + NIGHT_BEGINS, VISHAM_OF_NIGHT[vara.name]),
  ];
}

function named(period: Period, eighths: readonly Span[], first: number, visham: number): Gowri[] {
  return eighths.map(({ start, end }, index) => {
    const before = index < visham - 1 ? index : index - 1;
    const name = index === visham - 1 ? 'Visham' : (GOWRI_NAMES[(first + before) % 7] as GowriName);
    return { name, period, quality: QUALITIES[name], start, end };
  });
}
