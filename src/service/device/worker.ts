import { paths } from '../../catalog/paths.js';
import { chosenBy } from '../../pages/shell/choice-names.js';
import { mayHaveBody } from '../http/body.js';
import { handlerOnDevice, sourceOf, takesChoices, withoutSlash } from './answers.js';
import { choicesCacheOf, KeptChoices } from './kept-choices.js';
import { CHOICES_HEADER, type Spoken, type WorkerSettings } from './settings.js';

/** What a service worker has of the browser. */
type Scope = Pick<
  ServiceWorkerGlobalScope,
  'addEventListener' | 'caches' | 'clients' | 'fetch' | 'location' | 'registration' | 'skipWaiting'
> &
  Partial<Pick<ServiceWorkerGlobalScope, 'cookieStore'>>;

/** What a page asks of the worker beside answers. */
const ASKED = { skip: 'skip-waiting', claim: 'claim', version: 'version' };

/**
 * Answers what the pages of a site ask on the device itself: nothing that is asked goes to the network, where only files
 * are fetched by their paths. It must be called while its file is read, since browsers hear no later listener.
 */
export function startWorker(scope: Scope, settings: WorkerSettings, languages: readonly [Spoken, ...Spoken[]]): void {
  const { root, version, hasServer } = settings;
  const [{ locale }] = languages;
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const kept = new Kept(scope, `nirayana${root}`, version, [choicesCacheOf(root)]);
  const choices = new KeptChoices(scope, settings);
  const handle = handlerOnDevice(settings, languages, (address) => kept.file(address));

  const notHere = async (request: Request, url: URL) => {
    const address = new URL(`${root}${prefix}${paths.offline}?missing=1`, url);
    return handle(await asked(request, address, { root, choices: '' }));
  };

  /** A page of another site chooses for nobody: browsers say which page a form was sent from. */
  const keepChoices = async (request: Request, { pathname, origin }: URL): Promise<Response> => {
    const { referrer } = request;
    if (!URL.canParse(referrer) || new URL(referrer).origin !== origin) return Response.redirect(pathname, 303);
    const { kept: text, query } = chosenBy(new URLSearchParams(await request.text()));
    await choices.write(text);
    return Response.redirect(pathname + query, 303);
  };

  const answer = async (request: Request, url: URL): Promise<Response> => {
    const path = url.pathname.slice(root.length);
    const source = sourceOf(path, { locale, hasServer, hasQuery: url.search !== '' });
    if (source === 'file') return kept.file(url.pathname);
    if (source === 'page') return (await kept.page(url.pathname)) ?? notHere(request, url);
    if (source === 'elsewhere' && request.mode === 'navigate') {
      // The page of the other language starts its worker, and asks it for what the fragment says.
      if (url.search !== '') return Response.redirect(`${url.pathname}#${url.search.slice(1)}`, 302);
      return scope.fetch(url.pathname).then(asItCame, () => notHere(request, url));
    }
    if (request.method === 'POST' && takesChoices(path)) return keepChoices(request, url);
    return handle(await asked(request, url, { root, choices: await choices.read() }));
  };

  scope.addEventListener('install', (event) => {
    // The first one takes over what is open; a later one waits until its reader wants it.
    event.waitUntil(scope.registration.active ? kept.takeOver(root + settings.places) : scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(kept.dropOthers().then(() => scope.clients.claim()));
  });
  scope.addEventListener('message', (event) => {
    if (event.data === ASKED.skip) event.waitUntil(scope.skipWaiting());
    if (event.data === ASKED.claim) event.waitUntil(scope.clients.claim());
    if (event.data === ASKED.version) event.ports[0]?.postMessage(version);
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    const isInside =
      url.origin === scope.location.origin && (url.pathname === root || url.pathname.startsWith(`${root}/`));
    if (!isInside) return;
    if (sourceOf(url.pathname.slice(root.length), { locale, hasServer }) === 'network') return;
    event.respondWith(answer(request, url));
  });
}

/**
 * A request as the handler takes it: one that navigates cannot be made anew, and the path of a page has no slash behind it.
 * Its body is read whole: Chrome takes a stream for a request since version 105 alone, and Firefox shows none.
 */
async function asked(request: Request, url: URL, { root, choices }: { root: string; choices: string }) {
  const { method } = request;
  const headers = new Headers(request.headers);
  headers.set(CHOICES_HEADER, choices);
  const own = new URL(url);
  own.hash = '';
  own.pathname = root + withoutSlash(url.pathname.slice(root.length));
  if (!mayHaveBody(request)) return new Request(own, { method, headers });
  const sent = await request.arrayBuffer();
  const made = new Request(own, { method, headers, body: sent });
  // The handler counts the bytes of a stream while they come.
  return made.body === undefined ? Object.defineProperty(made, 'body', { value: new Response(sent).body }) : made;
}

/** A page that was redirected on its way is refused to who navigates. */
function asItCame(response: Response): Response {
  const { body, status, headers } = response;
  return response.redirected ? new Response(body, { status, headers }) : response;
}

/** Files of the site that are kept on the device, those of each version apart. */
class Kept {
  readonly #scope: Pick<Scope, 'caches' | 'fetch'>;
  readonly #family: string;
  readonly #name: string;
  /** What stays when the version changes. */
  readonly #lasting: readonly string[];

  constructor(scope: Pick<Scope, 'caches' | 'fetch'>, family: string, version: string, lasting: readonly string[]) {
    this.#lasting = lasting;
    this.#scope = scope;
    this.#family = `${family} `;
    this.#name = `${family} ${version}`;
  }

  /** A file, by its path alone. */
  async file(path: string): Promise<Response> {
    const cache = await this.#scope.caches.open(this.#name);
    const known = await cache.match(path);
    if (known) return known;
    const response = await this.#scope.fetch(path);
    // Where there is no room for it, it is fetched again.
    if (response.ok) await cache.put(path, response.clone()).catch(() => undefined);
    return response;
  }

  /** A page that is a file; undefined where it is not kept and there is no network. */
  async page(path: string): Promise<Response | undefined> {
    try {
      return asItCame(await this.file(withoutSlash(path)));
    } catch {
      return undefined;
    }
  }

  /**
   * Has what its reader has kept of another version: `same`, whose name tells what is in it, as it is, and each page anew.
   * What cannot be had comes when it is opened.
   */
  async takeOver(same: string): Promise<void> {
    const cache = await this.#scope.caches.open(this.#name);
    for (const name of await this.#others()) {
      const old = await this.#scope.caches.open(name);
      for (const { url } of await old.keys()) {
        const path = new URL(url).pathname;
        const known = path === same ? await old.match(path) : undefined;
        // One after the other: a host of files may count requests.
        await (known ? cache.put(path, known) : this.page(path)).catch(() => undefined);
      }
    }
  }

  async dropOthers(): Promise<void> {
    await Promise.all((await this.#others()).map((name) => this.#scope.caches.delete(name)));
  }

  async #others(): Promise<string[]> {
    const names = await this.#scope.caches.keys();
    return names.filter((name) => name.startsWith(this.#family) && ![this.#name, ...this.#lasting].includes(name));
  }
}
