import { writeFileSync } from 'node:fs';
import { OFFERED } from '../../src/languages/locale/locales.js';
import { COUNTRIES } from '../../src/places/countries.js';
import { isThere } from '../tool-lists.js';

/**
 * Makes src/places/country-names.ts from the names of CLDR that the runtime has:
 *
 *     npx tsx scripts/places/countries.ts
 */
const FILE = new URL('../../src/places/country-names.ts', import.meta.url);

const codes = COUNTRIES.trim()
  .split('\n')
  .map((line) => line.slice(0, 2));
const tables = OFFERED.map((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const lines = codes.map((code) => names.of(code) ?? '').join('\n');
  const table = `\`\n${lines
    .replaceAll('’', "'")
    .replaceAll(/[\u200c\u200d]/g, '')
    .normalize('NFC')}\n\``;
  if (language === 'en') return `  en: ${table},`;
  return `  ${language}:\n    ${isThere(language)}\n      ? ${table}\n      : undefined,`;
});
writeFileSync(
  FILE,
  `/// <reference path="../languages/flags.d.ts" />

import type { LanguageCode } from '../languages/locale/locales.js';

/**
 * The countries in each language that is offered, a line each in the order of \`COUNTRIES\`. Made by
 * scripts/places/countries.ts from the Common Locale Data Repository of Unicode.
 */
export const COUNTRY_NAMES: { readonly [code in LanguageCode]?: string | undefined } = {
${tables.join('\n')}
};
`,
);
