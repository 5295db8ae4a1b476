import type { Confidence } from '../natal/confidence.js';
import { type MoonSpan, moonBoundary } from '../natal/unknown-birth-time.js';
import * as field from '../schema/fields.js';
import { confidenceSchema } from './positions.js';

/** How near the Moon of a birth is to another sign and another nakshatra, as results show it. */
export interface MoonBoundaryResult {
  /** Within 0.25 degree of a sign edge or, for an unknown time, the sign changes that day. */
  readonly near_sign_boundary: boolean;
  /** The same for the nakshatra. */
  readonly near_nakshatra_boundary: boolean;
  readonly confidence: Confidence;
}

/** The boundary of a Moon at a longitude in microdegrees; `span` is that of its day if the time is not known. */
export function moonBoundaryResult(longitude: number, span: MoonSpan | undefined): MoonBoundaryResult {
  const { nearSign, nearNakshatra, confidence } = moonBoundary(longitude, span);
  return { near_sign_boundary: nearSign, near_nakshatra_boundary: nearNakshatra, confidence };
}

// @__NO_SIDE_EFFECTS__
export function moonBoundarySchema() {
  return field.open({
    near_sign_boundary: field.flag('Within 0.25 degree of a sign edge, or the sign changes on a day of unknown time.'),
    near_nakshatra_boundary: field.flag('The same for the nakshatra.'),
    confidence: confidenceSchema(),
  });
}
