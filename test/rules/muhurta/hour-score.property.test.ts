import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { bestTimeToday, dailyTiming } from '../../../src/entries/index.js';
import { CHOGHADIYAS } from '../../../src/rules/panchanga/tables.js';
import { runs } from '../../support/support.js';

const date = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const timezone = fc.constantFrom('Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Sydney');
const weekdayOf = (day: string) => new Date(`${day}T12:00Z`).getUTCDay();

describe('the hours of a day', () => {
  test.prop([date, timezone], runs(40))('have the eighth that runs or begins in their middle', (day, zone) => {
    const { hours } = bestTimeToday({ date: day, timezone: zone, intent: 'general' }).result;
    const first = 3 * weekdayOf(day);
    const expected = hours.map((_, index) => {
      // The middle of the hour i lies at (2i + 1) / 24 of the daylight or the night, which is the eighth (2i + 1) / 3.
      const eighth = Math.floor((2 * (index % 12) + 1) / 3);
      const place = index < 12 ? first + eighth : first + 5 - 2 * eighth;
      return CHOGHADIYAS[((place % 7) + 7) % 7]?.name;
    });
    expect(hours.map((hour) => hour.choghadiya_name)).toEqual(expected);
  });

  test.prop([date, timezone], runs(60))('tell a tithi before the karana that begins with it', (day, zone) => {
    const { limb_changes: changes } = dailyTiming({ date: day, timezone: zone }).result;
    changes.forEach(({ limb }, index) => {
      if (limb === 'tithi') expect(changes[index + 1]?.limb).toBe('karana');
    });
  });
});
