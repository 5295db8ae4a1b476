import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { rashiNumbered } from '../../src/base/zodiac/rashi.js';
import { moonSign, navamsa, type SadeSatiPeriod, sadeSati } from '../../src/entries/index.js';
import { datesBetween, plainBirth, unremarkableBirth } from '../support/arbitrary.js';
import { runs } from '../support/support.js';

/** Dates whose previous, current and next cycle all lie inside the accepted dates. */
const midDate = datesBetween('1850-01-01', '2150-12-31');
const anyDate = datesBetween('1800-01-01', '2200-12-31');

/** Undefined where the cycle that runs reaches outside the accepted dates. */
function answerOf(input: Parameters<typeof sadeSati>[0]): ReturnType<typeof sadeSati> | undefined {
  try {
    return sadeSati(input);
  } catch (error) {
    expect(error).toMatchObject({ code: 'engine_error', message: expect.stringContaining('1800-01-01 to 2200-12-31') });
    return undefined;
  }
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
}

/** Saturn's way through a cycle, one crossing after the other: date, sign it leaves, sign it enters. */
function wayThrough(period: SadeSatiPeriod, moon: number): { date: string; from: string; to: string }[] {
  const ingresses = period.phases.map(({ sign, start }, i) => ({
    date: start,
    from: rashiNumbered(moon - 2 + i).name,
    to: sign,
  }));
  const exit = { date: period.end, from: rashiNumbered(moon + 1).name, to: rashiNumbered(moon + 2).name };
  return [...ingresses, ...period.retrograde_crossings, exit].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

describe('Sade Sati', () => {
  test.prop([plainBirth, anyDate], runs(40))('is active while Saturn is in one of the three signs', (birth, date) => {
    const answer = answerOf({ ...birth, calculation_date: date });
    fc.pre(answer !== undefined);
    const { result, provenance } = answer;
    const { natal_moon_sign, natal_moon_sign_number: moon, sade_sati_signs: signs } = result;
    expect(natal_moon_sign).toBe(moonSign(birth).result.rashi.name);
    const three = [moon - 1, moon, moon + 1].map((number) => rashiNumbered(number).name);
    expect(Object.values(signs)).toEqual(three);
    const saturn = navamsa({ ...birth, birth_date: date, birth_time: '23:59' }).result.placements[6];
    expect(result.current_saturn_sign).toBe(saturn?.d1_sign);
    const phase = ['rising', 'peak', 'setting'][three.indexOf(result.current_saturn_sign)];
    expect([result.is_active, result.current_phase]).toEqual([phase !== undefined, phase ?? null]);
    if (result.is_active) expect(result.current_cycle).not.toBeNull();
    for (const [name, isCutOff] of [
      ['previous', result.previous_cycle.start === '1800-01-01'],
      ['next', result.next_cycle.end === '2200-12-31'],
    ] as const) {
      expect(provenance.uncertainty?.includes(`the ${name} cycle`) ?? false).toBe(isCutOff);
    }
  });

  test.prop([unremarkableBirth, midDate], runs(40))('puts the three cycles in order around the date', (birth, date) => {
    const { result, provenance } = sadeSati({ ...birth, calculation_date: date });
    const { previous_cycle: previous, current_cycle: current, next_cycle: next } = result;
    const codes = provenance.caveats.map(({ code }) => code).filter((code) => code !== 'cycles_cut_off');
    expect(codes).toEqual(date < birth.birth_date ? ['before_birth'] : []);
    expect(previous.start < previous.end).toBe(true);
    expect(previous.end <= date && date < next.start).toBe(true);
    if (current) {
      expect(previous.end < current.start).toBe(true);
      expect(current.start <= date && date < current.end).toBe(true);
      expect(current.end < next.start).toBe(true);
    } else {
      expect(result.is_active).toBe(false);
    }
  });

  test.prop([plainBirth, midDate], runs(25))('tells crossings that join into one way of Saturn', (birth, date) => {
    const { result } = sadeSati({ ...birth, calculation_date: date });
    const moon = result.natal_moon_sign_number;
    for (const period of [result.current_cycle, result.next_cycle]) {
      if (!period) continue;
      expect(period.phases.map(({ phase, from_natal_moon }) => `${phase} ${from_natal_moon}`)).toEqual([
        'rising 12th',
        'peak 1st',
        'setting 2nd',
      ]);
      expect(period.phases[0]?.start).toBe(period.start);
      const way = wayThrough(period, moon);
      expect(way.map(({ from }) => from).slice(1)).toEqual(way.map(({ to }) => to).slice(0, -1));
      expect(way.at(-1)?.date).toBe(period.end);
      const crossings = period.retrograde_crossings;
      expect(crossings).toEqual(crossings.toSorted((a, b) => (a.date < b.date ? -1 : 1)));
      expect(crossings.length % 2).toBe(0);
    }
  });

  test.prop([plainBirth, midDate], runs(8))('gives the same cycle whenever it is asked', (birth, date) => {
    const next = sadeSati({ ...birth, calculation_date: date }).result.next_cycle;
    fc.pre(next.end < '2190');
    const asked = (calculation_date: string) => sadeSati({ ...birth, calculation_date }).result;
    expect(asked(next.start).current_cycle).toEqual(next);
    expect(asked(next.start)).toMatchObject({ is_active: true, current_phase: 'rising' });
    expect(asked(next.end)).toMatchObject({
      current_cycle: null,
      is_active: false,
      previous_cycle: { start: next.start, end: next.end },
    });
    for (const { date: crossed, to } of next.retrograde_crossings) {
      const later = asked(dayAfter(crossed));
      expect(later.current_cycle).toEqual(next);
      if (later.current_saturn_sign === to) {
        expect(later.is_active).toBe(Object.values(later.sade_sati_signs).includes(to));
      }
    }
  });
});

describe('The cycle at birth', () => {
  test.prop([plainBirth, anyDate], runs(40))('is the one that runs on the date of birth', (birth, date) => {
    const [asked, atBirth] = [date, birth.birth_date].map((day) => answerOf({ ...birth, calculation_date: day }));
    fc.pre(asked !== undefined && atBirth !== undefined);
    expect(asked.result.cycle_at_birth).toEqual(atBirth.result.current_cycle);
  });
});

describe('Sade Sati of an unknown birth time', () => {
  // The Moon goes from Aries to Taurus on that day in Delhi.
  const birth = { birth_date: '1990-03-30', birth_timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 };
  const sentence = (calculation_date: string) =>
    sadeSati({ ...birth, calculation_date }).provenance.uncertainty as string;

  it('says for which of two Moon signs it is active where that differs', () => {
    expect(moonSign(birth).provenance.uncertainty).toContain('from Aries to Taurus');
    // Saturn is in Pisces on the first day, the 12th from Aries only, then in Aries, and at last in Gemini.
    expect(sentence('2026-01-01')).toMatch(/ On 2026-01-01 Sade Sati is active for Aries and not for Taurus\.$/);
    expect(sentence('2029-01-01')).not.toContain('Sade Sati is active');
    expect(sentence('2033-01-01')).toMatch(/ On 2033-01-01 Sade Sati is active for Taurus and not for Aries\.$/);
    expect(sentence('2035-01-01')).not.toContain('Sade Sati is active');
  });

  it('says nothing of that where the Moon keeps its sign or the time is known', () => {
    const one = { ...birth, birth_date: '1990-03-29', calculation_date: '2026-01-01' };
    expect(sadeSati(one).provenance.uncertainty).toBeNull();
    const timed = { ...birth, birth_time: '12:00', calculation_date: '2026-01-01' };
    expect(sadeSati(timed).provenance.uncertainty).toBeNull();
  });
});

describe('A Sade Sati of before the birth', () => {
  const birth = { birth_date: '1990-05-17', birth_timezone: 'Asia/Kolkata', latitude: 28.6139, longitude: 77.209 };
  const at = (birth_time: string | null, calculation_date: string) =>
    sadeSati({ ...birth, birth_time, calculation_date }).provenance.uncertainty;

  it('is told, from the day before on', () => {
    expect(at('10:20', '1990-05-16')).toBe('The calculation date lies before the birth.');
    expect(at('10:20', '1990-05-17')).toBeNull();
    // 05:30 in India is midnight in UTC.
    expect(at('05:29', '1990-05-16')).toBeNull();
    expect(at('05:30', '1990-05-16')).toBe('The calculation date lies before the birth.');
  });

  it('is told of an unknown time only where no time of that day is meant', () => {
    expect(at(null, '1990-05-15')).toContain('The calculation date lies before the birth.');
    expect(at(null, '1990-05-16')).not.toContain('before the birth');
  });
});
