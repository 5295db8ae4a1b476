import type { Graha } from '../zodiac/graha.js';
import { houseFrom, type Rashi } from '../zodiac/rashi.js';
import { type Condition, GRAHA_SETS, type GrahaSet } from './conditions.js';
import { type Formations, held, once, placeOf } from './held.js';
import type { YogaChart } from './yoga-chart.js';

type Occupation = Extract<
  Condition,
  readonly ['any_in' | 'none_in' | 'all_in' | 'each_house_has' | 'count_in_at_least', ...unknown[]]
>;

/** Which grahas of a set stand in which houses from a point. A point does not count as being in its own house. */
export function occupation(chart: YogaChart, condition: Occupation): Formations {
  const [kind, set, houses, from] = condition;
  const origin = placeOf(chart, from);
  if (!origin) return undefined;
  const members = membersIn(chart, set, houses, origin.sign).filter(({ graha }) => graha !== origin.graha);
  const occupied = [...new Set(members.map(({ house }) => house))];
  const isMet = {
    any_in: members.length > 0,
    none_in: members.length === 0,
    all_in: members.length === GRAHA_SETS[set].length,
    each_house_has: occupied.length === houses.length,
    count_in_at_least: members.length >= (condition[4] ?? 1),
  }[kind];
  const point = origin.graha ?? 'lagna';
  if (kind === 'none_in') return once(isMet && held('none_in_houses', GRAHA_SETS[set], houses, point));
  return once(isMet && held('houses_occupied', grahasOf(members), inOrder(occupied, houses), point));
}

export function occupationFromLagna(
  chart: YogaChart,
  [kind, set, houses, least]: Extract<
    Condition,
    readonly ['houses_with_at_least' | 'same_house_at_least', ...unknown[]]
  >,
): Formations {
  const { lagna } = chart;
  if (!lagna) return undefined;
  const members = membersIn(chart, set, houses, lagna);
  const byHouse = houses
    .map((house) => ({ house, grahas: grahasOf(members.filter((member) => member.house === house)) }))
    .filter(({ grahas }) => grahas.length > 0);
  if (kind === 'same_house_at_least') {
    return byHouse
      .filter(({ grahas }) => grahas.length >= least)
      .map(({ house, grahas }) => [held('houses_occupied', grahas, [house], 'lagna')]);
  }
  return once(
    byHouse.length >= least &&
      held(
        'houses_occupied',
        byHouse.flatMap(({ grahas }) => grahas),
        byHouse.map(({ house }) => house),
        'lagna',
      ),
  );
}

interface Member {
  readonly graha: Graha;
  readonly house: number;
}

function membersIn({ rashi }: YogaChart, set: GrahaSet, houses: readonly number[], from: Rashi): Member[] {
  return GRAHA_SETS[set]
    .map((graha) => ({ graha, house: houseFrom(from, rashi[graha]) }))
    .filter(({ house }) => houses.includes(house));
}

function grahasOf(members: readonly Member[]): Graha[] {
  return members.map(({ graha }) => graha);
}

function inOrder(some: readonly number[], houses: readonly number[]): number[] {
  return houses.filter((house) => some.includes(house));
}
