import type { ChartWords } from './charts/words.js';
import type { LanguageCode } from './locale/locales.js';
import type { Names } from './names/kinds.js';
import type { CaveatLanguage } from './words/caveats/caveat-words.js';
import type { Disclaimers } from './words/disclaimers.js';
import type { KootaWords } from './words/kootas/koota-words.js';
import type { ManglikWords } from './words/manglik/manglik-words.js';
import type { FindingWords } from './words/matching/finding-words.js';
import type { MatchingWords } from './words/matching/matching-words.js';
import type { Meanings } from './words/meanings/kinds.js';
import type { RefusalWords } from './words/refusals/refusal-words.js';
import type { ResultWords } from './words/results/result-words.js';
import type { Catalogue } from './words/rules/catalogue.js';
import type { YogaLines } from './words/yogas/kinds.js';

/**
 * A language: all that the library says in it. Each is one value, made in a folder of its own; the compiler demands all
 * of it. What results call things, and the sentences of results, are asked for by the option `locale`.
 *
 * @example
 * import { moonSign } from 'nirayana';
 * import { hi } from 'nirayana/languages/hi';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { result, labels } = moonSign(birth, { locale: hi });
 * hi.names.nakshatra[result.nakshatra.name]; // => 'धनिष्ठा'
 * labels?.['rashi.name']; // => 'मकर'
 */
export interface Language extends CaveatLanguage {
  /** ISO 639-1. */
  readonly code: LanguageCode;
  /** Whether it is the language of the messages that errors and results bring with them unasked. */
  readonly isOfMessages?: true;
  /** What things are called, by kind and by the name or the code that results have: `names.nakshatra.Dhanishta`. */
  readonly names: Names;
  readonly refusals: RefusalWords;
  /** What rules of a score find, and what is said of scores, days and months. */
  readonly rules: Catalogue;
  /** Sentences that stand in results. */
  readonly results: ResultWords;
  readonly kootas: KootaWords;
  readonly manglik: ManglikWords;
  readonly matching: MatchingWords;
  /** What stands out of a match that was ranked, and why. */
  readonly findings: FindingWords;
  /** What makes each yoga of a birth chart. */
  readonly yogas: YogaLines;
  /** What tradition says of signs, nakshatras, houses, lords of dashas and kootas. No calculation uses it. */
  readonly meanings: Meanings;
  /** What stands in drawn charts. */
  readonly charts: ChartWords;
  /** What the numbers of the tools that take a language in their input are not for. */
  readonly disclaimers: Disclaimers;
}

/**
 * The language that an option gave, where it is not that in which everything is said unasked: whoever asks for none
 * bundles no words but those few.
 */
export type AskedLanguage = Language | undefined;

/** Whether a value, of which no compiler has told, is a language. */
export function isLanguage(value: unknown): value is Language {
  const { code, names, rules } = Object(value);
  return typeof code === 'string' && typeof names === 'object' && typeof rules === 'object';
}
