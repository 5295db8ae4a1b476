import { kootaWords } from '../words/kootas/koota-words.js';
import { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni } from './names.js';

export const SPANISH_KOOTAS = /* @__PURE__ */ kootaWords(
  { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni },
  {
    each: (a, b) => `Persona A: ${a}; persona B: ${b}.`,
    both: (shared) => `Ambas personas: ${shared}.`,
    varnaRule: 'El punto se da cuando A no tiene un rango inferior al de B.',
    tara: (toA, toB) => `Contada de B a A, la tara es ${toA}; de A a B, ${toB}.`,
    taraRule: 'Cada una da 1,5 puntos, salvo la 3.ª, la 5.ª y la 7.ª.',
    sworn: 'Estos dos animales son enemigos declarados.',
    oneRuler: (ruler) => `Los dos signos lunares tienen el mismo regente: ${ruler}.`,
    signs: {
      same: 'El signo lunar es el mismo.',
      opposite: 'Cada signo lunar es el séptimo contado desde el otro.',
    },
    signsApart: (count, back) => `Los signos lunares están en posición ${count}/${back} entre sí.`,
    bhakootDosha: 'Es Bhakoot dosha.',
    nadiDosha: 'Es Nadi dosha.',
    notes: {
      varna_rulers: ({ ruler_a, ruler_b }) =>
        `Algunos textos lo pasan por alto porque el regente del signo de A (${ruler_a}) tiene mayor rango que el de B (${ruler_b}).`,
      tara_rulers: () =>
        'Los regentes de los signos son el mismo o amigos mutuos, lo que se lee como atenuación del dosha.',
      gana_rulers: () =>
        'Los regentes de los signos lunares, o de las navamsas de las Lunas, son el mismo o amigos mutuos, lo que se lee como atenuación del dosha.',
      bhakoot_one_ruler: ({ ruler_a }) =>
        `Los dos signos tienen el mismo regente (${ruler_a}): la mayoría de los textos anula entonces el dosha.`,
      bhakoot_friends: ({ ruler_a, ruler_b }) =>
        `Los regentes (${ruler_a} y ${ruler_b}) son amigos mutuos, lo que se lee como anulación o atenuación del dosha.`,
      bhakoot_nadi_and_tara: () =>
        'Algunos textos ven una atenuación del dosha en unas nadis distintas y la puntuación completa de Tara.',
      nadi_same_sign: () =>
        'El signo lunar es el mismo y los nakshatras son distintos: muchos textos dan el dosha por anulado.',
      nadi_same_nakshatra: () =>
        'El nakshatra es el mismo y los signos lunares son distintos: muchos textos dan el dosha por anulado.',
      nadi_padas: () =>
        'El nakshatra es el mismo y los padas son distintos, lo que suele leerse como atenuación o anulación del dosha.',
      nadi_one_ruler: ({ ruler_a }) =>
        `Los dos signos lunares tienen el mismo regente (${ruler_a}): algunos textos lo cuentan como anulación.`,
      nadi_exempt: ({ nakshatra }) =>
        `Algunos textos eximen del dosha cuando ambas personas comparten ${nakshatra}; sus listas varían.`,
    },
  },
);
