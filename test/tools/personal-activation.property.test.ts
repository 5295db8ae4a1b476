import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { NAKSHATRAS } from '../../src/base/zodiac/nakshatra.js';
import { RASHIS } from '../../src/base/zodiac/rashi.js';
import { moonSign, type PersonalActivationInput, type PersonalActivationResult } from '../../src/entries/index.js';
import { position } from '../../src/entries/sky.js';
import { LOCALES, type Locale } from '../../src/languages/locale/locales.js';
import { datesBetween, freeText, knownZone, latitude, longitude, time } from '../support/arbitrary.js';
import { BORN_IN_DELHI } from '../support/births.js';
import { runs, unlessRefused, words } from '../support/support.js';
import { personalActivation, unworded } from '../support/timing.js';

const input: fc.Arbitrary<PersonalActivationInput> = fc.record(
  {
    date: datesBetween('1800-01-01', '2200-12-31'),
    timezone: knownZone,
    locale: fc.constantFrom(...LOCALES),
    birth_date: datesBetween('1800-01-01', '2200-12-31'),
    birth_time: fc.option(time),
    birth_place: freeText,
    birth_latitude: latitude,
    birth_longitude: longitude,
    birth_timezone: fc.option(knownZone),
  },
  { requiredKeys: ['date', 'timezone', 'birth_date', 'birth_place', 'birth_latitude', 'birth_longitude'] },
);

const signNumber = (name: string) => RASHIS.findIndex((rashi) => rashi.name === name) + 1;
const starNumber = (name: string) => NAKSHATRAS.findIndex((nakshatra) => nakshatra.name === name) + 1;
const houseBetween = (from: string, to: string) => ((signNumber(to) - signNumber(from) + 12) % 12) + 1;

/** Points by the tables of the methodology page, written out again. */
const TARA = [-1, 2, -2, 2, -2, 2, -3, 1, 1];
/** 1 stands for a house that is good while the Moon waxes and bad while it wanes. */
const MOON = [2, 1, 2, -2, 1, 2, 2, -3, 1, 2, 2, -2];
const JUPITER = [-1, 1, -1, -1, 1, -1, 1, -1, 1, -1, 1, -1];
const SATURN = [-1, -1, 1, -1, -1, 1, -1, -1, -1, -1, 1, -1];

/** How far the Moon is ahead of the Sun, degrees. */
function elongationAt(instant: string): number {
  const longitudes = (['Moon', 'Sun'] as const).map((body) => position(body, new Date(instant)).longitude);
  return ((longitudes[0] as number) - (longitudes[1] as number) + 360) % 360;
}

function pointsOf(result: PersonalActivationResult, code: string): number {
  return result.rules.find((item) => item.code === code)?.points as number;
}

const base: PersonalActivationInput = { date: '2026-05-03', timezone: 'Europe/Kyiv', ...BORN_IN_DELHI };

describe('personal activation', () => {
  test.prop([input], runs(150))('scores what its five rules add up to, within its bounds', (asked) => {
    const result = unlessRefused(() => personalActivation(asked).result);
    fc.pre(result !== undefined);
    const { rules, score, minimum, maximum, band_code } = result;
    expect(rules.map(({ code }) => code)).toEqual(words`
      tarabala chandrabala day_lord_affinity jupiter_transit saturn_transit
    `);
    expect(rules.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    expect(score).toBeGreaterThanOrEqual(minimum);
    expect(score).toBeLessThanOrEqual(maximum);
    expect(band_code).toBe(score >= 3 ? 'favourable' : score >= -1 ? 'mixed' : 'challenging');
    expect(result.band_bounds).toEqual({
      favourable: { minimum: 3, maximum },
      mixed: { minimum: -1, maximum: 2 },
      challenging: { minimum, maximum: -2 },
    });
    for (const { label, detail } of rules) expect(label.length * detail.length).toBeGreaterThan(0);
  });

  test.prop([input], runs(150))('counts taras and houses from the natal Moon', (asked) => {
    const result = unlessRefused(() => personalActivation(asked).result);
    fc.pre(result !== undefined);
    const { natal, transit, tarabala, chandrabala } = result;
    const ahead = (starNumber(transit.nakshatra_name) - starNumber(natal.nakshatra_name) + 27) % 27;
    expect(tarabala.number).toBe((ahead % 9) + 1);
    expect(chandrabala.house_from_moon).toBe(houseBetween(natal.moon_sign_name, transit.moon_sign_name));
    expect(result.activated_house).toBe(chandrabala.house_from_moon);
    expect(chandrabala.chandrashtama).toBe(chandrabala.house_from_moon === 8);
    expect(pointsOf(result, 'tarabala')).toBe(TARA[tarabala.number - 1]);
    const moonPoints = MOON[chandrabala.house_from_moon - 1] as number;
    const wanes = elongationAt(result.day_span.starts_at) >= 180;
    expect(pointsOf(result, 'chandrabala')).toBe(moonPoints === 1 && wanes ? -1 : moonPoints);
    expect(pointsOf(result, 'jupiter_transit')).toBe(
      JUPITER[houseBetween(natal.moon_sign_name, transit.jupiter_sign_name) - 1],
    );
    expect(pointsOf(result, 'saturn_transit')).toBe(
      SATURN[houseBetween(natal.moon_sign_name, transit.saturn_sign_name) - 1],
    );
  });

  test.prop([input], runs(100))(
    'changes with the Moon, in order, within the day, and to what the next day begins with',
    (asked) => {
      const result = unlessRefused(() => personalActivation(asked).result);
      fc.pre(result !== undefined);
      const { starts_at, ends_at } = result.day_span;
      const times = [starts_at, ...result.moon_changes.map((change) => change.starts_at), ends_at];
      const read = times.map((at) => Date.parse(at));
      expect(read).toEqual(read.toSorted((a, b) => a - b));
      const states = [result.transit, ...result.moon_changes].map(({ nakshatra_name, moon_sign_name }) => [
        starNumber(nakshatra_name),
        signNumber(moon_sign_name),
      ]) as [number, number][];
      for (const [index, [star, sign]] of states.slice(1).entries()) {
        const [starBefore, signBefore] = states[index] as [number, number];
        const steps = [(star - starBefore + 27) % 27, (sign - signBefore + 12) % 12];
        expect(steps.every((step) => step === 0 || step === 1)).toBe(true);
        // Where neither moves, the Moon is full or new and in a house that is good for one half of the month.
        if (!steps.includes(1)) {
          const { activated_house, starts_at: turnsAt } = result.moon_changes[
            index
          ] as (typeof result.moon_changes)[number];
          if (result.natal.birth_time_known) expect([2, 5, 9]).toContain(activated_house);
          expect((elongationAt(turnsAt) + 0.01) % 180).toBeLessThan(0.02);
        }
      }
    },
  );

  test.prop([input, fc.constantFrom(...LOCALES)], runs(60))(
    'says the same in every language',
    (asked, locale: Locale) => {
      const own = unlessRefused(() => personalActivation({ ...asked, locale }));
      fc.pre(own !== undefined);
      const english = personalActivation({ ...asked, locale: 'en' });
      const numbers = ({ result }: typeof own) => ({
        ...result,
        locale: 0,
        activated_house_label: 0,
        band_label: 0,
        summary: 0,
        tarabala: { ...result.tarabala, label: 0 },
        rules: result.rules.map(({ code, points, source }) => [code, points, source]),
      });
      expect(numbers(own)).toEqual(numbers(english));
      expect(unworded(own.provenance)).toEqual(unworded(english.provenance));
      expect(own.result.summary === english.result.summary).toBe(locale === 'en');
      expect(own.result.summary.match(/\d\d:\d\d/g)).toEqual(
        own.result.day_basis === 'nominal_06_18' ? ['06:00'] : null,
      );
    },
  );

  test.prop([input], runs(60))('has the natal Moon of the Moon sign tool', (asked) => {
    const result = unlessRefused(() => personalActivation(asked).result);
    fc.pre(result !== undefined);
    const moon = moonSign({
      birth_date: asked.birth_date,
      birth_time: asked.birth_time ?? null,
      latitude: asked.birth_latitude,
      longitude: asked.birth_longitude,
      ...(asked.birth_timezone != null && { birth_timezone: asked.birth_timezone }),
    }).result;
    expect(result.natal.moon_sign_name).toBe(moon.rashi.name);
    expect(result.natal.nakshatra_name).toBe(moon.nakshatra.name);
    expect(result.natal.pada).toBe(moon.nakshatra.pada);
    expect(result.confidence === 'high').toBe(
      !moon.boundary.near_sign_boundary && !moon.boundary.near_nakshatra_boundary,
    );
  });

  it('begins a day with what the day before ended with', () => {
    const days = Array.from({ length: 28 }, (_, i) => `2026-02-${String(i + 1).padStart(2, '0')}`);
    const results = days.map((date) => personalActivation({ ...base, date }).result);
    for (const [i, { transit }] of results.slice(1).entries()) {
      const before = results[i] as PersonalActivationResult;
      const last = before.moon_changes.at(-1) ?? before.transit;
      expect([transit.nakshatra_name, transit.moon_sign_name]).toEqual([last.nakshatra_name, last.moon_sign_name]);
    }
    // The Moon enters every nakshatra once in its round of 27.3 days, and a sign on ten days without a nakshatra.
    expect(results.flatMap(({ moon_changes }) => moon_changes).length).toBeGreaterThan(30);
  });

  it('lets the scores of all times of an unknown day lie where it says', () => {
    const { birth_time: _, ...unknown } = base;
    const said = personalActivation(unknown).provenance.uncertainty ?? '';
    const [least, most] = (/between ([−+]?\d+) and ([−+]?\d+)/.exec(said) ?? [])
      .slice(1)
      .map((points) => Number(points.replace('−', '-')));
    const scores = Array.from({ length: 96 }, (_unused, i) => {
      const birth_time = `${String(Math.floor(i / 4)).padStart(2, '0')}:${String((i % 4) * 15).padStart(2, '0')}`;
      return personalActivation({ ...base, birth_time }).result.score;
    });
    expect([Math.min(...scores), Math.max(...scores)]).toEqual([least, most]);
  });

  it('says where no clock of the zone of the day is known', () => {
    const { uncertainty } = personalActivation({
      ...base,
      date: '1955-01-01',
      timezone: 'Antarctica/Vostok',
    }).provenance;
    expect(uncertainty).toContain(
      'The time zone database knows of no clock in Antarctica/Vostok at that time, so UTC is used. The day lies before the birth.',
    );
  });

  it('says that a day lies before the birth', () => {
    const born = { birth_date: '1990-05-17', birth_time: '10:20', birth_place: 'Delhi' };
    const asked = { ...born, birth_latitude: 28.6139, birth_longitude: 77.209, timezone: 'Asia/Kolkata' };
    const on = (date: string) => personalActivation({ ...asked, date }, { day: 'nominal' }).provenance.uncertainty;
    expect(on('1990-05-16')).toBe('The day lies before the birth.');
    expect(on('1990-05-17')).toBeNull();
  });

  it('does not look at the name of the place', () => {
    expect(personalActivation({ ...base, birth_place: 'Nowhere' }).result).toEqual(personalActivation(base).result);
  });
});
