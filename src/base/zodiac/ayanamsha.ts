import { generalPrecession } from '../ephemeris/earth.js';
import { centuriesSinceJ2000, type Ephemeris, momentAt } from '../ephemeris/ephemeris.js';
import {
  galacticCentreCulmination,
  galacticCentreLongitude,
  mulaLongitude,
  pushyaLongitude,
  revatiLongitude,
  spicaLongitude,
} from '../ephemeris/zodiac-stars.js';
import { AYANAMSHAS, type Ayanamsha } from './ayanamsha-names.js';
import { parseInstant, type ToldAyanamsha } from './own-ayanamsha.js';

/** A zodiac without a name: its mean ayanamsha at J2000.0, degrees, from which it goes with the precession. */
export interface OwnZero {
  readonly atJ2000: number;
}

/** Where a zodiac begins: one of those known by name, or one that goes with the precession from a value of its own. */
export type ZodiacZero = Ayanamsha | OwnZero | ToldAyanamsha;

const LAHIRI_AT_J2000 = 23.857092325;

/** What an ayanamsha gains on the general precession, arc-seconds for each of three powers of a century. */
type Drift = readonly [number, number, number];

interface Fixed {
  /** As reported in `provenance.ayanamsha`. */
  readonly label: string;
  /** Mean ayanamsha at J2000.0, degrees. */
  readonly atJ2000: number;
  /** Where it is more than 0.002". */
  readonly drift?: Drift;
}

/** A zodiac that goes with a star. */
interface Starred {
  readonly label: string;
  /** Apparent longitude of the star in the frame of `EclipticPosition`, degrees. */
  readonly star: (ephemeris: Ephemeris, julianDayTt: number) => number;
  /** The sidereal longitude at which it holds the star, degrees; before 0 where the star ends the circle. */
  readonly at: number;
}

/** That of zero years of the fifth and sixth centuries, by the precession of the reference. */
const SINCE_499: Drift = [-0.0154733, -0.0030735, -0.0000621];

/**
 * Values at J2000.0, in agreement with the mean ayanamshas of the Swiss Ephemeris within 0.0012" from 1800 to 2200, of
 * those that go with a star within 0.03", with the centre of the Galaxy within 0.1". What each is defined by is in
 * docs/conventions.md, with its source.
 */
const DEFINITIONS: Readonly<Record<Ayanamsha, Fixed | Starred>> = {
  lahiri: { label: 'Lahiri (Chitrapaksha)', atJ2000: LAHIRI_AT_J2000 },
  lahiri_icrc: { label: 'Lahiri (Calendar Reform Committee)', atJ2000: 23.856788988 },
  lahiri_1940: { label: 'Lahiri (1940)', atJ2000: 23.842323232 },
  lahiri_vp285: {
    label: 'Lahiri (zero in 285)',
    atJ2000: 23.863481201,
    drift: [-0.0226718, -0.003544, -0.0000588],
  },
  true_chitra: { label: 'True Chitra (Spica at 180 degrees)', star: spicaLongitude, at: 180 },
  true_pushya: { label: 'True Pushya (Asellus Australis at 106 degrees)', star: pushyaLongitude, at: 106 },
  true_revati: { label: 'True Revati (zeta Piscium at 359 degrees 50 minutes)', star: revatiLongitude, at: -10 / 60 },
  true_mula: { label: 'True Mula (Shaula at 240 degrees)', star: mulaLongitude, at: 240 },
  true_sheoran: {
    label: 'Sheoran (Asellus Australis at 103.4926 degrees)',
    star: pushyaLongitude,
    at: 103.49264221625,
  },
  galactic_center_0_sagittarius: {
    label: 'Galactic centre (at 240 degrees)',
    star: galacticCentreLongitude,
    at: 240,
  },
  galactic_center_mula: {
    label: 'Galactic centre (culminating with the middle of Mula)',
    star: galacticCentreCulmination,
    at: 246 + 40 / 60,
  },
  raman: { label: 'Raman', atJ2000: 22.410791012 },
  krishnamurti: { label: 'Krishnamurti (KP)', atJ2000: 23.760240012 },
  krishnamurti_vp291: {
    label: 'Krishnamurti (zero in 291)',
    atJ2000: 23.780364956,
    drift: [-0.0224528, -0.0035309, -0.0000589],
  },
  yukteshwar: { label: 'Sri Yukteshwar', atJ2000: 22.478803 },
  surya_siddhanta: { label: 'Surya Siddhanta', atJ2000: 20.895058836, drift: SINCE_499 },
  surya_siddhanta_mean_sun: { label: 'Surya Siddhanta (mean Sun)', atJ2000: 20.680424904, drift: SINCE_499 },
  ss_revati: { label: 'Surya Siddhanta (Revati)', atJ2000: 20.103388394, drift: SINCE_499 },
  ss_chitra: { label: 'Surya Siddhanta (Chitra)', atJ2000: 23.005763294, drift: SINCE_499 },
  aryabhata: { label: 'Aryabhata', atJ2000: 20.89505974, drift: SINCE_499 },
  aryabhata_mean_sun: { label: 'Aryabhata (mean Sun)', atJ2000: 20.65742736, drift: SINCE_499 },
  aryabhata_522: {
    label: 'Aryabhata (zero in 522)',
    atJ2000: 20.575846984,
    drift: [-0.0147751, -0.0030226, -0.0000625],
  },
  ushashashi: { label: 'Usha and Shashi', atJ2000: 20.057540999 },
  jn_bhasin: { label: 'J. N. Bhasin', atJ2000: 22.762136999 },
  fagan_bradley: { label: 'Fagan-Bradley', atJ2000: 24.740299966 },
  deluce: { label: 'DeLuce', atJ2000: 27.815752806, drift: [-0.03424, -0.0041623, -0.0000532] },
  djwhal_khul: { label: 'Djwhal Khul', atJ2000: 28.359678599 },
};

/** The name of an ayanamsha as results report it. */
export function ayanamshaLabel(ayanamsha: ZodiacZero): string {
  if (typeof ayanamsha === 'string') return DEFINITIONS[ayanamsha].label;
  if ('atJ2000' in ayanamsha) return `Own (${ayanamsha.atJ2000} degrees at J2000.0)`;
  return `Own (${ayanamsha.value} degrees at ${ayanamsha.at})`;
}

/** Whether a zodiac goes with a star, which each look at a longitude places then too. */
export function followsStar(ayanamsha: unknown): boolean {
  return AYANAMSHAS.some((name) => name === ayanamsha && 'star' in DEFINITIONS[name]);
}

/**
 * Where the zodiac of an ayanamsha begins in the frame of `EclipticPosition`, degrees. The precession is in neither, so
 * this stands still but for those of a star, which swing with it by 20" a year.
 */
export function zodiacStart(ephemeris: Ephemeris, ayanamsha: ZodiacZero, julianDayTt: number): number {
  // The usual case goes first, for it is asked nine times a chart.
  if (ayanamsha === 'lahiri') return LAHIRI_AT_J2000;
  if (typeof ayanamsha !== 'string') return ownStart(ayanamsha);
  const definition = DEFINITIONS[ayanamsha];
  if ('star' in definition) return definition.star(ephemeris, julianDayTt) - definition.at;
  const { atJ2000, drift } = definition;
  if (!drift) return atJ2000;
  const t = centuriesSinceJ2000(julianDayTt);
  return atJ2000 + (t * (drift[0] + t * (drift[1] + t * drift[2]))) / 3600;
}

/** What has been reckoned of values at an instant, so that it is done once a calculation. */
const startOf = /* @__PURE__ */ new WeakMap<ToldAyanamsha, number>();

function ownStart(own: OwnZero | ToldAyanamsha): number {
  if ('atJ2000' in own) return own.atJ2000;
  const known = startOf.get(own);
  if (known !== undefined) return known;
  const { atJ2000 } = ownZero(own.value, momentAt(parseInstant(own.at) as number).tt);
  startOf.set(own, atJ2000);
  return atJ2000;
}

/** The zodiac that has a value, degrees, at a Julian day of Terrestrial Time. */
export function ownZero(value: number, julianDayTt: number): OwnZero {
  return { atJ2000: value - generalPrecession(julianDayTt) / 3600 };
}

/** Whether the zodiac of an ayanamsha moves fast enough in the frame to show in a speed. */
export function zodiacMoves(ayanamsha: ZodiacZero): boolean {
  return typeof ayanamsha === 'string' && 'star' in DEFINITIONS[ayanamsha];
}

/** Mean ayanamsha, degrees, without nutation: mean tropical longitude minus this is the sidereal longitude. */
export function meanAyanamsha(ephemeris: Ephemeris, ayanamsha: ZodiacZero, julianDayTt: number): number {
  return zodiacStart(ephemeris, ayanamsha, julianDayTt) + generalPrecession(julianDayTt) / 3600;
}
