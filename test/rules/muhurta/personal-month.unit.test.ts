import { expect, it } from 'vitest';
import { zoneAt } from '../../../src/base/time/zone-at.js';
import { mahadashas } from '../../../src/rules/dasha/vimshottari.js';
import { dashasAt } from '../../../src/rules/muhurta/personal-month.js';
import { personalBirth } from '../../../src/rules/natal/natal-moon.js';
import { DEFAULT_SKY } from '../../support/default-sky.js';
import { stated } from '../../support/stated.js';

it('dashas run from the very instant of the birth, and not before', () => {
  const fields = {
    birth_date: '1990-05-17',
    birth_time: '10:20',
    birth_timezone: 'Asia/Kolkata',
    latitude: 28.6139,
    longitude: 77.209,
  };
  const person = personalBirth(stated(fields), DEFAULT_SKY, zoneAt);
  const at = person.birth.epochMilliseconds;
  const [first] = mahadashas(person.longitude, at);
  expect(dashasAt(person, at)?.maha).toEqual(first);
  expect(dashasAt(person, at - 1)).toBeUndefined();
});
