// Written by `npm run tools`, from the folders.
export { calendarWords } from '../../languages/bn/ical.js';
export { bn } from '../../languages/bn/index.js';
export { BENGALI_MEANINGS as meanings } from '../../languages/bn/meanings.js';
export * from '../../languages/bn/names.js';
export { BENGALI_PLACEMENTS as placements } from '../../languages/bn/placements.js';
export { places } from '../../languages/bn/places.js';
export type { Language } from '../../languages/language.js';
