import { invalidInput, shortened } from '../base/errors.js';
import { zoneAt } from '../base/time/zone-at.js';
import { ASKED_OF } from '../catalog/feed-asked.js';
import { LOCALES, type Locale } from '../languages/locale/locales.js';
import type { Texts } from '../pages/form/answer-to.js';
import { reading, zoneOf } from '../pages/form/reading.js';
import { todayIn } from '../pages/form/today.js';
import { feedNames } from '../pages/shared/feed-names.js';
import { DAY_NAMES, type Pairs } from '../pages/shell/address.js';
import type { PageContext } from '../pages/shell/context.js';
import type { PageEnvironment } from '../pages/shell/environment.js';
import type { Feed, Years } from './feed.js';

/** What the address of a calendar asks. */
export interface FeedAsked {
  /** In the form of the addresses of pages, by name. */
  readonly texts: Texts;
  /** Codes, each once, in the order in which the calendar knows them; empty for what is usual. */
  readonly only: readonly string[];
  readonly timeZone: string;
  readonly years: Years;
}

/** The names of a place in the interface for programs, and those of the pages. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['latitude', DAY_NAMES.latitude],
  ['longitude', DAY_NAMES.longitude],
  ['timezone', DAY_NAMES.zone],
  ['place', DAY_NAMES.place],
]);

const OWN = ['lang', 'only'];

/** The language that an address names, English where it names none; undefined for one that there is not. */
export function languageOf(sent: URLSearchParams): Locale | undefined {
  const asked = sent.get('lang') ?? 'en';
  return LOCALES.find((locale) => locale === asked);
}

/** @throws CalculationError `invalid_input` for what makes no sense. A calendar is asked for years long: nothing is passed over. */
export async function readFeed(
  feed: Feed,
  sent: URLSearchParams,
  page: PageContext,
  service: Pick<PageEnvironment, 'environment' | 'at' | 'countSearch'>,
): Promise<FeedAsked> {
  const pairs = knownPairs(feed, sent, page);
  const only = codesIn(feed, sent.get('only') ?? '', page);
  const finder = service.environment.zoneAt ?? zoneAt;
  const options = { choices: [], zoneAt: finder, beforeSearch: service.countSearch };
  const first = await reading(ASKED_OF[feed.name], new URLSearchParams(spanned(pairs)), page, options);
  // What is not in canonical form is read once more: programs that subscribe need not follow redirects.
  const read =
    first.kind === 'elsewhere'
      ? await reading(ASKED_OF[feed.name], new URLSearchParams(first.query), page, options)
      : first;
  if (read.kind === 'wrong') {
    throw invalidInput(read.errors.map(({ group, message }) => ({ field: group, message: `${message}.` })));
  }
  if (read.kind !== 'input') throw invalidInput([]);
  const texts = new Map([...read.texts].filter(([name]) => feedNames(feed.name).includes(name)));
  const timeZone = zoneOf(texts, finder);
  const year = Number(todayIn(timeZone, service.at).slice(0, 4));
  return { texts, only, timeZone, years: { first: year, last: Math.min(LAST_YEAR, year + 1) } };
}

const LAST_YEAR = 2200;

/** Any span will do: the years are known when the place is. */
function spanned(pairs: Pairs): [string, string][] {
  return [...pairs, ['from', '2000-01-01'], ['to', '2000-12-31']].map(([name = '', text = '']) => [name, text]);
}

function knownPairs(feed: Feed, sent: URLSearchParams, { words: { feeds: words } }: PageContext): Pairs {
  const names = feedNames(feed.name);
  const pairs: [string, string][] = [];
  for (const [name, text] of sent) {
    if (OWN.includes(name)) continue;
    const own = ALSO.get(name) ?? name;
    if (!names.includes(own)) throw problem(name, words.unknownName(shortened(name), [...names, ...OWN].join(', ')));
    if (pairs.some(([other]) => other === own)) throw problem(name, words.twice(own));
    pairs.push([own, text]);
  }
  return pairs;
}

/** @throws CalculationError for a code that the calendar has not. */
function codesIn({ codes }: Feed, text: string, { words }: PageContext): string[] {
  const asked = text
    .toLowerCase()
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const unknown = asked.find((code) => !codes.includes(code));
  if (unknown !== undefined) {
    throw problem('only', words.feeds.unknownCode(shortened(unknown), codes.join(', ')));
  }
  return codes.filter((code) => asked.includes(code));
}

function problem(field: string, message: string) {
  return invalidInput([{ field: shortened(field), message }]);
}
