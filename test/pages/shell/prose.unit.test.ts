import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../src/entries/http.js';
import { LISTED } from '../../../src/site/tool-list.js';
import { PAGE_WORDS } from '../../support/page-words.js';

const ORIGIN = 'https://example.org';
const handle = createHandler({ baseUrl: ORIGIN, now: () => new Date('2026-01-01T00:00:00Z') });
const get = (path: string) =>
  handle(new Request(new URL(path, ORIGIN), { headers: { accept: 'text/html' }, redirect: 'manual' }));

/** The text of a page with its example, without the scripts of programs. */
async function exampleText(path: string): Promise<string> {
  const { headers } = await get(`/fr${path}?example`);
  const html = await (await get(headers.get('location') ?? '')).text();
  return html.replaceAll(/<[^>]*>/g, '\n');
}

describe.each(['fr', 'de', 'es'] as const)('what the list says of a calculator in %s', (locale) => {
  it.each(LISTED.map(({ slug, wordsIn }) => [slug, wordsIn] as const))('fits on two lines: %s', (_slug, wordsIn) => {
    expect(wordsIn(PAGE_WORDS[locale]).summary.length).toBeLessThanOrEqual(90);
  });
});

describe('French', () => {
  it.each(LISTED.map(({ path }) => path))('has no sign at the start of a line of %s', async (path) => {
    const text = await exampleText(path);
    expect(text.match(/.{0,30}(?: [:;!?»]|« ).{0,20}/g) ?? []).toEqual([]);
  });
});
