import { type Graha, type Rashi, rashiNumbered } from '../../base/zodiac/rashi.js';
import type { Dignity } from '../natal/dignity-tables.js';
import type { ConditionCode, Held, Point } from './conditions.js';
import type { YogaChart } from './yoga-chart.js';

/** One way in which a condition is met: what held, together. */
export type Formation = readonly Held[];

/** The ways in which a condition is met: none where it is not, undefined where that hangs on a lagna that is not known. */
export type Formations = readonly Formation[] | undefined;

export const NEVER: readonly Formation[] = [];

/** A point of a rule in a chart. */
export interface Place {
  readonly sign: Rashi;
  readonly graha: Graha | undefined;
  /** The house by whose rulership the graha is meant. */
  readonly ruled?: number;
}

/** Where a point is; undefined where that hangs on a lagna that is not known. */
export function placeOf({ lagna, rashi }: YogaChart, point: Point): Place | undefined {
  if (point === 'lagna') return lagna && { sign: lagna, graha: undefined };
  if (typeof point === 'string') return { sign: rashi[point], graha: point };
  if (point[0] === 'dispositor') {
    const { ruler } = rashi[point[1]];
    return { sign: rashi[ruler], graha: ruler };
  }
  if (!lagna) return undefined;
  const { ruler } = rashiNumbered(lagna.number + point[1] - 1);
  return { sign: rashi[ruler], graha: ruler, ruled: point[1] };
}

interface More {
  readonly houses?: readonly number[];
  readonly origin?: Place;
  readonly dignity?: Dignity | null;
}

export function about(code: ConditionCode, places: readonly Place[], { houses = [], origin, dignity }: More): Held {
  const ruled = [...places, ...(origin ? [origin] : [])].flatMap(({ ruled }) => ruled ?? []);
  return {
    code,
    grahas: places.flatMap(({ graha }) => graha ?? []),
    houses,
    ...(origin && { from: origin.graha ?? 'lagna' }),
    ...(ruled.length > 0 && { ruled }),
    ...(dignity && { dignity }),
  };
}

export function held(
  code: ConditionCode,
  grahas: readonly Graha[],
  houses: readonly number[],
  from?: Graha | 'lagna',
): Held {
  return { code, grahas, houses, ...(from && { from }) };
}

export function once(condition: Held | false | undefined): Formations {
  return condition ? [[condition]] : NEVER;
}
