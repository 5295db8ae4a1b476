import { describe, expect, it, vi } from 'vitest';
import { CalculationError } from '../../../src/base/errors.js';
import type { SuccessEnvelope } from '../../../src/calculation/envelopes.js';
import { runTool } from '../../../src/calculation/run.js';
import { answered } from '../../../src/service/jobs/run.js';
import type { Elsewhere } from '../../../src/service/web/long.js';
import { spoken } from '../../../src/service/web/spoken.js';
import { findTool } from '../../../src/tools/registry.js';

const TASK = { kind: 'calculations', tool: 'vrata-calendar', baseUrl: 'https://example.org', options: {} } as const;
const example = findTool(TASK.tool)?.example ?? {};
const LONG = { ...example, from: '2026-01-01', to: '2027-01-31' };
const INPUTS = [example, LONG, { ...LONG, latitude: 'x' }, { ...LONG, to: '2025-01-01' }];

/** As a thread does: what goes in and out is copied. */
const inThread: Elsewhere = async ({ slug, fields, conventions, at, baseUrl }) => {
  const tool = findTool(slug);
  const environment = await spoken(conventions, fields);
  const options = { now: new Date(at), inputs: 'specified', baseUrl, environment } as const;
  return structuredClone(tool && runTool(tool, structuredClone(fields), options)) as SuccessEnvelope;
};

async function answersOf(
  elsewhere: Elsewhere | undefined,
  inputs: readonly object[] = INPUTS,
  { signal = new AbortController().signal, report = (_: unknown) => {} } = {},
) {
  const waiting = inputs.map((input, number) => ({ number, input: JSON.stringify(input) }));
  const work = { interpreter: undefined, signal, progress: () => {} };
  const told = [];
  // A turn may end before the last of them.
  while (told.length < waiting.length) {
    const rest = waiting.slice(told.length);
    const acceptedAt = new Date('2026-01-01T00:00:00Z');
    told.push(...(await answered(TASK, rest, { acceptedAt, output: 'calculated', work, elsewhere, report })));
  }
  return told;
}

describe('the inputs of a job', () => {
  it('that take long are calculated in a thread, the others here, and to the same bytes', async () => {
    const elsewhere = vi.fn<Elsewhere>(inThread);
    expect(await answersOf(elsewhere)).toEqual(await answersOf(undefined));
    expect(elsewhere.mock.calls.map(([{ slug, places }]) => [slug, places])).toEqual([[TASK.tool, 2]]);
  });

  it('are calculated here where too many wait', async () => {
    const full: Elsewhere = () => Promise.reject(new CalculationError('rate_limited', 'Too many wait.'));
    expect(await answersOf(full)).toEqual(await answersOf(undefined));
  });

  it('have the error of their calculation', async () => {
    const failing: Elsewhere = () => Promise.reject(new CalculationError('engine_error', 'There is no sunrise.'));
    const [told] = await answersOf(failing, [LONG]);
    expect(told?.hasFailed).toBe(true);
    expect(JSON.parse(told?.answer ?? '')).toMatchObject({ tool: TASK.tool, error: { code: 'engine_error' } });
  });

  it.each([
    ['a bug in a thread', new TypeError('It is a bug.')],
    ['the end of a thread', new Error('A thread that calculates has ended with the code 1.')],
  ])('fail alone by %s, which the operator is told', async (_, thrown) => {
    const failing: Elsewhere = () => Promise.reject(thrown);
    const report = vi.fn();
    const told = await answersOf(failing, INPUTS, { report });
    expect(told.map(({ hasFailed }) => hasFailed)).toEqual([false, true, true, true]);
    expect(JSON.parse(told[1]?.answer ?? '')).toEqual({
      tool: TASK.tool,
      error: { code: 'internal_error', message: 'The calculation failed unexpectedly.', field_errors: [] },
      calculated_at: '2026-01-01T00:00:00Z',
    });
    expect(report.mock.calls).toEqual([[thrown]]);
  });

  it('are left to the next worker where a thread ends with the job', async () => {
    const end = new AbortController();
    const stopping = new Error('It stops.');
    const ended: Elsewhere = () => {
      end.abort(stopping);
      return Promise.reject(new Error('The threads that calculate are ended.'));
    };
    const report = vi.fn();
    await expect(answersOf(ended, [LONG], { signal: end.signal, report })).rejects.toBe(stopping);
    expect(report).not.toHaveBeenCalled();
  });
});
