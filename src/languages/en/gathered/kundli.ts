import type { KundliWords } from '../../../gathered/kundli/words.js';

export const kundli: KundliWords = {
  name: 'Full kundli',
  title: 'Kundli',
  summary: 'A whole chart on one page, from panchanga to gochara; it prints as a booklet.',
  submit: 'Make the kundli',
  gets: [
    'The panchanga of the birth, the chart in three styles and the navamsa beside it',
    'Planets, vargas, the dashas that run, yogas and doshas',
    'Ashtakavarga, strengths, every Sade Sati, and the sky over the birth today',
    'All of it as a booklet on A4 paper',
  ],
  disclaimer:
    'A kundli is calculated; what it means is tradition. It is no forecast, and no ground for a decision about health, money or marriage.',
  sections: {
    panchanga: 'Panchanga at birth',
    charts: 'Charts',
    planets: 'Planets',
    houses: 'Houses and aspects',
    vargas: 'Vargas',
    dashas: 'Dashas',
    yogas: 'Yogas and doshas',
    manglik: 'Manglik',
    ashtakavarga: 'Ashtakavarga',
    strengths: 'Strengths',
    nakshatra: 'Naming sound',
    saturn: 'Saturn through a life',
    gochara: 'Gochara today',
  },
  booklet: {
    print: 'Print or save as PDF',
    back: 'Back to the kundli',
    note: (sheets) => `A booklet of ${sheets} A4 sheets. A narrow screen shows only the cover; all of them print.`,
    continued: 'continued',
  },
};
