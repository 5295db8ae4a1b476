import { minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { MuhurtaFinderResult } from './tool.js';

/** How many times are told. */
const MUHURTAS = 16;

export const muhurtaFinderText: Teller<MuhurtaFinderResult> = (result, name) => {
  const { activity, start, end, place, spans, open_days, struck_days, explained } = result;
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
  return [
    `${name('activity', activity)} from ${start} to ${end}, ${place.timezone}: ${spans.length} times on ${open_days} days, not ranked`,
    ...told,
    spans.length > MUHURTAS && `${spans.length - MUHURTAS} more are in the structured result`,
    explained &&
      `${explained.date}, ${name('weekday', explained.vara_name)}, ${minuteOf(explained.starts_at)} to ${minuteOf(explained.ends_at)}: ${explained.times} times; struck out by ${strikes?.join('; ') || 'nothing'}`,
    struck.length > 0 && `Days struck out by the first rule: ${struck.join('; ')}`,
  ];
};
