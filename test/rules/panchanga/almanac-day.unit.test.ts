import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { horizonEvents } from '../../../src/base/ephemeris/rise-set.js';
import { DAILY_SUN_LATITUDE, sunPassages } from '../../../src/base/ephemeris/sun-passages.js';
import { dateOf } from '../../../src/base/time/calendar.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { type ZoneCentre, zoneCentre } from '../../../src/base/time/zone-centre.js';
import {
  bestTimeToday,
  dailyTiming,
  monthlySnapshot,
  nakshatraOfTheDay,
  panchang,
  personalActivation,
  pushOrWait,
  relationshipWeather,
} from '../../../src/entries/index.js';
import { almanacMornings, type DayOptions } from '../../../src/rules/panchanga/almanac-day.js';
import { findSolarDay, sunrises } from '../../../src/rules/panchanga/sunrise.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';

const KYIV = { latitude: 50.4547, longitude: 30.5238 };
const asked = { date: '2026-06-21', timezone: 'Europe/Kyiv' };
const born = { birth_date: '1990-05-17', birth_time: '10:20', birth_place: 'Delhi' };
const person = { ...asked, ...born, birth_latitude: 28.6139, birth_longitude: 77.209, birth_timezone: 'Asia/Kolkata' };

type Options = NonNullable<Parameters<typeof dailyTiming>[1]>;
const days = {
  'daily-timing': (options: Options) => dailyTiming(asked, options),
  'push-or-wait': (options: Options) => pushOrWait(asked, options),
  'best-time-today': (options: Options) => bestTimeToday({ ...asked, intent: 'travel' }, options),
  'personal-activation': (options: Options) => personalActivation(person, options),
  'relationship-weather': (options: Options) =>
    relationshipWeather({ ...asked, relationship_mode: 'Romantic' }, options),
};

function rahuKalam(options: Options = {}): string[] {
  const window = dailyTiming(asked, options).result.named_windows.find(({ code }) => code === 'rahu_kalam');
  return [window?.starts_at, window?.ends_at].map((at) => String(at).slice(11, 16));
}

describe('the day of a zone', () => {
  it('has Rahu Kalam in the long evening of a June in Kyiv', () => {
    expect(rahuKalam()).toEqual(['18:57', '20:58']);
    expect(rahuKalam({ place: KYIV })).toEqual(['19:09', '21:13']);
    expect(rahuKalam({ day: 'nominal' })).toEqual(['16:30', '18:00']);
  });

  it.each(Object.entries(days))('is that of the centre of its people in %s', (_, tool) => {
    const centre = zoneCentre('Europe/Kyiv') as ZoneCentre;
    const { latitude, longitude } = centre;
    const there = panchang({ ...asked, latitude, longitude }).result;
    const { result, provenance } = tool({});
    expect(result.day_basis).toBe('zone_centre_sunrise');
    expect(result.day_span).toEqual({
      starts_at: there.sunrise_at,
      night_starts_at: there.sunset_at,
      ends_at: there.next_sunrise_at,
    });
    expect(provenance.caveats).toEqual([
      {
        code: 'zone_centre_day',
        message:
          'No place is given: the day begins with the sunrise at 49.1° N, 32.4° E, the centre of population of Europe/Kyiv; elsewhere in the zone it begins and ends earlier or later, by longitude up to 28 min earlier and 37 min later for 98 of 100 people.',
        facts: { time_zone: 'Europe/Kyiv', ...centre },
      },
    ]);
    expect(tool({ place: centre }).result).toEqual({
      ...result,
      day_basis: 'place_sunrise',
      ...summaryOf(tool({ place: centre })),
    });
  });

  it.each(Object.entries(days))('may be lived at a place in %s', (_, tool) => {
    const there = panchang({ ...asked, ...KYIV }).result;
    const { result, provenance } = tool({ place: KYIV });
    expect(result.day_basis).toBe('place_sunrise');
    expect(result.day_span.starts_at).toBe(there.sunrise_at);
    expect(provenance.caveats).toEqual([]);
    expect(provenance.location_resolution).toMatch(/the option place/);
  });

  it('is the same by each name of the zone', () => {
    const { result } = dailyTiming({ ...asked, timezone: 'Europe/Kiev' });
    expect(result.day_span).toEqual(dailyTiming(asked).result.day_span);
  });

  it('may take its zone from the place', () => {
    const { result } = dailyTiming({ date: asked.date }, { place: KYIV });
    expect(result).toEqual(dailyTiming(asked, { place: KYIV }).result);
  });

  it('says where a place and a zone do not belong together', () => {
    const { provenance } = dailyTiming({ ...asked, timezone: 'Asia/Tokyo' }, { place: KYIV });
    expect(provenance.caveats.map(({ code }) => code)).toEqual(['zone_contradicts_place']);
  });

  it.each([
    [asked.date, 'UTC'],
    [asked.date, 'Etc/GMT-3'],
    [asked.date, 'Antarctica/Vostok'],
  ])('is nominal on %s in %s, where nobody lives, and says so', (date, timezone) => {
    const { result, provenance } = dailyTiming({ date, timezone });
    expect(result.day_basis).toBe('nominal_06_18');
    expect(result.day_span.starts_at).toMatch(/T06:00:00/);
    expect(provenance.caveats[0]?.message).toBe(
      `No place is given, and ${timezone} has no people of its own: the day is taken from 06:00 to 18:00 on its clock.`,
    );
  });

  it('is nominal where the Sun does not rise or does not set', () => {
    for (const date of ['2026-06-21', '2026-12-21']) {
      const { result, provenance } = dailyTiming({ date, timezone: 'Arctic/Longyearbyen' });
      expect(result.day_basis).toBe('nominal_06_18');
      expect(provenance.caveats).toEqual([
        {
          code: 'day_without_sunrise',
          message: `At 77.0° N, 8.9° E the Sun does not rise and set within a day on ${date}: the day is taken from 06:00 to 18:00.`,
          facts: { first: date, last: date, days: 1, latitude: 77, longitude: 8.9 },
        },
      ]);
    }
  });

  it('begins the nakshatra of the day with the sunrise at a place, and without one at 06:00', () => {
    const atSix = nakshatraOfTheDay(asked);
    expect(atSix.result.reference_at).toBe('2026-06-21T06:00:00+03:00');
    expect(atSix.result.day_basis).toBe('nominal_06_18');
    const { result, provenance } = nakshatraOfTheDay({ ...asked, place: KYIV });
    const { sunrise_at } = panchang({ ...asked, ...KYIV }).result;
    expect(result.reference_at).toBe(sunrise_at);
    expect(result.day_basis).toBe('place_sunrise');
    expect(provenance.house_system).toContain('at sunrise at the place');
    expect(nakshatraOfTheDay(asked, { place: KYIV })).toEqual(nakshatraOfTheDay({ ...asked, place: KYIV }));
  });

  it('is the nakshatra of the panchang wherever the Sun rises, and of 06:00 where it does not', () => {
    for (const { date, latitude, longitude } of placesAndDates(40)) {
      const here = { date, place: { latitude, longitude } };
      const { result, provenance } = nakshatraOfTheDay(here);
      if (result.day_basis === 'place_sunrise') {
        const { name, pada } = panchang({ date, latitude, longitude }).result.nakshatra;
        expect(result.nakshatra).toMatchObject({ name, pada });
      } else {
        expect(provenance.caveats.map(({ code }) => code)).toContain('day_without_sunrise');
        expect(result.reference_at.slice(11, 16)).toBe('06:00');
      }
    }
  });

  it('names how far the people of the zone are from its centre, which no large city of India exceeds', () => {
    const asked = { date: '2026-03-20', timezone: 'Asia/Kolkata' };
    const { result, provenance } = dailyTiming(asked);
    const told = provenance.caveats.find(({ code }) => code === 'zone_centre_day');
    expect(told?.facts).toMatchObject({ minutes_earlier: 55, minutes_later: 30 });
    expect(told?.message).toMatch(/by longitude up to 55 min earlier and 30 min later for 98 of 100 people\.$/);
    const centre = Date.parse(result.day_span.starts_at);
    for (const [city, latitude, longitude] of CITIES_OF_INDIA) {
      const there = Date.parse(panchang({ ...asked, latitude, longitude }).result.sunrise_at);
      const later = (there - centre) / 60_000;
      expect(later, city).toBeGreaterThan(-56);
      expect(later, city).toBeLessThan(31);
    }
  });
});

/** From general knowledge: the ends of the country and its largest cities. */
const CITIES_OF_INDIA = [
  ['Mumbai', 19.08, 72.88],
  ['Ahmedabad', 23.03, 72.59],
  ['Rajkot', 22.3, 70.8],
  ['Delhi', 28.65, 77.23],
  ['Chennai', 13.09, 80.28],
  ['Kolkata', 22.56, 88.36],
  ['Guwahati', 26.18, 91.75],
] as const;

function placesAndDates(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    date: `${1950 + ((index * 37) % 120)}-${String(1 + ((index * 7) % 12)).padStart(2, '0')}-17`,
    latitude: -80 + ((index * 53) % 160),
    longitude: -175 + ((index * 101) % 350),
  }));
}

function summaryOf({ result }: { readonly result: object }) {
  return 'summary' in result ? { summary: result.summary } : {};
}

describe('the days of a month', () => {
  const month = (timezone: string, target_month: string, options: Options = {}) =>
    monthlySnapshot({ ...person, timezone, target_month }, options);

  it('begin as those of the other tools do', () => {
    const { result, provenance } = month('Europe/Kyiv', '2026-06');
    expect(result.day_basis).toBe('zone_centre_sunrise');
    expect(provenance.caveats.map(({ code }) => code)).toEqual(['zone_centre_day']);
    for (const { date, nakshatra_name, moon_sign_name, tithi_number } of result.days) {
      const { transit } = personalActivation({ ...person, date }).result;
      expect([nakshatra_name, moon_sign_name]).toEqual([transit.nakshatra_name, transit.moon_sign_name]);
      expect(tithi_number).toBe(dailyTiming({ date, timezone: 'Europe/Kyiv' }).result.tithi.number);
    }
  });

  it('are those of a place that is given', () => {
    const limbs = (options: Options) => month('Europe/Kyiv', '2026-06', options).result.days.map(({ rules }) => rules);
    expect(limbs({ place: { latitude: 50.4547, longitude: -120 } })).not.toEqual(limbs({}));
    expect(limbs({ day: 'nominal' })).not.toEqual(limbs({}));
  });

  it('are nominal where there is no sunrise, which is told with the dates', () => {
    const { result, provenance } = month('Arctic/Longyearbyen', '2026-02');
    expect(result.day_basis).toBe('zone_centre_sunrise');
    const told = provenance.caveats.map(({ message }) => message);
    expect(told[1]).toMatch(
      /^At 77\.0° N, 8\.9° E the Sun does not rise and set within a day on \d+ dates from 2026-02-01 to/,
    );
    const summer = month('Arctic/Longyearbyen', '2026-06');
    expect(summer.result.day_basis).toBe('nominal_06_18');
    expect(summer.provenance.caveats.map(({ code }) => code)).toEqual(['day_without_sunrise']);
  });
});

describe('the risings of the Sun by its hour angle', () => {
  it.each([0, 50.4, -51.7, DAILY_SUN_LATITUDE])('may be read off one after the other at %d degrees', (latitude) => {
    const place = { latitude, longitude: 30.5 };
    const spans = Array.from({ length: 366 }, (_, day) => {
      const start = Date.UTC(2026, 0, 1 + day, -2);
      return { start, end: start + 86_400_000 };
    });
    const deviations = sunrises(DEFAULT_SKY, spans, place).map((at, day) => {
      const found = findSolarDay(DEFAULT_SKY, spans[day] as (typeof spans)[number], place);
      return Math.abs(Number(at) - ('why' in found ? Number.NaN : found.sunrise));
    });
    expect(Math.max(...deviations)).toBeLessThan(100);
  });

  it.each([0, 28.6, -45, 60, DAILY_SUN_LATITUDE, -DAILY_SUN_LATITUDE])(
    'are those of a search at %d degrees',
    (latitude) => {
      const place = { latitude, longitude: 30.5 };
      const { find } = sunPassages(DEFAULT_SKY, place);
      for (let from = 2_461_000; from < 2_461_366; from += 17.3) {
        for (const { at, event } of horizonEvents(defaultEphemeris, { body: 'Sun', place }, { from, to: from + 1 })) {
          expect(Math.abs(find(at + 0.2, event) - at) * 86_400).toBeLessThan(0.002);
        }
      }
    },
  );
});

it('the mornings of a month tell where they are reckoned', () => {
  const date = dateOf(2026, 5, 21);
  const start = Date.UTC(2026, 5, 20, 21);
  const month = { timeZone: zoneOf('Europe/Kyiv'), dates: [date], spans: [{ start, end: start + 86_400_000 }] };
  const basisWith = (options: Partial<DayOptions>) =>
    almanacMornings(DEFAULT_SKY, month, { day: 'zone', place: undefined, ...options }).basis;
  expect(basisWith({ place: KYIV })).toBe('place_sunrise');
  expect(basisWith({})).toBe('zone_centre_sunrise');
  expect(basisWith({ day: 'nominal' })).toBe('nominal_06_18');
});
