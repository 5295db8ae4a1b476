import { type Graha, houseFrom, type Rashi } from '../../base/zodiac/rashi.js';
import { association, looksUpon } from '../natal/dignity.js';
import type { Dignity } from '../natal/dignity-tables.js';
import { type Condition, GRAHA_SETS, type GrahaSet, type Held, type Point } from './conditions.js';
import { about, type Formation, type Formations, held, NEVER, once, type Place, placeOf } from './held.js';
import { betweenNodes, neechabhangas, pairsAssociated, parivartanas, yogakarakas } from './rulers.js';
import { separation, type YogaChart } from './yoga-chart.js';

/**
 * The ways in which a chart meets a condition. Alternatives are ways of their own; what must hold together is one way.
 * `others` tells whether another Nabhasa yoga holds.
 */
export function formations(chart: YogaChart, condition: Condition, others: () => boolean | undefined): Formations {
  switch (condition[0]) {
    case 'and': {
      const [, ...parts] = condition;
      const found: Formation[] = [];
      let isOpen = false;
      for (const part of parts) {
        const ways = formations(chart, part, others);
        if (ways === undefined) isOpen = true;
        else if (ways.length === 0) return NEVER;
        else found.push(...ways);
      }
      return isOpen ? undefined : [found.flat()];
    }
    case 'or': {
      const [, ...parts] = condition;
      const ways = parts.map((part) => formations(chart, part, others));
      const met = ways.flatMap((each) => each ?? []);
      return met.length === 0 && ways.includes(undefined) ? undefined : met;
    }
    case 'not':
      return negated(chart, condition[1], others);
    case 'no_other_nabhasa': {
      const other = others();
      return other === undefined ? undefined : once(!other && held('no_other_nabhasa', [], []));
    }
    default:
      return ways(chart, condition);
  }
}

/** The ways in which one plain condition is met. */
function ways(
  chart: YogaChart,
  condition: Exclude<Condition, readonly ['and' | 'or' | 'not' | 'no_other_nabhasa', ...unknown[]]>,
): Formations {
  switch (condition[0]) {
    case 'in_house': {
      const [, point, houses, from] = condition;
      const [place, origin] = [placeOf(chart, point), placeOf(chart, from)];
      if (!place || !origin) return undefined;
      const house = houseFrom(origin.sign, place.sign);
      return once(houses.includes(house) && about('in_house', [place], { houses: [house], origin }));
    }
    case 'dignity': {
      const [, point, names] = condition;
      return ofGraha(chart, point, (place, graha) => {
        const dignity = chart.dignity[graha];
        return dignity !== null && names.includes(dignity) && about('dignity', [place], { dignity });
      });
    }
    case 'combust':
      return ofGraha(chart, condition[1], (place, graha) => chart.combust[graha] && about('conjunct', [place], {}));
    case 'conjunct':
      return ofTwo(
        chart,
        condition,
        (a, b, one, other) =>
          chart.rashi[one] === chart.rashi[other] && {
            ...about('conjunct', [a, b], {}),
            separation: separation(chart, one, other),
          },
      );
    case 'aspects': {
      const [, point, on] = condition;
      if (on !== 'lagna') {
        return ofTwo(chart, condition, (a, b, one) => looksUpon(chart, one, b.sign) && about('aspects', [a, b], {}));
      }
      const { lagna } = chart;
      if (!lagna) return undefined;
      return ofGraha(
        chart,
        point,
        (place, graha) => looksUpon(chart, graha, lagna) && about('aspects_lagna', [place], {}),
      );
    }
    case 'exchange':
    case 'associated':
      return ofTwo(chart, condition, (a, b, one, other) => {
        if (one === 'Rahu' || one === 'Ketu' || other === 'Rahu' || other === 'Ketu') return false;
        const tie = association(chart, one, other);
        const isMet =
          condition[0] === 'associated' ? tie : a.sign.ruler === other && b.sign.ruler === one && 'exchange';
        return isMet && about(isMet, [a, b], {});
      });
    case 'strong':
      return ofGraha(chart, condition[1], (place, graha) => {
        const dignity = chart.dignity[graha];
        const isStrong = dignity !== null && STRONG.includes(dignity) && !chart.combust[graha];
        return isStrong && about('strong', [place], { dignity });
      });
    case 'any_in':
    case 'none_in':
    case 'all_in':
    case 'each_house_has':
    case 'count_in_at_least':
      return occupation(chart, condition);
    case 'houses_with_at_least':
    case 'same_house_at_least':
      return occupationFromLagna(chart, condition);
    case 'modality': {
      const [, point, modality] = condition;
      const place = placeOf(chart, point);
      if (!place) return undefined;
      return once(place.sign.modality === modality && about(`${modality}_sign`, [place], {}));
    }
    case 'all_of_modality': {
      const [, modality] = condition;
      const { seven } = GRAHA_SETS;
      const isMet = seven.every((graha) => chart.rashi[graha].modality === modality);
      return once(isMet && held(`${modality}_sign`, seven, []));
    }
    case 'sign_count': {
      const { seven } = GRAHA_SETS;
      const count = new Set(seven.map((graha) => chart.rashi[graha])).size;
      return once(count === condition[1] && held('sign_count', seven, []));
    }
    case 'pairs_associated':
      return pairsAssociated(chart, condition[1], condition[2]);
    case 'yogakaraka':
      return yogakarakas(chart);
    case 'parivartana':
      return parivartanas(chart, condition[1]);
    case 'between_nodes':
      return betweenNodes(chart, condition[1]);
    case 'neechabhanga':
      return neechabhangas(chart);
  }
}

const STRONG: readonly Dignity[] = ['exalted', 'moolatrikona', 'own_sign', 'great_friend', 'friend'];

const NEGATED = { in_house: 'not_in_house', dignity: 'not_dignity', combust: 'not_combust' } as const;

/** A negated condition tells the same points, with where they are in place of where they should not be. */
function negated(
  chart: YogaChart,
  condition: Extract<Condition, readonly ['not', unknown]>[1],
  others: () => boolean | undefined,
): Formations {
  const found = formations(chart, condition, others);
  if (found === undefined) return undefined;
  const place = placeOf(chart, condition[1]);
  if (found.length > 0 || !place) return NEVER;
  const code = NEGATED[condition[0]];
  if (condition[0] === 'in_house') {
    const origin = placeOf(chart, condition[3]);
    return once(origin !== undefined && about(code, [place], { houses: [houseFrom(origin.sign, place.sign)], origin }));
  }
  const dignity = condition[0] === 'dignity' && place.graha ? (chart.dignity[place.graha] ?? undefined) : undefined;
  return once(about(code, [place], dignity === undefined ? {} : { dignity }));
}

/** A condition of one graha; never met by the lagna. */
function ofGraha(chart: YogaChart, point: Point, test: (place: Place, graha: Graha) => Held | false): Formations {
  const place = placeOf(chart, point);
  if (!place) return undefined;
  return place.graha ? once(test(place, place.graha)) : NEVER;
}

/** A condition of two grahas; never met by one alone. */
function ofTwo(
  chart: YogaChart,
  [, a, b]: readonly [string, Point, Point],
  test: (a: Place, b: Place, one: Graha, other: Graha) => Held | false | undefined,
): Formations {
  const [one, other] = [placeOf(chart, a), placeOf(chart, b)];
  if (!one || !other) return undefined;
  if (!one.graha || !other.graha || one.graha === other.graha) return NEVER;
  return once(test(one, other, one.graha, other.graha));
}

type Occupation = Extract<
  Condition,
  readonly ['any_in' | 'none_in' | 'all_in' | 'each_house_has' | 'count_in_at_least', ...unknown[]]
>;

/** Which grahas of a set stand in which houses from a point. A point does not count as being in its own house. */
function occupation(chart: YogaChart, condition: Occupation): Formations {
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

function occupationFromLagna(
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
