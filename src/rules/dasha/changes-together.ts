import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import type { DashaPeriod } from './vimshottari.js';

/** Half a year: mahadashas of two people that change within it are said to change together (dasha sandhi). */
const TOGETHER_DAYS = 182.625;

/** The mahadashas of two people that begin within half a year of each other. Instants are milliseconds since 1970. */
export interface ChangeTogether {
  readonly a: DashaPeriod;
  readonly b: DashaPeriod;
  readonly days: number;
}

/** Each change of mahadasha of both within half a year of each other, the later of the two after an instant, in order. */
export function changesTogether(a: readonly DashaPeriod[], b: readonly DashaPeriod[], after: number): ChangeTogether[] {
  return a
    .slice(1)
    .flatMap((one) =>
      b.slice(1).map((other) => ({ a: one, b: other, days: Math.abs(one.start - other.start) / MILLISECONDS_PER_DAY })),
    )
    .filter(({ a: one, b: other, days }) => days <= TOGETHER_DAYS && Math.max(one.start, other.start) > after)
    .toSorted((x, y) => x.a.start - y.a.start);
}
