import type { IncomingMessage } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

/** After a piece smaller than this, what follows it is collected for a turn of the event loop. */
const SMALL_BYTES = 1024;

/**
 * The body of a request, in pieces that are worth their while. A client may cut its body into single bytes; Node's own
 * conversion makes a piece of each, and reads on while there are any, with every other client waiting.
 */
export function requestBody(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      const { done, value } = await pieces.next();
      if (done) return controller.close();
      controller.enqueue(value);
      if (value.byteLength < SMALL_BYTES && !incoming.complete) await turn();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
