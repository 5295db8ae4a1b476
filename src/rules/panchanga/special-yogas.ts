import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { fromMicrodegrees, toMicrodegrees } from '../../base/math/angle.js';
import { NAKSHATRAS, type Nakshatra } from '../../base/zodiac/nakshatra.js';
import { grahaLongitude, type Sky, siderealTrack } from '../../base/zodiac/positions.js';
import { RASHI_EDGES } from '../../base/zodiac/rashi.js';
import type { DayAndNight, Span } from './day-divisions.js';
import type { LimbSpan } from './limbs.js';
import {
  ABHIJIT_ARCSECONDS,
  ANANDADI_NAMES,
  type AnandadiName,
  BAD_ANANDADI,
  type ByVara,
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
import type { Tithi, TithiGroup, Vara, VaraName } from './tables.js';

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

/** What of the day, its tithi and the stars of Sun and Moon the yogas are made of. */
interface YogaParts {
  readonly vara: VaraName;
  readonly star: number;
  /** 1 to 15. */
  readonly tithi: number;
  readonly group: TithiGroup;
  /** The star of the Moon from that of the Sun, of 27 and of 28. */
  readonly from27: number;
  readonly from28: number;
  /** The sign of the Sun, 0 to 11. */
  readonly sunSign: number;
}

type Condition = (of: YogaParts) => boolean;

/** A condition for each code, in their order. By a call, since a bundler keeps what it cannot follow. */
const CONDITIONS = /* @__PURE__ */ conditions();

function conditions(): readonly (readonly [SpecialYogaCode, Condition])[] {
  const holds: Readonly<Record<SpecialYogaCode, Condition>> = {
    ...mapped(VARA_NAKSHATRA_YOGAS, (table: ByVara<readonly number[]>) => ({ vara, star }) => {
      return table[vara]?.includes(star) === true;
    }),
    ...mapped(
      VARA_TITHI_YOGAS,
      (table: ByVara<number>) =>
        ({ vara, tithi }) =>
          table[vara] === tithi,
    ),
    ...mapped(
      VARA_GROUP_YOGAS,
      (table: ByVara<TithiGroup>) =>
        ({ vara, group }) =>
          table[vara] === group,
    ),
    ...mapped(PUSHKARA_YOGAS, (stars: readonly number[]) => ({ vara, tithi, star }) => {
      return stars.includes(star) && PUSHKARA.tithis.includes(tithi) && PUSHKARA.varas.includes(vara);
    }),
    ...mapped(
      COUNTS_OF_28,
      (counts: readonly number[]) =>
        ({ from28 }) =>
          counts.includes(from28),
    ),
    ravi_yoga: ({ from27 }) => RAVI_YOGA_COUNTS.includes(from27),
    jwalamukhi: ({ tithi, star }) => JWALAMUKHI[tithi] === star,
    sun_dagdha_tithi: ({ sunSign, tithi }) => SUN_DAGDHA_TITHIS[sunSign] === tithi,
  };
  return SPECIAL_YOGA_CODES.map((code) => [code, holds[code]]);
}

/** The yogas that hold by weekday, tithi and the stars of Sun and Moon, in the order of their codes. */
export function specialYogasAt({ vara, tithi, nakshatra, moon, sun }: YogaMoment): SpecialYogaCode[] {
  const parts: YogaParts = {
    vara: vara.name,
    star: nakshatra.number,
    tithi: tithi.numberInPaksha,
    group: tithi.group,
    from27: countOf(nakshatra.number, starOf27(sun), 27),
    from28: countOf(starOf28(moon), starOf28(sun), 28),
    sunSign: Math.floor(fromMicrodegrees(sun) / 30),
  };
  const codes: SpecialYogaCode[] = [];
  for (const [code, holds] of CONDITIONS) if (holds(parts)) codes.push(code);
  return codes;
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
  const [from, to] = [momentAt(day.sunrise).tt, momentAt(day.nextSunrise).tt];
  const sunChanges = crossings(siderealTrack(sky, 'Sun'), from, to, SUN_EDGES);
  const isNear = nakshatras.some(({ value }) => isAboutAbhijit(value.number));
  const moonChanges = isNear ? crossings(siderealTrack(sky, 'Moon'), from, to, ABHIJIT_EDGES) : [];
  const changes = [...sunChanges, ...moonChanges].map(({ tt }) => epochMillisecondsOf(tt));
  const starts = [...tithis, ...nakshatras].map(({ startsAt }) => startsAt);
  let sun: number | undefined;
  const pieces = piecesOf(day, [...starts, ...changes]).map(({ start, end }) => {
    const at = (start + end) / 2;
    const nakshatra = valueAt(nakshatras, at);
    const moon = moonWithin(sky, nakshatra, at);
    // Where the Sun passes no edge, one look tells its stars and its sign for the whole day.
    if (sun === undefined || sunChanges.length > 0) sun = grahaLongitude(sky, 'Sun', momentAt(at));
    const codes = specialYogasAt({ vara, tithi: valueAt(tithis, at), nakshatra, moon, sun });
    return { codes, anandadi: anandadiAt(vara, moon), start, end };
  });
  const specialYogas: SpecialYoga[] = [];
  const names = [...new Set(pieces.map(({ anandadi }) => anandadi))];
  for (const code of SPECIAL_YOGA_CODES) {
    const quality = GOOD_SPECIAL_YOGAS.includes(code) ? 'good' : 'bad';
    for (const { start, end } of joined(pieces, ({ codes }) => codes.includes(code))) {
      specialYogas.push({ code, quality, start, end });
    }
  }
  return {
    specialYogas: specialYogas.sort((a, b) => a.start - b.start),
    anandadis: names.flatMap((name) =>
      joined(pieces, ({ anandadi }) => anandadi === name).map(({ start, end }): Anandadi => {
        return { name, quality: BAD_ANANDADI.includes(name) ? 'bad' : 'good', start, end };
      }),
    ),
  };
}

/** The longitude of the Moon, microdegrees; in a nakshatra without a part of Abhijit its middle, which has the same stars. */
function moonWithin(sky: Sky, { number }: Nakshatra, at: number): number {
  return isAboutAbhijit(number)
    ? grahaLongitude(sky, 'Moon', momentAt(at))
    : toMicrodegrees((number - 0.5) * NAKSHATRA_DEGREES);
}

/** Abhijit is the end of Uttara Ashadha and the beginning of Shravana. */
function isAboutAbhijit(nakshatra: number): boolean {
  return nakshatra === ABHIJIT_STAR - 1 || nakshatra === ABHIJIT_STAR;
}

/** A day, cut wherever something changes that a yoga is made of. */
function piecesOf({ sunrise, nextSunrise }: DayAndNight, changes: readonly number[]): Span[] {
  const inside = changes.filter((at) => at > sunrise && at < nextSunrise);
  const edges = [sunrise, ...new Set(inside.sort((a, b) => a - b)), nextSunrise];
  return edges.slice(1).map((end, index) => ({ start: edges[index] as number, end }));
}

/** Those of spans in order of time for which something holds, such as touch made one. */
function joined<Piece extends Span>(pieces: readonly Piece[], holds: (piece: Piece) => boolean): Span[] {
  const whole: Span[] = [];
  for (const piece of pieces) {
    if (!holds(piece)) continue;
    const { start, end } = piece;
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
  holds: (table: Table) => Condition,
): Record<Code, Condition> {
  const of = Object.entries<Table>(tables).map(([code, table]) => [code, holds(table)]);
  return Object.fromEntries(of) as Record<Code, Condition>;
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
