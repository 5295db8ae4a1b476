import { expect, it } from 'vitest';
import { mahadashas } from '../../../src/rules/dasha/vimshottari.js';
import { dashasAt } from '../../../src/rules/muhurta/personal-month.js';
import { personalBirth } from '../../../src/rules/natal/natal-moon.js';
import { DELHI_1990 } from '../../support/births.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { stated } from '../../support/stated.js';
import { ZONES } from '../../support/zones.js';

it('dashas run from the very instant of the birth, and not before', () => {
  const person = personalBirth(stated(DELHI_1990), DEFAULT_SKY, ZONES);
  const at = person.birth.epochMilliseconds;
  const [first] = mahadashas(person.longitude, at);
  expect(dashasAt(person, at)?.maha).toEqual(first);
  expect(dashasAt(person, at - 1)).toBeUndefined();
});
