import * as field from '../base/schema/fields.js';
import type { Confidence } from '../rules/natal/confidence.js';
import type { MoonBoundary } from '../rules/natal/unknown-birth-time.js';
import { confidenceSchema } from './positions.js';

/** How near the Moon of a birth is to another sign and another nakshatra, as results show it. */
export interface MoonBoundaryResult {
  /** Within 0.25 degree of a sign edge or, for an unknown time, the sign changes that day. */
  readonly near_sign_boundary: boolean;
  /** The same for the nakshatra. */
  readonly near_nakshatra_boundary: boolean;
  readonly confidence: Confidence;
}

export function moonBoundaryResult({ nearSign, nearNakshatra, confidence }: MoonBoundary): MoonBoundaryResult {
  return { near_sign_boundary: nearSign, near_nakshatra_boundary: nearNakshatra, confidence };
}

const NEAR_AN_EDGE = 'within 0.25 degree of an edge of sign or nakshatra';

/** When a boundary is how sure, where the sign decides. */
const SIGN_CONFIDENCE = `low: the sign changes on a day of unknown time; medium: ${NEAR_AN_EDGE}, or the nakshatra changes on such a day; high: neither.`;

/** When a boundary is how sure, where the nakshatra counts as much as the sign. */
export const NAKSHATRA_CONFIDENCE = `low: the nakshatra or the sign changes on a day of unknown time; medium: ${NEAR_AN_EDGE}; high: neither.`;

// @__NO_SIDE_EFFECTS__
export function moonBoundarySchema(confidence = SIGN_CONFIDENCE) {
  return field.open({
    near_sign_boundary: field.flag('Within 0.25 degree of a sign edge, or the sign changes on a day of unknown time.'),
    near_nakshatra_boundary: field.flag(
      'Within 0.25 degree of an edge of the nakshatra, or the nakshatra changes on a day of unknown time.',
    ),
    confidence: confidenceSchema(confidence),
  });
}
