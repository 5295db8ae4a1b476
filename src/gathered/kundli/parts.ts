import { part } from '../../pages/shell/gathered-page.js';
import { ashtakavargaPage } from '../../tools/ashtakavarga/page/page.js';
import { birthChartPage } from '../../tools/birth-chart-calculator/page/page.js';
import { dashaPage } from '../../tools/dasha-calculator/page/page.js';
import { gocharaPage } from '../../tools/gochara/page/page.js';
import { manglikDoshaPage } from '../../tools/manglik-dosha-calculator/page/page.js';
import { birthNakshatraPage } from '../../tools/nakshatra-calculator/page/page.js';
import { planetaryStrengthsPage } from '../../tools/planetary-strengths/page/page.js';
import { saturnPeriodsPage } from '../../tools/saturn-periods/page/page.js';
import { yogasAndDoshasPage } from '../../tools/yogas-and-doshas/page/page.js';

/** The tools of a kundli: its page and its booklet ask the same. */
export const CHART = part(birthChartPage);
export const DASHAS = part(dashaPage);
export const YOGAS = part(yogasAndDoshasPage);
export const MANGLIK = part(manglikDoshaPage);
export const SATURN = part(saturnPeriodsPage);
export const ASHTAKAVARGA = part(ashtakavargaPage);
export const STRENGTHS = part(planetaryStrengthsPage);
export const NAKSHATRA = part(birthNakshatraPage);
export const GOCHARA = part(gocharaPage);
