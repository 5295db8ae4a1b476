import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { NAKSHATRA_NAMES } from '../../src/base/zodiac/nakshatra.js';
import { SIGN_NAMES } from '../../src/base/zodiac/rashi.js';
import { type SignTodayInput, signToday } from '../../src/entries/index.js';
import { position } from '../../src/entries/sky.js';
import { datesBetween, knownZone } from '../support/arbitrary.js';
import { runs, unlessRefused } from '../support/support.js';

const input: fc.Arbitrary<SignTodayInput> = fc.record({
  moon_sign: fc.constantFrom(...SIGN_NAMES),
  date: datesBetween('1800-01-02', '2195-12-31'),
  timezone: knownZone,
});

const numberOf = (sign: string) => (SIGN_NAMES as readonly string[]).indexOf(sign);
const at = (instant: string) => Date.parse(instant);
const MINUTE = 60_000;

describe('a day for a Moon sign', () => {
  test.prop([input], runs(60))('joins the stretches of the Moon without a gap, each where the Moon is', (asked) => {
    const result = unlessRefused(() => signToday(asked).result);
    fc.pre(result !== undefined);
    const { chandrabala, ahead, day_span } = result;
    expect(at(chandrabala[0]?.starts_at as string)).toBeLessThanOrEqual(at(day_span.starts_at) + 1000);
    expect(at(chandrabala.at(-1)?.ends_at as string)).toBeGreaterThanOrEqual(at(day_span.ends_at));
    expect(ahead.chandrabala.slice(0, chandrabala.length)).toEqual(chandrabala);
    for (const [index, stretch] of ahead.chandrabala.entries()) {
      const next = ahead.chandrabala[index + 1];
      if (next) expect(next.starts_at).toBe(stretch.ends_at);
      const middle = (at(stretch.starts_at) + at(stretch.ends_at)) / 2;
      const { longitude } = position('Moon', new Date(middle), { zodiac: 'sidereal' });
      expect(Math.floor(longitude / 30)).toBe(numberOf(stretch.moon_sign_name));
      const house = ((numberOf(stretch.moon_sign_name) - numberOf(asked.moon_sign) + 12) % 12) + 1;
      expect(stretch.house_from_moon).toBe(house);
      expect(stretch.chandrashtama).toBe(house === 8);
      expect(stretch.quality).toBe(house === 8 ? 'very_bad' : isGood(house, middle) ? 'good' : 'bad');
    }
  });

  test.prop([input], runs(60))('tells the three nakshatras of the sign, nine padas, and their taras', (asked) => {
    const result = unlessRefused(() => signToday(asked).result);
    fc.pre(result !== undefined);
    const { tarabala, day_span } = result;
    expect(tarabala).toHaveLength(3);
    expect(tarabala.flatMap(({ padas }) => padas)).toHaveLength(9);
    for (const { nakshatra_number: natal, taras } of tarabala) {
      expect(at(taras[0]?.starts_at as string)).toBeLessThanOrEqual(at(day_span.starts_at));
      expect(at(taras.at(-1)?.ends_at as string)).toBeGreaterThanOrEqual(at(day_span.ends_at));
      for (const { moon_nakshatra_name: moon, number, quality } of taras) {
        const count = (NAKSHATRA_NAMES.indexOf(moon) + 1 - natal + 27) % 27;
        expect(number).toBe((count % 9) + 1);
        expect(quality).toBe(number === 1 ? 'mixed' : [3, 5, 7].includes(number) ? 'bad' : 'good');
      }
    }
  });

  test.prop([input], runs(40))('has stays that follow each other, with the present one among them', (asked) => {
    const result = unlessRefused(() => signToday(asked).result);
    fc.pre(result !== undefined);
    for (const { stays, starts_at, ends_at, sign_name } of result.slow_planets) {
      for (const [index, stay] of stays.entries()) {
        const next = stays[index + 1];
        if (!next) continue;
        expect(next.starts_at).toBe(stay.ends_at);
        expect((numberOf(next.sign_name) - numberOf(stay.sign_name) + 12) % 12).toSatisfy(
          (by) => by === 1 || by === 11,
        );
      }
      const present = stays.find((stay) => Math.abs(at(stay.ends_at) - at(ends_at)) < MINUTE);
      expect(present?.sign_name).toBe(sign_name);
      expect(Math.abs(at(present?.starts_at as string) - at(starts_at))).toBeLessThan(MINUTE);
    }
  });

  test.prop([input], runs(40))(
    'lists changes in order within the day, the entries of the month among them',
    (asked) => {
      const result = unlessRefused(() => signToday(asked).result);
      fc.pre(result !== undefined);
      const { changes, day_span, ahead } = result;
      const times = changes.map(({ occurs_at }) => at(occurs_at));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      for (const time of times) {
        expect(time).toBeGreaterThanOrEqual(at(day_span.starts_at));
        expect(time).toBeLessThanOrEqual(at(day_span.ends_at));
      }
      const entered = changes.filter(({ change_code, planet }) => change_code === 'sign_entry' && planet !== 'Moon');
      const told = ahead.sign_entries.filter(({ occurs_at }) => at(occurs_at) < at(day_span.ends_at));
      expect(entered.map(({ planet, sign_name }) => [planet, sign_name]).sort()).toEqual(
        told.map(({ planet, sign_name }) => [planet, sign_name]).sort(),
      );
    },
  );

  test.prop([input, fc.integer({ min: -1e12, max: 1e12 })], runs(20))('does not hang on the clock', (asked, now) => {
    const told = unlessRefused(() => signToday(asked).result);
    fc.pre(told !== undefined);
    expect(signToday(asked, { now: new Date(now) }).result).toEqual(told);
  });

  it('tells one nakshatra where it is asked for, as among the three', () => {
    const asked = { moon_sign: 'Sagittarius', date: '2026-11-26', timezone: 'Asia/Kolkata' } as const;
    const all = signToday(asked).result;
    const one = signToday({ ...asked, nakshatra_name: 'Mula' }).result;
    expect(one).toEqual({ ...all, nakshatra_name: 'Mula', tarabala: all.tarabala.slice(0, 1) });
  });
});

/** The houses of the Moon by the methodology page, written out again. */
function isGood(house: number, instant: number): boolean {
  if ([1, 3, 6, 7, 10, 11].includes(house)) return true;
  const [moon, sun] = (['Moon', 'Sun'] as const).map((body) => position(body, new Date(instant)).longitude);
  return [2, 5, 9].includes(house) && ((moon as number) - (sun as number) + 360) % 360 < 180;
}
