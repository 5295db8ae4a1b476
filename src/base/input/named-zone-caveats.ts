import type { Place } from '../ephemeris/ascendant.js';
import type { Bearer } from '../reasons.js';
import { type ClockPeriod, clockAt, offsetAt, type Zone } from '../time/zone.js';
import { otherZones } from '../time/zone-at.js';
import { type Caveat, caveat, present } from './caveats.js';
import { localMeanOffset } from './mean-time.js';
import { type ClockReading, isToldOtherwise, otherClocks, toldByClock } from './other-clocks.js';
import type { Asked, ZoneChoice, Zones } from './zone.js';

/** What there is to say of a zone by its name; an offset has neither borders nor a history. */
export function namedZoneCaveats(
  { timeZone, isDerived }: ZoneChoice,
  place: Place | undefined,
  epochMilliseconds: number,
  { zones, whose = null, birth }: Asked,
): Caveat[] {
  const clock = clockAt(timeZone, epochMilliseconds);
  const read = birth?.timeKnown && place ? { sky: birth.sky, place, timeZone, epochMilliseconds } : undefined;
  return present([
    isDerived && place && borderCaveat(timeZone, clock, { place, epochMilliseconds, zones, whose }),
    basisCaveat(timeZone, clock, { place, whose, hangsOn: hangsOn(birth && { read }) }),
    read && cityClockCaveat(read, clock, whose),
  ]);
}

function cityClockCaveat(read: ClockReading, { offsetSeconds: offset }: ClockPeriod, whose: Bearer | null) {
  const clocks = otherClocks(read);
  if (clocks.length === 0) return undefined;
  return caveat('zone_city_clock', { whose, time_zone: read.timeZone.name, offset, ...toldByClock(read), clocks });
}

function borderCaveat(
  timeZone: Zone,
  { offsetSeconds }: ClockPeriod,
  {
    place,
    epochMilliseconds,
    zones,
    whose,
  }: { place: Place; epochMilliseconds: number; zones: Zones; whose: Bearer | null },
): Caveat | undefined {
  const neighbours = [...otherZones(place.latitude, place.longitude, zones.at)]
    // Nobody is born in the zones of the high seas. A finder's newest name may be unknown here: no reason to fail.
    .filter((name) => name !== timeZone.name && !name.startsWith('Etc/'))
    .flatMap((name) => zones.named(name) ?? [])
    .map((zone) => ({ time_zone: zone.name, offset: offsetAt(zone, epochMilliseconds) }))
    .filter(({ offset }) => offset !== offsetSeconds)
    .sort((a, b) => (a.time_zone < b.time_zone ? -1 : 1));
  if (neighbours.length === 0) return undefined;
  return caveat('zone_border', { whose, neighbours, time_zone: timeZone.name, offset: offsetSeconds });
}

function basisCaveat(
  timeZone: Zone,
  { basis, offsetSeconds: offset }: ClockPeriod,
  {
    place,
    whose,
    hangsOn,
  }: { readonly place: Place | undefined; readonly whose: Bearer | null; readonly hangsOn: HangsOn },
): Caveat | undefined {
  if (basis === 'standard') return undefined;
  const own_mean_time = place ? localMeanOffset(place, offset) : null;
  const time_zone = timeZone.name;
  if (basis === 'unknown') return caveat('zone_without_clock', { whose, time_zone, own_mean_time });
  // Without a place there is no other local mean time that could have been meant.
  if (own_mean_time === null || Math.abs(own_mean_time - offset) < WITHIN_A_TOWN) return undefined;
  const facts = { whose, time_zone, offset, own_mean_time };
  if (basis === 'local mean time') return caveat('zone_local_mean_time', facts);
  return hangsOn(own_mean_time, offset) ? caveat('zone_city_mean_time', facts) : undefined;
}

/** Seconds of mean time in a tenth of a degree of longitude: a large town is as wide, of which a birth has the middle. */
const WITHIN_A_TOWN = 24;

/** Whether an answer hangs on which of two clocks was read, seconds east of UTC. */
type HangsOn = (other: number, offset: number) => boolean;

function hangsOn(birth: { readonly read: ClockReading | undefined } | undefined): HangsOn {
  if (!birth) return (other, offset) => Math.abs(other - offset) >= FAR_FROM_THE_CITY;
  const { read } = birth;
  return (other) => read !== undefined && isToldOtherwise(toldByClock(read), toldByClock(read, other));
}

/** Seconds, for a day: it has no lagna that could hang on the clock. */
const FAR_FROM_THE_CITY = 900;
