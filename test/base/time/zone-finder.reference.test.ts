import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CalculationError } from '../../../src/base/errors.js';
import { otherZones, zoneAt } from '../../../src/base/time/zone-at.js';
import { numberIn, placeIn, REFERENCE_FOLDER, type Row, readTable } from '../../support/reference/compare.js';
import { isSameClock } from '../../support/reference/same-clock.js';

/** Those of the rows that the finder gives another clock since 1970. */
function wrong(rows: readonly Row[]): string[] {
  return rows.flatMap((row) => {
    const found = zoneAt(numberIn(row, 'latitude'), numberIn(row, 'longitude'));
    const right = row['zone'] as string;
    return isSameClock(found, right)
      ? []
      : [`${row['name'] ?? ''} ${row['latitude']} ${row['longitude']}: ${right}, not ${found}`];
  });
}

function zoneCases(): Row[] {
  const [, ...lines] = gunzipSync(readFileSync(join(REFERENCE_FOLDER, 'zone_cases.tsv.gz')))
    .toString()
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [latitude = '', longitude = '', zone = ''] = line.split('\t');
    return { latitude, longitude, zone };
  });
}

describe('the zone of coordinates', () => {
  it('is that of each of the 418 places of the zone database', () => {
    const places = readTable('zone_places.tsv');
    expect(places).toHaveLength(418);
    expect(wrong(places)).toEqual([]);
  });

  it('is right at 8,255 places near a border', () => {
    const cases = zoneCases();
    expect(cases).toHaveLength(8255);
    expect(wrong(cases)).toEqual([]);
  });

  it('is right where a source of law settled it', () => {
    const settled = readTable('zone_settled.tsv');
    expect(settled.every((row) => row['source'])).toBe(true);
    expect(wrong(settled)).toEqual([]);
  });

  it.each([
    ['Pago Pago', -14.278, -170.703, 'Pacific/Pago_Pago'],
    ['Tafuna', -14.336, -170.72, 'Pacific/Pago_Pago'],
    ['Dili', -8.559, 125.579, 'Asia/Dili'],
    ['Jayapura', -2.533, 140.718, 'Asia/Jayapura'],
    ['Tornio', 65.848, 24.147, 'Europe/Helsinki'],
    ['Haparanda', 65.836, 24.137, 'Europe/Stockholm'],
    ['Leticia', -4.215, -69.941, 'America/Bogota'],
    ['Jaigaon', 26.848, 89.376, 'Asia/Kolkata'],
    ['Phuntsholing', 26.852, 89.388, 'Asia/Thimphu'],
    ['Madhubani', 26.354, 86.072, 'Asia/Kolkata'],
    ['Holguín', 20.887, -76.263, 'America/Havana'],
    ['Yuma', 32.725, -114.624, 'America/Phoenix'],
    ['Dandong', 40.129, 124.395, 'Asia/Shanghai'],
    ['Sinuiju', 40.1, 124.398, 'Asia/Pyongyang'],
    ['Aqaba', 29.527, 35.008, 'Asia/Amman'],
    ['Eilat', 29.558, 34.948, 'Asia/Jerusalem'],
    ['Chaman', 30.921, 66.459, 'Asia/Karachi'],
    ['Geneina', 13.45, 22.45, 'Africa/Khartoum'],
    ['El Paso', 31.759, -106.487, 'America/Denver'],
    ['Ciudad Juárez', 31.72, -106.46, 'America/Ciudad_Juarez'],
    ['Kinshasa', -4.328, 15.313, 'Africa/Kinshasa'],
    ['Brazzaville', -4.266, 15.283, 'Africa/Brazzaville'],
    ['Raxaul', 26.98, 84.85, 'Asia/Kolkata'],
    ['Birgunj', 27.011, 84.877, 'Asia/Kathmandu'],
    ['Zamyn-Üüd', 43.71, 111.9, 'Asia/Ulaanbaatar'],
    ['Pierre', 44.3683, -100.351, 'America/Chicago'],
  ])('of %s is its own', (_, latitude, longitude, zone) => {
    expect(zoneAt(latitude, longitude)).toBe(zone);
  });
});

it.each([
  ['Laguna del Rey', 27.0306, -103.3667, ['America/Matamoros', 'America/Monterrey']],
  ['El Colomo', 20.8696, -105.156, ['America/Bahia_Banderas', 'America/Mazatlan']],
  ['Milpillas', 27.2053, -108.6449, ['America/Chihuahua', 'America/Hermosillo']],
  ['Fort Pierre', 44.3536, -100.3737, ['America/Chicago', 'America/Denver']],
  ['Brandenburg', 37.999, -86.1694, ['America/Kentucky/Louisville', 'America/New_York']],
  ['Bedford', 38.5926, -85.3177, ['America/Indiana/Indianapolis', 'America/New_York']],
  ['Severo-Kurilsk', 50.6753, 156.127, ['Asia/Kamchatka', 'Asia/Srednekolymsk']],
  ['East Jerusalem', 31.7834, 35.2339, ['Asia/Hebron', 'Asia/Jerusalem']],
  ['Kalandia', 31.8667, 35.2167, ['Asia/Hebron', 'Asia/Jerusalem']],
  ['Ürümqi', 43.801, 87.6005, ['Asia/Shanghai', 'Asia/Urumqi']],
  ['Léfka', 35.112, 32.85, ['Asia/Famagusta', 'Asia/Nicosia']],
  ['Hekou', 22.5385, 104.0111, ['Asia/Bangkok', 'Asia/Shanghai']],
  ['Erenhot', 43.66, 111.95, ['Asia/Shanghai', 'Asia/Ulaanbaatar']],
])('leaves open which zone %s has', (_, latitude, longitude, zones) => {
  const all = new Set([zoneAt(latitude, longitude), ...otherZones(latitude, longitude, zoneAt)]);
  expect([...all]).toEqual(expect.arrayContaining(zones));
});

it.each([
  ['Erenhot', 43.66, 111.95, 'Asia/Hovd'],
  ['the Chita steppe', 49.6, 113.05, 'Asia/Barnaul'],
  ['the Omsk steppe', 53.78, 73.88, 'Europe/Astrakhan'],
  ['the Northwest Angle', 49.3, -94.88, 'America/Los_Angeles'],
])('never gives %s a zone of the far end of a country', (_, latitude, longitude, far) => {
  const all = [zoneAt(latitude, longitude), ...otherZones(latitude, longitude, zoneAt)];
  expect(all).not.toContain(far);
});

it('is in no doubt far from every border', () => {
  const { latitude, longitude } = placeIn({ latitude: '28.6139', longitude: '77.209' });
  expect([...otherZones(latitude, longitude, zoneAt)]).toEqual([]);
});

it.each([
  [Number.NaN, 77],
  [91, 77],
  [28, 181],
  ['28', 77],
  [undefined, undefined],
] as [number, number][])('says what coordinates it takes for %j, %j', (latitude, longitude) => {
  expect(() => zoneAt(latitude, longitude)).toThrow(
    new CalculationError(
      'invalid_input',
      'A zone is found for a latitude of -90 to 90 and a longitude of -180 to 180 degrees.',
    ),
  );
});
