import type { Socket } from 'node:net';

/** What a process answers: a function for each kind of question, on payloads that JSON can carry. */
// biome-ignore lint/suspicious/noExplicitAny: a protocol is whatever names its own payloads.
export type Protocol = Readonly<Record<string, (payload: any, socket?: Socket) => unknown>>;

/** What messages go through: `process` in a worker, a worker in the primary process. */
export interface Port {
  send(message: object, socket: Socket | undefined, sent: (error: Error | null) => void): unknown;
  on(event: 'message', heard: (message: unknown, socket: unknown) => void): unknown;
}

interface Question {
  readonly question: number;
  readonly kind: string;
  readonly payload: unknown;
}

interface Reply {
  readonly reply: number;
  readonly payload?: unknown;
  readonly failed?: string;
}

interface Waiting {
  readonly resolve: (payload: never) => void;
  readonly reject: (error: Error) => void;
}

/** Questions and answers between two processes, both ways. */
export class Channel<Theirs extends Protocol> {
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #closed: Error | undefined;

  /** @param answers to what the other side asks */
  constructor(port: Port, answers: Protocol) {
    this.#port = port;
    port.on('message', (message, socket) => {
      const heard = message as Question | Reply;
      if ('question' in heard) void this.#answer(heard, answers, socket as Socket | undefined);
      else this.#settle(heard);
    });
  }

  /** @throws Error where the other side has failed or is gone */
  ask<Kind extends keyof Theirs & string>(
    kind: Kind,
    payload: Parameters<Theirs[Kind]>[0],
    socket?: Socket,
  ): Promise<Awaited<ReturnType<Theirs[Kind]>>> {
    if (this.#closed) return Promise.reject(this.#closed);
    const question = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(question, { resolve, reject });
      this.#send({ question, kind, payload }, socket);
    });
  }

  /** Lets everything that is still asked fail. */
  close(reason: Error): void {
    this.#closed = reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  async #answer({ question, kind, payload }: Question, answers: Protocol, socket?: Socket): Promise<void> {
    try {
      this.#send({ reply: question, payload: await answers[kind]?.(payload, socket) });
    } catch (error) {
      this.#send({ reply: question, failed: error instanceof Error ? error.message : String(error) });
    }
  }

  #settle({ reply, payload, failed }: Reply): void {
    const waiting = this.#waiting.get(reply);
    this.#waiting.delete(reply);
    if (failed === undefined) waiting?.resolve(payload as never);
    else waiting?.reject(new Error(failed));
  }

  #send(message: Question | Reply, socket?: Socket): void {
    this.#port.send(message, socket, (error) => {
      if (error && 'question' in message) this.#settle({ reply: message.question, failed: error.message });
    });
  }
}
