import type { ManglikNote, ManglikNoteFacts, Mitigation } from '../../../rules/natal/manglik.js';
import type { ManglikReference } from '../../../rules/natal/manglik-tables.js';
import type { Names } from '../../names/kinds.js';

/** What the sentence of a mitigation names, in the words of the language. */
export interface ToldFactor {
  readonly mars: string;
  readonly lagna: string;
  readonly jupiter: string;
  /** House of Mars, where the rule hangs on it. */
  readonly house: number;
  /** From where it is counted. */
  readonly from: string;
}

/** A mitigation as results list it, without its English. */
export type FactorFacts = Pick<Mitigation, 'code' | 'facts' | 'house'> & {
  readonly applies_to: Mitigation['appliesTo'];
};

/** The sentences of one language about Manglik dosha. The compiler demands every mitigation and every note. */
export interface ManglikWords {
  readonly factors: { readonly [Code in Mitigation['code']]: (told: ToldFactor) => string };
  readonly notes: { readonly [Code in ManglikNote['code']]: (facts: ManglikNoteFacts[Code]) => string };
  readonly told: (factor: FactorFacts) => ToldFactor;
}

export function toldIn(
  { sign }: Pick<Names, 'sign'>,
  references: Readonly<Record<ManglikReference, string>>,
  { facts, house, applies_to }: FactorFacts,
): ToldFactor {
  return {
    mars: sign[facts.mars_sign],
    lagna: sign[facts.ascendant_sign],
    jupiter: sign[facts.jupiter_sign],
    house: house ?? 0,
    from: applies_to === 'both' ? '' : references[applies_to],
  };
}

/** What makes a mitigation hold, as a sentence. */
export function factorSentence(words: ManglikWords, factor: FactorFacts): string {
  return words.factors[factor.code](words.told(factor));
}

/** What else there is to say of the dosha of a chart, as a sentence. */
export function manglikNoteSentence({ notes }: ManglikWords, { code, facts }: ManglikNote): string {
  return (notes[code] as (facts: ManglikNote['facts']) => string)(facts);
}
