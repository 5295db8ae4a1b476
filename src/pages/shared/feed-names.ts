import { ASKED_OF } from '../../catalog/feed-asked.js';
import type { FeedName } from '../../catalog/feeds.js';
import { addressParts, OF_TIME, ownNames } from '../shell/address.js';

/** The names that the address of a calendar can have, beside its language and `only`: no span, which is always the same. */
export function feedNames(feed: FeedName): string[] {
  const parts = addressParts(ASKED_OF[feed]);
  return [...ownNames(parts), ...parts.conventions].filter((name) => !OF_TIME.includes(name));
}
