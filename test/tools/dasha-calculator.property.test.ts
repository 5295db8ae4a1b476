import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type DashaResult, type DashaSpan, dasha, moonSign } from '../../src/entries/index.js';
import { chart, datesBetween, plainChart } from '../support/arbitrary.js';
import { NOW, runs, unlessRefused } from '../support/support.js';

const YEARS: Record<string, number> = {
  Ketu: 7,
  Venus: 20,
  Sun: 6,
  Moon: 10,
  Mars: 7,
  Rahu: 18,
  Jupiter: 16,
  Saturn: 19,
  Mercury: 17,
};
const ORDER = Object.keys(YEARS);
const DAY = 86_400_000;
const YEAR = 365.25 * DAY;

/** The three levels, each a list without a break from birth on. */
function levels({ mahadashas }: DashaResult): DashaSpan[][] {
  const antar = mahadashas.flatMap(({ antardashas }) => antardashas);
  return [[...mahadashas], antar, antar.flatMap(({ pratyantardashas }) => pratyantardashas)];
}

function instant({ date, time }: { date: string; time?: string | null }): number {
  return Date.parse(`${date}T${time}:00Z`);
}

describe('the dashas of a birth', () => {
  test.prop([plainChart], runs(60))('follow one another without a gap from birth to the end of 120 years', (input) => {
    const { result } = dasha(input, { now: NOW });
    const born = new Date(instant(input)).toISOString().replace('.000', '');
    const last = result.mahadashas.at(-1)?.ends_at as string;
    for (const level of levels(result)) {
      expect([level[0]?.starts_at, level.at(-1)?.ends_at]).toEqual([born, last]);
      expect(level.slice(1).map(({ starts_at }) => starts_at)).toEqual(
        level.slice(0, -1).map(({ ends_at }) => ends_at),
      );
      expect(level.every(({ starts_at, ends_at }) => starts_at < ends_at)).toBe(true);
    }
    expect(Date.parse(last) - Date.parse(result.balance_at_birth.starts_at)).toBe(120 * YEAR);
  });

  test.prop([plainChart], runs(60))('end where those that hold them end', (input) => {
    const { mahadashas } = dasha(input, { now: NOW }).result;
    for (const maha of mahadashas) {
      expect(maha.antardashas.at(-1)?.ends_at).toBe(maha.ends_at);
      for (const antar of maha.antardashas) expect(antar.pratyantardashas.at(-1)?.ends_at).toBe(antar.ends_at);
    }
  });

  test.prop([plainChart], runs(60))('last as long as their lords say, to the second', (input) => {
    const { mahadashas } = dasha(input, { now: NOW }).result;
    const lengthOf = ({ starts_at, ends_at }: DashaSpan) => Date.parse(ends_at) - Date.parse(starts_at);
    const first = ORDER.indexOf(mahadashas[0]?.lord as string);
    expect(mahadashas.map(({ lord }) => lord)).toEqual([...ORDER.slice(first), ...ORDER.slice(0, first)]);
    // The first one has begun before birth.
    for (const maha of mahadashas.slice(1)) {
      const parent = YEARS[maha.lord] as number;
      expect([maha.full_years, lengthOf(maha)]).toEqual([parent, parent * YEAR]);
      for (const antar of maha.antardashas) {
        const child = (parent * (YEARS[antar.lord] as number)) / 120;
        expect(lengthOf(antar)).toBe(child * YEAR);
        for (const each of antar.pratyantardashas) {
          const expected = (parent * (YEARS[antar.lord] as number) * (YEARS[each.lord] as number) * YEAR) / 14_400;
          expect(Math.abs(lengthOf(each) - expected)).toBeLessThanOrEqual(500);
        }
      }
    }
  });

  test.prop([chart], runs(150))('begin with the lord of the Moon, by as much as it has left to go', (input) => {
    const result = unlessRefused(() => dasha(input, { now: NOW }).result);
    fc.pre(result !== undefined);
    const { date: birth_date, time: birth_time = null, tz, lat: latitude, lon: longitude } = input;
    const birth = { birth_date, birth_time, latitude, longitude, ...(tz != null && { birth_timezone: tz }) };
    const { moon_longitude_sidereal, rashi, nakshatra } = moonSign(birth).result;
    const { name, ruler, pada } = nakshatra;
    expect(result).toMatchObject({
      moon_longitude_sidereal,
      moon_sign_name: rashi.name,
      nakshatra_name: name,
      pada,
      nakshatra_ruler: ruler,
    });
    const left = 1 - ((moon_longitude_sidereal * 3) / 40 - (nakshatra.number - 1));
    const { balance_at_birth } = result;
    expect(balance_at_birth.lord).toBe(ruler);
    expect(balance_at_birth.years_left).toBeCloseTo(left * (YEARS[ruler] as number), 5);
    expect(balance_at_birth.days_left).toBeCloseTo(balance_at_birth.years_left * 365.25, 3);
    expect(balance_at_birth.ends_at).toBe(result.mahadashas[0]?.ends_at);
  });

  test.prop([plainChart, datesBetween('1801-01-01', '2200-12-30')], runs(80))(
    'name the periods that run now',
    (input, day) => {
      const now = new Date(`${day}T12:34:56Z`);
      const { result } = dasha(input, { now });
      const at = `${day}T12:34:56Z`;
      const running = levels(result).map((level) =>
        level.find(({ starts_at, ends_at }) => starts_at <= at && at < ends_at),
      );
      const { current, current_note } = result;
      if (!running[0]) {
        expect(current).toBeNull();
        expect(current_note).toBe(
          now.getTime() < instant(input) ? 'The birth lies after the current time.' : 'The nine mahadashas have ended.',
        );
        return;
      }
      const told = [current?.maha, current?.antar, current?.pratyantar];
      expect([current?.reference_at, current_note]).toEqual([at, null]);
      expect(told.map((span) => [span?.lord, span?.ends_at])).toEqual(
        running.map((span) => [span?.lord, span?.ends_at]),
      );
      expect(told.every((span) => (span?.starts_at as string) <= at)).toBe(true);
    },
  );

  test.prop([plainChart], runs(60))('come earlier for a later birth by the days that are told', (input) => {
    const minute = new Date(instant(input) + 60_000).toISOString();
    fc.pre(minute < '2200-12-31');
    const [one, next] = [input, { ...input, date: minute.slice(0, 10), time: minute.slice(11, 16) }].map(
      (each) => dasha(each).result,
    ) as [DashaResult, DashaResult];
    fc.pre(one.nakshatra_name === next.nakshatra_name);
    const moved = (Date.parse(one.balance_at_birth.ends_at) - Date.parse(next.balance_at_birth.ends_at)) / DAY;
    expect(Math.abs(moved - one.days_per_birth_minute)).toBeLessThan(0.01);
  });

  test.prop([plainChart], runs(60))('say how far they move over a day of unknown time', ({ time: _, ...input }) => {
    const { result, provenance } = dasha(input);
    const at = (date: string) => dasha({ ...input, date, time: '00:00' }).result;
    const next = new Date(Date.parse(input.date) + DAY).toISOString().slice(0, 10);
    fc.pre(next < '2200-12-31');
    const [start, end] = [at(input.date), at(next)];
    const edge = ({ balance_at_birth: { lord, years_left } }: DashaResult) => ({ lord, years_left });
    const shared = (each: DashaResult) =>
      Date.parse(each.mahadashas.find(({ lord }) => lord === start.mahadashas[4]?.lord)?.ends_at as string);
    const days = result.day_variation?.dates_move_by_days as number;
    expect(result.day_variation).toMatchObject({ day_start: edge(start), day_end: edge(end) });
    expect(Math.abs((shared(start) - shared(end)) / DAY - days)).toBeLessThan(0.006);
    expect(days).toBeGreaterThan(0);
    expect(provenance.uncertainty).toContain(`every date comes ${days} days earlier at the end of that day`);
  });

  it('run from the very instant of the birth', () => {
    const input = { date: '1990-05-17', time: '10:20', lat: 28.6, lon: 77.2, tz: 'Asia/Kolkata' };
    const at = (instant: string) => dasha(input, { now: new Date(instant) }).result;
    expect(at('1990-05-17T04:50:00Z').current?.maha.lord).toBe('Mars');
    expect(at('1990-05-17T04:49:59Z')).toMatchObject({
      current: null,
      current_note: 'The birth lies after the current time.',
    });
  });

  it('tell no running period without a clock', () => {
    const { current, current_note } = dasha({ date: '1990-05-17', time: '10:20', lat: 28.6, lon: 77.2 }).result;
    expect([current, current_note]).toEqual([null, 'No current time was given.']);
  });
});
