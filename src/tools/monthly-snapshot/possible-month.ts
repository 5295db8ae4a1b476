import { momentAt } from '../../base/ephemeris/moment.js';
import { type Caveat, caveat } from '../../base/input/caveats.js';
import { formatDate, MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { grahaLongitude } from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import type { Sky } from '../../base/zodiac/sidereal.js';
import { runningDashaSpans } from '../../contract/dasha.js';
import { possibleRules } from '../../contract/score-rules.js';
import { dashaShift, mahadashas, runningDashas } from '../../rules/dasha/vimshottari.js';
import { bestDays, cautionDays, type MonthDay, personalMonthDay } from '../../rules/muhurta/month-score.js';
import type { PersonalMonth } from '../../rules/muhurta/personal-month.js';
import { natalMoon, type PersonalBirth } from '../../rules/natal/natal-moon.js';
import { sadeSatiPhase } from '../../rules/transit/sade-sati.js';
import { sadeSatiState } from './month-events.js';

/** What a month is for a birth of another minute, without its sentences. */
export function possibleMonth(
  sky: Sky,
  month: PersonalMonth,
  { moon, instant, asOf }: { readonly moon: number; readonly instant: number; readonly asOf: number },
) {
  const natal = natalMoon(moon);
  const days = month.days.map((day) => personalMonthDay(natal, day));
  const best = bestDays(days);
  const dates = (some: readonly MonthDay[]) => some.map(({ date }) => formatDate(date));
  const periods = mahadashas(moon, instant);
  const lordsAt = (at: number) => {
    const running = at < instant ? undefined : runningDashas(periods, at);
    return running ? runningDashaSpans(running) : null;
  };
  const saturn = rashiOf(grahaLongitude(sky, 'Saturn', momentAt(month.start)));
  return {
    days: days.map(({ balas: { tara, moonHouse, isChandrashtama }, score, balaRules, total, band }) => ({
      tarabala: { number: tara.number, points: tara.points },
      chandrabala: { house_from_moon: moonHouse.house, points: moonHouse.points },
      chandrashtama: isChandrashtama,
      score: total,
      band_code: band,
      // The rules of the limbs stand before them and hang on no birth.
      rules: [...score.rules.map(() => ({})), ...possibleRules(balaRules)],
    })),
    best_dates: dates(best),
    caution_dates: dates(cautionDays(days, best)),
    dasha: { at_month_start: lordsAt(month.start), on_date: lordsAt(asOf) },
    sade_sati: sadeSatiState(sadeSatiPhase(natal.rashi, saturn)),
  };
}

/** What an unknown birth time leaves open: scores and dates. */
export function unknownTimeLeaves({ birth, span, possible }: PersonalBirth, days: readonly MonthDay[]): Caveat[] {
  if (!span) return [];
  const spreads = days.map((day) => {
    const totals = possible.map((other) => personalMonthDay(other, day).total);
    return Math.max(...totals) - Math.min(...totals);
  });
  const open = spreads.filter((spread) => spread > 0).length;
  const dashaDays = Math.ceil(Math.abs(dashaShift(birth, span)) / MILLISECONDS_PER_DAY);
  return [caveat('month_range', { days: days.length, open, points: Math.max(...spreads), dasha_days: dashaDays })];
}
