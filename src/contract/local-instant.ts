import * as field from '../base/schema/fields.js';
import { formatLocalWithOffset } from '../base/time/zone.js';
import { timeZone } from './vocabulary.js';

/**
 * An instant, milliseconds since 1970, as the clock of a zone shows it: YYYY-MM-DDTHH:MM:SS+HH:MM. It stands beside one in
 * UTC, under the same key with `_local` after it. Null where there is no zone or no instant.
 */
export function localInstant(zone: string, instant: number): string;
export function localInstant(zone: string | undefined, instant: number | undefined): string | null;
export function localInstant(zone: string | undefined, instant: number | undefined): string | null {
  return zone === undefined || instant === undefined ? null : formatLocalWithOffset(zone, instant);
}

// @__NO_SIDE_EFFECTS__
export function localInstantSchema(of: string) {
  return field.instant(`${of} on the clock of \`timezone\`, with its offset.`);
}

/** The zone of the local instants of a birth. */
// @__NO_SIDE_EFFECTS__
export function zoneOfBirth() {
  return timeZone('The zone of the local instants: that of the birth.');
}

/** What is told without its local instants: they follow from those in UTC, and are not told again for every minute. */
export function withoutLocal(told: object): object {
  return JSON.parse(JSON.stringify(told, (key, value) => (key.endsWith('_local') ? undefined : value)));
}
