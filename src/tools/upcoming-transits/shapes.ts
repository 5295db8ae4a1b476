import { epochMillisecondsOf } from '../../base/ephemeris/ephemeris.js';
import * as field from '../../base/schema/fields.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { Zone } from '../../base/time/zone.js';
import { type LocalWindow, localWindow, localWindowFields } from '../../contract/transit-window.js';
import { named } from '../../contract/vocabulary.js';
import { RELATIONSHIPS, type Relationship } from '../../rules/natal/drishti.js';
import {
  NATAL_POINTS,
  type NatalPoint,
  TRANSITING_PLANETS,
  type TransitingPlanet,
} from '../../rules/transit/aspect-tables.js';
import { lastingScore, type PassingTransit } from '../../rules/transit/transits.js';

/** The passage of a transiting planet over an aspect of a natal point. */
export interface PassingTransitResult extends LocalWindow {
  readonly transiting_planet: TransitingPlanet;
  readonly natal_point: NatalPoint;
  readonly relationship: Relationship;
  /** How far the natal point lies ahead of the transiting planet when exact, degrees. */
  readonly relationship_angle_deg: number;
  /** UTC instants of the first entry into orb and the last exit, the passes of one retrograde loop together. */
  readonly window_start: string;
  readonly window_end: string;
  /** UTC instants of exactness in the window, ascending; empty where a station falls short of exact. */
  readonly exact_passes: readonly string[];
  /** Sum of the points of planet, natal point and aspect; while the orb is within a degree there is more. */
  readonly significance_score: number;
}

/** `zone` is that of the birth. */
export function passingTransit({ window, ...transit }: PassingTransit, zone: Zone): PassingTransitResult {
  const { planet, point, aspect } = transit;
  return {
    transiting_planet: planet,
    natal_point: point,
    relationship: aspect.relationship,
    relationship_angle_deg: aspect.angle,
    window_start: instantOf(window.start),
    window_end: instantOf(window.end),
    exact_passes: window.exactPasses.map(instantOf),
    significance_score: lastingScore(transit),
    ...localWindow(window, zone),
  };
}

function instantOf(tt: number): string {
  return formatInstant(epochMillisecondsOf(tt));
}

export function passingTransitSchema() {
  return field.open({
    transiting_planet: named('chart_point', TRANSITING_PLANETS, 'Which graha passes.'),
    natal_point: named('chart_point', NATAL_POINTS, 'Which point of the natal chart it passes.'),
    relationship: named('aspect', RELATIONSHIPS, 'By which glance.'),
    relationship_angle_deg: field.number('How far the point lies ahead of the graha when it is exact, degrees.'),
    window_start: field.instant('When it enters the orb, UTC.'),
    window_end: field.instant('When it leaves the orb for good, UTC.'),
    exact_passes: field.list(field.instant('When it is exact, UTC.')),
    significance_score: field.number(
      'Sum of the points of planet, natal point and aspect; within a degree of exact it weighs more.',
    ),
    ...localWindowFields(),
  });
}
