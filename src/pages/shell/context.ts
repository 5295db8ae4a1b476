import type { Environment } from '../../calculation/options.js';
import type { Language } from '../../languages/language.js';
import type { Locale } from '../../languages/locale/locales.js';
import type { Hours } from '../../languages/pages/format-words.js';
import type { PageWords } from '../../languages/pages/page-words.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { type Formats, formatsOf } from './format.js';
import type { PlacesNamed } from './place-names.js';

/** What every part of a page knows: the language of its reader and where it stands. */
export interface PageContext {
  readonly locale: Locale;
  readonly language: Language;
  /** Names of signs, nakshatras, grahas and the like. */
  readonly catalogue: Catalogue;
  readonly words: PageWords;
  readonly format: Formats;
  /** The path under which the service is mounted, '' for none. */
  readonly root: string;
  /** Scheme, host and mount, where canonical links point. */
  readonly baseUrl: string;
  /** The path of this page in English, such as `/tools/panchang`. */
  readonly path: string;
  /** The query of this page in its canonical form, with its question mark; '' for none. */
  readonly query: string;
  readonly at: Date;
  /** The clock by which times are told. It stands in addresses where it is that of twelve hours. */
  readonly hours: Hours;
  /** Places of the address whose names there are of another language, as the reader's has them. */
  readonly placesNamed?: PlacesNamed;
  /** Where the script finds this page for the place that the reader keeps; undefined where the place was asked for. */
  readonly ownToday?: string;
  /** What the operator has chosen in place of the bundled ephemeris and table of zones. */
  readonly environment: Partial<Pick<Environment, 'ephemeris' | 'zoneAt'>>;
}

type Place = Pick<PageContext, 'locale' | 'words' | 'root' | 'baseUrl' | 'path' | 'query' | 'at'> &
  Partial<Pick<PageContext, 'environment' | 'hours'>>;

/** The context of a page. */
export function pageContext(place: Place): PageContext {
  const { words, hours = 24 } = place;
  const { language } = words;
  const format = formatsOf(words.format, hours);
  return { environment: {}, ...place, hours, language, catalogue: language.rules, format };
}

/** How an address asks for the clock of twelve hours. Every page knows it, and no calculation does. */
export const TWELVE_HOURS = ['hours', '12'] as const;

type Reader = Pick<PageContext, 'root' | 'locale'> & Partial<Pick<PageContext, 'hours'>>;

/** The address of a page in the language of the reader, or in another, with the clock that the reader has chosen. */
export function hrefOf({ root, locale, hours }: Reader, path: string, query = ''): string {
  const prefix = locale === 'en' ? '' : `/${locale}`;
  const clock = hours === 12 ? `${query === '' ? '?' : '&'}${TWELVE_HOURS.join('=')}` : '';
  // `/hi/` would be a second address of `/hi`.
  return `${root}${prefix}${path === '/' && prefix !== '' ? '' : path}${query}${clock}`;
}
