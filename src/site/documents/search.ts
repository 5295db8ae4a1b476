import { editDistance } from '../../base/nearest.js';
import { folded } from '../../pages/shell/address.js';
import type { Documents } from '../../pages/shell/documents.js';
import { askedIn, wordsOf } from '../search-words.js';

/** A section in which something was found. */
export interface Hit {
  /** Of the document, and the anchor in it; '' for its beginning. */
  readonly name: string;
  readonly id: string;
  readonly title: string;
  readonly heading: string;
  /** A line of it, around what was found. */
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

export interface Found {
  /** The best of them. */
  readonly hits: readonly Hit[];
  /** How many sections there are. */
  readonly count: number;
  /** What was looked for in place of words that no document has. */
  readonly instead: readonly (readonly [word: string, other: string])[];
}

interface Section extends Pick<Hit, 'name' | 'id' | 'title' | 'heading'> {
  readonly text: string;
  /** Its words between blanks, as they are compared. */
  readonly words: string;
  readonly named: string;
}

interface Index {
  readonly sections: readonly Section[];
  readonly vocabulary: ReadonlySet<string>;
}

const indexes = new WeakMap<Documents, Index>();

const MOST_HITS = 30;
const MOST_WORDS = 8;

/** What a word is worth in the heading of a section, in the title of its page, and for each time in the text. */
const WORTH = { heading: 9, title: 5, whole: 2, text: 1 } as const;

/**
 * The sections that have every word that is sought, or its beginning, those first that are named so. A word that no
 * document has is taken for the nearest that one has.
 */
export function foundIn(documents: Documents, sought: string): Found {
  const index = indexOf(documents);
  const asked = [...new Set(askedIn(sought))].slice(0, MOST_WORDS);
  const words = asked.map((word) => [word, meant(word, index)] as const);
  const instead = words.filter(([word, other]) => word !== other);
  const wanted = words.map(([, other]) => other);
  const ranked = index.sections
    .map((section) => ({ section, worth: worthOf(section, wanted) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  const hits = ranked.slice(0, MOST_HITS).map(({ section }) => hitOf(section, wanted));
  return { hits, count: ranked.length, instead: ranked.length > 0 ? instead : [] };
}

/** 0 where a word is missing. */
function worthOf({ words, named, heading, title }: Section, wanted: readonly string[]): number {
  const inHeading = ` ${wordsOf(heading || title).join(' ')} `;
  let worth = 0;
  for (const word of wanted) {
    const count = words.split(` ${word}`).length - 1;
    if (count === 0 && !named.includes(` ${word}`)) return 0;
    worth += Math.log2(1 + count) * WORTH.text;
    if (words.includes(` ${word} `)) worth += WORTH.whole;
    worth += worthIn(inHeading, word) * WORTH.heading || worthIn(named, word) * WORTH.title;
  }
  if (inHeading.trim() === wanted.join(' ')) worth += WORTH.heading;
  return wanted.length === 0 ? 0 : worth;
}

/** 1 for a word, a half for what only begins with it. */
function worthIn(words: string, word: string): number {
  if (words.includes(` ${word} `)) return 1;
  return words.includes(` ${word}`) ? 1 / 2 : 0;
}

/** A slip is a letter for each four. */
const LETTERS = 4;

/** The word itself where a document has it or goes on with it, else the nearest that one has. */
function meant(word: string, { sections, vocabulary }: Index): string {
  if (vocabulary.has(word) || sections.some(({ words }) => words.includes(` ${word}`))) return word;
  const most = Math.min(2, Math.floor(word.length / LETTERS));
  let best = word;
  let least = most + 1;
  for (const known of vocabulary) {
    if (Math.abs(known.length - word.length) >= least) continue;
    const away = editDistance(word, known);
    if (away < least) [best, least] = [known, away];
  }
  return best;
}

function indexOf(documents: Documents): Index {
  const known = indexes.get(documents);
  if (known) return known;
  const sections = Object.entries(documents).flatMap(([name, { title, html }]) => sectionsOf(name, title, html));
  const vocabulary = new Set(sections.flatMap(({ words }) => words.trim().split(' ')));
  const index = { sections, vocabulary };
  indexes.set(documents, index);
  return index;
}

const HEADING = /<h[23] id="([^"]*)">/;

function sectionsOf(name: string, title: string, html: string): Section[] {
  const [first = '', ...rest] = html.split(HEADING);
  const parts = [{ id: '', heading: '', text: plain(first) }];
  for (let at = 0; at < rest.length; at += 2) {
    const [heading = '', ...body] = (rest[at + 1] ?? '').split(/<\/h[23]>/);
    parts.push({ id: rest[at] ?? '', heading: plain(heading), text: plain(body.join(' ')) });
  }
  return parts.map(({ id, heading, text }) => ({
    name,
    title,
    id,
    heading,
    text,
    words: ` ${wordsOf(`${heading} ${text}`).join(' ')} `,
    named: ` ${wordsOf(`${title} ${heading}`).join(' ')} `,
  }));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function plain(html: string): string {
  return html
    .replaceAll(/<(?:wbr|\/?(?:a|b|code|em|span|strong)\b)[^<>]*>/g, '')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(#?\w{1,6});/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Letters of a line before and after what was found. */
const BEFORE = 60;
const AFTER = 110;

function hitOf({ name, id, title, heading, text }: Section, wanted: readonly string[]): Hit {
  const compared = folded(text);
  const places = wanted.map((word) => ({ at: placeOf(word, compared), length: word.length }));
  const { at, length } = places.find((place) => place.at >= 0) ?? { at: 0, length: 0 };
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const end = at + length + AFTER;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), at + length);
  return {
    name,
    id,
    title,
    heading,
    before: (from > 0 ? '… ' : '') + text.slice(from, at),
    word: text.slice(at, at + length),
    after: text.slice(at + length, to) + (to < text.length ? ' …' : ''),
  };
}

/** Where a word begins in a text; -1 where it does so nowhere. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) return at;
  }
  return -1;
}
