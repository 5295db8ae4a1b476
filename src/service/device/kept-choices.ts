import { CHOICES_COOKIE, KEPT_SECONDS } from '../../pages/shell/choice-names.js';
import type { WorkerSettings } from './settings.js';

type Scope = Pick<ServiceWorkerGlobalScope, 'caches'> & Partial<Pick<ServiceWorkerGlobalScope, 'cookieStore'>>;

/** The name of what is kept beside the files of the versions, in their family: who deletes everything deletes it too. */
export const choicesCacheOf = (root: string) => `nirayana${root} choices`;

/**
 * The choices of the reader, as text. On a site of files they are kept on the device, where no host is sent them; beside a
 * server in its cookie, so that its pages follow them too, and on the device where a browser shows no cookie to a worker.
 */
export class KeptChoices {
  readonly #scope: Scope;
  readonly #root: string;
  readonly #cookies: CookieStore | undefined;

  constructor(scope: Scope, { root, hasServer }: Pick<WorkerSettings, 'root' | 'hasServer'>) {
    this.#scope = scope;
    this.#root = root;
    this.#cookies = hasServer ? scope.cookieStore : undefined;
  }

  /** What is kept; '' for nothing, and where the browser does not tell. */
  async read(): Promise<string> {
    try {
      if (this.#cookies) return (await this.#cookies.get(CHOICES_COOKIE))?.value ?? '';
      const found = await (await this.#cache()).match(this.#address);
      return (await found?.text()) ?? '';
    } catch {
      return '';
    }
  }

  /** Keeps a text in place of what was kept. Where the browser keeps nothing, the page says so. */
  async write(text: string): Promise<void> {
    try {
      if (this.#cookies) await this.#setCookie(this.#cookies, text);
      else if (text === '') await this.#scope.caches.delete(choicesCacheOf(this.#root));
      else await (await this.#cache()).put(this.#address, new Response(text));
    } catch {
      // Whoever asks next is told what is kept.
    }
  }

  #cache(): Promise<Cache> {
    return this.#scope.caches.open(choicesCacheOf(this.#root));
  }

  get #address(): string {
    return `${this.#root}/choices`;
  }

  async #setCookie(cookies: CookieStore, value: string): Promise<void> {
    const expires = value === '' ? 0 : Date.now() + KEPT_SECONDS * 1000;
    await cookies.set({ name: CHOICES_COOKIE, value, path: `${this.#root}/`, sameSite: 'lax', expires });
  }
}
