import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { headersOf, type Reply } from '../http/answer.js';
import type { Exchange } from './exchange.js';

/** How long a stream to a client that has closed its side may be silent. */
const SILENCE_MILLISECONDS = 1_000;

/** Writes an answer. Rejects with what goes wrong with its stream; not where the client is gone. */
export function writeReply(reply: Reply | Response, exchange: Exchange): Promise<void> | undefined {
  const { incoming, outgoing, method } = exchange;
  const { status, body } = reply;
  const headers: OutgoingHttpHeaders = 'isPublic' in reply ? headersOf(reply) : headersFrom(reply);
  // What is left of a body stands where a next request would, but in HTTP/2.
  if (!exchange.body.isRead && incoming.httpVersionMajor === 1) headers['Connection'] = 'close';
  if (body === null || typeof body === 'string') {
    const data = ('isPublic' in reply ? reply.bytes : undefined) ?? encoded(body ?? '');
    if (!isBodiless(status)) headers['Content-Length'] = Buffer.byteLength(data);
    outgoing.writeHead(status, headers);
    outgoing.end(method === 'HEAD' ? '' : data);
    return;
  }
  outgoing.writeHead(status, headers);
  if (method !== 'HEAD') return writeStream(body, exchange);
  outgoing.end();
  return body.cancel();
}

/** From how many characters on a body is encoded here. */
const LONG_BODY = 4096;

/** A long body is encoded once, by itself: Node would encode it after the headers, in three times the room. */
function encoded(body: string): string | Uint8Array {
  return body.length < LONG_BODY ? body : Buffer.from(body);
}

/** Those of a web response, in which cookies alone are no list. */
function headersFrom({ headers }: Response): OutgoingHttpHeaders {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 304;
}

async function writeStream(body: ReadableStream<Uint8Array>, { incoming, outgoing }: Exchange): Promise<void> {
  const { socket } = incoming;
  // Who closes its side may wait for an answer still. Who has gone altogether is not heard of before something is sent.
  const watch = () => socket.setTimeout(SILENCE_MILLISECONDS);
  socket.once('end', watch);
  outgoing.flushHeaders();
  try {
    await pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  } finally {
    socket.off('end', watch);
  }
}
