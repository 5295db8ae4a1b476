// Written by `npm run tools`, from the folders.
export { calendarWords } from '../../languages/en/ical.js';
export { en } from '../../languages/en/index.js';
export { ENGLISH_MEANINGS as meanings } from '../../languages/en/meanings.js';
export * from '../../languages/en/names.js';
export { ENGLISH_PLACEMENTS as placements } from '../../languages/en/placements.js';
export type { Language } from '../../languages/language.js';
