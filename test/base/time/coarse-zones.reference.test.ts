import coarseZone from '@photostructure/tz-lookup';
import { describe, expect, it } from 'vitest';
import { encodeParts, type Part } from '../../../scripts/zones/coarse.js';
import { CoarseZones } from '../../../src/base/time/coarse-zones.js';
import { borderSides } from '../../../src/base/time/zone-finder.js';
import { finderTable } from '../../../src/base/time/zone-finder-table.js';

/** Places over the whole world, none of them on an edge of a cell. */
const places = Array.from({ length: 40_000 }, (_, at) => ({
  latitude: 90 - (180 * (at + 0.501)) / 40_000,
  longitude: ((at * 137.507764) % 360) - 180,
}));

describe('the coarse table', () => {
  const { coarse, zonesOf } = finderTable();

  it('says what tz-lookup says wherever no border tells the country', () => {
    const open = places.filter(({ latitude, longitude }) => !borderSides(finderTable(), latitude, longitude));
    const different = open.filter(
      ({ latitude, longitude }) => coarse.at(latitude, longitude) !== coarseZone(latitude, longitude),
    );
    expect(open.length).toBeGreaterThan(30_000);
    expect(different).toEqual([]);
  });

  it('says it in countries of several zones, and their zones are those of no other country', () => {
    const sought = new Set([...zonesOf.values()].filter((zones) => zones.length > 1).flat());
    const different = places.filter(({ latitude, longitude }) => {
      const [ours, theirs] = [coarse.at(latitude, longitude), coarseZone(latitude, longitude)];
      return ours !== theirs && (sought.has(theirs) || sought.has(ours));
    });
    // Of those that lines tell, a part of 13 km may take the zone beside it.
    expect(different.filter(({ latitude, longitude }) => sought.has(coarseZone(latitude, longitude)))).toEqual([]);
    expect(different.length).toBeLessThan(places.length / 2_000);
  });

  it('has the zone of the date line and of both poles', () => {
    expect(coarse.at(90, 77)).toBe('Etc/GMT');
    for (const [latitude, longitude] of [
      [-90, 0],
      [0.001, 180],
      [-0.001, -180],
      [-90, 180],
    ] as const) {
      expect(coarse.at(latitude, longitude)).toBe(coarseZone(latitude, longitude));
    }
  });
});

describe('a written coarse table', () => {
  const zones = ['Etc/GMT', 'Asia/Kolkata', 'Asia/Karachi', 'Asia/Dhaka', 'Asia/Thimphu'];
  const numberOf = (zone: string) => zones.indexOf(zone).toString(36).padStart(2, '0');
  const whole = (zone: string): Part => ({ zone, isFree: false });
  const [sea, india, pakistan, bengal, bhutan] = zones.map(whole) as [Part, Part, Part, Part, Part];
  const cell: Part = [india, [pakistan, india, [bengal, india, sea, bhutan], pakistan], sea, india];
  const cells = [cell, bengal, ...Array.from({ length: 24 * 48 - 2 }, () => sea)];
  const { cells: ofCells, cuts } = encodeParts(cells, numberOf, () => false);
  const table = new CoarseZones(zones, ofCells, cuts);

  it('is read as it was', () => {
    // The first cell goes from 90 to 82.5 north and from 180 to 172.5 west.
    const at = (south: number, east: number) => table.at(90 - 7.5 * south, -180 + 7.5 * east);
    expect(at(0.25, 0.25)).toBe('Asia/Kolkata');
    expect([at(0.1, 0.6), at(0.1, 0.9), at(0.4, 0.9)]).toEqual(['Asia/Karachi', 'Asia/Kolkata', 'Asia/Karachi']);
    expect([at(0.3, 0.55), at(0.3, 0.7)]).toEqual(['Asia/Dhaka', 'Asia/Kolkata']);
    expect([at(0.45, 0.55), at(0.45, 0.7)]).toEqual(['Etc/GMT', 'Asia/Thimphu']);
    expect([at(0.75, 0.25), at(0.75, 0.75)]).toEqual(['Etc/GMT', 'Asia/Kolkata']);
    expect([at(0.5, 1.5), at(3, 3)]).toEqual(['Asia/Dhaka', 'Etc/GMT']);
  });
});
