import { GERMAN_MEANINGS } from '../../de/meanings.js';
import { ENGLISH_MEANINGS } from '../../en/meanings.js';
import { SPANISH_MEANINGS } from '../../es/meanings.js';
import { FRENCH_MEANINGS } from '../../fr/meanings.js';
import { HINDI_MEANINGS } from '../../hi/meanings.js';
import type { Locale } from '../../locale/locales.js';
import { RUSSIAN_MEANINGS } from '../../ru/meanings.js';
import { UKRAINIAN_MEANINGS } from '../../uk/meanings.js';
import type { MeaningKeys, MeaningKind, Meanings } from './kinds.js';
import { meaningFrom } from './meaner.js';

/** What is traditionally said of things, by language. */
export const MEANINGS: Readonly<Record<Locale, Meanings>> = {
  en: ENGLISH_MEANINGS,
  uk: UKRAINIAN_MEANINGS,
  ru: RUSSIAN_MEANINGS,
  hi: HINDI_MEANINGS,
  fr: FRENCH_MEANINGS,
  de: GERMAN_MEANINGS,
  es: SPANISH_MEANINGS,
};

/**
 * What tradition says of a sign, a nakshatra, a house, the lord of a dasha or a koota: one to three short sentences in
 * a language, which tell what it stands for and promise nothing. They are our own words; no calculation uses them.
 *
 * @throws RangeError for a kind, a key or a language that there is not.
 *
 * @example
 * import { moonSign } from 'nirayana';
 * import { meaning } from 'nirayana/words/meanings';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { result } = moonSign(birth);
 * meaning('nakshatra', result.nakshatra.name, 'hi'); // => 'प्रतीक मृदंग, देवता वसु। परंपरा में यह लय, संगीत और समृद्धि का नक्षत्र है।'
 * meaning('house', 7, 'en'); // => 'Traditionally the house of marriage, partners and dealings with others.'
 */
export function meaning<Kind extends MeaningKind>(kind: Kind, key: MeaningKeys[Kind], locale: Locale): string {
  if (!Object.hasOwn(MEANINGS, locale)) throw new RangeError(`There is no language ${String(locale)} here.`);
  return meaningFrom(MEANINGS[locale], kind, key);
}
