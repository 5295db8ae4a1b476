import { Lazy } from '../../base/lazy.js';
import { paths } from '../../catalog/paths.js';
import { LANGUAGES, speakOnly } from '../../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../languages/locale/locales.js';
import { readChoices } from '../../pages/shell/choice-names.js';
import { APP_FILES } from '../../pages/shell/device.js';
import type { Documents } from '../../pages/shell/documents.js';
import type { PackedPlaces } from '../../places/place-table.js';
import { ATTRIBUTION, placesIn } from '../../places/places-in.js';
import { PlaceSearch } from '../../places/search.js';
import * as pages from '../../site/pages.js';
import { type Handler, handlerWith } from '../http/handler.js';
import { PAGES } from '../http/page-answer.js';
import { routeOf } from '../http/routes.js';
import { namesComeFrom, placeSearch } from '../web/places.js';
import { CHOICES_HEADER, type Spoken, type WorkerSettings } from './settings.js';

/** Reads a file of the site: from what is kept on the device, else from the network, and keeps it. */
export type ReadFile = (address: string) => Promise<Response>;

/**
 * Gives the handler what it would load later: no service worker may import anything then. The places are fetched with
 * the first search for one.
 *
 * @param languages the one of the worker, and English, in which JSON tells what is wrong
 */
export function handlerOnDevice(settings: WorkerSettings, languages: readonly Spoken[], readFile: ReadFile): Handler {
  const { root, origin, version, hasServer, bytes } = settings;
  speakOnly(languages.map(({ locale, pages: words }) => [locale, words] as const));
  PAGES.comeFrom(async () => pages);
  const read = async (path: string): Promise<unknown> => {
    const response = await readFile(root + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  const search = new Lazy(async () => new PlaceSearch((await read(settings.places)) as PackedPlaces));
  placeSearch.comeFrom(async () => {
    const own = await search.get();
    return { ATTRIBUTION, findPlaces: (query, options) => placesIn(() => own, query, options) };
  });
  // A worker has the names of its own language and can load no others.
  namesComeFrom(
    Object.fromEntries(languages.flatMap(({ locale, places }) => (places ? [[locale, async () => places]] : []))),
  );
  return handlerWith({
    ...(origin !== undefined && { baseUrl: origin }),
    basePath: root,
    onDevice: { version, hasServer, bytes, writer: 'device' },
    documents: new Lazy(async () => (await read(settings.documents)) as Documents),
    choices: (header) => readChoices(header(CHOICES_HEADER) ?? ''),
  });
}

/** Where an answer to a path comes from. */
export type Source =
  /** Another site, or a part of a server that stands beside the calculators. */
  | 'network'
  /** A file of the app, which is kept. */
  | 'file'
  /** A page that is a file: methods, documents, and the terms of languages that the device does not have. */
  | 'page'
  /** The worker of another language. */
  | 'elsewhere'
  | 'handler';

interface Standpoint {
  readonly locale: LanguageCode;
  readonly hasServer: boolean;
  /** Whether something is asked behind the path. */
  readonly hasQuery?: boolean;
}

/** Where the answer to a path of the site comes from, as seen from its root. */
export function sourceOf(path: string, { locale, hasServer, hasQuery = false }: Standpoint): Source {
  if (path === '' || path.startsWith(`${APP_FILES.folder}/`)) return path === '' ? 'network' : 'file';
  if (LANGUAGE_CODES.some((code) => path === APP_FILES.worker(code))) return 'network';
  const bare = withoutSlash(path);
  const route = routeOf(bare);
  if (route.kind === 'unknown' && hasServer) return 'network';
  if (isText(route.kind, hasQuery)) return 'page';
  const other = LANGUAGE_CODES.find((code) => code !== 'en' && (bare === `/${code}` || bare.startsWith(`/${code}/`)));
  // What English asks for has no language in its path, and is asked by the pages of all.
  return other !== undefined && other !== locale && Object.hasOwn(LANGUAGES, other) ? 'elsewhere' : 'handler';
}

/** Whether a page is one to read, which the program has not. The list of documents searches in them. */
function isText(kind: ReturnType<typeof routeOf>['kind'], hasQuery: boolean): boolean {
  return ['methodology', 'languages', 'document'].includes(kind) || (kind === 'docs' && !hasQuery);
}

/** Whether the form of choices is sent to a path of the site. */
export function takesChoices(path: string): boolean {
  return routeOf(withoutSlash(path)).kind === 'choices';
}

/** Hosts of files put a slash behind the path of a page, which has none. */
export function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path || paths.home;
}
