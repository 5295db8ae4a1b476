import { describe, expect, it } from 'vitest';
import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import { type Body, momentAt } from '../../src/base/ephemeris/ephemeris.js';
import { tropicalTrack } from '../../src/base/ephemeris/tracks.js';
import { type RetrogradeResult, retrogrades } from '../../src/entries/index.js';
import { errorOf } from '../support/support.js';

const YEARS = Array.from({ length: 201 }, (_, i) => 1900 + i);
const all = YEARS.map((year) => retrogrades({ year }).result);
const LONGEST = { Mercury: 26, Venus: 45, Mars: 84, Jupiter: 126, Saturn: 146, Uranus: 160, Neptune: 164, Pluto: 168 };

function key({ planet, station_retrograde_at, station_direct_at }: RetrogradeResult): string {
  return [planet, station_retrograde_at, station_direct_at].join(' ');
}

/** Every window of the two centuries once. */
const windows = [...new Map(all.flatMap((year) => year.retrogrades).map((window) => [key(window), window])).values()];

function speedAt(planet: string, at: number): number {
  return tropicalTrack(defaultEphemeris, planet as Body).at(momentAt(at).tt).speed;
}

describe('the retrograde windows of 1900 to 2100', () => {
  it('are as many as the reference counts', () => {
    const counts = Object.fromEntries(
      Object.keys(LONGEST).map((planet) => [planet, windows.filter((window) => window.planet === planet).length]),
    );
    expect(counts).toEqual({
      Mercury: 633,
      Venus: 126,
      Mars: 94,
      Jupiter: 184,
      Saturn: 194,
      Uranus: 199,
      Neptune: 201,
      Pluto: 201,
    });
  });

  it('go backwards from station to station and forwards outside', () => {
    for (const { planet, station_retrograde_at, station_direct_at } of windows) {
      const [start, end] = [Date.parse(station_retrograde_at), Date.parse(station_direct_at)];
      const minute = 60_000;
      expect([start - 10 * minute, end + 10 * minute].map((at) => speedAt(planet, at) > 0)).toEqual([true, true]);
      expect([start + 10 * minute, (start + end) / 2, end - 10 * minute].map((at) => speedAt(planet, at) < 0)).toEqual([
        true,
        true,
        true,
      ]);
      expect((end - start) / 86_400_000).toBeLessThan(LONGEST[planet]);
    }
  });

  it('are told in every year that they touch and in no other', () => {
    for (const { year, retrogrades: told } of all) {
      const touching = windows.filter(
        ({ station_retrograde_at, station_direct_at }) =>
          station_retrograde_at < `${year + 1}` && station_direct_at >= `${year}`,
      );
      expect(told.map(key).sort()).toEqual(touching.map(key).sort());
      const starts = told.map(({ station_retrograde_at }) => station_retrograde_at);
      expect(starts).toEqual([...starts].sort());
    }
  });

  it('do not overlap for one planet', () => {
    for (const planet of Object.keys(LONGEST)) {
      const own = windows.filter((window) => window.planet === planet);
      for (const [i, { station_retrograde_at }] of own.slice(1).entries()) {
        expect(station_retrograde_at > (own[i]?.station_direct_at as string)).toBe(true);
      }
    }
  });

  it('have signs and degrees that follow from the longitudes, and both zodiacs as far apart as the ayanamsha', () => {
    const NAMES = 'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(' ');
    for (const window of windows) {
      for (const [sign, degree, longitude] of [
        [window.start_sign_name, window.start_degree_in_sign, window.start_longitude],
        [window.end_sign_name, window.end_degree_in_sign, window.end_longitude],
        [window.sidereal_start_sign_name, window.sidereal_start_degree_in_sign, window.sidereal_start_longitude],
        [window.sidereal_end_sign_name, window.sidereal_end_degree_in_sign, window.sidereal_end_longitude],
      ] as const) {
        expect(sign).toBe(NAMES[Math.floor(longitude / 30)]);
        expect(degree).toBeCloseTo(longitude % 30, 6);
      }
      const year = Number(window.start.slice(0, 4)) + 0.5;
      const apart = (window.start_longitude - window.sidereal_start_longitude + 360) % 360;
      // 50.3 arc-seconds a year; half a year and the nutation are within 0.02 degrees.
      expect(Math.abs(apart - (23.857 + ((year - 2000) * 50.29) / 3600))).toBeLessThan(0.02);
      // Backwards: the end lies behind the start.
      expect((window.start_longitude - window.end_longitude + 360) % 360).toBeLessThan(20);
    }
  });
});

describe('the year', () => {
  it.each([1899, 2101])('%d is refused', (year) => {
    expect(errorOf(() => retrogrades({ year })).fieldErrors).toEqual([
      { field: 'year', message: 'Must be between 1900 and 2100.' },
    ]);
  });
});
