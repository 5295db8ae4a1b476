import type { ResolvedBirth } from '../../base/input/birth.js';
import { roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { formatInstant } from '../../base/time/calendar.js';
import type { Zone } from '../../base/time/zone.js';
import { grahaLongitude, type Sky } from '../../base/zodiac/positions.js';
import type { Graha } from '../../base/zodiac/rashi.js';
import { type RunningDashaSpans, runningDashaFields, runningDashaSpans } from '../../contract/dasha.js';
import { localInstant, localInstantSchema } from '../../contract/inputs.js';
import { graha, timeZone } from '../../contract/vocabulary.js';
import { changesTogether } from '../../rules/dasha/changes-together.js';
import { mahadashasOf } from '../../rules/dasha/scheme.js';
import { type DashaPeriod, runningDashas, VIMSHOTTARI_SCHEME } from '../../rules/dasha/vimshottari.js';

/** The Vimshottari dashas of two people at one instant. */
export interface DashaPair {
  /** UTC instant. */
  readonly reference_at: string;
  /** Null before the birth and after the nine mahadashas. */
  readonly person_a: RunningDashaSpans | null;
  readonly person_b: RunningDashaSpans | null;
  /** The mahadashas of both that begin within half a year of each other, from that instant on. */
  readonly changes_together: readonly {
    readonly person_a_lord: Graha;
    readonly person_a_starts_at: string;
    readonly person_b_lord: Graha;
    readonly person_b_starts_at: string;
    readonly days_apart: number;
    /** On the clock of each birth place, with its offset. */
    readonly person_a_starts_at_local: string;
    readonly person_b_starts_at_local: string;
  }[];
  /** The zones of the local instants of each: those of the births. */
  readonly person_a_timezone: string;
  readonly person_b_timezone: string;
}

interface OfPerson {
  readonly periods: readonly DashaPeriod[];
  /** Milliseconds since 1970. */
  readonly birth: number;
  readonly zone: Zone;
}

/** What runs for both at an instant, and where both change together from then on. */
export function dashaPair(
  { sky, dashaYearDays: yearDays }: { readonly sky: Sky; readonly dashaYearDays: number },
  births: readonly [a: ResolvedBirth, b: ResolvedBirth],
  at: number,
): DashaPair {
  const personOf = ({ moment, epochMilliseconds: birth, timeZone: zone }: ResolvedBirth): OfPerson => {
    const moon = grahaLongitude(sky, 'Moon', moment);
    return { periods: mahadashasOf({ scheme: VIMSHOTTARI_SCHEME, yearDays }, moon, birth), birth, zone };
  };
  const [a, b] = [personOf(births[0]), personOf(births[1])];
  const running = ({ periods, birth, zone }: OfPerson) => {
    const found = at < birth ? undefined : runningDashas(periods, at);
    return found ? runningDashaSpans(zone, found) : null;
  };
  return {
    reference_at: formatInstant(at),
    person_a: running(a),
    person_b: running(b),
    changes_together: changesTogether(a.periods, b.periods, at).map((change) => ({
      person_a_lord: change.a.lord,
      person_a_starts_at: formatInstant(change.a.start),
      person_b_lord: change.b.lord,
      person_b_starts_at: formatInstant(change.b.start),
      days_apart: roundTo(change.days, 1),
      person_a_starts_at_local: localInstant(a.zone, change.a.start),
      person_b_starts_at_local: localInstant(b.zone, change.b.start),
    })),
    person_a_timezone: a.zone.name,
    person_b_timezone: b.zone.name,
  };
}

export function dashaPairSchema() {
  return field.open({
    reference_at: field.instant('The current time, UTC.'),
    person_a: field.orNull(field.open(runningDashaFields('person_a_timezone'))),
    person_b: field.orNull(field.open(runningDashaFields('person_b_timezone'))),
    changes_together: field.list(
      field.open({
        person_a_lord: graha('The graha whose mahadasha begins for person A.'),
        person_a_starts_at: field.instant('When it begins, UTC.'),
        person_b_lord: graha('The graha whose mahadasha begins for person B.'),
        person_b_starts_at: field.instant('When it begins, UTC.'),
        days_apart: field.number('Days between the two, at most half a year.'),
        person_a_starts_at_local: localInstantSchema('That beginning for person A', 'person_a_timezone'),
        person_b_starts_at_local: localInstantSchema('That beginning for person B', 'person_b_timezone'),
      }),
    ),
    person_a_timezone: timeZone('The zone of the local instants of person A: that of the birth.'),
    person_b_timezone: timeZone('The zone of the local instants of person B: that of the birth.'),
  });
}
