import { type Body, discardBody, type FormBody, readForm, readJson } from './body.js';
import type { Asked } from './door.js';
import type { Brought } from './service.js';

interface Place extends Pick<Asked, 'origin' | 'pathname' | 'search' | 'requestId'> {
  readonly clientId: ((request: Request) => string) | undefined;
}

/** A web request as the service reads it. */
export class WebAsked implements Brought {
  readonly method: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly requestId: string;
  readonly #request: Request;
  readonly #clientId: Place['clientId'];
  #isRead = false;

  constructor(request: Request, { origin, pathname, search, requestId, clientId }: Place) {
    this.method = request.method;
    this.origin = origin;
    this.pathname = pathname;
    this.search = search;
    this.requestId = requestId;
    this.#request = request;
    this.#clientId = clientId;
  }

  get client(): string {
    return this.#clientId?.(this.#request) ?? '';
  }

  readonly header = (name: string): string | null => this.#request.headers.get(name);

  readonly json = async (most?: number): Promise<Body> => {
    const body = await readJson(this.#request, most);
    this.#isRead = 'value' in body;
    return body;
  };

  readonly form = async (): Promise<FormBody> => {
    const body = await readForm(this.#request);
    this.#isRead = 'value' in body;
    return body;
  };

  readonly discard = (): Promise<void> | undefined => (this.#isRead ? undefined : discardBody(this.#request));
}
