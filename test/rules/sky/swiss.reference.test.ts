import { describe, expect, it } from 'vitest';
import { toTrueEquinox } from '../../../src/base/ephemeris/earth.js';
import { wrap180 } from '../../../src/base/math/angle.js';
import { NAKSHATRA_NAMES } from '../../../src/base/zodiac/nakshatra.js';
import {
  ayanamsha,
  junctionStar,
  lunarApogee,
  type NakshatraName,
  position,
  toJulianDay,
} from '../../../src/entries/sky.js';
import { readRows } from '../../support/reference/compare.js';

type Place = readonly [longitude: number, latitude: number];

interface StarRow {
  readonly nakshatra: NakshatraName;
  readonly star: string;
  readonly places: Readonly<Record<string, Place>>;
  readonly days: readonly (readonly [tt: number, longitude: number, latitude: number])[];
}

interface ApogeeRow {
  readonly tt: number;
  readonly mean: readonly [number, number, number];
  readonly true: readonly [number, number, number];
}

interface OwnRow {
  readonly at: number;
  readonly value: number;
  readonly tt: number;
  readonly ayanamsha: number;
}

const terrestrial = (jd: number) => ({ jd, scale: 'tt' }) as const;
const noonOf = (year: number) => Date.UTC(year, 0, 1, 12) / 86_400_000 + 2440587.5;
const arcseconds = (a: number, b: number) => Math.abs(wrap180(a - b)) * 3600;

describe('the junction stars are where the Swiss Ephemeris has them', () => {
  const rows = readRows<StarRow>('junction_stars.json');

  it('one for each nakshatra', () => {
    expect(rows.map(({ nakshatra }) => nakshatra)).toEqual(NAKSHATRA_NAMES);
  });

  it.each(rows)('$nakshatra: $star within 0.03 arc-second from 1800 to 2200', ({ nakshatra, star, places, days }) => {
    const asked = Object.entries(places).map(([year, [l, b]]) => [noonOf(Number(year)), l, b] as const);
    for (const [tt, longitude, latitude] of [...asked, ...days]) {
      const seen = junctionStar(nakshatra, terrestrial(tt), { zodiac: 'tropical' });
      expect(seen.name).toBe(star);
      const shrunk = Math.cos((latitude * Math.PI) / 180);
      expect(arcseconds(seen.longitude, longitude) * shrunk, `${tt}`).toBeLessThan(0.03);
      expect(arcseconds(seen.latitude, latitude), `${tt}`).toBeLessThan(0.03);
    }
  });
});

describe('the apogee of the Moon is that of the Swiss Ephemeris', () => {
  const rows = readRows<ApogeeRow>('lunar_apogee.json');
  const apart = (kind: 'mean' | 'true') =>
    rows.map((row) => {
      const seen = lunarApogee(terrestrial(row.tt), { zodiac: 'tropical', apogee: kind });
      const [longitude, latitude, speed] = row[kind];
      return [
        arcseconds(seen.longitude, longitude),
        arcseconds(seen.latitude, latitude),
        arcseconds(seen.speed, speed),
      ] as const;
    });
  const most = (all: readonly (readonly number[])[], i: number) => Math.max(...all.map((row) => row[i] as number));

  it('the mean one within half an arc-second', () => {
    const all = apart('mean');
    expect(all.length).toBeGreaterThan(90);
    expect(most(all, 0)).toBeLessThan(0.5);
    expect(most(all, 1)).toBeLessThan(0.1);
    expect(most(all, 2)).toBeLessThan(0.01);
  });

  it('the true one within ten arc-seconds: it magnifies the speed of the Moon', () => {
    const all = apart('true');
    expect(most(all, 0)).toBeLessThan(10);
    expect(most(all, 1)).toBeLessThan(15);
  });
});

describe('an ayanamsha of one’s own', () => {
  it.each(readRows<OwnRow>('own_ayanamshas.json'))('that is $value on $at is that of the Swiss Ephemeris', (row) => {
    const own = { value: row.value, at: terrestrial(row.at) };
    expect(arcseconds(ayanamsha(terrestrial(row.tt), own), row.ayanamsha)).toBeLessThan(0.005);
    expect(ayanamsha(terrestrial(row.at), own)).toBeCloseTo(row.value, 10);
  });

  it('is the zodiac of Lahiri where it has its value', () => {
    const when = new Date('1990-05-17T04:50:00Z');
    const at = new Date('1900-01-01T00:00:00Z');
    const own = { value: ayanamsha(at), at };
    expect(position('Moon', when, { ayanamsha: own }).longitude).toBeCloseTo(position('Moon', when).longitude, 9);
    const { jd } = toJulianDay(when, 'tt');
    const tropical = position('Sun', when, { zodiac: 'tropical' }).longitude;
    const sidereal = position('Sun', when, { ayanamsha: { value: 0, at: when } }).longitude;
    const nutation =
      toTrueEquinox(jd) - (ayanamsha(when, { value: 0, at: new Date('2000-01-01T12:00:00Z') }) as number);
    expect(wrap180(tropical - sidereal)).toBeCloseTo(nutation, 5);
  });
});
