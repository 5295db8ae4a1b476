import { describe, expect, it } from 'vitest';
import { chooseZone, zoneCaveat } from '../../src/chart/zone-choice.js';
import { moonSign, vedicCompatibility } from '../../src/index.js';
import { type ZoneFinder, zoneAt } from '../../src/time/zone-at.js';

const attari = { latitude: 31.6, longitude: 74.6 };
const delhi = { latitude: 28.6139, longitude: 77.209 };
const in1990 = Date.UTC(1990, 4, 17);

const caveat = (sent: string | undefined, place: typeof delhi, at = in1990, finder: ZoneFinder = zoneAt) =>
  zoneCaveat(chooseZone(sent, place, finder), place, at, finder);

describe('the zone of an input', () => {
  it.each([
    ['Europe/Paris', delhi, 'Europe/Paris', 'as supplied by the client'],
    [null, delhi, 'Asia/Kolkata', 'derived offline from the coordinates'],
    [undefined, delhi, 'Asia/Kolkata', 'derived offline from the coordinates'],
    [undefined, undefined, 'UTC', 'since neither a zone nor coordinates were given'],
  ])('%s at %o is %s, %s', (sent, place, timeZone, origin) => {
    const choice = chooseZone(sent, place, zoneAt);
    expect(choice.timeZone).toBe(timeZone);
    expect(choice.resolution).toBe(`IANA timezone identifier ${timeZone}, ${origin}; time zone database 2026f.`);
  });
});

describe('a border within 10 km', () => {
  it('is told with the clock beyond it', () => {
    expect(caveat(undefined, attari)).toBe(
      'The coordinates lie within 10 km of Asia/Karachi (UTC+05:00), where the clock then differed from UTC+05:30 of Asia/Kolkata: send the time zone of the place if you know it.',
    );
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

  it('does not count the sea', () => {
    expect(caveat(undefined, { latitude: 18.95, longitude: 72.82 })).toBeUndefined();
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
        expect(caveat(undefined, { latitude, longitude }, in1990, strict)).toBeUndefined();
      }
    }
  });
});

describe('a time before standard time', () => {
  const mumbai = { latitude: 19.076, longitude: 72.8777 };

  it('is told with the mean time of the place itself', () => {
    expect(caveat('Asia/Kolkata', mumbai, Date.UTC(1850, 5, 1))).toBe(
      'Asia/Kolkata had no standard time yet: its own local mean time, UTC+05:53:28, is used. A birth record may have used that of the place itself, UTC+04:51:31.',
    );
    expect(caveat('Asia/Kolkata', mumbai, Date.UTC(1950, 5, 1))).toBeUndefined();
  });

  it('is told where there was no clock at all', () => {
    expect(caveat('Antarctica/Vostok', { latitude: -78, longitude: 107 }, Date.UTC(1950, 0, 1))).toBe(
      'The time zone database knows of no clock in Antarctica/Vostok at that time, so UTC is used.',
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
