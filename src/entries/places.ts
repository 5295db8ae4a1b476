export type { PlaceNames } from '../languages/words/place-names.js';
export { ATTRIBUTION, type FoundPlace, findPlaces, type PlaceOptions } from '../places/find-places.js';
export type { PlaceMatch } from '../places/hits.js';
export type { Place } from '../places/place-table.js';
