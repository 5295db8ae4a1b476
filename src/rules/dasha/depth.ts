import { type DashaPeriod, type DashaScheme, partsOf, runningPeriod } from './scheme.js';
import { DASHA_LEVELS } from './vimshottari.js';

/** The five levels of the dashas. */
export const DASHA_DEPTHS = [...DASHA_LEVELS, 'sukshma', 'prana'] as const;
export type DashaDepth = (typeof DASHA_DEPTHS)[number];

/** A level of the dashas at an instant: the period that runs, among those beside it. */
export interface RunningLevel {
  readonly level: DashaDepth;
  readonly running: DashaPeriod;
  readonly periods: readonly DashaPeriod[];
}

/**
 * The path of the periods that run at an instant, milliseconds since 1970, each level with the periods beside it: of the
 * 59,049 periods of the fifth level nine are made. Empty outside the mahadashas.
 */
export function runningPath(scheme: DashaScheme, mahadashas: readonly DashaPeriod[], at: number): RunningLevel[] {
  let periods = mahadashas;
  return DASHA_DEPTHS.flatMap((level) => {
    const running = runningPeriod(periods, at);
    if (!running) return [];
    const told = { level, running, periods };
    periods = partsOf(scheme, running);
    return [told];
  });
}
