import type { Place } from '../../base/ephemeris/ascendant.js';
import { type Crossing, crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { previousDate } from '../../base/time/calendar.js';
import { localDay, wallClockAt, type Zone } from '../../base/time/zone.js';
import { type Sky, siderealPosition, siderealTrack } from '../../base/zodiac/positions.js';
import type { DayAndNight } from './day-divisions.js';
import { varaOf } from './limbs.js';
import { findSolarDay } from './sunrise.js';
import type { VaraName } from './tables.js';

/** What a Panchaka is called by the day on which it begins. */
export const PANCHAKA_NAMES = ['roga', 'raja', 'agni', 'chora', 'mrityu'] as const;
export type PanchakaName = (typeof PANCHAKA_NAMES)[number];

/** The days in which the Moon is in Aquarius and Pisces: from the middle of Dhanishta to the end of Revati. */
export interface Panchaka {
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** None of one that begins on a Wednesday or a Thursday. */
  readonly name: PanchakaName | undefined;
}

/** By the vara, from sunrise to sunrise, in which it begins. Source: Muhurta Chintamani as almanacs print it (B). */
const NAMES: Readonly<Partial<Record<VaraName, PanchakaName>>> = {
  Sunday: 'roga',
  Monday: 'raja',
  Tuesday: 'agni',
  Friday: 'chora',
  Saturday: 'mrityu',
};

/** Sidereal longitudes at which it begins and ends, degrees. */
const EDGES = [300, 0] as const;

/** Days that are looked through before and after a day: no Panchaka is longer, and the ephemeris goes on for more. */
const LONGEST_DAYS = 6;

interface DayAt {
  readonly day: DayAndNight;
  readonly place: Place;
  readonly timeZone: Zone;
}

/** The Panchaka that runs in some moment of a day, whole. */
export function panchakaOf(sky: Sky, { day, place, timeZone }: DayAt): Panchaka | undefined {
  const track = siderealTrack(sky, 'Moon');
  const [rise, next] = [momentAt(day.sunrise).tt, momentAt(day.nextSunrise).tt];
  const isInside = siderealPosition(sky, 'Moon', rise).longitude >= EDGES[0];
  const entry = crossings(track, isInside ? rise - LONGEST_DAYS : rise, next, [EDGES[0]]).at(-1);
  if (!entry) return undefined;
  const from = isInside ? rise : entry.tt;
  const exit = crossings(track, from, from + LONGEST_DAYS, [EDGES[1]])[0] as Crossing;
  const start = epochMillisecondsOf(entry.tt);
  return { start, end: epochMillisecondsOf(exit.tt), name: nameOf(sky, start, { place, timeZone }) };
}

/** By the vara that has begun at the place by then; undefined where the Sun does not rise on that date. */
function nameOf(sky: Sky, start: number, { place, timeZone }: Omit<DayAt, 'day'>): PanchakaName | undefined {
  const { date } = wallClockAt(timeZone, start);
  const found = findSolarDay(sky, localDay(timeZone, date), place);
  if ('why' in found) return undefined;
  return NAMES[varaOf(start < found.sunrise ? previousDate(date) : date).name];
}
