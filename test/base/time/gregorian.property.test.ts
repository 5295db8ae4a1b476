import { fc, test } from '@fast-check/vitest';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import { describe, expect, it } from 'vitest';
import { dateText, daysFromFields, fieldsFromDays, weekdayOf } from '../../../src/base/time/gregorian.js';
import { runs } from '../../support/support.js';

const EPOCH = PlainDate.create(1970, 1, 1);
const FIRST = PlainDate.diffDays(EPOCH, PlainDate.create(1799, 12, 1));
const LAST = PlainDate.diffDays(EPOCH, PlainDate.create(2201, 1, 31));

function expectAgreement(days: number): void {
  const date = PlainDate.addDays(EPOCH, days);
  const { year, month, day } = date;
  const ours = [fieldsFromDays(days), daysFromFields({ year, month, day }), weekdayOf(days), dateText(days)];
  // Temporal has 7 for Sunday.
  expect(ours).toEqual([{ year, month, day }, days, PlainDate.dayOfWeek(date) % 7, PlainDate.toString(date)]);
}

describe('the calendar in whole numbers', () => {
  it('is that of Temporal on every fifth day of the accepted span', () => {
    for (let days = FIRST; days <= LAST; days += 5) expectAgreement(days);
  });

  test.prop([fc.integer({ min: -719_528, max: 2_932_896 })], runs(500))(
    'is that of Temporal from the year 0 to 9999',
    expectAgreement,
  );

  test.prop([fc.integer({ min: -719_525, max: 2_932_496 }), fc.array(fc.integer({ min: -3, max: 370 }))], runs(300))(
    'is written alike whatever date was written before it',
    (near, steps) => {
      for (const step of steps)
        expect(dateText(near + step)).toBe(PlainDate.toString(PlainDate.addDays(EPOCH, near + step)));
    },
  );

  test.prop([fc.integer({ min: 1, max: 9998 }), fc.integer({ min: 1, max: 12 })], runs(300))(
    'counts from day 0 and in month 13',
    (year, month) => {
      const last = daysFromFields({ year, month: month + 1, day: 0 });
      expect(fieldsFromDays(last)).toEqual({
        year,
        month,
        day: PlainDate.daysInMonth(PlainDate.create(year, month, 1)),
      });
    },
  );
});
