import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset } from '../../base/time/zone.js';
import type { SignRuler } from '../../base/zodiac/graha.js';
import { choghadiyaName, planetaryHourFields, type WindowResult } from '../../contract/day-divisions.js';
import { hourRuleResults, type RuleResult, ruleSchema } from '../../contract/score-rules.js';
import { scoreSchema } from '../../contract/scored-day.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { isGoodHour, type ScoredHour } from '../../rules/muhurta/hour-score.js';
import { HOUR_SCORE_MAXIMUM, HOUR_SCORE_MINIMUM } from '../../rules/muhurta/hour-score-tables.js';
import type { Period } from '../../rules/panchanga/day-divisions.js';
import type { ChoghadiyaName } from '../../rules/panchanga/tables.js';

/** A planetary hour scored for the intent. */
export interface HourResult extends WindowResult {
  /** 1 to 24 from the beginning of the day on. */
  readonly number: number;
  readonly period: Period;
  readonly ruler: SignRuler;
  readonly ruler_label: string;
  /** The one that runs in the middle of the hour. */
  readonly choghadiya_name: ChoghadiyaName;
  readonly choghadiya_label: string;
  /** Sum of the points of the rules. */
  readonly score: number;
  /** Place among the hours that begin from 06:00 to 21:00; null for the others. */
  readonly rank: number | null;
  readonly rules: readonly RuleResult[];
  /** Whether it scores at least `ranking.good_score`. */
  readonly is_good: boolean;
}

export function hourResult(catalogue: Catalogue, timeZone: string, hour: ScoredHour): HourResult {
  const { names } = catalogue;
  const { index, period, ruler, start, end, choghadiya, score, rank } = hour;
  return {
    number: index,
    period,
    ruler,
    starts_at: formatLocalWithOffset(timeZone, start),
    ends_at: formatLocalWithOffset(timeZone, end),
    ruler_label: names.graha[ruler],
    choghadiya_name: choghadiya.name,
    choghadiya_label: names.choghadiya[choghadiya.name],
    score,
    rank: rank ?? null,
    rules: hourRuleResults(catalogue, hour),
    is_good: isGoodHour(hour),
  };
}

// @__NO_SIDE_EFFECTS__
export function hourSchema() {
  return field.open({
    ...planetaryHourFields(),
    ruler_label: field.text('The ruler in the language of the result.'),
    choghadiya_name: choghadiyaName('The choghadiya that runs in the middle of the hour.'),
    choghadiya_label: field.text('The choghadiya in the language of the result.'),
    score: scoreSchema(HOUR_SCORE_MINIMUM, HOUR_SCORE_MAXIMUM),
    rank: field.orNull(
      field.integer(1, 24, 'Place among the hours that begin from 06:00 to 21:00; null for the others.'),
    ),
    rules: field.list(ruleSchema()),
    is_good: field.flag('Whether it scores at least the good_score of ranking.'),
  });
}
