import * as field from '../../base/schema/fields.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { house, named, signName } from '../../contract/vocabulary.js';
import { ENGLISH_MANGLIK } from '../../languages/en/manglik.js';
import { sign as englishSigns } from '../../languages/en/names.js';
import { mars as englishMars } from '../../languages/en/results.js';
import type { AskedLanguage } from '../../languages/language.js';
import { mitigationWords, referenceLabel } from '../../languages/words/manglik/manglik-results.js';
import { marsCountSentence } from '../../languages/words/results/mars.js';
import type { ManglikNote, MarsCount, Mitigation } from '../../rules/natal/manglik.js';
import { MITIGATIONS } from '../../rules/natal/manglik.js';
import {
  MANGLIK_HOUSES,
  MANGLIK_REFERENCES,
  type ManglikChart,
  type ManglikReference,
} from '../../rules/natal/manglik-tables.js';

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

/** Mars counted from a reference, in words. */
export function referenceResult(language: AskedLanguage, { mars }: ManglikChart, count: MarsCount): ReferenceResult {
  const { reference, sign, house, flagged } = count;
  const [words, signs] = [language?.results.mars ?? englishMars, language?.names.sign ?? englishSigns];
  return {
    reference,
    reference_label: referenceLabel(language, reference),
    reference_sign: sign.name,
    mars_house: house,
    flagged,
    detail: marsCountSentence(words, signs, mars.name, count, MANGLIK_HOUSES),
  };
}

/** A mitigation in words. */
export function mitigatingFactor(language: AskedLanguage, mitigation: Mitigation): MitigatingFactor {
  const { code, appliesTo, house, facts } = mitigation;
  return {
    code,
    ...mitigationWords(language, mitigation),
    effect: MITIGATIONS[code],
    applies_to: appliesTo,
    house,
    facts,
  };
}

export function referenceSchema() {
  return field.open({
    reference: named('manglik_reference', MANGLIK_REFERENCES, 'From where Mars is counted.'),
    reference_label: field.text('The reference in English words.'),
    reference_sign: signName('The sign from which Mars is counted.'),
    mars_house: house('House of Mars, the reference sign being house 1.'),
    flagged: field.flag('Whether that house makes the dosha.'),
    detail: field.text('The count in an English sentence.'),
  });
}

export function mitigatingFactorSchema() {
  return field.open({
    code: named('mitigation', Object.keys(MITIGATIONS) as Mitigation['code'][], 'Which mitigation holds.'),
    label: field.text('The mitigation in English words.'),
    detail: field.text('What makes it hold, in an English sentence.'),
    effect: named('mitigation_effect', ['cancelling', 'reducing'], 'What tradition says that it does to the dosha.'),
    applies_to: named('manglik_reference', [...MANGLIK_REFERENCES, 'both'], 'The reference for which it holds.'),
    house: field.orNull(house('House of Mars where the factor hangs on it.')),
    facts: field.open({
      mars_sign: signName('Sign of Mars.'),
      ascendant_sign: signName('The rising sign.'),
      jupiter_sign: signName('Sign of Jupiter.'),
      house_from_jupiter: house('House of Mars counted from Jupiter.'),
    }),
  });
}

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
