import * as field from '../../base/schema/fields.js';
import { formatDate } from '../../base/time/calendar.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { bandCode, scoreSchema } from '../../contract/scored-day.js';
import type { TimingBand } from '../../rules/muhurta/day-score-tables.js';
import { MONTH_SCORE_MAXIMUM, MONTH_SCORE_MINIMUM } from '../../rules/muhurta/month-score-tables.js';
import { type MonthDay, personalMonthDay } from '../../rules/muhurta/personal-month.js';
import { natalMoon, type PersonalBirth } from '../../rules/natal/natal-moon.js';
import { PADA_EDGES, possibleMoonLongitudes } from '../../rules/uncertainty/ways.js';

/** A day of a month over all the minutes in which somebody may have been born. */
export interface DayRange {
  readonly date: string;
  readonly least: number;
  readonly most: number;
  /** Null where the minutes do not agree. */
  readonly band_code: TimingBand | null;
  /** Whether the Moon is 8th from the natal Moon; null where the minutes do not agree. */
  readonly chandrashtama: boolean | null;
}

/** The ranges of the days of a month; null for a birth whose time is taken as it is. */
export function dayRanges(sky: Sky, { birth }: PersonalBirth, days: readonly MonthDay[]): DayRange[] | null {
  if (!birth.span) return null;
  const moons = possibleMoonLongitudes(sky, birth, PADA_EDGES).map(natalMoon);
  return days.map((day) => {
    const possible = moons.map((moon) => personalMonthDay(moon, day));
    const totals = possible.map(({ total }) => total);
    return {
      date: formatDate(day.date),
      least: Math.min(...totals),
      most: Math.max(...totals),
      band_code: shared(possible.map(({ band }) => band)),
      chandrashtama: shared(possible.map(({ balas }) => balas.isChandrashtama)),
    };
  });
}

function shared<Value>([first, ...rest]: readonly Value[]): Value | null {
  return first !== undefined && rest.every((value) => value === first) ? first : null;
}

export function dayRangeSchema() {
  return field.open({
    date: field.date('Local date, YYYY-MM-DD.'),
    least: scoreSchema(MONTH_SCORE_MINIMUM, MONTH_SCORE_MAXIMUM, 'The least score that the minutes of birth allow.'),
    most: scoreSchema(MONTH_SCORE_MINIMUM, MONTH_SCORE_MAXIMUM, 'The most that they allow.'),
    band_code: field.orNull(bandCode('The band of all of them; null where they have several.')),
    chandrashtama: field.orNull(
      field.flag('Whether the Moon is in the 8th sign from the natal Moon; null where that is open.'),
    ),
  });
}
