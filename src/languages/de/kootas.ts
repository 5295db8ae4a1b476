import { CLASSES, type KootaNames, kootaWords } from '../words/kootas/koota-words.js';
import { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni } from './names.js';

const NAMES: KootaNames = { gana, graha, nadi, nakshatra, relation, sign, tara, varna, vashya, yoni };

export const GERMAN_KOOTAS = /* @__PURE__ */ kootaWords(NAMES, {
  each: (a, b) => `Person A: ${a}; Person B: ${b}.`,
  both: (shared) => `Beide: ${shared}.`,
  varnaRule: 'Den Punkt gibt es, wenn A im Rang nicht unter B steht.',
  tara: (toA, toB) => `Von B zu A gezählt, ist die Tara ${toA}, von A zu B ${toB}.`,
  taraRule: 'Jede gibt 1,5 Punkte, außer der 3., 5. und 7.',
  sworn: 'Diese beiden Tiere gelten als erklärte Feinde.',
  oneRuler: (ruler) => `Beide Mondzeichen haben denselben Herrscher: ${ruler}.`,
  signs: {
    same: 'Das Mondzeichen ist dasselbe.',
    opposite: 'Jedes Mondzeichen ist das siebte vom anderen aus.',
  },
  signsApart: (count, back) => `Die Mondzeichen stehen ${count}/${back} zueinander.`,
  bhakootDosha: 'Das ist Bhakoot-Dosha.',
  nadiDosha: 'Das ist Nadi-Dosha.',
  // German writes nouns with a capital everywhere.
  className: (key, of) => (NAMES[CLASSES[key]] as Readonly<Record<string, string>>)[of] as string,
  notes: {
    varna_rulers: ({ ruler_a, ruler_b }) =>
      `Manche Texte sehen hier davon ab, weil der Zeichenherrscher von A (${ruler_a}) im Rang über dem von B (${ruler_b}) steht.`,
    tara_rulers: () =>
      'Die Zeichenherrscher sind dieselben oder miteinander befreundet, was als Milderung des Doshas gilt.',
    gana_rulers: () =>
      'Die Herrscher der Mondzeichen oder der Navamsas der Monde sind dieselben oder miteinander befreundet, was als Milderung des Doshas gilt.',
    bhakoot_one_ruler: ({ ruler_a }) =>
      `Beide Zeichen haben denselben Herrscher (${ruler_a}): Die meisten Texte heben das Dosha dann auf.`,
    bhakoot_friends: ({ ruler_a, ruler_b }) =>
      `Die Herrscher (${ruler_a} und ${ruler_b}) sind miteinander befreundet, was als Aufhebung oder Milderung des Doshas gilt.`,
    bhakoot_nadi_and_tara: () =>
      'Manche Texte nennen verschiedene Nadis und volle Punkte in Tara als Milderung des Doshas.',
    nadi_same_sign: () =>
      'Das Mondzeichen ist dasselbe und die Nakshatras sind verschieden: Viele Texte sehen das Dosha als aufgehoben an.',
    nadi_same_nakshatra: () =>
      'Das Nakshatra ist dasselbe und die Mondzeichen sind verschieden: Viele Texte sehen das Dosha als aufgehoben an.',
    nadi_padas: () =>
      'Das Nakshatra ist dasselbe und die Padas sind verschieden, was meist als Milderung oder Aufhebung des Doshas gilt.',
    nadi_one_ruler: ({ ruler_a }) =>
      `Beide Mondzeichen haben denselben Herrscher (${ruler_a}): Manche Texte zählen das als Aufhebung.`,
    nadi_exempt: ({ nakshatra }) =>
      `Manche Texte sehen vom Dosha ab, wenn beide das Nakshatra ${nakshatra} haben; ihre Listen gehen auseinander.`,
  },
});
