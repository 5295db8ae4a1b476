import { naturalRelation, type Relation } from '../../base/zodiac/graha-friendship.js';
import type { Element, SignName, SignRuler } from '../../base/zodiac/rashi.js';
import type { SunSign } from './sun-signs.js';

/** What each part of the score of two sun signs compared. These facts travel, so their keys are those of results. */
export interface SignPairFacts {
  readonly element: {
    readonly sign_a_name: SignName;
    readonly sign_b_name: SignName;
    readonly element_a: Element;
    readonly element_b: Element;
  };
  /** How the one ruler regards the other is null where one graha rules both signs. */
  readonly rulership: {
    readonly ruler_a: SignRuler;
    readonly ruler_b: SignRuler;
    readonly regard_a_to_b: Relation | null;
    readonly regard_b_to_a: Relation | null;
  };
}

/** A part of the score with its facts. */
export type SignPairFinding = {
  readonly [Code in keyof SignPairFacts]: { readonly code: Code; readonly facts: SignPairFacts[Code] };
}[keyof SignPairFacts];

export function elementFinding({ rashi: a }: SunSign, { rashi: b }: SunSign): SignPairFinding {
  const facts = { sign_a_name: a.name, sign_b_name: b.name, element_a: a.element, element_b: b.element };
  return { code: 'element', facts };
}

export function rulershipFinding({ rashi: { ruler: a } }: SunSign, { rashi: { ruler: b } }: SunSign): SignPairFinding {
  const regard = (from: SignRuler, to: SignRuler) => (from === to ? null : naturalRelation(from, to));
  const facts = { ruler_a: a, ruler_b: b, regard_a_to_b: regard(a, b), regard_b_to_a: regard(b, a) };
  return { code: 'rulership', facts };
}
