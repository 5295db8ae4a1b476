import type { AnyTool } from '../../calculation/tool.js';
import { FEEDS } from '../../catalog/feeds.js';
import { festivalOf } from '../../catalog/festival-paths.js';
import { GATHERED } from '../../catalog/gathered.js';
import { IN_LANGUAGE, paths, unhashed } from '../../catalog/paths.js';
import { todayForOf } from '../../catalog/sign-paths.js';
import { LANGUAGE_CODES } from '../../languages/locale/locales.js';
import { birthChartTool } from '../../tools/birth-chart-calculator/tool.js';
import { muhurtaFinderTool } from '../../tools/muhurta-finder/tool.js';
import { findTool } from '../../tools/registry.js';

/** The kinds of pages, as logs and metrics name them. */
type PageKind =
  | 'home'
  | 'list'
  | 'page'
  | 'gathered'
  | 'festival'
  | 'methods'
  | 'methodology'
  | 'languages'
  | 'docs'
  | 'document'
  | 'offline'
  | 'verify'
  | 'choices'
  | 'chart'
  | 'feed'
  | 'file';

/** A page, or a file that pages are made of. Which there are is known here, so that a wrong address loads no page. */
export interface PageRoute {
  readonly kind: PageKind;
  /** The tool that it is about. */
  readonly tool?: AnyTool;
  /** The name of the document that it is; whether there is one of that name is not known here. */
  readonly document?: string;
}

const PLACES: Readonly<Record<string, PageKind>> = {
  [paths.home]: 'home',
  [paths.list]: 'list',
  [paths.today]: 'page',
  [paths.festivals]: 'festival',
  [paths.methods]: 'methods',
  [paths.languages]: 'languages',
  ...Object.fromEntries(LANGUAGE_CODES.map((code) => [paths.termsOf(code), 'languages' as const])),
  [paths.docs]: 'docs',
  [paths.offline]: 'offline',
  [paths.verify]: 'verify',
  [paths.choices]: 'choices',
  ...Object.fromEntries(GATHERED.map((name) => [paths.gathered(name), 'gathered' as const])),
};

const FILES: readonly string[] = [...Object.values(paths.files), ...LANGUAGE_CODES.map(paths.sitemapIn)];

/** Their language is in the query: whoever subscribes may change it there. */
const CALENDARS: readonly string[] = FEEDS.map(paths.feed);

const IN_ENGLISH = /^(?:\/en)+(?=\/|$)/;
const DOCUMENT = /^\/docs\/((?:[\w-]+\/){0,2}[\w-]+)$/;
const OF_TOOL = /^\/(tools|methodology|charts)\/([^/]+)$/;
/** What the finder has found, as a calendar. */
const FINDER_FILE = `${muhurtaFinderTool.slug}.ics`;
const CHART = /^(?:north|south|east)\.svg$/;

/** What stands at a path outside of the interface for programs; undefined where nothing does. */
export function pageRouteOf(pathname: string): PageRoute | undefined {
  if (FILES.includes(unhashed(pathname))) return { kind: 'file' };
  if (CALENDARS.includes(pathname)) return { kind: 'feed' };
  const path = withoutLanguage(pathname);
  const place = Object.hasOwn(PLACES, path) ? PLACES[path] : undefined;
  if (place) return { kind: place };
  if (todayForOf(path)) return toolRoute('page', 'sign-today');
  if (festivalOf(path)) return { kind: 'festival' };
  const [, folder, name = ''] = OF_TOOL.exec(path) ?? [];
  if (folder === 'tools')
    return toolRoute('page', name === FINDER_FILE ? muhurtaFinderTool.slug : name.replace(/\.json$/, ''));
  if (path === paths.careerMethodology) return { kind: 'methodology' };
  if (folder === 'methodology') return toolRoute('methodology', name);
  if (folder === 'charts') return CHART.test(name) ? { kind: 'chart', tool: birthChartTool } : undefined;
  return documentRoute(path);
}

/** The last part of a path that would name a tool, as it was sent; '' for other paths. */
export function slugSent(pathname: string): string {
  const [, folder, name = ''] = OF_TOOL.exec(withoutLanguage(pathname)) ?? [];
  return folder === 'charts' ? '' : name;
}

/** Where a page stands whose path names the language that needs no name; undefined for every other path. */
export function bareEnglish(pathname: string): string | undefined {
  return IN_ENGLISH.test(pathname) ? pathname.replace(IN_ENGLISH, '') || '/' : undefined;
}

/** The first page in the language of a path. */
export function homeOf(pathname: string): string {
  return IN_LANGUAGE.exec(pathname)?.[0] ?? paths.home;
}

function documentRoute(path: string): PageRoute | undefined {
  const [, document] = DOCUMENT.exec(path) ?? [];
  return document === undefined ? undefined : { kind: 'document', document };
}

function toolRoute(kind: PageKind, slug: string): PageRoute | undefined {
  const tool = findTool(slug);
  return tool && { kind, tool };
}

function withoutLanguage(pathname: string): string {
  return pathname.replace(IN_LANGUAGE, '') || '/';
}
