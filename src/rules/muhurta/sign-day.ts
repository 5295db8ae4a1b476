import { momentAt } from '../../base/ephemeris/ephemeris.js';
import { ACCEPTED_UNTIL } from '../../base/time/accepted.js';
import { type Nakshatra, nakshatraOfPada } from '../../base/zodiac/nakshatra.js';
import { grahaPositions, type Sky } from '../../base/zodiac/positions.js';
import { GRAHAS, type Graha, houseFrom, type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import type { Span } from '../panchanga/day-divisions.js';
import { elongationOf, nextElongation } from '../panchanga/elongation.js';
import { type LimbSpan, limbSpans, sunAndMoon } from '../panchanga/limbs.js';
import { type GocharaGraha, grahasOverMoon, type HouseOver, houseOver, type TransitSigns } from '../transit/gochara.js';
import { signStay, staysIn } from '../transit/gochara-sky.js';
import type { GocharaSchool, VedhaBy } from '../transit/gochara-tables.js';
import { type Ingress, ingresses, type TurnEvent, turns } from '../transit/sky-events.js';
import { chandrabala, tarabala } from './day-score.js';
import { CHANDRASHTAMA_HOUSE, type MoonHouse, type Tara } from './day-score-tables.js';

/** The grahas that stay for months and years in a sign; the Moon is none of either kind. */
export const SLOW_GRAHAS = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const satisfies readonly Graha[];
export const FAST_GRAHAS = ['Sun', 'Mercury', 'Venus', 'Mars'] as const satisfies readonly Graha[];

/** How a sign of the natal Moon is read. */
export interface SignReading {
  readonly natal: Rashi;
  readonly school: GocharaSchool;
  readonly vedhaBy: VedhaBy;
}

/** A stretch in which the Moon keeps her sign, and what its house is for a natal Moon. */
export interface MoonStretch extends Span {
  readonly sign: Rashi;
  readonly moonHouse: MoonHouse;
  readonly isChandrashtama: boolean;
  readonly isCutOff: boolean;
}

/**
 * The Moon through the houses of a natal Moon, each stay whole: the first has begun at or before the span. A stay in the
 * 2nd, 5th or 9th in which the Moon is full or new has two stretches, since these are good while she waxes alone.
 */
function moonStretches(sky: Sky, natal: Rashi, span: Span): MoonStretch[] {
  const stays = staysIn(sky, 'Moon', span);
  const [first, last] = [stays[0], stays.at(-1)];
  const turned = first && last ? fortnightEnds(sky, { start: first.start, end: last.end }) : [];
  return stays.flatMap(({ sign, start, end, isCutOff }) => {
    const house = houseFrom(natal, sign);
    const at = (from: number, to: number): MoonStretch => ({
      sign,
      start: from,
      end: to,
      moonHouse: chandrabala(house, isBrightAt(sky, (from + to) / 2)),
      isChandrashtama: house === CHANDRASHTAMA_HOUSE,
      isCutOff,
    });
    const turn = turned.find((one) => one > start && one < end);
    if (turn === undefined) return [at(start, end)];
    const [before, after] = [at(start, turn), at(turn, end)];
    return before.moonHouse.quality === after.moonHouse.quality ? [{ ...before, end }] : [before, after];
  });
}

const FULL = 180;
const HALF_CIRCLE = 180_000_000;

function isBrightAt(sky: Sky, at: number): boolean {
  return elongationOf(sunAndMoon(sky, at)) < HALF_CIRCLE;
}

/** The full and new moons in a span. */
function fortnightEnds(sky: Sky, { start, end }: Span): number[] {
  return [0, FULL].flatMap((degrees) => {
    const found: number[] = [];
    let at = nextElongation(sky, start, degrees);
    while (at !== undefined && at < end) {
      found.push(at);
      at = nextElongation(sky, at + SOON, degrees);
    }
    return found;
  });
}

/** Milliseconds after a full or new moon from which the next is looked for. */
const SOON = 86_400_000;

/** A nakshatra with those of its padas that lie in a sign. */
export interface NakshatraOfSign {
  readonly nakshatra: Nakshatra;
  readonly padas: readonly number[];
}

const PADAS_PER_RASHI = 9;

/** The three nakshatras that lie in a sign, whole or in part. */
export function nakshatrasOf({ number }: Rashi): NakshatraOfSign[] {
  const padas = Array.from({ length: PADAS_PER_RASHI }, (_, index) =>
    nakshatraOfPada((number - 1) * PADAS_PER_RASHI + index),
  );
  const nakshatras = [...new Set(padas.map(({ nakshatra }) => nakshatra))];
  return nakshatras.map((nakshatra) => ({
    nakshatra,
    padas: padas.filter((one) => one.nakshatra === nakshatra).map(({ pada }) => pada),
  }));
}

/** What a day is for a natal nakshatra: a tara for each nakshatra of the Moon that runs in it. */
export interface TaraStretch extends Span {
  readonly moon: Nakshatra;
  readonly tara: Tara;
}

export function taraStretches(natal: Nakshatra, days: readonly LimbSpan<'nakshatra'>[]): TaraStretch[] {
  return days.map(({ value, startsAt, endsAt }) => ({
    moon: value,
    tara: tarabala(natal.number, value.number),
    start: startsAt,
    end: endsAt,
  }));
}

/** Another graha that obstructs a good house or lifts a bad one, until it or the graha itself moves on. */
export interface VedhaSpan {
  readonly graha: Graha;
  readonly end: number;
}

/** A graha over a natal Moon, with its stay and with how long what stands in its vedha house does so. */
export interface GrahaOverSign extends Span, Pick<GocharaGraha, 'graha' | 'sign' | 'house' | 'isGood' | 'grade'> {
  readonly isWorst: boolean;
  readonly isRetrograde: boolean;
  readonly isCutOff: boolean;
  readonly obstructed: readonly VedhaSpan[];
  readonly lifted: readonly VedhaSpan[];
}

/** The eight grahas beside the Moon as they stand at an instant. */
function grahasOverSign(sky: Sky, reading: SignReading, at: number): GrahaOverSign[] {
  const positions = grahaPositions(sky, momentAt(at));
  const signs = Object.fromEntries(
    positions.map(({ graha, longitude }) => [graha, rashiOf(longitude)]),
  ) as unknown as TransitSigns;
  const stays = new Map(GRAHAS.map((graha) => [graha, signStay(sky, { graha, sign: signs[graha] }, at)]));
  const endOf = (graha: Graha) => stays.get(graha)?.end ?? at;
  return overSigns(reading, signs).map((over) => {
    const until = (graha: Graha): VedhaSpan => ({ graha, end: Math.min(endOf(graha), endOf(over.graha)) });
    const stay = stays.get(over.graha);
    return {
      graha: over.graha,
      sign: over.sign,
      house: over.house,
      isGood: over.isGood,
      grade: over.grade,
      isWorst: houseOf(reading, over.graha, over.sign).isWorst,
      isRetrograde: positions.some(({ graha, speed }) => graha === over.graha && speed < 0),
      isCutOff: stay?.isCutOff ?? false,
      start: stay?.start ?? at,
      end: endOf(over.graha),
      obstructed: over.obstructedBy.map(until),
      lifted: over.liftedBy.map(until),
    };
  });
}

/** Of the Moon it is asked elsewhere, which hangs on her fortnight. */
function overSigns({ natal, school, vedhaBy }: SignReading, signs: TransitSigns): GocharaGraha[] {
  const all = grahasOverMoon({ natal, signs, isBright: false, school, vedhaBy, bindusOf: () => undefined });
  return all.filter(({ graha }) => graha !== 'Moon');
}

/** What a sign is for a graha but the Moon. */
export function houseOf({ natal, school }: SignReading, graha: Graha, sign: Rashi): HouseOver {
  return houseOver(graha, { natal, sign, isBright: false, school });
}

/** What can change in a day; of one instant in this order. */
export const DAY_CHANGES = ['sign_entry', 'paksha', 'nakshatra_entry', 'station', 'vedha'] as const;

/**
 * What changes at an instant of the day: entries into signs, a full or new Moon that makes her house another one, entries
 * of the Moon into nakshatras, stations, and what an entry begins or ends to obstruct or lift.
 */
export type DayChange =
  | { readonly code: 'sign_entry' | 'paksha'; readonly at: number; readonly moon: MoonStretch }
  | { readonly code: 'nakshatra_entry'; readonly at: number; readonly nakshatra: Nakshatra }
  | { readonly code: 'sign_entry' | 'vedha'; readonly at: number; readonly over: GocharaGraha }
  | { readonly code: 'station'; readonly at: number; readonly turn: TurnEvent };

/** A day of a sign of the natal Moon. */
export interface SignDay {
  /** The Moon through the houses from the day to thirty days later. */
  readonly moon: readonly MoonStretch[];
  /** The next stay of the Moon in the 8th that is not over when the day begins. */
  readonly chandrashtama: MoonStretch | undefined;
  /** The nakshatras of the Moon that run in the day. */
  readonly nakshatras: readonly LimbSpan<'nakshatra'>[];
  readonly grahas: readonly GrahaOverSign[];
  readonly changes: readonly DayChange[];
}

/** Days that are looked ahead: the Moon comes round in 27.3. */
const DAYS_AHEAD = 30;

const DAY = 86_400_000;

/** What lies ahead of an instant, as far as the accepted dates go. */
export function monthAhead(start: number): Span {
  return { start, end: Math.min(start + DAYS_AHEAD * DAY, ACCEPTED_UNTIL) };
}

/** Reads a day, which begins and ends at two instants, for a sign of the natal Moon. */
export function signDay(sky: Sky, reading: SignReading, day: Span): SignDay {
  const moon = moonStretches(sky, reading.natal, monthAhead(day.start));
  const nakshatras = limbSpans(sky, 'nakshatra', { from: day.start, to: day.end });
  return {
    moon,
    chandrashtama: moon.find(({ isChandrashtama }) => isChandrashtama),
    nakshatras,
    grahas: grahasOverSign(sky, reading, day.start),
    changes: changesIn(sky, reading, day, { moon, nakshatras }),
  };
}

function changesIn(
  sky: Sky,
  reading: SignReading,
  day: Span,
  { moon, nakshatras }: Pick<SignDay, 'moon' | 'nakshatras'>,
): DayChange[] {
  const isWithin = (at: number) => at > day.start && at < day.end;
  const changes: DayChange[] = [
    ...moon.map((stretch, index) => {
      const code = moon[index - 1]?.sign === stretch.sign ? 'paksha' : 'sign_entry';
      return { code, at: stretch.start, moon: stretch } as const;
    }),
    ...nakshatras.map(({ value, startsAt }) => ({ code: 'nakshatra_entry', at: startsAt, nakshatra: value }) as const),
    ...entryChanges(sky, reading, day),
    ...turns(sky, day).map((turn) => ({ code: 'station', at: turn.at, turn }) as const),
  ];
  const order = ({ code }: DayChange) => DAY_CHANGES.indexOf(code);
  return changes.filter(({ at }) => isWithin(at)).sort((a, b) => a.at - b.at || order(a) - order(b));
}

/** Entries into signs, and what each of them begins or ends to obstruct or to lift. */
function entryChanges(sky: Sky, reading: SignReading, day: Span): DayChange[] {
  let signs = Object.fromEntries(
    grahaPositions(sky, momentAt(day.start)).map(({ graha, longitude }) => [graha, rashiOf(longitude)]),
  ) as unknown as TransitSigns;
  return together(ingresses(sky, day)).flatMap((entries) => {
    const before = overSigns(reading, signs);
    for (const { graha, to } of entries) signs = { ...signs, [graha]: to };
    const { at } = entries[0] as Ingress;
    return overSigns(reading, signs).flatMap((over, index): DayChange[] => {
      if (entries.some(({ graha }) => graha === over.graha)) return [{ code: 'sign_entry', at, over }];
      return vedhaOf(over) === vedhaOf(before[index] as GocharaGraha) ? [] : [{ code: 'vedha', at, over }];
    });
  });
}

const SECOND = 1000;

/** Entries of one second: Rahu and Ketu pass their edges together but for the last digits of a search. */
function together(entries: readonly Ingress[]): Ingress[][] {
  const groups: Ingress[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0] && Math.abs(last[0].at - entry.at) < SECOND) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function vedhaOf({ obstructedBy, liftedBy }: GocharaGraha): string {
  return [obstructedBy, liftedBy].join(';');
}

/** A stay of a graha in a sign and what that is for a natal Moon. */
export interface StayOverSign extends Span {
  readonly sign: Rashi;
  readonly over: HouseOver;
  readonly isCutOff: boolean;
}

/** The stays of a slow graha that touch a span, each whole, and where it turns in the span. */
export function slowStays(
  sky: Sky,
  reading: SignReading,
  graha: Graha,
  span: Span,
): { readonly stays: readonly StayOverSign[]; readonly turns: readonly TurnEvent[] } {
  return {
    stays: staysIn(sky, graha, span).map(({ sign, start, end, isCutOff }) => ({
      sign,
      start,
      end,
      isCutOff,
      over: houseOf(reading, graha, sign),
    })),
    turns: turns(sky, span, [graha]),
  };
}
