import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../../../src/service/store/embedded.js';
import { isFull } from '../../../src/service/store/store.js';

it('a store that was copied in part is named in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nirayana-embedded-'));
  try {
    writeFileSync(join(folder, 'PG_VERSION'), '17\n');
    await expect(openEmbedded(folder)).rejects.toThrow(
      `The store in ${folder} cannot be opened: it is damaged, or not whole. Import a backup elsewhere.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a store whose process was killed while it opened it is opened again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nirayana-embedded-'));
  try {
    const first = await openEmbedded(folder);
    await first.script('create table kept (value integer); insert into kept values (7)');
    await first.close();
    writeFileSync(join(folder, 'postmaster.pid'), '');
    const again = await openEmbedded(folder);
    expect(await again.query('select value from kept')).toEqual([{ value: 7 }]);
    await again.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

describe('a disk', () => {
  it('is full where the next piece of a log has no room', () => {
    const free = (bavail: number) => () => ({ bavail, bsize: 4_096 });
    expect([isFull('.', free(0)), isFull('.', free(4_095)), isFull('.', free(4_096))]).toEqual([true, true, false]);
    const untold = () => {
      throw new Error('ENOSYS');
    };
    expect(isFull('.', untold)).toBe(false);
  });
});
