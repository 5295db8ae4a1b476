import { editDistance } from '../../base/nearest.js';
import type { Language } from '../../languages/language.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import type { PageWords } from '../../languages/pages/page-words.js';
import type { SoughtWords } from '../../languages/pages/site/sought-words.js';
import { readDate } from '../../reading/date.js';
import { latinDigits } from '../../reading/digits.js';
import { vrataCalendarPage } from '../../tools/vrata-calendar/page/page.js';
import { LATIN_OBSERVANCES } from '../latin-words.js';
import { isFiller } from '../search-words.js';
import { slipsIn, sounded } from '../sounded.js';
import {
  ASIDE,
  besideSigns,
  dayPhrases,
  type Phrases,
  SIGNS_IN_SANSKRIT,
  type Subject,
  subjectPhrases,
  wordsIn,
} from './question-words.js';
import { FEWEST_HEARD, type IsSaid, isHeard, isOpen, isSame, spotOf, type Word } from './words-read.js';

/** When something is asked for: so many days from today, on a date, or in a year. */
interface When {
  readonly days?: number;
  readonly date?: string;
  readonly year?: number;
}

/** What a text asks, of what it says of a place only the words. */
export type Question = When & {
  /** Words that may name a place; none of the rest is left. */
  readonly place: string;
} & (
    | { readonly kind: 'subject'; readonly subject: Subject }
    | { readonly kind: 'observance'; readonly code: string }
    | { readonly kind: 'sign'; readonly sign: number }
    /** A date alone, or a place alone. */
    | { readonly kind: 'day' }
  );

/** Whether a question asks for no more than a day, or for the good hours that every day has. */
export function isOfDay(question: Question): boolean {
  return question.kind === 'day' || (question.kind === 'subject' && question.subject === 'auspicious');
}

/** More words are no question that is answered here. */
const MOST_WORDS = 12;

/** What a text asks, in the words of some languages; undefined where it asks nothing that is known here. */
export function questionIn(sought: string, locale: LanguageCode, pages: readonly PageWords[]): Question | undefined {
  const { date, rest } = dateIn(sought, locale);
  const words = wordsIn(rest).map((word): Word => ({ word, isRead: false }));
  if (words.length > MOST_WORDS) return undefined;
  const typed = pages.flatMap(({ sought: own }) => own ?? []);
  const languages = pages.map(({ language }) => language);
  const dayNames = dayPhrases(typed);
  const days = readOf(words, dayNames, isSame) ?? readOf(words, dayNames, isHeard);
  const year = date === undefined ? yearIn(words) : undefined;
  const when: When = {
    ...(date !== undefined && { date }),
    ...(days !== undefined && { days }),
    ...(year !== undefined && { year }),
  };
  const subjects = subjectPhrases(typed);
  const subject = readOf(words, subjects, isSame);
  if (subject !== undefined) return { ...when, kind: 'subject', subject, place: placeIn(words) };
  const asked = words.filter(isOpen).filter(({ word }) => !isFiller(word));
  const sign = signIn(asked, languages, besideSigns(typed));
  if (sign !== undefined) return { ...when, kind: 'sign', sign, place: '' };
  const called = observancesCalled(typed);
  const code = wholly(asked, called) ?? observanceIn(asked, languages) ?? readOf(words, called, isSame);
  if (code !== undefined) return { ...when, kind: 'observance', code, place: placeIn(words) };
  const meant = likely(words, subjects, called);
  if (meant !== undefined) return { ...when, ...meant, place: placeIn(words) };
  const place = placeIn(words);
  return date === undefined && days === undefined && place === '' ? undefined : { ...when, kind: 'day', place };
}

type Named =
  | { readonly kind: 'subject'; readonly subject: Subject }
  | { readonly kind: 'observance'; readonly code: string };

/** What some words may mean that nothing is called by: what sounds as they do, else what is a letter or two away. */
function likely(words: readonly Word[], subjects: Phrases<Subject>, called: Phrases<string>): Named | undefined {
  for (const isSaid of [isHeard, isSlip]) {
    const subject = readOf(words, subjects, isSaid);
    if (subject !== undefined) return { kind: 'subject', subject };
    const code = readOf(words, called, isSaid);
    if (code !== undefined) return { kind: 'observance', code };
  }
  return undefined;
}

/** The observance that is called by just these words. */
function wholly(asked: readonly Word[], called: Phrases<string>): string | undefined {
  const words = asked.filter(({ word }) => !ASIDE.has(word));
  const sought = words.map(({ word }) => word).join(' ');
  const code = called.find(([, phrase]) => phrase.join(' ') === sought)?.[0];
  if (code !== undefined) for (const word of asked) word.isRead = true;
  return code;
}

/** What observances are called beside their names, the longest phrases first. */
function observancesCalled(typed: readonly SoughtWords[]): Phrases<string> {
  return [LATIN_OBSERVANCES, ...typed.map(({ observances }) => observances)]
    .flatMap((of) => Object.entries(of))
    .flatMap(([code, text]) => text.split(', ').map((phrase) => [code, wordsIn(phrase)] as const))
    .sort(([, one], [, other]) => other.length - one.length);
}

/** The date that stands in a text, and the text without it. */
function dateIn(sought: string, locale: LanguageCode): { readonly date?: string; readonly rest: string } {
  const parts = sought.split(/\s+/).slice(0, MOST_WORDS * 2);
  for (const length of [5, 4, 3, 2, 1]) {
    for (let at = 0; at + length <= parts.length; at++) {
      const read = readDate(parts.slice(at, at + length).join(' '), { locale });
      if (read.date !== undefined) return { date: read.date, rest: parts.toSpliced(at, length).join(' ') };
    }
  }
  return { rest: sought };
}

/** A year in digits of any script. One that is not accepted has no answer. */
function yearIn(words: readonly Word[]): number | undefined {
  const found = words.find(({ word }) => /^\d{4}$/.test(latinDigits(word)));
  if (found === undefined) return undefined;
  found.isRead = true;
  return Number(latinDigits(found.word));
}

/** What the first phrase that stands in the words means; its words are read then. */
function readOf<Meant>(words: readonly Word[], phrases: Phrases<Meant>, isSaid: IsSaid): Meant | undefined {
  return spotOf(words, phrases, isSaid)?.meant;
}

/** One that stands alone may be a town. */
const FEWEST_ALONE = 5;

/** Whether a word is another but for a letter or two, in Latin letters or in a script of India. */
function isSlip(word: string, other: string, isAlone: boolean): boolean {
  if (isHeard(word, other)) return true;
  const fewest = isAlone ? FEWEST_ALONE : FEWEST_HEARD;
  if (word.length < fewest || other.length < fewest || word[0] !== other[0]) return false;
  const [typed, known] = [sounded(word), sounded(other)];
  return editDistance(typed, known) <= slipsIn(known);
}

/** The number of the sign that is named, where nothing is named beside it but what goes with signs. */
function signIn(
  asked: readonly Word[],
  languages: readonly Language[],
  beside: ReadonlySet<string>,
): number | undefined {
  const [only, ...others] = asked.filter(({ word }) => !beside.has(word) && !ASIDE.has(word));
  if (only === undefined || others.length > 0) return undefined;
  const names = languages.map(({ rules }) => [...new Set(Object.values(rules.names.sign))].map(wordsIn));
  const found = [...names, SIGNS_IN_SANSKRIT].map((each) => each.findIndex((words) => words.includes(only.word)));
  const at = found.find((index) => index >= 0);
  return at === undefined ? undefined : at + 1;
}

/** The observance whose name some words make that follow each other; what stands before or after may name a place. */
function observanceIn(asked: readonly Word[], languages: readonly Language[]): string | undefined {
  for (let length = asked.length; length > 0; length--) {
    // A name stands at the one end, and what may be a place at the other.
    for (const at of new Set([0, asked.length - length])) {
      const named = asked.slice(at, at + length);
      const code = codeOf(
        named.map(({ word }) => word).filter((word) => !ASIDE.has(word)),
        languages,
      );
      if (code === undefined) continue;
      for (const word of named) word.isRead = true;
      return code;
    }
  }
  return undefined;
}

function codeOf(words: readonly string[], languages: readonly Language[]): string | undefined {
  const { chosenFor } = vrataCalendarPage.card;
  const queries = languages.map((language) => chosenFor?.(words, language) ?? '');
  const query = queries.find((one) => one !== '');
  return query === undefined ? undefined : (new URLSearchParams(query).get('observance_codes') ?? undefined);
}

/** What nothing has understood, without the words of which questions are made. */
function placeIn(words: readonly Word[]): string {
  const open = words.filter(isOpen).filter(({ word }) => !isFiller(word) && !ASIDE.has(word));
  return open.map(({ word }) => word).join(' ');
}
