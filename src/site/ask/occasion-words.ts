import { pages as english } from '../../languages/en/pages.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages/locale/locales.js';
import { SCRIPTS } from '../../languages/locale/scripts.js';
import type { PageWords } from '../../languages/pages/page-words.js';
import type { NamedSpan, OccasionWords } from '../../languages/pages/site/occasion-words.js';
import { monthsCalled } from '../../reading/month-names.js';
import type { MuhurtaFinderResult } from '../../tools/muhurta-finder/tool.js';
import { LATIN_OCCASIONS } from '../latin-words.js';
import { sounded } from '../sounded.js';
import { inOrder, type Phrases, wordsIn } from './question-words.js';
import { FEWEST_HEARD } from './words-read.js';

export type Activity = MuhurtaFinderResult['activity'];

/** The words of questions about occasions. */
export interface OccasionTyped {
  readonly occasions: Phrases<Activity>;
  /** Those in Latin letters by how they sound. */
  readonly heard: Phrases<Activity>;
  readonly spans: Phrases<NamedSpan>;
  readonly months: ReadonlyMap<string, number>;
  /** What stands before the beginning or the end of a time, and what stands behind it. */
  readonly before: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
}

const typed = new Map<string, OccasionTyped>();

/**
 * What is typed of occasions in the language of the reader, in others of the letters of a question, in English and in Latin
 * letters. Another language that is written as that of the reader is not among them: one word may mean two things.
 */
export function occasionTyped([own, ...spelt]: readonly [PageWords, ...PageWords[]]): OccasionTyped {
  const { code: locale } = own.language;
  const others = spelt.filter(({ language }) => SCRIPTS[language.code] !== SCRIPTS[locale]);
  const pages = [...new Set([own, english, ...others])];
  const key = pages.map(({ language }) => language.code).join();
  const made = typed.get(key) ?? madeOf(locale, pages);
  typed.set(key, made);
  return made;
}

function madeOf(locale: LanguageCode, pages: readonly PageWords[]): OccasionTyped {
  const all = [...pages.map((words) => words.occasions), LATIN_OCCASIONS];
  const wordsOf = (part: (words: OccasionWords) => string) => new Set(all.flatMap((words) => wordsIn(part(words))));
  const occasions = inOrder(all.flatMap((words) => Object.entries(words.occasions) as [Activity, string][]));
  const heard = occasions.map(([activity, phrase]) => [activity, phrase.map(heardAs)] as const);
  const { months, doubtful } = monthsTyped(locale, pages);
  const beside = wordsOf((words) => words.beside);
  for (const word of doubtful) beside.delete(word);
  return {
    occasions,
    heard: heard.filter(([, phrase]) => phrase.every((word) => /^[a-z]+$/.test(word))),
    spans: inOrder(all.flatMap(({ spans }) => Object.entries(spans) as [NamedSpan, string][])),
    months,
    before: wordsOf(({ ends }) => ends.before),
    behind: wordsOf(({ ends }) => ends.behind),
    beside,
  };
}

/** How a word sounds; a short one sounds like too many others. */
export function heardAs(word: string): string {
  return word.length < FEWEST_HEARD ? word : sounded(word);
}

/** A month in so few letters is another word in a language that shares them. */
const FEWEST_SHARED = 3;

interface MonthNames {
  readonly months: ReadonlyMap<string, number>;
  /** Names of months that may be other words: nobody knows which. */
  readonly doubtful: ReadonlySet<string>;
}

/** The months by their names; of two languages that have the same word for two, the first counts. */
function monthsTyped(locale: LanguageCode, pages: readonly PageWords[]): MonthNames {
  const months = new Map<string, number>();
  const doubtful = new Set<string>();
  const numbered = (row: string) => row.split(' ').map((name, index) => [name, index + 1] as const);
  const latin = LATIN_OCCASIONS.months.flatMap(numbered);
  for (const { language, occasions } of pages) {
    const { code } = language;
    const isShared = code !== locale && LANGUAGE_CODES.some((one) => one !== code && SCRIPTS[one] === SCRIPTS[code]);
    for (const [name, month] of [...monthsCalled(code), ...occasions.months.flatMap(numbered), ...latin]) {
      const [word = ''] = wordsIn(name);
      if (isShared && word.length < FEWEST_SHARED) doubtful.add(word);
      else if (!months.has(word)) months.set(word, month);
    }
  }
  return { months, doubtful };
}
