import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import { points, relationshipRuleResult, ruleFactsSchema } from '../../contract/score-rules.js';
import { scoreSchema } from '../../contract/scored-day.js';
import { named } from '../../contract/vocabulary.js';
import type { Catalogue } from '../../languages/words/rules/catalogue.js';
import { sumOfPoints } from '../../rules/muhurta/day-score.js';
import type { RelationshipCourse, RelationshipRule } from '../../rules/muhurta/relationship-score.js';
import {
  RELATIONSHIP_SCORE_MAXIMUM,
  RELATIONSHIP_SCORE_MINIMUM,
} from '../../rules/muhurta/relationship-score-tables.js';
import type { ScoreRuleFacts } from '../../rules/muhurta/rule-facts.js';

/** The rules that the Moon changes in the course of a day. */
const CHANGING_RULES = ['mode_nakshatra', 'karaka_state', 'moon_company', 'tithi_group'] as const;

export type ChangingRule = (typeof CHANGING_RULES)[number];

export interface ToldChange<Code extends ChangingRule> {
  /** Local time with offset. */
  readonly starts_at: string;
  readonly rule_code: Code;
  /** In the language of the result. */
  readonly detail: string;
  /** Of what `detail` is made. */
  readonly facts: ScoreRuleFacts[Code];
  /** Points of what the rule found, from then on. */
  readonly points_after: number;
  /** The score from then on. */
  readonly score_after: number;
}

/** What a rule finds anew when a nakshatra or a tithi begins or the Moon enters a sign. */
export type WeatherChange = { readonly [Code in ChangingRule]: ToldChange<Code> }[ChangingRule];

/** What each rule finds anew in the course of the day, in the order of time. */
export function weatherChanges(catalogue: Catalogue, timeZone: Zone, { morning, later }: RelationshipCourse) {
  const told = (rules: readonly RelationshipRule[]) => rules.map((rule) => relationshipRuleResult(catalogue, rule));
  let running = told(morning);
  return later.flatMap(({ startsAt, rules }) => {
    const before = running;
    running = told(rules);
    return running
      .filter(({ code, detail }) => !before.some((other) => other.code === code && other.detail === detail))
      .map(({ code, detail, facts, points }) => {
        const change = {
          starts_at: formatLocalWithOffset(timeZone, startsAt),
          rule_code: code,
          detail,
          facts,
          points_after: points,
          score_after: sumOfPoints(rules),
        };
        // The lord of the day is the only rule that no later time changes.
        return change as WeatherChange;
      });
  });
}

export function weatherChangeSchema() {
  const schema = field.open({
    starts_at: field.instant('When a nakshatra or a tithi begins or the Moon enters a sign.'),
    rule_code: named('score_rule', CHANGING_RULES, 'The rule that finds something else from then on.'),
    detail: field.text('What it finds, in the language of the result.'),
    facts: ruleFactsSchema(),
    points_after: points('Points that it gives from then on.'),
    score_after: scoreSchema(RELATIONSHIP_SCORE_MINIMUM, RELATIONSHIP_SCORE_MAXIMUM, 'The score from then on, points.'),
  });
  // The compiler knows more than the schema: which facts go with which rule.
  return schema as field.Schema<WeatherChange>;
}
