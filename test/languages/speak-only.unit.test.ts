import { expect, it } from 'vitest';
import { pages as hindi } from '../../src/languages/hi/pages.js';
import { LANGUAGES, loadLanguage, pagesIn, pagesSpelt, speakOnly } from '../../src/languages/list.js';

it('speaks the languages that it was given, and reads no other', async () => {
  await loadLanguage('ru');
  speakOnly([['hi', hindi]]);
  expect(await pagesIn('hi')).toBe(hindi);
  expect(await loadLanguage('hi')).toBe(hindi.language);
  await expect(loadLanguage('ru')).rejects.toMatchObject({ code: 'engine_unavailable' });
  await expect(pagesIn('en')).rejects.toThrow('The language en is not loaded here.');
  expect(LANGUAGES.hi.parts.some(({ hasFailed }) => hasFailed)).toBe(false);
});

it('looks for a text in the languages that it speaks', async () => {
  speakOnly([['hi', hindi]]);
  expect(await pagesSpelt('पंचांग')).toEqual([hindi]);
  expect(await pagesSpelt('гороскоп')).toEqual([]);
});
