import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  ascendant,
  birthChart,
  dasha,
  monthlySnapshot,
  navamsa,
  vedicCompatibility,
  zodiacSign,
} from '../../../src/entries/index.js';
import { datesBetween } from '../../support/arbitrary.js';
import { runs } from '../../support/support.js';

const MINUTE = 60_000;
const place = { latitude: 28.6139, longitude: 77.209 };

/** Day and clock of UTC. */
function clockOf(at: number): { readonly date: string; readonly time: string } {
  const text = new Date(at).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The day and clock of a local date-time after some minutes. */
function moved(local: string, minutes: number) {
  return clockOf(Date.parse(`${local}Z`) + minutes * MINUTE);
}

const instants = fc
  .tuple(datesBetween('1900-01-01', '2099-12-30'), fc.nat(1439))
  .map(([date, minute]) => Date.parse(date) + minute * MINUTE);

describe('what two doubtful births allow', () => {
  const persons = (a: number, b: number | string) => {
    const [first, second] = [clockOf(a), typeof b === 'number' ? clockOf(b) : { date: b, time: null }];
    return {
      person_a_birth_date: first.date,
      person_a_birth_time: first.time,
      person_a_birth_timezone: 'UTC',
      person_a_latitude: 0,
      person_a_longitude: 0,
      person_b_birth_date: second.date,
      person_b_birth_time: second.time,
      person_b_birth_timezone: 'UTC',
      person_b_latitude: 0,
      person_b_longitude: 0,
    };
  };

  test.prop([instants, instants, fc.integer({ min: 1, max: 720 }), fc.nat(20), fc.nat(20)], runs(40))(
    'holds the match of every minute of both',
    (a, b, within, i, j) => {
      const { possible } = vedicCompatibility(persons(a, clockOf(b).date), { time_within_a: within }).result;
      expect(possible).not.toBeNull();
      if (!possible) return;
      const bornA = a + Math.round(((i - 10) / 10) * within) * MINUTE;
      const bornB = Date.parse(clockOf(b).date) + Math.round((1439 * j) / 20) * MINUTE;
      const {
        ashtakoota,
        interpretation_band,
        nadi_dosha,
        possible: none,
      } = vedicCompatibility(persons(bornA, bornB)).result;
      expect(none).toBeNull();
      expect(ashtakoota.total_score).toBeGreaterThanOrEqual(possible.total_score.least);
      expect(ashtakoota.total_score).toBeLessThanOrEqual(possible.total_score.most);
      expect(possible.interpretation_band_codes).toContain(interpretation_band.code);
      if (possible.nadi_dosha !== null) expect(nadi_dosha).toBe(possible.nadi_dosha);
      for (const { key, score } of ashtakoota.components) {
        const { least, most } = possible.components.find((one) => one.key === key) ?? { least: 99, most: -99 };
        expect(score).toBeGreaterThanOrEqual(least);
        expect(score).toBeLessThanOrEqual(most);
      }
    },
  );

  it('says the same of the total as the caveat about two unknown times', () => {
    const input = { ...persons(0, '1992-06-03'), person_a_birth_time: null };
    const { result, provenance } = vedicCompatibility(input);
    const told = provenance.caveats.find(({ code }) => code === 'score_range')?.message;
    const { least, most } = result.possible?.total_score ?? {};
    expect(told).toContain(String(least));
    expect(told).toContain(String(most));
  });
});

describe('the ranges of a month', () => {
  const month = { target_month: '2026-05', date: '2026-05-03', timezone: 'Asia/Kolkata', birth_place: 'Delhi' };
  const born = { birth_latitude: 28.6139, birth_longitude: 77.209, birth_timezone: 'UTC' };

  test.prop([instants, fc.nat(20)], runs(15))('hold the score of every minute of an open day', (at, part) => {
    const { date } = clockOf(at);
    const { day_ranges } = monthlySnapshot({ ...month, ...born, birth_date: date }).result;
    const { time } = clockOf(Date.parse(date) + Math.round((1439 * part) / 20) * MINUTE);
    const timed = monthlySnapshot({ ...month, ...born, birth_date: date, birth_time: time }).result;
    expect(timed.day_ranges).toBeNull();
    expect(day_ranges?.map((day) => day.date)).toEqual(timed.days.map((day) => day.date));
    for (const [i, { score, band_code, chandrashtama }] of timed.days.entries()) {
      const range = day_ranges?.[i];
      if (!range) throw new Error('There is a range for each day.');
      expect(score).toBeGreaterThanOrEqual(range.least);
      expect(score).toBeLessThanOrEqual(range.most);
      if (range.band_code !== null) expect(band_code).toBe(range.band_code);
      if (range.chandrashtama !== null) expect(chandrashtama).toBe(range.chandrashtama);
    }
  });
});

describe('the starts of dashas on an open day', () => {
  const chart = { lat: 28.6139, lon: 77.209, tz: 'UTC' };

  test.prop([instants, fc.nat(20)], runs(30))('hold the starts of every minute', (at, part) => {
    const { date } = clockOf(at);
    const { day_variation } = dasha({ ...chart, date }).result;
    expect(day_variation?.starts).toHaveLength(8);
    const { time } = clockOf(Date.parse(date) + Math.round((1439 * part) / 20) * MINUTE);
    const { mahadashas } = dasha({ ...chart, date, time }).result;
    for (const { lord, earliest, latest } of day_variation?.starts ?? []) {
      const period = mahadashas.find((one) => one.lord === lord);
      if (!period || period === mahadashas[0]) continue;
      // A lord that runs at some of the births comes again only after the nine.
      if (period.starts_at.slice(0, 7) > latest && earliest === date.slice(0, 7)) continue;
      expect(period.starts_at.slice(0, 7) >= earliest && period.starts_at.slice(0, 7) <= latest).toBe(true);
    }
  });
});

describe('the minutes of a rising sign', () => {
  test.prop([instants], runs(40))('are those of all births with it, and of no other', (at) => {
    const { date, time } = clockOf(at);
    const { result } = birthChart({ date, time, lat: 28.6139, lon: 77.209, tz: 'UTC' });
    const fields = (clock: ReturnType<typeof clockOf>) => ({
      birth_date: clock.date,
      birth_time: clock.time,
      birth_timezone: 'UTC',
      ...place,
    });
    const rising = (clock: ReturnType<typeof clockOf>) => ascendant(fields(clock)).result.lagna.sign;
    const ninth = (clock: ReturnType<typeof clockOf>) => navamsa(fields(clock)).result.navamsa_ascendant.sign;
    const cases = [
      [result.ascendant_minutes, rising],
      [result.navamsa_ascendant_minutes, ninth],
    ] as const;
    const input = fields({ date, time });
    expect(ascendant(input).result.ascendant_minutes).toEqual(result.ascendant_minutes);
    expect(zodiacSign(input).result.rising_sign_minutes).toEqual(result.ascendant_minutes);
    expect(navamsa(input).result.navamsa_ascendant_minutes).toEqual(result.navamsa_ascendant_minutes);
    for (const [minutes, signOf] of cases) {
      if (!minutes) throw new Error('At this latitude every sign rises.');
      const own = signOf({ date, time });
      expect(signOf(moved(minutes.first_local, 0))).toBe(own);
      expect(signOf(moved(minutes.last_local, 0))).toBe(own);
      expect(signOf(moved(minutes.first_local, -1))).not.toBe(own);
      expect(signOf(moved(minutes.last_local, 1))).not.toBe(own);
      const [first, last] = [minutes.first_local, minutes.last_local].map((local) => Date.parse(`${local}Z`) / MINUTE);
      const whole = Number(last) - Number(first) + 1;
      expect(Math.abs(minutes.lasts_minutes - whole)).toBeLessThanOrEqual(1);
      const nearest = Math.min(at / MINUTE - Number(first), Number(last) - at / MINUTE);
      expect(Math.floor(minutes.nearest_boundary_minutes + 0.005)).toBe(nearest);
    }
  });
});
