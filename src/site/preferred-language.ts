import { LANGUAGE_CODES, type LanguageCode } from '../languages/locale/locales.js';

/** The language that an `Accept-Language` header ranks highest of those that there are; English where it names none. */
export function preferredLanguage(header: string | undefined): LanguageCode {
  let best: LanguageCode = 'en';
  let weight = 0;
  for (const part of (header ?? '').split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const locale = LANGUAGE_CODES.find((one) => range === one || range.startsWith(`${one}-`));
    const given = parameters.find((text) => text.startsWith('q='));
    const quality = given === undefined ? 1 : Number(given.slice(2));
    if (locale && quality > weight && quality <= 1) [best, weight] = [locale, quality];
  }
  return best;
}
