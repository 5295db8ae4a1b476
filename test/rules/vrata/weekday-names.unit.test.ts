import { describe, expect, it } from 'vitest';
import { readDate } from '../../../src/base/time/calendar.js';
import { weekdayObservance } from '../../../src/rules/vrata/days.js';
import { vrataCalendar } from '../../../src/tools/vrata-calendar/tool.js';

const UJJAIN = { latitude: 23.1765, longitude: 75.7885, timezone: 'Asia/Kolkata' };

describe('the name of an observance by its weekday', () => {
  it('is that of the day on which it is kept', () => {
    const { observances } = vrataCalendar({ from: '2024-01-01', to: '2024-12-31', ...UJJAIN }).result;
    const named = observances.flatMap(({ date, weekday_observance_name: name }) => (name ? [`${date} ${name}`] : []));
    // The days of 2024 that calendars of that year print under these names.
    expect(named.filter((one) => one.endsWith('Somavati Amavasya'))).toEqual([
      '2024-04-08 Somavati Amavasya',
      '2024-09-02 Somavati Amavasya',
      '2024-12-30 Somavati Amavasya',
    ]);
    expect(named.filter((one) => one.endsWith('Angaraki Chaturthi'))).toEqual(['2024-06-25 Angaraki Chaturthi']);
    expect(named.filter((one) => one.endsWith('Shani Pradosha'))).toEqual([
      '2024-04-06 Shani Pradosha',
      '2024-08-17 Shani Pradosha',
      '2024-08-31 Shani Pradosha',
      '2024-12-28 Shani Pradosha',
    ]);
  });

  it('belongs to no other weekday and no other observance', () => {
    const monday = readDate('2024-04-08');
    expect(weekdayObservance('amavasya', monday)).toBe('Somavati Amavasya');
    expect(weekdayObservance('darsha_amavasya', monday)).toBeUndefined();
    expect(weekdayObservance('amavasya', readDate('2024-05-08'))).toBeUndefined();
    expect(weekdayObservance('pradosha', readDate('2024-05-05'))).toBeUndefined();
  });
});
