import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/moment.js';
import { type GrahaPosition, grahaPosition, grahaPositions } from '../../base/zodiac/positions.js';
import { RASHI_EDGES } from '../../base/zodiac/rashi.js';
import { type Sky, siderealTrack } from '../../base/zodiac/sidereal.js';
import { EXALTATION } from '../natal/dignity-tables.js';
import { laterRules, type RelationshipRule, relationshipRules } from './relationship-score.js';
import type { RelationshipMode } from './relationship-score-tables.js';
import { limbsAt, type TimedDay, TOGETHER_MILLISECONDS } from './scored-day.js';

/** A part of a day over which no rule of a kind of relationship changes by the Moon. */
interface RelationshipStretch {
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly rules: readonly RelationshipRule[];
}

/** A day for a kind of relationship. */
export interface RelationshipCourse {
  /** The nine grahas when it begins. */
  readonly grahas: readonly GrahaPosition[];
  readonly morning: readonly RelationshipRule[];
  /** What follows in the course of the day, in the order of time. */
  readonly later: readonly RelationshipStretch[];
}

/** Degrees at which the dignity or the company of the Moon may change: every sign, and the end of its exaltation. */
const MOON_EDGES = [...RASHI_EDGES, (EXALTATION.Moon.sign - 1) * 30 + EXALTATION.Moon.to];

/**
 * The rules of a day. They are read anew when a nakshatra or a tithi begins and when the Moon passes an edge;
 * it is combust within 12 degrees of the Sun, which are tithis as well.
 */
export function relationshipCourse(sky: Sky, mode: RelationshipMode, timed: TimedDay): RelationshipCourse {
  const { day, limbs, spans } = timed;
  const moment = momentAt(day.sunrise);
  const grahas = grahaPositions(sky, moment);
  const morning = relationshipRules(mode, { ...limbs, grahas });
  const limbsBegin = [...spans.nakshatra.slice(1), ...spans.tithi.slice(1)].map(({ startsAt }) => startsAt);
  const edgesPassed = crossings(siderealTrack(sky, 'Moon'), moment.tt, momentAt(day.nextSunrise).tt, MOON_EDGES)
    .map(({ tt }) => epochMillisecondsOf(tt))
    .filter((at) => limbsBegin.every((begin) => Math.abs(begin - at) > TOGETHER_MILLISECONDS));
  const later = [...limbsBegin, ...edgesPassed]
    .sort((a, b) => a - b)
    .map((startsAt) => {
      const at = startsAt + TOGETHER_MILLISECONDS;
      const moved = momentAt(at);
      const grahasThen = grahas.map((position) =>
        position.graha === 'Sun' || position.graha === 'Moon' ? grahaPosition(sky, position.graha, moved) : position,
      );
      return { startsAt, rules: laterRules(mode, morning, { ...limbsAt(timed, at), grahas: grahasThen }) };
    });
  return { grahas, morning, later };
}
