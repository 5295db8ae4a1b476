import { createHandler } from '../../src/entries/http.js';
import { LANGUAGES, pagesIn } from '../../src/languages/list.js';
import { pseudo } from '../support/pseudo.js';

const english = await pagesIn('en');
Object.assign(LANGUAGES.en, { pages: async () => pseudo(english) });

/** The service in the language that nobody speaks, in place of English. */
export const handle = createHandler({
  baseUrl: 'https://example.org',
  now: () => new Date('2026-01-01T06:30:00Z'),
});
