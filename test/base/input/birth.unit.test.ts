import { describe, expect, it } from 'vitest';
import { type BirthFields, resolveBirth } from '../../../src/base/input/birth.js';
import { formatInstant } from '../../../src/base/time/calendar.js';
import type { Texts } from '../../../src/base/time/temporal.js';
import { type ZoneHistory, zoneHistory } from '../../../src/base/time/zone-history.js';
import { ZONES as TABLE } from '../../../src/base/time/zone-table.js';
import { ZONE_TABLE_VERSION } from '../../../src/base/time/zone-version.js';
import { moonSign, vedicCompatibility } from '../../../src/entries/index.js';
import { READ_BY } from '../../support/default-sky.js';
import { changesOf } from '../../support/reference/zone-changes.js';
import { stated } from '../../support/stated.js';
import { errorOf, textOf } from '../../support/support.js';
import { ZONES } from '../../support/zones.js';

const delhi = { latitude: 28.6139, longitude: 77.209 };

function born(birth_date: string, birth_time: string | null, birth_timezone: string): Texts<BirthFields> {
  return { birth_date, birth_time, birth_timezone, latitude: 0, longitude: 0 };
}

function canBeRead(wall: string, zone: string): boolean {
  const [date = '', time = ''] = wall.split('T');
  resolveBirth(stated(born(date, time, zone)), READ_BY);
  return true;
}

const resolve = (fields: Texts<BirthFields>) => resolveBirth(stated(fields), READ_BY);

describe('a birth', () => {
  it('takes the zone of its coordinates when none is given, and says so', () => {
    const birth = resolve({ birth_date: '1990-05-17', birth_time: '10:20', ...delhi });
    expect(birth.timeZone.name).toBe('Asia/Kolkata');
    expect(formatInstant(birth.epochMilliseconds)).toBe('1990-05-17T04:50:00Z');
    expect(birth.timezoneResolution).toBe(
      `IANA timezone identifier Asia/Kolkata, derived offline from the coordinates; time zone database ${ZONE_TABLE_VERSION}.`,
    );
  });

  it('prefers the zone that is given, whatever the coordinates', () => {
    const birth = resolve({ birth_date: '1990-05-17', birth_time: '10:20', birth_timezone: 'Europe/Paris', ...delhi });
    expect(formatInstant(birth.epochMilliseconds)).toBe('1990-05-17T08:20:00Z');
    expect(birth.timezoneResolution).toBe(
      `IANA timezone identifier Europe/Paris, as supplied by the client; time zone database ${ZONE_TABLE_VERSION}.`,
    );
    expect(birth.dstApplied).toBe(true);
  });

  it('takes any finder for the zone', () => {
    const birth = resolveBirth(stated({ birth_date: '2000-01-01', birth_time: '00:00', ...delhi }), {
      ...READ_BY,
      zones: { ...ZONES, at: () => 'Asia/Kathmandu' },
    });
    expect(formatInstant(birth.epochMilliseconds)).toBe('1999-12-31T18:15:00Z');
  });

  it.each([null, undefined])('of unknown time (%s) is put at noon', (birth_time) => {
    const birth = resolve({ birth_date: '1990-05-17', ...(birth_time === null && { birth_time }), ...delhi });
    expect(birth.timeKnown).toBe(false);
    expect(formatInstant(birth.epochMilliseconds)).toBe('1990-05-17T06:30:00Z');
    expect([birth.day.start, birth.day.end].map(formatInstant)).toEqual([
      '1990-05-16T18:30:00Z',
      '1990-05-17T18:30:00Z',
    ]);
  });
});

describe('a local time that was skipped', () => {
  it.each([
    [
      born('2023-03-12', '02:30', 'America/New_York'),
      'The local time 2023-03-12T02:30 did not exist in America/New_York: the clock went from 2023-03-12T02:00 straight to 2023-03-12T03:00. The nearest local times are 2023-03-12T01:59 and 2023-03-12T03:00.',
    ],
    [
      born('2023-10-01', '02:00', 'Australia/Lord_Howe'),
      'The local time 2023-10-01T02:00 did not exist in Australia/Lord_Howe: the clock went from 2023-10-01T02:00 straight to 2023-10-01T02:30. The nearest local times are 2023-10-01T01:59 and 2023-10-01T02:30.',
    ],
    [
      born('2018-11-04', '00:30', 'America/Sao_Paulo'),
      'The local time 2018-11-04T00:30 did not exist in America/Sao_Paulo: the clock went from 2018-11-04T00:00 straight to 2018-11-04T01:00. The nearest local times are 2018-11-03T23:59 and 2018-11-04T01:00.',
    ],
    [
      born('2011-12-30', '12:00', 'Pacific/Apia'),
      '2011-12-30 did not exist in Pacific/Apia: the clock went from 2011-12-30T00:00 straight to 2011-12-31T00:00. The nearest local times are 2011-12-29T23:59 and 2011-12-31T00:00.',
    ],
    [
      born('2011-12-30', null, 'Pacific/Apia'),
      '2011-12-30 did not exist in Pacific/Apia: the clock went from 2011-12-30T00:00 straight to 2011-12-31T00:00. The nearest local times are 2011-12-29T23:59 and 2011-12-31T00:00.',
    ],
  ])('is refused with the gap and the nearest times: %j', (fields, message) => {
    const error = errorOf(() => resolve(fields));
    expect([error.code, error.message]).toEqual(['engine_error', message]);
  });

  it('at noon is read later when only the day is known', () => {
    const { epochMilliseconds } = resolve(born('2000-01-15', null, 'Africa/Khartoum'));
    expect(formatInstant(epochMilliseconds)).toBe('2000-01-15T10:00:00Z');
  });

  it('is answered with times that can be read, at every change of every clock', () => {
    const names = TABLE.trim()
      .split('\n')
      .map((line) => line.slice(0, line.indexOf('|')));
    const gaps = names.flatMap((zone) =>
      changesOf(zoneHistory(zone) as ZoneHistory).flatMap(({ at, offset }, index, all) => {
        const before = all[index - 1]?.offset ?? offset;
        // The middle of what was skipped, if a whole minute fits.
        return offset - before >= 120 && at > Date.UTC(1800, 0, 2) / 1000 && at < Date.UTC(2040, 0) / 1000
          ? [{ zone, wall: new Date((at + (before + offset) / 2) * 1000).toISOString().slice(0, 16) }]
          : [];
      }),
    );
    const bad = gaps.filter(({ zone, wall }) => {
      const [date = '', time = ''] = wall.split('T');
      const { message } = errorOf(() => resolve(born(date, time, zone)));
      const [, ...near] = /local times are (\S+) and (\S+)\.$/.exec(message) ?? [];
      return near.length !== 2 || near.some((text) => !canBeRead(text, zone));
    });
    expect(gaps.length).toBeGreaterThan(10_000);
    expect(bad).toEqual([]);
  });

  it('does not stop a birth of unknown time on the same day', () => {
    const birth = resolve(born('2023-03-12', null, 'America/New_York'));
    expect(formatInstant(birth.epochMilliseconds)).toBe('2023-03-12T16:00:00Z');
    expect((birth.day.end - birth.day.start) / 3_600_000).toBe(23);
  });
});

describe('a local time that happened twice', () => {
  const twice = born('2023-11-05', '01:30', 'America/New_York');

  it('is read as the earlier, and both instants are named', () => {
    const birth = resolve(twice);
    expect(formatInstant(birth.epochMilliseconds)).toBe('2023-11-05T05:30:00Z');
    expect(birth.dstApplied).toBe(true);
    expect(textOf(birth.clockCaveats)).toBe(
      'The local time 2023-11-05T01:30 happened twice in America/New_York, at 2023-11-05T05:30:00Z and at 2023-11-05T06:30:00Z; the earlier one is used.',
    );
    expect(moonSign({ ...twice, longitude: -74 }).provenance.uncertainty).toBe(textOf(birth.clockCaveats));
  });

  it('is told half an hour apart where daylight time is half an hour', () => {
    expect(textOf(resolve(born('2023-04-02', '01:45', 'Australia/Lord_Howe')).clockCaveats)).toContain(
      'at 2023-04-01T14:45:00Z and at 2023-04-01T15:15:00Z',
    );
  });

  it('is no caveat where the time is not known or happened once', () => {
    expect(textOf(resolve({ ...twice, birth_time: null }).clockCaveats)).toBeUndefined();
    expect(textOf(resolve({ ...twice, birth_time: '00:59' }).clockCaveats)).toBeUndefined();
    expect(textOf(resolve({ ...twice, birth_time: '02:00' }).clockCaveats)).toBeUndefined();
  });
});

describe('the accepted dates', () => {
  it.each(['1799-12-31', '2201-01-01', '0001-01-01', '9999-12-31'])('leave out %s', (birth_date) => {
    const error = errorOf(() => resolve(born(birth_date, '12:00', 'UTC')));
    expect([error.code, error.message]).toEqual([
      'engine_error',
      'The birth date is outside the accepted dates, 1800-01-01 to 2200-12-31.',
    ]);
  });

  it.each([
    ['1800-01-01', '00:00', 'Pacific/Kiritimati'],
    ['2200-12-31', '23:59', 'Pacific/Pago_Pago'],
  ])('are local: %s %s in %s is in', (birth_date, birth_time, zone) => {
    expect(moonSign(born(birth_date, birth_time, zone)).result.rashi.number).toBeGreaterThan(0);
  });
});

describe('an error about one of two persons', () => {
  const fields = (prefix: string, birth: BirthFields) =>
    Object.fromEntries(Object.entries(birth).map(([name, value]) => [prefix + name, value]));
  const good = born('1990-05-17', '10:20', 'UTC');

  it.each([
    ['Person A', good, born('2023-03-12', '02:30', 'America/New_York')],
    ['Person B', born('1700-01-01', '02:30', 'UTC'), good],
    ['Person B', born('1990-01-01', '02:30', 'Mars/Olympus'), good],
  ])('names %s', (whose, b, a) => {
    const input = { ...fields('person_a_', a), ...fields('person_b_', b) };
    const { code, message } = errorOf(() => vedicCompatibility(input as never));
    expect(code).toBe('engine_error');
    expect(message.startsWith(`${whose}: `)).toBe(true);
  });
});
