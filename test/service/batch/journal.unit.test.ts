import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Journal } from '../../../src/service/batch/journal.js';
import { testFolder } from '../../support/folder.js';

const folder = testFolder();

const BEGINNING = { job: { tool: 'sun-sign' }, started: 1 };
const note = (records: number) => ({ records, digest: 'd', failed: 0, written: records * 10, wrote: 'w' });

async function journalOf(name: string, notes: number): Promise<string> {
  const path = join(folder, name);
  const journal = await Journal.begin(path, { ...BEGINNING, committed: undefined });
  for (let records = 1; records <= notes; records++) await journal.commit(note(records));
  await journal.close({ remove: false });
  return path;
}

describe('a journal', () => {
  it('tells how it began and what was noted last', async () => {
    expect(await Journal.read(join(folder, 'none'))).toBeUndefined();
    expect(await Journal.read(await journalOf('begun', 0))).toEqual({ ...BEGINNING, committed: undefined });
    expect(await Journal.read(await journalOf('noted', 3))).toEqual({ ...BEGINNING, committed: note(3) });
  });

  it('that broke off anywhere tells what stands before', async () => {
    const path = await journalOf('broken', 2);
    const whole = readFileSync(path, 'utf8');
    const ends = [...whole.matchAll(/\n/g)].map(({ index }) => index + 1);
    for (let length = whole.length; length >= 0; length--) {
      truncateSync(path, length);
      const lines = ends.filter((end) => end <= length).length;
      const expected = lines === 0 ? undefined : { ...BEGINNING, committed: lines === 1 ? undefined : note(lines - 1) };
      expect(await Journal.read(path)).toEqual(expected);
    }
  });

  it.each(['\0\0\0\0\n', '{"records":7,"dig\n'])('does not take rubbish at its end for a note: %j', async (rubbish) => {
    const path = await journalOf('rubbish', 2);
    appendFileSync(path, `${rubbish}${JSON.stringify(note(9))}\n`);
    expect(await Journal.read(path)).toEqual({ ...BEGINNING, committed: note(2) });
  });

  it('goes on without what broke off', async () => {
    const path = await journalOf('resumed', 2);
    appendFileSync(path, '{"rec');
    const found = await Journal.read(path);
    if (!found) throw new Error('It is not there.');
    const journal = await Journal.begin(path, found);
    await journal.commit(note(3));
    expect(await Journal.read(path)).toEqual({ ...BEGINNING, committed: note(3) });
    await journal.close({ remove: true });
    expect(existsSync(path)).toBe(false);
  });

  it('is not replaced before the next one is whole', async () => {
    const path = await journalOf('replaced', 1);
    writeFileSync(`${path}.new`, '{"job"');
    expect(await Journal.read(path)).toEqual({ ...BEGINNING, committed: note(1) });
  });
});
