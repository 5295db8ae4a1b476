import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { zoneSource } from './source.js';

/**
 * Makes src/base/time/zone-centre-table.ts: where the people of each zone live.
 *
 *     npm run zones:centres -- <centres.tsv> <towns.tsv.gz> [folder]
 *
 * The first file has a line for each zone in which towns are counted: zone, latitude, longitude, people; the mean of the
 * towns of GeoNames on the sphere, weighted by their people. A zone of zone.tab without one takes the coordinates of its
 * place there. Of Antarctica only stations that count as towns are in it. The second has the towns themselves, which tell how
 * much earlier and later than at the centre the Sun comes up where 98 of 100 people live.
 */
const FILE = new URL('../../src/base/time/zone-centre-table.ts', import.meta.url);

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

const [centres, townsFile, folder = '/usr/share/zoneinfo'] = process.argv.slice(2);
if (centres === undefined || townsFile === undefined)
  throw new RangeError('Name the files of the centres and of the towns.');
const { zones, links } = zoneSource(folder);
const known = new Set([...zones, ...links.keys()]);

const byZone = new Map(placesOfZones().filter(([zone]) => !zone.startsWith('Antarctica/')));
for (const [zone, place] of centresOfPeople()) byZone.set(zone, place);
const meant = Object.entries(MEANT).map(
  ([name, zone]) => [name, zone === undefined ? zone : byZone.get(zone)] as const,
);
const towns = townsByZone(townsFile);
const lines = [...byZone, ...meant].map(lineOf).toSorted();
const unknown = [...byZone.keys()].filter((zone) => !known.has(zone));
if (unknown.length > 0) throw new RangeError(`The zone table does not have ${unknown.join(', ')}.`);
writeFileSync(
  FILE,
  `/*
 * Made by \`npm run zones:centres\` from the populations and coordinates of GeoNames (https://www.geonames.org, CC BY 4.0),
 * changed: reduced to one mean place and its reach for each time zone. Zones without a town have the coordinates of zone.tab, which is
 * in the public domain.
 */

/**
 * The centre of the people of each zone: latitude and longitude in tenths of a degree; none where nobody lives. Then how
 * many minutes earlier and later than there the Sun comes up by longitude alone where 98 of 100 people live, if it is any.
 */
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

function lineOf([zone, place]: readonly [string, [number, number] | undefined]): string {
  if (!place) return zone;
  const reach = reachOf(towns.get(MEANT[zone] ?? zone) ?? [], place[1]);
  const degrees = place.map((angle) => Math.round(angle * 10));
  return [zone, ...degrees, ...(reach.some((minutes) => minutes > 0) ? reach : [])].join(' ');
}

interface Town {
  readonly longitude: number;
  readonly people: number;
}

/** A town that counts nobody counts as the 500 that the centres give it. */
function townsByZone(file: string): Map<string, Town[]> {
  const [head = '', ...rows] = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  const columns = head.split('\t');
  const byName = new Map<string, Town[]>();
  for (const row of rows) {
    const cells = row.split('\t');
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    const zoneTowns = byName.get(cell('zone')) ?? [];
    zoneTowns.push({ longitude: Number(cell('lon')), people: Math.max(500, Number(cell('population'))) });
    byName.set(cell('zone'), zoneTowns);
  }
  return byName;
}

/** How many minutes the Sun comes up earlier in the east and later in the west than at a longitude, for all but a hundredth each. */
function reachOf(zoneTowns: readonly Town[], from: number): [earlier: number, later: number] {
  const east = zoneTowns
    .map(({ longitude, people }) => ({ degrees: ((longitude - from + 540) % 360) - 180, people }))
    .toSorted((one, other) => one.degrees - other.degrees);
  const all = east.reduce((sum, { people }) => sum + people, 0);
  const within = (part: number) => {
    let counted = 0;
    for (const { degrees, people } of east) {
      counted += people;
      if (counted >= part * all) return degrees;
    }
    return 0;
  };
  const MINUTES_PER_DEGREE = 4;
  const minutes = (degrees: number) => Math.max(0, Math.round(degrees * MINUTES_PER_DEGREE));
  return [minutes(within(0.99)), minutes(-within(0.01))];
}
