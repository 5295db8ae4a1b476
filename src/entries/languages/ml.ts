// Written by `npm run tools`, from the folders.
export type { Language } from '../../languages/language.js';
export { calendarWords } from '../../languages/ml/ical.js';
export { ml } from '../../languages/ml/index.js';
export { MALAYALAM_MEANINGS as meanings } from '../../languages/ml/meanings.js';
export * from '../../languages/ml/names.js';
export { MALAYALAM_PLACEMENTS as placements } from '../../languages/ml/placements.js';
export { places } from '../../languages/ml/places.js';
