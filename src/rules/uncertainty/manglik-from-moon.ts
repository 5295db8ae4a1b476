import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import { grahaLongitude, type Sky } from '../../base/zodiac/positions.js';
import { type Graha, houseFrom, type Rashi, rashiOf } from '../../base/zodiac/rashi.js';
import { MANGLIK_HOUSES } from '../natal/manglik-tables.js';
import { MINUTE } from './time-range.js';
import { grahaWay, SIGN_EDGES } from './ways.js';

/** Whether something is so at every minute of a birth, at some, or at none. */
export const LIKELIHOODS = ['certain', 'possible', 'not'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number];

/** The grahas from which Mars is counted where there is no lagna. */
export const MANGLIK_MOON_REFERENCES = ['moon', 'venus'] as const;
export type ManglikMoonReference = (typeof MANGLIK_MOON_REFERENCES)[number];

/** The signs that it hangs on at one minute. */
export type MoonChart = Readonly<Record<ManglikMoonReference | 'mars', Rashi>>;

/** Mars counted from the Moon or from Venus over the minutes of a birth. */
export interface MoonCount {
  readonly reference: ManglikMoonReference;
  /** Every house that Mars may be in, in the order of time, each once. */
  readonly houses: readonly number[];
  readonly flagged: Likelihood;
}

const GRAHAS = { moon: 'Moon', venus: 'Venus', mars: 'Mars' } as const satisfies Record<keyof MoonChart, Graha>;

/**
 * The signs of Moon, Venus and Mars over the minutes in which a birth may have been: one chart for a time that is taken as
 * it is, else one for each combination of signs that they have, in the order of time; of an unknown time those of the whole
 * day with its last instant.
 */
export function moonCharts(sky: Sky, { moment, span, timeKnown, day }: ResolvedBirth): MoonChart[] {
  const chartAt = (at: typeof moment): MoonChart => {
    const signOf = (graha: Graha) => rashiOf(grahaLongitude(sky, graha, at));
    return { moon: signOf(GRAHAS.moon), venus: signOf(GRAHAS.venus), mars: signOf(GRAHAS.mars) };
  };
  if (!span) return [chartAt(moment)];
  const { start, end } = timeKnown ? span : day;
  const [first, last] = [chartAt(momentAt(start)), chartAt(momentAt(end))] as const;
  if (isSame(first, last)) return [first];
  // A change of one alone leaves nothing between both ends; of several the order counts.
  const moved = Object.values(GRAHAS).flatMap((graha) => grahaWay(sky, graha, { start, end }).passes(SIGN_EDGES));
  const minutes = moved.map((at) => start + Math.ceil((at - start) / MINUTE) * MINUTE);
  const between = minutes.filter((at) => at > start && at < end).toSorted((a, b) => a - b);
  const charts = [first, ...between.map((at) => chartAt(momentAt(at))), last];
  return charts.filter((chart, index) => !charts.slice(0, index).some((other) => isSame(chart, other)));
}

function isSame(one: MoonChart, other: MoonChart): boolean {
  return one.moon === other.moon && one.venus === other.venus && one.mars === other.mars;
}

/** Mars counted from the Moon, then from Venus, over some charts. */
export function moonCounts(charts: readonly MoonChart[]): MoonCount[] {
  return MANGLIK_MOON_REFERENCES.map((reference) => {
    const houses = charts.map((chart) => houseFrom(chart[reference], chart.mars));
    return {
      reference,
      houses: [...new Set(houses)],
      flagged: likelihoodOf(houses.map((house) => MANGLIK_HOUSES.includes(house))),
    };
  });
}

/** How likely it is that something is so which is so in some of the cases. */
function likelihoodOf(cases: readonly boolean[]): Likelihood {
  if (cases.every(Boolean)) return 'certain';
  return cases.some(Boolean) ? 'possible' : 'not';
}
