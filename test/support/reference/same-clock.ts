import { zoneOf } from '../../../src/base/time/named-zone.js';
import { offsetAt } from '../../../src/base/time/zone.js';

const QUARTER = 7_889_400_000;
const known = new Map<string, boolean>();

/** Whether the clocks of two zones show the same at every quarter from the beginning of a year to the end of 2025. */
export function isSameClock(a: string, b: string, firstYear = 1970): boolean {
  if (a === b) return true;
  const key = `${firstYear} ${a} ${b}`;
  let isSame = known.get(key);
  if (isSame === undefined) {
    isSame = true;
    for (let at = Date.UTC(firstYear, 0, 15); isSame && at < Date.UTC(2026); at += QUARTER) {
      isSame = offsetAt(zoneOf(a), at) === offsetAt(zoneOf(b), at);
    }
    known.set(key, isSame);
  }
  return isSame;
}
