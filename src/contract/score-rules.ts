import * as field from '../base/schema/fields.js';
import type { Catalogue } from '../languages/words/rules/catalogue.js';
import { ruleDetail } from '../languages/words/rules/rule-details.js';
import type { DayLimbs, DayRule, ScoredRule } from '../rules/muhurta/day-score.js';
import { SOURCE_CLASSES, type SourceClass, WINDOW_CODES } from '../rules/muhurta/day-score-tables.js';
import type { HourRule, ScoredHour } from '../rules/muhurta/hour-score.js';
import type { PersonalRule } from '../rules/muhurta/personal-score.js';
import type { RelationshipRule } from '../rules/muhurta/relationship-score.js';
import { KARAKA_STATES } from '../rules/muhurta/relationship-score-tables.js';
import {
  dayRuleFinding,
  hourRuleFinding,
  personalRuleFinding,
  RULE_CLASSES,
  relationshipRuleFinding,
  type ScoreRuleFacts,
  type ScoreRuleFinding,
} from '../rules/muhurta/rule-facts.js';
import { SCORE_RULES, type ScoreRule } from '../rules/muhurta/score-rules.js';
import { KARANA_NAMES, YOGA_NAMES } from '../rules/panchanga/tables.js';
import { choghadiyaName } from './day-divisions.js';
import { nakshatraNature, tithiNumber } from './limbs.js';
import { varaName, varaRuler } from './positions.js';
import { graha, house, nakshatraName, named, signName, signRuler } from './vocabulary.js';

export interface ToldRule<Code extends ScoreRule> {
  readonly code: Code;
  /** Its name in the language of the result. */
  readonly label: string;
  /** What it found, in the language of the result. */
  readonly detail: string;
  /** What it looked at, and the class that decided its points: of these `detail` is made. */
  readonly facts: ScoreRuleFacts[Code];
  readonly points: number;
  /**
   * Who classes what it found: the muhurta texts (`classical`), the almanacs of today (`almanac`) or this library
   * (`own`). The number of points is ours in every rule.
   */
  readonly source: SourceClass;
}

/**
 * A rule of a score, as results list it. A score is the sum of the points of all of its rules. To ask for one `code`
 * gives `facts` their type.
 */
export type RuleResult = { readonly [Code in ScoreRule]: ToldRule<Code> }[ScoreRule];

/** A rule with its name and what it found in words. */
function ruleResult(
  catalogue: Catalogue,
  { points, source }: ScoredRule<ScoreRule>,
  finding: ScoreRuleFinding,
): RuleResult {
  const [label, detail] = [catalogue.names.score_rule[finding.code], ruleDetail(catalogue, finding)];
  // The code and the facts come from one finding, which the compiler does not follow through a union.
  return { code: finding.code, label, detail, facts: finding.facts, points, source } as RuleResult;
}

/** The rules of a day score in words. */
export function dayRuleResults(catalogue: Catalogue, limbs: DayLimbs, rules: readonly DayRule[]): RuleResult[] {
  return rules.map((rule) => ruleResult(catalogue, rule, dayRuleFinding(limbs, rule)));
}

/** The personal rules in words. */
export function personalRuleResults(catalogue: Catalogue, rules: readonly PersonalRule[]): RuleResult[] {
  return rules.map((rule) => ruleResult(catalogue, rule, personalRuleFinding(rule)));
}

/** What the personal rules find for a birth of another minute, without their words, which are made of it. */
export function possibleRules(rules: readonly PersonalRule[]): Omit<RuleResult, 'label' | 'detail'>[] {
  return rules.map((rule) => {
    const { code, facts } = personalRuleFinding(rule);
    return { code, facts, points: rule.points, source: rule.source };
  });
}

/** The rules of an hour in words. */
export function hourRuleResults(catalogue: Catalogue, hour: ScoredHour): RuleResult[] {
  return hour.rules.map((rule: HourRule) => ruleResult(catalogue, rule, hourRuleFinding(hour, rule)));
}

/** A rule of a relationship in words. */
export function relationshipRuleResult(catalogue: Catalogue, rule: RelationshipRule): RuleResult {
  return ruleResult(catalogue, rule, relationshipRuleFinding(rule));
}

export function ruleSchema() {
  const schema = field.open({
    code: named('score_rule', SCORE_RULES, 'Which rule it is.'),
    label: field.text('Name of the rule in the language of the result.'),
    detail: field.text('What the rule found, in the language of the result.'),
    facts: ruleFactsSchema(),
    points: points('What it adds to the score, points.'),
    source: named(
      'rule_source',
      SOURCE_CLASSES,
      'Who classes what was found: the muhurta texts, the almanacs of today or this library. The points are ours.',
    ),
  });
  // The compiler knows more than the schema: which facts go with which code.
  return schema as field.Schema<RuleResult>;
}

/** Every fact that a rule can have. Which ones it has hangs on its code. */
export function ruleFactsSchema() {
  return field.open({
    class: field.optional(field.oneOf(RULE_CLASSES, 'The class that decided the points.')),
    tithi_number: field.optional(tithiNumber()),
    nakshatra_name: field.optional(nakshatraName('Nakshatra of the Moon.')),
    nakshatra_nature: field.optional(nakshatraNature()),
    yoga_name: field.optional(named('yoga', YOGA_NAMES, 'Name of the yoga.')),
    karana_name: field.optional(named('karana', KARANA_NAMES, 'Name of the karana.')),
    vara_name: field.optional(varaName()),
    vara_ruler: field.optional(varaRuler()),
    tara_number: field.optional(field.integer(1, 9, '1 (Janma) to 9 (Ati Mitra), counted from the natal nakshatra.')),
    house_from_moon: field.optional(house('House of the graha counted from the natal Moon sign.')),
    moon_sign_ruler: field.optional(signRuler('The graha that rules the natal Moon sign.')),
    hora_ruler: field.optional(signRuler('The graha that rules the planetary hour.')),
    choghadiya_name: field.optional(choghadiyaName('The choghadiya that runs in the middle of the hour.')),
    window_code: field.optional(named('window', WINDOW_CODES, 'The window that holds the middle of the hour.')),
    planet: field.optional(signRuler('Which significator it is.')),
    sign_name: field.optional(signName('Its sidereal sign.')),
    states: field.optional(field.list(field.oneOf(KARAKA_STATES, 'A state that raises or lowers it.'))),
    planet_names: field.optional(field.list(graha('A graha in the sign of the Moon.'))),
  });
}

/** No rule gives or takes more than three. */
export function points(description: string) {
  return field.integer(-3, 3, description);
}
