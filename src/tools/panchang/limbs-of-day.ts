import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import {
  type DayNakshatraResult,
  dayNakshatraFields,
  dayNakshatraResult,
  type KaranaResult,
  karanaFields,
  karanaResult,
  type Running,
  runningFields,
  type TithiResult,
  tithiFields,
  tithiResult,
  type YogaResult,
  yogaFields,
  yogaResult,
} from '../../contract/limbs.js';
import type { Limb } from '../../rules/panchanga/limbs.js';
import type { LimbOfDay, LimbsOfDay } from '../../rules/panchanga/whole-day.js';

/** When a part of a limb runs, which may be from before the day to after it. */
export interface RunningInDay extends Running {
  /** It runs at the sunrise and still at the next one. */
  readonly runs_past_day: boolean;
  /** It begins after the sunrise and ends by the next one. */
  readonly touches_no_sunrise: boolean;
}

/** Every part of each limb that runs from a sunrise to the next, in order. */
export interface LimbsOfDayResult {
  readonly tithis: readonly (TithiResult & RunningInDay)[];
  readonly nakshatras: readonly (DayNakshatraResult & RunningInDay)[];
  readonly yogas: readonly (YogaResult & RunningInDay)[];
  readonly karanas: readonly (KaranaResult & RunningInDay)[];
}

export function limbsOfDayResult(timeZone: Zone, limbs: LimbsOfDay): LimbsOfDayResult {
  const inDay = (span: LimbOfDay<Limb>): RunningInDay => ({
    starts_at: formatLocalWithOffset(timeZone, span.startsAt),
    ends_at: formatLocalWithOffset(timeZone, span.endsAt),
    runs_past_day: span.runsPastDay,
    touches_no_sunrise: span.touchesNoSunrise,
  });
  return {
    tithis: limbs.tithi.map((span) => Object.assign(tithiResult(span.value), inDay(span))),
    nakshatras: limbs.nakshatra.map((span) => Object.assign(dayNakshatraResult(span.value), inDay(span))),
    yogas: limbs.yoga.map((span) => Object.assign(yogaResult(span.value), inDay(span))),
    karanas: limbs.karana.map((span) => Object.assign(karanaResult(span.value), inDay(span))),
  };
}

export function limbsOfDaySchema() {
  return field.open({
    tithis: field.list(field.open({ ...tithiFields(), ...runningInDayFields() })),
    nakshatras: field.list(field.open({ ...dayNakshatraFields(), ...runningInDayFields() })),
    yogas: field.list(field.open({ ...yogaFields(), ...runningInDayFields() })),
    karanas: field.list(field.open({ ...karanaFields(), ...runningInDayFields() })),
  });
}

function runningInDayFields() {
  return {
    ...runningFields(),
    runs_past_day: field.flag('Whether it runs at the sunrise and still at the next one (vriddhi).'),
    touches_no_sunrise: field.flag('Whether it begins after the sunrise and ends by the next one (kshaya).'),
  };
}
