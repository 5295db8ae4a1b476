import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { isCalculationError } from '../../../src/base/errors.js';
import { reasonOf } from '../../../src/base/reasons.js';
import { runTool } from '../../../src/calculation/run.js';
import { CalculationThreads } from '../../../src/service/threads/calculation-threads.js';
import type { LongCall } from '../../../src/service/web/long.js';
import { spoken } from '../../../src/service/web/spoken.js';
import { allTools, findTool } from '../../../src/tools/registry.js';

const AT = new Date('2026-01-01T00:00:00Z');

function call(slug: string, fields: object = {}, conventions: LongCall['conventions'] = {}): LongCall {
  const example = findTool(slug)?.example ?? {};
  return {
    slug,
    fields: { ...example, ...fields },
    conventions,
    at: AT.getTime(),
    baseUrl: 'https://x.test',
    places: 2,
  };
}

/** Answers with the name of what it is asked, ends where it is asked to, and keeps quiet where it is asked to. */
const ECHO = `export async function calculation({ slug }) {
  if (slug === 'end') process.exit(3);
  if (slug === 'throw') setTimeout(() => { throw new Error('a bug'); });
  if (slug === 'memory') for (const all = []; ; ) all.push(new Array(1e6).fill(all.length + 0.5));
  if (slug === 'quiet' || slug === 'throw') await new Promise((resolve) => setTimeout(resolve, 60_000));
  return { envelope: { tool: slug } };
}`;

/** A file that is not there yet. */
function newFile(): string {
  return join(mkdtempSync(join(tmpdir(), 'nirayana-')), 'thread.mjs');
}

const echoFile = newFile();
writeFileSync(echoFile, ECHO);
const echo = pathToFileURL(echoFile);

const open: CalculationThreads[] = [];

function threads(options: ConstructorParameters<typeof CalculationThreads>[0] = {}): CalculationThreads {
  const made = new CalculationThreads(options);
  open.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** What something is refused with. */
async function refusal(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => {
      throw new Error('It was not refused.');
    },
    (error: Error) => error,
  );
}

describe('threads that calculate', () => {
  it('give the bytes of the loop, of every tool', async () => {
    const pool = threads();
    for (const tool of allTools) {
      const { fields } = call(tool.slug);
      const environment = await spoken({}, fields);
      const here = runTool(tool, fields, { now: AT, inputs: 'specified', baseUrl: 'https://x.test', environment });
      expect(JSON.stringify(await pool.calculate(call(tool.slug), ''))).toBe(JSON.stringify(here));
    }
  });

  it('give them with options, which are told', async () => {
    const conventions = { ayanamsha: 'true_chitra', locale: 'hi' } as const;
    const tool = findTool('vrata-calendar');
    const environment = await spoken(conventions);
    const options = { now: AT, inputs: 'specified', baseUrl: 'https://x.test', environment } as const;
    const here = tool && runTool(tool, tool.example, options);
    const there = await threads().calculate(call('vrata-calendar', {}, conventions), '');
    expect(JSON.stringify(there)).toBe(JSON.stringify(here));
    expect(there.provenance.options).toEqual(conventions);
  });

  it('refuse as the loop does, with the reasons', async () => {
    const error = await refusal(threads().calculate(call('vrata-calendar', { to: '2200-01-01' }), ''));
    if (!isCalculationError(error)) throw error;
    expect(error).toMatchObject({ code: 'invalid_input', message: 'The input is not valid: see to.' });
    expect(reasonOf(error)).toEqual({ code: 'fields', facts: { count: 1 } });
    expect(error.fieldErrors.map((one) => reasonOf(one)?.code)).toEqual(['span_too_long']);
  });

  it('are started when there is work, no more than wanted, and do one call after the other', async () => {
    const pool = threads({ most: 1, file: echo });
    const told = await Promise.all(['a', 'b', 'c'].map((slug) => pool.calculate(call(slug), slug)));
    expect(told.map(({ tool }) => tool)).toEqual(['a', 'b', 'c']);
    expect(pool.size).toBe(0);
  });

  it('stay free where a call cannot be sent to one', async () => {
    const pool = threads({ most: 1, file: echo });
    let deep: object = {};
    for (let depth = 0; depth < 100_000; depth++) deep = { deep };
    await refusal(pool.calculate(call('deep', deep), 'a'));
    expect(pool.size).toBe(0);
    expect(await pool.calculate(call('after'), 'a')).toEqual({ tool: 'after' });
  });

  it.each(['end', 'throw', 'memory'])(
    'are replaced where one ends: %s',
    async (slug) => {
      const pool = threads({ most: 1, file: echo });
      const [lost, after] = [pool.calculate(call(slug), 'a'), pool.calculate(call('after'), 'b')];
      expect(isCalculationError(await refusal(lost))).toBe(false);
      expect(await after).toEqual({ tool: 'after' });
      expect(await pool.calculate(call('later'), 'a')).toEqual({ tool: 'later' });
    },
    120_000,
  );

  it('refuse a client that has eight calls there, and no other', async () => {
    const pool = threads({ most: 1, file: echo });
    const eight = Array.from({ length: 8 }, () => pool.calculate(call('quiet'), 'a').catch(() => 'ended'));
    const error = await refusal(pool.calculate(call('quiet'), 'a'));
    expect(error).toMatchObject({ code: 'rate_limited' });
    expect(reasonOf(error)).toEqual({ code: 'rate_limited', facts: { seconds: 1 } });
    expect(pool.size).toBe(8);
    const other = pool.calculate(call('quiet'), 'b').catch(() => 'ended');
    expect(pool.size).toBe(9);
    await pool.close();
    expect(await Promise.all([...eight, other])).toEqual(Array(9).fill('ended'));
  });

  it('forget those who wait and have gone, and begin nothing for them', async () => {
    const pool = threads({ most: 1, file: echo });
    let isGone = false;
    const first = pool.calculate(call('first'), 'a');
    const gone = Array.from({ length: 7 }, () => refusal(pool.calculate(call('quiet'), 'a', () => isGone)));
    isGone = true;
    expect(await pool.calculate(call('mine'), 'a')).toEqual({ tool: 'mine' });
    expect(await first).toEqual({ tool: 'first' });
    expect((await Promise.all(gone)).every(isCalculationError)).toBe(true);
  });

  it.each([
    [16, String],
    [7, () => 'a'],
  ])(
    'forget of %s who wait those who have closed their side, where one more could not wait',
    async (many, clientOf) => {
      const pool = threads({ most: 1, file: echo });
      const first = pool.calculate(call('first'), 'a');
      const perhapsGone = Array.from({ length: many }, (_, at) =>
        refusal(pool.calculate(call('quiet'), clientOf(at), (perhaps = false) => perhaps)),
      );
      expect(await pool.calculate(call('mine'), 'a')).toEqual({ tool: 'mine' });
      expect(await first).toEqual({ tool: 'first' });
      expect((await Promise.all(perhapsGone)).every(isCalculationError)).toBe(true);
    },
  );

  it('let sixteen wait, and say how long the others will take', async () => {
    const pool = threads({ most: 1, file: echo });
    const all = Array.from({ length: 17 }, (_, at) => pool.calculate({ ...call('quiet'), places: 10 }, String(at)));
    const ended = Promise.allSettled(all);
    const error = await refusal(pool.calculate(call('quiet'), 'one more'));
    expect(reasonOf(error)).toEqual({ code: 'rate_limited', facts: { seconds: 7 } });
    await pool.close();
    expect((await ended).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await refusal(pool.calculate(call('a'), 'a'))).toMatchObject({
      message: 'The threads that calculate are ended.',
    });
  });

  it('are started again after one could not be', async () => {
    const path = newFile();
    const pool = threads({ most: 1, file: pathToFileURL(path) });
    await refusal(pool.calculate(call('a'), 'a'));
    expect(pool.hasFailed).toBe(true);
    writeFileSync(path, ECHO);
    expect(await pool.calculate(call('a'), 'a')).toEqual({ tool: 'a' });
    expect(pool.hasFailed).toBe(false);
  });
});
