import { grahaInSentence, type SignRuler } from '../../../base/zodiac/graha.js';
import type { Relation } from '../../../base/zodiac/graha-friendship.js';
import type { Element } from '../../../base/zodiac/rashi.js';
import type { SignPairFacts, SignPairFinding } from '../../../rules/matching/sun-sign-facts.js';
import type { Locale } from '../../locale/locales.js';
import * as names from '../../names/tables.js';

/** What a language says of two sun signs, given what everything is called in it. */
interface PairPhrases {
  readonly sameSign: (sign: string, element: string) => string;
  readonly sameElement: (a: string, b: string, element: string) => string;
  readonly elements: (a: string, elementA: string, b: string, elementB: string) => string;
  readonly oneRuler: (ruler: string) => string;
  /** How each ruler regards the other. */
  readonly rulers: (a: string, b: string, aToB: string, bToA: string) => string;
}

const PHRASES: Readonly<Record<Exclude<Locale, 'en'>, PairPhrases>> = {
  uk: {
    sameSign: (sign, element) => `Обидва знаки — ${sign}; стихія: ${element}.`,
    sameElement: (a, b, element) => `${a} і ${b} мають ту саму стихію: ${element}.`,
    elements: (a, ofA, b, ofB) => `${a} — стихія ${ofA}, ${b} — стихія ${ofB}.`,
    oneRuler: (ruler) => `Управитель обох знаків: ${ruler}.`,
    rulers: (a, b, aToB, bToA) =>
      `Управителі знаків: ${a} і ${b}. Для першого другий — ${aToB}, для другого перший — ${bToA}.`,
  },
  ru: {
    sameSign: (sign, element) => `Оба знака — ${sign}; стихия: ${element}.`,
    sameElement: (a, b, element) => `${a} и ${b} имеют одну стихию: ${element}.`,
    elements: (a, ofA, b, ofB) => `${a} — стихия ${ofA}, ${b} — стихия ${ofB}.`,
    oneRuler: (ruler) => `Управитель обоих знаков: ${ruler}.`,
    rulers: (a, b, aToB, bToA) =>
      `Управители знаков: ${a} и ${b}. Для первого второй — ${aToB}, для второго первый — ${bToA}.`,
  },
  hi: {
    sameSign: (sign, element) => `दोनों राशियाँ ${sign} हैं; तत्व ${element}।`,
    sameElement: (a, b, element) => `${a} और ${b} का एक ही तत्व है: ${element}।`,
    elements: (a, ofA, b, ofB) => `${a} का तत्व ${ofA} है, ${b} का ${ofB}।`,
    oneRuler: (ruler) => `दोनों राशियों का स्वामी ${ruler} है।`,
    rulers: (a, b, aToB, bToA) =>
      `राशियों के स्वामी ${a} और ${b} हैं: ${a} के लिए ${b} ${aToB} है, और ${b} के लिए ${a} ${bToA}।`,
  },
  fr: {
    sameSign: (sign, element) => `Les deux signes sont le même, ${sign}\u202f; élément\u202f: ${element}.`,
    sameElement: (a, b, element) => `${a} et ${b} partagent l’élément ${element}.`,
    elements: (a, ofA, b, ofB) => `${a} a pour élément ${ofA}, ${b} ${ofB}.`,
    oneRuler: (ruler) => `Les deux signes ont le même maître\u202f: ${ruler}.`,
    rulers: (a, b, aToB, bToA) =>
      `Maîtres des signes\u202f: ${a} et ${b}. Pour ${a}, ${b} est ${aToB}\u202f; pour ${b}, ${a} est ${bToA}.`,
  },
  de: {
    sameSign: (sign, element) => `Beide Zeichen sind ${sign}; Element: ${element}.`,
    sameElement: (a, b, element) => `${a} und ${b} haben dasselbe Element: ${element}.`,
    elements: (a, ofA, b, ofB) => `${a} hat das Element ${ofA}, ${b} das Element ${ofB}.`,
    oneRuler: (ruler) => `Beide Zeichen haben denselben Herrscher: ${ruler}.`,
    rulers: (a, b, aToB, bToA) =>
      `Herrscher der Zeichen sind ${a} und ${b}: ${a} sieht ${b} als ${aToB}, ${b} sieht ${a} als ${bToA}.`,
  },
  es: {
    sameSign: (sign, element) => `Ambos signos son ${sign}; elemento: ${element}.`,
    sameElement: (a, b, element) => `${a} y ${b} comparten el elemento ${element}.`,
    elements: (a, ofA, b, ofB) => `${a} es del elemento ${ofA}, ${b} del elemento ${ofB}.`,
    oneRuler: (ruler) => `Ambos signos tienen el mismo regente: ${ruler}.`,
    rulers: (a, b, aToB, bToA) =>
      `Regentes de los signos: ${a} y ${b}. Para ${a}, ${b} es ${aToB}; para ${b}, ${a} es ${bToA}.`,
  },
};

/** English has articles before elements and before two of the grahas. */
const ENGLISH = {
  element: ({ sign_a_name: a, sign_b_name: b, element_a, element_b }: SignPairFacts['element']) => {
    if (a === b) return `Both are ${a}, ${elementSign(element_a)}.`;
    if (element_a === element_b) return `${a} and ${b} share the element ${element_a}.`;
    return `${a} is ${elementSign(element_a)}, ${b} ${elementSign(element_b)}.`;
  },
  rulership: ({ ruler_a: a, ruler_b: b, regard_a_to_b, regard_b_to_a }: SignPairFacts['rulership']) => {
    if (regard_a_to_b === null || regard_b_to_a === null) return `Both signs are ruled by ${grahaInSentence(a)}.`;
    const regards = `${regardClause(a, b, regard_a_to_b)}, and ${regardClause(b, a, regard_b_to_a)}`;
    return `The signs are ruled by ${grahaInSentence(a)} and ${grahaInSentence(b)}: ${regards}.`;
  },
};

function elementSign(element: Element): string {
  return `${element === 'air' || element === 'earth' ? 'an' : 'a'} ${element} sign`;
}

const REGARDED_AS: Readonly<Record<Relation, string>> = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' };

function regardClause(from: SignRuler, to: SignRuler, relation: Relation): string {
  return `${grahaInSentence(from)} regards ${grahaInSentence(to)} as ${REGARDED_AS[relation]}`;
}

/** What a part of the score of two sun signs found, as a sentence, from its facts alone. */
export function signPairDetail(locale: Locale, finding: SignPairFinding): string {
  if (locale === 'en') {
    return finding.code === 'element' ? ENGLISH.element(finding.facts) : ENGLISH.rulership(finding.facts);
  }
  return finding.code === 'element' ? elementDetail(locale, finding.facts) : rulershipDetail(locale, finding.facts);
}

function elementDetail(locale: Exclude<Locale, 'en'>, facts: SignPairFacts['element']): string {
  const { sameSign, sameElement, elements } = PHRASES[locale];
  const [sign, element] = [names.sign[locale], names.element[locale]];
  const [a, b] = [sign[facts.sign_a_name], sign[facts.sign_b_name]];
  const [ofA, ofB] = [element[facts.element_a], element[facts.element_b]];
  if (a === b) return sameSign(a, ofA);
  return facts.element_a === facts.element_b ? sameElement(a, b, ofA) : elements(a, ofA, b, ofB);
}

function rulershipDetail(locale: Exclude<Locale, 'en'>, facts: SignPairFacts['rulership']): string {
  const { oneRuler, rulers } = PHRASES[locale];
  const [graha, relation] = [names.graha[locale], names.relation[locale]];
  const { regard_a_to_b, regard_b_to_a } = facts;
  const [a, b] = [graha[facts.ruler_a], graha[facts.ruler_b]];
  if (regard_a_to_b === null || regard_b_to_a === null) return oneRuler(a);
  return rulers(a, b, relation[regard_a_to_b], relation[regard_b_to_a]);
}
