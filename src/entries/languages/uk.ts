// Written by `npm run tools`, from the folders.
export type { Language } from '../../languages/language.js';
export { calendarWords } from '../../languages/uk/ical.js';
export { uk } from '../../languages/uk/index.js';
export { UKRAINIAN_MEANINGS as meanings } from '../../languages/uk/meanings.js';
export * from '../../languages/uk/names.js';
export { UKRAINIAN_PLACEMENTS as placements } from '../../languages/uk/placements.js';
