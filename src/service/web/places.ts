import { Lazy } from '../../base/lazy.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { SCRIPTS } from '../../languages/locale/scripts.js';
import { type Named, PLACE_NAMES } from '../../languages/place-names.js';
import type { PlaceNames } from '../../languages/words/place-names.js';
import type { FoundPlace, PlaceOptions } from '../../places/find-places.js';

type Search = Pick<typeof import('../../places/find-places.js'), 'ATTRIBUTION' | 'findPlaces'>;

/** The search for places with its data, which most programs never need. */
export const placeSearch: Lazy<Search> = new Lazy(() => import('../../places/find-places.js'));

let named: Named = PLACE_NAMES;

/** What languages call places comes another way from now on: a worker can load nothing later. */
export function namesComeFrom(names: Named): void {
  named = names;
}

/**
 * Finds places as `findPlaces` does, with what the language of the query calls them, by its letters, or else that of
 * the labels. Data and names are loaded with the first search that needs them.
 *
 * @throws CalculationError `invalid_input`, as `findPlaces`
 */
export async function searchPlaces(query: string, options: PlaceOptions = {}): Promise<readonly FoundPlace[]> {
  const [{ findPlaces }, names] = await Promise.all([placeSearch.get(), namesFor(query, options.locale)]);
  return findPlaces(query, { ...options, names });
}

async function namesFor(query: unknown, locale: LanguageCode | undefined): Promise<PlaceNames | undefined> {
  const typed = typeof query === 'string' ? query : '';
  const isTypedIn = (code: LanguageCode) => SCRIPTS[code]?.test(typed) === true;
  const codes = (Object.keys(named) as LanguageCode[]).filter((code) => named[code] && isTypedIn(code));
  const own = codes.find((code) => code === locale) ?? codes[0] ?? locale;
  return own === undefined ? undefined : named[own]?.();
}
