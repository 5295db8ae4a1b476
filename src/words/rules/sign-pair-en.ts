import type { SignPairFacts, SignPairFinding } from '../../matching/sun-sign-facts.js';
import { grahaInSentence, type SignRuler } from '../../zodiac/graha.js';
import type { Relation } from '../../zodiac/graha-friendship.js';
import type { Element } from '../../zodiac/rashi.js';

/** What a part of the score of two sun signs found, in an English sentence, from its facts alone. */
export function signPairDetail(finding: SignPairFinding): string {
  return finding.code === 'element' ? elementDetail(finding.facts) : rulershipDetail(finding.facts);
}

function elementDetail({ sign_a_name: a, sign_b_name: b, element_a, element_b }: SignPairFacts['element']): string {
  if (a === b) return `Both are ${a}, ${elementSign(element_a)}.`;
  if (element_a === element_b) return `${a} and ${b} share the element ${element_a}.`;
  return `${a} is ${elementSign(element_a)}, ${b} ${elementSign(element_b)}.`;
}

function elementSign(element: Element): string {
  return `${element === 'air' || element === 'earth' ? 'an' : 'a'} ${element} sign`;
}

function rulershipDetail({ ruler_a: a, ruler_b: b, ...facts }: SignPairFacts['rulership']): string {
  const { regard_a_to_b, regard_b_to_a } = facts;
  if (regard_a_to_b === null || regard_b_to_a === null) return `Both signs are ruled by ${grahaInSentence(a)}.`;
  const regards = `${regardClause(a, b, regard_a_to_b)}, and ${regardClause(b, a, regard_b_to_a)}`;
  return `The signs are ruled by ${grahaInSentence(a)} and ${grahaInSentence(b)}: ${regards}.`;
}

const REGARDED_AS: Readonly<Record<Relation, string>> = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' };

function regardClause(from: SignRuler, to: SignRuler, relation: Relation): string {
  return `${grahaInSentence(from)} regards ${grahaInSentence(to)} as ${REGARDED_AS[relation]}`;
}
