import { epochMillisecondsOf } from '../../base/ephemeris/ephemeris.js';
import * as field from '../../base/schema/fields.js';
import { formatDate, utcDateAt } from '../../base/time/calendar.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { localInstant, localInstantSchema } from '../../contract/inputs.js';
import { named, signName } from '../../contract/vocabulary.js';
import {
  SADE_SATI_PHASES,
  type SadeSatiCycle,
  type SadeSatiPhaseName,
  type SaturnCrossing,
  type WholeSadeSatiCycle,
} from '../../rules/transit/sade-sati.js';

export interface SadeSatiPhase<Day extends string | null = string> {
  readonly phase: SadeSatiPhaseName;
  readonly sign: SignName;
  /** The sign counted from the natal Moon. */
  readonly from_natal_moon: '12th' | '1st' | '2nd';
  /** UTC date of the first ingress. */
  readonly start: Day;
  /** Its instant on the clock of the birth place, with the offset. */
  readonly start_local: Day;
}

export interface RetrogradeCrossing {
  /** UTC date. */
  readonly date: string;
  readonly from: SignName;
  readonly to: SignName;
  /** Its instant on the clock of the birth place, with the offset. */
  readonly date_local: string;
}

/** From the first ingress into the 12th sign to the final exit from the 2nd. */
export interface SadeSatiSpan<Day extends string | null = string> {
  /** UTC dates. */
  readonly start: Day;
  readonly end: Day;
  /** Their instants on the clock of the birth place, with the offset. */
  readonly start_local: Day;
  readonly end_local: Day;
}

export interface SadeSatiPeriod<Day extends string | null = string> extends SadeSatiSpan<Day> {
  readonly phases: readonly SadeSatiPhase<Day>[];
  /** Backward crossings and re-entries between start and end, in order. */
  readonly retrograde_crossings: readonly RetrogradeCrossing[];
}

const PHASES = [
  { phase: 'rising', from_natal_moon: '12th' },
  { phase: 'peak', from_natal_moon: '1st' },
  { phase: 'setting', from_natal_moon: '2nd' },
] as const;

/** The signs of the three phases, and the zone of the birth. */
export interface ToldBy {
  readonly signs: readonly SignName[];
  readonly zone: string;
}

export function sadeSatiPeriod(cycle: WholeSadeSatiCycle, by: ToldBy): SadeSatiPeriod;
export function sadeSatiPeriod(cycle: SadeSatiCycle, by: ToldBy): SadeSatiPeriod<string | null>;
export function sadeSatiPeriod(
  { start, end, ingresses, retrogradeCrossings }: SadeSatiCycle,
  { signs, zone }: ToldBy,
): SadeSatiPeriod<string | null> {
  return {
    start: start ? crossingDate(start) : null,
    end: end ? crossingDate(end) : null,
    phases: ingresses.map((ingress, i) => {
      const { phase, from_natal_moon } = PHASES[i] as (typeof PHASES)[number];
      return {
        phase,
        sign: signs[i] as SignName,
        from_natal_moon,
        start: ingress ? crossingDate(ingress) : null,
        start_local: ingress ? crossingLocal(ingress, zone) : null,
      };
    }),
    retrograde_crossings: retrogradeCrossings.map((crossing) => ({
      date: crossingDate(crossing),
      from: crossing.from.name,
      to: crossing.to.name,
      date_local: crossingLocal(crossing, zone),
    })),
    start_local: start ? crossingLocal(start, zone) : null,
    end_local: end ? crossingLocal(end, zone) : null,
  };
}

function crossingDate({ tt }: SaturnCrossing): string {
  return formatDate(utcDateAt(epochMillisecondsOf(tt)));
}

/** A whole cycle without its phases. */
export function sadeSatiSpan({ start, end }: WholeSadeSatiCycle, zone: string): SadeSatiSpan {
  return {
    start: crossingDate(start),
    end: crossingDate(end),
    start_local: crossingLocal(start, zone),
    end_local: crossingLocal(end, zone),
  };
}

function crossingLocal({ tt }: SaturnCrossing, zone: string): string {
  return localInstant(zone, epochMillisecondsOf(tt));
}

export function sadeSatiSpanSchema() {
  return field.open({ ...spanDates(WHOLE), ...spanInstants(WHOLE) });
}

/** How the dates of a cycle and their instants are described. */
interface Described<Day, At> {
  readonly day: (description: string) => Day;
  readonly at: (of: string) => At;
}

/** A cycle within the accepted dates, and one that they may cut off. */
const WHOLE = { day: field.date, at: localInstantSchema };
const CUT_OFF = {
  day: (what: string) => field.nullableDate(`${what} Null outside the accepted dates.`),
  at: (of: string) => field.orNull(localInstantSchema(of)),
};

function spanDates<Day, At>({ day }: Described<Day, At>) {
  return {
    start: day('UTC date of the first entry into the 12th sign, YYYY-MM-DD.'),
    end: day('UTC date of the final exit from the 2nd sign, YYYY-MM-DD.'),
  };
}

function spanInstants<Day, At>({ at }: Described<Day, At>) {
  return { start_local: at('That entry'), end_local: at('That exit') };
}

export function sadeSatiPeriodSchema() {
  return periodSchema(WHOLE);
}

/** The same of a cycle of which something may lie outside the accepted dates. */
export function cutOffPeriodSchema() {
  return periodSchema(CUT_OFF);
}

type DayField = ReturnType<typeof field.date> | ReturnType<typeof field.nullableDate>;

function periodSchema<Day extends DayField, At extends field.Schema>(described: Described<Day, At>) {
  const { day, at } = described;
  return field.open({
    ...spanDates(described),
    phases: field.list(
      field.open({
        phase: named('sade_sati_phase', SADE_SATI_PHASES, 'Which phase it is.'),
        sign: signName('The sidereal sign of Saturn in it.'),
        from_natal_moon: named('house_from_moon', ['12th', '1st', '2nd'], 'That sign counted from the natal Moon.'),
        start: day('UTC date of the first entry into that sign, YYYY-MM-DD.'),
        start_local: at('That entry'),
      }),
    ),
    retrograde_crossings: field.list(
      field.open({
        date: field.date('UTC date on which Saturn is on the edge, YYYY-MM-DD.'),
        from: signName('The sidereal sign that it leaves.'),
        to: signName('The sidereal sign that it enters.'),
        date_local: localInstantSchema('That crossing'),
      }),
    ),
    ...spanInstants(described),
  });
}
