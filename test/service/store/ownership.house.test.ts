import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSync } from 'esbuild';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { FIXED_PLANS } from '../../../src/jobs/states.js';
import { perform } from '../../../src/service/store/perform.js';

const AT = new Date('2026-11-22T00:00:00Z');

/** The process and the thread of its store beside it, as the package has them: a thread runs files, and no sources. */
const BUILT = resolve(`node_modules/.cache/owner-${process.pid}`);
const OWNER = join(BUILT, 'owner.js');
buildSync({
  entryPoints: { owner: 'test/support/directory-owner.ts', 'store-thread': 'src/service/store/thread.ts' },
  outdir: BUILT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'error',
});

interface OwnerProcess {
  readonly child: ChildProcess;
  /** Asks whether it has the store open, or why not. */
  readonly ask: () => Promise<string>;
}

describe('servers on one data directory', { timeout: 120_000 }, () => {
  afterAll(() => rmSync(BUILT, { recursive: true, force: true }));
  const folder = mkdtempSync(join(tmpdir(), 'nirayana-owner-'));
  const processes: ChildProcess[] = [];
  afterEach(async () => {
    const running = processes.splice(0).filter((child) => child.exitCode === null && child.signalCode === null);
    await Promise.all(running.map((child) => [once(child, 'exit'), child.kill('SIGKILL')][0]));
    rmSync(folder, { recursive: true, force: true });
  });

  function start(): OwnerProcess {
    const child = spawn(process.execPath, [OWNER, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    processes.push(child);
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    return {
      child,
      ask: async () => {
        const line = once(lines, 'line');
        child.stdin?.write('?\n');
        return String((await line)[0]);
      },
    };
  }

  const create = (name: string) =>
    perform(
      { databaseUrl: undefined, data: folder },
      'accounts.create',
      { name, plan: 'free', allowances: FIXED_PLANS.free },
      AT,
    );

  it('take it one at a time, also when they start together', async () => {
    const answers = await Promise.all([start(), start(), start()].map(({ ask }) => ask()));
    expect(answers.filter((answer) => answer === 'opened')).toHaveLength(1);
    expect(answers.filter((answer) => answer.includes('belongs to another server, process '))).toHaveLength(2);
  });

  it('replace one that was killed, with all that it had kept', async () => {
    for (const round of [1, 2, 3]) {
      const { child, ask } = start();
      expect(await ask()).toBe('opened');
      await create(`Round ${round}`);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await create('Round 4');
    const accounts = await perform({ databaseUrl: undefined, data: folder }, 'accounts.list', {}, AT);
    expect(accounts.rows.map(({ name }) => name).sort()).toEqual(['Round 1', 'Round 2', 'Round 3', 'Round 4']);
  });
});
