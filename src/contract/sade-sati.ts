import { epochMillisecondsOf } from '../ephemeris/moment.js';
import * as names from '../names/tables.js';
import * as field from '../schema/fields.js';
import { formatDate, utcDateAt } from '../time/calendar.js';
import {
  SADE_SATI_PHASES,
  type SadeSatiCycle,
  type SadeSatiPhaseName,
  type SaturnCrossing,
  type WholeSadeSatiCycle,
} from '../transit/sade-sati.js';
import type { SignName } from '../zodiac/rashi.js';
import { signName } from './vocabulary.js';

export interface SadeSatiPhase<Day extends string | null = string> {
  readonly phase: SadeSatiPhaseName;
  readonly sign: SignName;
  /** The sign counted from the natal Moon. */
  readonly from_natal_moon: '12th' | '1st' | '2nd';
  /** UTC date of the first ingress. */
  readonly start: Day;
}

export interface RetrogradeCrossing {
  /** UTC date. */
  readonly date: string;
  readonly from: SignName;
  readonly to: SignName;
}

export interface SadeSatiPeriod<Day extends string | null = string> {
  /** UTC dates of the first ingress into the 12th sign and of the final exit from the 2nd. */
  readonly start: Day;
  readonly end: Day;
  readonly phases: readonly SadeSatiPhase<Day>[];
  /** Backward crossings and re-entries between start and end, in order. */
  readonly retrograde_crossings: readonly RetrogradeCrossing[];
}

const PHASES = [
  { phase: 'rising', from_natal_moon: '12th' },
  { phase: 'peak', from_natal_moon: '1st' },
  { phase: 'setting', from_natal_moon: '2nd' },
] as const;

export function sadeSatiPeriod(cycle: WholeSadeSatiCycle, signs: readonly SignName[]): SadeSatiPeriod;
export function sadeSatiPeriod(cycle: SadeSatiCycle, signs: readonly SignName[]): SadeSatiPeriod<string | null>;
export function sadeSatiPeriod(
  { start, end, ingresses, retrogradeCrossings }: SadeSatiCycle,
  signs: readonly SignName[],
): SadeSatiPeriod<string | null> {
  return {
    start: start ? crossingDate(start) : null,
    end: end ? crossingDate(end) : null,
    phases: ingresses.map((ingress, i) => {
      const { phase, from_natal_moon } = PHASES[i] as (typeof PHASES)[number];
      return { phase, sign: signs[i] as SignName, from_natal_moon, start: ingress ? crossingDate(ingress) : null };
    }),
    retrograde_crossings: retrogradeCrossings.map((crossing) => ({
      date: crossingDate(crossing),
      from: crossing.from.name,
      to: crossing.to.name,
    })),
  };
}

export function crossingDate({ tt }: SaturnCrossing): string {
  return formatDate(utcDateAt(epochMillisecondsOf(tt)));
}

// @__NO_SIDE_EFFECTS__
export function sadeSatiCycleFields<Day>(day: (description: string) => Day) {
  return {
    start: day('UTC date of the first entry into the 12th sign, YYYY-MM-DD.'),
    end: day('UTC date of the final exit from the 2nd sign, YYYY-MM-DD.'),
  };
}

// @__NO_SIDE_EFFECTS__
export function sadeSatiPeriodSchema<Day extends ReturnType<typeof field.date> | ReturnType<typeof field.nullableDate>>(
  day: (description: string) => Day,
) {
  return field.open({
    ...sadeSatiCycleFields(day),
    phases: field.list(
      field.open({
        phase: field.named(names.sade_sati_phase, SADE_SATI_PHASES, 'Which phase it is.'),
        sign: signName('The sidereal sign of Saturn in it.'),
        from_natal_moon: field.named(
          names.house_from_moon,
          ['12th', '1st', '2nd'],
          'That sign counted from the natal Moon.',
        ),
        start: day('UTC date of the first entry into that sign, YYYY-MM-DD.'),
      }),
    ),
    retrograde_crossings: field.list(
      field.open({
        date: field.date('UTC date on which Saturn is on the edge, YYYY-MM-DD.'),
        from: signName('The sidereal sign that it leaves.'),
        to: signName('The sidereal sign that it enters.'),
      }),
    ),
  });
}
