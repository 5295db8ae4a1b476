import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { startServer } from '../support/processes.js';

/** What is no part of a clone before somebody works in it. */
const MADE = ['node_modules', 'dist', '.git', '.declarations', 'api'];
const FILES = readdirSync('.').filter((name) => !MADE.includes(name));

/** Whether nobody answers any more, soon. */
async function isGone(url: string): Promise<boolean> {
  for (let looks = 0; looks < 100; looks++) {
    const answer = await fetch(url).catch(() => undefined);
    if (!answer) return true;
    await setTimeout(100);
  }
  return false;
}

describe('npm start', () => {
  const clone = mkdtempSync(join(tmpdir(), 'nirayana-clone-'));
  for (const file of FILES) cpSync(file, join(clone, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'));
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  it.each([
    ['builds what is not built', 'Building'],
    ['does not build again', ''],
  ])('%s, serves, and leaves no server behind on SIGTERM', async (_name, note) => {
    const { url, child, output, exited } = await startServer('npm', ['start', '--silent'], { cwd: clone });
    expect(output).toMatch(new RegExp(`^${note && `${note}.*\n`}nirayana listens on ${url}\n$`));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    // npm passes the signal to its shell, which it may end.
    expect([0, 'SIGTERM']).toContain(await exited);
    expect(await isGone(url)).toBe(true);
  });
});
