import type { FurtherSystem } from '../base/ephemeris/further-houses.js';
import type { StandingSystem } from '../base/ephemeris/house-position.js';
import { requireText, wrong } from './arguments.js';
import { notHere } from './refusals.js';

/** What the interface calls the systems, by their letters, and which of ours divides and places. */
export const SYSTEMS: Readonly<
  Record<string, { readonly name: string; readonly stand?: StandingSystem; readonly further?: FurtherSystem }>
> = {
  A: { name: 'equal' },
  B: { name: 'Alcabitius', stand: 'alcabitius' },
  C: { name: 'Campanus', stand: 'campanus' },
  D: { name: 'equal (MC)', further: 'equal_midheaven' },
  E: { name: 'equal' },
  F: { name: 'Carter poli-equ.', stand: 'carter', further: 'carter' },
  G: { name: 'Gauquelin sectors', stand: 'gauquelin', further: 'gauquelin' },
  H: { name: 'horizon/azimut', stand: 'horizontal', further: 'horizontal' },
  I: { name: 'Sunshine', stand: 'sunshine', further: 'sunshine' },
  i: { name: 'Sunshine/alt.', stand: 'sunshine', further: 'sunshine' },
  J: { name: 'Savard-A' },
  K: { name: 'Koch', stand: 'koch' },
  L: { name: 'Pullen SD', further: 'pullen_delta' },
  M: { name: 'Morinus', stand: 'morinus', further: 'morinus' },
  N: { name: 'equal/1=Aries', further: 'aries' },
  O: { name: 'Porphyry' },
  P: { name: 'Placidus', stand: 'placidus' },
  Q: { name: 'Pullen SR', further: 'pullen_ratio' },
  R: { name: 'Regiomontanus', stand: 'regiomontanus' },
  S: { name: 'Sripati' },
  T: { name: 'Polich/Page', stand: 'topocentric', further: 'topocentric' },
  U: { name: 'Krusinski-Pisa-Goelzer', stand: 'krusinski', further: 'krusinski' },
  V: { name: 'equal/Vehlow', further: 'vehlow' },
  W: { name: 'equal/ whole sign' },
  X: { name: 'axial rotation system/Meridian houses', stand: 'meridian', further: 'meridian' },
  Y: { name: 'APC houses', stand: 'apc', further: 'apc' },
};

/** The letter of a system; one that the interface does not know is Placidus there too. */
export function letterOf(hsys: unknown): string {
  requireText('hsys', hsys);
  const letter = (hsys as string).charAt(0);
  if (letter === 'J')
    throw wrong('hsys', `must be a system that is here. ${notHere('the houses of Savard are not here')}`);
  return letter in SYSTEMS ? letter : 'P';
}

/**
 * What the interface calls a house system.
 *
 * @throws CalculationError `invalid_input` for what is no text.
 *
 * @example
 * import { house_name } from 'nirayana/sweph';
 *
 * house_name('P'); // => 'Placidus'
 */
export function house_name(hsys: string): string {
  requireText('hsys', hsys);
  return (SYSTEMS[hsys.charAt(0)] ?? (SYSTEMS['P'] as { name: string })).name;
}
