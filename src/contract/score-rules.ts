import type { DayLimbs, DayRule, ScoredRule } from '../muhurta/day-score.js';
import { SOURCE_CLASSES, type SourceClass } from '../muhurta/day-score-tables.js';
import type { PersonalRule } from '../muhurta/personal-score.js';
import type { RelationshipRule } from '../muhurta/relationship-score.js';
import { SCORE_RULES, type ScoreRule } from '../muhurta/score-rules.js';
import type { NatalMoon } from '../natal/natal-moon.js';
import * as field from '../schema/fields.js';
import type { Catalogue } from '../words/rules/catalogue.js';
import { dayRuleDetail, personalRuleDetail, relationshipRuleDetail } from '../words/rules/rule-details.js';

/** A rule of a score, as results list it. A score is the sum of the points of all of its rules. */
export interface RuleResult {
  readonly code: ScoreRule;
  /** Its name in the language of the result. */
  readonly label: string;
  /** What it found, in the language of the result. */
  readonly detail: string;
  readonly points: number;
  /**
   * Who classes what it found: the muhurta texts (`classical`), the almanacs of today (`almanac`) or this library
   * (`own`). The number of points is ours in every rule.
   */
  readonly source: SourceClass;
}

/** A rule with its name and what it found in words. */
export function ruleResult({ names }: Catalogue, scored: ScoredRule<ScoreRule>, detail: string): RuleResult {
  const { rule, points, source } = scored;
  return { code: rule, label: names.score_rule[rule], detail, points, source };
}

/** The rules of a day score in words. */
export function dayRuleResults(catalogue: Catalogue, limbs: DayLimbs, rules: readonly DayRule[]): RuleResult[] {
  return rules.map((rule) => ruleResult(catalogue, rule, dayRuleDetail(catalogue, limbs, rule)));
}

/** The personal rules in words. */
export function personalRuleResults(
  catalogue: Catalogue,
  natal: NatalMoon,
  rules: readonly PersonalRule[],
): RuleResult[] {
  return rules.map((rule) => ruleResult(catalogue, rule, personalRuleDetail(catalogue, natal, rule)));
}

/** A rule of a relationship in words. */
export function relationshipRuleResult(catalogue: Catalogue, rule: RelationshipRule): RuleResult {
  return ruleResult(catalogue, rule, relationshipRuleDetail(catalogue, rule));
}

// @__NO_SIDE_EFFECTS__
export function ruleSchema() {
  return field.open({
    code: field.oneOf(SCORE_RULES, 'Which rule it is.'),
    label: field.text('Name of the rule in the language of the result.'),
    detail: field.text('What the rule found, in the language of the result.'),
    points: points('What it adds to the score, points.'),
    source: field.oneOf(
      SOURCE_CLASSES,
      'Who classes what was found: the muhurta texts, the almanacs of today or this library. The points are ours.',
    ),
  });
}

/** No rule gives or takes more than three. */
// @__NO_SIDE_EFFECTS__
export function points(description: string) {
  return field.integer(-3, 3, description);
}
