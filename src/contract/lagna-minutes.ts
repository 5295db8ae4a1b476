import type { ResolvedBirth } from '../base/input/birth.js';
import * as field from '../base/schema/fields.js';
import { formatLocal } from '../base/time/zone.js';
import { type LagnaStay, minutesBetween } from '../rules/natal/rising-sign.js';

/** The minutes of births for which a part of the zodiac rises, on their clock: YYYY-MM-DDTHH:MM. */
export interface LagnaMinutes {
  readonly first_local: string;
  readonly last_local: string;
  /** How long the lagna is in that part, minutes, two decimals. */
  readonly lasts_minutes: number;
  /** From the birth to the nearer end of that stay, minutes, two decimals. */
  readonly nearest_boundary_minutes: number;
}

const MINUTE = 60_000;

/**
 * The first and the last minute that lie wholly in a stay of the lagna, null without one. Births are told to the minute:
 * that in which the lagna changes still belongs to what was before. A stay of less than a minute has its first alone.
 */
export function lagnaMinutes(
  { timeZone, day, epochMilliseconds: at }: ResolvedBirth,
  stay: LagnaStay | undefined,
): LagnaMinutes | null {
  if (!stay) return null;
  const minuteFrom = (at: number) => day.start + Math.ceil((at - day.start) / MINUTE) * MINUTE;
  const first = minuteFrom(stay.from);
  const last = Math.max(first, minuteFrom(stay.to) - MINUTE);
  return {
    first_local: formatLocal(timeZone, first),
    last_local: formatLocal(timeZone, last),
    lasts_minutes: minutesBetween(stay.from, stay.to),
    nearest_boundary_minutes: Math.min(minutesBetween(stay.from, at), minutesBetween(at, stay.to)),
  };
}

/** Those of the rising sign, which several tools have. */
export function risingSignMinutesSchema() {
  return minutesSchema('this rising sign');
}

export function navamsaMinutesSchema() {
  return minutesSchema('this navamsa of the ascendant');
}

function minutesSchema(what: string) {
  return field.open({
    first_local: field.localClock(`The first minute of birth with ${what}, on the local clock.`),
    last_local: field.localClock(`The last minute of birth with ${what}, on the local clock.`),
    lasts_minutes: field.number(`How long there is ${what}, minutes.`),
    nearest_boundary_minutes: field.number('Minutes from the birth to the nearer end of that.'),
  });
}
