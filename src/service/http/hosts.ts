import type { PageAnswer } from '../../pages/shell/environment.js';
import { Documents, type Templates } from './documents.js';

/** A server has a name or two. */
const MOST_HOSTS = 3;

/** Milliseconds after which a host that nobody has asked for makes room for another. */
const IDLE = 60_000;

/** An address that a server is asked by, and what is made for it. */
export class Host {
  readonly baseUrl: string;
  /** Whether what is made for it is there when it is asked for again; for others nothing is packed. */
  readonly isKept: boolean;
  readonly documents: Documents;
  /** Pages as of this host, by what they were made from. */
  readonly pages = new WeakMap<object, PageAnswer>();

  constructor(baseUrl: string, templates: Templates, isKept: boolean) {
    this.baseUrl = baseUrl;
    this.isKept = isKept;
    this.documents = new Documents(baseUrl, templates);
  }
}

/**
 * The hosts that a server is asked by. Clients choose the one that they send: whoever sends another with each request
 * neither fills the memory nor has anything packed.
 */
export class Hosts {
  readonly #templates: Templates = new Map();
  /** In the order in which they were asked for. */
  readonly #kept = new Map<string, { readonly host: Host; readonly asked: number }>();

  /** The host of a base address that is asked at an instant, milliseconds since 1970. */
  at(baseUrl: string, now: number): Host {
    const known = this.#kept.get(baseUrl);
    if (!known && !this.#hasRoom(now)) return new Host(baseUrl, this.#templates, false);
    const host = known?.host ?? new Host(baseUrl, this.#templates, true);
    this.#kept.delete(baseUrl);
    this.#kept.set(baseUrl, { host, asked: now });
    return host;
  }

  #hasRoom(now: number): boolean {
    if (this.#kept.size < MOST_HOSTS) return true;
    const [[idle, { asked }]] = this.#kept as unknown as [[string, { readonly asked: number }]];
    // A clock that was set back makes room too.
    return Math.abs(now - asked) > IDLE && this.#kept.delete(idle);
  }
}
