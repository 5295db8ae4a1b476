// Written by `npm run tools`, from the folders.
import type { WordsOfTools } from '../pages/tool-words.js';
import { annualChart } from './tools/annual-chart.js';
import { ashtakavarga } from './tools/ashtakavarga.js';
import { ashtottariDasha } from './tools/ashtottari-dasha.js';
import { bestTimeToday } from './tools/best-time-today.js';
import { bhavaChart } from './tools/bhava-chart.js';
import { birthChartCalculator } from './tools/birth-chart-calculator.js';
import { chartPoints } from './tools/chart-points.js';
import { compatibility } from './tools/compatibility.js';
import { currentTransitsCalculator } from './tools/current-transits-calculator.js';
import { dailyTiming } from './tools/daily-timing.js';
import { dashaCalculator } from './tools/dasha-calculator.js';
import { dayLagnas } from './tools/day-lagnas.js';
import { eclipses } from './tools/eclipses.js';
import { gochara } from './tools/gochara.js';
import { hinduDate } from './tools/hindu-date.js';
import { horoscopeMatching } from './tools/horoscope-matching.js';
import { jaiminiChart } from './tools/jaimini-chart.js';
import { kpChart } from './tools/kp-chart.js';
import { manglikDoshaCalculator } from './tools/manglik-dosha-calculator.js';
import { matchRanking } from './tools/match-ranking.js';
import { monthlySnapshot } from './tools/monthly-snapshot.js';
import { moonPhases } from './tools/moon-phases.js';
import { muhurtaFinder } from './tools/muhurta-finder.js';
import { nakshatra } from './tools/nakshatra.js';
import { nakshatraCalculator } from './tools/nakshatra-calculator.js';
import { navamsaChartCalculator } from './tools/navamsa-chart-calculator.js';
import { panchang } from './tools/panchang.js';
import { panchangMonth } from './tools/panchang-month.js';
import { personalActivation } from './tools/personal-activation.js';
import { planetVisibility } from './tools/planet-visibility.js';
import { planetaryHours } from './tools/planetary-hours.js';
import { planetaryStrengths } from './tools/planetary-strengths.js';
import { prashnaChart } from './tools/prashna-chart.js';
import { pushOrWait } from './tools/push-or-wait.js';
import { relationshipWeather } from './tools/relationship-weather.js';
import { retrogrades } from './tools/retrogrades.js';
import { runningDashas } from './tools/running-dashas.js';
import { sadeSatiCalculator } from './tools/sade-sati-calculator.js';
import { saturnPeriods } from './tools/saturn-periods.js';
import { signEntries } from './tools/sign-entries.js';
import { signToday } from './tools/sign-today.js';
import { sunSign } from './tools/sun-sign.js';
import { tithiAnniversaries } from './tools/tithi-anniversaries.js';
import { upcomingTransits } from './tools/upcoming-transits.js';
import { vedicAscendantCalculator } from './tools/vedic-ascendant-calculator.js';
import { vedicBabyNameLetter } from './tools/vedic-baby-name-letter.js';
import { vedicCompatibilityCalculator } from './tools/vedic-compatibility-calculator.js';
import { vedicMoonSignCalculator } from './tools/vedic-moon-sign-calculator.js';
import { vedicZodiacSignCalculator } from './tools/vedic-zodiac-sign-calculator.js';
import { vrataCalendar } from './tools/vrata-calendar.js';
import { yogasAndDoshas } from './tools/yogas-and-doshas.js';
import { yoginiDasha } from './tools/yogini-dasha.js';

export const tools: WordsOfTools = {
  'annual-chart': annualChart,
  ashtakavarga,
  'ashtottari-dasha': ashtottariDasha,
  'best-time-today': bestTimeToday,
  'bhava-chart': bhavaChart,
  'birth-chart-calculator': birthChartCalculator,
  'chart-points': chartPoints,
  compatibility,
  'current-transits-calculator': currentTransitsCalculator,
  'daily-timing': dailyTiming,
  'dasha-calculator': dashaCalculator,
  'day-lagnas': dayLagnas,
  eclipses,
  gochara,
  'hindu-date': hinduDate,
  'horoscope-matching': horoscopeMatching,
  'jaimini-chart': jaiminiChart,
  'kp-chart': kpChart,
  'manglik-dosha-calculator': manglikDoshaCalculator,
  'match-ranking': matchRanking,
  'monthly-snapshot': monthlySnapshot,
  'moon-phases': moonPhases,
  'muhurta-finder': muhurtaFinder,
  nakshatra,
  'nakshatra-calculator': nakshatraCalculator,
  'navamsa-chart-calculator': navamsaChartCalculator,
  panchang,
  'panchang-month': panchangMonth,
  'personal-activation': personalActivation,
  'planet-visibility': planetVisibility,
  'planetary-hours': planetaryHours,
  'planetary-strengths': planetaryStrengths,
  'prashna-chart': prashnaChart,
  'push-or-wait': pushOrWait,
  'relationship-weather': relationshipWeather,
  retrogrades,
  'running-dashas': runningDashas,
  'sade-sati-calculator': sadeSatiCalculator,
  'saturn-periods': saturnPeriods,
  'sign-entries': signEntries,
  'sign-today': signToday,
  'sun-sign': sunSign,
  'tithi-anniversaries': tithiAnniversaries,
  'upcoming-transits': upcomingTransits,
  'vedic-ascendant-calculator': vedicAscendantCalculator,
  'vedic-baby-name-letter': vedicBabyNameLetter,
  'vedic-compatibility-calculator': vedicCompatibilityCalculator,
  'vedic-moon-sign-calculator': vedicMoonSignCalculator,
  'vedic-zodiac-sign-calculator': vedicZodiacSignCalculator,
  'vrata-calendar': vrataCalendar,
  'yogas-and-doshas': yogasAndDoshas,
  'yogini-dasha': yoginiDasha,
};
