// Written by `npm run tools`, from the folders.
export { calendarWords } from '../../languages/kn/ical.js';
export { kn } from '../../languages/kn/index.js';
export { KANNADA_MEANINGS as meanings } from '../../languages/kn/meanings.js';
export * from '../../languages/kn/names.js';
export { KANNADA_PLACEMENTS as placements } from '../../languages/kn/placements.js';
export { places } from '../../languages/kn/places.js';
export type { Language } from '../../languages/language.js';
