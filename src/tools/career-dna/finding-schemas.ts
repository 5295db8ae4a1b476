import * as field from '../../base/schema/fields.js';
import { dignitySchema } from '../../contract/birth-chart.js';
import { confidenceSchema } from '../../contract/positions.js';
import { elementSchema, graha, house, signName, signRuler } from '../../contract/vocabulary.js';
import { REFERENCES } from '../../rules/career/factors.js';
import { RULE_CODES } from '../../rules/career/hits.js';
import { PERIOD_CODE_NAMES, PERIOD_LINKS } from '../../rules/career/period-links.js';
import { THEME_CODES } from '../../rules/career/tables.js';
import { FACTOR_CODES } from '../../rules/career/variants.js';
import { ASSOCIATIONS } from '../../rules/natal/dignity.js';

export function statementSchema() {
  return field.open({
    id: field.text('s1, s2 and so on.'),
    code: ruleCode(),
    points: points('Points over all themes.'),
    rule: field.text('The rule in a sentence.'),
    source: field.text('The texts that it rests on.'),
    basis: field.oneOf(['classical', 'own'], 'Whether a text names the factor for livelihood; the points are our own.'),
    facts: field.open({
      reference: field.optional(reference('From where the 10th is counted.')),
      sign: field.optional(signName()),
      modality: field.optional(modality()),
      element: field.optional(elementSchema()),
      ruler: field.optional(signRuler()),
      navamsa_sign: field.optional(signName('The navamsa sign of that ruler.')),
      house: field.optional(house('The house that it is about.')),
      graha: field.optional(graha('The graha whose row of points counts, or that rules the house.')),
      kind: field.optional(associationSchema('How two rulers are tied to each other.')),
      dignity: field.optional(dignitySchema()),
      name: field.optional(field.text('The name of the yoga.')),
      grahas: field.optional(field.list(graha('A graha that makes the yoga.'))),
    }),
  });
}

export function themeSchema() {
  return field.open({
    code: themeCode(),
    label: field.text('The theme in English.'),
    points: points('Points of all rules.'),
    rank: field.integer(1, 12, 'Its place among the twelve.'),
    shown: field.flag('Whether it is one of the first three, or has as many points as the third.'),
    tied: field.flag('Whether another theme has as many points.'),
    exceeds_percent: field.orNull(
      field.integer(0, 90, 'Percent of the reference charts that have fewer points, in tens.'),
    ),
    confidence: confidenceSchema('How firmly the rules name it; nothing about the person.'),
    kept_variants: field.integer(0, 7, 'In how many of the birth and its six variants it is among the first three.'),
    rules: field.orNull(
      field.list(
        field.open({
          statement: field.text('The id of a statement.'),
          code: ruleCode(),
          points: points('Its points.'),
        }),
      ),
    ),
    text: field.orNull(field.text('The theme in a few sentences; null for one that is not shown.')),
  });
}

export function periodSchema() {
  return field.open({
    maha: graha('Lord of the mahadasha.'),
    antar: graha('Lord of the antardasha.'),
    starts_at: field.instant('When the antardasha begins, UTC.'),
    ends_at: field.instant('When it ends, UTC.'),
    running: field.flag('Whether it runs at as_of.'),
    link: field.oneOf(PERIOD_LINKS, 'How closely its lords have to do with the career factors; strong is not "good".'),
    points: points('Points of both lords.'),
    codes: field.list(
      field.open({
        lord: graha('Which of the two lords.'),
        code: field.oneOf(PERIOD_CODE_NAMES, 'What it has to do with the career factors.'),
        points: points('Points for it.'),
      }),
    ),
    text: field.text('Which lords are linked, in a sentence.'),
  });
}

export function timeSensitivitySchema() {
  return field.open({
    boundaries: field.open({
      lagna: minutesSchema(),
      d9_lagna: minutesSchema(),
      d10_lagna: minutesSchema(),
    }),
    variants: field.list(
      field.open({
        minutes: field.integer(-15, 15, 'Minutes that the birth is later, negative for earlier.'),
        changed: field.list(factorCode('A factor that is another one then.')),
        themes: field.list(themeCode()),
      }),
    ),
    stable: field.list(factorCode('A factor that is the same in all variants.')),
    unstable: field.list(factorCode('A factor that is another one in some variant.')),
    days_per_birth_minute: field.number('Days by which every period comes earlier for a birth one minute later.'),
  });
}

function minutesSchema() {
  const minutes = (description: string) => field.orNull(field.integer(1, 1440, description));
  return field.open({
    minutes_to_previous: minutes('By how many whole minutes an earlier birth has another one.'),
    minutes_to_next: minutes('By how many whole minutes a later birth has another one.'),
  });
}

export function reference(description: string) {
  return field.oneOf(REFERENCES, description);
}

export function associationSchema(description: string) {
  return field.oneOf(ASSOCIATIONS, description);
}

/** Which modality a sign has, in the words of the tradition. */
export function modality() {
  return field.oneOf(['movable', 'fixed', 'dual'], 'How the sign stands in its season.');
}

function ruleCode() {
  return field.oneOf(RULE_CODES, 'Which rule it is.');
}

function themeCode() {
  return field.oneOf(THEME_CODES, 'Which of the twelve themes it is.');
}

function factorCode(description: string) {
  return field.oneOf(FACTOR_CODES, description);
}

function points(description: string) {
  return field.integer(0, 400, description);
}
