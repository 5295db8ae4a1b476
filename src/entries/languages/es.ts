// Written by `npm run tools`, from the folders.
export { calendarWords } from '../../languages/es/ical.js';
export { es } from '../../languages/es/index.js';
export { SPANISH_MEANINGS as meanings } from '../../languages/es/meanings.js';
export * from '../../languages/es/names.js';
export { SPANISH_PLACEMENTS as placements } from '../../languages/es/placements.js';
export type { Language } from '../../languages/language.js';
