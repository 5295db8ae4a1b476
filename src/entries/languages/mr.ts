// Written by `npm run tools`, from the folders.
export type { Language } from '../../languages/language.js';
export { calendarWords } from '../../languages/mr/ical.js';
export { mr } from '../../languages/mr/index.js';
export { MARATHI_MEANINGS as meanings } from '../../languages/mr/meanings.js';
export * from '../../languages/mr/names.js';
export { MARATHI_PLACEMENTS as placements } from '../../languages/mr/placements.js';
export { places } from '../../languages/mr/places.js';
