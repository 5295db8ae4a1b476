// Written by `npm run tools`, from the folders.
import type { Teller } from '../contract/telling/telling.js';
import { annualChartText } from './annual-chart/text.js';
import { ashtakavargaText } from './ashtakavarga/text.js';
import { ashtottariDashaText } from './ashtottari-dasha/text.js';
import { bestTimeTodayText } from './best-time-today/text.js';
import { bhavaChartText } from './bhava-chart/text.js';
import { birthChartText } from './birth-chart-calculator/text.js';
import { chartPointsText } from './chart-points/text.js';
import { signCompatibilityText } from './compatibility/text.js';
import { currentTransitsText } from './current-transits-calculator/text.js';
import { dailyTimingText } from './daily-timing/text.js';
import { dashaText } from './dasha-calculator/text.js';
import { dayLagnasText } from './day-lagnas/text.js';
import { eclipsesText } from './eclipses/text.js';
import { gocharaText } from './gochara/text.js';
import { hinduDateText } from './hindu-date/text.js';
import { horoscopeMatchingText } from './horoscope-matching/text.js';
import { jaiminiChartText } from './jaimini-chart/text.js';
import { kpChartText } from './kp-chart/text.js';
import { manglikDoshaText } from './manglik-dosha-calculator/text.js';
import { matchRankingText } from './match-ranking/text.js';
import { monthlySnapshotText } from './monthly-snapshot/text.js';
import { moonPhasesText } from './moon-phases/text.js';
import { muhurtaFinderText } from './muhurta-finder/text.js';
import { nakshatraOfTheDayText } from './nakshatra/text.js';
import { birthNakshatraText } from './nakshatra-calculator/text.js';
import { navamsaText } from './navamsa-chart-calculator/text.js';
import { panchangText } from './panchang/text.js';
import { panchangMonthText } from './panchang-month/text.js';
import { personalActivationText } from './personal-activation/text.js';
import { planetVisibilityText } from './planet-visibility/text.js';
import { planetaryHoursText } from './planetary-hours/text.js';
import { planetaryStrengthsText } from './planetary-strengths/text.js';
import { prashnaChartText } from './prashna-chart/text.js';
import { pushOrWaitText } from './push-or-wait/text.js';
import type { ResultOf, ToolSlug } from './registry.js';
import { relationshipWeatherText } from './relationship-weather/text.js';
import { retrogradesText } from './retrogrades/text.js';
import { runningDashasText } from './running-dashas/text.js';
import { sadeSatiText } from './sade-sati-calculator/text.js';
import { saturnPeriodsText } from './saturn-periods/text.js';
import { signEntriesText } from './sign-entries/text.js';
import { signTodayText } from './sign-today/text.js';
import { sunSignText } from './sun-sign/text.js';
import { tithiAnniversariesText } from './tithi-anniversaries/text.js';
import { upcomingTransitsText } from './upcoming-transits/text.js';
import { ascendantText } from './vedic-ascendant-calculator/text.js';
import { babyNameLetterText } from './vedic-baby-name-letter/text.js';
import { vedicCompatibilityText } from './vedic-compatibility-calculator/text.js';
import { moonSignText } from './vedic-moon-sign-calculator/text.js';
import { zodiacSignText } from './vedic-zodiac-sign-calculator/text.js';
import { vrataCalendarText } from './vrata-calendar/text.js';
import { yogasAndDoshasText } from './yogas-and-doshas/text.js';
import { yoginiDashaText } from './yogini-dasha/text.js';

export const TEXTS: { readonly [Slug in ToolSlug]: Teller<ResultOf<Slug>> } = {
  'vedic-moon-sign-calculator': moonSignText,
  'vedic-zodiac-sign-calculator': zodiacSignText,
  'vedic-ascendant-calculator': ascendantText,
  'navamsa-chart-calculator': navamsaText,
  'sade-sati-calculator': sadeSatiText,
  'vedic-compatibility-calculator': vedicCompatibilityText,
  'current-transits-calculator': currentTransitsText,
  'manglik-dosha-calculator': manglikDoshaText,
  'vedic-baby-name-letter': babyNameLetterText,
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
  'planetary-strengths': planetaryStrengthsText,
  'annual-chart': annualChartText,
  gochara: gocharaText,
  'upcoming-transits': upcomingTransitsText,
  'sign-entries': signEntriesText,
  'yogas-and-doshas': yogasAndDoshasText,
  'chart-points': chartPointsText,
  'muhurta-finder': muhurtaFinderText,
  eclipses: eclipsesText,
  'bhava-chart': bhavaChartText,
  'kp-chart': kpChartText,
  'panchang-month': panchangMonthText,
  'jaimini-chart': jaiminiChartText,
  'vrata-calendar': vrataCalendarText,
  'prashna-chart': prashnaChartText,
  'hindu-date': hinduDateText,
  'planet-visibility': planetVisibilityText,
  'tithi-anniversaries': tithiAnniversariesText,
  'match-ranking': matchRankingText,
  'day-lagnas': dayLagnasText,
  'sign-today': signTodayText,
};
