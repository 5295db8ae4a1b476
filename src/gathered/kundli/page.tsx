import { AS_BOOKLET, gatheredPage, section } from '../../pages/shell/gathered-page.js';
import { AshtakavargaSection } from '../../tools/ashtakavarga/page/page.js';
import { birthChartPage } from '../../tools/birth-chart-calculator/page/page.js';
import {
  AlmanacSection,
  almanacGist,
  ChartsSection,
  GrahasSection,
  HousesSection,
  housesGist,
  VargasSection,
  vargasGist,
} from '../../tools/birth-chart-calculator/page/sections.js';
import { LifeOfDashas } from '../../tools/dasha-calculator/page/page.js';
import { GocharaSection } from '../../tools/gochara/page/page.js';
import { ManglikSection } from '../../tools/manglik-dosha-calculator/page/page.js';
import { NakshatraSection, soundGist } from '../../tools/nakshatra-calculator/page/page.js';
import { StrengthsSection } from '../../tools/planetary-strengths/page/page.js';
import { SaturnSection } from '../../tools/saturn-periods/page/page.js';
import { YogasSection } from '../../tools/yogas-and-doshas/page/page.js';
import { Booklet } from './booklet/booklet.js';
import { KundliHead } from './head.js';
import { ASHTAKAVARGA, CHART, DASHAS, GOCHARA, MANGLIK, NAKSHATRA, SATURN, STRENGTHS, YOGAS } from './parts.js';
import { ORDER } from './words.js';

/** A person's whole chart on one page, each part in a fold that tells its result, and on paper as a booklet. */
export const kundliPage = gatheredPage({
  name: 'kundli',
  card: {
    place: 5,
    searchTerms:
      'kundli kundali kundly janam patri janampatri janma patrika whole full report booklet print pdf horoscope कुंडली कुण्डली जन्मपत्री पत्रिका पुस्तिका кундли кундлі полный гороскоп повний гороскоп horoskop heft thème complet livret carta completa cuadernillo',
  },
  choices: [...birthChartPage.choices, AS_BOOKLET.name],
  lead: CHART,
  Head: KundliHead,
  order: ORDER,
  sections: {
    charts: section(CHART, ChartsSection, { isAlone: true }),
    planets: section(CHART, GrahasSection),
    houses: section(CHART, HousesSection, {
      isAlone: true,
      fold: { icon: 'chart', gist: housesGist },
      needsTime: true,
    }),
    vargas: section(CHART, VargasSection, {
      isAlone: true,
      fold: { icon: 'chart', gist: vargasGist },
      needsTime: true,
    }),
    dashas: section(DASHAS, LifeOfDashas, { fold: { icon: 'spans' } }),
    yogas: section(YOGAS, YogasSection, { fold: { icon: 'figure' } }),
    manglik: section(MANGLIK, ManglikSection, { fold: { icon: 'pair' } }),
    saturn: section(SATURN, SaturnSection, { fold: { icon: 'ring' } }),
    ashtakavarga: section(ASHTAKAVARGA, AshtakavargaSection, { fold: { icon: 'bars' }, needsTime: true }),
    strengths: section(STRENGTHS, StrengthsSection, { fold: { icon: 'bars' } }),
    panchanga: section(CHART, AlmanacSection, { isAlone: true, fold: { icon: 'day', gist: almanacGist } }),
    nakshatra: section(NAKSHATRA, NakshatraSection, { isAlone: true, fold: { icon: 'star', gist: soundGist } }),
    gochara: section(GOCHARA, GocharaSection, { isAlone: true, fold: { icon: 'moon' } }),
  },
  paper: 'plain',
  Booklet,
});
