import type { ObservanceName, ObservanceResult } from '../../contract/observances.js';
import type { PageContext } from '../shell/context.js';

/** An Ekadashi goes by the name of its month, a Pradosha and some others by that of the weekday where it has one. */
export function observanceNamed(
  { language }: Pick<PageContext, 'language'>,
  { code, ekadashi_name, weekday_observance_name: ofWeekday }: Omit<ObservanceName, 'name'>,
): string {
  if (ofWeekday) return language.names.weekday_observance[ofWeekday];
  const name = language.names.observance[code];
  return ekadashi_name ? `${language.names.ekadashi[ekadashi_name]} ${name}` : name;
}

/** Names an observance on the page that lists it. */
export function idOf({ code, date }: Pick<ObservanceResult, 'code' | 'date'>): string {
  return `${code}-${date}`;
}
