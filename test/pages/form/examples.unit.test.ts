import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { allTools } from '../../../src/tools/registry.js';
import { follow, read } from './asked.js';

describe('the example of every tool', () => {
  it.each(allTools.map(({ slug }) => slug))('is reached in every language by %s', async (slug) => {
    for (const locale of LANGUAGE_CODES) {
      const prefix = locale === 'en' ? '' : `/${locale}`;
      const { page } = await follow(`${prefix}/tools/${slug}?example`);
      expect([locale, page.status]).toEqual([locale, 200]);
      expect(page.text).toMatch(new RegExp(`<html lang="${locale}".*<form[^>]* action="${prefix}/tools/${slug}"`, 's'));
    }
  });

  it.each(allTools.map(({ slug }) => slug))('is the same as JSON for %s', async (slug) => {
    const { path } = await follow(`/tools/${slug}?example`);
    const json = await read(path.replace('?', '.json?'));
    expect(json.status).toBe(200);
    expect(JSON.parse(json.text)).toMatchObject({ tool: slug });
    const { input } = JSON.parse((await read(`/hi${path.replace('?', '.json?')}`)).text);
    expect(input.locale ?? 'hi').toBe('hi');
  });
});
