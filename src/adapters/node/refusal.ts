import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CalculationError } from '../../errors.js';
import { failure, toResponse } from '../http/answer.js';

/** What Node's parser and timers find wrong with a connection: status and message. */
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The header of the request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};
const MALFORMED = [400, 'The request is not well-formed HTTP.'] as const;

/** Answers what never became a request, as plain as any other error, and ends the connection. */
export function refuse(error: NodeJS.ErrnoException, socket: Duplex, at: Date): void {
  const [status, message] = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const answer = failure('', new CalculationError('invalid_input', message), at, { status });
  const { headers } = toResponse(answer, 'GET', crypto.randomUUID());
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(answer.body ?? '')}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${answer.body}`, () => socket.destroy());
}
