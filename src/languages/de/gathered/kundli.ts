import type { KundliWords } from '../../../gathered/kundli/words.js';

export const kundli: KundliWords = {
  name: 'Ganze Kundli',
  title: 'Kundli',
  summary: 'Ein ganzes Horoskop auf einer Seite, vom Panchanga bis Gochara, druckbar als Heft.',
  submit: 'Kundli erstellen',
  gets: [
    'Das Panchanga der Geburt, die Karte in drei Stilen und das Navamsa daneben',
    'Planeten, Vargas, laufende Dashas, Yogas und Doshas',
    'Ashtakavarga, Stärken, jedes Sade Sati und der Himmel von heute',
    'Alles als Heft auf A4-Papier',
  ],
  disclaimer:
    'Eine Kundli wird berechnet; ihr Sinn ist Überlieferung. Sie sagt nichts voraus und ist kein Grund für Entscheidungen über Gesundheit, Geld oder Ehe.',
  sections: {
    panchanga: 'Panchanga der Geburt',
    charts: 'Horoskope',
    planets: 'Planeten',
    houses: 'Häuser und Aspekte',
    vargas: 'Die sechzehn Vargas',
    dashas: 'Dashas',
    yogas: 'Yogas und Doshas',
    manglik: 'Manglik',
    ashtakavarga: 'Die Bindus (Ashtakavarga)',
    strengths: 'Stärken',
    nakshatra: 'Namenslaut',
    saturn: 'Saturn ein Leben lang',
    gochara: 'Gochara heute',
  },
  booklet: {
    print: 'Drucken oder als PDF sichern',
    back: 'Zurück zur Kundli',
    note: (sheets) =>
      `Ein Heft aus ${sheets} A4-Blättern. Auf einem schmalen Bildschirm steht nur das Deckblatt; gedruckt werden alle.`,
    continued: 'Fortsetzung',
  },
};
