import { goOnWith, openSeries } from './default.js';
import { numbersOf, SkyTable } from './series/sky-table.js';

/** All segments of the sky from 1800 to 2200 and what else its bodies need, 14 MB. It takes some seconds. */
export function makeSkyTable(): Float64Array {
  return numbersOf(openSeries());
}

/** Has every calculation read a table where it would expand the series: the same numbers, and nothing to wait for. */
export function takeSkyTable(numbers: Float64Array): void {
  goOnWith(new SkyTable(numbers));
}
