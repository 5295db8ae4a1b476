import { methodologyUrl } from '../calculation/tool.js';
import { LANGUAGE_CODES, type LanguageCode } from '../languages/locale/locales.js';
import type { FeedName } from './feeds.js';
import type { GatheredName } from './gathered.js';

/** The two families of calculator paths. They serve the same tools. */
export type Family = 'tools' | 'agent-tools';

export const FAMILIES: readonly Family[] = ['tools', 'agent-tools'];

const API = '/api/public';

/** The languages that stand first in a path: English does not. */
export const CODES_IN_PATHS: readonly LanguageCode[] = LANGUAGE_CODES.filter((code) => code !== 'en');

/** The language that a path begins with. Of none that is there nothing is one. */
export const IN_LANGUAGE = new RegExp(`^/(?:${CODES_IN_PATHS.join('|') || '(?!)'})(?=/|$)`);

/** Every path of the service, in one place. */
export const paths = {
  home: '/',
  index: `${API}/tools`,
  openapi: `${API}/tools/openapi.json`,
  places: `${API}/places`,
  /** All tools, for people. */
  list: '/tools',
  /** The panchang of today, short enough to remember. */
  today: '/panchang',
  /** Today for a sign of the natal Moon, and for one of its nakshatras. */
  todayFor: (sign: string, nakshatra?: string) => `/today/${sign}${nakshatra === undefined ? '' : `/${nakshatra}`}`,
  /** The festivals of a year, and one of them by its code. */
  festivals: '/festivals',
  festival: (code: string) => `/festivals/${code}`,
  /** How everything is calculated, for people. */
  methods: '/methodology',
  /** What is kept on the device, where the service runs on it. */
  offline: '/offline',
  /** Where the reader's own browser makes anew what is recorded. */
  verify: '/verify',
  /** What a visitor has chosen once for all pages. */
  choices: '/choices',
  /** The languages in which the pages are, and the terms of one of them by its code. */
  languages: '/languages',
  termsOf: (code: LanguageCode) => `/languages/${code}`,
  /** The interface for programs, for people. */
  docs: '/docs',
  /** The same where `/docs` is the list of all documents. */
  programs: '/docs/programs',
  /** A document, or a page of the reference, by its name. */
  document: (name: string) => (name === '' ? '/docs' : `/docs/${name}`),
  chart: (style: string) => `/charts/${style}.svg`,
  /** A calendar to subscribe to. */
  feed: (name: FeedName) => `/calendars/${name}.ics`,
  /** What pages are made of, and what search engines ask for. */
  files: {
    style: '/style.css',
    script: '/page.js',
    /** Of the service on the device. */
    device: '/offline.js',
    /** Of the page that verifies. */
    verify: '/verify.js',
    icon: '/icon.png',
    mark: '/mark.svg',
    /** A chart of nobody's, for those who link to a page. */
    sample: '/sample.png',
    /** Of the sitemaps of the languages. */
    sitemap: '/sitemap.xml',
    robots: '/robots.txt',
  },
  /** All pages in one language, for search engines. */
  sitemapIn: (locale: string) => `/sitemap-${locale}.xml`,
  /** A file by a name that changes with its content, so that it may be kept for ever. */
  hashed: (file: string, hash: string) => {
    const end = file.lastIndexOf('.');
    return `${file.slice(0, end)}.${hash}${file.slice(end)}`;
  },
  /** Where browsers look for a mark when no page has told them of one. */
  favicon: '/favicon.ico',
  health: '/healthz',
  readiness: '/readyz',
  careerMethodology: methodologyUrl('career-dna', ''),
  calculator: (family: Family, slug: string) => `${API}/${family}/${slug}`,
  page: (slug: string) => `/tools/${slug}`,
  gathered: (name: GatheredName) => `/${name}`,
  methodology: (slug: string) => methodologyUrl(slug, ''),
};

const HASH = /\.[0-9a-f]{8}(?=\.(?:css|js|png|svg)$)/;

/** The path of a file by its plain name, whichever content the name was made for. */
export function unhashed(path: string): string {
  return path.replace(HASH, '');
}

/** The path of a base address. Links inside the service leave the host out, so they work under every name it has. */
export function rootOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '');
}
