import { describe, expect, it } from 'vitest';
import {
  CalculationError,
  calculate,
  type ErrorEnvelope,
  errorEnvelope,
  moonSignTool,
  runTool,
  successEnvelope,
} from '../../src/entries/index.js';
import { NOW, options } from '../support/support.js';

const run = (more: object, input: unknown = moonSignTool.example) =>
  runTool(moonSignTool, input, { ...options, ...more });

/** Clocks of which no `calculated_at` can be made. */
const BROKEN: readonly [name: string, now: unknown][] = [
  ['no number', new Date(Number.NaN)],
  ['infinity', { getTime: () => Number.POSITIVE_INFINITY }],
  ['minus infinity', { getTime: () => Number.NEGATIVE_INFINITY }],
  ['more than a Date can hold', { getTime: () => 8.64e15 + 1 }],
  ['a year of five digits', new Date('+010000-01-01T00:00:00Z')],
  ['the last half of a second of year 9999', new Date('9999-12-31T23:59:59.500Z')],
  ['a year before 0', new Date('-000001-12-31T23:59:59Z')],
  ['a text', { getTime: () => '0' }],
  ['a number instead of a Date', 0],
  ['a text instead of a Date', '2026-01-01'],
  ['null', null],
  ['nothing', undefined],
];

describe('a clock that shows', () => {
  it.each(BROKEN)('%s stamps no envelope', (_name, now) => {
    const clock = now as Date;
    const refusal = new RangeError(
      'The option now must be a valid Date, Temporal.Instant or Temporal.ZonedDateTime of the years 0000 to 9999.',
    );
    const calculation = calculate(moonSignTool, moonSignTool.example);
    expect(() => run({ now: clock })).toThrow(refusal);
    expect(() => errorEnvelope('x', new Error('x'), clock)).toThrow(refusal);
    expect(() => successEnvelope(moonSignTool, {}, calculation, { now: clock })).toThrow(refusal);
  });

  it.each([
    ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59.499Z', '9999-12-31T23:59:59Z'],
    ['2026-01-01T11:59:59.600Z', '2026-01-01T12:00:00Z'],
  ])('%s stamps %s', (now, stamp) => {
    expect(run({ now: new Date(now) }).calculated_at).toBe(stamp);
    expect(errorEnvelope('x', new Error('x'), new Date(now)).calculated_at).toBe(stamp);
  });

  it('another time whenever it is asked is asked once', () => {
    let hours = 0;
    const now = { getTime: () => NOW.getTime() + hours++ * 3_600_000 } as Date;
    expect(run({ now }).calculated_at).toBe('2026-01-01T00:00:00Z');
    expect(hours).toBe(1);
  });
});

describe('runTool', () => {
  const bug = new Error('a bug');
  const buggy = {
    environment: {
      zoneAt: () => {
        throw bug;
      },
    },
  };
  const { birth_timezone: _, ...withoutZone } = moonSignTool.example;

  it('tells a bug to onError and nothing of it in the envelope', () => {
    const seen: unknown[] = [];
    const envelope = run({ ...buggy, onError: (error: unknown) => seen.push(error) }, withoutZone);
    expect(envelope).toMatchObject({ error: { code: 'internal_error', field_errors: [] } });
    expect(JSON.stringify(envelope)).not.toContain('a bug');
    expect(seen).toEqual([bug]);
  });

  it('answers although onError throws', () => {
    const onError = () => {
      throw new Error('the log is full');
    };
    expect(run({ ...buggy, onError }, withoutZone)).toMatchObject({ error: { code: 'internal_error' } });
  });

  it.each([
    ['ephemeris', { ephemeris: {} }],
    ['zoneAt', { zoneAt: 'UTC' }],
    ['ayanamsha', { ayanamsha: 'tropical' }],
    ['options', 'raman'],
  ])('refuses a wrong %s with a sentence, and nothing is a bug', (_name, environment) => {
    const seen: unknown[] = [];
    const envelope = run({ environment, onError: (error: unknown) => seen.push(error) }) as ErrorEnvelope;
    expect(envelope.error.code).toBe('invalid_input');
    expect(envelope.error.message).toMatch(/option/);
    expect(seen).toEqual([]);
  });
});

describe('errorEnvelope', () => {
  it('has a list of fields whatever build the error is of', () => {
    const foreign = Object.assign(new Error('No.'), { name: 'CalculationError', code: 'engine_error' });
    expect(errorEnvelope('x', foreign, NOW).error).toEqual({ code: 'engine_error', message: 'No.', field_errors: [] });
  });

  it.each([undefined, null, 'text', { code: 'not_found', message: 'x' }])('tells nothing of %j', (thrown) => {
    expect(errorEnvelope('x', thrown, NOW).error.code).toBe('internal_error');
  });

  it('cuts what was asked for instead of a tool at 100 characters', () => {
    const error = new CalculationError('not_found', 'x');
    expect(errorEnvelope('\u{1f319}'.repeat(100_000), error, NOW).tool).toBe('\u{1f319}'.repeat(100));
  });
});
