import { listed, minuteOf, type Teller, tithiTold } from '../../contract/telling/telling.js';
import type { PanchangMonthResult } from './tool.js';

/** A short line a day: an end after the date has a plus. */
export const panchangMonthText: Teller<PanchangMonthResult> = ({ target_month, place, days, summary }, name) => {
  const on = (some: readonly { readonly date: string | null }[]) => {
    const dates = some.flatMap(({ date }) => (date === null ? [] : [date.slice(8)]));
    return dates.length === 0 ? 'none' : listed(dates);
  };
  const told = days.map(({ date, tithi, nakshatra, sunrise_at, sunset_at }) => {
    if (!tithi || !nakshatra || !sunrise_at || !sunset_at)
      return `${date.slice(8)} ${name('muhurta_rule', 'no_sunrise')}`;
    const end = (at: string) => `${minuteOf(at).slice(11)}${at.startsWith(date) ? '' : '+'}`;
    const half = tithi.paksha === 'shukla' ? 'S' : 'K';
    const [rise, set] = [sunrise_at, sunset_at].map((at) => minuteOf(at).slice(11));
    return `${date.slice(8)} ${rise}-${set} ${half}${tithi.number_in_paksha} ${end(tithi.ends_at)} ${name('nakshatra', nakshatra.name)} ${end(nakshatra.ends_at)}`;
  });
  const tithis = (some: typeof summary.skipped_tithis) => listed(some.map((one) => tithiTold(name, one))) || 'none';
  return [
    `${target_month}, ${place.timezone}. Ekadashi ${on(summary.ekadashis)}; Amavasya ${on(summary.amavasyas)}; Purnima ${on(summary.purnimas)}; Sankranti ${on(summary.sankrantis)}`,
    `Skipped: ${tithis(summary.skipped_tithis)}. Repeated: ${tithis(summary.repeated_tithis)}`,
    'Day, sunrise-sunset, tithi at sunrise (S bright, K dark half) and its end (+ next day), nakshatra and its end:',
    ...told,
  ];
};
