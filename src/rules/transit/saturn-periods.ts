import { crossings } from '../../base/ephemeris/crossings.js';
import { epochMillisecondsOf, momentAt } from '../../base/ephemeris/ephemeris.js';
import { ACCEPTED_FROM, ACCEPTED_UNTIL, LAST_TOLD } from '../../base/time/accepted.js';
import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { type Sky, siderealPosition, siderealTrack } from '../../base/zodiac/positions.js';
import { type Rashi, rashiNumbered } from '../../base/zodiac/rashi.js';
import type { Span } from '../panchanga/day-divisions.js';
import { SADE_SATI_PHASES, type SadeSatiPhaseName, sadeSatiCyclesBetween } from './sade-sati.js';

/**
 * What Saturn makes from the natal Moon: in the 12th, 1st and 2nd sign Sade Sati, in the 4th Ardhashtama and in the 8th
 * Ashtama, which the north calls the two dhaiyas. The south counts 4, 7 and 10 as Kantaka.
 */
export const SATURN_PERIODS = ['sade_sati', 'ardhashtama', 'ashtama'] as const;
export type SaturnPeriodCode = (typeof SATURN_PERIODS)[number];

const PERIOD_BY_HOUSE: Readonly<Record<number, SaturnPeriodCode>> = {
  12: 'sade_sati',
  1: 'sade_sati',
  2: 'sade_sati',
  4: 'ardhashtama',
  8: 'ashtama',
};

/** What a stay of Saturn in a house counted from the natal Moon is called, if it has a name. */
export function saturnPeriodOf(house: number): SaturnPeriodCode | undefined {
  return PERIOD_BY_HOUSE[house];
}

/** How long a life is looked through. Saturn's round takes 29.5 years: three Sade Satis, and at times a fourth. */
export const LIFE_YEARS = 90;

const LIFE_MILLISECONDS = LIFE_YEARS * 365.25 * MILLISECONDS_PER_DAY;

/** Saturn is in one sign for 2.8 years at most, with the retrograde steps out of it and back 3.3. */
const STAY_MILLISECONDS = 4 * 365.25 * MILLISECONDS_PER_DAY;

/** A phase of a Sade Sati, from the first entry into its sign to the first into the next, or to the end of the cycle. */
interface SadeSatiStretch extends Span {
  readonly phase: SadeSatiPhaseName;
  readonly sign: Rashi;
  /** 12, 1 or 2. */
  readonly house: number;
}

/** One unbroken stay of Saturn in a sign. */
export interface SaturnStay extends Span {
  readonly sign: Rashi;
  /** The sign counted from the natal Moon. */
  readonly house: number;
}

/** What begins before the accepted dates, or ends after them, has the end of the ephemeris there. */
export interface SaturnLife {
  /** Each Sade Sati that runs at some time of the life, in order, with those of its three phases that are not beyond. */
  readonly sadeSatis: readonly { readonly phases: readonly SadeSatiStretch[] }[];
  /** The stays in the 4th, 7th, 8th and 10th sign, in order. */
  readonly stays: readonly SaturnStay[];
}

const STAY_HOUSES = [4, 7, 8, 10];

/**
 * What Saturn makes of a natal Moon from a birth to ninety years later. Every crossing of an edge counts for the stays, so
 * that a retrograde step out of a sign and back makes two; a Sade Sati is one cycle as `sadeSatiCycles` has it.
 */
export function saturnLife(sky: Sky, moon: Rashi, birth: number): SaturnLife {
  const until = birth + LIFE_MILLISECONDS;
  return {
    sadeSatis: sadeSatiCyclesBetween(sky, moon, birth, Math.min(until, ACCEPTED_UNTIL)).map(({ end, ingresses }) => ({
      phases: SADE_SATI_PHASES.map((phase, index) => ({
        phase,
        sign: rashiNumbered(moon.number - 1 + index),
        house: ((index + 11) % 12) + 1,
        start: ingresses[index] as number,
        end: ingresses[index + 1] ?? end,
      })).filter((stretch) => stretch.start < stretch.end),
    })),
    stays: staysOf(sky, moon, { start: birth, end: until }).sort((one, other) => one.start - other.start),
  };
}

/** Whether the ninety years of a birth reach beyond the accepted dates, so that what comes then is left out. */
export function isLifeCutOff(birth: number): boolean {
  return birth + LIFE_MILLISECONDS > ACCEPTED_UNTIL;
}

/** The stays of Saturn in each of the houses that overlap a span, by one search for all their edges. */
function staysOf(sky: Sky, moon: Rashi, { start: from, end: until }: Span): SaturnStay[] {
  const begin = momentAt(Math.max(ACCEPTED_FROM, from - STAY_MILLISECONDS)).tt;
  const end = momentAt(Math.min(ACCEPTED_UNTIL, until + STAY_MILLISECONDS)).tt;
  const signs = STAY_HOUSES.map((house) => ({ house, sign: rashiNumbered(moon.number + house - 1) }));
  const edges = [...new Set(signs.flatMap(({ sign: { number } }) => [(number - 1) * 30, (number % 12) * 30]))];
  const passed = crossings(siderealTrack(sky, 'Saturn'), begin, end, edges).map(({ tt, target, direct }) => {
    const edge = edges[target] as number;
    return { at: epochMillisecondsOf(tt), into: rashiNumbered(edge / 30 + (direct ? 1 : 0)) };
  });
  return signs.flatMap(({ house, sign }) => {
    const stays: SaturnStay[] = [];
    let start = isIn(sky, sign, begin) ? ACCEPTED_FROM : undefined;
    for (const { at, into } of passed) {
      if (into === sign) start = at;
      else if (start !== undefined) {
        stays.push({ sign, house, start, end: at });
        start = undefined;
      }
    }
    if (start !== undefined) stays.push({ sign, house, start, end: LAST_TOLD });
    return stays.filter(({ start: entered, end: left }) => left > from && entered < until);
  });
}

function isIn(sky: Sky, sign: Rashi, tt: number): boolean {
  return Math.floor(siderealPosition(sky, 'Saturn', tt).longitude / 30) + 1 === sign.number;
}
