import { ASKED_OF } from '../../catalog/feed-asked.js';
import type { FeedName } from '../../catalog/feeds.js';
import { addressParts, DAY_NAMES, ownNames } from '../shell/address.js';

/** What says of when a page is. */
export const OF_TIME: readonly string[] = ['from', 'to', 'target_month', DAY_NAMES.date];

/** The names that the address of a calendar can have, beside its language and `only`: no span, which is always the same. */
export function feedNames(feed: FeedName): string[] {
  const parts = addressParts(ASKED_OF[feed]);
  return [...ownNames(parts), ...parts.conventions].filter((name) => !OF_TIME.includes(name));
}
