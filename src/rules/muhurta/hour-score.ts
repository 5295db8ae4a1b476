import { wallClockAt, type Zone } from '../../base/time/zone.js';
import type { Nakshatra } from '../../base/zodiac/nakshatra.js';
import type { SignRuler } from '../../base/zodiac/rashi.js';
import { choghadiyas, type Hora, horas, type Span } from '../panchanga/day-divisions.js';
import type { Choghadiya, ChoghadiyaName } from '../panchanga/tables.js';
import { runningAt, type ScoredRule, scored, sumOfPoints, type TimedDay } from './day-score.js';
import { CHOGHADIYA_RULE, type WeighedWindow, WINDOW_RULE } from './day-score-tables.js';
import {
  GOOD_HOUR_SCORE,
  HORA_RULE,
  type HoraClass,
  INTENT_RULES,
  type IntentCategory,
  NATURE_MATCH_RULE,
  type NatureMatch,
  RANKED_HOURS,
} from './hour-score-tables.js';
import { avoidedWindows } from './windows.js';

/** One of the rules that score an hour for an intent. */
export type HourRule =
  | ScoredRule<'hora_lord', HoraClass>
  | ScoredRule<'choghadiya', ChoghadiyaName>
  | ScoredRule<'window_overlap', WeighedWindow>
  | ScoredRule<'nakshatra_match', NatureMatch>;

/** A planetary hour of a day, scored for an intent. */
export interface ScoredHour extends Hora {
  /** What runs in its middle. */
  readonly choghadiya: Choghadiya;
  readonly nakshatra: Nakshatra;
  readonly rules: readonly HourRule[];
  /** Sum of the points of the rules. */
  readonly score: number;
  /** Its place among the hours that begin while people are awake, from 1 on; undefined for the others. */
  readonly rank: number | undefined;
}

/**
 * The middle of the second of each three twelfths is where an eighth ends, and there the next one has begun. Both come from
 * sums of their own, which differ by a hair; this, in milliseconds, is more than that.
 */
const PAST_MIDDLE = 1;

/** The 24 planetary hours of a day in the order of time, scored for an intent and ranked. */
export function scoredHours(timed: TimedDay, intent: IntentCategory): ScoredHour[] {
  const { day, vara } = timed;
  const parts = choghadiyas(day, vara);
  // Abhijit, the eighth fifteenth of a day, never holds the middle of one of its twelfths.
  const windows = avoidedWindows(timed);
  const hours = horas(day, vara).map(({ index, period, ruler, start, end }) => {
    const middle = (start + end) / 2 + PAST_MIDDLE;
    const holds = (span: Span) => span.start <= middle && middle < span.end;
    const { choghadiya } = parts.find(holds) as (typeof parts)[number];
    const { value: nakshatra } = runningAt(timed, 'nakshatra', middle);
    const suits = INTENT_RULES[intent].natures.includes(nakshatra.nature);
    const rules: HourRule[] = [
      scored('hora_lord', HORA_RULE, horaClass(intent, ruler)),
      scored('choghadiya', CHOGHADIYA_RULE, choghadiya.name),
      ...windows.filter(holds).map(({ code }) => scored('window_overlap', WINDOW_RULE, code)),
      scored('nakshatra_match', NATURE_MATCH_RULE, suits ? 'nature_suits' : 'nature_does_not_suit'),
    ];
    return { index, period, ruler, start, end, choghadiya, nakshatra, rules, score: sumOfPoints(rules) };
  });
  const ranked = hours.filter((hour) => isAwake(day.timeZone, hour)).sort(byScore);
  return hours.map((hour) => {
    const place = ranked.indexOf(hour);
    return { rank: place < 0 ? undefined : place + 1, ...hour };
  });
}

/** The ranked hours, best first. */
export function rankedHours<Hour extends Pick<ScoredHour, 'rank'>>(hours: readonly Hour[]): Hour[] {
  return hours.filter(({ rank }) => rank !== undefined).sort((a, b) => Number(a.rank) - Number(b.rank));
}

/** The hour of rank 1 where it is good. */
export function bestHour<Hour extends Pick<ScoredHour, 'rank' | 'score'>>(hours: readonly Hour[]): Hour | undefined {
  return hours.find((hour) => hour.rank === 1 && isGoodHour(hour));
}

/** Whether an hour scores enough to be recommended. */
export function isGoodHour({ score }: Pick<ScoredHour, 'score'>): boolean {
  return score >= GOOD_HOUR_SCORE;
}

function horaClass(intent: IntentCategory, ruler: SignRuler): HoraClass {
  const { primary, secondary, opposed } = INTENT_RULES[intent];
  if (primary.includes(ruler)) return 'hora_primary';
  if (secondary.includes(ruler)) return 'hora_secondary';
  return opposed.includes(ruler) ? 'hora_opposed' : 'hora_other';
}

/** Whether an hour begins at a time of the wall clock at which it is ranked. */
function isAwake(timeZone: Zone, { start }: Span): boolean {
  const { secondOfDay } = wallClockAt(timeZone, start);
  return secondOfDay >= 60 * RANKED_HOURS.first && secondOfDay <= 60 * RANKED_HOURS.last;
}

/** The higher score first, then the earlier. */
function byScore(a: Span & { readonly score: number }, b: Span & { readonly score: number }): number {
  return b.score - a.score || a.start - b.start;
}
