import type { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { type BodyRefusal, BROKEN_OFF, discardPieces, tooLarge } from '../http/body.js';

/** After a piece smaller than this, what follows it is collected for a turn of the event loop. */
const SMALL_BYTES = 1024;

/**
 * The body of a request, in pieces that are worth their while. A client may cut its body into single bytes; Node makes a
 * piece of each, and reads on while there are any, with every other client waiting.
 */
export class RequestBody {
  readonly #incoming: IncomingMessage;
  #pieces: AsyncIterator<Uint8Array<ArrayBuffer>> | undefined;
  #isRead = false;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
  }

  /** Whether nothing of it is still to come. */
  get isRead(): boolean {
    return this.#isRead || this.#incoming.complete;
  }

  /** All of it, counted while it arrives, since a client may declare any length or none. */
  async read(most: number): Promise<Uint8Array<ArrayBuffer>[] | BodyRefusal> {
    // Node hands over the head of a request before it reads on to what has come with it.
    if (this.#incoming.readableLength === 0) await undefined;
    const whole = this.#atOnce(most);
    if (whole) return [whole];
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    try {
      for (let piece = await this.next(); !piece.done; piece = await this.next()) {
        size += piece.value.byteLength;
        if (size > most) return tooLarge(most);
        chunks.push(piece.value);
      }
    } catch {
      return BROKEN_OFF;
    }
    return chunks;
  }

  /** The whole body, where it has come with the head of its request, as short ones do. */
  #atOnce(most: number): Uint8Array<ArrayBuffer> | undefined {
    const { headers, readableLength } = this.#incoming;
    if (readableLength === 0 || readableLength > most) return undefined;
    if (headers['content-length'] !== String(readableLength)) return undefined;
    this.#isRead = true;
    return this.#incoming.read() ?? undefined;
  }

  async next(): Promise<IteratorResult<Uint8Array<ArrayBuffer>>> {
    this.#pieces ??= this.#incoming[Symbol.asyncIterator]();
    const piece = await this.#pieces.next();
    if (piece.done) this.#isRead = true;
    else if (piece.value.byteLength < SMALL_BYTES && !this.#incoming.complete) await turn();
    return piece;
  }

  /** Reads what is left of it and throws it away, up to a size and for a time; undefined where nothing is to be read. */
  discard(): Promise<void> | undefined {
    // Node itself throws away what has come and was never looked at.
    const isLeft = !this.#isRead && (this.#pieces !== undefined || !this.#incoming.complete);
    return isLeft ? discardPieces(() => this.next()) : undefined;
  }

  /** As the bodies of web requests are. */
  stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
      const { done, value } = await this.next();
      if (done) controller.close();
      else controller.enqueue(value);
    };
    return new ReadableStream({ pull }, { highWaterMark: 0 });
  }
}
