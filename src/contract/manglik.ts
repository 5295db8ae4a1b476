import * as names from '../names/tables.js';
import type { ManglikNote, MarsCount, Mitigation } from '../natal/manglik.js';
import { MITIGATIONS } from '../natal/manglik.js';
import {
  MANGLIK_HOUSES,
  MANGLIK_REFERENCES,
  type ManglikChart,
  type ManglikReference,
} from '../natal/manglik-tables.js';
import * as field from '../schema/fields.js';
import { ENGLISH_MANGLIK } from '../words/manglik/en.js';
import type { SignName } from '../zodiac/rashi.js';
import { house, signName } from './vocabulary.js';

/** Mars counted from one reference. */
export interface ReferenceResult {
  readonly reference: ManglikReference;
  readonly reference_label: string;
  readonly reference_sign: SignName;
  /** 1 to 12, the reference sign being the first house. */
  readonly mars_house: number;
  readonly flagged: boolean;
  readonly detail: string;
}

/** Something that tradition reads as cancelling or reducing the dosha. It never changes `is_manglik`. */
export interface MitigatingFactor {
  readonly code: Mitigation['code'];
  readonly label: string;
  readonly detail: string;
  readonly effect: 'cancelling' | 'reducing';
  readonly applies_to: ManglikReference | 'both';
  /** House of Mars where the factor hangs on it, else null. */
  readonly house: number | null;
  /** The signs by which it holds. */
  readonly facts: Mitigation['facts'];
}

const LABELS: Readonly<Record<ManglikReference, string>> = { lagna: 'Lagna (ascendant)', moon: 'Moon sign' };

/** Mars counted from a reference, in words. */
export function referenceResult(
  { mars }: ManglikChart,
  { reference, sign, house, flagged }: MarsCount,
): ReferenceResult {
  return {
    reference,
    reference_label: LABELS[reference],
    reference_sign: sign.name,
    mars_house: house,
    flagged,
    detail: `Mars in ${mars.name} is in house ${house} from ${sign.name}, which is ${flagged ? '' : 'not '}one of the houses ${MANGLIK_HOUSES.join(', ')}.`,
  };
}

/** What each mitigation is called, and what makes it hold. */
const WORDS: {
  readonly [Code in Mitigation['code']]: readonly [
    label: string,
    detail: (chart: ManglikChart, mitigation: Mitigation) => string,
  ];
} = {
  mars_own_sign: ['Mars in its own sign', ({ mars }) => `Mars rules ${mars.name}.`],
  mars_exalted: ['Mars exalted', ({ mars }) => `Mars is exalted in ${mars.name}.`],
  mars_sign_house_exception: [
    'Mars in a sign that waives the dosha for this house',
    ({ mars }, { house, appliesTo }) =>
      `Mars in ${mars.name} waives the dosha of house ${house}, counted from the ${LABELS[appliesTo as ManglikReference]}.`,
  ],
  mars_in_leo_or_aquarius: ['Mars in Leo or Aquarius', ({ mars }) => `Mars is in ${mars.name}.`],
  jupiter_conjunct_mars: ['Jupiter conjunct Mars', ({ mars }) => `Jupiter and Mars share ${mars.name}.`],
  jupiter_aspects_mars: [
    'Jupiter aspects Mars',
    ({ jupiter }, { facts }) => `Mars is in house ${facts.house_from_jupiter} from Jupiter in ${jupiter.name}.`,
  ],
  moon_conjunct_mars: ['Moon conjunct Mars', ({ mars }) => `The Moon and Mars share ${mars.name}.`],
  jupiter_in_lagna: ['Jupiter in the Lagna', ({ ascendant }) => `Jupiter is in the rising sign, ${ascendant.name}.`],
  mars_yogakaraka_lagna: [
    'Mars is yogakaraka for this Lagna',
    ({ ascendant }) => `With ${ascendant.name} rising, Mars rules an angle and a trine.`,
  ],
};

/** A mitigation in words. */
export function mitigatingFactor(chart: ManglikChart, mitigation: Mitigation): MitigatingFactor {
  const { code, appliesTo, house, facts } = mitigation;
  const [label, detail] = WORDS[code];
  return {
    code,
    label,
    detail: detail(chart, mitigation),
    effect: MITIGATIONS[code],
    applies_to: appliesTo,
    house,
    facts,
  };
}

// @__NO_SIDE_EFFECTS__
export function referenceSchema() {
  return field.open({
    reference: field.named(names.manglik_reference, MANGLIK_REFERENCES, 'From where Mars is counted.'),
    reference_label: field.text('The reference in English words.'),
    reference_sign: signName('The sign from which Mars is counted.'),
    mars_house: house('House of Mars, the reference sign being house 1.'),
    flagged: field.flag('Whether that house makes the dosha.'),
    detail: field.text('The count in an English sentence.'),
  });
}

// @__NO_SIDE_EFFECTS__
export function mitigatingFactorSchema() {
  return field.open({
    code: field.named(names.mitigation, Object.keys(MITIGATIONS) as Mitigation['code'][], 'Which mitigation holds.'),
    label: field.text('The mitigation in English words.'),
    detail: field.text('What makes it hold, in an English sentence.'),
    effect: field.named(
      names.mitigation_effect,
      ['cancelling', 'reducing'],
      'What tradition says that it does to the dosha.',
    ),
    applies_to: field.named(
      names.manglik_reference,
      [...MANGLIK_REFERENCES, 'both'],
      'The reference for which it holds.',
    ),
    house: field.orNull(house('House of Mars where the factor hangs on it.')),
    facts: field.open({
      mars_sign: signName('Sign of Mars.'),
      ascendant_sign: signName('The rising sign.'),
      jupiter_sign: signName('Sign of Jupiter.'),
      house_from_jupiter: house('House of Mars counted from Jupiter.'),
    }),
  });
}

// @__NO_SIDE_EFFECTS__
export function manglikNoteSchema(): field.Schema<ManglikNote> {
  const schema: unknown = field.open({
    code: field.oneOf(Object.keys(ENGLISH_MANGLIK.notes), 'What is told.'),
    facts: field.open({
      house: field.optional(field.integer(1, 2, 'The one house that is flagged.')),
      mars_sign: field.optional(signName('Sign of Mars.')),
    }),
  });
  return schema as field.Schema<ManglikNote>;
}
