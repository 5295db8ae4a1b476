import type { Graha } from '../../base/zodiac/rashi.js';

/**
 * Whose good houses: `phaladeepika` is Phaladeepika 26 as P.V.R. Narasimha Rao (table 63) prints it, `raman` adds Mars in
 * the 10th and Ketu in the 10th and drops Venus in the 12th, `muhurta_chintamani` obstructs Venus in the 11th from the 3rd
 * and in the 12th from the 6th, as chapter 4 is said to.
 */
export const GOCHARA_SCHOOLS = ['phaladeepika', 'raman', 'muhurta_chintamani'] as const;
export type GocharaSchool = (typeof GOCHARA_SCHOOLS)[number];

/** Which grahas obstruct: the seven, or the nodes too. */
export const VEDHA_BY = ['seven', 'nine'] as const;
export type VedhaBy = (typeof VEDHA_BY)[number];

/** The good houses of a graha, each with the house from which another obstructs it, if there is one. */
export type GoodHouses = ReadonlyMap<number, number | undefined>;

const PHALADEEPIKA: Readonly<Record<Graha, GoodHouses>> = {
  Sun: /* @__PURE__ */ pairs([3, 9], [6, 12], [10, 4], [11, 5]),
  Moon: /* @__PURE__ */ pairs([1, 5], [3, 9], [6, 12], [7, 2], [10, 4], [11, 8]),
  Mars: /* @__PURE__ */ pairs([3, 12], [6, 9], [11, 5]),
  Mercury: /* @__PURE__ */ pairs([2, 5], [4, 3], [6, 9], [8, 1], [10, 8], [11, 12]),
  Jupiter: /* @__PURE__ */ pairs([2, 12], [5, 4], [7, 3], [9, 10], [11, 8]),
  Venus: /* @__PURE__ */ pairs([1, 8], [2, 7], [3, 1], [4, 10], [5, 9], [8, 5], [9, 11], [11, 6], [12, 3]),
  Saturn: /* @__PURE__ */ pairs([3, 12], [6, 9], [11, 5]),
  Rahu: /* @__PURE__ */ pairs([3, 12], [6, 9], [11, 5]),
  Ketu: /* @__PURE__ */ pairs([3, 12], [6, 9], [11, 5]),
};

export const GOCHARA_HOUSES: Readonly<Record<GocharaSchool, Readonly<Record<Graha, GoodHouses>>>> =
  /* @__PURE__ */ housesBySchool();

function housesBySchool(): Readonly<Record<GocharaSchool, Readonly<Record<Graha, GoodHouses>>>> {
  return {
    phaladeepika: PHALADEEPIKA,
    raman: {
      ...PHALADEEPIKA,
      Mars: /* @__PURE__ */ pairs(...PHALADEEPIKA.Mars, [10, undefined]),
      Ketu: /* @__PURE__ */ pairs(...PHALADEEPIKA.Ketu, [10, undefined]),
      Venus: /* @__PURE__ */ pairs(...[...PHALADEEPIKA.Venus].filter(([house]) => house !== 12)),
    },
    muhurta_chintamani: {
      ...PHALADEEPIKA,
      Venus: /* @__PURE__ */ pairs(...PHALADEEPIKA.Venus, [11, 3], [12, 6]),
    },
  };
}

/** The houses of the Moon that are good while it waxes and bad while it wanes (Muhurta Chintamani 4). */
export const BRIGHT_MOON_HOUSES: readonly number[] = [2, 5, 9];

/** Where the books differ: no more than a usual reading. */
export const DISPUTED_HOUSES: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  Moon: BRIGHT_MOON_HOUSES,
  Mars: [10],
  Venus: [12],
  Rahu: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  Ketu: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

/** Who never obstructs whom, both ways. That the nodes do not is ours: the 5th and the 11th are always opposite. */
export const NEVER_OBSTRUCT: readonly (readonly [Graha, Graha])[] = [
  ['Sun', 'Saturn'],
  ['Moon', 'Mercury'],
  ['Rahu', 'Ketu'],
];

/** Points of a good house, a bad one, and the worst ones. The texts rank; the numbers are ours. */
export interface HousePoints {
  readonly good: number;
  readonly bad: number;
  readonly worst?: { readonly points: number; readonly houses: readonly number[] };
}

export const GOCHARA_POINTS: Readonly<Record<Graha, HousePoints>> = {
  Sun: { good: 2, bad: -2 },
  Moon: { good: 2, bad: -2, worst: { points: -3, houses: [8] } },
  Mars: { good: 2, bad: -2, worst: { points: -3, houses: [8] } },
  Mercury: { good: 1, bad: -1 },
  Jupiter: { good: 3, bad: -2, worst: { points: -3, houses: [8] } },
  Venus: { good: 2, bad: -1 },
  Saturn: { good: 2, bad: -2, worst: { points: -3, houses: [1, 8] } },
  Rahu: { good: 1, bad: -1, worst: { points: -2, houses: [8] } },
  Ketu: { good: 1, bad: -1, worst: { points: -2, houses: [8] } },
};

/** Of the Moon in a house that is good for its bright half. */
export const BRIGHT_MOON_POINTS = 1;

/** Bindus that neither add nor take a point. */
export const EVEN_BINDUS = 4;

/** A good house with so few bindus of the graha's own ashtakavarga, or fewer, is spoilt; with so many a bad one is saved. */
export const SPOILING_BINDUS = 3;
export const SAVING_BINDUS = 5;

/** Least and greatest points of a graha when its bindus are counted too. */
export const MOST_POINTS = 3;

/**
 * What the entry into the sign is made of, by the house of the Moon from the natal Moon at that instant (P.V.R. Narasimha
 * Rao, table 62).
 */
export const MURTIS = ['gold', 'silver', 'copper', 'iron'] as const;
export type Murti = (typeof MURTIS)[number];

export const MURTI_HOUSES: Readonly<Record<Murti, readonly number[]>> = {
  gold: [1, 6, 11],
  silver: [2, 5, 9],
  copper: [3, 7, 10],
  iron: [4, 8, 12],
};

function pairs(...houses: readonly (readonly [number, number | undefined])[]): GoodHouses {
  return new Map(houses);
}
