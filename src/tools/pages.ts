// Written by `npm run tools`, from the folders.
import type { ToolPage } from '../pages/shell/tool-page.js';
import { annualChartPage } from './annual-chart/page/page.js';
import { ashtakavargaPage } from './ashtakavarga/page/page.js';
import { ashtottariDashaPage } from './ashtottari-dasha/page/page.js';
import { bestTimeTodayPage } from './best-time-today/page/page.js';
import { bhavaChartPage } from './bhava-chart/page/page.js';
import { birthChartPage } from './birth-chart-calculator/page/page.js';
import { chartPointsPage } from './chart-points/page/page.js';
import { signCompatibilityPage } from './compatibility/page/page.js';
import { currentTransitsPage } from './current-transits-calculator/page/page.js';
import { dailyTimingPage } from './daily-timing/page/page.js';
import { dashaPage } from './dasha-calculator/page/page.js';
import { dayLagnasPage } from './day-lagnas/page/page.js';
import { eclipsesPage } from './eclipses/page/page.js';
import { gocharaPage } from './gochara/page/page.js';
import { hinduDatePage } from './hindu-date/page/page.js';
import { horoscopeMatchingPage } from './horoscope-matching/page/page.js';
import { jaiminiChartPage } from './jaimini-chart/page/page.js';
import { kpChartPage } from './kp-chart/page/page.js';
import { manglikDoshaPage } from './manglik-dosha-calculator/page/page.js';
import { matchRankingPage } from './match-ranking/page/page.js';
import { monthlySnapshotPage } from './monthly-snapshot/page/page.js';
import { moonPhasesPage } from './moon-phases/page/page.js';
import { muhurtaFinderPage } from './muhurta-finder/page/page.js';
import { nakshatraOfTheDayPage } from './nakshatra/page/page.js';
import { birthNakshatraPage } from './nakshatra-calculator/page/page.js';
import { navamsaPage } from './navamsa-chart-calculator/page/page.js';
import { panchangPage } from './panchang/page/page.js';
import { panchangMonthPage } from './panchang-month/page/page.js';
import { personalActivationPage } from './personal-activation/page/page.js';
import { planetVisibilityPage } from './planet-visibility/page/page.js';
import { planetaryHoursPage } from './planetary-hours/page/page.js';
import { planetaryStrengthsPage } from './planetary-strengths/page/page.js';
import { prashnaChartPage } from './prashna-chart/page/page.js';
import { pushOrWaitPage } from './push-or-wait/page/page.js';
import type { ToolSlug } from './registry.js';
import { relationshipWeatherPage } from './relationship-weather/page/page.js';
import { retrogradesPage } from './retrogrades/page/page.js';
import { runningDashasPage } from './running-dashas/page/page.js';
import { sadeSatiPage } from './sade-sati-calculator/page/page.js';
import { saturnPeriodsPage } from './saturn-periods/page/page.js';
import { signEntriesPage } from './sign-entries/page/page.js';
import { signTodayPage } from './sign-today/page/page.js';
import { sunSignPage } from './sun-sign/page/page.js';
import { tithiAnniversariesPage } from './tithi-anniversaries/page/page.js';
import { upcomingTransitsPage } from './upcoming-transits/page/page.js';
import { ascendantPage } from './vedic-ascendant-calculator/page/page.js';
import { babyNameLetterPage } from './vedic-baby-name-letter/page/page.js';
import { vedicCompatibilityPage } from './vedic-compatibility-calculator/page/page.js';
import { moonSignPage } from './vedic-moon-sign-calculator/page/page.js';
import { zodiacSignPage } from './vedic-zodiac-sign-calculator/page/page.js';
import { vrataCalendarPage } from './vrata-calendar/page/page.js';
import { yogasAndDoshasPage } from './yogas-and-doshas/page/page.js';
import { yoginiDashaPage } from './yogini-dasha/page/page.js';

export const PAGES: { readonly [Slug in ToolSlug]: ToolPage<Slug> } = {
  'vedic-moon-sign-calculator': moonSignPage,
  'vedic-zodiac-sign-calculator': zodiacSignPage,
  'vedic-ascendant-calculator': ascendantPage,
  'navamsa-chart-calculator': navamsaPage,
  'sade-sati-calculator': sadeSatiPage,
  'vedic-compatibility-calculator': vedicCompatibilityPage,
  'current-transits-calculator': currentTransitsPage,
  'manglik-dosha-calculator': manglikDoshaPage,
  'vedic-baby-name-letter': babyNameLetterPage,
  'planetary-hours': planetaryHoursPage,
  'birth-chart-calculator': birthChartPage,
  'dasha-calculator': dashaPage,
  'nakshatra-calculator': birthNakshatraPage,
  'daily-timing': dailyTimingPage,
  'push-or-wait': pushOrWaitPage,
  'best-time-today': bestTimeTodayPage,
  'personal-activation': personalActivationPage,
  'relationship-weather': relationshipWeatherPage,
  'monthly-snapshot': monthlySnapshotPage,
  'moon-phases': moonPhasesPage,
  'sun-sign': sunSignPage,
  retrogrades: retrogradesPage,
  compatibility: signCompatibilityPage,
  nakshatra: nakshatraOfTheDayPage,
  panchang: panchangPage,
  'horoscope-matching': horoscopeMatchingPage,
  'saturn-periods': saturnPeriodsPage,
  'running-dashas': runningDashasPage,
  'yogini-dasha': yoginiDashaPage,
  'ashtottari-dasha': ashtottariDashaPage,
  ashtakavarga: ashtakavargaPage,
  'planetary-strengths': planetaryStrengthsPage,
  'annual-chart': annualChartPage,
  gochara: gocharaPage,
  'upcoming-transits': upcomingTransitsPage,
  'sign-entries': signEntriesPage,
  'yogas-and-doshas': yogasAndDoshasPage,
  'chart-points': chartPointsPage,
  'muhurta-finder': muhurtaFinderPage,
  eclipses: eclipsesPage,
  'bhava-chart': bhavaChartPage,
  'kp-chart': kpChartPage,
  'panchang-month': panchangMonthPage,
  'jaimini-chart': jaiminiChartPage,
  'vrata-calendar': vrataCalendarPage,
  'prashna-chart': prashnaChartPage,
  'hindu-date': hinduDatePage,
  'planet-visibility': planetVisibilityPage,
  'tithi-anniversaries': tithiAnniversariesPage,
  'match-ranking': matchRankingPage,
  'day-lagnas': dayLagnasPage,
  'sign-today': signTodayPage,
};
