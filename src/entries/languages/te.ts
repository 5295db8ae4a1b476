// Written by `npm run tools`, from the folders.
export type { Language } from '../../languages/language.js';
export { calendarWords } from '../../languages/te/ical.js';
export { te } from '../../languages/te/index.js';
export { TELUGU_MEANINGS as meanings } from '../../languages/te/meanings.js';
export * from '../../languages/te/names.js';
export { TELUGU_PLACEMENTS as placements } from '../../languages/te/placements.js';
export { places } from '../../languages/te/places.js';
