import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../../../src/service/store/embedded.js';
import { isFull } from '../../../src/service/store/store.js';
import { testFolder } from '../../support/folder.js';

const folder = testFolder();

it('a store that was copied in part is named in words', async () => {
  const part = join(folder, 'part');
  mkdirSync(part);
  writeFileSync(join(part, 'PG_VERSION'), '17\n');
  await expect(openEmbedded(part)).rejects.toThrow(
    `The store in ${part} cannot be opened: it is damaged, or not whole. Import a backup elsewhere.`,
  );
});

it('a store whose process was killed while it opened it is opened again', async () => {
  const killed = join(folder, 'killed');
  const first = await openEmbedded(killed);
  await first.script('create table kept (value integer); insert into kept values (7)');
  await first.close();
  writeFileSync(join(killed, 'postmaster.pid'), '');
  const again = await openEmbedded(killed);
  expect(await again.query('select value from kept')).toEqual([{ value: 7 }]);
  await again.close();
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
