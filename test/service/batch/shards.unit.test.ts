import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { beforeEach, describe, expect, it } from 'vitest';
import { Journal } from '../../../src/service/batch/journal.js';
import { fileOutput } from '../../../src/service/batch/output.js';
import { shardInput } from '../../../src/service/batch/shard.js';
import { commandLine } from '../../support/command-line.js';
import { testFolder } from '../../support/folder.js';
import { runs } from '../../support/support.js';

const folder = testFolder();
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
});

const at = (name: string) => join(folder, name);
const NOW = ['--now', '2026-01-01T00:00:00Z'];
const text = (name: string) => readFileSync(at(name), 'utf8');

function batch(...args: readonly string[]) {
  return commandLine(['batch', 'moonSign', ...NOW, ...args], { isPiped: false, stopped: () => new Promise(() => {}) });
}

async function partsOf(input: string, of: number, ...args: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (let part = 1; part <= of; part++) {
    const name = `part-${String(part).padStart(3, '0')}`;
    const { code, errors } = await batch('--shard', `${part}/${of}`, '--input', input, '--output', at(name), ...args);
    expect([code, errors]).toEqual([0, expect.stringMatching(/ failed, /)]);
    parts.push(text(name));
  }
  return parts.join('');
}

async function whole(input: string, ...args: readonly string[]): Promise<string> {
  const { code } = await batch('--input', input, '--output', at('whole'), ...args);
  expect(code).toBe(0);
  return text('whole');
}

const LINES = Array.from({ length: 97 }, (_, index) =>
  index % 13 === 5
    ? 'no JSON'
    : JSON.stringify({ birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6, longitude: index % 180 }),
);

const ROWS = LINES.map((_, index) => `"Rao, ""A""\nof ${index}",1990-05-17,10:20,28.6,${index % 180}`);
const TABLE = `Name,Birth date,Birth time,Latitude,Longitude\r\n${ROWS.join('\r\n')}\r\n`;

describe('parts of a file', () => {
  it.each([1, 2, 7])('of lines are together the whole, in %i parts', async (of) => {
    writeFileSync(at('births.ndjson'), LINES.join('\n'));
    expect(await partsOf(at('births.ndjson'), of)).toBe(await whole(at('births.ndjson')));
  });

  it.each([1, 5])('of a table with line feeds in its records are together the whole, in %i parts', async (of) => {
    writeFileSync(at('births.csv'), TABLE);
    const wanted = ['--select', 'Name,rashi.name', '--output-format', 'csv'];
    const rows = await whole(at('births.csv'), ...wanted);
    expect(rows.match(/of 96/g)).toHaveLength(1);
    expect(await partsOf(at('births.csv'), of, ...wanted)).toBe(rows);
  });

  const piece = fc.constantFrom('{"a":1}', '', 'é', '\r', '\n', '\n', 'x'.repeat(40));
  test.prop([fc.array(piece, { maxLength: 40 }), fc.integer({ min: 1, max: 12 })], runs(200))(
    'have each line once, wherever it is cut',
    async (pieces, of) => {
      const bytes = Buffer.from(pieces.join(''));
      writeFileSync(at('any.ndjson'), bytes);
      const parts: Uint8Array[] = [];
      for (let part = 1; part <= of; part++) {
        const input = await shardInput(at('any.ndjson'), 'ndjson', { part, of });
        const before = parts.length;
        for await (const block of input.blocks) parts.push(block);
        await input.close();
        const own = Buffer.concat(parts.slice(before));
        const end = Buffer.concat(parts).length;
        expect(own.length === 0 || end === bytes.length || own.at(-1) === 10).toBe(true);
      }
      expect(Buffer.concat(parts)).toEqual(bytes);
    },
  );

  it('that are there are not made again, and those of something else are not replaced', async () => {
    writeFileSync(at('births.ndjson'), LINES.join('\n'));
    const asked = ['--shard', '2/4', '--input', at('births.ndjson'), '--output', at('part-2')];
    await batch(...asked);
    const made = text('part-2');
    const again = await batch(...asked);
    expect(again.code).toBe(0);
    expect(again.errors).toMatch(/^nirayana: 2\d records, 2 failed/);
    expect((await batch(...asked, '--ayanamsha', 'raman')).errors).toMatch(/made with another convention/);
    expect((await batch(...asked, '--shard', '3/4')).errors).toMatch(/made with another --shard/);
    writeFileSync(at('part-2'), `${made}x`);
    expect((await batch(...asked)).errors).toMatch(/has changed since it was written/);
    for (const other of ['null', '{', '{"job":null}']) {
      writeFileSync(at('.part-2.shard'), other);
      expect((await batch(...asked)).errors).toMatch(/is there already/);
    }
    rmSync(at('.part-2.shard'));
    expect((await batch(...asked)).errors).toMatch(/is there already/);
    expect((await batch(...asked, '--force')).code).toBe(0);
    expect(text('part-2')).toBe(made);
    expect(readdirSync(folder).toSorted()).toEqual(['.part-2.shard', 'births.ndjson', 'part-2']);
  });

  const OF_LINES = ['births.ndjson', LINES.join('\n')] as const;
  const OF_TABLE = ['births.csv', TABLE] as const;
  it.each([
    [...OF_LINES, '2/2', '"longitude":90}', '"longitude":91}'],
    [...OF_LINES, '1/1', '"longitude":90}', '"longitude":91}'],
    [...OF_TABLE, '2/2', '28.6,90\r', '28.6,91\r'],
    [...OF_TABLE, '2/2', 'Latitude,Longitude', 'Longitude,Latitude'],
    [...OF_TABLE, '1/1', 'Latitude,Longitude', 'Longitude,Latitude'],
  ])('of %s are of another input, %#, when it changes at the same length', async (name, before, shard, old, other) => {
    writeFileSync(at(name), before);
    const asked = ['--shard', shard, '--input', at(name), '--output', at('part'), '--ignore-columns'];
    await batch(...asked);
    const made = text('part');
    const changed = before.replace(old, other);
    expect([changed.length, changed === before]).toEqual([before.length, false]);
    writeFileSync(at(name), changed);
    const { code, errors } = await batch(...asked);
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/part was made with another input\. --force replaces it/),
    ]);
    expect(text('part')).toBe(made);
    expect((await batch(...asked, '--force')).code).toBe(0);
    expect((await batch(...asked)).code).toBe(0);
    expect(text('part')).not.toBe(made);
  });

  it('are those of an input that has changed in another part only', async () => {
    writeFileSync(at('births.ndjson'), LINES.join('\n'));
    const asked = ['--shard', '1/2', '--input', at('births.ndjson'), '--output', at('part-1')];
    await batch(...asked);
    writeFileSync(at('births.ndjson'), LINES.join('\n').replace('"longitude":90}', '"longitude":91}'));
    expect((await batch(...asked)).code).toBe(0);
  });

  it('are whole though the file of a killed process lies beside, which is removed, and not that of one that runs', async () => {
    writeFileSync(at('births.ndjson'), LINES.join('\n'));
    const { pid = 0 } = spawnSync(process.execPath, ['--version']);
    const [dead, alive] = [pid, process.pid].map((id) => `.part-1.${hostname()}.${id}.x.tmp`);
    for (const name of [dead, alive, '.part-1.elsewhere.1.x.tmp']) writeFileSync(at(name as string), 'half');
    await batch('--shard', '1/2', '--input', at('births.ndjson'), '--output', at('part-1'));
    const left = readdirSync(folder).filter((name) => name.endsWith('.tmp'));
    expect(left.toSorted()).toEqual([alive, '.part-1.elsewhere.1.x.tmp'].toSorted());
  });

  it('that break off leave no part', async () => {
    writeFileSync(at('births.ndjson'), LINES.join('\n'));
    const asked = ['--shard', '1/2', '--input', at('births.ndjson'), '--output', at('part-1')];
    const { code, errors } = await batch(...asked, '--max-failed', '2');
    expect([code, errors]).toEqual([1, expect.stringMatching(/More records have failed than --max-failed 2 allows/)]);
    expect(readdirSync(folder)).toEqual(['births.ndjson']);
  });

  it.each([
    ['--shard 0/4', 'from 1/8 to 8/8'],
    ['--shard 5/4', 'from 1/8 to 8/8'],
    ['--shard 1', 'from 1/8 to 8/8'],
    ['--shard 1/9999999', 'from 1/8 to 8/8'],
    ['--shard 1/2', '--input births.ndjson'],
    ['--shard 1/2 --input a.ndjson', '--output part-1'],
    ['--shard 1/2 --input a.parquet --output b', 'groups of rows'],
    ['--shard 1/2 --input a.csv --select id --output b.parquet', 'cannot be put together'],
    ['--max-failed 101%', 'a number of records or a percentage'],
    ['--max-failed many', 'a number of records or a percentage'],
  ])('are refused: %s', async (line, told) => {
    const { code, errors } = await batch(...line.split(' '));
    expect([code, errors]).toEqual([2, expect.stringContaining(told)]);
  });

  it('need a moment', async () => {
    const { code, errors } = await commandLine('batch moonSign --shard 1/2 --input a.csv --output b', {
      isPiped: false,
    });
    expect([code, errors]).toEqual([2, expect.stringContaining('--now')]);
  });
});

describe('records that may fail', () => {
  it.each([
    ['--max-failed', '100%', 0],
    ['--max-failed', '50%', 1],
    ['--max-failed', '200', 0],
    ['--max-failed', '0', 1],
  ])('%s %s ends with %i', async (flag, most, expected) => {
    writeFileSync(at('other.ndjson'), '{"geburt":"1990-05-17"}\n'.repeat(100));
    const { code } = await batch('--input', at('other.ndjson'), '--output', at('answers'), flag, most);
    expect(code).toBe(expected);
  });

  it('are not judged by a run that a signal has ended', async () => {
    writeFileSync(at('other.ndjson'), '{"geburt":"1990-05-17"}\n'.repeat(100));
    const line = ['batch', 'moonSign', '--input', at('other.ndjson'), '--output', at('answers'), '--max-failed', '50%'];
    const { code } = await commandLine(line, { isPiped: false, stopped: async () => 'SIGTERM' });
    expect(code).toBe(143);
  });
});

describe('an output that two processes write, where no lock holds', () => {
  const job = { identity: { tool: 'moon' }, started: 1, force: false, anew: false };
  const progress = (records: number) => ({ position: () => ({ records, digest: `${records}` }), failed: 0 });

  it('belongs to the later one, and the former one stops without a trace', async () => {
    const path = at('answers');
    const former = await fileOutput(path, job, () => false);
    await former.write(Buffer.from('1\n'), progress(1));
    await expect.poll(async () => (await Journal.read(`${path}.journal`))?.committed?.records).toBe(1);
    // What the other one does that does not see the lock.
    const found = await Journal.read(`${path}.journal`);
    const later = await Journal.begin(`${path}.journal`, found as NonNullable<typeof found>);
    await expect(former.write(Buffer.from('2\n'), progress(2))).rejects.toThrow(/Another process has gone on with/);
    await former.close({ done: false });
    expect(await later.isOwn()).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe('1\n');
    await later.close({ remove: false });
    const last = await fileOutput(path, job, () => false);
    expect(last.resumed?.records).toBe(1);
    await last.write(Buffer.from('2\n'), progress(2));
    await last.close({ done: true });
    expect(readFileSync(path, 'utf8')).toBe('1\n2\n');
    expect(existsSync(`${path}.journal`)).toBe(false);
  });

  it('is not called whole if the former one has written into it late', async () => {
    const path = at('answers');
    const former = await fileOutput(path, job, () => false);
    await former.write(Buffer.from('1\n'), progress(1));
    await former.close({ done: false });
    const later = await fileOutput(path, job, () => false);
    await later.write(Buffer.from('2\n'), progress(2));
    writeFileSync(path, '\0\0\0\0\0\0');
    await expect(later.close({ done: true })).rejects.toThrow(/written by another process meanwhile/);
  });
});
