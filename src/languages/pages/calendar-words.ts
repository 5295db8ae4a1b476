import type { FeedWords } from '../../feeds/words.js';
import type { DayWords } from '../../pages/shared/day-words.js';
import type { PeriodsWords } from '../../pages/shared/periods-words.js';
import type { Language } from '../language.js';
import type { FormWords } from './form/words.js';
import type { FormatWords } from './format-words.js';
import type { WordsOfTools } from './tool-words.js';

/** The tools of whose words entries of calendars are made. */
type ToldTool =
  | 'vrata-calendar'
  | 'panchang'
  | 'panchang-month'
  | 'eclipses'
  | 'current-transits-calculator'
  | 'saturn-periods'
  | 'tithi-anniversaries';

/**
 * What entries of calendars are told with in a language: of what pages say a part. Each entry such as
 * `nirayana/languages/hi` has its own under the name `calendarWords`.
 *
 * @example
 * import { vrataCalendar } from 'nirayana';
 * import { vrataIcal } from 'nirayana/ical';
 * import { calendarWords } from 'nirayana/languages/hi';
 *
 * const ujjain = { latitude: 23.1793, longitude: 75.7849, timezone: 'Asia/Kolkata' };
 * const told = vrataIcal(vrataCalendar({ from: '2026-11-08', to: '2026-11-08', ...ujjain }), { words: calendarWords });
 * told.includes('SUMMARY:दिवाली'); // => true
 */
export interface CalendarWords {
  readonly language: Pick<Language, 'code' | 'names' | 'rules'>;
  readonly form: FormWords;
  readonly format: FormatWords;
  readonly feeds: FeedWords;
  readonly shared: { readonly day: DayWords; readonly periods: PeriodsWords };
  /** Without the folders of tools, as in the declarations of the package, the words of none are known. */
  readonly tools: Pick<WordsOfTools, ToldTool & keyof WordsOfTools>;
}
