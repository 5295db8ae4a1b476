import data from './data/geonames.js';
import { type FoundPlace, type PlaceOptions, placesIn } from './places-in.js';
import { PlaceSearch } from './search.js';

export { ATTRIBUTION, type FoundPlace, type PlaceOptions } from './places-in.js';

let search: PlaceSearch | undefined;

/**
 * Finds places by name, the likeliest first: large cities before small ones, and what is called as typed before what
 * only begins so. It knows names in Latin letters with or without marks, in their own script and the usual other names,
 * and forgives one typing error. A region, a country or its code may follow, in fourteen languages, with a comma or
 * without. Each place says in `match` how it was found. No place is an empty list: ask for coordinates and a zone then.
 *
 * The first search of a process reads the data, which takes less than 0.1 s; later ones take 0.1 ms or so.
 *
 * @throws CalculationError `invalid_input` for a query that is no text or longer than 100 characters, for a `country`
 * that is no code of one, for a `limit` that is no whole number from 1 to 50, for a `locale` that there is not and for
 * an option that there is not.
 *
 * @example
 * import { findPlaces } from 'nirayana/places';
 *
 * const [benares] = findPlaces('Benares');
 * benares.name; // => 'Varanasi'
 * benares.region; // => 'Uttar Pradesh'
 * benares.timezone; // => 'Asia/Kolkata'
 * benares.match; // => 'other_name'
 * findPlaces('Benares', { locale: 'de' })[0].label; // => 'Varanasi, Uttar Pradesh, Indien'
 * findPlaces('Mumbbai')[0].match; // => 'typing'
 * findPlaces('Springfield, Illinois', { limit: 1 }).map(({ timezone }) => timezone); // => ['America/Chicago']
 * findPlaces('hyderabad', { country: 'PK' })[0].region; // => 'Sindh Province'
 * findPlaces('no such place'); // => []
 */
export function findPlaces(query: string, options: PlaceOptions = {}): readonly FoundPlace[] {
  return placesIn(ofTheProgram, query, options);
}

function ofTheProgram(): PlaceSearch {
  search ??= new PlaceSearch(data);
  return search;
}
