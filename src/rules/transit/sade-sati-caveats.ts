import { type Caveat, caveat } from '../../base/input/caveats.js';
import { type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import { type SadeSatiCycle, type SadeSatiCycles, sadeSatiPhase } from './sade-sati.js';

/** For which of the Moon signs that an unknown birth time leaves open Sade Sati is active, where that differs. */
export function activityCaveat(moons: readonly number[], saturn: Rashi, date: string): Caveat | undefined {
  const rashis = [...new Set(moons.map(rashiOf))];
  const named = (isActive: boolean) =>
    rashis.filter((moon) => (sadeSatiPhase(moon, saturn) !== undefined) === isActive).map(({ name }) => name);
  const [active, inactive] = [named(true), named(false)];
  if (active.length === 0 || inactive.length === 0) return undefined;
  return caveat('sade_sati_uncertain', { date, active, inactive });
}

const CYCLES = ['previous', 'next', 'birth'] as const;

/** Which cycles the ephemeris does not reach, that at birth among them. */
export function cutOffCaveat(
  told: Pick<SadeSatiCycles, 'previous' | 'next'> & { readonly birth: SadeSatiCycle | undefined },
): Caveat | undefined {
  const cycles = CYCLES.filter((name) => told[name]?.isCutOff);
  return cycles.length > 0 ? caveat('cycles_cut_off', { cycles }) : undefined;
}
