import type { FeedWords } from '../../feeds/words.js';
import type { CareerWords } from '../../gathered/career/words.js';
import type { KundliWords } from '../../gathered/kundli/words.js';
import type { MatchingPageWords } from '../../gathered/matching/words.js';
import type { DayEventsWords } from '../../pages/shared/day-events-words.js';
import type { DayWords } from '../../pages/shared/day-words.js';
import type { ChartPageWords, MoonWords, NatalWords } from '../../pages/shared/natal-words.js';
import type { PeriodsWords } from '../../pages/shared/periods-words.js';
import type { AccountWords } from '../account/words.js';
import type { Language } from '../language.js';
import type { ChangeWords } from '../words/changes/change-words.js';
import type { InterpretationWords } from '../words/interpretation/interpretation-words.js';
import type { PlacementWords } from '../words/placements/placement-words.js';
import type { FormWords } from './form/words.js';
import type { FormatWords } from './format-words.js';
import type { ResultWords } from './result/words.js';
import type { ChoicesWords } from './site/choices-words.js';
import type { DeviceWords } from './site/device-words.js';
import type { OccasionWords } from './site/occasion-words.js';
import type { SoughtWords } from './site/sought-words.js';
import type { VerifyWords } from './site/verify-words.js';
import type { SiteWords } from './site/words.js';
import type { WordsOfTools } from './tool-words.js';

/** Everything that pages say in a language, beside what the library does. */
export interface PageWords {
  readonly language: Language;
  readonly interpretation: InterpretationWords;
  /** What tradition says of placements; where a language does not have it yet, pages leave it out. */
  readonly placements?: PlacementWords;
  readonly site: SiteWords;
  /** What people type in its letters; of the languages of the specification the site has it with its searches. */
  readonly sought?: SoughtWords;
  /** What people type who look for the times of an occasion. */
  readonly occasions: OccasionWords;
  readonly form: FormWords;
  readonly result: ResultWords;
  readonly format: FormatWords;
  readonly feeds: FeedWords;
  readonly account: AccountWords;
  /** What texts for AI clients say of the minutes of a birth. */
  readonly changes: ChangeWords;
  readonly device: DeviceWords;
  readonly choices: ChoicesWords;
  readonly verify: VerifyWords;
  /** What several tools say alike. */
  readonly shared: {
    readonly day: DayWords;
    readonly dayEvents: DayEventsWords;
    readonly natal: NatalWords;
    readonly moon: MoonWords;
    readonly charts: ChartPageWords;
    readonly periods: PeriodsWords;
    /** Above what tradition says of what was found. */
    readonly meanings: string;
  };
  readonly gathered: {
    readonly kundli: KundliWords;
    readonly matching: MatchingPageWords;
    readonly career: CareerWords;
  };
  readonly tools: WordsOfTools;
}
