import type { AnyTool } from '../../../calculation/define.js';
import type { ToolPage } from '../shell/tool-page.js';
import { bestTimeTodayPage } from './best-time-today/page.js';
import { birthChartPage } from './birth-chart-calculator/page.js';
import { signCompatibilityPage } from './compatibility/page.js';
import { currentTransitsPage } from './current-transits-calculator/page.js';
import { dailyTimingPage } from './daily-timing/page.js';
import { dashaPage } from './dasha-calculator/page.js';
import { manglikDoshaPage } from './manglik-dosha-calculator/page.js';
import { monthlySnapshotPage } from './monthly-snapshot/page.js';
import { moonPhasesPage } from './moon-phases/page.js';
import { nakshatraOfTheDayPage } from './nakshatra/page.js';
import { birthNakshatraPage } from './nakshatra-calculator/page.js';
import { navamsaPage } from './navamsa-chart-calculator/page.js';
import { panchangPage } from './panchang/page.js';
import { personalActivationPage } from './personal-activation/page.js';
import { planetaryHoursPage } from './planetary-hours/page.js';
import { pushOrWaitPage } from './push-or-wait/page.js';
import { relationshipWeatherPage } from './relationship-weather/page.js';
import { retrogradesPage } from './retrogrades/page.js';
import { sadeSatiPage } from './sade-sati-calculator/page.js';
import { sunSignPage } from './sun-sign/page.js';
import { ascendantPage } from './vedic-ascendant-calculator/page.js';
import { babyNameLetterPage } from './vedic-baby-name-letter/page.js';
import { vedicCompatibilityPage } from './vedic-compatibility-calculator/page.js';
import { moonSignPage } from './vedic-moon-sign-calculator/page.js';
import { zodiacSignPage } from './vedic-zodiac-sign-calculator/page.js';

/** Every tool as people see it, in the order of the registry. */
export const TOOL_PAGES: readonly ToolPage[] = [
  moonSignPage,
  zodiacSignPage,
  ascendantPage,
  navamsaPage,
  sadeSatiPage,
  vedicCompatibilityPage,
  currentTransitsPage,
  manglikDoshaPage,
  babyNameLetterPage,
  planetaryHoursPage,
  birthChartPage,
  dashaPage,
  birthNakshatraPage,
  dailyTimingPage,
  pushOrWaitPage,
  bestTimeTodayPage,
  personalActivationPage,
  relationshipWeatherPage,
  monthlySnapshotPage,
  moonPhasesPage,
  sunSignPage,
  retrogradesPage,
  signCompatibilityPage,
  nakshatraOfTheDayPage,
  panchangPage,
];

const BY_SLUG: ReadonlyMap<string, ToolPage> = new Map(TOOL_PAGES.map((page) => [page.tool.slug, page]));

/** @throws Error for a tool without a page: a test knows of it first. */
export function toolPageOf({ slug }: AnyTool): ToolPage {
  const page = BY_SLUG.get(slug);
  if (page) return page;
  throw new Error(`The tool ${slug} has no page.`);
}
