export { ATTRIBUTION, findPlaces, type PlaceOptions } from './places/find-places.js';
export type { Place } from './places/place-table.js';
