import type { Tolerance } from './spread.js';

type Tolerances = Readonly<Record<string, Tolerance>>;

/** Quantities that share a promise, each with its own mean; of bodies alone, what of them. */
function each(max: number, means: Readonly<Record<string, number>>, what = ''): Record<string, Tolerance> {
  return Object.fromEntries(Object.entries(means).map(([quantity, mean]) => [quantity + what, { max, mean }]));
}

/** The mean node is the same formula under every ephemeris: Chapront's against the reference's own. */
const MEAN_NODE: Tolerances = {
  ...each(0.3, { 'MeanNode longitude': 0.06, 'MeanNode tropical longitude': 0.06 }),
  ...each(0.001, { 'MeanNode speed': 0.00012 }),
};

/**
 * What positions by our ephemeris may differ by from 1900 to 2100, each at its own Terrestrial Time. Angles in
 * arc-seconds, speeds in arc-seconds a day, distances in millionths of themselves. The means lie just above what is
 * achieved.
 */
export const POSITIONS: Tolerances = {
  ...each(0.01, { 'Sun longitude': 0.0011, 'Sun tropical longitude': 0.001, 'Sun latitude': 0.0008 }),
  ...each(0.1, { 'Moon longitude': 0.01, 'Moon tropical longitude': 0.01, 'Moon latitude': 0.008 }),
  ...each(0.03, { Mercury: 0.0018, Venus: 0.0016, Mars: 0.0014, Jupiter: 0.004, Saturn: 0.005 }, ' longitude'),
  ...each(0.03, { Mercury: 0.0018, Venus: 0.0016, Mars: 0.0014, Jupiter: 0.004, Saturn: 0.005 }, ' tropical longitude'),
  ...each(0.03, { Mercury: 0.0018, Venus: 0.0014, Mars: 0.0014, Jupiter: 0.0045, Saturn: 0.0055 }, ' latitude'),
  // The reference's speed of the Moon differs from the rate of its own longitude by as much.
  ...each(0.35, { 'Moon speed': 0.11 }),
  // Of the others' it leaves out the Moon's pull on the Earth, and of stations counts the nutation of the obliquity.
  ...each(0.03, { Sun: 0.0013, Mercury: 0.006, Venus: 0.003, Mars: 0.0013, Jupiter: 0.0006, Saturn: 0.0008 }, ' speed'),
  ...each(10, { 'Moon distance': 2.5 }),
  ...each(0.1, { Sun: 0.006, Mercury: 0.011, Venus: 0.009, Mars: 0.008, Jupiter: 0.02, Saturn: 0.02 }, ' distance'),
  ...MEAN_NODE,
};

/** The same by astronomy-engine, the independent witness. */
export const WITNESS_POSITIONS: Tolerances = {
  ...each(3, { 'Sun longitude': 0.5, 'Sun tropical longitude': 0.5, 'Sun latitude': 0.55 }),
  ...each(7, { 'Moon longitude': 0.9, 'Moon tropical longitude': 0.9, 'Moon latitude': 0.4 }),
  ...each(24, { Mercury: 2.1, Venus: 1.9, Mars: 1.4, Jupiter: 2.7, Saturn: 3.3 }, ' longitude'),
  ...each(24, { Mercury: 2.1, Venus: 1.9, Mars: 1.4, Jupiter: 2.7, Saturn: 3.3 }, ' tropical longitude'),
  ...each(24, { Mercury: 1.5, Venus: 1.5, Mars: 1.4, Jupiter: 2.7, Saturn: 8.7 }, ' latitude'),
  // The engine leaves out the deflection of light, which near the Sun changes by an arc-second a day.
  ...each(
    2.5,
    { Sun: 0.065, Moon: 0.35, Mercury: 0.6, Venus: 0.08, Mars: 0.04, Jupiter: 0.03, Saturn: 0.02 },
    ' speed',
  ),
  ...each(20, { 'Sun distance': 4 }),
  ...each(170, { Moon: 67, Mercury: 29, Venus: 53, Mars: 68, Jupiter: 63, Saturn: 70 }, ' distance'),
  ...MEAN_NODE,
};

/** What is found, not promised, from 1800 to 1899 and from 2101 to 2200: the same maxima, but for the Moon and node. */
export function outside(tolerances: Tolerances): Tolerances {
  const wider = Object.entries(tolerances).map(([quantity, { max, mean }]) => [quantity, { max, mean: 2.8 * mean }]);
  const moon = (tolerances['Moon longitude'] as Tolerance).max * 1.7;
  return {
    ...(Object.fromEntries(wider) as Tolerances),
    ...each(moon, { 'Moon longitude': moon / 3.5, 'Moon tropical longitude': moon / 3.5 }),
    ...each(0.3, { 'MeanNode longitude': 0.16, 'MeanNode tropical longitude': 0.16 }),
  };
}

/** Arc-seconds, 1800 to 2200. */
export const AYANAMSHAS: Tolerances = each(0.01, { 'mean ayanamsha': 0.0003, 'true ayanamsha': 0.0003 });

/**
 * The sky of 600 births, 1900 to 2099, at their Universal Time. Arc-seconds. Delta-T is ours: where both sides predict
 * it they differ by up to 0.4 s, in which the Moon moves 0.23 arc-seconds.
 */
export const BIRTHS: Tolerances = {
  ...each(0.02, { 'Sun at birth': 0.004 }),
  ...each(0.3, { 'Moon at birth': 0.06 }),
  // Behind the Sun's disc, where nobody sees it, the light of a planet is bent by models that differ.
  ...each(0.5, { Mercury: 0.006, Venus: 0.005, Mars: 0.003, Jupiter: 0.004, Saturn: 0.005 }, ' at birth'),
  ...each(0.3, { 'MeanNode at birth': 0.06 }),
  ...each(0.01, { 'mean ayanamsha at birth': 0.0003 }),
  // Both sides use the same formulas here …
  ...each(0.02, { 'ascendant below 60 before 2050': 0.004, 'ascendant from 60 before 2050': 0.004 }),
  // … but from 2050 on the reference has another sidereal time, 1.9 arc-seconds off.
  ...each(10, { 'ascendant below 60 from 2050': 2, 'ascendant from 60 from 2050': 2 }),
};

/** Seconds. The reference is a prediction of its own from 2023 on. */
export const DELTA_T: Tolerances = {
  ...each(1, { 'delta-T 1800 to 1839': 0.2 }),
  ...each(0.2, { 'delta-T 1840 to 2025': 0.015 }),
  ...each(0.5, { 'delta-T from 2026': 0.22 }),
};

/**
 * Sidereal time and ascendant at 64 places, arc-seconds, and nutation. The reference uses another sidereal time
 * before 1850 and from 2050 on.
 */
export const HORIZON: Tolerances = {
  ...each(0.001, { 'sidereal time 1850 to 2049': 0.0001, 'ascendant 1850 to 2049': 0.0002 }),
  ...each(3, { 'sidereal time elsewhere': 1.3 }),
  ...each(10, { 'ascendant elsewhere': 1.3 }),
  ...each(0.000_01, { 'nutation in longitude': 0.000_001 }),
  ...each(0.3, { 'mean node': 0.11 }),
};

/** Minutes from the reference's own instants, which are whole seconds. */
export const INSTANTS: Tolerances = {
  ...each(1, { 'Saturn ingress': 0.025 }),
  ...each(1, { 'pass of mars': 0.005, 'pass of jupiter': 0.025, 'pass of saturn': 0.025 }),
};

/** Arc-seconds by which a planet at our instant is from where it is at the reference's. */
export const INSTANT_ANGLES: Tolerances = {
  ...each(0.1, { 'Saturn at its ingress': 0.005 }),
  ...each(0.1, { 'mars at its pass': 0.005, 'jupiter at its pass': 0.006, 'saturn at its pass': 0.006 }),
};

/** Seconds, in Terrestrial Time where delta-T would enter. */
export const EVENTS: Readonly<Record<string, Tolerance>> = {
  ...each(5, { 'station of Mercury': 0.25, 'station of Venus': 1.4 }),
  ...each(15, { 'station of Mars': 2.4, 'station of Jupiter': 3.2 }),
  // The reference's speed counts the nutation of the obliquity, which moves no longitude on the ecliptic.
  ...each(52, { 'station of Saturn': 12 }),
  ...each(
    4,
    { Mercury: 0.1, Venus: 0.35, Mars: 0.45, Jupiter: 0.8, Saturn: 1.6 },
    ' station by the speed of the reference',
  ),
  ...each(2, { 'phase of the Moon': 0.06, "Sun's rise below 60": 0.4, "Sun's set below 60": 0.4 }),
  ...each(10, { "Sun's rise from 60": 0.4, "Sun's set from 60": 0.4 }),
};
