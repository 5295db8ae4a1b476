// Written by `npm run tools`, from the folders.
export type { Language } from '../../languages/language.js';
export { calendarWords } from '../../languages/ta/ical.js';
export { ta } from '../../languages/ta/index.js';
export { TAMIL_MEANINGS as meanings } from '../../languages/ta/meanings.js';
export * from '../../languages/ta/names.js';
export { TAMIL_PLACEMENTS as placements } from '../../languages/ta/placements.js';
export { places } from '../../languages/ta/places.js';
