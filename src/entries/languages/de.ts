// Written by `npm run tools`, from the folders.
export { calendarWords } from '../../languages/de/ical.js';
export { de } from '../../languages/de/index.js';
export { GERMAN_MEANINGS as meanings } from '../../languages/de/meanings.js';
export * from '../../languages/de/names.js';
export { GERMAN_PLACEMENTS as placements } from '../../languages/de/placements.js';
export type { Language } from '../../languages/language.js';
