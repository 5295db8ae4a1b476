import type { PageAnswer } from '../../pages/shell/environment.js';
import { ANY_ORIGIN } from './documents.js';

/** Characters of all pages that are kept: some hundred of the dearest, or all of one language. */
const MOST_CHARACTERS = 6_000_000;

/** For so long a page is the same: the day that it begins with may be over. */
const MINUTE = 60_000;

interface Kept {
  readonly minute: number;
  /** With an origin that stands for any. */
  readonly template: PageAnswer;
  /** What the latest client was answered, so that it is tagged and packed once. */
  latest: { readonly origin: string; readonly answer: PageAnswer };
}

/** What a page depends on, but the words of the release. */
interface PageKey {
  readonly pathname: string;
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Pages that are the same for everybody, written once a minute: nobody is counted who asks for one, and some take 7 ms of
 * the processor. Clients choose the host that they send, so what is kept has none.
 */
export class KeptPages {
  readonly #kept = new Map<string, Kept>();
  readonly #most: number;
  #characters = 0;

  constructor(most = MOST_CHARACTERS) {
    this.#most = most;
  }

  /** A page that is kept, or what `make` gives for the origin that it is told. */
  async get(key: PageKey, make: (origin: string) => Promise<PageAnswer>): Promise<PageAnswer> {
    const { pathname, origin } = key;
    const minute = Math.floor(key.at / MINUTE);
    const kept = this.#kept.get(pathname);
    if (kept?.minute === minute) {
      this.#kept.delete(pathname);
      this.#kept.set(pathname, kept);
      if (kept.latest.origin !== origin) kept.latest = { origin, answer: addressed(kept.template, origin) };
      return kept.latest.answer;
    }
    const template = await make(ANY_ORIGIN);
    const answer = addressed(template, origin);
    this.#drop(pathname);
    if (isForAll(template)) this.#keep(pathname, { minute, template, latest: { origin, answer } });
    return answer;
  }

  #keep(pathname: string, kept: Kept): void {
    this.#kept.set(pathname, kept);
    this.#characters += lengthOf(kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#characters <= this.#most) break;
      this.#drop(oldest);
    }
  }

  #drop(pathname: string): void {
    const kept = this.#kept.get(pathname);
    if (!kept) return;
    this.#kept.delete(pathname);
    this.#characters -= lengthOf(kept);
  }
}

function lengthOf({ template }: Kept): number {
  return template.body?.length ?? 0;
}

function isForAll({ status, headers, bytes }: PageAnswer): boolean {
  return status === 200 && !bytes && headers['Cache-Control']?.startsWith('public') === true;
}

/** A page as of an origin; links of other schemes name its host alone. */
function addressed(page: PageAnswer, origin: string): PageAnswer {
  const { host } = new URL(origin);
  const named = (text: string) =>
    text.replaceAll(ANY_ORIGIN, origin).replaceAll(ANY_ORIGIN.slice('https://'.length), host);
  const headers = Object.fromEntries(Object.entries(page.headers).map(([name, value]) => [name, named(value)]));
  return { ...page, headers, body: page.body === null ? null : named(page.body) };
}
