import { describe, expect, it } from 'vitest';
import { disclaimers } from '../../src/languages/en/disclaimers.js';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { allTools } from '../../src/tools/registry.js';
import { LANGUAGES } from '../support/languages.js';
import { PAGE_WORDS } from '../support/page-words.js';

const TOOLS = allTools.map(({ slug, disclaimer }) => ({ slug, disclaimer }));

describe.each(LANGUAGE_CODES)('what results are not for, in %s', (locale) => {
  const words = PAGE_WORDS[locale].tools as unknown as Readonly<Record<string, { readonly disclaimer: string }>>;
  const ofAnswers: Readonly<Record<string, string>> = LANGUAGES[locale].disclaimers;

  it.each(TOOLS)('is said by the page of $slug as by its answers', ({ slug, disclaimer }) => {
    const onPage = words[slug]?.disclaimer;
    expect(onPage).toMatch(/\S{2}.*[.।]$/u);
    if (locale === 'en') expect(onPage).toBe(disclaimer);
    else expect(onPage).not.toBe(disclaimer);
    if (slug in disclaimers) expect(onPage).toBe(ofAnswers[slug]);
  });
});

it('is worded by each of the tools that word all of an answer', () => {
  expect(Object.keys(disclaimers)).toHaveLength(5);
  expect(TOOLS.length).toBeGreaterThanOrEqual(45);
});
