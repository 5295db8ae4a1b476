import { kootaWords } from '../words/kootas/koota-words.js';
import { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni } from './names.js';

export const FRENCH_KOOTAS = /* @__PURE__ */ kootaWords(
  { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni },
  {
    each: (a, b) => `Personne A\u202f: ${a}\u202f; personne B\u202f: ${b}.`,
    both: (shared) => `Les deux personnes\u202f: ${shared}.`,
    varnaRule: 'Le point est donné quand A n’est pas d’un rang inférieur à B.',
    tara: (toA, toB) => `Comptée de B à A, la tara est ${toA}\u202f; de A à B, ${toB}.`,
    taraRule: 'Chacune donne 1,5 point, sauf la 3e, la 5e et la 7e.',
    sworn: 'Ces deux animaux sont des ennemis jurés.',
    oneRuler: (ruler) => `Les deux signes lunaires ont le même maître\u202f: ${ruler}.`,
    signs: {
      same: 'Le signe lunaire est le même.',
      opposite: 'Chaque signe lunaire est le septième à partir de l’autre.',
    },
    signsApart: (count, back) => `Les signes lunaires sont en position ${count}/${back} l’un par rapport à l’autre.`,
    bhakootDosha: 'C’est le Bhakoot dosha.',
    nadiDosha: 'C’est le Nadi dosha.',
    notes: {
      varna_rulers: ({ ruler_a, ruler_b }) =>
        `Certains textes passent outre, car le maître du signe de A (${ruler_a}) est d’un rang supérieur à celui de B (${ruler_b}).`,
      tara_rulers: () =>
        'Les maîtres des signes sont identiques ou amis l’un de l’autre, ce qui est lu comme une atténuation du dosha.',
      gana_rulers: () =>
        'Les maîtres des signes lunaires, ou des navamsas des Lunes, sont identiques ou amis l’un de l’autre, ce qui est lu comme une atténuation du dosha.',
      bhakoot_one_ruler: ({ ruler_a }) =>
        `Les deux signes ont le même maître (${ruler_a})\u202f: la plupart des textes annulent alors le dosha.`,
      bhakoot_friends: ({ ruler_a, ruler_b }) =>
        `Les maîtres (${ruler_a} et ${ruler_b}) sont amis l’un de l’autre, ce qui est lu comme une annulation ou une atténuation du dosha.`,
      bhakoot_nadi_and_tara: () =>
        'Certains textes voient une atténuation du dosha dans des nadis différentes et un score complet en Tara.',
      nadi_same_sign: () =>
        'Le signe lunaire est le même et les nakshatras diffèrent\u202f: de nombreux textes tiennent le dosha pour annulé.',
      nadi_same_nakshatra: () =>
        'Le nakshatra est le même et les signes lunaires diffèrent\u202f: de nombreux textes tiennent le dosha pour annulé.',
      nadi_padas: () =>
        'Le nakshatra est le même et les padas diffèrent, ce qui est souvent lu comme une atténuation ou une annulation du dosha.',
      nadi_one_ruler: ({ ruler_a }) =>
        `Les deux signes lunaires ont le même maître (${ruler_a})\u202f: certains textes y voient une annulation.`,
      nadi_exempt: ({ nakshatra }) =>
        `Certains textes écartent le dosha quand les deux personnes ont ${nakshatra}\u202f; leurs listes varient.`,
    },
  },
);
