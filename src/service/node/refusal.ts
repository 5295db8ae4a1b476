import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CalculationError } from '../../base/errors.js';
import { type Answer, failure } from '../http/answer.js';
import { linger } from './connection.js';

/** What Node's parser and timers find wrong with a connection. */
const FAULTS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The header of the request is too large.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the body are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** The answer to what never became a request. */
export function faultAnswer({ code = '' }: NodeJS.ErrnoException): Answer {
  const [status, message] = FAULTS[code] ?? [400, 'The request is not well-formed HTTP.'];
  return refusal(status, message);
}

/** The answer to CONNECT, which Node hands over as a bare connection. */
export function tunnelAnswer(): Answer {
  return refusal(400, 'The server is no proxy and connects to no other.');
}

/** The answer to a request that HTTP/1.1 does not allow or that expects what is not possible, undefined for any other. */
export function headerAnswer({ headers, rawHeaders, httpVersion }: IncomingMessage): Answer | undefined {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts++;
  }
  const isOld = httpVersion === '1.0';
  if (hosts > 1 || (hosts === 0 && !isOld)) return refusal(400, 'The request must have one Host header.');
  const { expect } = headers;
  if (isOld || expect === undefined || expect.toLowerCase() === '100-continue') return undefined;
  return refusal(417, 'The Expect header can only be 100-continue.');
}

function refusal(status: number, message: string): Answer {
  const headers = { Connection: 'close' };
  return failure('', new CalculationError('invalid_input', message), new Date(), { status, headers });
}

/** Writes an answer where Node has no response to write it with, and ends the connection. */
export function writeLast({ status, headers, body }: Answer, socket: Duplex): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body ?? '')}`,
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  linger(socket);
}
