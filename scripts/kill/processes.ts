import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The built command. */
export const BIN = fileURLToPath(new URL('../../dist/bin.js', import.meta.url));

/** A process of nirayana. */
export interface Running {
  readonly child: ChildProcess;
  readonly kill: () => Promise<void>;
  /** As an operator stops it. @returns its exit code */
  readonly stop: () => Promise<number | null>;
}

/** Everything that the processes have written. */
export class Log {
  text = '';
}

/** Starts a command and waits until it says that it is ready. */
export async function run(
  args: readonly string[],
  { env, log, ready }: { readonly env: NodeJS.ProcessEnv; readonly log: Log; readonly ready: RegExp },
): Promise<Running> {
  const child = spawn(process.execPath, [BIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let own = '';
  const isReady = new Promise<void>((resolve, reject) => {
    const told = (chunk: Buffer) => {
      log.text += chunk;
      own += chunk;
      if (ready.test(own)) resolve();
    };
    child.stdout.on('data', told);
    child.stderr.on('data', told);
    exited.then(() => reject(new Error(`nirayana ${args[0]} has ended: ${own}`)));
  });
  await isReady;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await exited;
    return child.exitCode;
  };
  return { child, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}

/** An interpreter that takes its time, tells how far it is, and fails every other time. */
export async function startInterpreter(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(async (request, response) => {
    const { statements } = JSON.parse(await text(request)) as {
      readonly statements: readonly { readonly id: string }[];
    };
    await pause(50 + Math.random() * 300);
    if (Math.random() < 0.5) {
      response.writeHead(500).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    for (const progress of [0.3, 0.6]) {
      response.write(`${JSON.stringify({ progress })}\n`);
      await pause(Math.random() * 300);
    }
    const sentence = {
      text: 'Tradition links this with work.',
      statements: statements.slice(0, 1).map(({ id }) => id),
    };
    response.end(`${JSON.stringify({ sentences: [sentence] })}\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
