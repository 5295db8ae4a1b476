import { momentOfUniversalTime } from '../../../src/base/ephemeris/ephemeris.js';
import { CalculationError } from '../../../src/base/errors.js';
import type { TimedBirthFields } from '../../../src/base/input/birth.js';
import { parseDate, parseTime } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import type { Texts } from '../../../src/base/time/temporal.js';
import { readWallClock } from '../../../src/base/time/zone.js';
import { nakshatraOf, navamsaOf } from '../../../src/base/zodiac/nakshatra.js';
import { rashiOf } from '../../../src/base/zodiac/rashi.js';
import { ascendant, moonSign, navamsa } from '../../../src/entries/index.js';
import { grahaAt, lagnaAt } from '../default-sky.js';
import { ascendantClass, nameOf, numberIn, placeIn, type Row } from './compare.js';
import { BIRTHS } from './tolerances.js';

/** The whole numbers of a row of births.tsv. */
interface Answer {
  readonly moon_sign: number;
  readonly nakshatra: number;
  readonly pada: number;
  readonly ascendant_sign: number;
  readonly navamsa_ascendant_sign: number;
}

/** What the sky gives at the row's own Universal Time. */
export function skyAnswer(row: Row): Answer {
  const moment = momentOfUniversalTime(numberIn(row, 'jd_ut'));
  const moon = grahaAt('Moon', moment);
  const rising = lagnaAt(moment, placeIn(row));
  return {
    moon_sign: rashiOf(moon).number,
    nakshatra: nakshatraOf(moon).nakshatra.number,
    pada: nakshatraOf(moon).pada,
    ascendant_sign: rashiOf(rising).number,
    navamsa_ascendant_sign: navamsaOf(rising).rashi.number,
  };
}

/** The row as a user would type it. */
export function inputOf(row: Row): Texts<TimedBirthFields> & { birth_timezone: string } {
  return {
    birth_date: row['date'] as string,
    birth_time: row['time'] as string,
    birth_timezone: row['zone'] as string,
    ...placeIn(row),
  };
}

/** What the tools answer to the row's date, time, zone and coordinates. */
export function toolAnswer(row: Row): Answer {
  const input = inputOf(row);
  const { rashi, nakshatra } = moonSign(input).result;
  return {
    moon_sign: rashi.number,
    nakshatra: nakshatra.number,
    pada: nakshatra.pada,
    ascendant_sign: ascendant(input).result.lagna.number,
    navamsa_ascendant_sign: navamsa(input).result.navamsa_ascendant.sign_number,
  };
}

/** Which edge, in degrees, decides a whole number, and of which longitude. */
const EDGES = {
  moon_sign: { column: 'moon_deg', part: 30 },
  nakshatra: { column: 'moon_deg', part: 40 / 3 },
  pada: { column: 'moon_deg', part: 10 / 3 },
  ascendant_sign: { column: 'ascendant_deg', part: 30 },
  navamsa_ascendant_sign: { column: 'ascendant_deg', part: 10 / 3 },
} as const satisfies Record<keyof Answer, { column: string; part: number }>;

/** A whole number that differs from the reference. */
export interface Difference {
  readonly row: string;
  readonly what: string;
  readonly ours: number;
  readonly theirs: number;
  /** Arc-seconds from the reference's longitude to the nearest edge. */
  readonly toEdge: number;
  /** Whether the promised accuracy allows it. */
  readonly isAllowed: boolean;
}

/** Every whole number of an answer that is not the reference's. */
export function differences(row: Row, answer: Answer): Difference[] {
  return Object.entries(EDGES).flatMap(([what, { column, part }]) => {
    const [ours, theirs] = [answer[what as keyof Answer], numberIn(row, what)];
    if (ours === theirs) return [];
    const turns = numberIn(row, column) / part;
    const toEdge = Math.abs(turns - Math.round(turns)) * part * 3600;
    const tolerance = BIRTHS[column === 'moon_deg' ? 'Moon at birth' : ascendantClass(row)]?.max ?? 0;
    return [{ row: nameOf(row), what, ours, theirs, toEdge, isAllowed: toEdge <= tolerance }];
  });
}

/** How our clock differs from that of the reference, or undefined where it does not. */
export function clockDifference(row: Row): string | undefined {
  const { birth_date, birth_time, birth_timezone: timeZone } = inputOf(row);
  const date = parseDate(birth_date) as NonNullable<ReturnType<typeof parseDate>>;
  const { hour, minute } = parseTime(birth_time) as { hour: number; minute: number };
  try {
    const { offsetSeconds } = readWallClock({ date, hour, minute, timeZone: zoneOf(timeZone) }).earlier;
    const theirs = numberIn(row, 'utc_offset_s');
    return offsetSeconds === theirs ? undefined : `offset ${offsetSeconds} s instead of ${theirs} s`;
  } catch (error) {
    if (error instanceof CalculationError) return error.message;
    throw error;
  }
}
