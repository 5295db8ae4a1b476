import { clockDifference, differences, toolAnswer } from '../../test/support/reference/births.js';
import {
  clockDifferences,
  daylightDifference,
  flagged,
  offsetDifference,
} from '../../test/support/reference/clocks.js';
import { readTable } from '../../test/support/reference/compare.js';

/** How the zone table and the tools on it differ from the tables, as text and as a count. */
export function clockReport(folder: string): { readonly text: string; readonly differences: number } {
  const rows = readTable('zone_offsets.tsv', folder);
  const births = readTable('births.tsv', folder);
  const found = [
    ...clockDifferences(rows, offsetDifference),
    ...clockDifferences(flagged(rows), daylightDifference),
    ...clockDifferences(births, clockDifference),
  ];
  const wrong = births.flatMap((row) => differences(row, toolAnswer(row))).filter(({ isAllowed }) => !isAllowed);
  const text = [
    ...found,
    `Clocks: ${rows.length} local times and ${births.length} births, ${found.length} with another offset or daylight flag\n`,
    `Births through the tools: ${wrong.length} of ${births.length * 5} answers differ\n`,
  ].join('\n');
  return { text, differences: found.length + wrong.length };
}
