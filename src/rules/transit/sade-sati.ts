import { type Crossing, crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { wrap360 } from '../../base/math/angle.js';
import { ACCEPTED_FROM, ACCEPTED_UNTIL, LAST_TOLD } from '../../base/time/accepted.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { type Sky, siderealPosition, siderealTrack } from '../../base/zodiac/positions.js';
import { houseFrom, type Rashi, rashiNumbered } from '../../base/zodiac/rashi.js';
import type { Ingress } from './sky-events.js';

/** Saturn in the 12th sign from the natal Moon, in the 1st and in the 2nd. */
export const SADE_SATI_PHASES = ['rising', 'peak', 'setting'] as const;
export type SadeSatiPhaseName = (typeof SADE_SATI_PHASES)[number];

const PHASE_OF_HOUSE: Readonly<Record<number, SadeSatiPhaseName>> = { 12: 'rising', 1: 'peak', 2: 'setting' };

/** A sign change of Saturn that begins, ends or changes the phase of a Sade Sati. */
export interface SadeSatiChange {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The phase that begins; undefined where none does. */
  readonly phase: SadeSatiPhaseName | undefined;
}

/** Saturn passing an edge of the three signs, milliseconds since 1970. */
interface SaturnCrossing {
  readonly at: number;
  readonly from: Rashi;
  readonly to: Rashi;
}

/**
 * One Sade Sati: Saturn's passage through the 12th, 1st and 2nd sign from the natal Moon, milliseconds since 1970. What
 * lies outside the accepted dates, or so near their ends that it cannot be told, has the end of the ephemeris.
 */
export interface SadeSatiCycle {
  /** First ingress into the 12th sign, and final exit from the 2nd. */
  readonly start: number;
  readonly end: number;
  /** First ingress into each of the three signs. */
  readonly ingresses: readonly number[];
  /** Every other crossing between start and end: each backward one and each re-entry. */
  readonly retrogradeCrossings: readonly SaturnCrossing[];
  /** Whether the end of the ephemeris stands for any of these. */
  readonly isCutOff: boolean;
}

/** The cycles around an instant. */
export interface SadeSatiCycles {
  readonly previous: SadeSatiCycle;
  /** Undefined outside a cycle. */
  readonly current: SadeSatiCycle | undefined;
  readonly next: SadeSatiCycle;
}

/** A cycle that lies before the ephemeris, or after it. */
function beyond(end: number): SadeSatiCycle {
  return { start: end, end, ingresses: [end, end, end], retrogradeCrossings: [], isCutOff: true };
}

/** Saturn's round takes 29.5 years and a cycle up to 8.5: this holds one before and one after any instant. */
const SEARCH_MILLISECONDS = 40 * 365.25 * MILLISECONDS_PER_DAY;

/** A cycle and its last re-entry, before and after an instant in it. */
const CYCLE_MILLISECONDS = 10 * 365.25 * MILLISECONDS_PER_DAY;

/** From the first passage of an edge to the last re-entry Saturn takes 272 days at most between 1800 and 2200. */
const RETURN_DAYS = 275;

/** A cycle that is interrupted has Saturn outside the three signs by less than this: it never runs back by 8 degrees. */
const RETROGRADE_DEGREES = 10;

const HALF_ROUND_DAYS = 15 * 365.25;

/** The phase of Sade Sati for a natal Moon while Saturn is in a sign; undefined outside the three. */
export function sadeSatiPhase(moon: Rashi, saturn: Rashi): SadeSatiPhaseName | undefined {
  return PHASE_OF_HOUSE[houseFrom(moon, saturn)];
}

/** What the sign changes of Saturn among others make of a Sade Sati. */
export function sadeSatiChanges(moon: Rashi, passages: readonly Ingress[]): SadeSatiChange[] {
  return passages
    .filter(({ graha }) => graha === 'Saturn')
    .map(({ at, from, to }) => ({ at, before: sadeSatiPhase(moon, from), phase: sadeSatiPhase(moon, to) }))
    .filter(({ before, phase }) => before !== phase)
    .map(({ at, phase }) => ({ at, phase }));
}

/** Saturn's sidereal sign at a Julian day of Terrestrial Time. */
export function saturnRashi(sky: Sky, tt: number): Rashi {
  return rashiNumbered(Math.floor(siderealPosition(sky, 'Saturn', tt).longitude / 30) + 1);
}

/** The latest cycle that has ended, the one that is running and the first that is still to come, at an instant. */
export function sadeSatiCycles(sky: Sky, moon: Rashi, epochMilliseconds: number): SadeSatiCycles {
  return cyclesWithin(sky, moon, epochMilliseconds, SEARCH_MILLISECONDS);
}

/** The cycle that runs at an instant; undefined outside one. */
export function sadeSatiCycleAt(sky: Sky, moon: Rashi, epochMilliseconds: number): SadeSatiCycle | undefined {
  const { longitude } = siderealPosition(sky, 'Saturn', momentAt(epochMilliseconds).tt);
  const way = wrap360(longitude - (moon.number - 2) * 30);
  if (way > 90 + RETROGRADE_DEGREES && way < 360 - RETROGRADE_DEGREES) return undefined;
  return cyclesWithin(sky, moon, epochMilliseconds, CYCLE_MILLISECONDS).current;
}

/** Every cycle that runs at some time from one instant to another, in order; those under way at either included. */
export function sadeSatiCyclesBetween(sky: Sky, moon: Rashi, from: number, until: number): SadeSatiCycle[] {
  const search = searched(from - CYCLE_MILLISECONDS, until + CYCLE_MILLISECONDS);
  return passagesOf(sky, moon, search)
    .map((round) => cycleOf(round, moon, search))
    .filter(({ start, end }) => end > from && start < until);
}

/** What is looked through, Julian days of Terrestrial Time. */
interface Search {
  readonly from: number;
  readonly to: number;
}

function searched(from: number, until: number): Search {
  return { from: momentAt(Math.max(ACCEPTED_FROM, from)).tt, to: momentAt(Math.min(ACCEPTED_UNTIL, until)).tt };
}

/** The crossings of the edges of the three signs, those of each round of Saturn together. */
function passagesOf(sky: Sky, moon: Rashi, { from, to }: Search): Crossing[][] {
  const edges = [-1, 0, 1, 2].map((offset) => ((moon.number - 1 + offset + 12) % 12) * 30);
  return rounds(crossings(siderealTrack(sky, 'Saturn'), from, to, edges));
}

function cyclesWithin(sky: Sky, moon: Rashi, epochMilliseconds: number, around: number): SadeSatiCycles {
  const search = searched(epochMilliseconds - around, epochMilliseconds + around);
  const now = momentAt(epochMilliseconds).tt;
  const passages = passagesOf(sky, moon, search);
  // A round whose last crossing is not the exit from the 2nd sign goes on after the search ends.
  const isOver = (round: readonly Crossing[]) => lastOf(round).tt <= now && hasLeft(lastOf(round), search);
  // A round that does not begin by entering the 12th sign was under way when the search began.
  const isAhead = ([first]: readonly Crossing[]) =>
    first !== undefined && first.target === 0 && isFirst(first, search) && first.tt > now;
  const cycle = (round: readonly Crossing[] | undefined) => round && cycleOf(round, moon, search);
  return {
    previous: cycle(passages.findLast(isOver)) ?? beyond(ACCEPTED_FROM),
    current: cycle(passages.find((round) => !isOver(round) && !isAhead(round))),
    next: cycle(passages.find(isAhead)) ?? beyond(LAST_TOLD),
  };
}

/** The crossings of each of Saturn's rounds. */
function rounds(found: readonly Crossing[]): Crossing[][] {
  const parts: Crossing[][] = [];
  for (const crossing of found) {
    const part = parts.at(-1);
    if (part && crossing.tt - lastOf(part).tt < HALF_ROUND_DAYS) part.push(crossing);
    else parts.push([crossing]);
  }
  return parts;
}

/** Whether a crossing is the last exit from the 2nd sign: near the end of the search it may be taken back. */
function hasLeft({ target, direct, tt }: Crossing, { to }: Search): boolean {
  return target === 3 && direct && to - tt > RETURN_DAYS;
}

/** Whether a crossing, the first found of its edge, is the first: near the start of the search it may be a re-entry. */
function isFirst({ direct, tt }: Crossing, { from }: Search): boolean {
  return direct && tt - from > RETURN_DAYS;
}

function lastOf(round: readonly Crossing[]): Crossing {
  return round.at(-1) as Crossing;
}

/** What the crossings of a round within a search tell of its cycle. */
function cycleOf(round: readonly Crossing[], moon: Rashi, search: Search): SadeSatiCycle {
  const edges = [0, 1, 2].map((target) => {
    const first = round.find((crossing) => crossing.target === target);
    return first && isFirst(first, search) ? first : undefined;
  });
  const last = lastOf(round);
  edges.push(hasLeft(last, search) ? last : undefined);
  const known = edges.findIndex((edge) => edge !== undefined);
  const [first, second, third, end] = edges.map((edge, index) => {
    if (edge) return epochMillisecondsOf(edge.tt);
    return index < known ? ACCEPTED_FROM : LAST_TOLD;
  }) as [number, number, number, number];
  const told = ({ tt, target, direct }: Crossing): SaturnCrossing => {
    const [before, after] = [rashiNumbered(moon.number - 2 + target), rashiNumbered(moon.number - 1 + target)];
    return { at: epochMillisecondsOf(tt), from: direct ? before : after, to: direct ? after : before };
  };
  return {
    start: first,
    end,
    ingresses: [first, second, third],
    retrogradeCrossings: round.filter((crossing) => !edges.includes(crossing)).map(told),
    isCutOff: edges.includes(undefined),
  };
}
