import {
  deserializeMessage,
  INVALID_REQUEST,
  isJSONRPCRequest,
  type JSONRPCMessage,
  PARSE_ERROR,
  serializeMessage,
  type Transport,
} from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { isRecord } from '../../base/input/options.js';
import { idOf } from './message-id.js';
import { calculatorServer, type ServerOptions } from './server.js';

/**
 * Serves one client over two streams, until the client has said all and is answered, or until it is stopped.
 */
export async function serveStreams(streams: Streams, stopped: Promise<unknown>, options: ServerOptions): Promise<void> {
  const transport = new LineTransport(streams);
  const served = serveStdio(() => calculatorServer({ ...options, mayAsk: true }), { transport });
  await Promise.race([transport.ended, stopped]);
  await served.close();
}

/** Bytes of the longest message that is read. */
const LONGEST_MESSAGE = 1024 * 1024;

/** How long answers are waited for when the client has said all. */
const LINGER_MILLISECONDS = 5_000;

interface Streams {
  readonly input: AsyncIterable<Uint8Array>;
  readonly output: { write(text: string): unknown };
}

/**
 * A message on each line of two streams. What is no message is answered with an error, and what comes after it is read.
 * At the end of the input the requests that have come are still answered.
 */
class LineTransport implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: (message: JSONRPCMessage) => void;
  /** Resolves when the input has ended and what it asked is answered. */
  readonly ended: Promise<void>;
  readonly #streams: Streams;
  readonly #unanswered = new Set<unknown>();
  #end: () => void = () => {};
  #isClosed = false;
  #hasReadAll = false;

  constructor(streams: Streams) {
    this.#streams = streams;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  async start(): Promise<void> {
    this.#read().catch((error: Error) => {
      this.onerror?.(error);
      this.#end();
    });
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#isClosed) return;
    this.#streams.output.write(serializeMessage(message));
    if ('id' in message && !('method' in message)) this.#settle(message.id);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.onclose?.();
  }

  async #read(): Promise<void> {
    for await (const line of linesOf(this.#streams.input, LONGEST_MESSAGE)) {
      if (this.#isClosed) return;
      if (line === undefined) await this.#refuse(PARSE_ERROR, `The message is larger than ${LONGEST_MESSAGE} bytes.`);
      else if (line.trim() !== '') await this.#receive(line);
    }
    this.#hasReadAll = true;
    if (this.#unanswered.size === 0) this.#end();
    else setTimeout(() => this.#end(), LINGER_MILLISECONDS).unref();
  }

  async #receive(line: string): Promise<void> {
    let message: JSONRPCMessage;
    try {
      message = deserializeMessage(line);
    } catch (error) {
      if (error instanceof SyntaxError) return this.#refuse(PARSE_ERROR, 'The line is not valid JSON.');
      return this.#refuse(INVALID_REQUEST, 'The line is not a message of JSON-RPC 2.0.', JSON.parse(line));
    }
    if (isJSONRPCRequest(message)) this.#unanswered.add(message.id);
    else if ('method' in message && message.method === 'notifications/cancelled') {
      this.#settle(message.params?.['requestId']);
    }
    this.onmessage?.(message);
  }

  /** An error of the message; its id is null where none can be read, as JSON-RPC has it. */
  async #refuse(code: number, message: string, refused?: unknown): Promise<void> {
    if (this.#isClosed) return;
    const id = isRecord(refused) ? idOf(refused) : null;
    this.#streams.output.write(`${JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id })}\n`);
    this.#settle(id);
  }

  #settle(id: unknown): void {
    this.#unanswered.delete(id);
    if (this.#hasReadAll && this.#unanswered.size === 0) this.#end();
  }
}

const LINE_FEED = 0x0a;

/** The lines of a stream of UTF-8, without their ends; undefined for one of more than `longest` bytes. */
export async function* linesOf(
  input: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<string | undefined, void> {
  let held: Uint8Array[] = [];
  let size = 0;
  const take = (part: Uint8Array) => {
    size += part.length;
    if (size > longest) held = [];
    else held.push(part);
  };
  const line = () => {
    const text = size > longest ? undefined : new TextDecoder().decode(Buffer.concat(held));
    held = [];
    size = 0;
    return text;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      take(chunk.subarray(start, end));
      start = end + 1;
      yield line();
    }
    take(chunk.subarray(start));
  }
  if (size > 0) yield line();
}
