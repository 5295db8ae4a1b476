import type { SignPairFacts, SignPairFinding } from '../../../rules/matching/sun-sign-facts.js';
import type { Names } from '../../names/kinds.js';

/** What a language says of two sun signs, given what everything is called in it. */
interface PairPhrases {
  readonly sameSign: (sign: string, element: string) => string;
  readonly sameElement: (a: string, b: string, element: string) => string;
  readonly elements: (a: string, elementA: string, b: string, elementB: string) => string;
  readonly oneRuler: (ruler: string) => string;
  /** How each ruler regards the other. */
  readonly rulers: (a: string, b: string, aToB: string, bToA: string) => string;
}

/** How each part of the score of two sun signs tells what it found. */
export type SignPairSentences = { readonly [Code in keyof SignPairFacts]: (facts: SignPairFacts[Code]) => string };

// @__NO_SIDE_EFFECTS__
export function signPairWords(
  { sign, element, graha, relation }: Pick<Names, 'sign' | 'element' | 'graha' | 'relation'>,
  { sameSign, sameElement, elements, oneRuler, rulers }: PairPhrases,
): SignPairSentences {
  return {
    element: (facts) => {
      const [a, b] = [sign[facts.sign_a_name], sign[facts.sign_b_name]];
      const [ofA, ofB] = [element[facts.element_a], element[facts.element_b]];
      if (a === b) return sameSign(a, ofA);
      return facts.element_a === facts.element_b ? sameElement(a, b, ofA) : elements(a, ofA, b, ofB);
    },
    rulership: ({ ruler_a, ruler_b, regard_a_to_b, regard_b_to_a }) => {
      const [a, b] = [graha[ruler_a], graha[ruler_b]];
      if (regard_a_to_b === null || regard_b_to_a === null) return oneRuler(a);
      return rulers(a, b, relation[regard_a_to_b], relation[regard_b_to_a]);
    },
  };
}

/** What a part of the score of two sun signs found, as a sentence, from its facts alone. */
export function signPairDetail({ element, rulership }: SignPairSentences, finding: SignPairFinding): string {
  return finding.code === 'element' ? element(finding.facts) : rulership(finding.facts);
}
