import { fromMicrodegrees } from '../../base/math/angle.js';

export const CONFIDENCES = ['high', 'medium', 'low'] as const;

/** How far an answer can be relied on. */
export type Confidence = (typeof CONFIDENCES)[number];

/** Half an hour of the Moon's mean motion, degrees: nearer to an edge than this a Moon may be on its other side. */
const NEAR_DEGREES = 0.25;

/** Whether a longitude, microdegrees, lies near an edge of a part of the zodiac so many degrees wide. */
export function isNearEdge(microdegrees: number, partDegrees: number): boolean {
  const inPart = fromMicrodegrees(microdegrees) % partDegrees;
  return Math.min(inPart, partDegrees - inPart) <= NEAR_DEGREES;
}
