// Written by `npm run tools`, from the folders.
export { calendarWords } from '../../languages/fr/ical.js';
export { fr } from '../../languages/fr/index.js';
export { FRENCH_MEANINGS as meanings } from '../../languages/fr/meanings.js';
export * from '../../languages/fr/names.js';
export { FRENCH_PLACEMENTS as placements } from '../../languages/fr/placements.js';
export type { Language } from '../../languages/language.js';
