import type { AnyTool } from '../calculation/define.js';
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
import { eclipsesTool } from './eclipses/tool.js';
import { gocharaTool } from './gochara/tool.js';
import { horoscopeMatchingTool } from './horoscope-matching/tool.js';
import { jaiminiChartTool } from './jaimini-chart/tool.js';
import { kpChartTool } from './kp-chart/tool.js';
import { manglikDoshaTool } from './manglik-dosha-calculator/tool.js';
import { monthlySnapshotTool } from './monthly-snapshot/tool.js';
import { moonPhasesTool } from './moon-phases/tool.js';
import { muhurtaFinderTool } from './muhurta-finder/tool.js';
import { nakshatraOfTheDayTool } from './nakshatra/tool.js';
import { birthNakshatraTool } from './nakshatra-calculator/tool.js';
import { navamsaTool } from './navamsa-chart-calculator/tool.js';
import { panchangTool } from './panchang/tool.js';
import { panchangMonthTool } from './panchang-month/tool.js';
import { personalActivationTool } from './personal-activation/tool.js';
import { planetaryHoursTool } from './planetary-hours/tool.js';
import { planetaryStrengthsTool } from './planetary-strengths/tool.js';
import { pushOrWaitTool } from './push-or-wait/tool.js';
import { relationshipWeatherTool } from './relationship-weather/tool.js';
import { retrogradesTool } from './retrogrades/tool.js';
import { runningDashasTool } from './running-dashas/tool.js';
import { sadeSatiTool } from './sade-sati-calculator/tool.js';
import { saturnPeriodsTool } from './saturn-periods/tool.js';
import { signEntriesTool } from './sign-entries/tool.js';
import { sunSignTool } from './sun-sign/tool.js';
import { upcomingTransitsTool } from './upcoming-transits/tool.js';
import { ascendantTool } from './vedic-ascendant-calculator/tool.js';
import { babyNameLetterTool } from './vedic-baby-name-letter/tool.js';
import { vedicCompatibilityTool } from './vedic-compatibility-calculator/tool.js';
import { moonSignTool } from './vedic-moon-sign-calculator/tool.js';
import { zodiacSignTool } from './vedic-zodiac-sign-calculator/tool.js';
import { vrataCalendarTool } from './vrata-calendar/tool.js';
import { yogasAndDoshasTool } from './yogas-and-doshas/tool.js';
import { yoginiDashaTool } from './yogini-dasha/tool.js';

export * from './annual-chart/tool.js';
export * from './ashtakavarga/tool.js';
export * from './ashtottari-dasha/tool.js';
export * from './best-time-today/tool.js';
export * from './bhava-chart/tool.js';
export * from './birth-chart-calculator/tool.js';
export * from './chart-points/tool.js';
export * from './compatibility/tool.js';
export * from './current-transits-calculator/tool.js';
export * from './daily-timing/tool.js';
export * from './dasha-calculator/tool.js';
export * from './eclipses/tool.js';
export * from './gochara/tool.js';
export * from './horoscope-matching/tool.js';
export * from './jaimini-chart/tool.js';
export * from './kp-chart/tool.js';
export * from './manglik-dosha-calculator/tool.js';
export * from './monthly-snapshot/tool.js';
export * from './moon-phases/tool.js';
export * from './muhurta-finder/tool.js';
export * from './nakshatra/tool.js';
export * from './nakshatra-calculator/tool.js';
export * from './navamsa-chart-calculator/tool.js';
export * from './panchang/tool.js';
export * from './panchang-month/tool.js';
export * from './personal-activation/tool.js';
export * from './planetary-hours/tool.js';
export * from './planetary-strengths/tool.js';
export * from './push-or-wait/tool.js';
export * from './relationship-weather/tool.js';
export * from './retrogrades/tool.js';
export * from './running-dashas/tool.js';
export * from './sade-sati-calculator/tool.js';
export * from './saturn-periods/tool.js';
export * from './sign-entries/tool.js';
export * from './sun-sign/tool.js';
export * from './upcoming-transits/tool.js';
export * from './vedic-ascendant-calculator/tool.js';
export * from './vedic-baby-name-letter/tool.js';
export * from './vedic-compatibility-calculator/tool.js';
export * from './vedic-moon-sign-calculator/tool.js';
export * from './vedic-zodiac-sign-calculator/tool.js';
export * from './vrata-calendar/tool.js';
export * from './yogas-and-doshas/tool.js';
export * from './yogini-dasha/tool.js';

const INDEXED = /* @__PURE__ */ Object.freeze([
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
const FURTHER = /* @__PURE__ */ Object.freeze([
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
]);

type ListedTool = (typeof INDEXED)[number] | (typeof FURTHER)[number];

/** The slugs of all tools, which the compiler knows: what each tool must have, such as a page, is a record of them. */
export type ToolSlug = ListedTool['slug'];

/** The tool of a slug with its own input and result. */
export type ToolOf<Slug extends ToolSlug> = Extract<ListedTool, { readonly slug: Slug }>;

/**
 * The 25 tools of the public index, in its order.
 *
 * @example
 * import { tools } from 'nirayana';
 *
 * tools.length; // => 25
 * tools[0]?.slug; // => 'vedic-moon-sign-calculator'
 */
export const tools: readonly AnyTool[] = INDEXED;

/** Tools beyond the 25 of the public index, which lists them apart. They are served, described and documented alike. */
export const furtherTools: readonly AnyTool[] = FURTHER;

/** Every tool that is served. Not by a spread: bundlers would keep that, and so every tool, where nobody asks for it. */
export const allTools: readonly AnyTool[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ tools.concat(furtherTools));

/**
 * The tool of a slug, or undefined.
 *
 * @example
 * import { findTool } from 'nirayana';
 *
 * findTool('panchang')?.title; // => 'Daily panchang'
 * findTool('tarot'); // => undefined
 */
export function findTool(slug: string): AnyTool | undefined {
  return allTools.find((tool) => tool.slug === slug);
}
