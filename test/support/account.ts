import type { AccountOptions } from '../../src/service/account/room/call.js';
import { accountDoors } from '../../src/service/account/service.js';
import { type Handler, handlerWith } from '../../src/service/http/handler.js';
import type { Database } from '../../src/service/store/database.js';
import { invite } from '../../src/service/store/invitations.js';
import type { HashCost } from '../../src/service/store/passwords.js';

export const HOME = 'https://example.test';
export const PASSWORD = 'a horse at the ascendant';
export const OTHER_PASSWORD = 'two horses at the nadir';

/** Tests that hash are about who may in, and not about how long a guess takes. */
export const CHEAP: HashCost = { ln: 4, r: 1, p: 1 };

/** A service of which the pages of accounts are all that matters. */
export function accountService(
  database: Database,
  options: Partial<AccountOptions> = {},
  home: string | null = HOME,
): Handler {
  const report = (error: unknown) => {
    throw error;
  };
  const opened = { database, wake: () => {} };
  const store = { exists: () => true, open: async () => opened };
  const all = { store, hasAccounts: true, retentionDays: 30, hashCost: CHEAP, now: () => new Date(), report };
  const place = { ...(home !== null && { baseUrl: home }), ...options };
  return handlerWith({
    doors: accountDoors({ ...all, ...place }),
    ...(place.baseUrl !== undefined && { baseUrl: place.baseUrl }),
    ...(place.basePath !== undefined && { basePath: place.basePath }),
    rateLimiter: { take: async () => ({ allowed: true, limit: 9, remaining: 9, resetSeconds: 1 }) },
    onError: (error) => {
      throw error;
    },
    clientId: (request) => request.headers.get('x-client') ?? '192.0.2.1',
  });
}

/** What a browser keeps and sends: the cookies of this service, and from where a form was sent. */
export class Browser {
  readonly #handle: Handler;
  readonly #home: string;
  readonly cookies = new Map<string, string>();
  /** The headers of its last answer. */
  headers = new Headers();
  readonly client: string;

  constructor(handle: Handler, { home = HOME, client = '192.0.2.1' } = {}) {
    this.#handle = handle;
    this.#home = home;
    this.client = client;
  }

  get(path: string): Promise<Seen> {
    return this.#send(new Request(this.#home + path, { headers: this.#sent() }));
  }

  post(
    path: string,
    fields: Readonly<Record<string, string>>,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Seen> {
    const headers = { origin: new URL(this.#home).origin, 'sec-fetch-site': 'same-origin', ...this.#sent(), ...more };
    return this.#send(new Request(this.#home + path, { method: 'POST', headers, body: new URLSearchParams(fields) }));
  }

  /** Sets a password by an invitation, which logs in. */
  async enter(database: Database, account: string, password = PASSWORD): Promise<Seen> {
    const invitation = (await invite(database, { account, at: new Date() })) as string;
    return this.post('/account/password', { invitation, fresh: password, again: password });
  }

  logIn(account: string, password = PASSWORD): Promise<Seen> {
    return this.post('/account/log-in', { account, password });
  }

  #sent(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'x-client': this.client, accept: 'text/html', ...(cookie !== '' && { cookie }) };
  }

  async #send(request: Request): Promise<Seen> {
    const response = await this.#handle(request);
    this.headers = response.headers;
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return { status: response.status, text: await response.text(), ...(location !== null && { location }) };
  }
}

export interface Seen {
  readonly status: number;
  readonly text: string;
  readonly location?: string;
}
