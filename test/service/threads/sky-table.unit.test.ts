import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setEnvironmentData } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultEphemeris, openSeries } from '../../../src/base/ephemeris/default.js';
import type { Body } from '../../../src/base/ephemeris/ephemeris.js';
import { DESCRIPTION } from '../../../src/base/ephemeris/series/description.js';
import { sizeOf } from '../../../src/base/ephemeris/series/segments.js';
import { MOON_GRID } from '../../../src/base/ephemeris/series/sky-series.js';
import { HEAD_NUMBERS } from '../../../src/base/ephemeris/series/sky-table.js';
import { seriesEphemeris } from '../../../src/base/ephemeris/series-ephemeris.js';
import { moonSign, moonSignTool } from '../../../src/entries/index.js';
import { SKY_BODIES } from '../../../src/rules/sky/position.js';
import { CalculationThreads } from '../../../src/service/threads/calculation-threads.js';
import { SHA256, SHARED, useSkyTable, writeSkyTable } from '../../../src/service/threads/sky-table.js';
import { allTools } from '../../../src/tools/registry.js';
import { goldenAnswers } from '../../support/golden-answers.js';

const BODIES = SKY_BODIES.filter((body): body is Body => body !== 'Rahu' && body !== 'Ketu');
const INSTANTS = 100_000;

/** The Moon's sign of the example, as a thread that is started now calculates it. */
async function moonSignInThread(): Promise<unknown> {
  const pool = new CalculationThreads({ most: 1 });
  const { slug, example } = moonSignTool;
  const call = { slug, fields: { ...example }, conventions: {}, at: 0, baseUrl: '', places: 2 };
  const { result } = await pool.calculate(call, 'a');
  await pool.close();
  return (result as { readonly rashi: { readonly number: number } }).rashi.number;
}

const folder = mkdtempSync(join(tmpdir(), 'nirayana-sky-'));
const path = join(folder, 'sky.table');

describe('the table of the sky', () => {
  beforeAll(() => writeSkyTable(path), 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the one whose checksum is recorded', () => {
    expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(SHA256);
  });

  it('is written anew in the place of one', async () => {
    const link = join(folder, 'link');
    const target = join(folder, 'target');
    writeFileSync(target, 'mine');
    symlinkSync(target, link);
    await writeSkyTable(link);
    expect(readFileSync(target, 'utf8')).toBe('mine');
    expect(readFileSync(link).equals(readFileSync(path))).toBe(true);
  });

  it('gives the bits of the series at a hundred thousand instants', async () => {
    await useSkyTable(path);
    const bySeries = seriesEphemeris(openSeries, DESCRIPTION);
    const { first, last } = defaultEphemeris.span;
    expect(bySeries.span).toEqual({ first, last });
    for (let i = 0; i < INSTANTS; i++) {
      const at = first + ((i * 0.6180339887498949) % 1) * (last - first);
      const body = BODIES[i % BODIES.length] as Body;
      const [one, other] = [defaultEphemeris.position(body, at), bySeries.position(body, at)];
      if (!Object.is(JSON.stringify(one), JSON.stringify(other))) expect(one, `${body} at ${at}`).toEqual(other);
    }
  }, 120_000);

  it('gives the recorded bytes of every golden case', async () => {
    await useSkyTable(path);
    const golden = fileURLToPath(new URL('../../../golden/', import.meta.url));
    for (const { slug } of allTools) {
      const expected = readFileSync(join(golden, `expected/${slug}.json`), 'utf8');
      expect(goldenAnswers(slug, golden) === expected, slug).toBe(true);
    }
  });

  it('is shared with the threads that are started after it', async () => {
    await useSkyTable(path);
    const { number } = moonSign(moonSignTool.example).result.rashi;
    expect(await moonSignInThread()).toBe(number);
    // A sky whose Moon is half a circle farther, which no series is: it is the table that is read.
    const file = readFileSync(path);
    const other = new SharedArrayBuffer(file.length);
    new Uint8Array(other).set(file);
    const numbers = new Float64Array(other);
    const [start, end] = numbers as unknown as [number, number];
    const moon = numbers.subarray(HEAD_NUMBERS, HEAD_NUMBERS + sizeOf(start, end, MOON_GRID));
    for (let at = 0; at < moon.length; at += 3 * MOON_GRID.nodes) (moon[at] as number) += Math.PI;
    setEnvironmentData(SHARED, other);
    expect(await moonSignInThread()).toBe(((number + 5) % 12) + 1);
    await useSkyTable(path);
  });

  it.each([
    ['is cut off', (file: string) => truncateSync(file, 13_000_000)],
    ['is cut off within a number', (file: string) => truncateSync(file, 13_000_001)],
    ['is empty', (file: string) => writeFileSync(file, '')],
    [
      'has one bit turned',
      (file: string) => {
        const bytes = readFileSync(path);
        (bytes[9_000_000] as number) ^= 1;
        writeFileSync(file, bytes);
      },
    ],
  ])('is refused where it %s', async (_, damage) => {
    const damaged = join(folder, 'damaged');
    writeFileSync(damaged, readFileSync(path));
    damage(damaged);
    await expect(useSkyTable(damaged)).rejects.toThrow(/no table of the sky of this version\. Make it anew: nirayana/);
  });

  it('is missed where there is no file', async () => {
    await expect(useSkyTable(join(folder, 'none'))).rejects.toThrow(/ENOENT/);
  });
});
