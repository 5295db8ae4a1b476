import type { Catalogue, ScoreRule } from '../locale/catalogue.js';
import { because, natureDetail, numbered, tithiGroupDetail, tithiName, varaDetail } from '../locale/phrases.js';
import type { DayLimbs, DayRule, ScoredRule } from '../muhurta/day-score.js';
import { SOURCE_CLASSES, type SourceClass } from '../muhurta/day-score-tables.js';
import type { Limb, LimbValues } from '../panchanga/limbs.js';
import * as field from '../schema/fields.js';

/** A rule of a score, as results list it. A score is the sum of the points of all of its rules. */
export interface RuleResult {
  /** Its code, such as `tithi_group`. */
  readonly rule: string;
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
  return { rule, label: names.rules[rule], detail, points, source };
}

/** The rules of a day score in words. */
export function dayRuleResults(catalogue: Catalogue, limbs: DayLimbs, rules: readonly DayRule[]): RuleResult[] {
  return rules.map((rule) => ruleResult(catalogue, rule, dayDetail(catalogue, limbs, rule)));
}

function dayDetail(catalogue: Catalogue, limbs: DayLimbs, rule: DayRule): string {
  switch (rule.rule) {
    case 'tithi_group':
      return tithiGroupDetail(catalogue, limbs.tithi, rule.class);
    case 'nakshatra_nature':
      return natureDetail(catalogue, limbs.nakshatra);
    case 'yoga_quality':
      return because(catalogue, limbName(catalogue, 'yoga', limbs.yoga), rule.class);
    case 'karana_quality':
      return because(catalogue, limbName(catalogue, 'karana', limbs.karana), rule.class);
    case 'vara_lord':
      return varaDetail(catalogue, limbs.vara, rule.class);
    case 'paksha_bala':
      return because(catalogue, tithiName(catalogue, limbs.tithi), rule.class);
  }
}

const NAMERS: {
  readonly [Name in Limb]: (catalogue: Catalogue, value: LimbValues[Name]) => string;
} = {
  tithi: tithiName,
  nakshatra: ({ names }, { number }) => numbered(names.nakshatras, number),
  yoga: ({ names }, { number }) => numbered(names.yogas, number),
  karana: ({ names }, { name }) => names.karanas[name],
};

/** What a part of a limb is called in the language of a catalogue. */
export function limbName<Name extends Limb>(catalogue: Catalogue, limb: Name, value: LimbValues[Name]): string {
  return NAMERS[limb](catalogue, value);
}

// @__NO_SIDE_EFFECTS__
export function ruleSchema() {
  return field.open({
    rule: field.text('Code of the rule.'),
    label: field.text('Name of the rule.'),
    detail: field.text('What the rule found.'),
    points: field.number(),
    source: field.oneOf(
      SOURCE_CLASSES,
      'Who classes what was found: the muhurta texts, the almanacs of today or this library. The points are ours.',
    ),
  });
}
