// Written by `npm run tools`, from the folders.
export { calendarWords } from '../../languages/hi/ical.js';
export { hi } from '../../languages/hi/index.js';
export { HINDI_MEANINGS as meanings } from '../../languages/hi/meanings.js';
export * from '../../languages/hi/names.js';
export { HINDI_PLACEMENTS as placements } from '../../languages/hi/placements.js';
export type { Language } from '../../languages/language.js';
