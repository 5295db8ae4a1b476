import type { Ephemeris } from '../../base/ephemeris/ephemeris.js';
import { isCalculationError } from '../../base/errors.js';
import type { Lazy } from '../../base/lazy.js';
import type { ZoneFinder } from '../../base/time/zone-at.js';
import { DEFAULTS, resolveEnvironment } from '../../calculation/options.js';
import { runTool } from '../../calculation/run.js';
import { paths, unhashed } from '../../catalog/paths.js';
import { languagesOfServer } from '../../languages/list.js';
import { type Choices, choicesOfCookies, NO_CHOICES } from '../../pages/shell/choice-names.js';
import type { OnDevice } from '../../pages/shell/device.js';
import type { Documents } from '../../pages/shell/documents.js';
import { birthChartTool } from '../../tools/birth-chart-calculator/tool.js';
import type { Elsewhere } from '../web/long.js';
import { placeSearch } from '../web/places.js';
import { Shelf } from '../web/shelf.js';
import { mayHaveBody } from './body.js';
import type { Call } from './calculation.js';
import {
  type Answer,
  type Answered,
  type Asked,
  type Door,
  failure,
  type MountOptions,
  mountOf,
  type Reply,
} from './door.js';
import { Hosts, KeptPages } from './kept-pages.js';
import { PAGES } from './page-answer.js';
import { type PublicOptions, publicAnswer } from './public.js';
import type { RateLimiter } from './rate-limit.js';
import { type Route, routeOf, slugOf } from './routes.js';

/** A request as the web handler and the Node server bring it to the service. */
export interface Brought extends Asked {
  /** Reads and throws away what nobody has read of the body; undefined where nothing is left. */
  readonly discard: () => Promise<void> | undefined;
}

/** What stands beside the public calculators. */
export interface Parts {
  readonly doors?: readonly Door[];
  /** What the answer of `/readyz` tells beside its status. */
  readonly readiness?: () => Readonly<Record<string, string>>;
  /** Does what takes long beside the loop that answers. Default: all is done in it. */
  readonly elsewhere?: Elsewhere | undefined;
  /** How pages offer the service on the device of their reader. Default: not at all. */
  readonly onDevice?: OnDevice | undefined;
  /** The documents, as pages below `/docs`. Default: none. */
  readonly documents?: Pick<Lazy<Documents>, 'get' | 'hasFailed'> | undefined;
  /** Where a request brings the choices that its reader keeps. Default: in a cookie. */
  readonly choices?: ((header: Asked['header']) => Choices) | undefined;
}

export interface ServiceOptions extends MountOptions, Parts {
  readonly now?: () => Date;
  readonly zoneAt?: ZoneFinder;
  readonly ephemeris?: Ephemeris;
  readonly rateLimiter?: RateLimiter | undefined;
  readonly onError?: (error: unknown, context: { readonly requestId: string }) => void;
  readonly onAnswered?: (answered: Answered) => void;
}

/** All that is served, whatever carries the requests and the answers. */
export class Service {
  /** A path as seen from where the service is mounted. */
  readonly inside: (pathname: string) => string;
  readonly #options: ServiceOptions;
  readonly #publicOptions: PublicOptions;
  readonly #now: () => Date;
  readonly #urlAt: (origin: string) => string;
  readonly #doors: readonly Door[];
  readonly #environment: Call['environment'];
  readonly #hosts = new Hosts();
  readonly #shelf = new Shelf();
  readonly #kept = new KeptPages();

  /** @throws as `createHandler` does. */
  constructor(options: ServiceOptions) {
    requireFunctions(options);
    const { now = () => new Date(), zoneAt, ephemeris, doors = [] } = options;
    const { inside, urlAt } = mountOf(options);
    this.inside = inside;
    this.#options = options;
    // Once, and not with every request: it is copied field by field.
    this.#publicOptions = { ...options, missing: () => this.#missing() };
    this.#now = now;
    this.#urlAt = urlAt;
    this.#doors = doors;
    this.#environment = { ...(zoneAt !== undefined && { zoneAt }), ...(ephemeris !== undefined && { ephemeris }) };
    // Here, and not when the first client asks: it is no error of theirs.
    resolveEnvironment(this.#environment, DEFAULTS);
  }

  /** Does what the first client would wait for: loads what is loaded when it is needed, and reads the whole sky. */
  async load(): Promise<void> {
    await Promise.all(this.#parts().map(([, part]) => part.get()));
    // No clock is asked, since a chart of a birth needs none. Of a sky that cannot be read `/readyz` tells.
    const options = { now: new Date(0), environment: this.#environment, onError: () => {} };
    runTool(birthChartTool, birthChartTool.example, options);
  }

  #parts(): (readonly [name: string, part: NonNullable<Door['part']>])[] {
    const ofDoors = this.#doors.flatMap(({ path, part }) => (part ? [[path.slice(1), part] as const] : []));
    const { documents } = this.#options;
    const ofDocuments = documents ? [['documents', documents] as const] : [];
    return [['pages', PAGES], ['places', placeSearch], ['languages', languagesOfServer], ...ofDocuments, ...ofDoors];
  }

  /** What `/readyz` tells of the parts that could not be loaded. */
  #missing(): Readonly<Record<string, string>> {
    const missing = this.#parts().filter(([, part]) => part.hasFailed);
    return Object.fromEntries(missing.map(([name]) => [name, 'unavailable']));
  }

  /** Answers a request and reads what is left of its body. Never rejects. */
  async answer(asked: Brought): Promise<Reply> {
    const began = this.#options.onAnswered ? performance.now() : 0;
    const { pathname, requestId } = asked;
    const door = this.#doors.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
    const route = door ?? routeOf(pathname);
    let answer: Pick<Reply, 'status' | 'headers' | 'body' | 'bytes'>;
    try {
      answer = await ('kind' in route ? this.#public(route, asked) : route.answer(asked));
    } catch (error) {
      if (!isCalculationError(error)) this.#report(error, asked);
      // The clock of the caller may be what failed.
      answer = failure('kind' in route ? slugOf(route) : '', error, new Date());
    }
    const rest = asked.discard();
    if (rest) await rest;
    const { status, body, bytes } = answer;
    const isTheirs = this.#options.baseUrl === undefined && 'kind' in route;
    const headers = isTheirs ? keptByNobodyElse(answer.headers, route, pathname) : answer.headers;
    if (began) this.#tell(asked, { status, milliseconds: performance.now() - began, ...nameOf(route) });
    return { status, headers, body, bytes, requestId, isPublic: door === undefined };
  }

  /** An answer that was given without asking the service, on its way to the client. */
  refuse(asked: Pick<Asked, 'method' | 'requestId'>, answer: Answer): Answer & Reply {
    this.#tell(asked, { route: 'refused', tool: '', status: answer.status, milliseconds: 0 });
    return { ...answer, requestId: asked.requestId, isPublic: true };
  }

  #public(route: Route, asked: Asked): ReturnType<typeof publicAnswer> {
    const at = this.#now();
    const baseUrl = this.#urlAt(asked.origin);
    const host = this.#hosts.at(baseUrl, at.getTime(), this.#options.baseUrl === undefined ? clientOf(asked) : '');
    const report = (error: unknown) => this.#report(error, asked);
    const { elsewhere, onDevice, documents } = this.#options;
    const { choices: choicesOf = (header) => choicesOfCookies(header('cookie')) } = this.#options;
    const choices = isForPeople(route, asked) ? choicesOf(asked.header) : NO_CHOICES;
    const environment = this.#environment;
    const [shelf, kept] = [this.#shelf, this.#kept];
    const beside = { environment, elsewhere, onDevice, documents, shelf, kept, report };
    return publicAnswer({ asked, route, at, baseUrl, host, choices, ...beside }, this.#publicOptions);
  }

  #report(error: unknown, { requestId }: Asked): void {
    try {
      this.#options.onError?.(error, { requestId });
    } catch {
      // An observer that fails must not cost the client its answer.
    }
  }

  #tell(
    { method, requestId }: Pick<Asked, 'method' | 'requestId'>,
    answered: Pick<Answered, 'route' | 'tool' | 'status' | 'milliseconds'>,
  ): void {
    const { onAnswered } = this.#options;
    if (!onAnswered) return;
    try {
      onAnswered({ at: this.#now(), requestId, method, ...answered });
    } catch {
      // As above.
    }
  }
}

/** Whether an answer is a page. No program is answered by what a browser keeps, and no file. */
function isForPeople({ kind }: Route, asked: Asked): boolean {
  const { pathname } = asked;
  return !mayHaveBody(asked) && !pathname.startsWith('/api/') && !pathname.includes('.') && kind !== 'unknown';
}

const { style, script, device, mark, icon, sample } = paths.files;
const STATIC: readonly string[] = [style, script, device, mark, icon, sample];

/** Whether an answer has links that begin with the address of the request, where no other was given. */
function repeatsHost({ kind }: Route, pathname: string): boolean {
  return kind !== 'places' && kind !== 'moved' && !STATIC.includes(unhashed(pathname));
}

/** A shared cache would hand the host that one client has sent to all others. */
function keptByNobodyElse(headers: Answer['headers'], route: Route, pathname: string): Answer['headers'] {
  const control = headers['Cache-Control'];
  if (!control?.startsWith('public') || !repeatsHost(route, pathname)) return headers;
  return { ...headers, 'Cache-Control': control.replace('public', 'private') };
}

/** Whom a request is from; what cannot tell is told of where the request is counted. */
function clientOf(asked: Asked): string {
  try {
    return asked.client;
  } catch {
    return '';
  }
}

function requireFunctions({ now, onError, onAnswered }: ServiceOptions): void {
  for (const [name, value] of Object.entries({ now, onError, onAnswered })) {
    if (value !== undefined && typeof value !== 'function')
      throw new TypeError(`The option ${name} must be a function.`);
  }
}

/** What is told of the place that was asked. */
function nameOf(place: Route | Door): Pick<Answered, 'route' | 'tool'> {
  if (!('kind' in place)) return { route: place.path, tool: '' };
  return { route: place.kind, tool: 'tool' in place && place.tool ? place.tool.slug : '' };
}
