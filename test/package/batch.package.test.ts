import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moonSignTool, runTool } from '../../src/entries/index.js';
import { BIN, consumer, run } from '../support/processes.js';

const NOW = '2026-01-01T00:00:00Z';
const LINES = Array.from({ length: 20_000 }, (_, index) =>
  JSON.stringify({
    birth_date: `${1900 + (index % 125)}-0${1 + (index % 9)}-${10 + (index % 19)}`,
    birth_time: '10:20',
    // Every hundredth fails.
    latitude: index % 100 === 99 ? 99 : (index % 120) - 60,
    longitude: (index % 360) - 180,
  }),
);

let folder: string;
let births: string;
let expected: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nirayana-batch-'));
  births = join(folder, 'births.ndjson');
  writeFileSync(births, `${LINES.join('\n')}\n`);
  const now = new Date(NOW);
  expected = LINES.map((line) => `${JSON.stringify(runTool(moonSignTool, JSON.parse(line), { now }))}\n`).join('');
  // Calculating them takes a second, and on a machine that does much else more than the usual ten.
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

function start(output: string, ...args: readonly string[]) {
  const command = ['batch', 'moonSign', '--input', births, '--output', output, '--now', NOW, ...args];
  const child = spawn(BIN, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  return { child, errors: text(child.stderr), exited: once(child, 'exit') };
}

/** Waits until an output has bytes of its own. */
async function begun(output: string): Promise<void> {
  while (!existsSync(output) || readFileSync(output).length === 0) await sleep(5);
}

describe('a batch of the installed package', () => {
  it('ends with the same bytes however often it is killed', async () => {
    const output = join(folder, 'killed.ndjson');
    let kills = 0;
    for (;;) {
      const { child, exited } = start(output);
      const delay = 100 + Math.random() * 500;
      const [code] = await Promise.race([
        exited,
        sleep(kills < 12 ? delay : 60_000).then(() => {
          child.kill('SIGKILL');
          kills += 1;
          return exited;
        }),
      ]);
      if (code === 0) break;
    }
    process.stdout.write(`It was killed ${kills} times.\n`);
    expect(readFileSync(output, 'utf8')).toBe(expected);
    expect(existsSync(`${output}.journal`)).toBe(false);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('stops on %s, and goes on', async (signal, code) => {
    const output = join(folder, `${signal}.ndjson`);
    const { child, errors, exited } = start(output);
    await begun(output);
    child.kill(signal);
    expect(await exited).toEqual([code, null]);
    expect(await errors).toMatch(
      /^nirayana: Stopped after [\d,]+ records, .*\nnirayana: The same command goes on from there\.\n$/,
    );
    const again = start(output);
    expect(await again.exited).toEqual([0, null]);
    expect(await again.errors).toMatch(
      /^nirayana: Going on after [\d,]+ records\.\nnirayana: 20,000 records, 200 failed, /,
    );
    expect(readFileSync(output, 'utf8')).toBe(expected);
  });

  it('is refused while another process writes the same output, and only then', async () => {
    const output = join(folder, 'shared.ndjson');
    const first = start(output);
    await begun(output);
    first.child.kill('SIGSTOP');
    const second = start(output);
    expect(await second.exited).toEqual([1, null]);
    expect(await second.errors).toBe(`nirayana: Another process is writing ${output}.\n`);
    first.child.kill('SIGKILL');
    await first.exited;
    const third = start(output);
    expect(await third.exited).toEqual([0, null]);
    expect(readFileSync(output, 'utf8')).toBe(expected);
  });

  it('waits for a slow reader, and stops while one reads nothing', async () => {
    const slow = `"${BIN}" batch moonSign --now ${NOW} < "${births}" | { sleep 2; cat; }`;
    expect((await run('sh', ['-c', slow])).output).toBe(expected);
    const child = spawn(BIN, ['batch', 'moonSign', '--input', births], { stdio: ['ignore', 'pipe', 'pipe'] });
    await once(child.stdout, 'readable');
    await sleep(500);
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([130, null]);
  });

  it('stops though its input never ends', async () => {
    const child = spawn(BIN, ['batch', 'moonSign'], { stdio: ['pipe', 'pipe', 'pipe'] });
    child.stdin.write(`${LINES[0]}\n`);
    await once(child.stdout, 'readable');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([143, null]);
  });

  it('says nothing when its reader leaves, and fails on a disk that is full', async () => {
    const left = await run('sh', ['-c', `"${BIN}" batch moonSign --input "${births}" | head -c 1`]);
    expect([left.code, left.errors]).toEqual([0, '']);
    const full = await run('sh', ['-c', `"${BIN}" batch moonSign --input "${births}" > /dev/full`]);
    expect(full.code).toBe(1);
    expect(full.errors).toContain('no space left on device');
  });

  it('shows a bar on a terminal, and none elsewhere', async ({ skip }) => {
    skip((await run('sh', ['-c', 'command -v script'])).code !== 0, 'there is no terminal to play');
    const command = `"${BIN}" batch moonSign --input "${births}" --output "${join(folder, 'bar.ndjson')}"`;
    const { output } = await run('script', ['-qec', command, '/dev/null']);
    expect(output).toMatch(/\d+ % \| [\d,]+ records, [\d,]+ a second \| \d+ s left/);
    expect(output).toContain('20,000 records, 200 failed');
  });
});

describe('runMany of the installed package', () => {
  const body = `
    const inputs = Array.from({ length: 300 }, (_, index) => ({ month: 1 + (index % 12), day: 17 }));
    let signs = 0;
    (async () => {
      for await (const envelope of runMany(sunSignTool, inputs)) signs += 'result' in envelope ? 1 : 0;
      console.log(signs);
    })();`;

  it.each([
    ['mjs', `import { sunSignTool } from 'nirayana'; import { runMany } from 'nirayana/node';`],
    ['cjs', `const { sunSignTool } = require('nirayana'); const { runMany } = require('nirayana/node');`],
  ])('runs from a .%s file', async (extension, head) => {
    const file = join(consumer, `run-many.${extension}`);
    writeFileSync(file, head + body);
    const { code, output, errors } = await run(process.execPath, [file]);
    expect([code, output, errors]).toEqual([0, '300\n', '']);
  });
});
