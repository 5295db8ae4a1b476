import type { Activity } from '../../../rules/muhurta/activity-tables.js';
import type { SolarReckoning } from '../../locale/habits.js';

/** Whose months have names in almanacs: those of the Moon, however they are cut, and of the Sun in a region. */
export type AlmanacCalendar = 'lunar' | SolarReckoning;

/** A month or a year that is named from today. */
export type NamedSpan = 'this_month' | 'next_month' | 'this_year' | 'next_year';

/** What people type who look for the times of an occasion, in the letters of a language and, where many do, in Latin ones. */
export interface OccasionWords {
  /** What each is called, with the forms that it has in a sentence; phrases apart by commas. */
  readonly occasions: Readonly<Record<Activity, string>>;
  /** Forms that months have in a sentence beside the names that are read in dates: rows of twelve, apart by blanks. */
  readonly months: readonly string[];
  /**
   * Forms and spellings of the months of almanacs beside their names, apart by blanks: twelve groups apart by commas, of the
   * Moon from Chaitra on, of the Sun from that of Mesha on.
   */
  readonly almanacMonths: Readonly<Partial<Record<AlmanacCalendar, string>>>;
  /** Phrases apart by commas. */
  readonly spans: Readonly<Record<NamedSpan, string>>;
  /** What stands before the beginning or the end of a time, and what stands behind it: "from", "until"; apart by blanks. */
  readonly ends: { readonly before: string; readonly behind: string };
  /** Words that say no more than that times are looked for, apart by blanks. */
  readonly beside: string;
}
