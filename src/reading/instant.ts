import { defaultEphemeris } from '../base/ephemeris/default.js';
import type { BirthFields, ChartFields } from '../base/input/birth.js';
import { ZONE_NAMES } from '../base/input/zone-names.js';
import { zoneAt } from '../base/time/zone-at.js';
import type { BirthInput } from '../contract/birth-input.js';
import type { PersonalBirthFields } from '../rules/natal/natal-moon.js';
import { type BirthInstant, type InstantOptions, instantBy } from './stated-instant.js';

/** Whatever the library takes for a birth. */
export type AnyBirth = BirthInput | BirthFields | ChartFields | PersonalBirthFields;

/**
 * The instant of a birth, and what is doubtful about its clock, without a chart: clocks that showed the time twice, a
 * border of zones nearby, another clock that was kept there before 1970, a zone that is not that of the place. It takes
 * a birth in each form that the tools take: what `birth` is made from and what it makes, and the flat fields of the
 * natal, the chart and the personal tools.
 *
 * @throws CalculationError `invalid_input` for what is no birth, and `engine_error` for a local time that the clock
 * skipped, with the nearest ones, for a zone that there is not, and for a date out of 1800 to 2200.
 *
 * @example
 * import { instantOf } from 'nirayana/read';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const { utc, timeZone, utcOffset, caveats } = instantOf({ date: '1990-05-17', time: '10:20', place: delhi });
 * [utc, timeZone, utcOffset]; // => ['1990-05-17T04:50:00Z', 'Asia/Kolkata', '+05:30']
 * caveats; // => []
 *
 * const twice = { birth_date: '2023-11-05', birth_time: '01:30', latitude: 40.71, longitude: -74.01 };
 * instantOf(twice).caveats.map(({ code }) => code); // => ['clock_time_repeated']
 */
export function instantOf(birth: AnyBirth, options: InstantOptions = {}): BirthInstant {
  return instantBy(birth, options, { ephemeris: defaultEphemeris, zones: { ...ZONE_NAMES, at: zoneAt } });
}
