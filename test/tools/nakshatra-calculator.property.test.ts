import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../src/base/zodiac/nakshatra.js';
import { babyNameLetter, birthNakshatra, type ChartFields, moonSign } from '../../src/entries/index.js';
import { chart, plainChart } from '../support/arbitrary.js';
import { runs, unlessRefused } from '../support/support.js';

const MINUTE = 60_000;

/** A day on which the Moon goes to another sign and stays in its nakshatra. */
const DAY_OF_ONE_NAKSHATRA = '1990-01-18';

function birthOf({ date, time = null, lat, lon, tz }: ChartFields) {
  return {
    birth_date: date,
    birth_time: time,
    latitude: lat,
    longitude: lon,
    ...(tz != null && { birth_timezone: tz }),
  };
}

describe('the birth nakshatra', () => {
  test.prop([chart], runs(150))('agrees with the Moon sign and naming tools', (input) => {
    const result = unlessRefused(() => birthNakshatra(input).result);
    fc.pre(result !== undefined);
    const moon = moonSign(birthOf(input)).result;
    const name = babyNameLetter(birthOf(input)).result;
    const { name: called, number, pada, ruler, deity, gana, yoni, nadi, nature } = result.nakshatra;
    expect(result.moon_longitude_sidereal).toBe(moon.moon_longitude_sidereal);
    expect({ name: called, number, pada, ruler }).toEqual(moon.nakshatra);
    expect(NAKSHATRAS[number - 1]).toEqual({ number, name: called, ruler, gana, yoni, nadi, nature, deity });
    expect(result.moon_sign).toEqual(moon.rashi);
    expect(name.naming_sound).toMatchObject(result.naming_sound);
    expect(result.day_alternates.map(({ nakshatra_name: nakshatra, ...pada }) => ({ nakshatra, ...pada }))).toEqual(
      name.day_alternates,
    );
    const touched = [...new Set(result.day_alternates.map(({ nakshatra_number }) => nakshatra_number))];
    expect(result.day_nakshatras).toEqual(touched.map((number) => NAKSHATRAS[number - 1]));
    const { near_sign_boundary, near_nakshatra_boundary } = moon.boundary;
    expect(result.boundary).toMatchObject({ near_sign_boundary, near_nakshatra_boundary });
  });

  test.prop([chart], runs(100))('has low confidence where another nakshatra or sign was possible that day', (input) => {
    const result = unlessRefused(() => birthNakshatra(input).result);
    fc.pre(result !== undefined);
    const possible = result.day_alternates.map(
      ({ nakshatra_name, pada_index }) => `${nakshatra_name} ${Math.floor(pada_index / 9)}`,
    );
    const { near_sign_boundary, near_nakshatra_boundary, confidence } = result.boundary;
    const near = near_sign_boundary || near_nakshatra_boundary;
    expect(confidence).toBe(new Set(possible).size > 1 ? 'low' : near ? 'medium' : 'high');
  });

  it('has low confidence on a day in which the sign alone changes, as the Moon sign tool has', () => {
    const day = { date: DAY_OF_ONE_NAKSHATRA, tz: 'Etc/UTC', lat: 0, lon: 0 };
    const { day_alternates, boundary } = birthNakshatra(day).result;
    expect(new Set(day_alternates.map(({ nakshatra_name }) => nakshatra_name)).size).toBe(1);
    expect(boundary).toEqual({ near_sign_boundary: true, near_nakshatra_boundary: false, confidence: 'low' });
    expect(moonSign(birthOf(day)).result.boundary.confidence).toBe('low');
  });

  test.prop([plainChart], runs(80))('was entered and left at the instants that are told', (input) => {
    const { nakshatra, moon_longitude_sidereal } = birthNakshatra(input).result;
    const at = (instant: number) => {
      const reading = new Date(instant).toISOString();
      return birthNakshatra({ ...input, date: reading.slice(0, 10), time: reading.slice(11, 16) }).result.nakshatra;
    };
    const [from, to] = [nakshatra.starts_at, nakshatra.ends_at].map(Date.parse) as [number, number];
    fc.pre(from > Date.parse('1801-01-01') && to < Date.parse('2200-12-30'));
    expect(at(from + MINUTE).number).toBe(nakshatra.number);
    expect(at(to - MINUTE).number).toBe(nakshatra.number);
    expect(at(from - MINUTE).number).toBe(((nakshatra.number + 25) % 27) + 1);
    expect(at(to + MINUTE).number).toBe((nakshatra.number % 27) + 1);
    expect(nakshatra.degree_in_nakshatra).toBeCloseTo(moon_longitude_sidereal - ((nakshatra.number - 1) * 40) / 3, 5);
  });
});
