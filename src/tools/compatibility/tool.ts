import * as field from '../../base/schema/fields.js';
import { RELATIONS } from '../../base/zodiac/graha-friendship.js';
import type { Element, SignName, SignRuler } from '../../base/zodiac/rashi.js';
import { type Calculation, defineTool } from '../../calculation/calculate.js';
import { calculateFromTables } from '../../calculation/calculate-from-tables.js';
import type { CalculationContext, OptionsOf } from '../../calculation/options.js';
import { tableProvenance } from '../../contract/provenance.js';
import { elementSchema, modalitySchema, named, signName, signRuler } from '../../contract/vocabulary.js';
import { compatibilityDisclaimer } from '../../languages/en/disclaimers.js';
import { sign_band } from '../../languages/en/names.js';
import { signPair } from '../../languages/en/results.js';
import type { AskedLanguage } from '../../languages/language.js';
import { signPairDetail } from '../../languages/words/results/sign-pair.js';
import { maitriScore } from '../../rules/matching/ashtakoota.js';
import { elementFinding, rulershipFinding, type SignPairFinding } from '../../rules/matching/sun-sign-facts.js';
import {
  COMPATIBILITY_BANDS,
  ELEMENT_POINTS,
  SIGN_ANGLES,
  type SignAngle,
  SUN_SIGNS,
  type SunSign,
  type WesternModality,
} from '../../rules/matching/sun-signs.js';

const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

export interface SignCompatibilityInput {
  readonly sign_a: (typeof SIGNS)[number];
  readonly sign_b: (typeof SIGNS)[number];
}

export interface SignOfPair {
  readonly name: SignName;
  readonly element: Element;
  readonly modality: WesternModality;
  /** Traditional. */
  readonly ruler: SignRuler;
}

/** A part of the score. To ask for one `code` gives `facts` their type. */
export type SignPairExplanation = SignPairFinding & { readonly detail: string; readonly points: number };

export interface SignCompatibilityResult {
  readonly sign_a: SignOfPair;
  readonly sign_b: SignOfPair;
  /** 0 to 50. */
  readonly element_score: number;
  readonly element_maximum: number;
  /** 0 to 50. */
  readonly rulership_score: number;
  readonly rulership_maximum: number;
  /** Sum of the two. */
  readonly total_score: number;
  readonly maximum_score: number;
  readonly percentage: number;
  readonly band: { readonly code: 'high' | 'good' | 'moderate' | 'low'; readonly label: string };
  /** For information; it gives no points. */
  readonly angle: {
    /** Signs from one to the other the short way, 0 to 6. */
    readonly sign_distance: number;
    readonly name: SignAngle;
  };
  /** Where the points come from: their sum is the total. */
  readonly explanations: readonly SignPairExplanation[];
}

const PART_MAXIMUM = 50;

/** Points for each of the 5 of graha maitri. */
const POINTS_PER_MAITRI = 10;

/**
 * How two sun signs agree by element and by the natural friendship of their rulers, 100 points in all. The order of the
 * signs changes nothing but the words.
 *
 * @throws CalculationError `invalid_input`.
 *
 * @example
 * import { signCompatibility } from 'nirayana';
 *
 * const { result } = signCompatibility({ sign_a: 'taurus', sign_b: 'capricorn' });
 * result.total_score; // => 100
 * result.explanations[0]?.detail; // => 'Taurus and Capricorn share the element earth.'
 */
export function signCompatibility(
  input: SignCompatibilityInput,
  environment?: OptionsOf<typeof signCompatibilityTool>,
): Calculation<SignCompatibilityResult> {
  return calculateFromTables(signCompatibilityTool, input, environment);
}

function calculateSignCompatibility({ sign_a, sign_b }: SignCompatibilityInput, { language }: CalculationContext) {
  const [a, b] = [sign_a, sign_b].map((sign) => SUN_SIGNS[SIGNS.indexOf(sign)]) as [SunSign, SunSign];
  const elements = elementPoints(a, b);
  const rulership = maitriScore(a.rashi.ruler, b.rashi.ruler) * POINTS_PER_MAITRI;
  const total = elements + rulership;
  const { code } = bandOf(total);
  const apart = Math.abs(a.rashi.number - b.rashi.number);
  const distance = Math.min(apart, 12 - apart);
  const result: SignCompatibilityResult = {
    sign_a: signOfPair(a),
    sign_b: signOfPair(b),
    element_score: elements,
    element_maximum: PART_MAXIMUM,
    rulership_score: rulership,
    rulership_maximum: PART_MAXIMUM,
    total_score: total,
    maximum_score: 2 * PART_MAXIMUM,
    percentage: total,
    band: { code, label: (language?.names.sign_band ?? sign_band)[code] },
    angle: { sign_distance: distance, name: SIGN_ANGLES[distance] as SignAngle },
    explanations: [
      explained(language, elementFinding(a, b), elements),
      explained(language, rulershipFinding(a, b), rulership),
    ],
  };
  return {
    result,
    provenance: tableProvenance('Sun signs as given, tropical by convention; no houses.'),
  };
}

function explained(language: AskedLanguage, finding: SignPairFinding, points: number): SignPairExplanation {
  const { code, facts } = finding;
  // The code and its facts come from one object, which the compiler does not follow through a union.
  return {
    code,
    detail: signPairDetail(language?.results.signPair ?? signPair, finding),
    facts,
    points,
  } as SignPairExplanation;
}

function elementPoints(a: SunSign, b: SunSign): number {
  return ELEMENT_POINTS[a.rashi.element][b.rashi.element];
}

function bandOf(total: number): (typeof COMPATIBILITY_BANDS)[number] {
  return COMPATIBILITY_BANDS.find(({ minimum }) => total >= minimum) as (typeof COMPATIBILITY_BANDS)[number];
}

function signOfPair({ rashi, modality }: SunSign): SignOfPair {
  return { name: rashi.name, element: rashi.element, modality, ruler: rashi.ruler };
}

function signSchema() {
  return field.open({
    name: signName('English name of the sun sign.'),
    element: elementSchema(),
    modality: modalitySchema(),
    ruler: signRuler('The traditional ruler of the sign.'),
  });
}

function explanationSchema() {
  const schema = field.open({
    code: named('sign_rule', ['element', 'rulership'], 'Which part of the score it is.'),
    detail: field.text('What was found, in an English sentence.'),
    facts: field.open({
      sign_a_name: field.optional(signName('English name of the one sign.')),
      sign_b_name: field.optional(signName('English name of the other sign.')),
      element_a: field.optional(elementSchema()),
      element_b: field.optional(elementSchema()),
      ruler_a: field.optional(signRuler('The traditional ruler of the one sign.')),
      ruler_b: field.optional(signRuler('The traditional ruler of the other sign.')),
      regard_a_to_b: field.optional(
        field.orNull(named('relation', RELATIONS, 'What the second ruler is to the first.')),
      ),
      regard_b_to_a: field.optional(
        field.orNull(named('relation', RELATIONS, 'What the first ruler is to the second.')),
      ),
    }),
    points: field.integer(0, 50, 'Points that it gives.'),
  });
  // The compiler knows more than the schema: which facts go with which code.
  return schema as field.Schema<SignPairExplanation>;
}

export const signCompatibilityTool = defineTool({
  slug: 'compatibility',
  place: 23,
  functionName: 'signCompatibility',
  group: 'western',
  title: 'Sun sign compatibility',
  description: 'How two sun signs agree by their elements and by the natural friendship of their rulers, 0 to 100.',
  calculationVersion: 'page-shared-v1',
  disclaimer: compatibilityDisclaimer,
  options: [],
  inputSchema: () =>
    field.closed({
      sign_a: field.oneOf(SIGNS, 'The one sign.'),
      sign_b: field.oneOf(SIGNS, 'The other sign.'),
    }),
  resultSchema: () =>
    field.open({
      sign_a: signSchema(),
      sign_b: signSchema(),
      element_score: field.number('0 to 50 points.'),
      element_maximum: field.number('Always 50 points.'),
      rulership_score: field.number('0 to 50 points.'),
      rulership_maximum: field.number('Always 50 points.'),
      total_score: field.number('Sum of the two scores, points.'),
      maximum_score: field.number('Always 100 points.'),
      percentage: field.number('Total in per cent of the maximum.'),
      band: field.open({
        code: named(
          'sign_band',
          COMPATIBILITY_BANDS.map(({ code }) => code),
          'What the score makes of the pair.',
        ),
        label: field.text('The band in English.'),
      }),
      angle: field.open({
        sign_distance: field.integer(0, 6, 'Signs from one to the other the short way.'),
        name: named('sign_angle', SIGN_ANGLES, 'The aspect that lies so many signs apart.'),
      }),
      explanations: field.list(explanationSchema()),
    }),
  example: { sign_a: 'taurus', sign_b: 'capricorn' },
  cost: 1,
  calculate: calculateSignCompatibility,
});
