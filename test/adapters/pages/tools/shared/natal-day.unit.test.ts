import { describe, expect, it } from 'vitest';
import {
  birthMinutes,
  lagnaSigns,
  localOf,
  minuteAfter,
  moonNakshatras,
  moonPadas,
  moonSigns,
  type NatalBirth,
  natalBirth,
  risingSignHolds,
  type Stretch,
  tropicalSigns,
} from '../../../../../src/adapters/pages/tools/shared/natal-day.js';
import { momentAt } from '../../../../../src/ephemeris/moment.js';
import { birthNakshatra } from '../../../../../src/tools/nakshatra-calculator.js';
import { nakshatraOf } from '../../../../../src/zodiac/nakshatra.js';
import { grahaLongitude, lagnaLongitude, tropicalLongitude } from '../../../../../src/zodiac/positions.js';
import { rashiOf } from '../../../../../src/zodiac/rashi.js';

const DAYS = [
  ['Delhi', { date: '1990-05-17', lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }],
  ['New York, a day of 25 hours', { date: '2018-11-04', lat: 40.7128, lon: -74.006, tz: 'America/New_York' }],
  ['New York, a day of 23 hours', { date: '2018-03-11', lat: 40.7128, lon: -74.006, tz: 'America/New_York' }],
  ['Kolkata by its mean time', { date: '1850-06-01', lat: 22.5726, lon: 88.3639, tz: 'Asia/Kolkata' }],
  ['Tromso, where the lagna jumps', { date: '1990-05-17', lat: 69.6492, lon: 18.9553, tz: 'Europe/Oslo' }],
  ['McMurdo', { date: '1990-11-17', lat: -77.85, lon: 166.67, tz: 'Antarctica/McMurdo' }],
  ['near the pole', { date: '1990-11-17', lat: 89.9, lon: 0, tz: 'UTC' }],
  ['the first accepted day', { date: '1800-01-01', lat: 51.4779, lon: 0, tz: 'UTC' }],
  ['the last accepted day', { date: '2200-12-31', lat: 51.4779, lon: 0, tz: 'UTC' }],
] as const;

/** The context of a page whose operator has chosen nothing. */
const BUNDLED = { environment: {} };
/** What a provenance says of options when none is given. */
const LAHIRI = {};

/** That stretches fill the day without a gap, each other than the one before it. */
function expectWhole<Value>({ birth: { day } }: NatalBirth, stretches: readonly Stretch<Value>[]) {
  expect(stretches[0]?.from).toBe(day.start);
  expect(stretches.at(-1)?.to).toBe(day.end);
  for (const [i, { from, to, value }] of stretches.entries()) {
    expect(from).toBeLessThan(to);
    if (i === 0) continue;
    expect(from).toBe(stretches[i - 1]?.to);
    expect(value).not.toEqual(stretches[i - 1]?.value);
  }
}

/** What holds at an instant. */
function at<Value>(stretches: readonly Stretch<Value>[], instant: number): Value | undefined {
  return stretches.find(({ from, to }) => instant >= from && instant < to)?.value;
}

describe.each(DAYS)('the local day of a birth: %s', (_, input) => {
  const born = natalBirth(BUNDLED, input, LAHIRI);
  const { birth, sky } = born;
  const padas = moonPadas(born);
  const lagnas = lagnaSigns(born);
  const tropical = tropicalSigns(born, 'Moon');

  it('is filled by what the Moon and the lagna are', () => {
    for (const stretches of [padas, moonSigns(padas), moonNakshatras(padas), lagnas, tropical]) {
      expectWhole<unknown>(born, stretches);
    }
  });

  it('has at every seventh minute the Moon and the lagna of that minute', () => {
    for (let instant = birth.day.start + 30_000; instant < birth.day.end; instant += 7 * 60_000) {
      const moment = momentAt(instant);
      const moon = grahaLongitude(sky, 'Moon', moment);
      expect(at(moonSigns(padas), instant)).toBe(rashiOf(moon).number);
      expect(at(padas, instant)?.index).toBe(nakshatraOf(moon).padaIndex);
      expect(at(tropical, instant)).toBe(rashiOf(tropicalLongitude(sky, 'Moon', moment)).number);
      expect(at(lagnas, instant)).toBe(rashiOf(lagnaLongitude(sky, moment, birth.place)).number);
    }
  });
});

describe('the minutes for which a lagna holds', () => {
  it.each(DAYS)('are the first and the last with that lagna, in %s', (_, input) => {
    const born = natalBirth(BUNDLED, { ...input, time: '10:20' }, LAHIRI);
    const stay = risingSignHolds(born);
    if (stay === undefined) return;
    const { first, last } = birthMinutes(born, stay);
    const { place, timeZone, epochMilliseconds } = born.birth;
    const signAt = (instant: number) => rashiOf(lagnaLongitude(born.sky, momentAt(instant), place)).number;
    const here = signAt(epochMilliseconds);
    const from = minuteAfter(born, stay.from);
    const to = minuteAfter(born, stay.to) - 60_000;
    expect([localOf(born, from), localOf(born, to), timeZone]).toEqual([first, last, timeZone]);
    expect([signAt(from), signAt(to)]).toEqual([here, here]);
    expect(signAt(from - 60_000) === here && signAt(to + 60_000) === here).toBe(false);
  });

  it('are none at a pole', () => {
    expect(lagnaSigns(natalBirth(BUNDLED, { date: '1990-05-17', lat: 90, lon: 0, tz: 'UTC' }, LAHIRI))).toEqual([]);
  });
});

describe('the padas of a day', () => {
  it.each(['lahiri', 'raman', 'krishnamurti', 'fagan_bradley'] as const)(
    'are those of the result by %s',
    (ayanamsha) => {
      const [, input] = DAYS[0];
      const { result, provenance } = birthNakshatra(input, { ayanamsha });
      const padas = moonPadas(natalBirth(BUNDLED, input, provenance));
      expect(padas.map(({ value }) => value.index)).toEqual(result.day_alternates.map(({ pada_index }) => pada_index));
    },
  );
});
