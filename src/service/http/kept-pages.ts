import type { PageAnswer } from '../../pages/shell/address.js';
import { ANY_ORIGIN, Documents, type Templates } from './documents.js';

/** Characters of all pages that are kept: some hundred of the dearest, or all of one language. */
const MOST_CHARACTERS = 6_000_000;

/** For so long a page is the same: the day that it begins with may be over. */
const MINUTE = 60_000;

interface Kept {
  readonly minute: number;
  /** With an origin that stands for any. */
  readonly template: PageAnswer;
}

/** What a page depends on, but the words of the release. */
interface PageKey {
  /** Its path, or another name of it. */
  readonly name: string;
  readonly host: Pick<Host, 'baseUrl' | 'isKept' | 'pages'>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Pages that are the same for everybody, written once a minute: nobody is counted who asks for one that is there. Clients
 * choose the host that they send, so what is kept has none.
 */
export class KeptPages {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;
  #characters = 0;

  constructor(most = MOST_CHARACTERS) {
    this.#most = most;
  }

  /** A page that is kept, or what `make` gives for the origin that it is told. */
  async get(
    { name, host, at }: PageKey,
    make: (origin: string) => Promise<PageAnswer>,
    isKeepable: (made: PageAnswer) => boolean = isForAll,
  ): Promise<PageAnswer> {
    const minute = Math.floor(at / MINUTE);
    const kept = this.#kept.get(name);
    if (kept?.minute === minute) {
      this.#kept.delete(name);
      this.#kept.set(name, kept);
      return asOf(host, kept.template);
    }
    const template = await make(ANY_ORIGIN);
    this.#drop(name);
    if (isKeepable(template)) this.#keep(name, { minute, template });
    return asOf(host, template);
  }

  #keep(name: string, kept: Kept): void {
    this.#kept.set(name, kept);
    this.#characters += lengthOf(kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    const kept = this.#kept.get(name);
    if (!kept) return;
    this.#kept.delete(name);
    this.#characters -= lengthOf(kept);
  }
}

function lengthOf({ template }: Kept): number {
  return template.body?.length ?? 0;
}

function isForAll({ status, headers, bytes }: PageAnswer): boolean {
  return status === 200 && !bytes && headers['Cache-Control']?.startsWith('public') === true;
}

/** A page as of a host, made once for one that is kept, so that it is tagged and packed once. */
function asOf({ baseUrl, isKept, pages }: PageKey['host'], template: PageAnswer): PageAnswer {
  const made = pages.get(template);
  if (made) return made;
  const page = addressed(template, new URL(baseUrl).origin);
  if (isKept) pages.set(template, page);
  return page;
}

const ANY_HOST = ANY_ORIGIN.slice('https://'.length);

/** A page as of an origin; links of other schemes name its host alone. */
function addressed(page: PageAnswer, origin: string): PageAnswer {
  const { host } = new URL(origin);
  // By functions: a text in their place may have signs that stand for what is around it.
  const named = (text: string, written: (name: string) => string) =>
    text.replaceAll(ANY_ORIGIN, () => written(origin)).replaceAll(ANY_HOST, () => written(host));
  const headers = Object.entries(page.headers).map(([name, value]) => [name, named(value, (text) => text)]);
  return { ...page, headers: Object.fromEntries(headers), body: page.body === null ? null : named(page.body, inHtml) };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] as string);
}

/** A server has a name or two. */
const MOST_HOSTS = 3;

/** Clients of whom it is known which host they asked for last. */
const MOST_CLIENTS = 1_000;

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

interface AskedHost {
  readonly host: Host;
  /** When it was asked for last. */
  asked: number;
}

/**
 * The hosts that a server is asked by. Clients choose the one that they send: whoever sends another with each request
 * neither fills the memory nor has anything packed. A client speaks for the host that it asked for last, so that no one
 * keeps out with names of its own what several others ask for.
 */
export class Hosts {
  readonly #templates: Templates = new Map();
  /** In the order in which they were asked for. */
  readonly #kept = new Map<string, AskedHost>();
  /** What each client asked for last, in the order in which they first did. */
  readonly #choices = new Map<string, string>();
  /** How many clients speak for a host. */
  readonly #voices = new Map<string, number>();
  #latest: AskedHost | undefined;

  /** The host of a base address that a client asks for at an instant, milliseconds since 1970. */
  at(baseUrl: string, now: number, client = ''): Host {
    if (this.#choices.get(client) !== baseUrl) this.#hear(client, baseUrl);
    // Nearly every request asks for the host of the one before it, which is the last of them already.
    if (this.#latest?.host.baseUrl !== baseUrl) {
      const known = this.#kept.get(baseUrl);
      if (!known && !this.#hasRoom(now, this.#voicesFor(baseUrl))) return new Host(baseUrl, this.#templates, false);
      this.#latest = known ?? { host: new Host(baseUrl, this.#templates, true), asked: now };
      this.#kept.delete(baseUrl);
      this.#kept.set(baseUrl, this.#latest);
    }
    this.#latest.asked = now;
    return this.#latest.host;
  }

  #hasRoom(now: number, voices: number): boolean {
    if (this.#kept.size < MOST_HOSTS) return true;
    const [[idle, { asked }]] = this.#kept as unknown as [[string, AskedHost]];
    // A clock that was set back makes room too.
    if (Math.abs(now - asked) > IDLE) return this.#kept.delete(idle);
    // One client alone could else have hosts of its own made in turns.
    if (voices < 2) return false;
    const least = Math.min(...[...this.#kept.keys()].map((name) => this.#voicesFor(name)));
    const weakest = [...this.#kept.keys()].find((name) => this.#voicesFor(name) === least);
    return weakest !== undefined && least < voices && this.#kept.delete(weakest);
  }

  #voicesFor(baseUrl: string): number {
    return this.#voices.get(baseUrl) ?? 0;
  }

  #hear(client: string, baseUrl: string): void {
    const before = this.#choices.get(client);
    this.#choices.delete(client);
    this.#choices.set(client, baseUrl);
    this.#add(baseUrl, 1);
    if (before !== undefined) this.#add(before, -1);
    else if (this.#choices.size > MOST_CLIENTS) {
      const [[longest, choice]] = this.#choices as unknown as [[string, string]];
      this.#choices.delete(longest);
      this.#add(choice, -1);
    }
  }

  #add(baseUrl: string, by: 1 | -1): void {
    const voices = this.#voicesFor(baseUrl) + by;
    if (voices > 0) this.#voices.set(baseUrl, voices);
    else this.#voices.delete(baseUrl);
  }
}

/** Shorter bodies gain nothing. */
export const WORTH_PACKING = 1_000;

export async function packed(body: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([body]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
