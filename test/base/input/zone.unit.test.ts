import { describe, expect, it } from 'vitest';
import { chooseZone, zoneCaveats } from '../../../src/base/input/zone.js';
import { zoneOf } from '../../../src/base/time/named-zone.js';
import { clockAt } from '../../../src/base/time/zone.js';
import { type ZoneFinder, zoneAt } from '../../../src/base/time/zone-at.js';
import { ZONE_TABLE_VERSION } from '../../../src/base/time/zone-version.js';
import { moonPhases, moonSign, panchang, planetaryHours, vedicCompatibility } from '../../../src/entries/index.js';
import { placeIn, readTable } from '../../support/reference/compare.js';
import { errorOf, textOf } from '../../support/support.js';
import { ZONES } from '../../support/zones.js';

const attari = { latitude: 31.6, longitude: 74.6 };
const delhi = { latitude: 28.6139, longitude: 77.209 };
const in1990 = Date.UTC(1990, 4, 17);

const caveat = (sent: string | undefined, place: typeof delhi, at = in1990, finder: ZoneFinder = zoneAt) =>
  textOf(
    zoneCaveats(chooseZone(sent, place, { ...ZONES, at: finder }), place, at, { zones: { ...ZONES, at: finder } }),
  );

describe('the zone of an input', () => {
  it.each([
    ['Europe/Paris', delhi, 'Europe/Paris', 'as supplied by the client'],
    [null, delhi, 'Asia/Kolkata', 'derived offline from the coordinates'],
    [undefined, delhi, 'Asia/Kolkata', 'derived offline from the coordinates'],
    [undefined, undefined, 'UTC', 'since neither a zone nor coordinates were given'],
  ])('%s at %o is %s, %s', (sent, place, timeZone, origin) => {
    const choice = chooseZone(sent, place, ZONES);
    expect(choice.timeZone.name).toBe(timeZone);
    expect(choice.resolution).toBe(
      `IANA timezone identifier ${timeZone}, ${origin}; time zone database ${ZONE_TABLE_VERSION}.`,
    );
  });
});

describe('a zone beyond the database', () => {
  const ulm = { latitude: 48.4, longitude: 10 };

  it.each([
    ['LMT', 77.209, '+05:08:50'],
    ['lmt', 77.209, '+05:08:50'],
    ['LMT', -0.1667, '-00:00:40'],
    ['LMT', -180, '-12:00'],
    ['LMT', 0, '+00:00'],
  ])('is local mean time: %s at %d degrees east is %s', (sent, longitude, offset) => {
    expect(chooseZone(sent, { latitude: 0, longitude }, ZONES)).toEqual({
      timeZone: { name: offset, periodAt: expect.any(Function) },
      resolution: `Local mean time of the coordinates, UTC${offset}, as asked for by the client: four minutes for each degree of longitude.`,
      isDerived: false,
    });
    expect(caveat(sent, { latitude: 0, longitude }, Date.UTC(1850, 0, 1))).toBeUndefined();
    expect(caveat(sent, { latitude: 0, longitude })).toBeUndefined();
  });

  it.each([
    ['+00:40', '+00:40'],
    ['+05:53:28', '+05:53:28'],
    ['-00:00', '+00:00'],
  ])('is an offset: %s', (sent, offset) => {
    const { timeZone, resolution } = chooseZone(sent, undefined, ZONES);
    expect([timeZone.name, resolution]).toEqual([offset, `Fixed offset UTC${offset}, as supplied by the client.`]);
  });

  it('that is far from the mean time of the place is told as any other clock', () => {
    expect(caveat('+00:53:28', ulm, Date.UTC(1879, 2, 14))).toBeUndefined();
    expect(caveat('-08:00', delhi)).toBe(
      'The offset UTC-08:00 is 10 h 51 min away from the mean time at the coordinates, UTC+05:08:50: check that the offset and the coordinates belong together.',
    );
  });

  it('counts the same instant as the clock that showed it, and has no daylight time', () => {
    const born = { birth_date: '1990-07-01', birth_time: '10:20', ...ulm };
    const [berlin, offset, meanTime] = ['Europe/Berlin', '+02:00', 'LMT'].map((birth_timezone) =>
      moonSign({ ...born, birth_timezone }),
    );
    expect(offset?.result).toEqual(berlin?.result);
    expect([berlin, offset].map((one) => one?.provenance.dst_applied)).toEqual([true, false]);
    expect(meanTime).toEqual({ ...moonSign({ ...born, birth_timezone: '+00:40' }), provenance: meanTime?.provenance });
  });

  it('reads and tells the day of a place', () => {
    const { result } = panchang({ date: '1850-01-01', ...delhi, timezone: 'LMT' });
    expect(result.place.timezone).toBe('+05:08:50');
    // Rounded to the minute, so that the text is the instant itself.
    expect(result.sunrise_at).toMatch(/^1850-01-01T06:5\d:\d\d\+05:09$/);
    expect(planetaryHours({ date: '2026-01-01', ...delhi, timezone: '+05:30' }).result).toEqual({
      ...planetaryHours({ date: '2026-01-01', ...delhi, timezone: 'Asia/Kolkata' }).result,
      timezone: '+05:30',
    });
  });

  it('is no mean time without a place', () => {
    const { code, message } = errorOf(() => moonPhases({ date: '2026-01-01', timezone: 'LMT' }));
    expect([code, message]).toEqual([
      'engine_error',
      'Local mean time (LMT) is that of a place, and there is none here: name a time zone or an offset.',
    ]);
    expect(moonPhases({ date: '2026-01-01', timezone: '+05:30' }).result).toEqual({
      ...moonPhases({ date: '2026-01-01', timezone: 'Asia/Kolkata' }).result,
      timezone: '+05:30',
    });
  });
});

it('is refused in words where the finder finds none', () => {
  const { code, message } = errorOf(() => chooseZone(undefined, delhi, { ...ZONES, at: () => undefined as never }));
  expect([code, message]).toEqual(['engine_error', 'No time zone was found for these coordinates; name one.']);
});

describe('a border nearby', () => {
  it('is told with the clock beyond it and what that would change', () => {
    expect(caveat(undefined, attari)).toBe(
      'The coordinates may belong to Asia/Karachi (UTC+05:00), where the clock then differed from UTC+05:30 of Asia/Kolkata: by the clock of Asia/Karachi the same time is 30 min later, an ascendant about 8 degrees ahead. Send the time zone of the place if you know it.',
    );
  });

  it.each([
    [
      'Africa/Lagos',
      'by the clock of Africa/Lagos the same time is 1 h earlier, an ascendant about 15 degrees behind.',
    ],
    ['Asia/Kathmandu', 'the same time is 5 h 45 min earlier, an ascendant about 86 degrees behind.'],
    ['America/St_Johns', 'the same time is 3 h 30 min later, an ascendant about 53 degrees ahead.'],
    ['Pacific/Kiritimati', 'the same time is 14 h earlier. Send'],
  ])('of %s counts the hours from UTC', (zone, change) => {
    const halves: ZoneFinder = (latitude) => (latitude > 0.01 ? zone : 'UTC');
    expect(caveat(undefined, { latitude: 0, longitude: 0 }, Date.UTC(2000, 0, 1), halves)).toContain(change);
  });

  it('tells of each clock that it may be', () => {
    const thirds: ZoneFinder = (latitude) =>
      latitude > 20.01 ? 'Asia/Karachi' : latitude < 19.99 ? 'Asia/Dhaka' : 'Asia/Kolkata';
    expect(caveat(undefined, { latitude: 20, longitude: 70 }, in1990, thirds)).toContain(
      'may belong to Asia/Dhaka (UTC+06:00) and Asia/Karachi (UTC+05:00), where the clock then differed from UTC+05:30 of Asia/Kolkata: by the clock of Asia/Dhaka the same time is 30 min earlier, an ascendant about 8 degrees behind, by the clock of Asia/Karachi the same time is 30 min later, an ascendant about 8 degrees ahead.',
    );
  });

  it('asks a finder that knows its doubts for them, and no place around', () => {
    const asked: number[] = [];
    const find = (latitude: number) => {
      asked.push(latitude);
      return 'Asia/Kolkata';
    };
    const knowing: ZoneFinder = Object.assign(find, { others: () => new Set(['Asia/Karachi']) });
    expect(caveat(undefined, { latitude: 20, longitude: 70 }, in1990, knowing)).toContain('may belong to Asia/Karachi');
    expect(new Set(asked)).toEqual(new Set([20]));
  });

  it('is told where two clocks are in use side by side, however far it lies', () => {
    expect(caveat(undefined, { latitude: 39.47, longitude: 75.99 })).toContain('Asia/Shanghai (UTC+09:00)');
  });

  it('is no caveat where the client has named the zone, or where there is none', () => {
    expect(caveat('Asia/Kolkata', attari)).toBeUndefined();
    expect(caveat(undefined, delhi)).toBeUndefined();
  });

  it('is no caveat while both clocks show the same', () => {
    // Geneva and its French suburbs: apart in the summers before 1981, alike since.
    const geneva = { latitude: 46.2, longitude: 6.15 };
    expect(caveat(undefined, geneva, Date.UTC(1978, 6, 1))).toContain('Europe/Paris (UTC+02:00)');
    expect(caveat(undefined, geneva, Date.UTC(1978, 0, 1))).toBeUndefined();
    expect(caveat(undefined, geneva, Date.UTC(2020, 6, 1))).toBeUndefined();
  });

  it('is none to places for which the finder finds nothing', () => {
    const land = (_: number, longitude: number) => (longitude < 72.8 ? undefined : 'Asia/Kolkata');
    expect(caveat(undefined, { latitude: 18.95, longitude: 72.82 }, in1990, land as ZoneFinder)).toBeUndefined();
  });

  it('does not count the sea', () => {
    const coast: ZoneFinder = (_, longitude) => (longitude < 72.8 ? 'Etc/GMT-5' : 'Asia/Kolkata');
    expect(caveat(undefined, { latitude: 18.95, longitude: 72.82 }, in1990, coast)).toBeUndefined();
    // But whoever is put into the sea learns of the land.
    expect(caveat(undefined, { latitude: 18.95, longitude: 72.78 }, in1990, coast)).toContain(
      'Asia/Kolkata (UTC+05:30)',
    );
  });

  it.each([
    [9.9, true],
    [10.1, false],
  ])('%d km away: %s', (kilometres, isTold) => {
    const border = 20 + kilometres / 111.195;
    const halves: ZoneFinder = (latitude) => (latitude > border ? 'Asia/Karachi' : 'Asia/Kolkata');
    expect(caveat(undefined, { latitude: 20, longitude: 70 }, in1990, halves) !== undefined).toBe(isTold);
  });

  it('is found around a small enclave', () => {
    const enclave: ZoneFinder = (latitude, longitude) =>
      latitude > 0.03 && latitude < 0.06 && Math.abs(longitude) < 0.01 ? 'Asia/Karachi' : 'Asia/Kolkata';
    expect(caveat(undefined, { latitude: 0, longitude: 0 }, in1990, enclave)).toContain('Asia/Karachi');
  });

  it('of a name that the table does not know is no reason to fail', () => {
    const newer: ZoneFinder = (latitude) => (latitude > 20 ? 'Asia/Brand_New' : 'Asia/Kolkata');
    expect(caveat(undefined, { latitude: 20, longitude: 70 }, in1990, newer)).toBeUndefined();
  });

  it('is found across the date line and beside the pole', () => {
    const halves: ZoneFinder = (_, longitude) => (longitude < 0 ? 'Pacific/Pago_Pago' : 'Pacific/Auckland');
    expect(caveat(undefined, { latitude: 0, longitude: 179.98 }, in1990, halves)).toContain('Pacific/Pago_Pago');
    expect(caveat(undefined, { latitude: 89.99, longitude: 90 }, in1990, halves)).toContain('Pacific/Pago_Pago');
    expect(caveat(undefined, { latitude: -90, longitude: 180 }, in1990, halves)).toContain('Pacific/Pago_Pago');
  });

  it('asks the finder only for places on the globe', () => {
    const strict: ZoneFinder = (latitude, longitude) => {
      if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) throw new RangeError(`${latitude}, ${longitude}`);
      return 'UTC';
    };
    for (const latitude of [-90, -89.95, 0, 89.95, 90]) {
      for (const longitude of [-180, -179.99, 0, 179.99, 180]) {
        expect(caveat(undefined, { latitude, longitude }, in1990, strict) ?? '').not.toContain('may belong to');
      }
    }
  });
});

describe('a time before standard time', () => {
  const mumbai = { latitude: 19.076, longitude: 72.8777 };

  it('is told with the mean time of the place itself', () => {
    expect(caveat('Asia/Kolkata', mumbai, Date.UTC(1850, 5, 1))).toBe(
      'Asia/Kolkata had no standard time yet: its own local mean time, UTC+05:53:28, is used. A record made then, such as that of a birth, may have used the local mean time of the place itself, UTC+04:51:31.',
    );
    expect(caveat('Asia/Kolkata', mumbai, Date.UTC(1950, 5, 1))).toBeUndefined();
  });

  it('is no caveat where the place has the mean time of the zone, to a tenth of a degree', () => {
    const at = (longitude: number) =>
      caveat('America/New_York', { latitude: 40.71, longitude }, Date.UTC(1805, 2, 2)) !== undefined;
    expect([-74.12, -74.1, -74.006, -73.92, -73.9].map(at)).toEqual([true, false, false, false, true]);
  });

  it.each([
    // The zone's side of the date line, not that of the longitude.
    ['Pacific/Tongatapu', -21.13, -175.1, 'UTC+12:19:12', 'UTC+12:19:36'],
    ['Asia/Manila', 14.6, 121.1, 'UTC-15:56:08', 'UTC-15:55:36'],
    ['America/Juneau', 58.3, -134.3, 'UTC+15:02:19', 'UTC+15:02:48'],
  ])('in %s counts the same day as the zone', (zone, latitude, longitude, zones, own) => {
    const told = caveat(zone, { latitude, longitude }, Date.UTC(1840, 0, 1));
    expect(told).toContain(`local mean time, ${zones}, is used`);
    expect(told).toContain(`of the place itself, ${own}.`);
  });

  it.each([
    // Mumbai by the time of Howrah and of Madras, and Porbandar; Delhi was near enough to Madras.
    ['Asia/Kolkata', 19.076, 72.8777, 1860, 'UTC+05:53:20', 'UTC+04:51:31'],
    ['Asia/Kolkata', 19.076, 72.8777, 1890, 'UTC+05:21:10', 'UTC+04:51:31'],
    ['Europe/Paris', 43.7, 7.27, 1900, 'UTC+00:09:21', 'UTC+00:29:05'],
  ])('in %s at %d, %d in %d is told where a far city set the clock', (zone, latitude, longitude, year, city, own) => {
    expect(caveat(zone, { latitude, longitude }, Date.UTC(year, 0, 1))).toBe(
      `${zone} then kept the mean time of one city, ${city}. A record made then, such as that of a birth, may have used the local mean time of the place itself, ${own}.`,
    );
  });

  it.each([
    ['Asia/Kolkata', 28.6139, 77.209, 1890],
    ['Europe/Amsterdam', 53.2, 6.57, 1930],
    ['Europe/London', 50.1, -5.5, 1900],
    ['Africa/Monrovia', 4.4, -7.7, 1970],
  ])(
    'in %s at %d, %d in %d is no caveat: the city is near or the time an agreed one',
    (zone, latitude, longitude, year) => {
      expect(caveat(zone, { latitude, longitude }, Date.UTC(year, 0, 1))).toBeUndefined();
    },
  );

  it('is told where there was no clock at all', () => {
    expect(caveat('Antarctica/Vostok', { latitude: -78, longitude: 107 }, Date.UTC(1950, 0, 1))).toBe(
      'The time zone database knows of no clock in Antarctica/Vostok at that time, so UTC is used. A record made then, such as that of a birth, may have used the local mean time of the place itself, UTC+07:08.',
    );
  });

  it('stands behind the other caveats, and names the person of two', () => {
    const born = { birth_date: '1850-06-01', birth_timezone: 'Asia/Kolkata', ...mumbai };
    expect(moonSign(born).provenance.uncertainty).toMatch(
      /^The birth time is not known.* Asia\/Kolkata had no standard time yet/,
    );
    const input = Object.fromEntries(
      ['a', 'b'].flatMap((person) =>
        Object.entries(person === 'a' ? { ...born, birth_date: '1990-06-01', birth_time: '10:00' } : born).map(
          ([name, value]) => [`person_${person}_${name}`, value],
        ),
      ),
    );
    const { uncertainty } = vedicCompatibility(input as never).provenance;
    expect(uncertainty).toContain('Person B: Asia/Kolkata had no standard time yet');
    expect(uncertainty).not.toContain('Person A: Asia');
  });
});

describe('a zone and coordinates that contradict each other', () => {
  it('are told with how far the clock is from the mean time there', () => {
    expect(caveat('America/Los_Angeles', delhi, Date.UTC(1990, 0, 17))).toBe(
      'The clock of America/Los_Angeles, UTC-08:00, is 10 h 51 min away from the mean time at the coordinates, UTC+05:08:50: check that the time zone and the coordinates belong together.',
    );
    expect(caveat('Etc/UTC', delhi)).toContain(
      'is 5 h 9 min away from the mean time at the coordinates, UTC+05:08:50:',
    );
    expect(caveat('Asia/Kolkata', { latitude: 28.6139, longitude: -77.209 })).toContain('is 10 h 39 min away');
  });

  it.each([
    ['Etc/GMT-5', 22.5, false],
    ['Etc/GMT-5', 22.49, true],
    ['Etc/GMT-5', 127.5, false],
    ['Etc/GMT-5', 127.51, true],
    // On the far side of the date line the day is another and the clock the same.
    ['Etc/GMT-12', -180, false],
    ['Etc/GMT+12', 180, false],
    ['Etc/GMT-14', -157.4, false],
  ])('in %s at %d degrees east: %s', (zone, longitude, isTold) => {
    expect(caveat(zone, { latitude: 0, longitude }) !== undefined).toBe(isTold);
  });

  it.each([
    ['Kashgar by the clock of Beijing, in the summer of 1988', 'Asia/Shanghai', 39.47, 75.99, '1988-07-01'],
    ['Rutog in the west of Tibet, in the same summer', 'Asia/Shanghai', 33.4184, 79.6392, '1988-07-01'],
    ['Gambell on St. Lawrence Island, in the summer', 'America/Nome', 63.78, -171.73, '1990-07-01'],
    ['Jan Mayen by the clock of Berlin, in the summer of 1941', 'Arctic/Longyearbyen', 70.9221, -8.7187, '1941-07-01'],
    ['Casey station', 'Antarctica/Casey', -66.283, 110.517, '2010-01-01'],
    ['the South Pole', 'Antarctica/McMurdo', -90, 0, '2010-01-01'],
    ['a place whose clock the database does not know', 'America/Inuvik', 68.35, -133.72, '1900-01-01'],
  ])('are not told of %s', (_, zone, latitude, longitude, date) => {
    expect(caveat(zone, { latitude, longitude }, Date.parse(date)) ?? '').not.toContain('belong together');
  });

  it('are told of none of the places that the zone database names, whatever the year', () => {
    const told = readTable('zone_places.tsv').flatMap((row) => {
      const zone = row['zone'] as string;
      const found: string[] = [];
      for (let at = Date.UTC(1800, 0, 2); at < Date.UTC(2100, 0, 1); at = clockAt(zoneOf(zone), at).end) {
        if (caveat(zone, placeIn(row), at)?.includes('belong together'))
          found.push(`${zone} ${new Date(at).toISOString()}`);
      }
      return found;
    });
    expect(told).toEqual([]);
  });

  it('are told after what else there is to say of the zone, and of whom they are told', () => {
    const born = { birth_time: '10:00', birth_timezone: 'America/Los_Angeles', ...delhi };
    expect(moonSign({ birth_date: '1850-06-01', ...born }).provenance.uncertainty).toMatch(
      /^America\/Los_Angeles had no standard time yet.* The clock of America\/Los_Angeles, .* belong together\.$/,
    );
    const both = { ...prefixed('person_a_', { birth_date: '1990-06-01', ...born, birth_timezone: 'Asia/Kolkata' }) };
    const input = { ...both, ...prefixed('person_b_', { birth_date: '1990-06-01', ...born }) };
    const { uncertainty } = vedicCompatibility(input as never).provenance;
    expect(uncertainty).toMatch(/^Person B: The clock of America\/Los_Angeles, UTC-07:00, is 11 h 51 min away/);
  });

  it('are told of the place of a day too', () => {
    const { latitude, longitude } = delhi;
    const day = { date: '2026-01-10', latitude, longitude, timezone: 'America/Los_Angeles' };
    expect(panchang(day as never).provenance.uncertainty).toContain('The clock of America/Los_Angeles, UTC-08:00,');
  });
});

function prefixed(prefix: string, fields: object) {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}${name}`, value]));
}
