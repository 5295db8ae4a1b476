import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { momentAt } from '../../src/base/ephemeris/ephemeris.js';
import { readDate } from '../../src/base/time/calendar.js';
import { zoneOf } from '../../src/base/time/named-zone.js';
import { localDay } from '../../src/base/time/zone.js';
import { nakshatraOfTheDay, panchang } from '../../src/entries/index.js';
import { datesBetween, knownZone } from '../support/arbitrary.js';
import { grahaAt } from '../support/default-sky.js';
import { epochOf, runs, unlessRefused } from '../support/support.js';

const day = fc.record({ date: datesBetween('1800-01-01', '2200-12-31'), timezone: knownZone });
const MINUTE = 60_000;

function numberAt(at: number): number {
  return Math.floor((grahaAt('Moon', momentAt(at)) * 27) / 360_000_000) + 1;
}

describe('the nakshatra of a day', () => {
  test.prop([day], runs(200))('runs at 06:00 and is that of the ephemeris', (input) => {
    const calculation = unlessRefused(() => nakshatraOfTheDay(input));
    fc.pre(calculation !== undefined);
    const { result } = calculation as NonNullable<typeof calculation>;
    const reference = epochOf(result.reference_at);
    expect(result.nakshatra.number).toBe(numberAt(reference));
    const moon = grahaAt('Moon', momentAt(reference));
    expect(result.nakshatra.pada).toBe((Math.floor((moon * 108) / 360_000_000) % 4) + 1);
    const [start, end] = [epochOf(result.nakshatra.starts_at), epochOf(result.nakshatra.ends_at)];
    expect(start).toBeLessThanOrEqual(reference);
    expect(end).toBeGreaterThanOrEqual(reference);
    // A second is room for the rounding.
    expect([start - 1000, start + 1000, end - 1000, end + 1000].map(numberAt)).toEqual([
      ((result.nakshatra.number + 25) % 27) + 1,
      result.nakshatra.number,
      result.nakshatra.number,
      (result.nakshatra.number % 27) + 1,
    ]);
    expect(result.nakshatra.next.starts_at).toBe(result.nakshatra.ends_at);
  });

  test.prop([day], runs(100))('lists the changes of the civil day and no others', (input) => {
    const calculation = unlessRefused(() => nakshatraOfTheDay(input));
    fc.pre(calculation !== undefined);
    const { result } = calculation as NonNullable<typeof calculation>;
    const { start, end } = localDay(zoneOf(input.timezone), readDate(input.date));
    let number = result.at_day_start.nakshatra_number;
    expect(number).toBe(numberAt(start));
    for (const transition of result.transitions) {
      number = (number % 27) + 1;
      expect(transition.nakshatra_number).toBe(number);
      const at = epochOf(transition.starts_at);
      expect(at).toBeGreaterThanOrEqual(start - 500);
      expect(at).toBeLessThan(end + 500);
      expect([numberAt(at - 1000), numberAt(at + 1000)]).toEqual([((number + 25) % 27) + 1, number]);
    }
    expect(numberAt(end - 10)).toBe(number);
    expect(result.transitions.length).toBeLessThanOrEqual(2);
  });

  it('lists the changes of a date of two days, which Alaska had', () => {
    const { transitions } = nakshatraOfTheDay({ date: '1867-10-19', timezone: 'America/Juneau' }).result;
    expect(transitions.map(({ nakshatra_name }) => nakshatra_name)).toEqual(['Ardra', 'Punarvasu', 'Pushya']);
  });

  it('has a next also where the last accepted day ends last', () => {
    const { nakshatra } = nakshatraOfTheDay({ date: '2200-12-31', timezone: 'Etc/GMT+12' }).result;
    expect(nakshatra.next.ends_at).toBe('2201-01-02T05:16:13-12:00');
  });

  it('is at 06:00, which is sunrise at the equator on an even day', () => {
    const input = { date: '2026-03-20', timezone: 'Etc/GMT' };
    const daily = nakshatraOfTheDay(input).result;
    const { sunrise_at, nakshatra } = panchang({ ...input, latitude: 0, longitude: 0 }).result;
    expect(Math.abs(epochOf(sunrise_at) - epochOf(daily.reference_at))).toBeLessThan(5 * MINUTE);
    expect(daily.nakshatra).toMatchObject({ name: nakshatra.name, starts_at: nakshatra.starts_at });
  });
});
