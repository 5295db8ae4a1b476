import { epochMillisecondsOf } from '../base/ephemeris/ephemeris.js';
import * as field from '../base/schema/fields.js';
import type { Zone } from '../base/time/zone.js';
import type { TransitWindow } from '../rules/transit/transit-window.js';
import { localInstant, localInstantSchema } from './inputs.js';

/** The instants of the window of a transit on the clock of the birth place, with their offsets. */
export interface LocalWindow {
  readonly window_start_local: string;
  readonly window_end_local: string;
  readonly exact_passes_local: readonly string[];
}

export function localWindow({ start, end, exactPasses }: TransitWindow, zone: Zone): LocalWindow {
  const local = (tt: number) => localInstant(zone, epochMillisecondsOf(tt));
  return {
    window_start_local: local(start),
    window_end_local: local(end),
    exact_passes_local: exactPasses.map(local),
  };
}

export function localWindowFields() {
  return {
    window_start_local: localInstantSchema('That entry into the orb'),
    window_end_local: localInstantSchema('That leaving of the orb'),
    exact_passes_local: field.list(localInstantSchema('That exactness')),
  };
}
