import type { PageWords } from '../../src/languages/pages/page-words.js';

/*
 * A language that nobody speaks, made from English: every letter of it has an accent, every word is 40 % longer, and
 * every text stands between brackets. A word of a page without accents is one that no language can translate; a text
 * without its last bracket is cut.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀćďéƒĝĥíĵķĺɱñóƥʠŕŝťúṽŵẋýžÁƁĆĎÉƑĜĤÍĴĶĹṀÑÓƤɊŔŜŤÚṼŴẊÝŽ'];
const LONGER = 0.4;

/** What no language translates in a text: places that a script fills in, and addresses. */
const PART = /\{\w*\}|https?:\S+|[A-Za-z]+/g;

const accented = (text: string) => text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? '');

/** What fewer letters have is a sign more than a word, such as those in a drawing, and stays as short. */
const SHORTEST = 4;

const longer = (word: string) =>
  word.length < SHORTEST ? accented(word) : accented(word) + 'ö'.repeat(Math.round(word.length * LONGER));

function said(text: string): string {
  const told = text.replaceAll(PART, (part) => (/^[A-Za-z]+$/.test(part) ? longer(part) : part));
  return text.length < SHORTEST ? told : `[${told}]`;
}

/** The texts among what a sentence was given, which come into it as they are. */
function textsIn(facts: unknown): string[] {
  if (typeof facts === 'string') return facts.length > 1 ? [facts] : [];
  return typeof facts === 'object' && facts !== null ? Object.values(facts).flatMap(textsIn) : [];
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A sentence around what it was given. */
function sentence(text: string, facts: readonly unknown[]): string {
  const given = textsIn(facts).toSorted((one, other) => other.length - one.length);
  if (given.length === 0) return said(text);
  const parts = text.split(new RegExp(`(${given.map(escaped).join('|')})`));
  const told = parts.map((part, index) => (index % 2 === 1 ? part : part.replaceAll(PART, longer)));
  return `[${told.join('')}]`;
}

/** How a sentence is made from what English says with some facts. */
type Wording = (text: string, facts: readonly unknown[]) => string;

/** The words of all of a value: of texts, of sentences, of what holds them. */
function inPseudo<Value>(value: Value, wording: Wording = sentence): Value {
  if (typeof value === 'string') return said(value) as Value;
  if (typeof value === 'function') {
    return ((...facts: readonly unknown[]) => {
      const told: unknown = value(...facts);
      return typeof told === 'string' ? wording(told, facts) : inPseudo(told, wording);
    }) as Value;
  }
  if (Array.isArray(value)) return value.map((each) => inPseudo(each, wording)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPseudo(inner, wording)])) as Value;
}

/** What the pages say, as if it were another language. */
export function pseudo(english: PageWords): PageWords {
  const { format, language } = english;
  return {
    ...inPseudo(english),
    // English sentences of the library hold the very codes of its results, which other languages have names for.
    language: { ...inPseudo(language, said), code: language.code },
    format: {
      ...format,
      cardinals: inPseudo(format.cardinals),
      units: inPseudo(format.units),
      dateAsWritten: [...PLAIN].map((letter) => [new RegExp(letter, 'gu'), accented(letter)]),
      listAsWritten: (list) => list.replace(/ and (?!.* and )/, ' áñď '),
      zones: format.zones.replaceAll(/\|(.*)$/gm, (_, name: string) => `|${said(name)}`),
    },
  };
}
