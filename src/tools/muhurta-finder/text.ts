import { minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { MuhurtaFinderResult } from './tool.js';

/** How many times are told. */
const MUHURTAS = 16;

export const muhurtaFinderText: Teller<MuhurtaFinderResult> = (result, name) => {
  const { activity, start, end, place, spans, open_days, struck_days, explained, asta_spans } = result;
  const told = spans.slice(0, MUHURTAS).map(({ starts_at, ends_at, caution_codes, ...span }) => {
    const stars = span.nakshatra_names.map((one) => name('nakshatra', one)).join(', ');
    const cautions = caution_codes.map((code) => name('muhurta_rule', code)).join(', ');
    const lagnas = span.lagna_sign_names?.map((sign) => name('sign', sign)).join(', ');
    const rising = lagnas === undefined ? '' : `, rising ${lagnas}`;
    const but = cautions === '' ? '' : `; others avoid: ${cautions}`;
    return `${minuteOf(starts_at)} to ${minuteOf(ends_at)}: ${stars}, tithi ${span.tithi_numbers.join(', ')}${rising}${but}`;
  });
  const struck = struck_days.map(
    ({ rule_code, days }) => `${rule_code === null ? 'no rule alone' : name('muhurta_rule', rule_code)} ${days}`,
  );
  const strikes = explained?.strikes.map(({ rule_code, whole_day, spans: when }) => {
    const times = when.map((span) => `${minuteOf(span.starts_at)} to ${minuteOf(span.ends_at)}`).join(', ');
    return `${name('muhurta_rule', rule_code)} ${whole_day ? 'all of it' : times}`;
  });
  const at = (instant: string | null) => (instant === null ? 'beyond the search' : minuteOf(instant));
  const asta = asta_spans.map(
    ({ rule_code, starts_at, ends_at }) => `${name('muhurta_rule', rule_code)} from ${at(starts_at)} to ${at(ends_at)}`,
  );
  return [
    `${name('activity', activity)} from ${start} to ${end}, ${place.timezone}: ${spans.length} times on ${open_days} days, not ranked`,
    ...told,
    spans.length > MUHURTAS && `${spans.length - MUHURTAS} more are in the structured result`,
    explained &&
      `${explained.date}, ${name('weekday', explained.vara_name)}, ${minuteOf(explained.starts_at)} to ${minuteOf(explained.ends_at)}: ${explained.times} times; struck out by ${strikes?.join('; ') || 'nothing'}`,
    asta.length > 0 && `${asta.join('; ')} (by ${name('asta_rule', result.asta_rule)})`,
    struck.length > 0 && `Days struck out by the first rule: ${struck.join('; ')}`,
  ];
};
