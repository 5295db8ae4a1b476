import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planetVisibility, retrogrades, signEntries } from '../../../src/entries/index.js';
import { ASTA_RULES, SETTING_PLANETS } from '../../../src/rules/transit/visibility-tables.js';
import { runs } from '../../support/support.js';

const rule = fc.constantFrom(...ASTA_RULES);
const year = fc.integer({ min: 1901, max: 2099 });
const place = fc.record({
  latitude: fc.integer({ min: -50, max: 50 }),
  longitude: fc.integer({ min: -179, max: 179 }),
});
const yearOf = (of: number) => ({ from: `${of}-01-01`, to: `${of}-12-31` });

describe('Times of a planet', () => {
  it('follow each other, touch the days and do not overlap with others of their kind', () => {
    fc.assert(
      fc.property(rule, year, place, (asta_rule, of, where) => {
        const { spans, start, end } = planetVisibility({ ...yearOf(of), ...where, asta_rule }).result;
        const starts = spans.map(({ starts_at }) => Date.parse(starts_at ?? ''));
        expect(starts).toEqual([...starts].sort((a, b) => a - b));
        for (const planet of SETTING_PLANETS) {
          for (const code of ['asta', 'combust', 'retrograde']) {
            const own = spans.filter((one) => one.planet === planet && one.span_code === code);
            own.forEach(({ starts_at, ends_at }, index) => {
              expect(Date.parse(starts_at ?? '')).toBeLessThan(Date.parse(ends_at ?? ''));
              expect((ends_at ?? '') >= start && (starts_at ?? '').slice(0, 10) <= end).toBe(true);
              const next = own[index + 1];
              if (next) expect(Date.parse(ends_at ?? '')).toBeLessThan(Date.parse(next.starts_at ?? ''));
            });
          }
        }
      }),
      runs(12),
    );
  });

  it('set in the west and rise in the east for planets beyond the Sun', () => {
    fc.assert(
      fc.property(rule, year, place, (asta_rule, of, where) => {
        const planet_names = ['Mars', 'Jupiter', 'Saturn'] as const;
        const { spans } = planetVisibility({ ...yearOf(of), ...where, asta_rule, planet_names }).result;
        for (const { span_code, sets_in, rises_in } of spans) {
          if (span_code === 'asta') expect([sets_in, rises_in]).toEqual(['west', 'east']);
          else expect([sets_in, rises_in]).toEqual([null, null]);
        }
      }),
      runs(12),
    );
  });

  it('are told alike whichever of their days is asked about', () => {
    fc.assert(
      fc.property(year, fc.integer({ min: 0, max: 40 }), (of, days) => {
        const delhi = { latitude: 28.6139, longitude: 77.209, planet_names: ['Venus', 'Jupiter'] } as const;
        for (const asta of planetVisibility({ ...yearOf(of), ...delhi }).result.spans) {
          const [from, to] = [asta.starts_at ?? '', asta.ends_at ?? ''].map((at) => Date.parse(at)) as [number, number];
          const date = new Date(from + ((to - from) * days) / 40).toISOString().slice(0, 10);
          const within = planetVisibility({ from: date, to: date, ...delhi }).result.spans;
          if (date < `${of}-01-01` || days === 0 || days === 40) continue;
          expect(within).toContainEqual(asta);
        }
      }),
      runs(6),
    );
  });

  it('agree with retrogrades and sign entries', () => {
    const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'UTC' };
    const { spans } = planetVisibility({ ...yearOf(2026), ...delhi }).result;
    const back = spans.filter(({ span_code }) => span_code === 'retrograde');
    const told = retrogrades({ year: 2026 }).result.retrogrades.filter(({ planet }) =>
      SETTING_PLANETS.includes(planet as never),
    );
    expect(back.map(({ planet }) => planet)).toEqual(told.map(({ planet }) => planet));
    back.forEach(({ starts_at, ends_at }, index) => {
      const { station_retrograde_at: first = '', station_direct_at: last = '' } = told[index] ?? {};
      expect(Math.abs(Date.parse(starts_at ?? '') - Date.parse(first))).toBeLessThan(60_000);
      expect(Math.abs(Date.parse(ends_at ?? '') - Date.parse(last))).toBeLessThan(60_000);
    });
    const { events } = signEntries({ ...yearOf(2026), planet_names: [...SETTING_PLANETS] }).result;
    const ends = spans
      .filter(({ span_code }) => span_code === 'combust')
      .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
      .map((at) => Date.parse(at ?? ''))
      .filter((at) => at >= Date.UTC(2026, 0, 1) && at < Date.UTC(2027, 0, 1));
    const combust = events.filter(({ event_code }) => event_code.startsWith('combustion'));
    expect(ends.sort((a, b) => a - b)).toEqual(combust.map(({ occurs_at }) => Date.parse(occurs_at)));
  });

  it('are told by sign-entries too where they are asked for, and by no other answer of it', () => {
    const planet_names = ['Jupiter', 'Venus'] as const;
    fc.assert(
      fc.property(rule, year, place, (asta_rule, of, { latitude, longitude }) => {
        const asked = { ...yearOf(of), planet_names };
        const { events } = signEntries({
          ...asked,
          asta_rule,
          current_latitude: latitude,
          current_longitude: longitude,
        }).result;
        const { spans } = planetVisibility({ ...asked, latitude, longitude, timezone: 'UTC', asta_rule }).result;
        const inYear = (at: string | null) => at?.startsWith(`${of}-`) ?? false;
        const expected = spans
          .filter(({ span_code }) => span_code === 'asta')
          .flatMap(({ planet, starts_at, ends_at }) => [`asta ${planet} ${starts_at}`, `udaya ${planet} ${ends_at}`])
          .filter((told) => inYear(told.split(' ')[2] ?? null));
        const isAsta = ({ event_code: code }: (typeof events)[number]) => code === 'asta' || code === 'udaya';
        const told = events
          .filter(isAsta)
          .map(({ event_code, planet, occurs_at }) => `${event_code} ${planet} ${occurs_at.replace('Z', '+00:00')}`);
        expect(told.toSorted()).toEqual(expected.toSorted());
        expect(events.filter((event) => !isAsta(event))).toEqual(signEntries(asked).result.events);
      }),
      runs(12),
    );
  });
});
