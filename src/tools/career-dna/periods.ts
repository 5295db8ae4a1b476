import type { ResolvedBirth } from '../../base/input/birth.js';
import { dateOf, dayStart, formatInstant, utcDateAt } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import type { CareerFactors } from '../../rules/career/factors.js';
import { periodCodes, periodLink, periodText } from '../../rules/career/period-links.js';
import type { Reference } from '../../rules/career/references.js';
import { mahadashas, subPeriods } from '../../rules/dasha/vimshottari.js';
import type { Span } from '../../rules/panchanga/day-divisions.js';
import type { CareerFindings, CareerPeriod } from './result.js';

const WINDOW_YEARS = 10;
const ADULT_YEARS = 18;

/** Whether a birth lies less than 18 years before an instant, or after it. */
export function isMinor(birth: number, asOf: number): boolean {
  return yearsAfter(birth, ADULT_YEARS) > asOf;
}

/** The same day and time of the UTC calendar so many years later; 1 March for a 29 February that a year does not have. */
function yearsAfter(epochMilliseconds: number, years: number): number {
  const date = utcDateAt(epochMilliseconds);
  const { year, month, day } = fieldsFromDays(date);
  return dayStart(dateOf(year + years, month, day)) + (epochMilliseconds - dayStart(date));
}

/**
 * The sub-periods that touch the ten years from `asOf` on, milliseconds since 1970, with what their lords have to do with
 * work; none for a minor. `chief` is the reference whose karmajiva counts.
 */
export function periodsOf(
  factors: CareerFactors,
  chief: Reference,
  { epochMilliseconds: birth }: ResolvedBirth,
  asOf: number,
): CareerFindings['periods'] {
  const end = yearsAfter(asOf, WINDOW_YEARS);
  return {
    system: 'vimshottari',
    starts_at: formatInstant(asOf),
    ends_at: formatInstant(end),
    items: isMinor(birth, asOf) ? [] : periodItems(factors, chief, birth, { start: asOf, end }),
  };
}

function periodItems(factors: CareerFactors, chief: Reference, birth: number, window: Span): CareerPeriod[] {
  return mahadashas(factors.chart.longitudes.Moon, birth)
    .flatMap((maha) => subPeriods(maha).map((antar) => ({ maha: maha.lord, antar })))
    .filter(({ antar }) => antar.start < window.end && antar.end > window.start)
    .map(({ maha, antar: { lord, start, end } }): CareerPeriod => {
      const codes = periodCodes(factors, chief, maha, lord);
      const points = codes.reduce((sum, code) => sum + code.points, 0);
      return {
        maha,
        antar: lord,
        starts_at: formatInstant(start),
        ends_at: formatInstant(end),
        running: start <= window.start && window.start < end,
        link: periodLink(points),
        points,
        codes,
        text: periodText(codes),
      };
    });
}
