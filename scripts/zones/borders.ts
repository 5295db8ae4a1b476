import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALPHABET, BASE, SINGLE, STEP } from '../../src/base/time/point-rows.js';
import { locateIn } from '../../src/base/time/zone-finder.js';
import { readTable } from '../../src/base/time/zone-finder-table.js';
import { isSameClock } from '../../test/support/reference/same-clock.js';
import { type KnownPlace, readPlaces } from './places.js';

/**
 * Makes src/base/time/zone-borders.ts from a folder with zone-finder.txt, towns.tsv.gz and zone-cases.tsv, and from
 * golden/reference/ zone_settled.tsv and zone_places.tsv:
 *
 *     npm run zones:borders -- <folder>
 *
 * The module has three texts.
 *
 * - Countries: the ISO 3166 code and all zones of the country.
 * - Lines: the countries on the left and on the right hand, their zones (nothing for the only one of the country), and
 *   the points: steps of 0.005 degrees to the east and to the north, the first from 0, 0.
 * - Towns: the zone, what lines and coarse table say there instead (`-` where they are right), a letter for how far the
 *   towns reach (REACHES in zone-finder-table.ts), and where they lie, as above.
 *
 * An integer from -40 to 40 is one character of the alphabet, counted from the first. Any other is one of the last
 * characters, which tells its sign and length, and digits of base 90, the lowest first, for what it is beyond 41.
 *
 * No point of a row may be farther from its first than EXTENT of point-rows.ts: a longer line would be written as two.
 *
 * Lines and most towns stand in zone-finder.txt as they are. What is settled and comes out wrong is added here, and so
 * are towns that an added one turns wrong.
 */
const FILE = new URL('../../src/base/time/zone-borders.ts', import.meta.url);
const REFERENCE = new URL('../../golden/reference/', import.meta.url).pathname;

const [folder = ''] = process.argv.slice(2);
const [countries = '', lines = '', listed = ''] = readFileSync(join(folder, 'zone-finder.txt'), 'utf8').split('\n\n');
const settled = ['zone_settled.tsv', 'zone_places.tsv'].flatMap((name) => readPlaces(join(REFERENCE, name)));
const known = [
  ...readPlaces(join(folder, 'zone-cases.tsv')),
  ...readPlaces(join(folder, 'towns.tsv.gz')).filter(({ how }) => how !== 'unsure'),
];

const added = new Set<string>();
/** Kilometres that an added town reaches: its outskirts. */
const REACH = 'm';

function textOf(towns: Iterable<string>): string {
  return [listed.trimEnd(), ...towns].join('\n');
}

/**
 * Lists every place that comes out wrong, and says how many did. A town beside one of another zone, nearer than the
 * step of the table, may come out wrong for good.
 */
function addWrong(places: readonly KnownPlace[]): number {
  const table = readTable(countries, lines, textOf(added));
  const untouched = readTable(countries, lines, '');
  const before = added.size;
  for (const { latitude, longitude, zone } of places) {
    if (isSameClock(locateIn(table, latitude, longitude).zone, zone)) continue;
    const byLines = locateIn(untouched, latitude, longitude).zone;
    added.add(`${zone} ${byLines === zone ? '-' : byLines} ${REACH} ${encode([longitude, latitude])}`);
  }
  return added.size - before;
}

function encode(degrees: readonly number[]): string {
  return degrees.map((value) => encodeInteger(Math.round(value / STEP))).join('');
}

function encodeInteger(value: number): string {
  if (Math.abs(value) <= SINGLE) return ALPHABET[value + SINGLE] as string;
  let digits = '';
  for (let rest = Math.abs(value) - SINGLE - 1; rest > 0 || digits === ''; rest = Math.floor(rest / BASE)) {
    digits += ALPHABET[rest % BASE] as string;
  }
  const first = 2 * SINGLE + 1 + (value < 0 ? 1 : 0) + 2 * (digits.length - 1);
  return `${ALPHABET[first]}${digits}`;
}

let rounds = '';
for (let count = addWrong(settled); count > 0; count = addWrong([...settled, ...known])) {
  rounds += ` ${count}`;
}
writeFileSync(
  FILE,
  `/*
 * Made by \`npm run zones:borders\`, which describes the form. Contains data from GeoNames (https://www.geonames.org),
 * CC BY 4.0, changed: the towns. The lines are from Natural Earth (1:10m, public domain) and the United States Census
 * (counties, public domain), the zones of the countries from zone.tab of the IANA database (public domain).
 */

/** The zones of each country, a line each. */
export const COUNTRY_ZONES = \`
${countries.trim()}
\`;

/** Lines between zones. */
export const BORDERS = \`
${lines}
\`;

/** Towns where lines and coarse table are wrong, or would be. */
export const ZONE_TOWNS = \`
${textOf(added)}
\`;
`,
);
process.stdout.write(`${added.size} towns added, in rounds of${rounds}.\n`);
