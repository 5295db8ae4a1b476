import { paths } from '../catalog/paths.js';
import type { PageAnswer, PageAsked, PageEnvironment } from '../pages/shell/address.js';
import { app, contextAt } from './app.js';
import { problemPage } from './error-page.js';
import { preferredLanguage } from './preferred-language.js';

export { isChosen } from './chosen.js';

/** What the pages read of a request. */
const READ = ['accept', 'accept-language', 'sec-fetch-site'];

/** The answer of the pages to a GET or HEAD of a path that is one of theirs. */
export async function pages({ pathname, search, header }: PageAsked, service: PageEnvironment): Promise<PageAnswer> {
  const headers = READ.flatMap((name): [string, string][] => {
    const value = header(name);
    return value === null ? [] : [[name, value]];
  });
  const request = new Request(new URL(`http://pages${pathname}${boundedQuery(search)}`), { headers });
  return plain(await app.fetch(request, { page: service }));
}

/** Whether the first page sends a client on to that of its language. */
export function leadsElsewhere({ pathname, header }: Pick<PageAsked, 'pathname' | 'header'>): boolean {
  if (pathname !== paths.home || header('sec-fetch-site') === 'same-origin') return false;
  return preferredLanguage(header('accept-language') ?? undefined) !== 'en';
}

/** Characters of the longest path that a page of an error repeats. */
const LONGEST_PATH = 200;

/** A page that says what is wrong with a request, in the language of its path. */
export async function problemAnswer(
  { pathname, search }: Pick<PageAsked, 'pathname' | 'search'>,
  service: Pick<PageEnvironment, 'baseUrl' | 'at' | 'environment' | 'onDevice'>,
  status: number,
): Promise<PageAnswer> {
  // The page leads to the same path in every language. Nothing of ours has so long a one.
  const path = pathname.length > LONGEST_PATH ? (/^\/[a-z]{2}(?=\/)/.exec(pathname)?.[0] ?? paths.home) : pathname;
  return plain(problemPage(await contextAt({ pathname: path, search }, service), status));
}

async function plain(response: Response): Promise<PageAnswer> {
  const { status } = response;
  const headers = Object.fromEntries(named(response.headers));
  if (response.body === null) return { status, headers, body: null };
  if (!headers['Content-Type']?.startsWith('image/png')) return { status, headers, body: await response.text() };
  return { status, headers, body: '', bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Headers by the names that people know them by. */
function named(headers: Headers): [string, string][] {
  return [...headers].map(([name, value]) => [
    name.replace(/(^|-)[a-z]/g, (letters) => letters.toUpperCase()).replace('Ratelimit', 'RateLimit'),
    value,
  ]);
}

/** Units of the longest text of a field: the longest that a form takes has 200 characters, of two units each at most. */
const LONGEST_TEXT = 400;

/** The same of a field with a line for each of several persons. */
const LONGEST_LINES = 6000;
const OF_LINES = 'candidates';

/** Stands for what was cut off, so that no longer text passes for the shorter one. */
const CUT = '…';

/** A query with every name and text cut to the length that a field can have, before anything looks at them. */
export function boundedQuery(search: string): string {
  if (search.length <= LONGEST_TEXT) return search;
  const sent = [...new URLSearchParams(search)];
  const cut = sent.map(([name, text]) => [
    bounded(name, LONGEST_TEXT),
    bounded(text, name === OF_LINES ? LONGEST_LINES : LONGEST_TEXT),
  ]);
  const isLeft = cut.every(([name, text], index) => name === sent[index]?.[0] && text === sent[index]?.[1]);
  return isLeft ? search : `?${new URLSearchParams(cut)}`;
}

function bounded(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}${CUT}` : text;
}
