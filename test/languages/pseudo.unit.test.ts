import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GATHERED } from '../../src/catalog/gathered.js';
import { LANGUAGES } from '../../src/languages/list.js';
import { pageOf, SLUGS } from '../pages/asked-of-tools.js';
import { follow, read } from '../pages/form/asked.js';
import { ownTexts } from '../pages/visible.js';
import { PAGE_WORDS } from '../support/page-words.js';
import { pseudo } from '../support/pseudo.js';

beforeAll(() => {
  vi.spyOn(LANGUAGES.en, 'pages').mockResolvedValue(pseudo(PAGE_WORDS.en));
});
afterAll(() => {
  vi.restoreAllMocks();
});

/**
 * What no language translates: names of ours and of others, of places, of the clocks of zones, of methods, charts and
 * books, and what languages call themselves.
 */
const NAMES =
  /(?<=\d )or(?= \d)|\b(?:nirayana(?:-[\w-]+)?|GeoNames|CC BY|UTC|Apple|Google|Outlook|[a-z]+(?:-[a-z]+)*-v\d+|ics|English|[A-Z][a-z]+(?:\/[A-Z][A-Za-z_]+)+)\b/g;

/** Where a rule comes from, as it cites that: "BPHS 11.11, 21". */
const CITATION = /\b(?:BPHS|BJ|BS|PD) \d/;

function untranslated(html: string, known: readonly string[] = []): string[] {
  const texts = ownTexts(html, 'en').filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(NAMES, '')));
  return [...new Set(texts)].filter((text) => !CITATION.test(text) && !known.includes(text));
}

/** What the tools say that answer in the language that their input names: they carry their sentences with them. */
async function toldByResult(path: string): Promise<string[]> {
  const { text } = await read(path.replace('?', '.json?'));
  const { input, result } = JSON.parse(text);
  return 'locale' in input ? textsOf(result) : [];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it.each(SLUGS)('the form and the example of %s have no word that is not of the language', async (slug) => {
  const form = await read(pageOf(slug, 'en'));
  const { page, path } = await follow(`${pageOf(slug, 'en')}?example`);
  expect([form.status, page.status]).toEqual([200, 200]);
  const known = GATHERED.some((name) => name === slug) ? [] : await toldByResult(path);
  expect([...untranslated(form.text), ...untranslated(page.text, known)]).toEqual([]);
});
