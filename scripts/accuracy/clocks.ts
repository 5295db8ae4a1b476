import { clockDifference, differences, toolAnswer } from '../../test/reference/births.js';
import { clockDifferences, daylightDifference, excuseFor, offsetDifference } from '../../test/reference/clocks.js';
import { type Row, readTable } from '../../test/reference/compare.js';

/**
 * How the zone history of this runtime differs from the tables, as text. It is not in the ledger: another Node has
 * other zone data.
 */
export function clockReport(folder: string): string {
  const rows = readTable('zone_offsets.tsv', folder);
  const offsets = new Set(clockDifferences(rows, offsetDifference).map(({ row }) => row));
  const comparable = rows.filter((row) => !offsets.has(row) && row['dst'] !== '-' && row['kind'] !== 'gap');
  const daylight = clockDifferences(comparable, daylightDifference).map(({ row }) => row);
  const lines = [undefined, 'before 1970', 'law changed since'].map((excuse) => {
    const count = (some: Iterable<Row>) => [...some].filter((row) => excuseFor(row) === excuse).length;
    return `${excuse ?? 'from 1970 on'}: ${count(rows)} local times, ${count(offsets)} with another offset, ${count(daylight)} with another daylight flag\n`;
  });
  const births = readTable('births.tsv', folder);
  const sameClock = births.filter((row) => clockDifference(row) === undefined);
  const wrong = sameClock.flatMap((row) => differences(row, toolAnswer(row)));
  return [
    `Time zones of this runtime (tzdata ${process.versions['tz'] ?? 'unknown'})\n`,
    ...lines,
    `births through the tools: ${births.length - sameClock.length} of ${births.length} have another clock; of the others ${wrong.length} of ${sameClock.length * 5} answers differ\n`,
  ].join('');
}
