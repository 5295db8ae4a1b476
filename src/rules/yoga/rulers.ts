import { MICRODEGREES_PER_CIRCLE } from '../../base/math/angle.js';
import { type Graha, houseFrom, rashiNumbered, SIGN_RULERS, type SignRuler } from '../../base/zodiac/rashi.js';
import { association, looksUpon } from '../natal/dignity.js';
import { EXALTATION } from '../natal/dignity-tables.js';
import { GRAHA_SETS, type Held, type Parivartana } from './conditions.js';
import type { Formations } from './held.js';
import type { YogaChart } from './yoga-chart.js';

const KENDRAS: readonly number[] = [1, 4, 7, 10];
const TRIKONAS: readonly number[] = [1, 5, 9];
const DUSTHANAS: readonly number[] = [6, 8, 12];

/** The houses from the lagna that each graha rules. */
function ruledBy(lagna: { readonly number: number }): ReadonlyMap<SignRuler, readonly number[]> {
  const houses = new Map<SignRuler, number[]>(SIGN_RULERS.map((graha) => [graha, []]));
  for (let house = 1; house <= 12; house++) houses.get(rashiNumbered(lagna.number + house - 1).ruler)?.push(house);
  return houses;
}

/** Each pair of different rulers, one of a house of each list, that are tied to each other, once. */
export function pairsAssociated(chart: YogaChart, some: readonly number[], others: readonly number[]): Formations {
  if (!chart.lagna) return undefined;
  const houses = ruledBy(chart.lagna);
  const of = (graha: SignRuler, list: readonly number[]) => (houses.get(graha) ?? []).filter((h) => list.includes(h));
  return PAIRS.flatMap(([a, b]) => {
    // Most pairs have no tie, and few of those that have one rule such houses.
    const tie = association(chart, a, b);
    if (!tie) return [];
    const sides = [
      [of(a, some), of(b, others)],
      [of(a, others), of(b, some)],
    ].find((both) => both.every((side) => side.length > 0));
    return sides ? [[{ code: tie, grahas: [a, b], houses: [], ruled: sides.flat() }]] : [];
  });
}

const PAIRS = /* @__PURE__ */ pairsOf(SIGN_RULERS);

function pairsOf(grahas: readonly SignRuler[]): (readonly [SignRuler, SignRuler])[] {
  return grahas.flatMap((a, i) => grahas.slice(i + 1).map((b) => [a, b] as const));
}

/** Each graha that rules both a kendra and a trikona, the lagna aside. */
export function yogakarakas({ lagna }: YogaChart): Formations {
  if (!lagna) return undefined;
  return [...ruledBy(lagna)].flatMap(([graha, ruled]) => {
    const counted = ruled.filter((house) => house !== 1);
    const isOne = [KENDRAS, TRIKONAS].every((houses) => counted.some((house) => houses.includes(house)));
    return isOne ? [[{ code: 'yogakaraka', grahas: [graha], houses: [], ruled: counted } as const]] : [];
  });
}

/** Each two houses whose rulers stand in each other, of one kind (Phaladeepika 6.32-34). */
export function parivartanas({ lagna, rashi }: YogaChart, kind: Parivartana): Formations {
  if (!lagna) return undefined;
  return PAIRS.flatMap(([a, b]) => {
    if (rashi[a].ruler !== b || rashi[b].ruler !== a) return [];
    const ruled = [houseFrom(lagna, rashi[b]), houseFrom(lagna, rashi[a])];
    const found = ruled.some((house) => DUSTHANAS.includes(house)) ? 'dainya' : ruled.includes(3) ? 'khala' : 'maha';
    return found === kind ? [[{ code: 'exchange', grahas: [a, b], houses: [], ruled } as const]] : [];
  });
}

/**
 * Whether the seven stand between the nodes, on the way from Rahu forward to Ketu or from Ketu to Rahu: strictly, by
 * degree, or in the signs from the one to the other, both with them.
 */
export function betweenNodes({ longitudes, rashi }: YogaChart, by: 'degree' | 'sign'): Formations {
  const isAfter = (node: 'Rahu' | 'Ketu', graha: Graha) => {
    if (by === 'sign') return houseFrom(rashi[node], rashi[graha]) <= SIGNS_TO_NODE;
    const ahead = (longitudes[graha] - longitudes[node] + MICRODEGREES_PER_CIRCLE) % MICRODEGREES_PER_CIRCLE;
    return ahead > 0 && ahead < MICRODEGREES_PER_CIRCLE / 2;
  };
  const first = (['Rahu', 'Ketu'] as const).find((node) => GRAHA_SETS.seven.every((graha) => isAfter(node, graha)));
  if (!first) return [];
  return [[{ code: 'between_nodes', grahas: first === 'Rahu' ? ['Rahu', 'Ketu'] : ['Ketu', 'Rahu'], houses: [] }]];
}

/** From the sign of a node to that of the other, both counted. */
const SIGNS_TO_NODE = 7;

/**
 * Each debilitated graha whose debilitation is lifted, with what lifts it (Phaladeepika 7.26-30): D rules its sign, E the
 * sign of its exaltation, X is exalted where it stands. A kendra counts from the lagna or from the Moon.
 */
export function neechabhangas(chart: YogaChart): Formations {
  const { lagna, rashi, dignity } = chart;
  const debilitated = SIGN_RULERS.filter((graha) => dignity[graha] === 'debilitated');
  const found = debilitated.flatMap((graha) => {
    const conditions = liftedBy(graha);
    return conditions.length > 0
      ? [[{ code: 'debilitated', grahas: [graha], houses: [], dignity: 'debilitated' } as const, ...conditions]]
      : [];
  });
  return found.length === 0 && debilitated.length > 0 && !lagna ? undefined : found;

  function liftedBy(graha: SignRuler): Held[] {
    const sign = rashi[graha];
    const ofSign = sign.ruler;
    const ofExaltation = rashiNumbered(EXALTATION[graha].sign).ruler;
    const exaltedThere = SIGN_RULERS.find((other) => EXALTATION[other].sign === sign.number);
    return [
      inKendra('dispositor_in_kendra', ofSign),
      inKendra('exaltation_lord_in_kendra', ofExaltation),
      exaltedThere && inKendra('planet_exalted_there_in_kendra', exaltedThere),
      (rashi[ofSign] === sign || looksUpon(chart, ofSign, sign)) &&
        ({ code: 'dispositor_joins_or_aspects', grahas: [ofSign, graha], houses: [] } as const),
      KENDRAS.includes(houseFrom(rashi[ofSign], rashi[ofExaltation])) &&
        ({
          code: 'dispositor_and_exaltation_lord_mutual_kendra',
          grahas: [ofSign, ofExaltation],
          houses: [],
        } as const),
    ].flatMap((each) => each || []);
  }

  function inKendra(code: Held['code'], graha: Graha): Held | undefined {
    const from = (
      [
        ['lagna', lagna],
        ['Moon', rashi.Moon],
      ] as const
    ).find(([, origin]) => origin && KENDRAS.includes(houseFrom(origin, rashi[graha])));
    return from?.[1] && { code, grahas: [graha], houses: [houseFrom(from[1], rashi[graha])], from: from[0] };
  }
}
