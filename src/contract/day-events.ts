import type { Place } from '../base/ephemeris/ascendant.js';
import * as field from '../base/schema/fields.js';
import type { Zone } from '../base/time/zone.js';
import type { Sky } from '../base/zodiac/positions.js';
import { eclipsesOfPlace, middleOf } from '../rules/eclipse/eclipses.js';
import type { SutakKind } from '../rules/eclipse/sutak.js';
import { type FoundOfDates, isCutOff, vrataAlmanac } from '../rules/vrata/almanac.js';
import { codesOf, gathered, type ObservanceChoice } from '../rules/vrata/choice.js';
import type { KnownDay } from '../rules/vrata/days.js';
import type { Tradition } from '../rules/vrata/ekadashi.js';
import { observances } from '../rules/vrata/observances.js';
import { type EclipseResult, eclipseResult, eclipseSchema } from './eclipse.js';
import { type ObservanceName, observanceName, observanceNameFields } from './observance-names.js';

/** What a day is kept for, and what is eclipsed in it. */
export interface DayEventsResult {
  /** Fasts and festivals of the day in the region, in the order of the rules. */
  readonly observances: readonly ObservanceName[];
  /** Those of which the middle of what the place sees, or of one not seen the maximum, lies before the next sunrise. */
  readonly eclipses: readonly EclipseResult[];
}

/** What stands where they are not asked. */
export const NO_DAY_EVENTS = { observances: null, eclipses: null } as const;

/** Which days. */
interface DaysAsked {
  /** In order, one at least. */
  readonly days: readonly KnownDay[];
  readonly place: Place;
  readonly timeZone: Zone;
  readonly tradition: Tradition;
  /** Whose observances. */
  readonly choice: ObservanceChoice;
  readonly sutak: SutakKind;
  /** What else of them is known. */
  readonly found?: Omit<FoundOfDates, 'days'>;
}

/** The events of some days, one for each, and whether the ephemeris ends too soon for all observances to be known. */
export function dayEvents(
  sky: Sky,
  { days, place, timeZone, tradition, choice, sutak, found }: DaysAsked,
): { readonly ofDays: readonly DayEventsResult[]; readonly isCutOff: boolean } {
  const [first, last] = [days[0], days.at(-1)] as [DaysAsked['days'][number], DaysAsked['days'][number]];
  const almanac = vrataAlmanac(sky, { from: first.date, to: last.date, place, timeZone }, { days, ...found });
  const kept = gathered(observances(almanac, { tradition, codes: codesOf(choice) }));
  const told = { sky, place, timeZone, tradition, choice };
  const end = Math.max(...days.map(({ nextSunrise }) => nextSunrise));
  const eclipses = eclipsesOfPlace(sky.ephemeris, { start: first.sunrise, end }, place);
  return {
    ofDays: days.map(({ date, sunrise, nextSunrise }) => ({
      observances: kept
        .filter(({ observance }) => observance.chosen.day.date === date)
        .map((one) => observanceName(told, one)),
      eclipses: eclipses
        .filter((one) => middleOf(one) >= sunrise && middleOf(one) < nextSunrise)
        .map(({ eclipse, seen = null }) =>
          eclipseResult(sky, timeZone, { eclipse, seen, sutak: { kind: sutak, place } }),
        ),
    })),
    isCutOff: isCutOff(almanac),
  };
}

export function dayEventFields() {
  return {
    observances: field.list(field.open(observanceNameFields())),
    eclipses: field.list(eclipseSchema()),
  };
}
