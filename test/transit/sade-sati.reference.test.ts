import { describe, expect, it } from 'vitest';
import { moonSign, type SadeSatiPeriod, type SadeSatiResult, sadeSati } from '../../src/index.js';
import {
  type Cycle,
  cyclesOf,
  dateOf,
  foundIngresses,
  type Ingress,
  ingressDeviations,
  ingresses,
  SIGN_NUMBERS,
  saturnSignAt,
} from '../support/reference/saturn.js';
import { report, spreads, violations } from '../support/reference/spread.js';
import { INSTANT_ANGLES, INSTANTS } from '../support/reference/tolerances.js';

const DAY = 86_400_000;
const all = ingresses();

/** A birth whose Moon is in each of the signs, Aries first. */
const births = SIGN_NUMBERS.map((number) => {
  for (let day = 1; day <= 28; day++) {
    const birth = {
      birth_date: `2000-02-${String(day).padStart(2, '0')}`,
      birth_time: '12:00',
      birth_timezone: 'UTC',
      latitude: 0,
      longitude: 0,
    };
    if (moonSign(birth).result.rashi.number === number) return birth;
  }
  throw new Error('The Moon left out a sign.');
});

function askedFor(moon: number, date: string) {
  return sadeSati({ ...(births[moon - 1] as (typeof births)[number]), calculation_date: date });
}

/** What is compared of a cycle: everything but the names of the phases. */
function compared(cycle: Cycle | null | undefined) {
  if (!cycle) return undefined;
  const { start, end, phases, retrograde_crossings } = cycle;
  return { start, end, phases: phases.map((phase) => [phase.sign, phase.start]), retrograde_crossings };
}

/** Fails unless the status of a date is that of the reference. */
function expectStatus(result: SadeSatiResult, date: string): void {
  const saturn = saturnSignAt(Date.parse(date) + DAY, all);
  expect(result.current_saturn_sign).toBe(saturn);
  const phase = ['rising', 'peak', 'setting'][Object.values(result.sade_sati_signs).indexOf(saturn)];
  expect([result.is_active, result.current_phase]).toEqual([phase !== undefined, phase ?? null]);
}

describe('the sign changes of Saturn, 1800 to 2200', () => {
  const found = foundIngresses();

  it('are all found and no others, in order and direction', () => {
    const steps = (some: readonly Ingress[]) => some.map(({ from, to, direct }) => [from, to, direct]);
    expect(steps(found)).toEqual(steps(all));
  });

  it('are found to the minute', () => {
    const table = spreads(ingressDeviations(found, all));
    console.log(report('Saturn ingresses (minutes, arc-seconds)', table));
    expect(violations(table, { ...INSTANTS, ...INSTANT_ANGLES })).toEqual([]);
  });
});

describe('Sade Sati against cycles read off the sign changes', () => {
  /** The day before every sign change, its own day, or one far behind it. */
  const turningDates = all
    .filter(({ at }) => at > Date.UTC(1850, 0, 1) && at < Date.UTC(2151, 0, 1))
    .map(({ at }, i) => dateOf(at + ([-1, 0, 100][i % 3] as number) * DAY));

  it.each(SIGN_NUMBERS)('Moon in sign %d', (moon) => {
    const cycles = cyclesOf(moon, all);
    expect(cycles.length).toBeGreaterThanOrEqual(12);
    // Every twelfth date, other ones for each sign: all together every sign change is asked about.
    for (const date of turningDates.filter((_, i) => i % 12 === moon - 1)) {
      const { result, provenance } = askedFor(moon, date);
      expect(provenance.uncertainty).toBeNull();
      expectStatus(result, date);
      expect(compared(result.current_cycle)).toEqual(
        compared(cycles.find(({ start, end }) => start <= date && date < end)),
      );
      expect(compared(result.next_cycle)).toEqual(compared(cycles.find(({ start }) => start > date)));
      const { start, end } = cycles.findLast((cycle) => cycle.end <= date) as Cycle;
      expect(result.previous_cycle).toEqual({ start, end });
    }
  });

  it.each(SIGN_NUMBERS)('finds every cycle of a Moon in sign %d from 1850 to 2150, one from the other', (moon) => {
    const expected = cyclesOf(moon, all).filter(({ start, end }) => start >= '1850' && end < '2150');
    let date = dateOf(Date.parse((expected[0] as Cycle).start) - 30 * DAY);
    for (const cycle of expected) {
      const { next_cycle: next } = askedFor(moon, date).result;
      expect(compared(next)).toEqual(compared(cycle));
      date = (next as SadeSatiPeriod).start;
    }
  });
});

describe('Sade Sati near the ends of the accepted dates', () => {
  const dates = ['1800-01-01', '1800-06-01', '1804-01-01', '1829-01-01', '2170-01-01', '2197-06-01', '2199-06-01'];
  const lastDates = ['2199-12-31', '2200-06-15', '2200-12-31'];

  it.each([...dates, ...lastDates])('gives what is whole on %s and says what is not', (date) => {
    for (const moon of SIGN_NUMBERS) {
      const cycles = cyclesOf(moon, all);
      const { result, provenance } = askedFor(moon, date);
      const caveat = provenance.uncertainty ?? '';
      expectStatus(result, date);
      const previous = cycles.findLast(({ end }) => end <= date);
      const current = cycles.find(({ start, end }) => start <= date && date < end);
      // Re-entries come within 272 days: what enters a sign later than that in 1800 has not been there before.
      const isSure = (cycle: Cycle | undefined) => !cycle || (cycle.start > '1800-10-01' && cycle.end < '2200-01-01');
      const name = `Moon in sign ${moon} on ${date}`;
      if (isSure(previous)) {
        expect([name, result.previous_cycle === null]).toEqual([name, previous === undefined]);
        expect([name, caveat.includes('previous')]).toEqual([name, previous === undefined]);
      }
      if (current && isSure(current)) expect(compared(result.current_cycle)).toEqual(compared(current));
      if (result.is_active && result.current_cycle === null) {
        expect([name, caveat]).toEqual([name, expect.stringContaining('current')]);
      }
      expect([name, caveat.includes('next')]).toEqual([name, result.next_cycle === null]);
    }
  });
});
