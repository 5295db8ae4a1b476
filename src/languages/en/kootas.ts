import type { Relation } from '../../base/zodiac/graha-friendship.js';
import { grahaInSentence, type SignRuler } from '../../base/zodiac/rashi.js';
import { numbered } from '../names/numbered.js';
import { classNamed, type KootaNames, type KootaWords } from '../words/kootas/koota-words.js';
import { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni } from './names.js';

/** How two signs stand to each other by the smaller of their counts. */
const SIGNS_APART: Readonly<Record<number, string>> = {
  1: 'the same',
  2: '2nd and 12th from each other',
  3: '3rd and 11th from each other',
  4: '4th and 10th from each other',
  5: '5th and 9th from each other',
  6: '6th and 8th from each other',
  7: '7th from each other',
};

/** What the two persons have of a kind: "Person A has the deva gana, person B the rakshasa gana". */
function persons(kind: string, { a, b }: { readonly a: string; readonly b: string }): string {
  return a === b ? `Both persons have the ${a} ${kind}` : `Person A has the ${a} ${kind}, person B the ${b} ${kind}`;
}

const taraCounted = (count: number) => `${numbered(tara, count)} (${count})`;

const REGARDED_AS: Readonly<Record<Relation, string>> = { friend: 'a friend', neutral: 'neutral', enemy: 'an enemy' };

/** How one graha regards another, as a clause: "the Sun regards Mercury as neutral". */
function regard(from: SignRuler, to: SignRuler, relation: Relation): string {
  return `${grahaInSentence(from)} regards ${grahaInSentence(to)} as ${REGARDED_AS[relation]}`;
}

const NAMES: KootaNames = { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni };

/** The kootas in English, the language of results. */
export const ENGLISH_KOOTAS: KootaWords = {
  each: (a, b) => `Person A: ${a}; person B: ${b}.`,
  className: (key, of) => classNamed(NAMES, key, of),
  noteNames: ({ ruler_a, ruler_b, nakshatra_a }) => ({
    ruler_a: ruler_a === undefined ? '' : grahaInSentence(ruler_a),
    ruler_b: ruler_b === undefined ? '' : grahaInSentence(ruler_b),
    nakshatra: nakshatra_a ?? '',
  }),
  explain: {
    varna: (facts) => `${persons('varna', facts)}: the point is given when A does not rank below B.`,
    vashya: (facts) => `${persons('vashya', facts)}.`,
    tara: ({ count_a_to_b, count_b_to_a }) =>
      `Counted from B to A, the tara is ${taraCounted(count_b_to_a)}; from A to B, it is ${taraCounted(count_a_to_b)}. Each gives 1.5 points unless it is the 3rd, 5th or 7th.`,
    yoni: ({ sworn_enemies, ...facts }) =>
      `${persons('yoni', facts)}${sworn_enemies ? ': these two are sworn enemies' : ''}.`,
    graha_maitri: ({ a, b, a_regards_b, b_regards_a }) =>
      a === b
        ? `Both Moon signs are ruled by ${grahaInSentence(a)}.`
        : `A's sign is ruled by ${grahaInSentence(a)}, B's by ${grahaInSentence(b)}: ${regard(a, b, a_regards_b)}, and ${regard(b, a, b_regards_a)}.`,
    gana: (facts) => `${persons('gana', facts)}.`,
    bhakoot: ({ count_a_to_b, count_b_to_a, dosha }) =>
      `The Moon signs are ${SIGNS_APART[Math.min(count_a_to_b, count_b_to_a)]}${dosha ? ', which is Bhakoot dosha' : ''}.`,
    nadi: ({ dosha, ...facts }) => `${persons('nadi', facts)}${dosha ? ', which is Nadi dosha' : ''}.`,
  },
  notes: {
    varna_rulers: ({ ruler_a, ruler_b }) =>
      `Some texts waive the dosha here because A's sign ruler, ${ruler_a}, ranks above B's, ${ruler_b}.`,
    tara_rulers: () => 'The sign rulers are the same or mutual friends, which is read as reducing the dosha.',
    gana_rulers: () =>
      'The rulers of the Moon signs, or of the navamsas of the Moons, are the same or mutual friends, which is read as reducing the dosha.',
    bhakoot_one_ruler: ({ ruler_a }) => `Both signs are ruled by ${ruler_a}: most texts then cancel the dosha.`,
    bhakoot_friends: ({ ruler_a, ruler_b }) =>
      `The rulers, ${ruler_a} and ${ruler_b}, are mutual friends, which is read as cancelling or reducing the dosha.`,
    bhakoot_nadi_and_tara: () => 'Some texts name different nadis and a full Tara score as reducing the dosha.',
    nadi_same_sign: () =>
      'The Moon signs are the same and the nakshatras differ: many texts treat the dosha as cancelled.',
    nadi_same_nakshatra: () =>
      'The nakshatra is the same and the Moon signs differ: many texts treat the dosha as cancelled.',
    nadi_padas: () =>
      'The nakshatra is the same and the padas differ, which is commonly read as reducing or cancelling the dosha.',
    nadi_one_ruler: ({ ruler_a }) => `Both Moon signs are ruled by ${ruler_a}: some texts list this as a cancellation.`,
    nadi_exempt: ({ nakshatra }) =>
      `Some texts waive the dosha when both persons share ${nakshatra}; their lists vary.`,
  },
};
