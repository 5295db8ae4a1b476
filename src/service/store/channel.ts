import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What owns a data directory: a server does what it is asked, and a command is soon done. */
export type Role = 'server' | 'command';

/** The first line that an owner sends. The others are a request each, and its reply. */
interface Greeting {
  readonly role: Role;
  readonly process: number;
}

interface Request {
  readonly operation: string;
  readonly values: unknown;
}

type Reply = { readonly result: unknown } | { readonly error: string };

/** Longer than an owner is ever busy in one go. */
const GREETING_MILLISECONDS = 15_000;

/** Answers whoever connects to a process that owns a data directory. */
export function answer(
  socket: Socket,
  role: Role,
  perform: (operation: string, values: unknown) => Promise<unknown>,
): void {
  const send = (line: Greeting | Reply) => socket.writable && socket.write(`${JSON.stringify(line)}\n`);
  send({ role, process: process.pid });
  const lines = createInterface({ input: socket }).on('error', () => undefined);
  lines.on('line', (line) => {
    replyTo(line, perform).then(send);
  });
}

async function replyTo(
  line: string,
  perform: (operation: string, values: unknown) => Promise<unknown>,
): Promise<Reply> {
  try {
    const { operation, values } = JSON.parse(line) as Request;
    return { result: await perform(operation, values) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** A connection to the owner of a data directory, from the other side. */
export interface Owner extends Greeting {
  /** @throws Error with the sentence of the owner */
  readonly ask: (operation: string, values: unknown) => Promise<unknown>;
  /** Resolves when the owner has let go or ended. */
  readonly gone: Promise<void>;
  readonly leave: () => void;
}

/** @returns undefined for one that ends before it says who it is */
export async function meet(socket: Socket): Promise<Owner | undefined> {
  const gone = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const next = (): Promise<string | undefined> =>
    lines.next().then(
      ({ value }) => value,
      () => undefined,
    );
  const timer = setTimeout(() => socket.destroy(), GREETING_MILLISECONDS);
  const greeting = await next();
  clearTimeout(timer);
  if (greeting === undefined) return undefined;
  return {
    ...(JSON.parse(greeting) as Greeting),
    gone,
    leave: () => socket.destroy(),
    ask: async (operation, values) => {
      socket.write(`${JSON.stringify({ operation, values } satisfies Request)}\n`);
      const reply = await next();
      if (reply === undefined) throw new Error('The server has ended before it answered.');
      const told = JSON.parse(reply) as Reply;
      if ('error' in told) throw new Error(told.error);
      return told.result;
    },
  };
}
