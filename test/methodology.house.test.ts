import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Marked, type Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { TRANSLATED_INTO, translationsAstray } from '../scripts/methodology.js';
import { LANGUAGE_CODES, type LanguageCode } from '../src/languages/locale/locales.js';
import { words } from './support/support.js';

const FOLDER = 'docs/methodology';
const marked = new Marked();

type Translated = Exclude<LanguageCode, 'en'>;

const translated = TRANSLATED_INTO.flatMap((locale) =>
  readdirSync(join(FOLDER, locale)).map((file) => ({ locale: locale as Translated, file })),
);

/** A text in the order of its headings: what stands below each. */
interface Part {
  readonly depth: number;
  readonly numbers: readonly string[];
  readonly codes: readonly string[];
  readonly links: readonly string[];
  /** The kinds of its blocks, a table with its rows and columns, a list with its items. */
  readonly blocks: readonly string[];
}

function partsOf(path: string, locale: LanguageCode): Part[] {
  const parts: { depth: number; raw: string; tokens: Token[] }[] = [];
  for (const token of marked.lexer(readFileSync(path, 'utf8'))) {
    if (token.type === 'heading') parts.push({ depth: token['depth'], raw: token.raw, tokens: [] });
    else {
      const part = parts.at(-1);
      if (!part) throw new Error(`${path} begins with no heading.`);
      part.raw += token.raw;
      if (token.type !== 'space') part.tokens.push(token);
    }
  }
  return parts.map(({ depth, raw, tokens }) => {
    const codes: string[] = [];
    const links: string[] = [];
    marked.walkTokens(tokens, (token) => {
      if (token.type === 'codespan') codes.push(token.text);
      // A page of another language stands one folder deeper, and its neighbours may be in its own.
      if (token.type === 'link') links.push(token['href'].replace(/^(?:\.{1,2}\/)+/, ''));
    });
    return {
      depth,
      numbers: numbersIn(raw, locale).sort(),
      codes: [...new Set(codes)].sort(),
      links: links.sort(),
      blocks: tokens.flatMap(shapesOf),
    };
  });
}

function shapesOf(token: Token): string[] {
  if (token.type === 'table') return [`table of ${token['rows'].length} by ${token['header'].length}`];
  if (token.type !== 'list') return [token.type];
  const items = token['items'] as { tokens: Token[] }[];
  const inner = items.flatMap(({ tokens }) => tokens.filter(({ type }) => type === 'table' || type === 'list'));
  return [`${token['ordered'] ? 'ordered' : 'plain'} list of ${items.length}`, ...inner.flatMap(shapesOf)];
}

/** As India writes it. */
const IN_LAKHS = { group: /^\d{1,2}(?:,\d{2})*,\d{3}(?!\d)/, decimal: '.' };

/** How a language writes the groups of thousands and the decimal sign: as the pages do (`shell/format.ts`). */
const WRITTEN: Readonly<Record<LanguageCode, { readonly group: RegExp; readonly decimal: string }>> = {
  en: { group: /^\d{1,3}(?:,\d{3})+(?!\d)/, decimal: '.' },
  hi: IN_LAKHS,
  de: { group: /^\d{1,3}(?:\.\d{3})+(?!\d)/, decimal: ',' },
  es: { group: /^\d{1,3}(?:\.\d{3})+(?!\d)/, decimal: ',' },
  fr: { group: /^\d{1,3}(?:\u202f\d{3})+(?!\d)/, decimal: ',' },
  uk: { group: /^\d{1,3}(?:\u00a0\d{3})+(?!\d)/, decimal: ',' },
  ru: { group: /^\d{1,3}(?:\u00a0\d{3})+(?!\d)/, decimal: ',' },
  ta: IN_LAKHS,
  te: IN_LAKHS,
  kn: IN_LAKHS,
  ml: IN_LAKHS,
  mr: IN_LAKHS,
  gu: IN_LAKHS,
  bn: IN_LAKHS,
};

/** The numbers of a text as English writes them, without the signs of thousands. */
function numbersIn(text: string, locale: LanguageCode): string[] {
  const { group, decimal } = WRITTEN[locale];
  // The zero of each script of India ends in a six.
  const latin = text.replaceAll(/\p{Nd}/gu, (digit) =>
    /\d/.test(digit) ? digit : String(((digit.codePointAt(0) ?? 0) & 15) - 6),
  );
  return [...latin.matchAll(/\d(?:[\d.,\u00a0\u202f]*\d)?/g)].flatMap(([found]) => {
    const thousands = group.exec(found)?.[0] ?? '';
    const whole = thousands.replaceAll(/\D/g, '') + found.slice(thousands.length).replaceAll(decimal, '.');
    return whole.split(/[^\d.]/);
  });
}

describe('the methodology pages in the languages of readers', () => {
  it('are in every language or in none, and each beside an English one', () => {
    expect(translationsAstray()).toEqual([]);
    expect(['en', ...TRANSLATED_INTO]).toEqual(LANGUAGE_CODES);
  });

  it('are those of the most read tools', () => {
    expect(readdirSync(join(FOLDER, 'hi')).sort()).toEqual(words`
      birth-chart-calculator.md dasha-calculator.md manglik-dosha-calculator.md nakshatra-calculator.md
      navamsa-chart-calculator.md panchang.md sade-sati-calculator.md vedic-ascendant-calculator.md
      vedic-compatibility-calculator.md vedic-moon-sign-calculator.md
    `);
  });

  it('compares numbers as each language writes them', () => {
    expect(numbersIn('23.857092, 11,664 and 1990-05-17 at 10:20, 1 2 3', 'en')).toEqual(
      '23.857092 11664 1990 05 17 10 20 1 2 3'.split(' '),
    );
    expect(numbersIn('23,857092, 11.664 und 3.21', 'de')).toEqual(['23.857092', '11664', '3.21']);
    expect(numbersIn('11\u202f664 et 2,5', 'fr')).toEqual(['11664', '2.5']);
    expect(numbersIn('3,15,57,600 और 20,000', 'hi')).toEqual(['31557600', '20000']);
  });

  it.each(['depth', 'blocks', 'numbers', 'codes', 'links'] as const)(
    'have below each heading the %s of the English page',
    (kind) => {
      expect(translated.length).toBeGreaterThan(50);
      const astray = translated.flatMap(({ locale, file }) => {
        const own = partsOf(join(FOLDER, locale, file), locale);
        const english = partsOf(join(FOLDER, file), 'en');
        return (own.length > english.length ? own : english).flatMap((_, index) => {
          const [is, wanted] = [own[index]?.[kind], english[index]?.[kind]];
          return isDeepStrictEqual(is, wanted) ? [] : [{ page: `${locale}/${file}`, heading: index + 1, is, wanted }];
        });
      });
      expect(astray).toEqual([]);
    },
  );
});
