import { defaultEphemeris } from '../../src/base/ephemeris/default.js';
import { momentAt } from '../../src/base/ephemeris/ephemeris.js';
import { grahaPositions, lagnaLongitude } from '../../src/base/zodiac/positions.js';
import { type YogaChart, yogaChart } from '../../src/rules/yoga/yoga-chart.js';
import { NATAL_YOGA_CODES, type NatalYogaCode, natalYogas } from '../../src/rules/yoga/yogas.js';
import { uniform } from '../uniform.mjs';

const FROM = Date.UTC(1940, 0, 1);
const TO = Date.UTC(2020, 0, 1);
/** India, degrees. */
const SOUTH = 8;
const NORTH = 34;
const WEST = 69;
const EAST = 97;

/** Charts of random instants of 1940 to 2019 at random places of India. The same seed gives the same charts. */
export function* randomCharts(count: number, seed: number): Generator<YogaChart> {
  const sky = { ephemeris: defaultEphemeris, ayanamsha: 'lahiri', node: 'mean', sunrise: 'standard' } as const;
  const random = uniform(seed);
  for (let i = 0; i < count; i++) {
    const moment = momentAt(FROM + Math.floor(random() * (TO - FROM)));
    const place = { latitude: SOUTH + random() * (NORTH - SOUTH), longitude: WEST + random() * (EAST - WEST) };
    yield yogaChart(grahaPositions(sky, moment), lagnaLongitude(sky, moment, place));
  }
}

/** How many of so many random charts have each yoga. */
export function yogaCounts(count: number, seed: number): Readonly<Record<NatalYogaCode, number>> {
  const counts = Object.fromEntries(NATAL_YOGA_CODES.map((code) => [code, 0])) as Record<NatalYogaCode, number>;
  for (const chart of randomCharts(count, seed)) {
    for (const { rule } of natalYogas(chart).held) counts[rule.code] += 1;
  }
  return counts;
}

/**
 * Standard errors between the share of one count and that of another. The probability is that of both together, with half
 * a chart more, so that none that was seen and one that was are no contradiction.
 */
export function errorsApart(some: number, of: number, others: number, ofOthers: number): number {
  const share = (some + others + 0.5) / (of + ofOthers + 1);
  return Math.abs(some / of - others / ofOthers) / Math.sqrt(share * (1 - share) * (1 / of + 1 / ofOthers));
}
