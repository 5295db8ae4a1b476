import { MILLISECONDS_PER_DAY } from '../../base/time/calendar.js';
import { type DashaPeriod, type DashaScheme, mahadashasOf } from './scheme.js';
import { VIMSHOTTARI_SCHEME } from './vimshottari.js';

/**
 * The Mudda dasha of a year: the lords of Vimshottari share the year by their years. The first is as many lords on from
 * that of the natal nakshatra as years are completed (P.V.R. Narasimha Rao: the number of the natal lord, the
 * Sun being 1, and the years, by nine). What the natal Moon had gone of its nakshatra comes at the end of the year.
 */
export function muddaDashas(
  moon: number,
  completedYears: number,
  year: { readonly start: number; readonly end: number },
): DashaPeriod[] {
  const scheme: DashaScheme = {
    ...VIMSHOTTARI_SCHEME,
    cycles: 2,
    stretchOf: (nakshatra) => {
      const stretch = VIMSHOTTARI_SCHEME.stretchOf(nakshatra);
      return { ...stretch, turn: (stretch.turn + completedYears) % VIMSHOTTARI_SCHEME.lords.length };
    },
  };
  const yearDays = (year.end - year.start) / MILLISECONDS_PER_DAY / scheme.cycleYears;
  return mahadashasOf({ scheme, yearDays }, moon, year.start)
    .filter(({ start, end }) => end > year.start && start < year.end)
    .map((period) => ({ ...period, end: Math.min(period.end, year.end) }));
}
