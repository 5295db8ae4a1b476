import { expect, it } from 'vitest';
import { INTENT_WORDS } from '../../../src/languages/intents.js';
import { DIRECTION_LETTERS } from '../../../src/languages/locale/directions.js';
import { LANGUAGE_CODES } from '../../../src/languages/locale/locales.js';
import { MONTHS_TYPED } from '../../../src/languages/locale/month-names.js';

it.each([
  ['letters of directions', DIRECTION_LETTERS],
  ['months', MONTHS_TYPED],
  ['words of intents', INTENT_WORDS],
])('%s are there for every language that is offered and for no other one', (_, byLanguage) => {
  expect(Object.keys(byLanguage).toSorted()).toEqual([...LANGUAGE_CODES].toSorted());
});
