import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import type { GrahaChange } from '../../base/input/caveats.js';
import {
  type GrahaLongitudes,
  type GrahaPosition,
  grahaPositions,
  longitudesOf,
  type Sky,
} from '../../base/zodiac/positions.js';
import { rashiOf } from '../../base/zodiac/rashi.js';
import { combustionOf } from './combustion.js';
import { dignityInChart } from './dignity.js';

type StateOf = (position: GrahaPosition, longitudes: GrahaLongitudes) => string;

/** What of a graha may be another within a day; the sign of the Moon is told with its pada. */
const STATES: readonly (readonly [GrahaChange['passes'][number]['of'], StateOf])[] = [
  ['sign', ({ graha, longitude }) => (graha === 'Moon' ? '' : rashiOf(longitude).name)],
  ['motion', ({ speed }) => (speed < 0 ? 'retrograde' : 'direct')],
  ['combustion', (position, { Sun }) => (combustionOf(position, Sun)?.combust ? 'combust' : 'not combust')],
  ['dignity', ({ graha }, longitudes) => dignityInChart(graha, longitudes) ?? ''],
];

/** Of a day: some four hours each, in which the Moon cannot pass the three degrees of its exaltation. */
const PARTS = 6;

/**
 * What else than the nakshatra and the sign of the Moon changes about the grahas on the local day of a birth: sign,
 * motion, combustion and dignity at the birth, at both ends of the day and every four hours between them. What comes
 * and goes within four hours is not told.
 */
export function grahaChanges(sky: Sky, { day, epochMilliseconds }: ResolvedBirth): GrahaChange[] {
  const ends = Array.from({ length: PARTS + 1 }, (_, part) => day.start + ((day.end - day.start) * part) / PARTS);
  const charts = [...new Set([...ends, epochMilliseconds])]
    .toSorted((a, b) => a - b)
    .map((at) => grahaPositions(sky, momentAt(at)))
    .map((positions) => ({ positions, longitudes: longitudesOf(positions) }));
  const grahas = (charts[0] as (typeof charts)[number]).positions.map(({ graha }) => graha);
  return grahas.flatMap((graha, i) => {
    const passes = STATES.flatMap(([of, stateOf]) => {
      const passed = charts.map(({ positions, longitudes }) => stateOf(positions[i] as GrahaPosition, longitudes));
      const states = passed.filter((state, at) => state !== passed[at - 1]);
      return states.length > 1 ? [{ of, states }] : [];
    });
    return passes.length > 0 ? [{ graha, passes }] : [];
  });
}
