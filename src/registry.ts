import type { AnyTool } from './calculation/define.js';
import { annualChartTool } from './tools/annual-chart.js';
import { ashtakavargaTool } from './tools/ashtakavarga.js';
import { ashtottariDashaTool } from './tools/ashtottari-dasha.js';
import { bestTimeTodayTool } from './tools/best-time-today.js';
import { bhavaChartTool } from './tools/bhava-chart.js';
import { birthChartTool } from './tools/birth-chart-calculator.js';
import { chartPointsTool } from './tools/chart-points.js';
import { signCompatibilityTool } from './tools/compatibility.js';
import { currentTransitsTool } from './tools/current-transits-calculator.js';
import { dailyTimingTool } from './tools/daily-timing.js';
import { dashaTool } from './tools/dasha-calculator.js';
import { eclipsesTool } from './tools/eclipses.js';
import { gocharaTool } from './tools/gochara.js';
import { horoscopeMatchingTool } from './tools/horoscope-matching.js';
import { jaiminiChartTool } from './tools/jaimini-chart.js';
import { kpChartTool } from './tools/kp-chart.js';
import { manglikDoshaTool } from './tools/manglik-dosha-calculator.js';
import { monthlySnapshotTool } from './tools/monthly-snapshot.js';
import { moonPhasesTool } from './tools/moon-phases.js';
import { muhurtaFinderTool } from './tools/muhurta-finder.js';
import { nakshatraOfTheDayTool } from './tools/nakshatra.js';
import { birthNakshatraTool } from './tools/nakshatra-calculator.js';
import { navamsaTool } from './tools/navamsa-chart-calculator.js';
import { panchangTool } from './tools/panchang.js';
import { panchangMonthTool } from './tools/panchang-month.js';
import { personalActivationTool } from './tools/personal-activation.js';
import { planetaryHoursTool } from './tools/planetary-hours.js';
import { planetaryStrengthsTool } from './tools/planetary-strengths.js';
import { pushOrWaitTool } from './tools/push-or-wait.js';
import { relationshipWeatherTool } from './tools/relationship-weather.js';
import { retrogradesTool } from './tools/retrogrades.js';
import { runningDashasTool } from './tools/running-dashas.js';
import { sadeSatiTool } from './tools/sade-sati-calculator.js';
import { saturnPeriodsTool } from './tools/saturn-periods.js';
import { signEntriesTool } from './tools/sign-entries.js';
import { sunSignTool } from './tools/sun-sign.js';
import { upcomingTransitsTool } from './tools/upcoming-transits.js';
import { ascendantTool } from './tools/vedic-ascendant-calculator.js';
import { babyNameLetterTool } from './tools/vedic-baby-name-letter.js';
import { vedicCompatibilityTool } from './tools/vedic-compatibility-calculator.js';
import { moonSignTool } from './tools/vedic-moon-sign-calculator.js';
import { zodiacSignTool } from './tools/vedic-zodiac-sign-calculator.js';
import { vrataCalendarTool } from './tools/vrata-calendar.js';
import { yogasAndDoshasTool } from './tools/yogas-and-doshas.js';
import { yoginiDashaTool } from './tools/yogini-dasha.js';

export * from './tools/annual-chart.js';
export * from './tools/ashtakavarga.js';
export * from './tools/ashtottari-dasha.js';
export * from './tools/best-time-today.js';
export * from './tools/bhava-chart.js';
export * from './tools/birth-chart-calculator.js';
export * from './tools/chart-points.js';
export * from './tools/compatibility.js';
export * from './tools/current-transits-calculator.js';
export * from './tools/daily-timing.js';
export * from './tools/dasha-calculator.js';
export * from './tools/eclipses.js';
export * from './tools/gochara.js';
export * from './tools/horoscope-matching.js';
export * from './tools/jaimini-chart.js';
export * from './tools/kp-chart.js';
export * from './tools/manglik-dosha-calculator.js';
export * from './tools/monthly-snapshot.js';
export * from './tools/moon-phases.js';
export * from './tools/muhurta-finder.js';
export * from './tools/nakshatra.js';
export * from './tools/nakshatra-calculator.js';
export * from './tools/navamsa-chart-calculator.js';
export * from './tools/panchang.js';
export * from './tools/panchang-month.js';
export * from './tools/personal-activation.js';
export * from './tools/planetary-hours.js';
export * from './tools/planetary-strengths.js';
export * from './tools/push-or-wait.js';
export * from './tools/relationship-weather.js';
export * from './tools/retrogrades.js';
export * from './tools/running-dashas.js';
export * from './tools/sade-sati-calculator.js';
export * from './tools/saturn-periods.js';
export * from './tools/sign-entries.js';
export * from './tools/sun-sign.js';
export * from './tools/upcoming-transits.js';
export * from './tools/vedic-ascendant-calculator.js';
export * from './tools/vedic-baby-name-letter.js';
export * from './tools/vedic-compatibility-calculator.js';
export * from './tools/vedic-moon-sign-calculator.js';
export * from './tools/vedic-zodiac-sign-calculator.js';
export * from './tools/vrata-calendar.js';
export * from './tools/yogas-and-doshas.js';
export * from './tools/yogini-dasha.js';

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
