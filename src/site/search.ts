import { editDistance } from '../base/nearest.js';
import { pages as english } from '../languages/en/pages.js';
import type { PageWords } from '../languages/pages/page-words.js';
import { LATIN_TERMS } from './latin-words.js';
import { askedIn, isBeside, wordsOf } from './search-words.js';
import { sounded } from './sounded.js';
import { LISTED, type Listed } from './tool-list.js';

/** More would take long to compare, and no tool has such a name. */
const LONGEST_SOUGHT = 100;
const MOST_NEAR = 3;
/** Words that are compared letter by letter: nobody asks for a tool by more. */
const MOST_COMPARED = 8;
/** How much of a word may differ before it is another word, and how much where it is taken for a slip. */
const NEAR = 0.4;
const SLIP = 0.2;

/** What a search sends, as far as it is read. */
export function soughtIn(sent: URLSearchParams): string {
  return [...(sent.get('q') ?? '').trim()].slice(0, LONGEST_SOUGHT).join('');
}

/** What a word is worth by where it stands: the name of a page says more than its summary. */
const WORTH = { name: 6, terms: 4, names: 3, summary: 2 } as const;
/** The share of it that counts for a word that only begins so, or only ends otherwise: yamagandam, planets. */
const BEGUN = 0.6;
const ENDINGS = ['s', 'es', 'm', 'am'];
/** The worth of letters within a word. */
const WITHIN = 0.5;
/** What two words one after the other are worth as they stand, and a name of which every word is sought. */
const TOGETHER = 2;
const WHOLE_NAME = 6;
/** The share that counts of a word beside the subject. */
const BESIDE = 0.4;

/** The words that lead to a page in a language, each with what it is worth. */
interface Entry {
  readonly page: Listed;
  readonly worth: ReadonlyMap<string, number>;
  /** The same by how words in Latin letters sound. */
  readonly sounds: ReadonlyMap<string, number>;
  /** Each of its names, in words. */
  readonly names: readonly (readonly string[])[];
  /** All of them in their order, and those that are no sentence. */
  readonly text: string;
  readonly phrases: string;
}

const indexes = new WeakMap<PageWords, readonly Entry[]>();

/** The last index of each language that has others beside it: one is of a megabyte and more, and there are many choices. */
const withOthers = new WeakMap<PageWords, { readonly key: string; readonly index: readonly Entry[] }>();

/** The index of a language, and of what people type in the languages of some letters. */
function indexOf(words: PageWords, spelt: readonly PageWords[]): readonly Entry[] {
  const others = spelt.filter((one) => one !== words);
  const made = () => LISTED.map((page) => entryOf(page, words, [words, ...others]));
  if (others.length === 0) {
    const index = indexes.get(words) ?? made();
    indexes.set(words, index);
    return index;
  }
  const key = others.map(({ language }) => language.code).join();
  const last = withOthers.get(words);
  if (last?.key === key) return last.index;
  const index = made();
  withOthers.set(words, { key, index });
  return index;
}

function entryOf(page: Listed, words: PageWords, typed: readonly PageWords[]): Entry {
  const { slug, card, wordsIn } = page;
  const own = wordsIn(words);
  const names = [own.name, wordsIn(english).name];
  const further = [LATIN_TERMS[slug], ...typed.map(({ sought }) => sought?.terms[slug])];
  const texts = {
    name: names.join(' '),
    terms: [card.searchTerms, slug, ...further].join(' '),
    names: typed.flatMap(({ language }) => card.namesIn?.(language) ?? []).join(' '),
    summary: own.summary,
  };
  const worth = new Map<string, number>();
  const sounds = new Map<string, number>();
  const keep = (kept: Map<string, number>, word: string, value: number) =>
    kept.set(word, Math.max(kept.get(word) ?? 0, value));
  for (const [where, text] of Object.entries(texts)) {
    for (const word of wordsOf(text)) {
      keep(worth, word, WORTH[where as keyof typeof WORTH]);
      keep(sounds, sounded(word), WORTH[where as keyof typeof WORTH]);
    }
  }
  const { summary, ...others } = texts;
  const phrases = ` ${wordsOf(Object.values(others).join(' ')).join(' ')} `;
  return { page, worth, sounds, names: names.map(wordsOf), text: `${phrases}${wordsOf(summary).join(' ')}`, phrases };
}

/** What a word is worth for each page, else what one is worth that sounds as it does. */
function worthsOf(word: string, index: readonly Entry[]): number[] {
  const own = index.map((entry) => worthOf(word, entry));
  if (word.length < FEWEST_HEARD || own.some((worth) => worth > 0)) return own;
  const heard = sounded(word);
  return index.map(({ sounds }) => sounds.get(heard) ?? 0);
}

/** Shorter words sound like too many others. */
const FEWEST_HEARD = 4;

/** What a word is worth for a page; 0 where it does not occur. */
function worthOf(word: string, { worth, text }: Entry): number {
  const whole = worth.get(word) ?? 0;
  if (word.length < 3) return whole;
  let most = whole;
  for (const [known, value] of worth) {
    const isEnded = word.startsWith(known) && ENDINGS.includes(word.slice(known.length));
    if (known.startsWith(word) || isEnded) most = Math.max(most, value * BEGUN);
  }
  return most === 0 && text.includes(word) ? WITHIN : most;
}

/** What words that follow each other add, and a name that is sought as a whole. */
function together(asked: readonly string[], weights: readonly number[], { names, phrases }: Entry): number {
  const pairs = asked.reduce((sum, word, at) => {
    const isPair = at > 0 && phrases.includes(` ${asked[at - 1]} ${word}`);
    return isPair ? sum + (weights[at - 1] ?? 0) + (weights[at] ?? 0) : sum;
  }, 0);
  const isNamed = names.some((name) => name.every((word) => asked.some((one) => word === one || word === `${one}s`)));
  return pairs * TOGETHER + (isNamed ? WHOLE_NAME : 0);
}

/**
 * The pages that a search leads to, the likeliest first: those that have every word that is sought, else those that have
 * most of them. Words beside the subject need not be there, nor do those that no page has, such as the name of a city.
 * None where a word looks like a slip. `spelt` are what pages say in languages of its letters.
 */
export function found(sought: string, words: PageWords, spelt: readonly PageWords[] = []): readonly Listed[] {
  const index = indexOf(words, spelt);
  const asked = askedIn(sought);
  const worths = asked.map((word) => worthsOf(word, index));
  const counts = worths.map((each) => each.filter((worth) => worth > 0).length);
  // What few pages have says more.
  const isAsked = asked.map((word) => !isBeside(word));
  const weights = counts.map((count, at) =>
    count === 0 ? 0 : Math.sqrt(1 + index.length / count) * (isAsked[at] ? 1 : BESIDE),
  );
  const compared = asked.slice(0, MOST_COMPARED);
  if (compared.some((word, at) => isAsked[at] && counts[at] === 0 && isSlip(word, index))) return [];
  const needed = asked.flatMap((_, at) => (isAsked[at] && counts[at] !== 0 ? [at] : []));
  const counted = needed.length > 0 || isAsked.some(Boolean) ? needed : asked.map((_, at) => at);
  const sum = (of: readonly number[], value: (at: number) => number) => of.reduce((all, at) => all + value(at), 0);
  const all = sum(counted, (at) => weights[at] ?? 0);
  const hits = index.map((entry, place) => {
    const worthAt = (at: number) => worths[at]?.[place] ?? 0;
    const has = sum(counted, (at) => (worthAt(at) > 0 ? (weights[at] ?? 0) : 0));
    const score = sum([...asked.keys()], (at) => worthAt(at) * (weights[at] ?? 0)) + together(asked, weights, entry);
    return { page: entry.page, has, score };
  });
  const most = Math.max(...hits.map(({ has }) => has));
  if (all === 0 || most < all / 2) return [];
  return hits
    .filter(({ has }) => has === most)
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page);
}

/** Whether a word that no page has is one that a page has, with a letter gone wrong. */
function isSlip(word: string, index: readonly Entry[]): boolean {
  return index.some(({ worth }) => [...worth.keys()].some((known) => lettersApart(word, known) <= SLIP));
}

/** The pages that may have been meant, the likeliest first; those that most people come for where none is near. */
export function near(sought: string, words: PageWords, spelt: readonly PageWords[] = []): readonly Listed[] {
  const asked = askedIn(sought).slice(0, MOST_COMPARED);
  const index = indexOf(words, spelt);
  const known = knownIn(index);
  const away = asked.map((word) => {
    const heard = sounded(word);
    return new Map(known.map((one) => [one.word, apart({ word, heard }, one)] as const));
  });
  const ranked = index
    .map(({ page, worth }) => ({ page, away: distance(away, [...worth.keys()]) }))
    .filter(({ away }) => away < NEAR)
    .sort((one, other) => one.away - other.away);
  if (ranked.length > 0) return ranked.slice(0, MOST_NEAR).map(({ page }) => page);
  return mostSought();
}

/** What most visitors come for, where there is nothing nearer to offer. */
export function mostSought(): readonly Listed[] {
  return LISTED.filter(({ card }) => card.isMostSought);
}

/** How far the words that are sought are from the nearest of a page, on the whole: 0 for the same, 1 for all others. */
function distance(sought: readonly ReadonlyMap<string, number>[], known: readonly string[]): number {
  if (sought.length === 0) return 1;
  const nearest = (away: ReadonlyMap<string, number>) =>
    known.reduce((least, word) => Math.min(least, away.get(word) ?? 1), 1);
  return sought.reduce((total, away) => total + nearest(away), 0) / sought.length;
}

/** A word, and how it sounds. */
interface Heard {
  readonly word: string;
  readonly heard: string;
}

const heardWords = new WeakMap<readonly Entry[], readonly Heard[]>();

/** Every word of an index, once. */
function knownIn(index: readonly Entry[]): readonly Heard[] {
  const made =
    heardWords.get(index) ??
    [...new Set(index.flatMap(({ worth }) => [...worth.keys()]))].map((word) => ({ word, heard: sounded(word) }));
  heardWords.set(index, made);
  return made;
}

/** What is written as it sounds is not quite what was meant. */
const AS_HEARD = 0.01;

/** The share of letters that one must change to come from a word to another, or from its sound to that of the other. */
function apart(sought: Heard, other: Heard): number {
  const away = lettersApart(sought.word, other.word);
  if (sought.heard === sought.word && other.heard === other.word) return away;
  return Math.min(away, lettersApart(sought.heard, other.heard) + AS_HEARD);
}

function lettersApart(word: string, other: string): number {
  if (word === other) return 0;
  const longest = Math.max(word.length, other.length);
  if (Math.abs(word.length - other.length) / longest >= NEAR) return 1;
  return editDistance(word, other) / longest;
}
