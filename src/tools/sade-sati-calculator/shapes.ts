import * as field from '../../base/schema/fields.js';
import { formatDate, utcDateAt } from '../../base/time/calendar.js';
import type { Zone } from '../../base/time/zone.js';
import { houseFrom, RASHIS, type Rashi, rashiNumbered, type SignName } from '../../base/zodiac/rashi.js';
import { localInstant, localInstantSchema } from '../../contract/inputs.js';
import { named, signName } from '../../contract/vocabulary.js';
import { SADE_SATI_PHASES, type SadeSatiCycle, type SadeSatiPhaseName } from '../../rules/transit/sade-sati.js';

export interface SadeSatiPhase {
  readonly phase: SadeSatiPhaseName;
  readonly sign: SignName;
  /** The sign counted from the natal Moon. */
  readonly from_natal_moon: '12th' | '1st' | '2nd';
  /** UTC date of the first ingress. */
  readonly start: string;
  /** Its instant on the clock of the birth place, with the offset. */
  readonly start_local: string;
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
export interface SadeSatiSpan {
  /** UTC dates. */
  readonly start: string;
  readonly end: string;
  /** Their instants on the clock of the birth place, with the offset. */
  readonly start_local: string;
  readonly end_local: string;
}

export interface SadeSatiPeriod extends SadeSatiSpan {
  readonly phases: readonly SadeSatiPhase[];
  /** Backward crossings and re-entries between start and end, in order. */
  readonly retrograde_crossings: readonly RetrogradeCrossing[];
}

/** The dhaiya that runs while Sade Sati does not: Saturn in the 4th or the 8th sign from the Moon. */
export function dhaiyaOf(moon: number, saturnIn: SignName): 'ardhashtama' | 'ashtama' | undefined {
  const house = houseFrom(rashiNumbered(moon), RASHIS.find(({ name }) => name === saturnIn) as Rashi);
  return house === 4 ? 'ardhashtama' : house === 8 ? 'ashtama' : undefined;
}

const PHASES = [
  { phase: 'rising', from_natal_moon: '12th' },
  { phase: 'peak', from_natal_moon: '1st' },
  { phase: 'setting', from_natal_moon: '2nd' },
] as const;

/** The signs of the three phases, and the zone of the birth. */
export interface ToldBy {
  readonly signs: readonly SignName[];
  readonly zone: Zone;
}

export function sadeSatiPeriod(
  { start, end, ingresses, retrogradeCrossings }: SadeSatiCycle,
  { signs, zone }: ToldBy,
): SadeSatiPeriod {
  return {
    start: dateAt(start),
    end: dateAt(end),
    phases: ingresses.map((ingress, i) => {
      const { phase, from_natal_moon } = PHASES[i] as (typeof PHASES)[number];
      return {
        phase,
        sign: signs[i] as SignName,
        from_natal_moon,
        start: dateAt(ingress),
        start_local: localInstant(zone, ingress),
      };
    }),
    retrograde_crossings: retrogradeCrossings.map(({ at, from, to }) => ({
      date: dateAt(at),
      from: from.name,
      to: to.name,
      date_local: localInstant(zone, at),
    })),
    start_local: localInstant(zone, start),
    end_local: localInstant(zone, end),
  };
}

function dateAt(at: number): string {
  return formatDate(utcDateAt(at));
}

/** A cycle without its phases. */
export function sadeSatiSpan({ start, end }: SadeSatiCycle, zone: Zone): SadeSatiSpan {
  return {
    start: dateAt(start),
    end: dateAt(end),
    start_local: localInstant(zone, start),
    end_local: localInstant(zone, end),
  };
}

export function sadeSatiSpanSchema() {
  return field.open({ ...spanDates(), ...spanInstants() });
}

function spanDates() {
  return {
    start: field.date('UTC date of the first entry into the 12th sign, YYYY-MM-DD.'),
    end: field.date('UTC date of the final exit from the 2nd sign, YYYY-MM-DD.'),
  };
}

function spanInstants() {
  return { start_local: localInstantSchema('That entry'), end_local: localInstantSchema('That exit') };
}

export function sadeSatiPeriodSchema() {
  return field.open({
    ...spanDates(),
    phases: field.listBy(
      'phase',
      field.open({
        phase: named('sade_sati_phase', SADE_SATI_PHASES, 'Which phase it is.'),
        sign: signName('The sidereal sign of Saturn in it.'),
        from_natal_moon: named('house_from_moon', ['12th', '1st', '2nd'], 'That sign counted from the natal Moon.'),
        start: field.date('UTC date of the first entry into that sign, YYYY-MM-DD.'),
        start_local: localInstantSchema('That entry'),
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
    ...spanInstants(),
  });
}
