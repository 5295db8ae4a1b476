import type { Namer } from '../../../languages/words/say.js';
import type { ToolSlug } from '../../../tools/registry.js';
import { birthChartText, dashaText } from './chart.js';
import { ashtottariDashaText, runningDashasText, yoginiDashaText } from './dashas.js';
import {
  dailyTimingText,
  eclipsesText,
  moonPhasesText,
  muhurtaFinderText,
  nakshatraOfTheDayText,
  panchangMonthText,
  panchangText,
  planetaryHoursText,
  vrataCalendarText,
} from './day.js';
import { bhavaChartText, kpChartText } from './houses.js';
import { jaiminiChartText } from './jaimini.js';
import { ascendantText, babyNameText, birthNakshatraText, moonSignText, navamsaText, zodiacSignText } from './moon.js';
import {
  horoscopeMatchingText,
  manglikText,
  signCompatibilityText,
  sunSignText,
  vedicCompatibilityText,
} from './pairs.js';
import { chartPointsText } from './points.js';
import {
  bestTimeTodayText,
  monthlySnapshotText,
  personalActivationText,
  pushOrWaitText,
  relationshipWeatherText,
} from './scores.js';
import { annualChartText, ashtakavargaText, planetaryStrengthsText } from './strengths.js';
import type { Line, Teller, TellerOf } from './telling.js';
import {
  currentTransitsText,
  gocharaText,
  retrogradesText,
  sadeSatiText,
  saturnPeriodsText,
  signEntriesText,
  upcomingTransitsText,
} from './transits.js';
import { yogasAndDoshasText } from './yogas.js';

/** What each tool tells a reader. The compiler wants one of every slug, of its own result. */
const TEXTS: { readonly [Slug in ToolSlug]: TellerOf<Slug> } = {
  'vedic-moon-sign-calculator': moonSignText,
  'vedic-zodiac-sign-calculator': zodiacSignText,
  'vedic-ascendant-calculator': ascendantText,
  'navamsa-chart-calculator': navamsaText,
  'sade-sati-calculator': sadeSatiText,
  'vedic-compatibility-calculator': vedicCompatibilityText,
  'current-transits-calculator': currentTransitsText,
  'manglik-dosha-calculator': manglikText,
  'vedic-baby-name-letter': babyNameText,
  'planetary-hours': planetaryHoursText,
  'birth-chart-calculator': birthChartText,
  'dasha-calculator': dashaText,
  'nakshatra-calculator': birthNakshatraText,
  'daily-timing': dailyTimingText,
  'push-or-wait': pushOrWaitText,
  'best-time-today': bestTimeTodayText,
  'personal-activation': personalActivationText,
  'relationship-weather': relationshipWeatherText,
  'monthly-snapshot': monthlySnapshotText,
  'moon-phases': moonPhasesText,
  'sun-sign': sunSignText,
  retrogrades: retrogradesText,
  compatibility: signCompatibilityText,
  nakshatra: nakshatraOfTheDayText,
  panchang: panchangText,
  'horoscope-matching': horoscopeMatchingText,
  'saturn-periods': saturnPeriodsText,
  'running-dashas': runningDashasText,
  'yogini-dasha': yoginiDashaText,
  'ashtottari-dasha': ashtottariDashaText,
  ashtakavarga: ashtakavargaText,
  'annual-chart': annualChartText,
  'planetary-strengths': planetaryStrengthsText,
  gochara: gocharaText,
  'yogas-and-doshas': yogasAndDoshasText,
  'chart-points': chartPointsText,
  'upcoming-transits': upcomingTransitsText,
  'sign-entries': signEntriesText,
  'muhurta-finder': muhurtaFinderText,
  eclipses: eclipsesText,
  'bhava-chart': bhavaChartText,
  'kp-chart': kpChartText,
  'panchang-month': panchangMonthText,
  'jaimini-chart': jaiminiChartText,
  'vrata-calendar': vrataCalendarText,
};

const BY_SLUG: ReadonlyMap<string, Teller<never>> = new Map(Object.entries(TEXTS));

/** The lines of a result of a tool. */
export function linesOf(slug: string, result: unknown, name: Namer): string[] {
  // `TEXTS` ties each slug to the result of its own tool.
  const teller = BY_SLUG.get(slug) as ((result: unknown, name: Namer) => readonly Line[]) | undefined;
  if (!teller) throw new RangeError(`There is no text of the tool ${slug}.`);
  return teller(result, name).filter((line): line is string => typeof line === 'string' && line !== '');
}
