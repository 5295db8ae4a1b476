// Written by `npm run tools`, from the folders.
import { annualChartTool } from './annual-chart/tool.js';
import { ashtakavargaTool } from './ashtakavarga/tool.js';
import { ashtottariDashaTool } from './ashtottari-dasha/tool.js';
import { bestTimeTodayTool } from './best-time-today/tool.js';
import { bhavaChartTool } from './bhava-chart/tool.js';
import { birthChartTool } from './birth-chart-calculator/tool.js';
import { chartPointsTool } from './chart-points/tool.js';
import { signCompatibilityTool } from './compatibility/tool.js';
import { currentTransitsTool } from './current-transits-calculator/tool.js';
import { dailyTimingTool } from './daily-timing/tool.js';
import { dashaTool } from './dasha-calculator/tool.js';
import { dayLagnasTool } from './day-lagnas/tool.js';
import { eclipsesTool } from './eclipses/tool.js';
import { gocharaTool } from './gochara/tool.js';
import { hinduDateTool } from './hindu-date/tool.js';
import { horoscopeMatchingTool } from './horoscope-matching/tool.js';
import { jaiminiChartTool } from './jaimini-chart/tool.js';
import { kpChartTool } from './kp-chart/tool.js';
import { manglikDoshaTool } from './manglik-dosha-calculator/tool.js';
import { matchRankingTool } from './match-ranking/tool.js';
import { monthlySnapshotTool } from './monthly-snapshot/tool.js';
import { moonPhasesTool } from './moon-phases/tool.js';
import { muhurtaFinderTool } from './muhurta-finder/tool.js';
import { nakshatraOfTheDayTool } from './nakshatra/tool.js';
import { birthNakshatraTool } from './nakshatra-calculator/tool.js';
import { navamsaTool } from './navamsa-chart-calculator/tool.js';
import { panchangTool } from './panchang/tool.js';
import { panchangMonthTool } from './panchang-month/tool.js';
import { personalActivationTool } from './personal-activation/tool.js';
import { planetVisibilityTool } from './planet-visibility/tool.js';
import { planetaryHoursTool } from './planetary-hours/tool.js';
import { planetaryStrengthsTool } from './planetary-strengths/tool.js';
import { prashnaChartTool } from './prashna-chart/tool.js';
import { pushOrWaitTool } from './push-or-wait/tool.js';
import { relationshipWeatherTool } from './relationship-weather/tool.js';
import { retrogradesTool } from './retrogrades/tool.js';
import { runningDashasTool } from './running-dashas/tool.js';
import { sadeSatiTool } from './sade-sati-calculator/tool.js';
import { saturnPeriodsTool } from './saturn-periods/tool.js';
import { signEntriesTool } from './sign-entries/tool.js';
import { signTodayTool } from './sign-today/tool.js';
import { sunSignTool } from './sun-sign/tool.js';
import { tithiAnniversariesTool } from './tithi-anniversaries/tool.js';
import { upcomingTransitsTool } from './upcoming-transits/tool.js';
import { ascendantTool } from './vedic-ascendant-calculator/tool.js';
import { babyNameLetterTool } from './vedic-baby-name-letter/tool.js';
import { vedicCompatibilityTool } from './vedic-compatibility-calculator/tool.js';
import { moonSignTool } from './vedic-moon-sign-calculator/tool.js';
import { zodiacSignTool } from './vedic-zodiac-sign-calculator/tool.js';
import { vrataCalendarTool } from './vrata-calendar/tool.js';
import { yogasAndDoshasTool } from './yogas-and-doshas/tool.js';
import { yoginiDashaTool } from './yogini-dasha/tool.js';

export const INDEXED: readonly (
  | typeof moonSignTool
  | typeof zodiacSignTool
  | typeof ascendantTool
  | typeof navamsaTool
  | typeof sadeSatiTool
  | typeof vedicCompatibilityTool
  | typeof currentTransitsTool
  | typeof manglikDoshaTool
  | typeof babyNameLetterTool
  | typeof planetaryHoursTool
  | typeof birthChartTool
  | typeof dashaTool
  | typeof birthNakshatraTool
  | typeof dailyTimingTool
  | typeof pushOrWaitTool
  | typeof bestTimeTodayTool
  | typeof personalActivationTool
  | typeof relationshipWeatherTool
  | typeof monthlySnapshotTool
  | typeof moonPhasesTool
  | typeof sunSignTool
  | typeof retrogradesTool
  | typeof signCompatibilityTool
  | typeof nakshatraOfTheDayTool
  | typeof panchangTool
)[] = /* @__PURE__ */ Object.freeze([
  moonSignTool,
  zodiacSignTool,
  ascendantTool,
  navamsaTool,
  sadeSatiTool,
  vedicCompatibilityTool,
  currentTransitsTool,
  manglikDoshaTool,
  babyNameLetterTool,
  planetaryHoursTool,
  birthChartTool,
  dashaTool,
  birthNakshatraTool,
  dailyTimingTool,
  pushOrWaitTool,
  bestTimeTodayTool,
  personalActivationTool,
  relationshipWeatherTool,
  monthlySnapshotTool,
  moonPhasesTool,
  sunSignTool,
  retrogradesTool,
  signCompatibilityTool,
  nakshatraOfTheDayTool,
  panchangTool,
]);
export const FURTHER: readonly (
  | typeof horoscopeMatchingTool
  | typeof saturnPeriodsTool
  | typeof runningDashasTool
  | typeof yoginiDashaTool
  | typeof ashtottariDashaTool
  | typeof ashtakavargaTool
  | typeof planetaryStrengthsTool
  | typeof annualChartTool
  | typeof gocharaTool
  | typeof upcomingTransitsTool
  | typeof signEntriesTool
  | typeof yogasAndDoshasTool
  | typeof chartPointsTool
  | typeof muhurtaFinderTool
  | typeof eclipsesTool
  | typeof bhavaChartTool
  | typeof kpChartTool
  | typeof panchangMonthTool
  | typeof jaiminiChartTool
  | typeof vrataCalendarTool
  | typeof prashnaChartTool
  | typeof hinduDateTool
  | typeof planetVisibilityTool
  | typeof tithiAnniversariesTool
  | typeof matchRankingTool
  | typeof dayLagnasTool
  | typeof signTodayTool
)[] = /* @__PURE__ */ Object.freeze([
  horoscopeMatchingTool,
  saturnPeriodsTool,
  runningDashasTool,
  yoginiDashaTool,
  ashtottariDashaTool,
  ashtakavargaTool,
  planetaryStrengthsTool,
  annualChartTool,
  gocharaTool,
  upcomingTransitsTool,
  signEntriesTool,
  yogasAndDoshasTool,
  chartPointsTool,
  muhurtaFinderTool,
  eclipsesTool,
  bhavaChartTool,
  kpChartTool,
  panchangMonthTool,
  jaiminiChartTool,
  vrataCalendarTool,
  prashnaChartTool,
  hinduDateTool,
  planetVisibilityTool,
  tithiAnniversariesTool,
  matchRankingTool,
  dayLagnasTool,
  signTodayTool,
]);
