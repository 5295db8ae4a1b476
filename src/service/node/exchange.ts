import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Asked } from '../http/door.js';
import type { Address } from './address.js';
import type { RequestBody } from './request-body.js';

/** A request and what its answer is written to. */
export interface Exchange extends Pick<Asked, 'method' | 'requestId'> {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly body: RequestBody;
}

/** Whom to count a request against. */
export type ClientOf = (exchange: Exchange, address: Address) => string;
