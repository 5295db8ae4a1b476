import type { ConventionName } from '../calculation/conventions.js';
import type { FeedName } from '../catalog/feeds.js';

/**
 * The conventions that each calendar depends on, as its tool has them: named here, since the tool is a bundle of its
 * own.
 */
export const OPTIONS_OF: Readonly<Record<FeedName, readonly ConventionName[]>> = {
  vrata: ['ayanamsha', 'region', 'community', 'least_importance', 'sunrise'],
  panchang: [
    'ayanamsha',
    'node',
    'brahma_muhurta',
    'moon_day',
    'tradition',
    'region',
    'community',
    'least_importance',
    'sunrise',
    'sutak',
  ],
  eclipses: ['ayanamsha', 'sunrise', 'sutak'],
  transits: ['ayanamsha', 'node'],
  anniversaries: ['ayanamsha', 'sunrise'],
};
