import type { PageWords } from '../../languages/pages/page-words.js';
import { isFiller } from '../search-words.js';
import { type Item, itemsIn, MOST_WORDS, type Time, timeIn } from './occasion-time.js';
import { type Activity, heardAs, type OccasionTyped, occasionTyped } from './occasion-words.js';
import { ASIDE, type Phrases } from './question-words.js';
import { isOpen, isSame, spotOf, type Word } from './words-read.js';

/** What a question says of an occasion. */
export interface Occasion {
  readonly activity: Activity;
  readonly time: Time;
  /** Words that may name a place; none of the rest is left. */
  readonly place: string;
}

/** What is longer is no question: a search reads a hundred letters. */
const MOST_UNITS = 400;

/** The occasion for which a text looks for times, in the words of the page and of others; undefined where it names none, or two. */
export function occasionIn(sought: string, pages: readonly [PageWords, ...PageWords[]]): Occasion | undefined {
  if (sought.length > MOST_UNITS) return undefined;
  const locales = pages.map(({ language }) => language.code);
  const items = itemsIn(sought, locales);
  if (items.length > MOST_WORDS) return undefined;
  const known = occasionTyped(pages);
  const activity = activityIn(items, known);
  if (activity === undefined) return undefined;
  const time = timeIn(
    items,
    known,
    pages.flatMap(({ sought: own }) => own ?? []),
  );
  const open = items
    .filter(isOpen)
    .filter(({ word }) => !isFiller(word) && !ASIDE.has(word) && !known.beside.has(word));
  // A number that is left is of a day.
  const isCounted = open.some(({ word }) => /^\p{N}/u.test(word));
  return { activity, time: isCounted ? { kind: 'unread' } : time, place: open.map(({ word }) => word).join(' ') };
}

/** What is named as it is written, else what sounds so. */
function activityIn(items: readonly Item[], { occasions, heard }: OccasionTyped): Activity | undefined {
  const written = namedIn(items, occasions);
  const sounding = items.map(({ word, isRead }) => ({ word: heardAs(word), isRead }));
  const named = written.size > 0 ? written : namedIn(sounding, heard);
  for (const [at, { isRead }] of sounding.entries()) if (isRead && items[at]) items[at].isRead = true;
  return named.size === 1 ? [...named][0] : undefined;
}

function namedIn(words: readonly Word[], phrases: Phrases<Activity>): ReadonlySet<Activity> {
  const said = new Set(words.map(({ word }) => word));
  const near = phrases.filter(([, phrase]) => phrase.every((word) => said.has(word)));
  const named = new Set<Activity>();
  for (let spot = spotOf(words, near, isSame); spot; spot = spotOf(words, near, isSame)) named.add(spot.meant);
  return named;
}
