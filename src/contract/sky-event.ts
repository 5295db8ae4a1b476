import * as field from '../base/schema/fields.js';
import { formatInstant } from '../base/time/calendar.js';
import type { Zone } from '../base/time/zone.js';
import type { NakshatraName } from '../base/zodiac/nakshatra.js';
import { type Graha, houseFrom, type Rashi, type SignName } from '../base/zodiac/rashi.js';
import { SKY_EVENTS, type SkyEvent, type SkyEventCode } from '../rules/transit/sky-events.js';
import { localInstant, localInstantSchema } from './inputs.js';
import { graha, house, nakshatraName, named, signName } from './vocabulary.js';

/** An entry, a station, or the beginning or end of a combustion. */
export interface SkyEventResult {
  readonly event_code: SkyEventCode;
  readonly planet: Graha;
  /** UTC. */
  readonly occurs_at: string;
  /** How it moves from then on. */
  readonly motion: 'direct' | 'retrograde';
  /** Where it stood and stands; the same where it enters nothing. */
  readonly sign_name_before: SignName;
  readonly sign_name_after: SignName;
  readonly nakshatra_name_before: NakshatraName;
  readonly nakshatra_name_after: NakshatraName;
  /** The sign after it, counted from the natal Moon; null without a birth. */
  readonly house_from_moon: number | null;
  /** When, on the clock of the birth place with its offset; null without a birth. */
  readonly occurs_at_local: string | null;
}

export function skyEventResult(
  { code, graha: planet, at, motion, before, after }: SkyEvent,
  seenFrom: { readonly moon: Rashi; readonly zone: Zone } | undefined,
): SkyEventResult {
  return {
    event_code: code,
    planet,
    occurs_at: formatInstant(at),
    motion,
    sign_name_before: before.rashi.name,
    sign_name_after: after.rashi.name,
    nakshatra_name_before: before.nakshatra.name,
    nakshatra_name_after: after.nakshatra.name,
    house_from_moon: seenFrom ? houseFrom(seenFrom.moon, after.rashi) : null,
    occurs_at_local: localInstant(seenFrom?.zone, at),
  };
}

export function skyEventSchema() {
  return field.open({
    event_code: named('sky_event', SKY_EVENTS, 'What happens.'),
    planet: graha('To which graha.'),
    occurs_at: field.instant('When, UTC.'),
    motion: named('motion', ['direct', 'retrograde'], 'How it moves from then on.'),
    sign_name_before: signName('Sidereal sign before it.'),
    sign_name_after: signName('Sidereal sign after it; another one only at an entry into a sign.'),
    nakshatra_name_before: nakshatraName('Nakshatra before it.'),
    nakshatra_name_after: nakshatraName('Nakshatra after it.'),
    house_from_moon: field.orNull(
      house('The sign after it counted from the natal Moon, whose own is the 1st; null without a birth.'),
    ),
    occurs_at_local: field.orNull(localInstantSchema('That instant; null without a birth:')),
  });
}
