import type { Locale } from '../locale/locales.js';
import type { NameKeys, NameKind } from '../names/kinds.js';
import { NAMES } from '../names/names.js';
import { LANGUAGES } from './languages.js';
import { nameFrom, type Sayable, sentenceIn } from './say.js';

/**
 * What something is called in a language, by its kind and by the name or the code that results have for it. The compiler
 * knows the names of each kind.
 *
 * @throws RangeError for a kind, a name or a language that there is not.
 *
 * @example
 * import { moonSign } from 'nirayana';
 * import { name } from 'nirayana/words';
 *
 * const birth = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };
 * const { result } = moonSign(birth);
 * name('nakshatra', result.nakshatra.name, 'hi'); // => 'धनिष्ठा'
 * name('sign', result.rashi.name, 'de'); // => 'Steinbock'
 */
export function name<Kind extends NameKind>(kind: Kind, key: NameKeys[Kind], locale: Locale): string {
  return nameFrom(inLocale(NAMES, locale), kind, key);
}

/**
 * A caveat, an error or a failing field as a sentence of a language for people to read. Dates and times stand in it as
 * the language writes them. A caveat brings its facts along, also in JSON. An error that has lost them, as in JSON, keeps
 * its English message in English and gets a general sentence elsewhere.
 *
 * @throws RangeError for a language that there is not.
 *
 * @example
 * import { birth, isCalculationError } from 'nirayana';
 * import { say } from 'nirayana/words';
 *
 * try {
 *   birth({ date: '1990-02-30', place: { latitude: 28.6139, longitude: 77.209 } });
 * } catch (error) {
 *   isCalculationError(error) && say(error.fieldErrors[0], 'de'); // => 'Den 30. Februar 1990 gibt es im Kalender nicht. Bitte prüfen Sie das Datum.'
 * }
 */
export function say(said: Sayable, locale: Locale): string {
  return sentenceIn(inLocale(LANGUAGES, locale), said);
}

function inLocale<Said>(languages: Readonly<Record<Locale, Said>>, locale: Locale): Said {
  if (!Object.hasOwn(languages, locale)) throw new RangeError(`There is no language ${String(locale)} here.`);
  return languages[locale];
}
