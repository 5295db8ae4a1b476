import { minuteOf, type Teller } from '../../contract/telling/telling.js';
import type { MuhurtaFinderResult } from './tool.js';

/** How many times are told. */
const MUHURTAS = 16;

export const muhurtaFinderText: Teller<MuhurtaFinderResult> = (result, name) => {
  const { activity, start, end, place, spans, open_days, struck_days } = result;
  const told = spans.slice(0, MUHURTAS).map(({ starts_at, ends_at, caution_codes, ...span }) => {
    const stars = span.nakshatra_names.map((one) => name('nakshatra', one)).join(', ');
    const cautions = caution_codes.map((code) => name('muhurta_rule', code)).join(', ');
    const but = cautions === '' ? '' : `; others avoid: ${cautions}`;
    return `${minuteOf(starts_at)} to ${minuteOf(ends_at)}: ${stars}, tithi ${span.tithi_numbers.join(', ')}${but}`;
  });
  const struck = struck_days.map(
    ({ rule_code, days }) => `${rule_code === null ? 'no rule alone' : name('muhurta_rule', rule_code)} ${days}`,
  );
  return [
    `${name('activity', activity)} from ${start} to ${end}, ${place.timezone}: ${spans.length} times on ${open_days} days, not ranked`,
    ...told,
    spans.length > MUHURTAS && `${spans.length - MUHURTAS} more are in the structured result`,
    struck.length > 0 && `Days struck out by the first rule: ${struck.join('; ')}`,
  ];
};
