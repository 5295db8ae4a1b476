import { roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { GRAHAS, type Graha, houseFrom } from '../../base/zodiac/rashi.js';
import { calledBy, graha, named } from '../../contract/vocabulary.js';
import { natal_yoga } from '../../languages/en/names.js';
import { ENGLISH_YOGA_LINES } from '../../languages/en/yogas.js';
import type { AskedLanguage } from '../../languages/language.js';
import { DIGNITIES, type Dignity } from '../../rules/natal/dignity-tables.js';
import { CONDITION_CODES, type ConditionCode, type Held } from '../../rules/yoga/conditions.js';
import { YOGA_RATES } from '../../rules/yoga/rates.js';
import {
  YOGA_GRADES,
  YOGA_GROUPS,
  type YogaChart,
  type YogaGrade,
  type YogaGroup,
} from '../../rules/yoga/yoga-chart.js';
import {
  type HeldYoga,
  KALA_SARPA_TYPES,
  type KalaSarpaType,
  NATAL_YOGA_CODES,
  type NatalYogaCode,
  YOGA_CANCELLATIONS,
  YOGA_RULES,
  type YogaCancellation,
  type YogaDefinition,
} from '../../rules/yoga/yogas.js';

/** A graha from which houses are counted, in small letters, or the ascendant. */
export type YogaOrigin = Lowercase<Graha> | 'ascendant';

/** A condition of a yoga that held. */
export interface YogaCondition {
  readonly code: ConditionCode;
  /** The grahas that it is about, the acting one first; of `none_in_houses` those that are not there. */
  readonly planet_names: readonly Graha[];
  /** Houses counted from `counted_from_point`, where it is about houses. */
  readonly house_numbers: readonly number[];
  readonly counted_from_point: YogaOrigin | null;
  /** The houses from the lagna by whose rulership the grahas came in. */
  readonly ruled_houses: readonly number[];
  readonly dignity: Dignity | null;
  /** Degrees between two grahas in one sign. */
  readonly apart_deg: number | null;
}

/** One way in which a yoga is formed. */
export interface YogaFormationResult {
  readonly planet_names: readonly Graha[];
  /** The houses from the lagna in which they stand; null without a lagna. */
  readonly house_numbers: readonly number[] | null;
  readonly conditions: readonly YogaCondition[];
}

/** A yoga or dosha that a chart has. */
export interface NatalYoga {
  readonly code: NatalYogaCode;
  readonly name: string;
  readonly group: YogaGroup;
  /** What makes it, in one line. */
  readonly explanation: string;
  readonly citation: string;
  readonly grade: YogaGrade;
  /** Which of two definitions the chart meets; null where the texts have one. */
  readonly definition: YogaDefinition | null;
  readonly planet_names: readonly Graha[];
  readonly house_numbers: readonly number[] | null;
  readonly formations: readonly YogaFormationResult[];
  readonly is_cancelled: boolean;
  readonly cancellations: readonly { readonly code: YogaCancellation; readonly planet_names: readonly Graha[] }[];
  /** Of Kala Sarpa, by the house of Rahu. */
  readonly kala_sarpa_type: KalaSarpaType | null;
  /** How many of 100 charts have it. */
  readonly frequency_percent: number;
}

/** What a chart can have among its doshas, and among its yogas. */
export const DOSHA_CODES = /* @__PURE__ */ NATAL_YOGA_CODES.filter(isDosha);
export const YOGA_CODES = /* @__PURE__ */ NATAL_YOGA_CODES.filter((code) => !isDosha(code));

/** Whether what was looked for is a dosha. */
export function isDosha(of: NatalYogaCode): boolean {
  return YOGA_RULES.some(({ code, group }) => code === of && group === 'dosha');
}

export function natalYoga(
  { lagna, rashi }: YogaChart,
  { rule, definition, formations, cancellations }: HeldYoga,
  language: AskedLanguage,
): NatalYoga {
  const { code, group, citation, grade } = rule;
  const makers = new Set(formations.flatMap(({ grahas }) => grahas));
  const houses = formations.map(({ houses: each }) => each);
  return {
    code,
    name: natal_yoga[code],
    group,
    explanation: (language?.yogas ?? ENGLISH_YOGA_LINES)[code],
    citation,
    grade,
    definition: definition ?? null,
    planet_names: GRAHAS.filter((each) => makers.has(each)),
    house_numbers: lagna ? [...new Set(houses.flatMap((each) => each ?? []))].sort((a, b) => a - b) : null,
    formations: formations.map(({ grahas, houses: each, conditions }) => ({
      planet_names: grahas,
      house_numbers: each ?? null,
      conditions: conditions.map(yogaCondition),
    })),
    is_cancelled: cancellations.length > 0,
    cancellations: cancellations.map(({ code: by, grahas }) => ({ code: by, planet_names: grahas })),
    kala_sarpa_type:
      code === 'kala_sarpa' && lagna ? (KALA_SARPA_TYPES[houseFrom(lagna, rashi.Rahu) - 1] ?? null) : null,
    frequency_percent: YOGA_RATES[code],
  };
}

function yogaCondition({ code, grahas, houses, from, ruled, dignity, separation }: Held): YogaCondition {
  return {
    code,
    // Copies: those of a rule stand in its table, and a result is its caller's to change.
    planet_names: [...grahas],
    house_numbers: [...houses],
    counted_from_point: from === undefined ? null : originKey(from),
    ruled_houses: [...(ruled ?? [])],
    dignity: dignity ?? null,
    apart_deg: separation === undefined ? null : roundTo(separation, 6),
  };
}

function originKey(from: Graha | 'lagna'): YogaOrigin {
  return from === 'lagna' ? 'ascendant' : (from.toLowerCase() as Lowercase<Graha>);
}

const ORIGINS: readonly YogaOrigin[] = ['ascendant', ...GRAHAS.map((each) => each.toLowerCase() as Lowercase<Graha>)];

export function natalYogaCode(description: string) {
  return named('natal_yoga', NATAL_YOGA_CODES, description);
}

function grahas(description: string) {
  return field.list(graha(description));
}

function houseNumbers(description: string) {
  return field.list(field.integer(1, 12, description));
}

export function natalYogaSchema() {
  return field.open({
    code: natalYogaCode('Which yoga or dosha it is.'),
    name: calledBy({ code: 'natal_yoga' }, 'Its name in Latin letters.'),
    group: named('yoga_group', YOGA_GROUPS, 'Which kind it is of.'),
    explanation: field.text('What makes it, in one line.'),
    citation: field.text('The texts that have it.'),
    grade: named('grade', YOGA_GRADES, 'A where the sources agree, B where schools differ.'),
    definition: field.orNull(
      named(
        'yoga_definition',
        ['loose', 'strict'],
        'Which of two definitions the chart meets: the wider alone, or the narrower too; null where the texts have one.',
      ),
    ),
    planet_names: grahas('The grahas that make it.'),
    house_numbers: field.orNull(
      houseNumbers('The houses from the lagna in which these grahas stand; null without a lagna.'),
    ),
    formations: field.list(
      field.open({
        planet_names: grahas('The grahas that make it in this way.'),
        house_numbers: field.orNull(
          houseNumbers('The houses from the lagna in which these grahas stand; null without a lagna.'),
        ),
        conditions: field.list(
          field.open({
            code: named('yoga_condition', CONDITION_CODES, 'What held.'),
            planet_names: grahas(
              'The grahas that it is about, the acting one first; of none_in_houses those that are not there.',
            ),
            house_numbers: houseNumbers('The houses that it is about, counted from counted_from_point.'),
            counted_from_point: field.orNull(named('chart_point', ORIGINS, 'From where these houses are counted.')),
            ruled_houses: houseNumbers('The houses from the lagna by whose rulership the grahas came in.'),
            dignity: field.orNull(named('dignity', DIGNITIES, 'The dignity that it is about.')),
            apart_deg: field.orNull(field.number('Degrees between two grahas in one sign.')),
          }),
        ),
      }),
    ),
    is_cancelled: field.flag('Whether something is said to cancel it.'),
    cancellations: field.list(
      field.open({
        code: named('yoga_cancellation', YOGA_CANCELLATIONS, 'What is said to cancel it.'),
        planet_names: grahas('The grahas that do.'),
      }),
    ),
    kala_sarpa_type: field.orNull(
      named('kala_sarpa_type', KALA_SARPA_TYPES, 'Of Kala Sarpa, by the house of Rahu; else null.'),
    ),
    frequency_percent: field.number('How many of 100 charts have it: 100,000 random ones of 1940 to 2019 in India.'),
  });
}
