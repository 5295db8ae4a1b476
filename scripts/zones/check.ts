import { writeFileSync } from 'node:fs';
import { type ZoneHistory, zoneHistory } from '../../src/base/time/zone-history.js';
import { ZONE_TABLE_VERSION } from '../../src/base/time/zone-table.js';
import { changesOf, summaryOf } from '../../test/support/reference/zone-changes.js';
import { zoneSource } from './source.js';
import { zdump } from './zdump.js';

/**
 * Compares every change of every zone and link with what the C library reads in a folder that holds the same version of
 * the IANA database, and writes what that said to golden/reference/zone_changes.tsv:
 *
 *     npm run zones:check -- [folder]
 */
const FILE = new URL('../../golden/reference/zone_changes.tsv', import.meta.url);
const HEADER = ['zone', 'changes', 'offsets', 'daylight'];

const [folder = '/usr/share/zoneinfo'] = process.argv.slice(2);
const source = zoneSource(folder);
if (source.version !== ZONE_TABLE_VERSION) {
  throw new RangeError(`The table is of ${ZONE_TABLE_VERSION}, the folder of ${source.version}.`);
}
const names = [...source.zones, ...source.links.keys()].toSorted();
const rows = names.map((name) => [
  name,
  ...summaryOf(zdump(folder, name), source.negative.has(source.links.get(name) ?? name)),
]);
const different = rows.filter(([name = '', ...theirs]) => {
  const ours = summaryOf(changesOf(zoneHistory(name) as ZoneHistory), theirs[2] === '-');
  return ours.join() !== theirs.join();
});
writeFileSync(FILE, `${[HEADER, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
process.stdout.write(
  `${different.map((row) => `${row.join(' ')}\n`).join('')}${names.length} names, ${different.length} differ.\n`,
);
if (different.length > 0) process.exitCode = 1;
