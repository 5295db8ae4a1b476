import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs a server while it is asked. */
export async function whileRunning(command, args, { cwd, env = {} }, ask) {
  const port = env.PORT ?? (await freePort());
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // With children of its own, which end with it.
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const failed = new Promise((resolve) => child.once('error', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const url = `http://127.0.0.1:${port}`;
    await Promise.race([
      answering(url),
      failed.then((error) => Promise.reject(error)),
      ended.then((code) => Promise.reject(new Error(`It ended with ${code}.`))),
    ]);
    await ask(url, port);
  } catch (error) {
    throw new Error(`${error.message}\n${printed}`, { cause: error });
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await Promise.race([ended, failed, sleep(10_000)]);
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
      process.kill(-child.pid, 'SIGKILL');
  }
}

async function answering(url) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answered = await fetch(url, { headers: { Connection: 'close' } }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(200);
  }
  throw new Error(`Nothing answers at ${url}.`);
}
