import type { DashaPeriod } from '../dasha/vimshottari.js';
import { BANDS } from '../muhurta/day-score-tables.js';
import type { PersonalMonthDay } from '../muhurta/month-score.js';
import type { PersonalMonth } from '../muhurta/personal-month.js';
import { formatDate } from '../time/calendar.js';
import { offsetAt } from '../time/zone.js';
import type { Catalogue } from './catalogue.js';

/** A month in a few sentences of a language. */
export function monthSummary(catalogue: Catalogue, month: PersonalMonth): string {
  const { texts } = catalogue;
  const { first, days, best, caution } = month;
  const listed = (some: readonly PersonalMonthDay[]) =>
    texts.daysOfMonth(
      some.map(({ date }) => date.day).sort((a, b) => a - b),
      first.month,
    );
  const counts = BANDS.map((band) => ({ band, count: days.filter((day) => day.band === band).length }));
  const told = counts.filter(({ count }) => count > 0).map(({ band, count }) => texts.dayCount[band](count));
  const chandrashtama = days.filter(({ balas }) => balas.isChandrashtama);
  return [
    texts.sentence(texts.about(texts.monthAndYear(first.month, first.year), texts.list(told))),
    texts.bestDays(listed(best)),
    texts.cautionDays(listed(caution)),
    ...(chandrashtama.length > 0 ? [texts.chandrashtamaDays(chandrashtama.length, listed(chandrashtama))] : []),
    ...eventSentences(catalogue, month),
    texts.dayAtSix,
  ].join(' ');
}

function eventSentences({ names, texts }: Catalogue, month: PersonalMonth): string[] {
  const { first, timeZone, ingresses, stations, running, dashaChanges, sadeSati, sadeSatiChanges } = month;
  // The Moon changes sign every other day, which is told day by day. The Sun does once in each month.
  const signs = ingresses.filter(({ graha }) => graha !== 'Moon').length;
  const lord = ({ lord: graha }: DashaPeriod) => names.grahas[graha];
  const changeDays = sadeSatiChanges.map(({ at }) => Number(formatDate(at + offsetAt(timeZone, at) * 1000).slice(8)));
  return [
    texts.sentence(
      texts.list([texts.signChanges(signs), ...(stations.length > 0 ? [texts.stations(stations.length)] : [])]),
    ),
    ...(running
      ? [texts.dasha({ maha: lord(running.maha), antar: lord(running.antar), pratyantar: lord(running.pratyantar) })]
      : []),
    ...(dashaChanges.length > 0 ? [texts.sentence(texts.dashaChanges(dashaChanges.length))] : []),
    texts.sadeSati[sadeSati ?? 'none'],
    ...(changeDays.length > 0 ? [texts.sadeSatiChange(texts.daysOfMonth(changeDays, first.month))] : []),
  ];
}
