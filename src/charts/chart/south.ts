import type { ChartWords } from '../../languages/charts/words.js';
import { inCell } from './cells.js';
import type { Entry, Layout, Rectangle } from './layout.js';

/** Columns and rows of the signs, Aries first, clockwise. */
const PLACES: readonly (readonly [column: number, row: number])[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

const CELLS: readonly Rectangle[] = PLACES.map(([column, row]) => ({
  x: column * 100,
  y: row * 100,
  width: 100,
  height: 100,
}));

/** The signs in fixed places around the middle, that of the lagna with a stroke across its corner. */
export function southLayout(
  signs: readonly (readonly Entry[])[],
  lagnaSign: number | undefined,
  { signs: names, isTall }: Pick<ChartWords, 'signs' | 'isTall'>,
): Layout {
  const lagna = lagnaSign === undefined ? undefined : CELLS[lagnaSign - 1];
  return {
    lines: 'M100 0V400M300 0V400M0 100H400M0 300H400M200 0V100M200 300V400M0 200H100M300 200H400',
    lagna,
    mark: lagna && `M${lagna.x} ${lagna.y + 22} ${lagna.x + 22} ${lagna.y}`,
    fields: signs.map((entries, index) => {
      const cell = CELLS[index] as Rectangle;
      return {
        sign: { x: cell.x + 94, y: cell.y + 15, anchor: 'end', text: names[index] as string, size: 12 },
        entries,
        placed: inCell(cell, entries.length, isTall),
      };
    }),
    centre: { size: 16, width: 192 },
  };
}
