import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildIfStale } from '../scripts/build.mjs';
import { Log, type Running, run } from '../scripts/kill/processes.js';

/*
 * The commands of docs/keyed.md, one after the other, in a shell: what was built answers them with an embedded store.
 */

const folder = mkdtempSync(join(tmpdir(), 'nirayana-keyed-'));
const data = join(folder, 'data');
const log = new Log();
let server: Running;
let host = '';

beforeAll(async () => {
  buildIfStale({ runnable: true });
  const env = { ...process.env, DATABASE_URL: '', BASE_URL: '', RATE_LIMIT_PER_MINUTE: '' };
  server = await run(['serve', '--port', '0', '--data', data], { env, log, ready: /listens on http:\S+\n/ });
  host = /listens on http:\/\/(\S+)/.exec(log.text)?.[1] ?? '';
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function bash(script: string): Promise<{ readonly code: number | null; readonly printed: string }> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await exited, printed: output + errors };
}

it('docs/keyed.md shows commands that take a job to its end', async ({ skip }) => {
  skip((await bash('command -v curl')).code !== 0, 'there is no curl');
  const blocks = [...readFileSync('docs/keyed.md', 'utf8').matchAll(/^```bash\n(.*?)^```$/gms)].map(([, code]) => code);
  expect(blocks).toHaveLength(4);
  const bin = join(process.cwd(), 'dist/bin.js');
  const npx = `npx() { shift; ${process.execPath} ${bin} "$@" --data ${data}; }\n`;
  const { code, printed } = await bash(npx + blocks.join('').replaceAll('127.0.0.1:8787', host));
  expect({ code, printed }).toEqual({ code: 0, printed: 'succeeded\n' });
  const accepted = JSON.parse(readFileSync(join(folder, 'accepted.json'), 'utf8'));
  const shown = /The answer has the status 202:\n\n```json\n(.*?)```/s.exec(readFileSync('docs/keyed.md', 'utf8'));
  const { job_id, poll_url } = accepted;
  expect({ ...JSON.parse(shown?.[1] ?? ''), job_id, poll_url }).toEqual(accepted);
  const { result } = JSON.parse(readFileSync(join(folder, 'job.json'), 'utf8'));
  expect(result.person_name).toBe('Asha');
  const calculations = JSON.parse(readFileSync(join(folder, 'calculations.json'), 'utf8'));
  expect(calculations).toMatchObject({ credits_deducted: 1, credits_remaining: accepted.credits_remaining - 1 });
}, 60_000);

it('the server has written no key and no birth', () => {
  expect(log.text).not.toMatch(/nir_|Asha|1990|28\.6139|77\.209/);
});
