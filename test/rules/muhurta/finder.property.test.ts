import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Place } from '../../../src/base/ephemeris/ascendant.js';
import { momentAt } from '../../../src/base/ephemeris/ephemeris.js';
import type { CalendarDate } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { localDay } from '../../../src/base/time/zone.js';
import { NAKSHATRA_NAMES, nakshatraOf } from '../../../src/base/zodiac/nakshatra.js';
import { grahaPositions, lagnaLongitude, siderealPosition } from '../../../src/base/zodiac/positions.js';
import { type Rashi, rashiOf } from '../../../src/base/zodiac/rashi.js';
import {
  ACTIVITIES,
  EXCLUSIONS,
  type Exclusion,
  MUHURTA_PROFILES,
  rulesOf,
} from '../../../src/rules/muhurta/activity-tables.js';
import { type FinderDay, findMuhurtas } from '../../../src/rules/muhurta/finder.js';
import { COMPASS, type CompassDirection } from '../../../src/rules/panchanga/directions.js';
import { limbAt, sunAndMoon, varaOf } from '../../../src/rules/panchanga/limbs.js';
import { lunarMonth } from '../../../src/rules/panchanga/lunar-month.js';
import { sunrises } from '../../../src/rules/panchanga/sunrise.js';
import { DEFAULT_SKY as sky } from '../../support/default-sky.js';
import { runs } from '../../support/support.js';

const MINUTE = 60_000;
const DAY = 86_400_000;
const ZONE = 'Asia/Kolkata';

/** Days of the finder from a day since 1970 on, at a place of India. */
function daysFrom(first: number, count: number, latitude: number): FinderDay[] {
  const dates = Array.from({ length: count + 1 }, (_, index) => (first + index) as CalendarDate);
  const rises = sunrises(
    sky,
    dates.map((date) => localDay(zoneOf(ZONE), date)),
    { latitude, longitude: 77.2 },
  ) as number[];
  return dates.slice(0, -1).map((date, index) => ({
    date,
    vara: varaOf(date).name,
    sunrise: rises[index] as number,
    nextSunrise: rises[index + 1] as number,
  }));
}

/** The ghatis and varas of the rule of directions, written down again. */
const SHULA: Readonly<Record<CompassDirection, readonly [number, readonly string[]]>> = {
  east: [8, ['Monday', 'Saturday']],
  south: [22, ['Thursday']],
  west: [15, ['Sunday', 'Friday']],
  north: [12, ['Tuesday', 'Wednesday']],
};

interface Asked {
  readonly rules: ReturnType<typeof rulesOf>;
  readonly exclusions: readonly Exclusion[];
  readonly direction: CompassDirection | undefined;
  /** Whose lagna is looked at. */
  readonly lagnaAt: Place | undefined;
}

const fromSun = (graha: 'Jupiter' | 'Venus', at: number) => {
  const { tt } = momentAt(at);
  const { longitude, speed } = siderealPosition(sky, graha, tt);
  const apart = Math.abs(longitude - siderealPosition(sky, 'Sun', tt).longitude);
  return { apart: Math.min(apart, 360 - apart), speed };
};

/** Whether all that is asked holds at an instant, asked of that instant alone. */
function holds(day: FinderDay, at: number, { rules, exclusions, direction, lagnaAt }: Asked): boolean {
  const both = sunAndMoon(sky, at);
  const tithi = limbAt('tithi', both).number;
  const { nakshatra, pada } = nakshatraOf(both.moon);
  const sunSign = rashiOf(both.sun).name;
  if (!rules.varas.includes(day.vara) || !rules.tithis.includes(tithi)) return false;
  if (!rules.nakshatras.includes(nakshatra.name)) return false;
  if (rules.excludedPadas[nakshatra.name]?.includes(pada)) return false;
  if (rules.sunSigns && !rules.sunSigns.includes(sunSign)) return false;
  if (direction && SHULA[direction][1].includes(day.vara) && at < day.sunrise + SHULA[direction][0] * 24 * MINUTE) {
    return false;
  }
  const month = lunarMonth(sky, at, both)?.amanta;
  if (!month) return false;
  if (rules.months && !rules.months.includes(month.name)) return false;
  const { number, adhika } = month;
  const isStruck: Readonly<Record<Exclusion, () => boolean>> = {
    adhika: () => lunarMonth(sky, day.sunrise)?.amanta.adhika === true,
    kharmas: () => sunSign === 'Sagittarius' || sunSign === 'Pisces',
    chaturmas: () =>
      (number === 4 && !adhika && tithi >= 11) ||
      (number > 4 && number < 8) ||
      (number === 8 && (adhika || tithi <= 11)),
    guru_asta: () => fromSun('Jupiter', day.sunrise).apart <= 11,
    shukra_asta: () => {
      const { apart, speed } = fromSun('Venus', day.sunrise);
      return apart <= (speed < 0 ? 8 : 10);
    },
    bhadra: () => limbAt('karana', both).name === 'Vishti',
    panchaka: () => both.moon >= 293_333_333,
    sankranti: () => {
      const [before, after] = [at - 384 * MINUTE, at + 384 * MINUTE].map(
        (one) => rashiOf(sunAndMoon(sky, one).sun).name,
      );
      return before !== after;
    },
    holashtaka: () => number === 12 && !adhika && tithi >= 8 && tithi <= 15,
    pitri_paksha: () => number === 6 && !adhika && tithi > 15,
    bad_yogas: () => [1, 6, 9, 10, 13, 15, 17, 19, 27].includes(limbAt('yoga', both).number),
  };
  if ([...rules.exclusions, ...exclusions].some((code) => isStruck[code]())) return false;
  if (!lagnaAt) return true;
  const moment = momentAt(at);
  const lagna = rashiOf(lagnaLongitude(sky, moment, lagnaAt));
  if (rules.lagnas && !rules.lagnas.includes(lagna.name)) return false;
  const houses = grahaPositions(sky, moment).map(({ longitude }) => houseOf(rashiOf(longitude), lagna));
  return !rules.emptyHouses.some((house) => houses.includes(house));
}

const houseOf = (sign: Rashi, lagna: Rashi) => ((sign.number - lagna.number + 12) % 12) + 1;

const asked = fc.record({
  first: fc.integer({ min: Date.UTC(1900, 0, 1) / DAY, max: Date.UTC(2099, 0, 1) / DAY }),
  latitude: fc.integer({ min: 8, max: 34 }),
  activity: fc.constantFrom(...ACTIVITIES),
  profile: fc.constantFrom(...MUHURTA_PROFILES),
  exclusions: fc.uniqueArray(fc.constantFrom(...EXCLUSIONS), { maxLength: 3 }),
  direction: fc.option(fc.constantFrom(...COMPASS), { nil: undefined }),
  hasLagna: fc.boolean(),
});

const lagnaOf = (hasLagna: boolean, latitude: number) => (hasLagna ? { latitude, longitude: 77.2 } : undefined);

describe('the finder of muhurtas', () => {
  test.prop([asked], runs(8))(
    'finds over a month what a scan minute by minute finds',
    ({ first, latitude, activity, profile, exclusions, direction, hasLagna }) => {
      const lagnaAt = lagnaOf(hasLagna, latitude);
      const rules = { ...rulesOf(activity, profile), minimumMinutes: 0 };
      const days = daysFrom(first, 30, latitude);
      const { spans } = findMuhurtas(sky, days, rules, {
        exclusions,
        ...(direction && { direction }),
        ...(lagnaAt && { lagnaAt }),
      });
      const wrong: string[] = [];
      for (const day of days) {
        const own = spans.filter(({ date }) => date === day.date);
        const edges = own.flatMap(({ start, end }) => [start, end]);
        for (let at = day.sunrise + MINUTE / 2; at < day.nextSunrise; at += MINUTE) {
          // Longitudes are told to the microdegree, and an instant that near to an edge may be told as either side.
          if (edges.some((edge) => Math.abs(edge - at) < 1000)) continue;
          const isFound = own.some(({ start, end }) => start <= at && at < end);
          if (isFound !== holds(day, at, { rules, exclusions, direction, lagnaAt }))
            wrong.push(new Date(at).toISOString());
        }
      }
      expect(wrong).toEqual([]);
    },
    300_000,
  );

  test.prop([asked], runs(40))(
    'tells of each instant that it is in a span or what struck it out, and never both',
    ({ first, latitude, activity, profile, exclusions, direction, hasLagna }) => {
      const lagnaAt = lagnaOf(hasLagna, latitude);
      const rules = rulesOf(activity, profile);
      const days = daysFrom(first, 40, latitude);
      const { spans, excluded } = findMuhurtas(sky, days, rules, {
        exclusions,
        ...(direction && { direction }),
        ...(lagnaAt && { lagnaAt }),
      });
      const all = [...spans, ...excluded].sort((a, b) => a.start - b.start);
      let reached = days[0]?.sunrise ?? 0;
      for (const { start, end } of all) {
        expect(start).toBeLessThanOrEqual(reached);
        reached = Math.max(reached, end);
      }
      expect(reached).toBe(days.at(-1)?.nextSunrise);
      for (const span of spans) {
        expect(excluded.filter(({ start, end }) => start < span.end && span.start < end)).toEqual([]);
        expect(span.end - span.start).toBeGreaterThanOrEqual(rules.minimumMinutes * MINUTE);
      }
    },
  );

  it('finds nothing where an exclusion asks for a month that the ephemeris does not tell', () => {
    const days = daysFrom(Date.UTC(2200, 11, 1) / DAY, 31, 20);
    const lastMonth = days.filter(({ sunrise }) => lunarMonth(sky, sunrise)).length;
    expect(lastMonth).toBeLessThan(31);
    const rules = { ...rulesOf('travel', 'list'), nakshatras: NAKSHATRA_NAMES, excludedPadas: {} };
    const unknown = days[lastMonth]?.sunrise ?? 0;
    const afterwards = (exclusions: readonly Exclusion[]) =>
      findMuhurtas(sky, days, rules, { exclusions }).spans.filter(({ start }) => start >= unknown);
    expect(afterwards(['adhika'])).toEqual([]);
    expect(afterwards([])).not.toEqual([]);
  });
});
