import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zoneSource } from './source.js';

/**
 * Makes src/time/zone-centre-table.ts: where the people of each zone live.
 *
 *     npm run zones:centres -- <centres.tsv> [folder]
 *
 * The first file has a line for each zone in which towns are counted: zone, latitude, longitude, people; the mean of the
 * towns of GeoNames on the sphere, weighted by their people. A zone of zone.tab without one takes the coordinates of its
 * place there. Of Antarctica only stations that count as towns are in it.
 */
const FILE = new URL('../../src/time/zone-centre-table.ts', import.meta.url);

/** Names that the database links to a zone of another country, and whose people they mean. No one lives at the last two. */
const MEANT: Readonly<Record<string, string | undefined>> = {
  Iceland: 'Atlantic/Reykjavik',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Virgin': 'America/St_Thomas',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Yap': 'Pacific/Chuuk',
  'Antarctica/South_Pole': undefined,
  'Atlantic/Jan_Mayen': undefined,
};

const [centres, folder = '/usr/share/zoneinfo'] = process.argv.slice(2);
if (centres === undefined) throw new RangeError('Name the file of the centres.');
const { zones, links } = zoneSource(folder);
const known = new Set([...zones, ...links.keys()]);

const byZone = new Map(placesOfZones().filter(([zone]) => !zone.startsWith('Antarctica/')));
for (const [zone, place] of centresOfPeople()) byZone.set(zone, place);
const meant = Object.entries(MEANT).map(([name, zone]) => [name, zone && byZone.get(zone)] as const);
const lines = [...byZone, ...meant]
  .map(([zone, place]) => (place ? `${zone} ${place.map((degrees) => Math.round(degrees * 10)).join(' ')}` : zone))
  .toSorted();
const unknown = [...byZone.keys()].filter((zone) => !known.has(zone));
if (unknown.length > 0) throw new RangeError(`The zone table does not have ${unknown.join(', ')}.`);
writeFileSync(
  FILE,
  `/*
 * Made by \`npm run zones:centres\` from the populations and coordinates of GeoNames (https://www.geonames.org, CC BY 4.0),
 * changed: reduced to one mean place for each time zone. Zones without a town have the coordinates of zone.tab, which is
 * in the public domain.
 */

/** The centre of the people of each zone: latitude and longitude in tenths of a degree; none where nobody lives. */
export const ZONE_CENTRES = \`
${lines.join('\n')}
\`;
`,
);
process.stdout.write(`${lines.length} zones.\n`);

function centresOfPeople(): [string, [number, number]][] {
  const rows = readFileSync(centres as string, 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  return rows.map((row) => {
    const [zone = '', latitude, longitude] = row.split('\t');
    return [zone, [Number(latitude), Number(longitude)]];
  });
}

/** Zones and coordinates of zone.tab, ±DDMM±DDDMM or ±DDMMSS±DDDMMSS. */
function placesOfZones(): [string, [number, number]][] {
  const rows = readFileSync(join(folder, 'zone.tab'), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'));
  return rows.map((row) => {
    const [, place = '', zone = ''] = row.split('\t');
    const [latitude, longitude] = place.match(/[+-]\d+/g) as [string, string];
    return [zone, [degrees(latitude, 2), degrees(longitude, 3)]];
  });
}

function degrees(text: string, digits: number): number {
  const parts = [text.slice(1, 1 + digits), text.slice(1 + digits, 3 + digits), text.slice(3 + digits)].map(Number);
  const [whole = 0, minutes = 0, seconds = 0] = parts;
  return (text.startsWith('-') ? -1 : 1) * (whole + minutes / 60 + seconds / 3600);
}
