import { pages as english } from '../../languages/en/pages.js';
import type { Language } from '../../languages/language.js';
import { HABITS, isSolar } from '../../languages/locale/habits.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages/locale/locales.js';
import { SCRIPTS } from '../../languages/locale/scripts.js';
import type { PageWords } from '../../languages/pages/page-words.js';
import type { AlmanacCalendar, NamedSpan, OccasionWords } from '../../languages/pages/site/occasion-words.js';
import { monthsCalled } from '../../reading/month-names.js';
import type { MuhurtaFinderResult } from '../../tools/muhurta-finder/tool.js';
import { LATIN_OCCASIONS } from '../latin-words.js';
import { sounded } from '../sounded.js';
import { inOrder, longestFirst, type Phrases, wordsIn } from './question-words.js';
import { FEWEST_HEARD } from './words-read.js';

export type Activity = MuhurtaFinderResult['activity'];

/** A month of an almanac. */
export interface AlmanacMonth {
  readonly calendar: AlmanacCalendar;
  /** 1 to 12: of the Moon from Chaitra on, of the Sun from that of Mesha on. */
  readonly month: number;
}

/** The words of questions about occasions. */
export interface OccasionTyped {
  readonly occasions: Phrases<Activity>;
  /** Those in Latin letters by how they sound. */
  readonly heard: Phrases<Activity>;
  readonly spans: Phrases<NamedSpan>;
  readonly months: ReadonlyMap<string, number>;
  /** The month of an almanac that a word names, as it is written or as it sounds. */
  readonly almanacMonth: (word: string) => AlmanacMonth | undefined;
  /** What stands before the beginning or the end of a time, and what stands behind it. */
  readonly before: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
}

/** What the words of one language give. */
interface Part extends Pick<OccasionTyped, 'occasions' | 'heard' | 'spans'> {
  readonly months: readonly (readonly [name: string, number: number])[];
  readonly almanac: AlmanacNames;
  readonly before: readonly string[];
  readonly behind: readonly string[];
  readonly beside: readonly string[];
}

/** The months of almanacs by their names, those in Latin letters by how they sound. */
type AlmanacNames = ReadonlyMap<string, readonly AlmanacMonth[]>;

/** Made once of each language, and never of some together: there are too many ways to choose them. */
const parts = new WeakMap<OccasionWords, Part>();

function partOf({ occasions: words, language }: Pick<PageWords, 'occasions'> & Partial<PageWords>): Part {
  const part = parts.get(words) ?? madeOf(words, language);
  parts.set(words, part);
  return part;
}

function madeOf(words: OccasionWords, language: Language | undefined): Part {
  const { occasions: called, spans, months, ends, beside } = words;
  const ofDates = language ? monthsCalled(language.code) : [];
  const occasions = inOrder(Object.entries(called) as [Activity, string][]);
  const heard = occasions.map(([activity, phrase]) => [activity, phrase.map(heardAs)] as const);
  const typed = months.flatMap((row) => row.split(' ').map((name, index) => [name, index + 1] as const));
  return {
    occasions,
    heard: heard.filter(([, phrase]) => phrase.every((word) => /^[a-z]+$/.test(word))),
    spans: inOrder(Object.entries(spans) as [NamedSpan, string][]),
    months: [...ofDates, ...typed].map(([name, month]) => [wordsIn(name)[0] ?? '', month]),
    almanac: almanacNames(words, language),
    before: wordsIn(ends.before),
    behind: wordsIn(ends.behind),
    beside: wordsIn(beside),
  };
}

/** The names of a language are those of its own months of the Sun, and of the Moon's: others are other words there. */
function almanacNames({ almanacMonths }: OccasionWords, language: Language | undefined): AlmanacNames {
  const months = new Map<string, AlmanacMonth[]>();
  const add = (calendar: AlmanacCalendar, names: readonly string[]) => {
    for (const [index, said] of names.entries()) {
      for (const word of new Set(wordsIn(said).map(monthAs))) {
        months.set(word, [...(months.get(word) ?? []), { calendar, month: index + 1 }]);
      }
    }
  };
  if (language) {
    const { month: own } = HABITS[language.code];
    if (isSolar(own)) add(own, Object.values(language.names[`${own}_month`]));
    add('lunar', Object.values(language.names.lunar_month));
  }
  for (const [calendar, names] of Object.entries(almanacMonths) as [AlmanacCalendar, string][]) {
    add(calendar, names.split(', '));
  }
  return months;
}

/** Months have more spellings in Latin letters than anybody lists; what is shorter sounds like too many words of Europe. */
const FEWEST_SOUNDING = 5;

function monthAs(word: string): string {
  return word.length < FEWEST_SOUNDING ? word : sounded(word);
}

/** Where months of two calendars have one name, that of the language of the reader is meant, else the first. */
function almanacMonthIn(all: readonly Part[], locale: LanguageCode, word: string): AlmanacMonth | undefined {
  const called = all.flatMap(({ almanac }) => almanac.get(monthAs(word)) ?? []);
  return called.find(({ calendar }) => calendar === HABITS[locale].month) ?? called[0];
}

/**
 * What is typed of occasions in the language of the reader, in others of the letters of a question, in English and in Latin
 * letters. Another language that is written as that of the reader is not among them: one word may mean two things.
 */
export function occasionTyped([own, ...spelt]: readonly [PageWords, ...PageWords[]]): OccasionTyped {
  const { code: locale } = own.language;
  const others = spelt.filter(({ language }) => SCRIPTS[language.code] !== SCRIPTS[locale]);
  const pages = [...new Set([own, english, ...others])];
  const latin = partOf({ occasions: LATIN_OCCASIONS });
  const all = [...pages.map(partOf), latin];
  const { months, doubtful } = monthsTyped(locale, pages, latin);
  const beside = new Set(all.flatMap((part) => part.beside));
  for (const word of doubtful) beside.delete(word);
  return {
    occasions: longestFirst(all.flatMap((part) => part.occasions)),
    heard: longestFirst(all.flatMap((part) => part.heard)),
    spans: longestFirst(all.flatMap((part) => part.spans)),
    months,
    almanacMonth: (word) => almanacMonthIn(all, locale, word),
    before: new Set(all.flatMap((part) => part.before)),
    behind: new Set(all.flatMap((part) => part.behind)),
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
function monthsTyped(locale: LanguageCode, pages: readonly PageWords[], latin: Part): MonthNames {
  const months = new Map<string, number>();
  const doubtful = new Set<string>();
  for (const page of pages) {
    const { code } = page.language;
    const isShared = code !== locale && LANGUAGE_CODES.some((one) => one !== code && SCRIPTS[one] === SCRIPTS[code]);
    for (const [word, month] of [...partOf(page).months, ...latin.months]) {
      if (isShared && word.length < FEWEST_SHARED) doubtful.add(word);
      else if (!months.has(word)) months.set(word, month);
    }
  }
  return { months, doubtful };
}
