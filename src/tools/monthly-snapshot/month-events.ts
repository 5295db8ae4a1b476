import * as field from '../../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../../base/time/zone.js';
import type { Graha, SignName } from '../../base/zodiac/rashi.js';
import { type RunningDashaSpans, runningDashaFields, runningDashaSpans } from '../../contract/dasha.js';
import { localInstant, localInstantSchema } from '../../contract/inputs.js';
import { principalPhaseSchema } from '../../contract/moon-phase.js';
import { graha, named, signName, timeZone } from '../../contract/vocabulary.js';
import { DASHA_LEVELS, type DashaLevel, type RunningDashas } from '../../rules/dasha/vimshottari.js';
import type { PersonalMonth } from '../../rules/muhurta/personal-month.js';
import type { PrincipalPhase } from '../../rules/panchanga/moon-phase-names.js';
import { SADE_SATI_PHASES, type SadeSatiPhaseName } from '../../rules/transit/sade-sati.js';

export interface SadeSatiState {
  readonly is_active: boolean;
  readonly sade_sati_phase: SadeSatiPhaseName | null;
}

/** What happens in a month, each list in the order of time; instants on the clock of the zone. */
export interface MonthEvents {
  readonly moon_phases: readonly { readonly phase_code: PrincipalPhase['code']; readonly occurs_at: string }[];
  /** The nine grahas entering sidereal signs. */
  readonly ingresses: readonly {
    readonly planet: Graha;
    readonly from_sign_name: SignName;
    readonly to_sign_name: SignName;
    readonly motion: 'direct' | 'retrograde';
    readonly occurs_at: string;
  }[];
  readonly stations: readonly {
    readonly planet: Graha;
    readonly motion_after: 'direct' | 'retrograde';
    /** Sidereal. */
    readonly sign_name: SignName;
    readonly occurs_at: string;
  }[];
  readonly dasha: {
    /** Null before the birth and after the 120 years of the dashas. */
    readonly at_month_start: RunningDashaSpans | null;
    /** When the day of `date` begins; null as the other. */
    readonly on_date: RunningDashaSpans | null;
    readonly lord_changes: readonly {
      readonly level: DashaLevel;
      readonly lord_before: Graha | null;
      readonly lord: Graha;
      readonly starts_at: string;
      /** On the clock of the birth place, with its offset. */
      readonly starts_at_local: string;
    }[];
    /** The zone of the local instants of the dashas: that of the birth. */
    readonly birth_timezone: string;
  };
  readonly sade_sati: SadeSatiState & {
    readonly phase_changes: readonly (SadeSatiState & { readonly starts_at: string })[];
  };
}

export function monthEvents(
  { timeZone, phases, ingresses, stations, running, dashaChanges, sadeSati, sadeSatiChanges }: PersonalMonth,
  asOfRunning: RunningDashas | undefined,
  birthZone: Zone,
): MonthEvents {
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  return {
    moon_phases: phases.map(({ phase, at }) => ({ phase_code: phase.code, occurs_at: local(at) })),
    ingresses: ingresses.map(({ graha, from, to, isDirect, at }) => ({
      planet: graha,
      from_sign_name: from.name,
      to_sign_name: to.name,
      motion: isDirect ? 'direct' : 'retrograde',
      occurs_at: local(at),
    })),
    stations: stations.map(({ graha, turns, rashi, at }) => ({
      planet: graha,
      motion_after: turns,
      sign_name: rashi.name,
      occurs_at: local(at),
    })),
    dasha: {
      at_month_start: running ? runningDashaSpans(birthZone, running) : null,
      on_date: asOfRunning ? runningDashaSpans(birthZone, asOfRunning) : null,
      lord_changes: dashaChanges.map(({ level, from, to, at }) => ({
        level,
        lord_before: from ?? null,
        lord: to,
        starts_at: local(at),
        starts_at_local: localInstant(birthZone, at),
      })),
      birth_timezone: birthZone.name,
    },
    sade_sati: {
      ...sadeSatiState(sadeSati),
      phase_changes: sadeSatiChanges.map(({ at, phase }) => ({ ...sadeSatiState(phase), starts_at: local(at) })),
    },
  };
}

/** A phase of Sade Sati as results tell it. */
export function sadeSatiState(phase: SadeSatiPhaseName | undefined): SadeSatiState {
  return { is_active: phase !== undefined, sade_sati_phase: phase ?? null };
}

function sadeSatiFields() {
  return {
    is_active: field.flag('Whether Saturn is in the 12th, 1st or 2nd sign from the natal Moon.'),
    sade_sati_phase: field.orNull(
      named('sade_sati_phase', SADE_SATI_PHASES, 'Saturn in the 12th, 1st or 2nd sign; null outside.'),
    ),
  };
}

function motionSchema(description: string) {
  return named('motion', ['direct', 'retrograde'], description);
}

export function monthEventFields() {
  return {
    moon_phases: field.list(principalPhaseSchema()),
    ingresses: field.list(
      field.open({
        planet: graha('Which graha changes its sign.'),
        from_sign_name: signName('The sidereal sign that it leaves.'),
        to_sign_name: signName('The sidereal sign that it enters.'),
        motion: motionSchema('Whether it goes forwards or backwards.'),
        occurs_at: field.instant('When it is on the edge.'),
      }),
    ),
    stations: field.list(
      field.open({
        planet: graha('Which graha turns.'),
        motion_after: motionSchema('Whether it goes forwards or backwards from then on.'),
        sign_name: signName('The sidereal sign in which it turns.'),
        occurs_at: field.instant('When it turns.'),
      }),
    ),
    dasha: field.open({
      at_month_start: field.orNull(field.open(runningDashaFields('birth_timezone'))),
      on_date: field.orNull(field.open(runningDashaFields('birth_timezone'))),
      lord_changes: field.list(
        field.open({
          level: named('dasha_level', DASHA_LEVELS, 'The highest level at which a period begins.'),
          lord_before: field.orNull(graha('Lord of the period that ends; null at the birth.')),
          lord: graha('Lord of the period that begins.'),
          starts_at: field.instant('When it begins.'),
          starts_at_local: localInstantSchema('That beginning', 'birth_timezone'),
        }),
      ),
      birth_timezone: timeZone('The zone of the local instants of the dashas: that of the birth.'),
    }),
    sade_sati: field.open({
      ...sadeSatiFields(),
      phase_changes: field.list(
        field.open({ ...sadeSatiFields(), starts_at: field.instant('When Saturn enters another sign.') }),
      ),
    }),
  };
}
