import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { Lazy } from '../../../base/lazy.js';
import { paths } from '../../../catalog/paths.js';
import { pagesIn } from '../../../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../../languages/locale/locales.js';
import { APP_FILES, type OnDevice } from '../../../pages/shell/device.js';
import type { WorkerSettings } from '../../device/settings.js';
import { documentsAsJson } from '../documents.js';

/** A file of the app. */
export interface AppFile {
  /** Below the root of the site. */
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

/** Where a site stands, and what else stands there. */
export interface AppPlace extends Pick<WorkerSettings, 'root' | 'hasServer'> {
  readonly origin?: string;
}

const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** The files of the package, beside this one once it is built. */
const BUILT = new URL('./', import.meta.url);

/** What stands in brackets is loaded when it is needed, which no service worker may do. */
const IMPORTED = /\b(?:from|import) ?"\.\/([\w.-]+\.js)"/g;

/** The thread of a page may, and loads the languages so. */
const THREAD = 'verify-thread.js';
const IMPORTED_LATER = /\bimport\("\.\/([\w.-]+\.js)"\)/g;

/** Their texts are pages of the site: the worker has to know but which there are. */
const TEXTS = 'methodology.js';

const PLACES = 'places-data.js';

/** The service on the device, as files that a host or a server sends. */
export class App {
  readonly #version = versionOf();
  readonly #place: AppPlace;
  readonly #files = new Lazy(() => this.#read());

  constructor(place: AppPlace) {
    this.#place = place;
  }

  /** What pages tell of it, by who writes them. */
  onDevice(writer: OnDevice['writer']): OnDevice {
    return {
      version: this.#version,
      hasServer: this.#place.hasServer,
      writer,
      // One page alone tells them, and they take a look at every file.
      get bytes() {
        return sizes();
      },
    };
  }

  /** Whether the files are beside this one: not in a bundle of somebody's, and not in the source. */
  static isBuilt(): boolean {
    return LANGUAGE_CODES.every((locale) => existsSync(new URL(`worker-${locale}.js`, BUILT)));
  }

  files(): Promise<readonly AppFile[]> {
    return this.#files.get();
  }

  async #read(): Promise<readonly AppFile[]> {
    const stub = await stubOfTexts();
    const places = hashedJson('places', await placesAsJson());
    const documents = hashedJson('documents', await documentsAsJson());
    const settings: WorkerSettings = {
      ...this.#place,
      version: this.#version,
      bytes: sizes(),
      places: places.path,
      documents: documents.path,
    };
    const starting = LANGUAGE_CODES.map((locale) => ({
      path: APP_FILES.worker(locale),
      type: SCRIPT,
      body: `import{start}from".${APP_FILES.folder}/worker-${locale}.js";start(${JSON.stringify(settings)});\n`,
    }));
    const entries = [...LANGUAGE_CODES.map((locale) => `worker-${locale}.js`), THREAD, ...loadedLater(THREAD)];
    const code = [...filesOf(entries)].map(([name, text]) => {
      return [name, name === TEXTS ? stub : text] as const;
    });
    return [
      ...starting,
      ...code.map(([name, body]) => ({ path: `${APP_FILES.folder}/${name}`, type: SCRIPT, body })),
      places,
      documents,
      ...(await Promise.all(LANGUAGE_CODES.map((locale) => manifestOf(locale, this.#place.root)))),
    ];
  }
}

/** A file whose name tells what is in it. */
function hashedJson(name: string, body: string): AppFile {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8);
  return { path: `${APP_FILES.folder}/${name}.${hash}.json`, type: JSON_TYPE, body };
}

let known: OnDevice['bytes'] | undefined;

function sizes(): OnDevice['bytes'] {
  known ??= {
    program: [...filesOf(['worker-en.js'])].reduce(
      (sum, [name, text]) => sum + (name === TEXTS ? 0 : Buffer.byteLength(text)),
      0,
    ),
    places: statSync(new URL(PLACES, BUILT)).size,
    methods: statSync(new URL(TEXTS, BUILT)).size,
  };
  return known;
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', BUILT), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

async function placesAsJson(): Promise<string> {
  const { default: places } = (await import(new URL(PLACES, BUILT).href)) as { readonly default: object };
  return JSON.stringify(places);
}

/** Files of the package with all that they import, by their names. */
function filesOf(entries: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  const names = new Set(entries);
  // A set that grows while it is walked is walked to its end.
  for (const name of names) {
    const text = readFileSync(new URL(name, BUILT), 'utf8');
    files.set(name, text);
    for (const [, other = ''] of text.matchAll(IMPORTED)) names.add(other);
  }
  return files;
}

/** What a file and those that it imports load when it is needed. */
function loadedLater(entry: string): string[] {
  const texts = [...filesOf([entry]).values()];
  return texts.flatMap((text) => [...text.matchAll(IMPORTED_LATER)].map(([, name = '']) => name));
}

/** The names of the texts without the texts. */
async function stubOfTexts(): Promise<string> {
  const { default: texts } = (await import(new URL(TEXTS, BUILT).href)) as { readonly default: object };
  const stub = Object.keys(texts).map((slug) => [slug, { title: '', contents: [], html: '' }]);
  return `export default ${JSON.stringify(Object.fromEntries(stub))};\n`;
}

/** What a system is told that installs the app. */
async function manifestOf(locale: LanguageCode, root: string): Promise<AppFile> {
  const { site } = await pagesIn(locale);
  const start = `${root}/${locale === 'en' ? '' : locale}`;
  const manifest = {
    id: start,
    name: 'nirayana',
    short_name: 'nirayana',
    description: site.home.title,
    lang: locale,
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: '#fbfbf9',
    theme_color: '#fbfbf9',
    icons: [
      { src: root + paths.files.icon, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      { src: root + paths.files.mark, sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  return { path: APP_FILES.manifest(locale), type: 'application/manifest+json', body: JSON.stringify(manifest) };
}
