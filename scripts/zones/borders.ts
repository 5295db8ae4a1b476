import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZONE_BASE } from '../../src/base/time/coarse-zones.js';
import { ALPHABET, BASE, SINGLE, STEP } from '../../src/base/time/point-rows.js';
import { borderSides, locateIn } from '../../src/base/time/zone-finder.js';
import { NO_COUNTRY, readTable, type WrittenTable } from '../../src/base/time/zone-finder-table.js';
import { isSameClock } from '../../test/support/reference/same-clock.js';
import { coarseParts, encodeParts, zonesOfParts } from './coarse.js';
import { type KnownPlace, readPlaces } from './places.js';

/**
 * Makes src/base/time/zone-borders.ts from a folder with zone-finder.txt, towns.tsv.gz and zone-cases.tsv, and from
 * golden/reference/ zone_settled.tsv and zone_places.tsv:
 *
 *     npm run zones:borders -- <folder>
 *
 * The module has these texts. A zone is its place in the list of all zones, in base 36.
 *
 * - Countries: the ISO 3166 code and all zones of the country; at the end, with `-`, those of none.
 * - Lines: the countries on the left and on the right hand, the places of their zones among those of the country
 *   (nothing for the first), and the points: steps of 0.005 degrees to the east and to the north, the first from 0, 0.
 * - Towns: the zone, what lines and coarse table say there instead (`-` where they are right), a letter for how far the
 *   towns reach (REACHES in zone-finder-table.ts), and where they lie, as above.
 * - Cells and cuts: the coarse table, made from tz-lookup (coarse.ts).
 *
 * An integer from -40 to 40 is one character of the alphabet, counted from the first. Any other is one of the last
 * characters, which tells its sign and length, and digits of base 90, the lowest first, for what it is beyond 41.
 *
 * No point of a row may be farther from its first than EXTENT of point-rows.ts: a longer line would be written as two.
 *
 * Countries, lines and most towns are those of zone-finder.txt, where zones go by their names. What is settled and comes
 * out wrong is added here, and so are towns that an added one turns wrong.
 */
const FILE = new URL('../../src/base/time/zone-borders.ts', import.meta.url);
const REFERENCE = new URL('../../golden/reference/', import.meta.url).pathname;
/** Kilometres that an added town reaches: its outskirts. */
const REACH = 'm';

/** A row of towns: their zone, what is said there without them, and the rest of the row. */
interface Towns {
  readonly zone: string;
  readonly wrong: string | undefined;
  readonly rest: string;
}

const [folder = ''] = process.argv.slice(2);
// Not trimmed: a blank is a digit.
const [countries = [], lines = [], listed = []] = readFileSync(join(folder, 'zone-finder.txt'), 'utf8')
  .split('\n\n')
  .map((part) => part.split('\n').filter((row) => row !== ''));
const towns = listed.map((row): Towns => {
  const [, zone = '', wrong = '', rest = ''] = /^(\S+) (\S+) (.*)$/.exec(row) ?? [];
  return { zone, wrong: wrong === '-' ? undefined : wrong, rest };
});
const settled = ['zone_settled.tsv', 'zone_places.tsv'].flatMap((name) => readPlaces(join(REFERENCE, name)));
const known = [
  ...readPlaces(join(folder, 'zone-cases.tsv')),
  ...readPlaces(join(folder, 'towns.tsv.gz')).filter(({ how }) => how !== 'unsure'),
];

const zonesOf = new Map(countries.map((row) => [row.slice(0, 2), row.slice(3).split(' ')]));
const placeAmong = (country: string, zone: string) => {
  const place = placeOf(zonesOf.get(country) ?? [], zone);
  return place === 0 ? '' : place.toString(ZONE_BASE);
};
const writtenLines = lines.map((row) => {
  const [, left = '', right = '', leftZone, rightZone, points] = /^(..) (..) (\S*) (\S*) (.*)$/.exec(row) ?? [];
  const places = [leftZone && placeAmong(left, leftZone), rightZone && placeAmong(right, rightZone)];
  return [left, right, ...places, points].join(' ');
});

const byLines = readTable({
  countries: textOf(countries),
  lines: textOf(writtenLines),
  towns: '',
  cells: '',
  cuts: '',
});

const withOthers = new Set([...zonesOf.values()].filter((zones) => zones.length > 1).flat());
const isSought = (zone: string) => withOthers.has(zone);
const isTold = (latitude: number, longitude: number) => borderSides(byLines, latitude, longitude) !== undefined;
const parts = coarseParts({ isSought, isTold });
const ofCountries = new Set([...zonesOf.values()].flat());
const named = [...zonesOfParts(parts), ...[...towns, ...settled, ...known].map(({ zone }) => zone)];
const ofNone = new Set(named.filter((zone) => !ofCountries.has(zone)));
const writtenCountries = [...countries, [NO_COUNTRY, ...[...ofNone].toSorted()].join(' ')];
const zones = writtenCountries.flatMap((row) => row.split(' ').slice(1));

const written: Omit<WrittenTable, 'towns'> = {
  countries: textOf(writtenCountries),
  lines: textOf(writtenLines),
  ...encodeParts(parts, twoDigits, isSought),
};

function twoDigits(zone: string): string {
  return placeOf(zones, zone).toString(ZONE_BASE).padStart(2, '0');
}

function placeOf(among: readonly string[], zone: string): number {
  const place = among.indexOf(zone);
  if (place < 0) throw new RangeError(`${zone} is not among the zones that the table has there.`);
  return place;
}

function textOf(rows: Iterable<string>): string {
  return [...rows].join('\n');
}

function townsText(rows: Iterable<Towns>): string {
  return textOf(
    [...rows].map(({ zone, wrong, rest }) => `${twoDigits(zone)} ${wrong ? twoDigits(wrong) : '-'} ${rest}`),
  );
}

/** By the text of its row. */
const added = new Map<string, Towns>();

/**
 * Lists every place that comes out wrong, and says how many did. A town beside one of another zone, nearer than the
 * step of the table, may come out wrong for good.
 */
function addWrong(places: readonly KnownPlace[]): number {
  const table = readTable({ ...written, towns: townsText([...towns, ...added.values()]) });
  const untouched = readTable({ ...written, towns: '' });
  const before = added.size;
  for (const { latitude, longitude, zone } of places) {
    if (isSameClock(locateIn(table, latitude, longitude).zone, zone)) continue;
    const said = locateIn(untouched, latitude, longitude).zone;
    const town = { zone, wrong: said === zone ? undefined : said, rest: `${REACH} ${encode([longitude, latitude])}` };
    added.set(townsText([town]), town);
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
 * (counties, public domain), the zones of the countries from zone.tab of the IANA database (public domain), cells and
 * cuts from @photostructure/tz-lookup (CC0).
 */
export const ZONE_BORDERS = {
  /** The zones of each country, a line each. */
  countries: \`
${written.countries}
\`,
  /** Lines between zones. */
  lines: \`
${written.lines}
\`,
  /** Towns where lines and coarse table are wrong, or would be. */
  towns: \`
${townsText([...towns, ...added.values()])}
\`,
  /** The coarse table: the zones of each cell, and how it is cut. */
  cells: \`${written.cells}\`,
  cuts: \`${written.cuts}\`,
};
`,
);
process.stdout.write(`${added.size} towns added, in rounds of${rounds}.\n`);
