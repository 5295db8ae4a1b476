import type { Provenance } from '../../../../calculation/calculate.js';
import { DEFAULTS, resolveEnvironment } from '../../../../calculation/options.js';
import { ascendantCandidates, hasAscendant } from '../../../../ephemeris/ascendant.js';
import {
  epochMillisecondsOfUniversalTime,
  type Moment,
  momentAt,
  momentOfUniversalTime,
} from '../../../../ephemeris/moment.js';
import { type ResolvedBirth, resolveBirth } from '../../../../input/birth.js';
import { type LagnaStay, lagnaStay, risingSignStay } from '../../../../natal/rising-sign.js';
import { moonStays } from '../../../../natal/unknown-birth-time.js';
import { formatLocal } from '../../../../time/zone.js';
import { nakshatraOf, padaStart } from '../../../../zodiac/nakshatra.js';
import { lagnaLongitude, tropicalLongitude } from '../../../../zodiac/positions.js';
import { RASHI_EDGES, rashiOf } from '../../../../zodiac/rashi.js';
import { frameLongitude, type Sky } from '../../../../zodiac/sidereal.js';
import type { PageContext } from '../../shell/context.js';

/** A birth as a page reads it again, for what its result leaves to the reader: the hours of an open day. */
export interface NatalBirth {
  readonly birth: ResolvedBirth;
  readonly sky: Sky;
}

/** What holds over a part of a local day. */
export interface Stretch<Value> {
  readonly value: Value;
  /** Milliseconds since 1970, `from` before `to`. */
  readonly from: number;
  readonly to: number;
}

export interface Pada {
  /** 1 to 27. */
  readonly nakshatra: number;
  /** 1 to 4. */
  readonly pada: number;
  /** 0 to 107. */
  readonly index: number;
}

/** The birth of an input that a tool has accepted, by either of the two sets of names, in the zodiac of its result. */
export function natalBirth(
  { environment }: Pick<PageContext, 'environment'>,
  input: Readonly<Record<string, unknown>>,
  { options: { ayanamsha = 'lahiri', node = 'mean' } = {} }: Pick<Provenance, 'options'>,
): NatalBirth {
  const text = (...names: string[]) => names.map((name) => input[name]).find((value) => typeof value === 'string');
  const number = (...names: string[]) => Number(names.map((name) => input[name]).find((value) => value !== undefined));
  const fields = {
    birth_date: text('birth_date', 'date') as string,
    birth_time: (text('birth_time', 'time') as string | undefined) ?? null,
    birth_timezone: (text('birth_timezone', 'tz') as string | undefined) ?? null,
    latitude: number('latitude', 'lat'),
    longitude: number('longitude', 'lon'),
  };
  const { zoneAt, sky } = resolveEnvironment({ ...environment, ayanamsha, node }, DEFAULTS);
  return { birth: resolveBirth(fields, { zoneAt }), sky };
}

/** An instant on the clock of the birth, YYYY-MM-DDTHH:MM. */
export function localOf({ birth }: NatalBirth, at: number): string {
  return formatLocal(birth.timeZone, at);
}

const MINUTE = 60_000;

/**
 * The first minute of the clock that lies wholly after an instant. Births are told to the minute: the one in which
 * something changes still belongs to what was before.
 */
export function minuteAfter({ birth: { day } }: NatalBirth, at: number): number {
  return day.start + Math.ceil((at - day.start) / MINUTE) * MINUTE;
}

/** The minutes, first and last, of births for which a stay holds, on their clock. */
export function birthMinutes(
  born: NatalBirth,
  { from, to }: LagnaStay,
): { readonly first: string; readonly last: string } {
  return { first: localOf(born, minuteAfter(born, from)), last: localOf(born, minuteAfter(born, to) - MINUTE) };
}

/** The padas of the Moon over the local day, in order. */
export function moonPadas({ birth, sky }: NatalBirth): Stretch<Pada>[] {
  return moonStays(sky, birth).map(({ position: { nakshatra, pada, padaIndex }, from, to }) => ({
    value: { nakshatra: nakshatra.number, pada, index: padaIndex },
    from,
    to,
  }));
}

/** The nakshatras of the Moon over the local day, in order. */
export function moonNakshatras(padas: readonly Stretch<Pada>[]): Stretch<number>[] {
  return merged(padas, ({ nakshatra }) => nakshatra);
}

const PADAS_PER_SIGN = 9;

/** The signs of the Moon over the local day, in order. */
export function moonSigns(padas: readonly Stretch<Pada>[]): Stretch<number>[] {
  return merged(padas, ({ index }) => Math.floor(index / PADAS_PER_SIGN) + 1);
}

/** The tropical signs of the Sun or the Moon over the local day. */
export function tropicalSigns({ birth, sky }: NatalBirth, body: 'Sun' | 'Moon'): Stretch<number>[] {
  return signsOver(birth, (moment) => tropicalLongitude(sky, body, moment));
}

const SECOND = 1000;

/** The signs that a longitude passes in a local day, at most two. The change is found to the second. */
export function signsOver(
  { day }: Pick<ResolvedBirth, 'day'>,
  longitudeAt: (moment: Moment) => number,
): Stretch<number>[] {
  const signAt = (at: number) => rashiOf(longitudeAt(momentAt(at))).number;
  const first = signAt(day.start);
  if (signAt(day.end) === first) return [{ value: first, from: day.start, to: day.end }];
  let [before, after] = [day.start, day.end];
  while (after - before > SECOND) {
    const middle = Math.floor((before + after) / 2);
    if (signAt(middle) === first) before = middle;
    else after = middle;
  }
  return [
    { value: first, from: day.start, to: after },
    { value: signAt(day.end), from: after, to: day.end },
  ].filter(({ from, to }) => from < to);
}

/** Days: half of the longest local day. */
const HALF_A_DAY = 25 / 48 + 0.01;

/** The rising signs of the local day, in order; none at a pole. Also where the lagna jumps, within the polar circles. */
export function lagnaSigns({ birth, sky }: NatalBirth): Stretch<number>[] {
  const { day, place } = birth;
  if (!hasAscendant(place)) return [];
  const middle = momentAt((day.start + day.end) / 2);
  const edges = ascendantCandidates(middle, place, {
    longitudes: RASHI_EDGES.map((edge) => frameLongitude(sky, edge, middle.tt)),
    days: HALF_A_DAY,
  })
    .map(epochMillisecondsOfUniversalTime)
    .filter((at) => at > day.start && at < day.end);
  const instants = [day.start, ...edges, day.end];
  const parts = instants.slice(1).map((to, i) => {
    const from = instants[i] as number;
    const inside = momentOfUniversalTime((momentAt(from).ut + momentAt(to).ut) / 2);
    return { value: rashiOf(lagnaLongitude(sky, inside, place)).number, from, to };
  });
  return merged(
    parts.filter(({ from, to }) => from < to),
    (sign) => sign,
  );
}

/** How long the rising sign of a birth holds; undefined where no other rises within a day, and without a time. */
export function risingSignHolds({ birth, sky }: NatalBirth) {
  const lagna = lagnaLongitude(sky, birth.moment, birth.place);
  return risingSignStay(sky, birth, rashiOf(lagna));
}

/** How long the navamsa of the lagna of a birth holds. */
export function navamsaLagnaHolds({ birth, sky }: NatalBirth): LagnaStay | undefined {
  const { padaIndex } = nakshatraOf(lagnaLongitude(sky, birth.moment, birth.place));
  return lagnaStay(sky, birth, {
    start: padaStart(padaIndex),
    end: padaStart(padaIndex + 1),
    holds: (microdegrees) => nakshatraOf(microdegrees).padaIndex === padaIndex,
  });
}

/** Neighbours of one value as one stretch. */
function merged<From, To>(stretches: readonly Stretch<From>[], outcome: (from: From) => To): Stretch<To>[] {
  const found: Stretch<To>[] = [];
  for (const { value: part, from, to } of stretches) {
    const value = outcome(part);
    const last = found.at(-1);
    if (last?.value === value) found[found.length - 1] = { ...last, to };
    else found.push({ value, from, to });
  }
  return found;
}
