import { crossings } from '../ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../ephemeris/moment.js';
import { fromMicrodegrees } from '../math/angle.js';
import { NAKSHATRAS, type Nakshatra } from '../zodiac/nakshatra.js';
import { grahaLongitude } from '../zodiac/positions.js';
import { RASHI_EDGES } from '../zodiac/rashi.js';
import { type Sky, siderealTrack } from '../zodiac/sidereal.js';
import type { DayAndNight, Span } from './day-divisions.js';
import type { LimbSpan } from './limbs.js';
import {
  ABHIJIT_ARCSECONDS,
  ANANDADI_NAMES,
  type AnandadiName,
  BAD_ANANDADI,
  COUNTS_OF_28,
  GOOD_SPECIAL_YOGAS,
  JWALAMUKHI,
  PUSHKARA,
  PUSHKARA_YOGAS,
  RAVI_YOGA_COUNTS,
  SPECIAL_YOGA_CODES,
  type SpecialYogaCode,
  SUN_DAGDHA_TITHIS,
  VARA_GROUP_YOGAS,
  VARA_NAKSHATRA_YOGAS,
  VARA_TITHI_YOGAS,
} from './special-yoga-tables.js';
import type { Tithi, Vara, VaraName } from './tables.js';

/** What the yogas are made of, as it stays for a while. */
export interface YogaMoment {
  readonly vara: Vara;
  readonly tithi: Tithi;
  /** That of the Moon. */
  readonly nakshatra: Nakshatra;
  /** Sidereal longitudes, microdegrees. */
  readonly moon: number;
  readonly sun: number;
}

/** A yoga and when it runs within a day. */
export interface SpecialYoga extends Span {
  readonly code: SpecialYogaCode;
  readonly quality: 'good' | 'bad';
}

/** The Anandadi yoga of a while: one of 28 at any moment. */
export interface Anandadi extends Span {
  readonly name: AnandadiName;
  readonly quality: 'good' | 'bad';
}

const NAKSHATRA_DEGREES = 40 / 3;
const ABHIJIT_EDGES = ABHIJIT_ARCSECONDS.map((arcseconds) => arcseconds / 3600) as [number, number];
const SUN_EDGES = [
  ...RASHI_EDGES,
  ...NAKSHATRAS.map(({ number }) => (number - 1) * NAKSHATRA_DEGREES),
  ...ABHIJIT_EDGES,
];
/** The star of 28 after Uttara Ashadha. */
const ABHIJIT_STAR = 22;

/** The yogas that hold by weekday, tithi and the stars of Sun and Moon, in the order of their codes. */
export function specialYogasAt({ vara, tithi, nakshatra, moon, sun }: YogaMoment): SpecialYogaCode[] {
  const { number: star } = nakshatra;
  const { numberInPaksha: day, group } = tithi;
  const ofVara = <Value>(table: Readonly<Partial<Record<VaraName, Value>>>) => table[vara.name];
  const isPushkara = PUSHKARA.varas.includes(vara.name) && PUSHKARA.tithis.includes(day);
  const from28 = countOf(starOf28(moon), starOf28(sun), 28);
  const holds: Readonly<Record<SpecialYogaCode, boolean>> = {
    ...mapped(VARA_NAKSHATRA_YOGAS, (table) => ofVara<readonly number[]>(table)?.includes(star) === true),
    ...mapped(VARA_TITHI_YOGAS, (table) => ofVara<number>(table) === day),
    ...mapped(VARA_GROUP_YOGAS, (table) => ofVara<string>(table) === group),
    ...mapped(PUSHKARA_YOGAS, (stars) => isPushkara && (stars as readonly number[]).includes(star)),
    ...mapped(COUNTS_OF_28, (counts) => (counts as readonly number[]).includes(from28)),
    ravi_yoga: RAVI_YOGA_COUNTS.includes(countOf(star, starOf27(sun), 27)),
    jwalamukhi: JWALAMUKHI[day] === star,
    sun_dagdha_tithi: SUN_DAGDHA_TITHIS[Math.floor(fromMicrodegrees(sun) / 30)] === day,
  };
  return SPECIAL_YOGA_CODES.filter((code) => holds[code]);
}

/**
 * The Anandadi yoga of a weekday and a longitude of the Moon, microdegrees: of 28 stars, counted from Ashwini on a
 * Sunday and four stars later each weekday. PyJHora begins Tuesday at Pushya, against the step of all other days.
 */
export function anandadiAt(vara: Vara, moon: number): AnandadiName {
  const first = 4 * (vara.number - 1);
  return ANANDADI_NAMES[(starOf28(moon) - 1 - first + 28) % 28] as AnandadiName;
}

/** The yogas of a day from sunrise to sunrise, each for as long as all that it is made of holds. */
export function yogasOfDay(
  sky: Sky,
  day: DayAndNight,
  made: {
    readonly vara: Vara;
    readonly tithis: readonly LimbSpan<'tithi'>[];
    readonly nakshatras: readonly LimbSpan<'nakshatra'>[];
  },
): { readonly specialYogas: SpecialYoga[]; readonly anandadis: Anandadi[] } {
  const { vara, tithis, nakshatras } = made;
  const pieces = piecesOf(sky, day, [...tithis, ...nakshatras]).map((span) => {
    const at = (span.start + span.end) / 2;
    const moment = momentAt(at);
    const moon = grahaLongitude(sky, 'Moon', moment);
    const sun = grahaLongitude(sky, 'Sun', moment);
    const codes = specialYogasAt({ vara, tithi: valueAt(tithis, at), nakshatra: valueAt(nakshatras, at), moon, sun });
    return { codes, anandadi: anandadiAt(vara, moon), ...span };
  });
  return {
    specialYogas: SPECIAL_YOGA_CODES.flatMap((code) =>
      joined(pieces.filter(({ codes }) => codes.includes(code))).map(
        (span): SpecialYoga => ({ code, quality: GOOD_SPECIAL_YOGAS.includes(code) ? 'good' : 'bad', ...span }),
      ),
    ).sort((a, b) => a.start - b.start),
    anandadis: [...new Set(pieces.map(({ anandadi }) => anandadi))].flatMap((name) =>
      joined(pieces.filter(({ anandadi }) => anandadi === name)).map(
        (span): Anandadi => ({ name, quality: BAD_ANANDADI.includes(name) ? 'bad' : 'good', ...span }),
      ),
    ),
  };
}

/** A day, cut wherever something changes that a yoga is made of. */
function piecesOf(sky: Sky, { sunrise, nextSunrise }: DayAndNight, limbs: readonly LimbSpan[]): Span[] {
  const [from, to] = [momentAt(sunrise).tt, momentAt(nextSunrise).tt];
  const changes = [
    ...crossings(siderealTrack(sky, 'Moon'), from, to, ABHIJIT_EDGES),
    ...crossings(siderealTrack(sky, 'Sun'), from, to, SUN_EDGES),
  ].map(({ tt }) => epochMillisecondsOf(tt));
  const inside = [...limbs.map(({ startsAt }) => startsAt), ...changes].filter(
    (at) => at > sunrise && at < nextSunrise,
  );
  const edges = [sunrise, ...new Set(inside.sort((a, b) => a - b)), nextSunrise];
  return edges.slice(1).map((end, index) => ({ start: edges[index] as number, end }));
}

/** Spans in order of time, those that touch made one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const { start, end } of spans) {
    const before = whole.at(-1);
    if (before?.end === start) whole[whole.length - 1] = { start: before.start, end };
    else whole.push({ start, end });
  }
  return whole;
}

function valueAt<Value>(
  spans: readonly { readonly value: Value; readonly startsAt: number; readonly endsAt: number }[],
  at: number,
): Value {
  return (spans.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt) as { readonly value: Value }).value;
}

function mapped<Code extends string, Table>(
  tables: Readonly<Record<Code, Table>>,
  holds: (table: Table) => boolean,
): Record<Code, boolean> {
  return Object.fromEntries(Object.entries<Table>(tables).map(([code, table]) => [code, holds(table)])) as Record<
    Code,
    boolean
  >;
}

/** 1 to 27. */
function starOf27(microdegrees: number): number {
  return Math.floor(fromMicrodegrees(microdegrees) / NAKSHATRA_DEGREES) + 1;
}

/** 1 to 28, with Abhijit after Uttara Ashadha. */
function starOf28(microdegrees: number): number {
  const degrees = fromMicrodegrees(microdegrees);
  if (degrees >= ABHIJIT_EDGES[0] && degrees < ABHIJIT_EDGES[1]) return ABHIJIT_STAR;
  const star = starOf27(microdegrees);
  return star < ABHIJIT_STAR ? star : star + 1;
}

/** Which star one is from another, that one counted. */
function countOf(star: number, from: number, of: 27 | 28): number {
  return ((star - from + of) % of) + 1;
}
