import { INTENT_CATEGORIES, type IntentCategory } from '../../rules/muhurta/hour-score-tables.js';
import { INTENT_WORDS } from '../intents.js';
import { LANGUAGE_CODES, type LanguageCode } from './locales.js';

/** A word or several that tell a category. */
interface Keyword {
  readonly words: readonly string[];
  /** Whether the last word is only how a longer one begins. */
  readonly isStem: boolean;
  readonly category: IntentCategory;
}

/** The keywords of a language, by their first word where that is whole, by its first letters where it is a stem. */
interface Vocabulary {
  readonly whole: ReadonlyMap<string, readonly Keyword[]>;
  readonly stems: ReadonlyMap<string, readonly Keyword[]>;
}

/** No stem is shorter. */
const STEM_LETTERS = 4;

const SPECIFIC = INTENT_CATEGORIES.filter((category) => category !== 'general');

/**
 * What an intent is about. The earliest word that says so decides; at one word, a keyword of several words in any
 * language before a single one, then the language of the request before the others in their order, then the longest.
 * Case, accents and apostrophes do not matter, and ä may be ae.
 */
export function intentCategory(intent: string, locale: LanguageCode): IntentCategory {
  const words = wordsOf(intent);
  const languages = [locale, ...LANGUAGE_CODES.filter((other) => other !== locale)];
  for (let start = 0; start < words.length; start++) {
    const keywords = languages.flatMap((language) => keywordAt(vocabularyOf(language), words, start) ?? []);
    const first = keywords.find((keyword) => keyword.words.length > 1) ?? keywords[0];
    if (first) return first.category;
  }
  return 'general';
}

function keywordAt({ whole, stems }: Vocabulary, words: readonly string[], start: number): Keyword | undefined {
  const first = words[start] as string;
  const candidates = whole.get(first) ?? [];
  const stemmed = stems.get(first.slice(0, STEM_LETTERS)) ?? [];
  return (
    longest(candidates.filter((keyword) => keyword.words.every((word, index) => words[start + index] === word))) ??
    longest(stemmed.filter((keyword) => first.startsWith(keyword.words[0] as string)))
  );
}

function longest(keywords: readonly Keyword[]): Keyword | undefined {
  const length = ({ words }: Keyword) => words.join('').length;
  return keywords.reduce<Keyword | undefined>(
    (best, keyword) => (best && length(best) >= length(keyword) ? best : keyword),
    undefined,
  );
}

const vocabularies = new Map<LanguageCode, Vocabulary>();

function vocabularyOf(locale: LanguageCode): Vocabulary {
  const known = vocabularies.get(locale);
  if (known) return known;
  const keywords = SPECIFIC.flatMap((category) =>
    (INTENT_WORDS[locale]?.[category].split(' ') ?? []).flatMap(spellings).map((entry) => keywordOf(entry, category)),
  );
  const vocabulary = {
    whole: indexed(keywords.filter(({ isStem }) => !isStem)),
    stems: indexed(
      keywords.filter(({ isStem }) => isStem),
      STEM_LETTERS,
    ),
  };
  vocabularies.set(locale, vocabulary);
  return vocabulary;
}

function indexed(keywords: readonly Keyword[], letters?: number): Map<string, Keyword[]> {
  const index = new Map<string, Keyword[]>();
  for (const keyword of keywords) {
    const key = (keyword.words[0] as string).slice(0, letters);
    index.set(key, [...(index.get(key) ?? []), keyword]);
  }
  return index;
}

/** A word with its umlauts, and with the letters that stand for them where a keyboard has none. */
function spellings(entry: string): string[] {
  const spelt = entry.replace(/[äöü]/g, (umlaut) => `${umlaut.normalize('NFD').slice(0, 1)}e`);
  return spelt === entry ? [entry] : [entry, spelt];
}

function keywordOf(entry: string, category: IntentCategory): Keyword {
  const isStem = entry.endsWith('*');
  return { words: entry.replace('*', '').split('_').map(folded), isStem, category };
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:ʼ[\p{L}\p{M}\p{N}]+)*/gu;
/** The joiners of Devanagari and the soft hyphen, which stand inside words and cannot be seen. */
const INVISIBLE = /[\u00ad\u200c\u200d]/g;
const APOSTROPHES = /['’‘`´′]/g;
/** What French puts before a word, and English after one. */
const ELISION = /^(?:qu|[cdjlmnst])ʼ|ʼs$/g;

/** The words of a text, folded. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFC').toLowerCase().replace(INVISIBLE, '').replace(APOSTROPHES, 'ʼ');
  return (plain.match(WORD) ?? []).map((word) => folded(word.replace(ELISION, '')));
}

/** Accents, the nukta and the apostrophe inside a word: left out by many who type. */
const MARKS = /[\u0300-\u036f\u093cʼ]/g;

function folded(word: string): string {
  return word.normalize('NFD').replace(MARKS, '').normalize('NFC').replace(/ß/g, 'ss');
}
