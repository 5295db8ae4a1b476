import { GATHERED } from '../../src/catalog/gathered.js';
import type { LanguageCode } from '../../src/languages/locale/locales.js';
import { allTools } from '../../src/tools/registry.js';
import { follow } from './form/asked.js';

/** What is said otherwise than in the example: of every birth, and of the day. Empty: left out. */
type Variant = Readonly<Record<string, string>>;

const NO_PLACE = { place: '', at_place: '' };

function bornAndLivingAt(lat: string, lon: string, tz: string): Variant {
  return { lat, lon, tz, at_lat: lat, at_lon: lon, on_tz: tz };
}

/** Births and days of every sort: what pages say of them is little at a time. */
const VARIANTS: readonly Variant[] = [
  // The example.
  {},
  // No time.
  { ...NO_PLACE, time: '', time_unknown: '1' },
  // No time, other Moon.
  { ...NO_PLACE, date: '2001-10-02', time: '', time_unknown: '1' },
  // Another birth.
  { ...NO_PLACE, date: '1977-11-04', time: '23:58', calculation_date: '2014-06-01', on: '2026-03-19' },
  // A birth in the south.
  {
    ...NO_PLACE,
    date: '2003-01-31',
    time: '06:12',
    ...bornAndLivingAt('-34.6037', '-58.3816', 'America/Argentina/Buenos_Aires'),
    on: '2026-11-24',
  },
  // Polar night.
  {
    ...NO_PLACE,
    date: '1990-12-21',
    ...bornAndLivingAt('78.2232', '15.6267', 'Arctic/Longyearbyen'),
    on: '2026-12-21',
  },
  // Midnight sun.
  { ...NO_PLACE, date: '1990-06-21', ...bornAndLivingAt('89.5', '0', 'UTC'), on: '2026-06-21' },
  // The pole.
  { ...NO_PLACE, lat: '90', lon: '0', tz: 'UTC', at_lat: '-90', at_lon: '0', on_tz: 'UTC' },
  // No clock yet.
  {
    ...NO_PLACE,
    date: '1801-03-01',
    time: '12:00',
    lat: '47.37',
    lon: '8.54',
    tz: 'Europe/Zurich',
    on: '1801-03-01',
    on_tz: 'Europe/Zurich',
  },
  // An hour twice.
  { ...NO_PLACE, date: '2020-10-25', time: '02:30', lat: '52.52', lon: '13.405', tz: 'Europe/Berlin' },
  // An hour skipped.
  {
    ...NO_PLACE,
    date: '2021-03-28',
    time: '02:30',
    lat: '52.52',
    lon: '13.405',
    tz: 'Europe/Berlin',
    on: '2021-03-28',
    on_tz: 'Europe/Berlin',
  },
  // A day skipped.
  {
    ...NO_PLACE,
    on: '2011-12-30',
    on_tz: 'Pacific/Apia',
    at_lat: '-13.83',
    at_lon: '-171.77',
    target_month: '2011-12',
  },
  // A border of zones.
  { ...NO_PLACE, date: '1975-05-05', lat: '47.59', lon: '7.6', tz: '', at_lat: '47.59', at_lon: '7.6', on_tz: '' },
  // The end of all years.
  {
    ...NO_PLACE,
    date: '2199-06-01',
    on: '2200-12-31',
    year: '2200',
    calculation_date: '2200-12-31',
    calculation_datetime: '2200-12-31T12:00',
    target_month: '2200-12',
  },
  // The first of all years.
  {
    ...NO_PLACE,
    date: '1800-01-02',
    on: '1800-01-01',
    year: '1800',
    calculation_date: '1800-01-01',
    target_month: '1800-01',
  },
  // Before the birth.
  { ...NO_PLACE, date: '2030-01-01', on: '2025-01-01', calculation_date: '2025-01-01', target_month: '2025-01' },
  // Other conventions.
  { ...NO_PLACE, '+ayanamsha': 'krishnamurti', '+node': 'true', '+day': 'nominal', '+style': 'all', '+varga': 'D60' },
  // Other choices.
  {
    intent: '12',
    relationship_mode: 'Professional',
    sign_a: 'leo',
    sign_b: 'leo',
    month: '2',
    day: '19',
    '+style': 'east',
  },
  // Nonsense.
  {
    date: '1990-02-30',
    time: '25:99',
    lat: '99',
    lon: 'x',
    tz: 'Nowhere/Else',
    on: '2026-02-31',
    on_tz: 'Nowhere/Else',
    at_lat: 'x',
    at_lon: '999',
    intent: ' ',
    year: '99',
    month: '13',
    day: '32',
    sign_a: 'x',
    relationship_mode: 'x',
    calculation_date: 'x',
    calculation_datetime: 'x',
    target_month: 'x',
  },
  // Outside the years.
  {
    ...NO_PLACE,
    date: '1700-01-01',
    on: '2300-01-01',
    year: '2300',
    calculation_date: '1700-01-01',
    calculation_datetime: '2300-01-01T00:00',
    target_month: '2300-01',
  },
  // A place that nobody knows.
  {
    place: '\u0915\u0939\u0940\u0902\u0928\u0939\u0940\u0902',
    at_place: '\u0915\u0939\u0940\u0902\u0928\u0939\u0940\u0902',
    lat: '',
    lon: '',
    tz: '',
    at_lat: '',
    at_lon: '',
    on_tz: '',
  },
];

/** The addresses at which the page of a tool, or of several, is asked of everything above, in a language. */
export async function addressesOf(slug: string, locale: LanguageCode): Promise<string[]> {
  const page = pageOf(slug, locale);
  const { path } = await follow(`${page}?example`);
  const example = new URLSearchParams(path.slice(path.indexOf('?')));
  const empty = [...example.keys()].map((key) => `${key}=`).join('&');
  return [page, `${page}?${empty}`, ...VARIANTS.map((variant) => `${page}?${varied(example, variant)}`)];
}

/** The path of the page of a tool, or of several, in a language. */
export function pageOf(slug: string, locale: LanguageCode): string {
  return `${prefixOf(locale)}${GATHERED.some((name) => name === slug) ? '' : '/tools'}/${slug}`;
}

/** The other pages of the site, in a language. */
export function addressesOfSite(locale: LanguageCode): string[] {
  const prefix = prefixOf(locale);
  const pages = [
    '/tools',
    '/tools?q=%CE%A9',
    '/tools?q=1',
    '/methodology',
    '/docs',
    '/choices',
    '/languages',
    '/nowhere',
    '/tools/nowhere',
    '/languages/ta',
  ];
  const festivals = ['', '/sharad_navaratri', '/ekadashi'].map((path) => `/festivals${path}`);
  return [
    prefix || '/',
    ...[...pages, ...festivals].map((page) => prefix + page),
    ...METHODS.map((slug) => `${prefix}/methodology/${slug}`),
  ];
}

function prefixOf(locale: LanguageCode): string {
  return locale === 'en' ? '' : `/${locale}`;
}

const TOOLS = allTools.map(({ slug }) => slug);
export const SLUGS = [...TOOLS, ...GATHERED];
const METHODS = [...TOOLS, 'career-dna'];

const PREFIXES = ['', 'a_', 'b_'];

function varied(example: URLSearchParams, variant: Variant): string {
  const query = new URLSearchParams(example);
  for (const [name, text] of Object.entries(variant)) {
    if (name.startsWith('+')) query.set(name.slice(1), text);
    else for (const prefix of PREFIXES) vary(query, example, prefix, [name, text]);
  }
  return query.toString();
}

function vary(query: URLSearchParams, example: URLSearchParams, prefix: string, [name, text]: [string, string]): void {
  const isBirth = example.has(`${prefix}time`);
  if (name === 'time_unknown' ? !isBirth : !example.has(prefix + name)) return;
  if (text === '') query.delete(prefix + name);
  else query.set(prefix + name, text);
}
