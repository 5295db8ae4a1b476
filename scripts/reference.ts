import { astronomyEngine } from '../src/ephemeris/astronomy-engine.js';
import { defaultEphemeris } from '../src/ephemeris/default.js';
import type { Ephemeris } from '../src/ephemeris/ephemeris.js';
import { clockDifference, type Difference, differences, skyAnswer, toolAnswer } from '../test/reference/births.js';
import { clockDifferences, daylightDifference, excuseFor, offsetDifference } from '../test/reference/clocks.js';
import {
  ayanamshaDeviations,
  birthDeviations,
  numberIn,
  positionDeviations,
  type Row,
  readTable,
  yearOf,
} from '../test/reference/compare.js';
import { passDeviations, passes } from '../test/reference/passes.js';
import { foundIngresses, ingressDeviations, ingresses } from '../test/reference/saturn.js';
import { type Deviation, type Spread, spreads } from '../test/reference/spread.js';

/**
 * Compares with every row of a folder of reference tables (positions.tsv, births.tsv, saturn_ingresses.tsv,
 * transit_passes.tsv, zone_offsets.tsv) and prints the tables of docs/accuracy.md.
 *
 *     npm run reference -- path/to/folder
 */

const BODIES = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'MeanNode'] as const;
const HALF_CENTURIES = [1800, 1850, 1900, 1950, 2000, 2050, 2100, 2150] as const;

/** A number as a table shows it: three significant digits, never a power of ten. */
function shown(value: number | undefined): string {
  if (value === undefined) return '';
  return value < 1e-6 ? '0' : String(Number(value.toPrecision(value < 1 ? 2 : 3)));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n\n`;
}

function spreadTable(found: readonly Spread[]): string {
  const rows = found.map(({ quantity, count, mean, p90, max }) => [
    quantity,
    String(count),
    ...[mean, p90, max].map(shown),
  ]);
  return table(['quantity', 'rows', 'mean', 'p90', 'max'], rows);
}

/** Maxima of one quantity of every body, a row for each half century. */
function byHalfCentury(deviations: readonly (Deviation & { year: number })[], what: string): string {
  const rows = HALF_CENTURIES.map((from) => {
    // The last span takes in what Universal Time counts to the year after.
    const until = from === HALF_CENTURIES.at(-1) ? from + 51 : from + 50;
    const found = spreads(deviations.filter(({ year }) => year >= from && year < until));
    const maxima = BODIES.map((body) => found.find(({ quantity }) => quantity === `${body} ${what}`)?.max);
    return [String(from), ...maxima.map(shown)];
  });
  return table(['from', ...BODIES], rows);
}

function positionReport(rows: readonly Row[], ephemeris: Ephemeris): string {
  const deviations = rows.flatMap((row) => {
    const year = yearOf(numberIn(row, 'jd_tt'));
    return positionDeviations([row], ephemeris).map((deviation) => ({ ...deviation, year }));
  });
  const promised = deviations.filter(({ year }) => year >= 1900 && year < 2101);
  const { library, version } = ephemeris.description;
  return [
    `## ${library} ${version}\n\n`,
    'Largest difference of the sidereal longitude by half century, arc-seconds:\n\n',
    byHalfCentury(deviations, 'longitude'),
    'Largest difference of the latitude, arc-seconds:\n\n',
    byHalfCentury(deviations, 'latitude'),
    'Largest difference of the speed, arc-seconds a day:\n\n',
    byHalfCentury(deviations, 'speed'),
    '1900 to 2100 (arc-seconds; speeds in arc-seconds a day; distances in millionths):\n\n',
    spreadTable(spreads(promised)),
  ].join('');
}

function birthReport(rows: readonly Row[]): string {
  const sameClock = rows.filter((row) => clockDifference(row) === undefined);
  const line = ({ row, what, ours, theirs, toEdge }: Difference) =>
    `- ${row}: ${what} ${ours} instead of ${theirs}, ${shown(toEdge)} arc-seconds from the edge\n`;
  const atUniversalTime = rows.flatMap((row) => differences(row, skyAnswer(row)));
  const throughTools = sameClock.flatMap((row) => differences(row, toolAnswer(row)));
  return [
    '## Births\n\nArc-seconds, at their Universal Time:\n\n',
    spreadTable(spreads(birthDeviations(rows))),
    `Signs, nakshatras, padas, rising signs and navamsas that differ: ${atUniversalTime.length} of ${rows.length * 5}.\n\n`,
    ...atUniversalTime.map(line),
    `Through the tools: ${throughTools.length} of ${sameClock.length * 5}; ${rows.length - sameClock.length} births have another clock.\n\n`,
    ...throughTools.map(line),
  ].join('');
}

function instantReport(folder: string): string {
  const found = foundIngresses();
  const all = ingresses(folder);
  const ours = `Sign changes of Saturn: ${found.length} found, ${all.length} in the reference.\n\n`;
  const deviations = [...ingressDeviations(found, all), ...passDeviations(passes(folder))];
  return `## Instants\n\nMinutes, and arc-seconds that the planet moves in them:\n\n${spreadTable(spreads(deviations))}${ours}`;
}

function zoneReport(rows: readonly Row[]): string {
  const offsets = clockDifferences(rows, offsetDifference);
  const same = rows.filter((row) => !offsets.some((difference) => difference.row === row));
  const comparable = same.filter((row) => row['dst'] !== '-' && row['kind'] !== 'gap');
  const daylight = clockDifferences(comparable, daylightDifference);
  const count = (some: readonly { readonly row: Row }[], excuse: string | undefined) =>
    String(some.filter(({ row }) => excuseFor(row) === excuse).length);
  const asRows = (some: readonly Row[]) => some.map((row) => ({ row }));
  const excuses = [undefined, 'before 1970', 'law changed since'] as const;
  const lines = excuses.map((excuse) => [
    excuse ?? 'from 1970 on',
    count(asRows(rows), excuse),
    count(offsets, excuse),
    count(daylight, excuse),
  ]);
  return `## Clocks\n\n${table(['local times', 'rows', 'other offset', 'other daylight flag'], lines)}`;
}

const folder = process.argv[2];
if (!folder) {
  process.stderr.write('Usage: npm run reference -- <folder of reference tables>\n');
  process.exit(1);
}

const positions = readTable('positions.tsv', folder);
for (const ephemeris of new Set([defaultEphemeris, astronomyEngine])) {
  process.stdout.write(positionReport(positions, ephemeris));
}
process.stdout.write(`## Ayanamsha\n\nArc-seconds:\n\n${spreadTable(spreads(ayanamshaDeviations(positions)))}`);
process.stdout.write(birthReport(readTable('births.tsv', folder)));
process.stdout.write(instantReport(folder));
process.stdout.write(zoneReport(readTable('zone_offsets.tsv', folder)));
