import type { CalendarDate } from '../../../base/time/calendar.js';
import { fieldsFromDays } from '../../../base/time/gregorian.js';
import { wallClockAt } from '../../../base/time/zone.js';
import type { DashaPeriod } from '../../../rules/dasha/vimshottari.js';
import { BANDS } from '../../../rules/muhurta/day-score-tables.js';
import type { PersonalMonth, PersonalMonthDay } from '../../../rules/muhurta/personal-month.js';
import type { Catalogue } from './catalogue.js';

/** A month in a few sentences of a language. */
export function monthSummary(catalogue: Catalogue, month: PersonalMonth): string {
  const { dates, texts } = catalogue;
  const { days, best, caution, timeZone } = month;
  const first = fieldsFromDays(days[0]?.date as CalendarDate);
  const listed = (some: readonly CalendarDate[]) =>
    dates.daysOfMonth(
      some.map((date) => fieldsFromDays(date).day).sort((a, b) => a - b),
      first.month,
    );
  const listedDays = (some: readonly PersonalMonthDay[]) => listed(some.map(({ date }) => date));
  const counts = BANDS.map((band) => ({ band, count: days.filter((day) => day.band === band).length }));
  const told = counts.filter(({ count }) => count > 0).map(({ band, count }) => texts.dayCount[band](count));
  const sadeSatiDays = month.sadeSatiChanges.map(({ at }) => wallClockAt(timeZone, at).date);
  const chandrashtama = days.filter(({ balas }) => balas.isChandrashtama);
  return [
    texts.sentence(texts.about(dates.monthAndYear(first.month, first.year), texts.list(told))),
    texts.bestDays(listedDays(best)),
    texts.cautionDays(listedDays(caution)),
    ...(chandrashtama.length > 0 ? [texts.chandrashtamaDays(chandrashtama.length, listedDays(chandrashtama))] : []),
    ...eventSentences(catalogue, month),
    ...(sadeSatiDays.length > 0 ? [texts.sadeSatiChange(listed(sadeSatiDays))] : []),
    texts.dayReadAt[month.basis],
  ].join(' ');
}

function eventSentences({ names, texts }: Catalogue, month: PersonalMonth): string[] {
  const { ingresses, stations, running, dashaChanges, sadeSati } = month;
  // The Moon changes sign every other day, which is told day by day. The Sun does once in each month.
  const signs = ingresses.filter(({ graha }) => graha !== 'Moon').length;
  const lord = ({ lord: graha }: DashaPeriod) => names.graha[graha];
  return [
    texts.sentence(
      texts.list([texts.signChanges(signs), ...(stations.length > 0 ? [texts.stations(stations.length)] : [])]),
    ),
    ...(running
      ? [texts.dasha({ maha: lord(running.maha), antar: lord(running.antar), pratyantar: lord(running.pratyantar) })]
      : []),
    ...(dashaChanges.length > 0 ? [texts.sentence(texts.dashaChanges(dashaChanges.length))] : []),
    texts.sadeSati[sadeSati ?? 'none'],
  ];
}
