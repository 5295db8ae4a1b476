import type { KundliWords } from '../../../gathered/kundli/words.js';

export const kundli: KundliWords = {
  name: 'Kundli complète',
  title: 'Kundli',
  summary: 'Un thème entier sur une page, du panchanga au gochara, à imprimer en livret.',
  submit: 'Établir la kundli',
  gets: [
    'Le panchanga de la naissance, la carte en trois styles et la navamsa à côté',
    'Planètes, vargas, dashas en cours, yogas et doshas',
    'Ashtakavarga, forces, chaque Sade Sati et le ciel d’aujourd’hui',
    'Le tout en livret sur papier A4',
  ],
  disclaimer:
    'Une kundli se calcule ; son sens relève de la tradition. Elle ne prédit rien et ne fonde aucune décision de santé, d’argent ou de mariage.',
  sections: {
    panchanga: 'Panchanga de la naissance',
    charts: 'Cartes',
    planets: 'Planètes',
    houses: 'Maisons et aspects',
    vargas: 'Les seize vargas',
    dashas: 'Dashas',
    yogas: 'Yogas et doshas',
    manglik: 'Manglik',
    ashtakavarga: 'Les bindus (ashtakavarga)',
    strengths: 'Forces',
    nakshatra: 'Syllabe du prénom',
    saturn: 'Saturne au fil de la vie',
    gochara: 'Gochara aujourd’hui',
  },
  booklet: {
    print: 'Imprimer ou enregistrer en PDF',
    back: 'Retour à la kundli',
    note: (sheets) =>
      `Un livret de ${sheets} feuilles A4. Un écran étroit ne montre que la couverture ; toutes s’impriment.`,
    continued: 'suite',
  },
};
