import { describe, expect, it } from 'vitest';
import { RASHIS } from '../../../src/base/zodiac/rashi.js';
import { moonSign, type SadeSatiPeriod, type SadeSatiResult, sadeSati } from '../../../src/entries/index.js';
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
} from '../../support/reference/saturn.js';
import { report, spreads, violations } from '../../support/reference/spread.js';
import { INSTANT_ANGLES, INSTANTS } from '../../support/reference/tolerances.js';

const DAY = 86_400_000;
const all = ingresses();

/** A birth of a month whose Moon is in a sign. */
function birthIn(month: string, number: number) {
  for (let day = 1; day <= 28; day++) {
    const birth = {
      birth_date: `${month}-${String(day).padStart(2, '0')}`,
      birth_time: '12:00',
      birth_timezone: 'UTC',
      latitude: 0,
      longitude: 0,
    };
    if (moonSign(birth).result.rashi.number === number) return birth;
  }
  throw new Error('The Moon left out a sign.');
}

/** One for each of the signs, Aries first. */
const births = SIGN_NUMBERS.map((number) => birthIn('2000-02', number));

function askedFor(moon: number, date: string) {
  return sadeSati({ ...(births[moon - 1] as (typeof births)[number]), calculation_date: date });
}

/** What is compared of a cycle: everything but the names of the phases and the clock of a place. */
function compared(cycle: Cycle | SadeSatiResult['current_cycle'] | undefined) {
  if (!cycle) return undefined;
  const { start, end, phases, retrograde_crossings } = cycle;
  const crossings = retrograde_crossings.map(({ date, from, to }) => ({ date, from, to }));
  return { start, end, phases: phases.map((phase) => [phase.sign, phase.start]), crossings };
}

/** Fails unless the status of a date is that of the reference. */
function expectStatus(result: SadeSatiResult, date: string): void {
  const saturn = saturnSignAt(Date.parse(date) + DAY, all);
  expect(result.current_saturn_sign).toBe(saturn);
  const phase = ['rising', 'peak', 'setting'][Object.values<string>(result.sade_sati_signs).indexOf(saturn)];
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

describe('the cycle at birth against cycles read off the sign changes', () => {
  it.each(SIGN_NUMBERS)('Moon in sign %d', (moon) => {
    const { birth_date } = births[moon - 1] as (typeof births)[number];
    const running = cyclesOf(moon, all).find(({ start, end }) => start <= birth_date && birth_date < end);
    const { cycle_at_birth } = askedFor(moon, '2050-01-01').result;
    expect(compared(cycle_at_birth) ?? null).toEqual(compared(running) ?? null);
  });

  it('runs for three of the twelve signs, or for one more while Saturn has stepped back', () => {
    const running = SIGN_NUMBERS.filter((moon) => askedFor(moon, '2050-01-01').result.cycle_at_birth !== null);
    expect([3, 4]).toContain(running.length);
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
      const isEarly = date < (births[moon - 1]?.birth_date as string);
      expect(provenance.uncertainty).toBe(isEarly ? 'The calculation date lies before the birth.' : null);
      expectStatus(result, date);
      expect(compared(result.current_cycle)).toEqual(
        compared(cycles.find(({ start, end }) => start <= date && date < end)),
      );
      expect(compared(result.next_cycle)).toEqual(compared(cycles.find(({ start }) => start > date)));
      const { start, end } = cycles.findLast((cycle) => cycle.end <= date) as Cycle;
      expect(result.previous_cycle).toMatchObject({ start, end });
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
  const [FIRST, LAST] = ['1800-01-01', '2200-12-31'];
  const OUTSIDE = /^The cycle of Sade Sati at the .* outside the accepted dates, 1800-01-01 to 2200-12-31\.$/;

  /** The answer for a sign and a date; undefined where the cycle that runs reaches outside. */
  function answerFor(moon: number, date: string) {
    try {
      return askedFor(moon, date);
    } catch (error) {
      expect(error).toMatchObject({ code: 'engine_error', message: expect.stringMatching(OUTSIDE) });
      return undefined;
    }
  }

  it.each([
    ['Leo', '1800-06', [FIRST, '1800-10-07', '1803-08-25'], '1805-10-29'],
    ['Cancer', '1800-06', [FIRST, FIRST, '1800-10-07'], '1803-08-25'],
    ['Gemini', '1800-06', [FIRST, FIRST, FIRST], '1801-06-28'],
    // Saturn has stepped into Leo and will come back.
    ['Gemini', '1800-12', [FIRST, FIRST, FIRST], '1801-06-28'],
    ['Capricorn', '2194-06', ['2193-12-29', '2196-04-25', '2199-03-21'], LAST],
    ['Capricorn', '2200-12', ['2193-12-29', '2196-04-25', '2199-03-21'], LAST],
    ['Aquarius', '2200-12', ['2196-04-25', '2199-03-21', LAST], LAST],
    ['Pisces', '2199-06', ['2199-03-21', LAST, LAST], LAST],
    // Saturn has stepped back into Capricorn.
    ['Pisces', '2199-11', ['2199-03-21', LAST, LAST], LAST],
  ] as const)('tells the end of the ephemeris in the cycle of a birth in %s, %s', (sign, month, starts, end) => {
    const moon = RASHIS.findIndex(({ name }) => name === sign) + 1;
    const birth = birthIn(month, moon);
    const { result, provenance } = sadeSati({ ...birth, calculation_date: '2001-01-01' });
    const cycle = result.cycle_at_birth as SadeSatiPeriod;
    expect([cycle.start, cycle.end]).toEqual([starts[0], end]);
    expect(cycle.phases.map(({ start }) => start)).toEqual(starts);
    expect(provenance.caveats.find(({ code }) => code === 'cycles_cut_off')?.facts).toEqual({ cycles: ['birth'] });
    // Every sign change at the edges of its signs is told once.
    const signs: readonly string[] = Object.values(result.sade_sati_signs);
    const way = all
      .filter(({ from, to }) => signs.includes(from) || signs.includes(to))
      .map(({ at }) => dateOf(at))
      .filter((at) => (starts[0] === FIRST ? at <= end : at >= starts[0]));
    const dates = [...starts, end, ...cycle.retrograde_crossings.map(({ date }) => date)];
    expect(dates.filter((at) => at !== FIRST && at !== LAST).sort()).toEqual(way);
    // Asked of that day itself it is the cycle that the answer needs.
    expect(answerFor(moon, birth.birth_date)).toBeUndefined();
  });

  // Monthly near the ends, where a cycle may be cut, and now and then between them.
  it.each(SIGN_NUMBERS)('never is active without a cycle: Moon in sign %d', (moon) => {
    for (let month = 0; month < 401 * 12; month += month < 7 * 12 || month >= 390 * 12 ? 1 : 37) {
      const date = new Date(Date.UTC(1800, month, 15)).toISOString().slice(0, 10);
      const result = answerFor(moon, date)?.result;
      expect([date, result?.is_active && result.current_cycle === null]).not.toEqual([date, true]);
      if (result)
        expect([date, result.previous_cycle.end <= date, result.next_cycle.start > date]).toEqual([date, true, true]);
    }
  });

  // Re-entries come within 272 days: what enters a sign later than that in 1800 has not been there before.
  const isSure = (cycle: Cycle | undefined): cycle is Cycle =>
    cycle !== undefined && cycle.start > '1800-10-01' && cycle.end < '2200-01-01';
  const spanOf = ({ start, end }: Pick<Cycle, 'start' | 'end'>) => ({ start, end });

  it.each(['1800-01-01', '1800-06-01', '1804-01-01', '1829-01-01', '2170-01-01', '2197-06-01', '2199-06-01'])(
    'gives what is whole on %s',
    (date) => {
      for (const moon of SIGN_NUMBERS) {
        const cycles = cyclesOf(moon, all);
        const current = cycles.find(({ start, end }) => start <= date && date < end);
        const result = answerFor(moon, date)?.result;
        if (isSure(current)) expect([moon, compared(result?.current_cycle)]).toEqual([moon, compared(current)]);
        if (!result) continue;
        expectStatus(result, date);
        const [previous, next] = [cycles.findLast(({ end }) => end <= date), cycles.find(({ start }) => start > date)];
        if (isSure(previous)) expect([moon, spanOf(result.previous_cycle)]).toEqual([moon, spanOf(previous)]);
        if (isSure(next)) expect([moon, compared(result.next_cycle)]).toEqual([moon, compared(next)]);
      }
    },
  );

  it.each(['1800-01-01', '1800-06-01', '1829-01-01', '2170-01-01', '2199-12-31', '2200-06-15', '2200-12-30'])(
    'says on %s what is not',
    (date) => {
      for (const moon of SIGN_NUMBERS) {
        const answer = answerFor(moon, date);
        if (!answer) continue;
        const { previous_cycle: previous, next_cycle: next } = answer.result;
        const cycles = [previous.start === FIRST && 'previous', next.end === LAST && 'next'].filter(Boolean);
        const facts = answer.provenance.caveats.find(({ code }) => code === 'cycles_cut_off')?.facts;
        expect([moon, facts]).toEqual([moon, cycles.length > 0 ? { cycles } : undefined]);
      }
    },
  );
});
