import { momentAt } from '../ephemeris/moment.js';
import type { Birth } from '../input/birth.js';
import { grahaInSentence } from '../zodiac/graha.js';
import { grahaPositions } from '../zodiac/positions.js';
import type { Sky } from '../zodiac/sidereal.js';
import { type ChartPlanet, chartPlanets } from './birth-chart.js';

/** What of a graha may be another within a day, in words, and what follows them. */
const STATES: readonly (readonly [stateOf: (planet: ChartPlanet) => string, what: string])[] = [
  // The sign of the Moon is told with its pada.
  [({ planet, sign }) => (planet === 'Moon' ? '' : sign), ''],
  [({ retrograde }) => (retrograde ? 'retrograde' : 'direct'), ''],
  [({ combust }) => (combust ? 'combust' : 'not combust'), ''],
  [({ dignity }) => (dignity ?? '').replaceAll('_', ' '), ' in dignity'],
];

/** Of a day: some four hours each, in which the Moon cannot pass the three degrees of its exaltation. */
const PARTS = 6;

/**
 * What else than the nakshatra and the sign of the Moon changes about the grahas on the local day of a birth, a clause
 * for each of them: sign, motion, combustion and dignity at the birth, at both ends of the day and every four hours
 * between them. What comes and goes within four hours is not told.
 */
export function dayChanges(sky: Sky, { day, epochMilliseconds }: Birth): string[] {
  const ends = Array.from({ length: PARTS + 1 }, (_, part) => day.start + ((day.end - day.start) * part) / PARTS);
  const [start, ...later] = [...new Set([...ends, epochMilliseconds])]
    .toSorted((a, b) => a - b)
    .map((at) => chartPlanets({ positions: grahaPositions(sky, momentAt(at)), lagna: undefined })) as [
    ChartPlanet[],
    ...ChartPlanet[][],
  ];
  return start.flatMap((first, i) => {
    const changes = STATES.flatMap(([stateOf, what]) => {
      const passed = [first, ...later.map((planets) => planets[i] as ChartPlanet)].map(stateOf);
      const states = passed.filter((state, at) => state !== passed[at - 1]);
      return states.length > 1 ? [`from ${states.join(' to ')}${what}`] : [];
    });
    return changes.length > 0 ? [`${grahaInSentence(first.planet)} goes ${changes.join(' and ')}`] : [];
  });
}
