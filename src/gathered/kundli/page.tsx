import { gatheredPage, part, section } from '../../pages/shell/gathered-page.js';
import { AshtakavargaSection, ashtakavargaPage } from '../../tools/ashtakavarga/page/page.js';
import { birthChartPage } from '../../tools/birth-chart-calculator/page/page.js';
import {
  AlmanacSection,
  ChartHead,
  ChartsSection,
  GrahasSection,
  VargasSection,
} from '../../tools/birth-chart-calculator/page/sections.js';
import { GocharaSection, gocharaPage } from '../../tools/gochara/page/page.js';
import { planetaryStrengthsPage, StrengthsSection } from '../../tools/planetary-strengths/page/page.js';
import { RunningSection, runningDashasPage } from '../../tools/running-dashas/page/page.js';
import { SaturnSection, saturnPeriodsPage } from '../../tools/saturn-periods/page/page.js';
import { YogasSection, yogasAndDoshasPage } from '../../tools/yogas-and-doshas/page/page.js';
import { ORDER } from './words.js';

const CHART = part(birthChartPage);

/** A person's whole chart on one page, and on paper as a booklet. */
export const kundliPage = gatheredPage({
  name: 'kundli',
  card: {
    place: 5,
    searchTerms:
      'kundli kundali kundly janam patri janampatri janma patrika whole full report booklet print pdf horoscope कुंडली कुण्डली जन्मपत्री पत्रिका पुस्तिका кундли кундлі полный гороскоп повний гороскоп horoskop heft thème complet livret carta completa cuadernillo',
  },
  choices: birthChartPage.choices,
  lead: CHART,
  Head: ChartHead,
  order: ORDER,
  sections: {
    panchanga: section(CHART, AlmanacSection, { isAlone: true }),
    charts: section(CHART, ChartsSection, { isAlone: true }),
    planets: section(CHART, GrahasSection),
    vargas: section(CHART, VargasSection),
    dashas: section(part(runningDashasPage), RunningSection),
    yogas: section(part(yogasAndDoshasPage), YogasSection),
    ashtakavarga: section(part(ashtakavargaPage), AshtakavargaSection),
    strengths: section(part(planetaryStrengthsPage), StrengthsSection),
    saturn: section(part(saturnPeriodsPage), SaturnSection),
    gochara: section(part(gocharaPage), GocharaSection, { isAlone: true }),
  },
  paper: 'booklet',
});
