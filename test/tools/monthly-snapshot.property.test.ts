import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Texts } from '../../src/base/time/temporal.js';
import { RASHIS } from '../../src/base/zodiac/rashi.js';
import {
  dailyTiming,
  dasha,
  type MonthlySnapshotInput,
  type MonthlySnapshotResult,
  moonPhases,
  retrogrades,
  sadeSati,
} from '../../src/entries/index.js';
import { LOCALES } from '../../src/languages/locale/locales.js';
import { datesBetween, freeText, knownZone, latitude, longitude, time } from '../support/arbitrary.js';
import { BORN_IN_DELHI } from '../support/births.js';
import { errorOf, runs, unlessRefused } from '../support/support.js';
import { monthlySnapshot, personalActivation, unworded } from '../support/timing.js';

const day = datesBetween('1800-01-01', '2200-12-31');

const input: fc.Arbitrary<Texts<MonthlySnapshotInput>> = fc.record(
  {
    date: day,
    timezone: knownZone,
    locale: fc.constantFrom(...LOCALES),
    target_month: day.map((date) => date.slice(0, 7)),
    birth_date: day,
    birth_time: fc.option(time),
    birth_place: freeText,
    birth_latitude: latitude,
    birth_longitude: longitude,
    birth_timezone: fc.option(knownZone),
  },
  {
    requiredKeys: [
      'date',
      'timezone',
      'target_month',
      'birth_date',
      'birth_place',
      'birth_latitude',
      'birth_longitude',
    ],
  },
);

const base: MonthlySnapshotInput = {
  date: '2026-05-03',
  timezone: 'Europe/Paris',
  target_month: '2026-05',
  ...BORN_IN_DELHI,
};

const signNumber = (name: string) => RASHIS.findIndex((rashi) => rashi.name === name) + 1;
const phaseOf = (natal: string, saturn: string) =>
  ({ 12: 'rising', 1: 'peak', 2: 'setting' })[((signNumber(saturn) - signNumber(natal) + 12) % 12) + 1] ?? null;

const instants = ({ moon_phases, ingresses, stations, dasha: told, sade_sati }: MonthlySnapshotResult) => [
  ...[moon_phases, ingresses, stations].map((events) => events.map(({ occurs_at }) => occurs_at)),
  ...[told.lord_changes, sade_sati.phase_changes].map((changes) => changes.map(({ starts_at }) => starts_at)),
];

describe('a monthly snapshot', () => {
  test.prop([input], runs(60))('has each day of the month once, scored by what its rules add up to', (asked) => {
    const result = unlessRefused(() => monthlySnapshot(asked).result);
    fc.pre(result !== undefined);
    const [year, month] = asked.target_month.split('-').map(Number) as [number, number];
    const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const dates = Array.from({ length: count }, (_, i) => `${asked.target_month}-${String(i + 1).padStart(2, '0')}`);
    const skipped = dates.filter((date) => !result.days.some((item) => item.date === date));
    expect(result.days.map(({ date }) => date)).toEqual(dates.filter((date) => !skipped.includes(date)));
    expect(skipped.length).toBeLessThanOrEqual(1);
    for (const { rules, score, limb_score, tarabala, chandrabala, band_code } of result.days) {
      expect(rules).toHaveLength(8);
      expect(rules.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(limb_score + tarabala.points + chandrabala.points).toBe(score);
      expect(score).toBeGreaterThanOrEqual(result.minimum);
      expect(score).toBeLessThanOrEqual(result.maximum);
      expect(band_code).toBe(score >= 5 ? 'favourable' : score >= 0 ? 'mixed' : 'challenging');
    }
  });

  test.prop([input], runs(60))('sets the best days apart from those for caution', (asked) => {
    const result = unlessRefused(() => monthlySnapshot(asked).result);
    fc.pre(result !== undefined);
    const { days, best_dates: best, caution_dates: caution, upcoming } = result;
    const scoreOn = (date: string) => days.find((item) => item.date === date)?.score as number;
    expect(best).toHaveLength(5);
    expect(best.filter((date) => caution.includes(date))).toEqual([]);
    const scores = best.map(scoreOn);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const open = days.filter(({ date, chandrashtama }) => !best.includes(date) && !chandrashtama);
    for (const { date, score } of open) {
      expect(score).toBeLessThanOrEqual(scores[4] as number);
      if (score === scores[4]) expect(date > (best[4] as string)).toBe(true);
    }
    expect(caution).toEqual(caution.toSorted());
    for (const { date, chandrashtama } of days) if (chandrashtama) expect(caution).toContain(date);
    const sorted = days.map(({ score }) => score).toSorted((a, b) => a - b);
    for (const { date, score } of days) if (score < (sorted[4] as number)) expect(caution).toContain(date);
    expect(upcoming.best_dates).toEqual(best.filter((date) => date >= asked.date));
    expect(upcoming.caution_dates).toEqual(caution.filter((date) => date >= asked.date));
  });

  test.prop([input], runs(60))('tells what happens in the month, in the order of time', (asked) => {
    const result = unlessRefused(() => monthlySnapshot(asked).result);
    fc.pre(result !== undefined);
    for (const list of instants(result)) {
      const times = list.map((at) => Date.parse(at));
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const at of list) expect(at.slice(0, 7)).toBe(asked.target_month);
    }
    // Consecutive quarters follow each other; a month has three to five of them.
    const order = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'];
    const phases = result.moon_phases.map(({ phase_code }) => order.indexOf(phase_code));
    expect(phases.length).toBeGreaterThanOrEqual(3);
    expect(phases.length).toBeLessThanOrEqual(5);
    for (const [i, phase] of phases.slice(1).entries()) expect(phase).toBe(((phases[i] as number) + 1) % 4);
    for (const { from_sign_name, to_sign_name, motion } of result.ingresses) {
      const steps = (signNumber(to_sign_name) - signNumber(from_sign_name) + 12) % 12;
      expect(steps).toBe(motion === 'direct' ? 1 : 11);
    }
    expect(result.ingresses.filter(({ planet }) => planet === 'Sun')).toHaveLength(1);
  });

  test.prop([input], runs(40))('keeps the sign of each planet from one entry to the next', (asked) => {
    const result = unlessRefused(() => monthlySnapshot(asked).result);
    fc.pre(result !== undefined);
    for (const planet of new Set(result.ingresses.map((ingress) => ingress.planet))) {
      const own = result.ingresses.filter((ingress) => ingress.planet === planet);
      for (const [i, { from_sign_name }] of own.slice(1).entries()) expect(from_sign_name).toBe(own[i]?.to_sign_name);
    }
  });

  test.prop([input], runs(40))('changes every dasha from what runs to what will run', (asked) => {
    const result = unlessRefused(() => monthlySnapshot(asked).result);
    fc.pre(result !== undefined && result.dasha.at_month_start !== null);
    const { at_month_start, lord_changes } = result.dasha;
    for (const level of ['maha', 'antar', 'pratyantar'] as const) {
      const own = lord_changes.filter((change) => change.level === level);
      const lords = [at_month_start?.[level].lord, ...own.map(({ lord }) => lord)];
      expect(own.map(({ lord_before }) => lord_before)).toEqual(lords.slice(0, -1));
      const end = at_month_start?.[level].ends_at as string;
      expect(Date.parse(own[0]?.starts_at ?? end)).toBe(Date.parse(end));
    }
  });

  test.prop([input], runs(25))('says the same in every language', (asked) => {
    const own = unlessRefused(() => monthlySnapshot(asked));
    fc.pre(own !== undefined);
    const english = monthlySnapshot({ ...asked, locale: 'en' });
    const numbers = ({ result }: typeof own) => ({
      ...result,
      locale: 0,
      summary: 0,
      days: result.days.map(({ rules, ...item }) => ({
        ...item,
        rules: rules.map(({ code, points, source }) => [code, points, source]),
      })),
    });
    expect(numbers(own)).toEqual(numbers(english));
    expect(unworded(own.provenance)).toEqual(unworded(english.provenance));
  });

  it('agrees with daily timing and personal activation day by day', () => {
    const { result } = monthlySnapshot(base);
    for (const item of result.days) {
      const timing = dailyTiming({ date: item.date, timezone: base.timezone }).result;
      expect(item.rules.slice(0, 6)).toEqual(timing.day_score.rules);
      expect(item.limb_score).toBe(timing.day_score.score);
      expect([item.tithi_number, item.nakshatra_name, item.moon_sign_name, item.vara_name]).toEqual([
        timing.tithi.number,
        timing.nakshatra.name,
        timing.moon_sign_name,
        timing.vara.name,
      ]);
      const { target_month: _, ...person } = base;
      const own = personalActivation({ ...person, date: item.date }).result;
      expect(item.rules.slice(6)).toEqual(own.rules.slice(0, 2));
      expect(item.chandrashtama).toBe(own.chandrabala.chandrashtama);
    }
  });

  it('has the stations that the retrogrades have and the phases that the days of the month have', () => {
    const year = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`).map(
      (target_month) => monthlySnapshot({ ...base, timezone: 'UTC', target_month }).result,
    );
    const planets = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
    const theirs = retrogrades({ year: 2026 })
      .result.retrogrades.filter(({ planet }) => planets.includes(planet))
      .flatMap(({ planet, station_retrograde_at, station_direct_at }) => [
        { planet, motion_after: 'retrograde', at: station_retrograde_at },
        { planet, motion_after: 'direct', at: station_direct_at },
      ])
      .filter(({ at }) => at.startsWith('2026'))
      .sort((a, b) => (a.at < b.at ? -1 : 1));
    const ours = year.flatMap(({ stations }) => stations);
    expect(ours.map(({ planet, motion_after }) => [planet, motion_after])).toEqual(
      theirs.map(({ planet, motion_after }) => [planet, motion_after]),
    );
    for (const [i, { occurs_at }] of ours.entries()) {
      expect(Math.abs(Date.parse(occurs_at) - Date.parse(theirs[i]?.at as string))).toBeLessThanOrEqual(1000);
    }
    const may = year[4] as MonthlySnapshotResult;
    const events = may.days.flatMap(({ date }) => moonPhases({ date, timezone: 'UTC' }).result.events);
    expect(may.moon_phases).toEqual(events);
    expect(events).toHaveLength(5);
  });

  it('tells of Sade Sati what the Sade Sati calculator tells', () => {
    const birth = {
      birth_date: base.birth_date,
      birth_time: '10:20',
      birth_timezone: 'Asia/Kolkata',
      latitude: base.birth_latitude,
      longitude: base.birth_longitude,
    };
    for (const target_month of ['1987-12', '1990-06', '1993-03', '1993-10', '1996-02', '2017-06', '2022-07']) {
      const { result } = monthlySnapshot({ ...base, timezone: 'UTC', locale: 'en', target_month });
      const { sade_sati: state, natal, ingresses, summary } = result;
      const before = new Date(Date.parse(`${target_month}-01`) - 86_400_000).toISOString().slice(0, 10);
      const told = sadeSati({ ...birth, calculation_date: before }).result;
      expect([state.is_active, state.sade_sati_phase]).toEqual([told.is_active, told.current_phase]);
      const saturn = ingresses.filter(({ planet }) => planet === 'Saturn');
      expect(saturn.length).toBeGreaterThan(0);
      expect(state.phase_changes.map(({ starts_at, sade_sati_phase }) => [starts_at, sade_sati_phase])).toEqual(
        saturn.map(({ occurs_at, to_sign_name }) => [occurs_at, phaseOf(natal.moon_sign_name, to_sign_name)]),
      );
      const last = new Date(Date.UTC(Number(target_month.slice(0, 4)), Number(target_month.slice(5)), 0));
      const after = sadeSati({ ...birth, calculation_date: last.toISOString().slice(0, 10) }).result;
      expect(state.phase_changes.at(-1)?.sade_sati_phase).toBe(after.current_phase);
      const days = state.phase_changes.map(({ starts_at }) => Number(starts_at.slice(8, 10)));
      expect(summary).toMatch(new RegExp(` Change of Sade Sati: ${days.join('.*')} [A-Z][a-z]+\\. `));
    }
  });

  it('says nothing of a change of Sade Sati in a month without one', () => {
    const { sade_sati, summary } = monthlySnapshot({ ...base, locale: 'en' }).result;
    expect(sade_sati.phase_changes).toEqual([]);
    expect(summary).not.toContain('Change of Sade Sati');
    expect(summary.match(/\d\d:\d\d/g)).toBeNull();
  });

  it('tells the dashas that the dasha calculator tells', () => {
    const now = new Date('2026-04-30T22:00:00Z');
    const told = dasha(
      { date: base.birth_date, time: '10:20', tz: 'Asia/Kolkata', lat: base.birth_latitude, lon: base.birth_longitude },
      { now },
    ).result.current;
    const { at_month_start } = monthlySnapshot(base).result.dasha;
    expect(at_month_start).toEqual({ maha: told?.maha, antar: told?.antar, pratyantar: told?.pratyantar });
  });

  it('has no dasha before the birth, in its month one from the birth on, and none after 120 years', () => {
    const running = (target_month: string) => monthlySnapshot({ ...base, target_month }).result.dasha;
    expect(running('1990-04')).toMatchObject({ at_month_start: null, lord_changes: [] });
    expect(running('1990-05').at_month_start).toBeNull();
    expect(running('1990-06').at_month_start?.maha.lord).toBe('Mars');
    expect(running('2120-01').at_month_start).toBeNull();
    expect(running('2026-05').on_date).toEqual(running('1990-04').on_date);
  });

  it('says which dashas do not run and why', () => {
    const said = (changed: Partial<MonthlySnapshotInput>) =>
      monthlySnapshot({ ...base, ...changed }, { day: 'nominal' }).provenance.uncertainty;
    expect(said({})).toBeNull();
    expect(said({ target_month: '1990-05' })).toBe('No dasha runs when the month begins: that is before the birth.');
    expect(said({ date: '1980-01-01' })).toBe('No dasha runs at 06:00 of 1980-01-01: that is before the birth.');
    expect(said({ target_month: '2120-01' })).toBe(
      'No dasha runs when the month begins: by then the 120 years that the dashas cover are over.',
    );
  });

  it('says of the month what it says of its zone and its daylight time', () => {
    const { uncertainty } = monthlySnapshot({
      ...base,
      timezone: 'Antarctica/Vostok',
      target_month: '1955-01',
      birth_date: '1950-01-01',
    }).provenance;
    expect(uncertainty).toContain(
      'The time zone database knows of no clock in Antarctica/Vostok at that time, so UTC is used.',
    );
    const july = monthlySnapshot({ ...base, date: '2026-01-01', target_month: '2026-07' }).provenance;
    expect(july.dst_applied).toBe(true);
    expect(july.house_system).toMatch(/applies when the month begins\.$/);
    expect(monthlySnapshot({ ...base, date: '2026-07-01', target_month: '2026-01' }).provenance.dst_applied).toBe(
      false,
    );
  });

  it('says that a morning was skipped, and that the month lies before the birth', () => {
    const born = { birth_date: '1990-05-17', birth_place: 'Delhi', birth_latitude: 28.6139, birth_longitude: 77.209 };
    const asked = { ...born, date: '2018-10-01', timezone: 'Antarctica/Casey', target_month: '2018-10' };
    const { uncertainty } = monthlySnapshot({ ...asked, birth_time: '10:20' }).provenance;
    expect(uncertainty).toContain('The local time 2018-10-07T06:00 did not exist in Antarctica/Casey');
    expect(uncertainty).not.toContain('before the birth');
    const early = monthlySnapshot({ ...asked, birth_time: '10:20', target_month: '1985-01' }).provenance;
    expect(early.uncertainty).toContain('The month lies before the birth.');
  });

  it('leaves out a date that the zone skipped and says so', () => {
    const skipped = { ...base, timezone: 'Pacific/Apia', date: '2011-12-29', target_month: '2011-12' };
    const { result, provenance } = monthlySnapshot(skipped);
    expect(result.days.map(({ date }) => date)).not.toContain('2011-12-30');
    expect(result.days).toHaveLength(30);
    expect(provenance.uncertainty).toContain('2011-12-30 did not exist in Pacific/Apia and is left out.');
  });

  it('accepts the first and the last month and no month beyond', () => {
    for (const target_month of ['1800-01', '2200-12']) {
      for (const timezone of ['Asia/Kolkata', 'Etc/GMT+12', 'Pacific/Kiritimati', 'America/Juneau', 'Asia/Manila']) {
        expect(monthlySnapshot({ ...base, target_month, timezone }).result.days).toHaveLength(31);
      }
    }
    for (const target_month of ['1799-12', '2201-01']) {
      expect(errorOf(() => monthlySnapshot({ ...base, target_month }))).toMatchObject({
        code: 'engine_error',
        message: 'The target month is outside the accepted dates, 1800-01-01 to 2200-12-31.',
      });
    }
  });

  it('refuses what is no month', () => {
    for (const [target_month, message] of [
      ['2026-00', '2026-00 is not a month of the calendar.'],
      ['2026-13', '2026-13 is not a month of the calendar.'],
      ['2026-5', 'Must be a month (YYYY-MM).'],
      ['2026-05-01', 'Must be a month (YYYY-MM).'],
    ] as const) {
      expect(errorOf(() => monthlySnapshot({ ...base, target_month })).fieldErrors).toEqual([
        { field: 'target_month', message },
      ]);
    }
  });
});
