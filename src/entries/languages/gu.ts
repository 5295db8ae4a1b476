// Written by `npm run tools`, from the folders.
export { calendarWords } from '../../languages/gu/ical.js';
export { gu } from '../../languages/gu/index.js';
export { GUJARATI_MEANINGS as meanings } from '../../languages/gu/meanings.js';
export * from '../../languages/gu/names.js';
export { GUJARATI_PLACEMENTS as placements } from '../../languages/gu/placements.js';
export { places } from '../../languages/gu/places.js';
export type { Language } from '../../languages/language.js';
