import { writeFileSync } from 'node:fs';
import { LANGUAGE_CODES } from '../../src/languages/locale/locales.js';
import { COUNTRIES } from '../../src/places/countries.js';

/**
 * Makes src/places/country-names.ts from the names of CLDR that the runtime has:
 *
 *     npx tsx scripts/places/countries.ts
 */
const FILE = new URL('../../src/places/country-names.ts', import.meta.url);

const codes = COUNTRIES.trim()
  .split('\n')
  .map((line) => line.slice(0, 2));
const lines = codes.map((code) => {
  const names = LANGUAGE_CODES.map((language) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? '');
  return `${code} ${names
    .join('|')
    .replaceAll('’', "'")
    .replaceAll(/[\u200c\u200d]/g, '')}`.normalize('NFC');
});
writeFileSync(
  FILE,
  `/**
 * The countries in each language that is offered, in the order of these, by their codes of ISO 3166-1. Made by
 * scripts/places/countries.ts from the Common Locale Data Repository of Unicode.
 */
export const COUNTRY_NAMES = \`
${lines.join('\n')}
\`;
`,
);
