// Written by `npm run tools`, from the folders.
export type { Language } from '../../languages/language.js';
export { calendarWords } from '../../languages/ru/ical.js';
export { ru } from '../../languages/ru/index.js';
export { RUSSIAN_MEANINGS as meanings } from '../../languages/ru/meanings.js';
export * from '../../languages/ru/names.js';
export { RUSSIAN_PLACEMENTS as placements } from '../../languages/ru/placements.js';
