import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import type { PageWords } from '../../src/languages/pages/page-words.js';
import type { WordsOfTools } from '../../src/languages/pages/tool-words.js';
import { PAGE_WORDS } from '../support/page-words.js';

type Sentence = (...facts: readonly unknown[]) => unknown;

/** Every text of a language, and every sentence that takes facts, by the path to it. */
function entriesOf(words: unknown, path = ''): [path: string, word: string | Sentence][] {
  if (typeof words === 'string' || typeof words === 'function') return [[path, words as string | Sentence]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, value]) => entriesOf(value, path === '' ? key : `${path}.${key}`));
}

/**
 * What a language has of its own to write numbers and dates with, and what is typed in it, is no sentence. What the
 * library says is chosen by facts, and is asked for every one of them by the tests of caveats, refusals, kootas, rules
 * and placements.
 */
const sayings = ({ format: _, language: __, placements: ___, sought: ____, occasions: _____, ...words }: PageWords) =>
  entriesOf(words).filter(([path]) => !OF_SOME.includes(path));

/** A particle that Ukrainian changes after a vowel, and the words by which Bengali counts houses. */
const OF_SOME = ['interpretation.heard', 'interpretation.house'];

/** Which of its facts a sentence makes use of, by their places and names. */
function factsUsed(sentence: Sentence): string[] {
  const used = new Set<string>();
  const said = sentence(...Array.from({ length: sentence.length }, (_, index) => marked(String(index), used)));
  // A fact may be the whole of it.
  if (typeof said === 'function') String(said);
  return [...used].sort();
}

/** A fact that notes when it is read: a text, a number, a list, or several facts by name. */
function marked(name: string, used: Set<string>): unknown {
  const text = `«${name}»`;
  const again = () => marked(name, used);
  return new Proxy(() => text, {
    get(_, key) {
      const isOfList = key in Array.prototype && key !== Symbol.toPrimitive;
      const isOfText = typeof key === 'symbol' || key in String.prototype;
      if (!isOfList && !isOfText) return marked(`${name}.${String(key)}`, used);
      used.add(name);
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 5 : text);
      if (key === 'length') return 2;
      if (isOfList) {
        return (each?: unknown) => {
          if (typeof each === 'function') each(again());
          return again();
        };
      }
      const member: unknown = Reflect.get(Object(text), key);
      return typeof member === 'function' ? member.bind(text) : member;
    },
    apply: again,
  });
}

/** Sentences that say the same without a fact, or need one more to say it. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'tools.manglik-dosha-calculator.answer.yes': 'English writes one and two as words',
};

describe('what the pages say', () => {
  it.each(LANGUAGE_CODES)('has nothing empty in %s', (locale) => {
    const empty = sayings(PAGE_WORDS[locale]).filter(([, word]) => typeof word === 'string' && word.trim() === '');
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  it.each(LANGUAGE_CODES.filter((locale) => locale !== 'en'))(
    'has the keys of English in %s, and no other',
    (locale) => {
      const pathsOf = (words: PageWords) =>
        sayings(words)
          .map(([path]) => path)
          .sort();
      expect(pathsOf(PAGE_WORDS[locale])).toEqual(pathsOf(PAGE_WORDS.en));
    },
  );

  it.each(LANGUAGE_CODES.filter((locale) => locale !== 'en'))(
    'makes use of the facts in %s that English does',
    (locale) => {
      const english = new Map(sayings(PAGE_WORDS.en));
      const differing = sayings(PAGE_WORDS[locale]).flatMap(([path, word]) => {
        if (path in OTHERWISE) return [];
        const other = english.get(path);
        if (typeof word === 'string' || typeof other !== 'function') return typeof word === typeof other ? [] : [path];
        const [own, asked] = [factsUsed(word), factsUsed(other)];
        return own.join() === asked.join() ? [] : [`${path}: ${own.join()} where English has ${asked.join()}`];
      });
      expect(differing).toEqual([]);
    },
  );

  it('is demanded of every language by the compiler', () => {
    const { meanings: _, ...shared } = PAGE_WORDS.en.shared;
    // @ts-expect-error a word is missing
    const words: PageWords = { ...PAGE_WORDS.en, shared };
    const { panchang: __, ...others } = PAGE_WORDS.en.tools;
    // @ts-expect-error the words of a tool are missing
    const tools: WordsOfTools = others;
    expect([words.tools, Object.keys(tools)]).toEqual([PAGE_WORDS.en.tools, expect.not.arrayContaining(['panchang'])]);
  });
});
