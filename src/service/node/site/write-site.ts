import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '../../../catalog/paths.js';
import { pagesIn } from '../../../languages/list.js';
import { LANGUAGE_CODES, type LanguageCode } from '../../../languages/locale/locales.js';
import { hrefOf } from '../../../pages/shell/context.js';
import { LISTED_PATHS } from '../../../site/page-paths.js';
import { withoutSlash } from '../../http/door.js';
import { type Handler, handlerWith } from '../../http/handler.js';
import { DOCUMENTS } from '../documents.js';
import { App } from './app-files.js';
import { stillPage } from './still.js';

export interface SiteOptions {
  /** The folder to write to. */
  readonly out: string;
  /** Where the site will stand, such as `https://example.org/astro`; undefined where nobody knows. */
  readonly baseUrl: string | undefined;
  readonly now: Date;
}

/** What was written. */
export interface WrittenSite {
  readonly files: number;
  readonly bytes: number;
}

/** Stands for the address of a site that nobody knows: links that would need it are left out. */
const NOWHERE = 'https://origin.invalid';

const HOUR = 3_600_000;

/** Hours after the first at which a page is written too: so far from each other that nothing is told of a day twice alike. */
const LATER = [24 * 37 + 7, 24 * 431 + 14];

/**
 * Writes the whole site as files, which any host can carry: every page in every language, and the app that calculates on
 * the device of its reader.
 *
 * @throws Error where the folder holds something already, where the package is not built, and for a page that fails
 */
export async function writeSite({ out, baseUrl, now }: SiteOptions): Promise<WrittenSite> {
  mkdirSync(out, { recursive: true });
  if (readdirSync(out).length > 0) throw new Error(`${out} is not empty.`);
  const address = new URL(baseUrl === undefined ? NOWHERE : withoutSlash(baseUrl));
  const root = address.pathname.replace(/\/$/, '');
  const origin = address.origin;
  if (!App.isBuilt()) throw new Error('The files of the app are missing: the package has to be built.');
  const app = new App({ root, hasServer: false, ...(baseUrl !== undefined && { origin }) });
  let [files, bytes] = [0, 0];
  const write = (path: string, body: string | Uint8Array) => {
    const file = join(out, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
    files += 1;
    bytes += Buffer.byteLength(body);
  };
  const handlers = [0, ...LATER].map((hours) =>
    handlerWith({
      baseUrl: origin,
      basePath: root,
      now: () => new Date(now.getTime() + hours * HOUR),
      onDevice: app.onDevice('files'),
      documents: DOCUMENTS,
    }),
  );
  const [handle] = handlers as [Handler, ...Handler[]];
  const fetched = async (each: Handler, path: string, status = 200) => {
    const response = await each(new Request(origin + path, { headers: { Accept: 'text/html' } }));
    if (response.status !== status) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const pageAt = async (path: string, locale: LanguageCode, { status = 200, isOfNoDay = false } = {}) => {
    const pages: string[] = [];
    for (const each of isOfNoDay ? [handle] : handlers) pages.push(await (await fetched(each, path, status)).text());
    const { device } = await pagesIn(locale);
    const page = stillPage(pages as [string, ...string[]], device);
    return baseUrl === undefined ? withoutOrigin(page) : page;
  };
  const documents = Object.keys(await DOCUMENTS.get()).filter((name) => name !== '');
  for (const path of [...documents.map(paths.document), paths.programs]) {
    write(`${path}/index.html`, await pageAt(root + path, 'en', { isOfNoDay: true }));
  }
  for (const locale of LANGUAGE_CODES) {
    for (const path of SITE_PATHS) {
      const href = hrefOf({ root, locale }, path);
      write(`${href.slice(root.length)}/index.html`, await pageAt(href, locale));
    }
  }
  write('404.html', await pageAt(`${root}/no-such-page`, 'en', { status: 404 }));
  const linked = await (await fetched(handle, `${root}/`)).text();
  const assets = [...linked.matchAll(/(?:href|src)="([^"?#]+\.\w+\.(?:css|js|svg|png))"/g)].map(
    ([, path = '']) => path,
  );
  const { mark, icon, robots, sample, sitemap } = paths.files;
  const forRobots = baseUrl === undefined ? [] : [robots, sitemap, ...LANGUAGE_CODES.map(paths.sitemapIn)];
  const named = [mark, icon, sample, ...forRobots].map((path) => root + path);
  const pictures = [...linked.matchAll(/content="[^"]*?(\/sample\.\w+\.png)"/g)].map(([, path = '']) => root + path);
  for (const path of new Set([...assets, ...named, ...pictures])) {
    write(path.slice(root.length), new Uint8Array(await (await fetched(handle, path)).arrayBuffer()));
  }
  for (const { path, body } of await app.files()) write(path, body);
  return { files, bytes };
}

const SITE_PATHS = [...LISTED_PATHS, paths.today, paths.choices, paths.offline, paths.verify];

/** Nothing leads to the name that stands for an address. */
function withoutOrigin(page: string): string {
  return page
    .replaceAll(/<(?:link|meta)[^<>]*>/g, (element) => (element.includes(NOWHERE) ? '' : element))
    .replaceAll(NOWHERE, '');
}
