import { DASHA_YEAR_MILLISECONDS, type DashaPeriod, dashaYears } from '../../../../dasha/vimshottari.js';
import { VIMSHOTTARI } from '../../../../dasha/vimshottari-years.js';
import { formatDate, MILLISECONDS_PER_DAY, utcDateAt } from '../../../../time/calendar.js';
import type { DashaResult, DayEdgeDasha } from '../../../../tools/dasha-calculator.js';
import type { Graha } from '../../../../zodiac/graha.js';

const LORDS: readonly Graha[] = VIMSHOTTARI.map(([lord]) => lord);

/** The nine mahadashas of a birth at one end of a day, as far as the date alone tells: to a day. */
export function mahadashasFrom({ lord, years_left }: DayEdgeDasha, birthDate: string): DashaPeriod[] {
  const first = LORDS.indexOf(lord);
  let start = Date.parse(birthDate) - (dashaYears(lord) - years_left) * DASHA_YEAR_MILLISECONDS;
  return LORDS.map((_, turn) => {
    const next = LORDS[(first + turn) % LORDS.length] as Graha;
    const end = start + dashaYears(next) * DASHA_YEAR_MILLISECONDS;
    const period = { lord: next, start, end };
    start = end;
    return period;
  });
}

/** The lords from one to another in the order in which they follow each other, both among them. */
export function lordsBetween(first: Graha, last: Graha): Graha[] {
  const from = LORDS.indexOf(first);
  const count = ((LORDS.indexOf(last) - from + LORDS.length) % LORDS.length) + 1;
  return Array.from({ length: count }, (_, turn) => LORDS[(from + turn) % LORDS.length] as Graha);
}

/** The months between which a mahadasha begins, YYYY-MM. */
export interface OpenStart {
  readonly lord: Graha;
  readonly earliest: string;
  readonly latest: string;
}

/** When each mahadasha after that of the first instant of the day begins, counted from both ends of the day. */
export function monthsOfStarts(
  { day_start, day_end }: NonNullable<DashaResult['day_variation']>,
  birthDate: string,
): OpenStart[] {
  const birth = Date.parse(birthDate);
  const late = mahadashasFrom(day_start, birthDate).slice(1);
  const early = mahadashasFrom(day_end, birthDate);
  return late.map(({ lord, start }) => {
    // A lord that comes only later from the end of the day on has begun before that day was over.
    const begins = early.find((period) => period.lord === lord && period.start <= start)?.start ?? birth;
    // In UTC the day begins up to half a day after the date.
    return { lord, earliest: monthOf(Math.max(birth, begins)), latest: monthOf(start + MILLISECONDS_PER_DAY) };
  });
}

function monthOf(at: number): string {
  return formatDate(utcDateAt(at)).slice(0, 7);
}
