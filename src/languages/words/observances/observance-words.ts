import type { WeekdayObservance } from '../../../rules/vrata/days.js';
import type { EkadashiName } from '../../../rules/vrata/ekadashi-names.js';
import type { VrataCode } from '../../../rules/vrata/rule-tables.js';
import type { Names } from '../../names/kinds.js';
import type { CalledCode, ObservanceDay } from '../../names/observances/latin-regional.js';

/** What an observance of a result is called, by codes: all of them together make its name. */
export interface ObservanceCodes {
  /** By which rule: several days of a year may have one code, of which each has a name of its own. */
  readonly code: VrataCode;
  /** Of an Ekadashi, by its month; else null. */
  readonly ekadashi_name: EkadashiName | null;
  /** What some of every month are called on some weekday, such as Somavati Amavasya on a Monday; else null. */
  readonly weekday_observance_name: WeekdayObservance | null;
  /** What it is called in place of its usual name: in its region, or a shraddha by its tithi; else null. */
  readonly called_code: CalledCode | null;
  /** Which of several days with one code it is, such as a manvantara or a yuga; else null. */
  readonly day_name_code: ObservanceDay | null;
}

/** The names of a language that {@link observanceSaid} needs. */
type Said = Pick<Names, 'observance' | 'ekadashi' | 'weekday_observance' | 'observance_called' | 'observance_day'>;

/** How a language says an observance: by weekday, region, tithi or month where it has such a name. */
export function observanceSaid(names: Said, one: ObservanceCodes): string {
  if (one.weekday_observance_name) return names.weekday_observance[one.weekday_observance_name];
  const usual = names.observance[one.code];
  const [first, ...more] = one.ekadashi_name ? [names.ekadashi[one.ekadashi_name], usual] : [usual];
  const name = [one.called_code ? names.observance_called[one.called_code] : first, ...more].join(' ');
  return one.day_name_code ? `${name}: ${names.observance_day[one.day_name_code]}` : name;
}
