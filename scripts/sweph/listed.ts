import type { Measure } from './measures.js';

/** Why answers of both may differ by more than they do elsewhere: a row each in docs/sweph.md. */
export const LISTED = [
  'star-zodiac',
  'nutation-with-flags',
  'node',
  'apogee',
  'topocentric',
  'behind-the-sun',
  'from-the-sun',
  'star',
  'sidereal-time',
  'polar-circle',
  'fast-points',
  'makransky',
  'de-luce',
  'house-position',
  'below-the-horizon',
  'at-the-start',
  'mean-apsides',
  'phase',
  'left-sentence',
  'kind-of-eclipse',
  'contact-of-earth',
  'at-the-horizon',
] as const;

/** A difference that is listed, and how far it goes: beyond it answers are apart all the same. */
export interface Listed {
  readonly why: (typeof LISTED)[number];
  readonly within: Measure;
}

/** Listed where a condition holds. */
export function listed(why: Listed['why'], holds: boolean, within: Measure): Listed | undefined {
  return holds ? { why, within } : undefined;
}
