import { expect, it } from 'vitest';
import { resolveBirth } from '../../../src/base/input/birth.js';
import { grahaChanges } from '../../../src/rules/natal/graha-changes.js';
import { DEFAULT_SKY, READ_BY } from '../../support/default-sky.js';
import { stated } from '../../support/stated.js';

/** On 2024-04-13 the Sun enters Aries at 15:45 UTC; on other days of that month it changes no sign. */
it.each(['00:01', '12:00', '15:00', '18:00', '23:59'])(
  'at %s the Sun has the two signs of its day, each once',
  (birth_time) => {
    const fields = { birth_date: '2024-04-13', birth_time, birth_timezone: 'UTC', latitude: 0, longitude: 0 };
    const changes = grahaChanges(DEFAULT_SKY, resolveBirth(stated(fields), READ_BY));
    const sun = changes.find(({ graha }) => graha === 'Sun');
    expect(sun?.passes.find(({ of }) => of === 'sign')?.states).toEqual(['Pisces', 'Aries']);
  },
);
