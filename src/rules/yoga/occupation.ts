import type { Graha } from '../../base/zodiac/graha.js';
import { houseFrom, type Rashi } from '../../base/zodiac/rashi.js';
import { type Condition, GRAHA_SETS, type GrahaSet } from './conditions.js';
import { type Formations, held, NEVER, once, placeOf } from './held.js';
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
  const point = origin.graha ?? 'lagna';
  if (kind === 'none_in') {
    return once(members.length === 0 && held('none_in_houses', GRAHA_SETS[set], houses, point));
  }
  if (members.length < fewest(condition)) return NEVER;
  const occupied = inOrder([...new Set(members.map(({ house }) => house))], houses);
  if (kind === 'each_house_has' && occupied.length < houses.length) return NEVER;
  return once(held('houses_occupied', grahasOf(members), occupied, point));
}

/** How many grahas must stand in the houses of a condition. */
function fewest([kind, set, , , count = 1]: Occupation): number {
  return kind === 'all_in' ? GRAHA_SETS[set].length : kind === 'count_in_at_least' ? count : 1;
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
  const members: Member[] = [];
  for (const graha of GRAHA_SETS[set]) {
    const house = houseFrom(from, rashi[graha]);
    if (houses.includes(house)) members.push({ graha, house });
  }
  return members;
}

function grahasOf(members: readonly Member[]): Graha[] {
  return members.map(({ graha }) => graha);
}

function inOrder(some: readonly number[], houses: readonly number[]): number[] {
  return houses.filter((house) => some.includes(house));
}
