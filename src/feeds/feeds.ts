import type { FeedName } from '../catalog/feeds.js';
import { ANNIVERSARIES_FEED } from './anniversaries.js';
import { ECLIPSES_FEED } from './eclipses.js';
import type { Feed } from './feed.js';
import { PANCHANG_FEED } from './panchang.js';
import { TRANSITS_FEED } from './transits.js';
import { VRATA_FEED } from './vrata.js';

export const FEED_OF: Readonly<Record<FeedName, Feed>> = {
  vrata: VRATA_FEED,
  panchang: PANCHANG_FEED,
  eclipses: ECLIPSES_FEED,
  transits: TRANSITS_FEED,
  anniversaries: ANNIVERSARIES_FEED,
};
