import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { getCurrentTest } from 'vitest/suite';
import type { RunningServer, ServeOptions } from '../../src/entries/node.js';

/** What the command line has a flag for. */
const FLAGS = {
  hostname: '--host',
  requestsPerMinute: '--rate-limit',
  trustedProxies: '--trusted-proxies',
  connectionsPerAddress: '--connections-per-address',
  baseUrl: '--base-url',
  basePath: '--base-path',
} as const;

/**
 * `nirayana serve --workers` of the built package as `serve` would start it. A test with options that only code can give is
 * skipped; errors are told as the lines of standard error.
 */
export async function startWorkers(workers: string, options: ServeOptions): Promise<RunningServer> {
  const { onError, port: _port, ...others } = options;
  const args = Object.entries(others).flatMap(([name, value]) => {
    const flag = FLAGS[name as keyof typeof FLAGS];
    if (flag === undefined) getCurrentTest()?.context.skip(`The command line has no ${name}.`);
    return [flag, String(value)];
  });
  const data = mkdtempSync(join(tmpdir(), 'nirayana-workers-'));
  const child = spawn(process.execPath, ['dist/bin.js', 'serve', '--port', '0', '--workers', workers, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface({ input: child.stderr }).on('line', (line) => onError?.(new Error(line), {}));
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited]);
  const [, url] = /listens on (\S+)$/.exec(String(line)) ?? [];
  if (url === undefined) throw new Error(`The server did not start: ${line}`);
  const close = async () => {
    if (child.exitCode === null && !child.killed) child.kill('SIGTERM');
    const [code] = child.exitCode === null ? await exited : [child.exitCode];
    rmSync(data, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The server ended with ${code}.`);
  };
  return { url: url.replace(options.basePath ?? '', ''), close };
}
