import type { SignRuler } from '../../base/zodiac/rashi.js';

/** What gives bindus: the seven grahas and the lagna. */
export const CONTRIBUTORS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Lagna'] as const;
export type Contributor = (typeof CONTRIBUTORS)[number];

/** The seven grahas that have an ashtakavarga, in the order of the weekdays. */
export const ASHTAKAVARGA_GRAHAS = CONTRIBUTORS.slice(0, 7) as unknown as readonly SignRuler[];

/** Two schools differ in four cells: `parashara` is Brihat Parashara Hora Shastra 66, `varahamihira` Brihat Jataka 9. */
export const BINDU_SCHOOLS = ['parashara', 'varahamihira'] as const;
export type BinduSchool = (typeof BINDU_SCHOOLS)[number];

/** The houses, counted from the sign of each contributor, that get a bindu. */
export type BinduTable = Readonly<Record<Contributor, Readonly<Record<Contributor, readonly number[]>>>>;

/**
 * The bindus of each graha and of the lagna: Brihat Parashara Hora Shastra 66. PyJHora has every cell so; jyotishganit
 * and Maitreya do but for the cells in which the schools differ.
 */
export const PARASHARA_BINDUS: BinduTable = {
  Sun: {
    Sun: [1, 2, 4, 7, 8, 9, 10, 11],
    Moon: [3, 6, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [3, 5, 6, 9, 10, 11, 12],
    Jupiter: [5, 6, 9, 11],
    Venus: [6, 7, 12],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Lagna: [3, 4, 6, 10, 11, 12],
  },
  Moon: {
    Sun: [3, 6, 7, 8, 10, 11],
    Moon: [1, 3, 6, 7, 9, 10, 11],
    Mars: [2, 3, 5, 6, 10, 11],
    Mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    Jupiter: [1, 2, 4, 7, 8, 10, 11],
    Venus: [3, 4, 5, 7, 9, 10, 11],
    Saturn: [3, 5, 6, 11],
    Lagna: [3, 6, 10, 11],
  },
  Mars: {
    Sun: [3, 5, 6, 10, 11],
    Moon: [3, 6, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [3, 5, 6, 11],
    Jupiter: [6, 10, 11, 12],
    Venus: [6, 8, 11, 12],
    Saturn: [1, 4, 7, 8, 9, 10, 11],
    Lagna: [1, 3, 6, 10, 11],
  },
  Mercury: {
    Sun: [5, 6, 9, 11, 12],
    Moon: [2, 4, 6, 8, 10, 11],
    Mars: [1, 2, 4, 7, 8, 9, 10, 11],
    Mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    Jupiter: [6, 8, 11, 12],
    Venus: [1, 2, 3, 4, 5, 8, 9, 11],
    Saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    Lagna: [1, 2, 4, 6, 8, 10, 11],
  },
  Jupiter: {
    Sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    Moon: [2, 5, 7, 9, 11],
    Mars: [1, 2, 4, 7, 8, 10, 11],
    Mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    Jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    Venus: [2, 5, 6, 9, 10, 11],
    Saturn: [3, 5, 6, 12],
    Lagna: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  Venus: {
    Sun: [8, 11, 12],
    Moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    Mars: [3, 4, 6, 9, 11, 12],
    Mercury: [3, 5, 6, 9, 11],
    Jupiter: [5, 8, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    Saturn: [3, 4, 5, 8, 9, 10, 11],
    Lagna: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  Saturn: {
    Sun: [1, 2, 4, 7, 8, 10, 11],
    Moon: [3, 6, 11],
    Mars: [3, 5, 6, 10, 11, 12],
    Mercury: [6, 8, 9, 10, 11, 12],
    Jupiter: [5, 6, 11, 12],
    Venus: [6, 11, 12],
    Saturn: [3, 5, 6, 11],
    Lagna: [1, 3, 4, 6, 10, 11],
  },
  Lagna: {
    Sun: [3, 4, 6, 10, 11, 12],
    Moon: [3, 6, 10, 11, 12],
    Mars: [1, 3, 6, 10, 11],
    Mercury: [1, 2, 4, 6, 8, 10, 11],
    Jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    Venus: [1, 2, 3, 4, 5, 8, 9],
    Saturn: [1, 3, 4, 6, 10, 11],
    Lagna: [3, 6, 10, 11],
  },
};

/** The cells in which Brihat Jataka 9 has other houses. The totals are the same. */
export const VARAHAMIHIRA_CELLS: readonly {
  readonly of: Contributor;
  readonly from: Contributor;
  readonly houses: readonly number[];
}[] = [
  { of: 'Moon', from: 'Moon', houses: [1, 3, 6, 7, 10, 11] },
  { of: 'Moon', from: 'Mars', houses: [2, 3, 5, 6, 9, 10, 11] },
  { of: 'Moon', from: 'Jupiter', houses: [1, 4, 7, 8, 10, 11, 12] },
  { of: 'Venus', from: 'Mars', houses: [3, 5, 6, 9, 11, 12] },
];

/** What a sign multiplies its bindus with in the rasi pinda, Aries first. Maitreya and PyJHora have 6 for Virgo. */
export const SIGN_MULTIPLIERS: readonly number[] = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];

/** What a graha multiplies the bindus of its sign with in the graha pinda. */
export const GRAHA_MULTIPLIERS: Readonly<Record<SignRuler, number>> = {
  Sun: 5,
  Moon: 5,
  Mars: 8,
  Mercury: 5,
  Jupiter: 10,
  Venus: 7,
  Saturn: 5,
};

/** Two signs of one lord each, by their indices from Aries. */
export const CO_OWNED: readonly (readonly [number, number])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
];
