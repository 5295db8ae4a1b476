import { modulo } from '../../base/math/angle.js';
import type { SignRuler } from '../../base/zodiac/rashi.js';
import type { Period } from '../panchanga/day-divisions.js';
import { VARAS, type Vara } from '../panchanga/tables.js';
import { AYANA, TRIBHAGA } from './shadbala-tables.js';
import { total, virupas } from './sthana-bala.js';

/** The lords of the year, the month, the day and the hour. */
export interface TimeLords {
  readonly year: SignRuler;
  readonly month: SignRuler;
  readonly day: SignRuler;
  readonly hour: SignRuler;
}

/** What of a moment gives strength of time. */
export interface KalaFacts {
  /** Hours of local apparent time from midnight, 0 to 12. */
  readonly hoursFromMidnight: number;
  readonly period: Period;
  /** Which third of the day or the night, from 0. */
  readonly third: number;
  readonly lords: TimeLords;
  /** Degrees from the Sun to the Moon, by the shorter way. */
  readonly elongation: number;
  /** Degrees north. */
  readonly declinations: Readonly<Record<SignRuler, number>>;
  readonly isBenefic: (graha: SignRuler) => boolean;
}

/** The strength of time, virupas. */
export interface KalaBala {
  readonly natonnata: number;
  readonly paksha: number;
  readonly tribhaga: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly ayana: number;
  readonly total: number;
}

/** The strength of time of a graha (Brihat Parashara Hora Shastra 27). */
export function kalaBala(graha: SignRuler, facts: KalaFacts): KalaBala {
  const { lords, period, third } = facts;
  const parts = {
    natonnata: virupas(natonnata(graha, facts.hoursFromMidnight)),
    paksha: virupas(paksha(graha, facts)),
    tribhaga: graha === 'Jupiter' || TRIBHAGA[period][third] === graha ? 60 : 0,
    year: lords.year === graha ? 15 : 0,
    month: lords.month === graha ? 30 : 0,
    day: lords.day === graha ? 45 : 0,
    hour: lords.hour === graha ? 60 : 0,
    ayana: virupas(ayana(graha, facts.declinations[graha])),
  };
  return { ...parts, total: total(Object.values(parts)) };
}

/** The Moon, Mars and Saturn are strong at midnight, the others at noon, Mercury always. */
function natonnata(graha: SignRuler, hours: number): number {
  if (graha === 'Mercury') return 60;
  return graha === 'Moon' || graha === 'Mars' || graha === 'Saturn' ? 60 - 5 * hours : 5 * hours;
}

function paksha(graha: SignRuler, { elongation, isBenefic }: KalaFacts): number {
  const bright = elongation / 3;
  const virupas = isBenefic(graha) ? bright : 60 - bright;
  return graha === 'Moon' ? 2 * virupas : virupas;
}

function ayana(graha: SignRuler, declination: number): number {
  const side = AYANA[graha];
  const added = side === 'both' ? Math.abs(declination) : side === 'north' ? declination : -declination;
  const virupas = (24 + added) * 1.25;
  return graha === 'Sun' ? 2 * virupas : virupas;
}

/**
 * The lords of the year and the month, which have 360 and 30 days each, and the vara of a day, by its Julian day number.
 * Days are counted from the creation, as Raman does.
 */
export function lordsOfDay(julianDayNumber: number): {
  readonly year: SignRuler;
  readonly month: SignRuler;
  readonly vara: Vara;
} {
  const days = julianDayNumber + CREATION;
  // What is left of seven: 1 is Sunday, nothing Saturday.
  const vara = (left: number) => VARAS[modulo(left - 1, 7)] as Vara;
  return {
    year: vara(3 * Math.floor(days / 360) + 1).lord,
    month: vara(2 * Math.floor(days / 30) + 1).lord,
    vara: vara(days),
  };
}

/** Days from the creation to the beginning of the Julian days. */
const CREATION = 714_401_708_162;
