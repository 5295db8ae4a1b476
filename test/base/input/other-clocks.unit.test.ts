import { describe, expect, it } from 'vitest';
import type { CaveatFacts } from '../../../src/base/input/caveats.js';
import { OLD_CLOCKS, ZONE_CITIES } from '../../../src/base/input/old-clock-table.js';
import { parseOffset } from '../../../src/base/time/calendar.js';
import { zoneOfLink } from '../../../src/base/time/zone-history.js';
import { ascendant, moonSign, vedicCompatibility } from '../../../src/entries/index.js';
import { errorOf } from '../../support/support.js';

const DALLAS = { latitude: 32.78, longitude: -96.8 };

type Facts = CaveatFacts['zone_city_clock'];

function clocksOf(date: string, latitude: number, longitude: number, more: object = {}): Facts['clocks'] {
  const { provenance } = moonSign({ birth_date: date, birth_time: '10:20', latitude, longitude, ...more });
  const told = provenance.caveats.find(({ code }) => code === 'zone_city_clock');
  return told ? (told.facts as Facts).clocks : [];
}

const offsetsOf = (...asked: Parameters<typeof clocksOf>) =>
  clocksOf(...asked).map(({ utc_offset, reason_code }) => `${utc_offset} ${reason_code}`);

describe('the other clocks of a birth before 1970', () => {
  it.each<[string, string, number, number, string[]]>([
    ['Dallas in a summer of Chicago', '1955-07-04', 32.78, -96.8, ['-06:00 no_daylight_time']],
    ['Dallas in winter', '1955-01-04', 32.78, -96.8, []],
    ['Dallas in the war', '1943-07-04', 32.78, -96.8, ['-06:00 no_daylight_time']],
    ['Tucson in the war, which Arizona stepped out of', '1943-07-04', 32.22, -110.97, ['-07:00 no_daylight_time']],
    ['Chicago itself', '1955-07-04', 41.88, -87.63, []],
    ['Dallas from 1970 on', '1975-07-04', 32.78, -96.8, []],
    ['Atlanta', '1930-07-04', 33.75, -84.39, ['-05:00 no_daylight_time', '-06:00 neighbouring_zone']],
    ['Cleveland in the war', '1943-07-04', 41.5, -81.7, ['-05:00 no_daylight_time', '-06:00 neighbouring_zone']],
    ['Amarillo', '1920-01-04', 35.2, -101.8, ['-07:00 neighbouring_zone']],
    ['Butte in a summer of towns', '1955-07-04', 46, -112.53, ['-06:00 daylight_time']],
    ['Quebec in the autumn of towns', '1955-07-04', 46.81, -71.21, ['-05:00 no_daylight_time']],
    ['Bombay', '1950-07-04', 19.08, 72.88, ['+04:51 own_time']],
    ['Bombay from 1955 on', '1955-07-04', 19.08, 72.88, []],
    ['Calcutta', '1947-12-04', 22.57, 88.36, ['+05:53:20 own_time']],
    ['Calcutta from 1948 on', '1948-01-04', 22.57, 88.36, []],
    ['Madras in the war', '1944-07-04', 13.08, 80.27, ['+05:30 no_daylight_time', '+05:21:05 local_mean_time']],
    ['Munich in the summer of 1945', '1945-07-04', 48.14, 11.58, ['+02:00 own_time']],
    ['Berlin in the summer of 1945', '1945-07-04', 52.52, 13.4, []],
    ['Vichy', '1940-12-04', 46.13, 3.42, ['+01:00 own_time']],
    ['Strasbourg before 1918', '1913-07-04', 48.58, 7.75, ['+01:00 own_time']],
    ['Jasper in Indiana', '1955-01-04', 38.39, -86.93, ['-05:00 neighbouring_zone']],
    ['Bismarck’s neighbour Center', '1950-01-04', 47.11, -101.3, ['-06:00 neighbouring_zone']],
    ['Thunder Bay', '1920-01-04', 48.38, -89.25, ['-06:00 neighbouring_zone']],
    ['Fort William, which went over to Eastern time late', '1950-01-04', 48.38, -89.25, ['-06:00 neighbouring_zone']],
    ['Petrovichi by the decree of 1919', '1920-01-02', 53.97, 32.16, ['+02:00 own_time']],
    ['Moscow itself', '1920-01-02', 55.75, 37.62, []],
    ['Kazan’s west in 1918', '1918-12-11', 56.3, 44, ['+02:56 local_mean_time']],
    ['Stavropol after 1930', '1931-03-02', 45.5, 41.5, ['+04:00 own_time']],
    ['Kharkiv before the zones', '1920-01-02', 49.99, 36.23, ['+02:00 own_time', '+03:00 own_time']],
    ['Baku before the zones', '1920-01-02', 40.4, 49.87, ['+03:00 own_time']],
    ['Bahia in the first summer of 1964', '1964-01-15', -13, -38.5, ['-03:00 no_daylight_time']],
    ['Naples behind the front', '1943-10-20', 40.85, 14.27, ['+02:00 own_time']],
    ['Milan behind the front in 1944', '1944-09-25', 45.46, 9.19, ['+02:00 own_time']],
    ['London', '1955-07-04', 51.5, -0.13, []],
    ['Tokyo', '1949-07-04', 35.68, 139.69, []],
  ])('are told for %s', (_, date, latitude, longitude, expected) => {
    expect(offsetsOf(date, latitude, longitude)).toEqual(expected);
  });

  it('are those of a zone that is named, by whatever name', () => {
    for (const birth_timezone of ['America/Chicago', 'us/central']) {
      expect(offsetsOf('1955-07-04', 32.78, -96.8, { birth_timezone })).toEqual(['-06:00 no_daylight_time']);
    }
    expect(offsetsOf('1955-07-04', 32.78, -96.8, { birth_timezone: '-06:00' })).toEqual([]);
  });

  it('are not told where zone and place do not belong together', () => {
    expect(clocksOf('1955-07-04', 48.86, 2.35, { birth_timezone: 'America/Chicago' })).toEqual([]);
    expect(clocksOf('1900-11-10', -41, 180, { birth_timezone: 'Europe/Paris' })).toEqual([]);
  });

  it('are not told for a time that is not known: its whole day is', () => {
    expect(clocksOf('1955-07-04', 32.78, -96.8, { birth_time: null })).toEqual([]);
  });

  it('have no lagna at a pole', () => {
    const [clock] = clocksOf('1955-07-04', 90, -96.8, { birth_timezone: 'America/Chicago' });
    expect(clock?.lagna_sign_name).toBeNull();
  });

  it('name whose birth it is where there are two', () => {
    const persons = {
      person_a: { date: '1990-05-17', place: DALLAS },
      person_b: { date: '1955-07-04', time: '10:20', place: DALLAS },
    };
    const told = (options: object) =>
      vedicCompatibility(persons, options).provenance.caveats.filter(({ code }) => code === 'zone_city_clock');
    expect(told({}).map(({ message }) => message.slice(0, 9))).toEqual(['Person B:']);
    expect(told({ clock_a: '-06:00' })).toHaveLength(1);
    expect(told({ clock_b: '-06:00' })).toEqual([]);
  });
});

describe('the table of old clocks', () => {
  it('names zones of the database by their own names, and spans of births before 1970', () => {
    for (const [zones, from, until, clock, , within = [-90, -180, 90, 180]] of OLD_CLOCKS) {
      for (const zone of zones.split(' ')) expect(zoneOfLink(zone), zone).toBe(zone);
      expect(from < until && until <= '1970', `${zones} ${from}`).toBe(true);
      const isMade = ['standard', 'daylight', 'local'].includes(clock);
      expect(isMade || parseOffset(clock) !== undefined, clock).toBe(true);
      expect(within[0] < within[2] && within[1] < within[3], zones).toBe(true);
    }
    for (const zone of Object.keys(ZONE_CITIES)) expect(zoneOfLink(zone)).toBe(zone);
  });
});

describe('the mean time of a city', () => {
  const codes = (birth_time: string, longitude: number) =>
    ascendant({ birth_date: '1879-12-30', birth_time, latitude: 9.53, longitude }).provenance.caveats.map(
      ({ code }) => code,
    );

  it('is told where the rising sign hangs on it, however near the city is', () => {
    // Ramana Maharshi, born in Tiruchuli at 01:00: eight minutes of mean time.
    expect(codes('01:00', 78.2)).toContain('zone_city_mean_time');
    expect(codes('02:00', 78.2)).not.toContain('zone_city_mean_time');
  });

  it('is not told where it changes neither rising sign nor nakshatra, however far the city is', () => {
    const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`);
    const told = times.filter((time) => codes(time, 72.9).includes('zone_city_mean_time'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(24);
  });
});

describe('a clock that is chosen', () => {
  const born = { birth_date: '1955-07-04', birth_time: '10:20', ...DALLAS };

  it('is that of the record', () => {
    const standard = ascendant(born, { clock: 'standard' });
    expect(standard.result).toEqual(ascendant({ ...born, birth_timezone: '-06:00' }).result);
    expect(standard.provenance.timezone_resolution).toContain(
      'Standard time of America/Chicago without daylight time, UTC-06:00, as chosen by the client',
    );
    expect(standard.provenance.dst_applied).toBe(false);
    const offset = ascendant(born, { clock: '-06:00' });
    expect(offset.result).toEqual(standard.result);
    expect(offset.provenance.timezone_resolution).toBe(
      'Clock UTC-06:00, as chosen by the client instead of that of America/Chicago.',
    );
  });

  it('is standard time also where the clock skipped or repeated the time', () => {
    const paris = { latitude: 48.86, longitude: 2.35 };
    const at = (birth_date: string, birth_time: string) =>
      moonSign({ birth_date, birth_time, ...paris }, { clock: 'standard' }).result;
    expect(at('2026-03-29', '02:30')).toEqual(
      moonSign({ birth_date: '2026-03-29', birth_time: '01:30', birth_timezone: 'UTC', ...paris }).result,
    );
    expect(at('2026-10-25', '02:30')).toEqual(
      moonSign({ birth_date: '2026-10-25', birth_time: '01:30', birth_timezone: 'UTC', ...paris }).result,
    );
  });

  it('is refused where it is none', () => {
    for (const clock of ['summer', '6', '+16:00', '']) {
      expect(errorOf(() => moonSign(born, { clock })).message).toBe(
        'The option clock must be standard or an offset from UTC (±HH:MM or ±HH:MM:SS).',
      );
      const place = { latitude: 32.78, longitude: -96.8 };
      const { fieldErrors } = errorOf(() => moonSign({ date: '1955-07-04', time: '10:20', place, clock }));
      expect(fieldErrors.map(({ field }) => field)).toEqual(['clock']);
    }
    const birth_timezone = 'Mars/Olympus';
    expect(errorOf(() => moonSign({ ...born, birth_timezone }, { clock: '-06:00' })).code).toBe('engine_error');
  });
});
