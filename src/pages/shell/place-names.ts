import type { LanguageCode } from '../../languages/locale/locales.js';
import { isInOwnScript, SCRIPTS } from '../../languages/locale/scripts.js';
import type { FoundPlace } from '../../places/find-places.js';
import { LONGEST_PLACE } from '../../reading/place.js';
import { searchPlaces } from '../../service/web/places.js';
import { birthNames, DAY_NAMES, type PlaceNames } from './address.js';

type Texts = ReadonlyMap<string, string>;

/** What places of an address are called in the language of the reader, by what the address calls them. */
export type PlacesNamed = ReadonlyMap<string, string>;

const PLACES: readonly PlaceNames[] = [DAY_NAMES, birthNames(''), birthNames('a_'), birthNames('b_')];

/** Degrees between the place of a label and what the address says of it. */
const SAME_PLACE = 0.1;

/**
 * An address made in another language, or by a program, has its label of a place in that language. Where the search
 * knows it for the place of these coordinates, the page tells it in its own; what a person typed stays.
 */
export async function placesNamed(texts: Texts, locale: LanguageCode): Promise<PlacesNamed> {
  const named = new Map<string, string>();
  for (const names of PLACES) {
    const text = texts.get(names.place);
    if (text === undefined || text.length > LONGEST_PLACE || isOfLanguage(text, locale)) continue;
    const [found] = await searchPlaces(text, { limit: 1, locale });
    if (found && isMeant(found, texts, names)) named.set(text, found.label);
  }
  return named;
}

/** Labels are in the script of the language where the town has such a name, those of English pages in Latin letters. */
function isOfLanguage(text: string, locale: LanguageCode): boolean {
  if (locale === 'en') return !isInOwnScript(text);
  // Of two languages with one script nobody knows whose name it is.
  return SCRIPTS[locale]?.test(text) === true && locale !== 'uk' && locale !== 'ru';
}

function isMeant({ match, latitude, longitude }: FoundPlace, texts: Texts, names: PlaceNames): boolean {
  const isNear = (one: number, name: string) => Math.abs(one - Number(texts.get(name))) <= SAME_PLACE;
  return (
    (match === 'exact' || match === 'other_name') &&
    isNear(latitude, names.latitude) &&
    isNear(longitude, names.longitude)
  );
}
