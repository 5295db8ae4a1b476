import type { IncomingMessage } from 'node:http';
import {
  type Body,
  declaredFormRefusal,
  declaredRefusal,
  type FormBody,
  MAX_BODY_BYTES,
  mayHaveBody,
  parseForm,
  parseJson,
} from '../http/body.js';
import { takesGzip } from '../http/negotiate.js';
import type { Brought } from '../http/service.js';
import type { IsGone } from '../web/long.js';
import type { Address, ClientOf, Exchange } from './address.js';

interface Circumstances {
  /** Where it leads: the whole address, as the client has asked. */
  readonly address: Address;
  /** The path as the service sees it. */
  readonly pathname: string;
  readonly clientOf: ClientOf;
}

/** A request of Node as the service reads it. */
export class NodeAsked implements Brought {
  readonly method: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly requestId: string;
  readonly #exchange: Exchange;
  readonly #circumstances: Circumstances;

  constructor(exchange: Exchange, circumstances: Circumstances) {
    const { pathname, address } = circumstances;
    this.method = exchange.method;
    this.origin = address.origin;
    this.pathname = pathname;
    this.search = address.search;
    this.requestId = exchange.requestId;
    this.#exchange = exchange;
    this.#circumstances = circumstances;
  }

  get client(): string {
    const { clientOf, address } = this.#circumstances;
    return clientOf(this.#exchange, address);
  }

  get takesGzip(): boolean {
    return takesGzip(this.header('accept-encoding'));
  }

  readonly isGone: IsGone = (perhaps = false) => {
    const { incoming, outgoing } = this.#exchange;
    return outgoing.destroyed || (perhaps && incoming.socket.readableEnded);
  };

  readonly header = (name: string): string | null => headerOf(this.#exchange.incoming, name);

  readonly json = async (most = MAX_BODY_BYTES): Promise<Body> => {
    const refusal = declaredRefusal(this.header, most);
    if (refusal) return refusal;
    const chunks = await this.#exchange.body.read(most);
    return Array.isArray(chunks) ? parseJson(chunks) : chunks;
  };

  readonly form = async (): Promise<FormBody> => {
    const refusal = declaredFormRefusal(this.header, MAX_BODY_BYTES);
    if (refusal) return refusal;
    const chunks = await this.#exchange.body.read(MAX_BODY_BYTES);
    return Array.isArray(chunks) ? parseForm(chunks) : chunks;
  };

  readonly discard = (): Promise<void> | undefined => (mayHaveBody(this) ? this.#exchange.body.discard() : undefined);
}

/** A header as web requests have it: the fields of one name in one, in small letters, null where there is none. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | null {
  let found: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const sent = rawHeaders[index] as string;
    if (sent.length !== name.length || sent.toLowerCase() !== name) continue;
    const value = rawHeaders[index + 1] as string;
    found = found === null ? value : `${found}, ${value}`;
  }
  return found;
}
