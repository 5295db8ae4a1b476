import { describe, expect, it } from 'vitest';
import { zoneCentre } from '../../../src/base/time/zone-centre.js';
import { ZONE_CENTRES } from '../../../src/base/time/zone-centre-table.js';
import { ZONE_LINKS, ZONES } from '../../../src/base/time/zone-table.js';
import { readTable } from '../../support/reference/compare.js';

const zones = ZONES.trim()
  .split('\n')
  .map((line) => line.slice(0, line.indexOf('|')));
const names = ZONE_LINKS.trim()
  .split('\n')
  .flatMap((line) => line.split(' '));

describe('the centre of the people of a zone', () => {
  it.each([
    ['Asia/Kolkata', 21.7, 78.4],
    ['Europe/Kyiv', 49.1, 32.4],
    ['America/Los_Angeles', 37.6, -119.6],
    ['Pacific/Easter', -27.1, -109.4],
  ])('of %s is there', (zone, latitude, longitude) => {
    expect(zoneCentre(zone)).toMatchObject({ latitude, longitude });
  });

  // From the longitudes of cities: Guwahati and Rajkot, Boston and Detroit, one town.
  it.each([
    ['Asia/Kolkata', 55, 30],
    ['America/New_York', 27, 31],
    ['Asia/Singapore', 0, 0],
  ])(
    'of %s is at most %i minutes of the Sun from its people in the east and %i in the west',
    (zone, earlier, later) => {
      expect(zoneCentre(zone)).toMatchObject({ minutes_earlier: earlier, minutes_later: later });
    },
  );

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['europe/kiev', 'Europe/Kyiv'],
    ['Iceland', 'Atlantic/Reykjavik'],
    ['Pacific/Truk', 'Pacific/Chuuk'],
  ])('is the same for %s as for %s', (name, zone) => {
    expect(zoneCentre(zone)).toBeDefined();
    expect(zoneCentre(name)).toEqual(zoneCentre(zone));
  });

  it.each(['UTC', 'Etc/GMT+5', 'EST', 'Antarctica/Vostok', 'Antarctica/South_Pole', 'Atlantic/Jan_Mayen', 'Mars/Base'])(
    'is not known for %s',
    (zone) => {
      expect(zoneCentre(zone)).toBeUndefined();
    },
  );

  it('is known for every zone with a country outside Antarctica', () => {
    const countries = [...zones, ...names].filter(
      (zone) => /^[A-Z]\w+\//.test(zone) && !/^(Etc|Antarctica)\//.test(zone),
    );
    expect(countries.filter((zone) => zoneCentre(zone) === undefined)).toEqual(['Atlantic/Jan_Mayen']);
  });

  it('is of a name that the zone table has', () => {
    const listed = ZONE_CENTRES.trim()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    expect(listed.filter((zone) => ![...zones, ...names].includes(zone as string))).toEqual([]);
  });

  it('lies within 20 degrees of the place that the zone is named for', () => {
    const far = readTable('zone_places.tsv').filter(({ zone, latitude, longitude }) => {
      const centre = zoneCentre(zone as string);
      const east = (((((centre?.longitude ?? 0) - Number(longitude) + 540) % 360) + 360) % 360) - 180;
      return (
        centre &&
        Math.hypot(centre.latitude - Number(latitude), east * Math.cos((centre.latitude * Math.PI) / 180)) > 20
      );
    });
    expect(far.map(({ zone }) => zone)).toEqual([]);
  });
});
