import { generalPrecession } from '../ephemeris/earth.js';
import { centuriesSinceJ2000, type Ephemeris } from '../ephemeris/ephemeris.js';
import { spicaLongitude } from '../ephemeris/star-longitude.js';

/** The zero points of the sidereal zodiac that can be chosen. */
export const AYANAMSHAS = [
  'lahiri',
  'lahiri_icrc',
  'true_chitra',
  'raman',
  'krishnamurti',
  'yukteshwar',
  'surya_siddhanta',
  'fagan_bradley',
] as const;
export type Ayanamsha = (typeof AYANAMSHAS)[number];

/** Where a zodiac begins: one of those known by name, or one that goes with the precession from a value of its own. */
export type ZodiacZero = Ayanamsha | { readonly atJ2000: number };

const LAHIRI_AT_J2000 = 23.857092325;

interface Definition {
  /** As reported in `provenance.ayanamsha`. */
  readonly label: string;
  /** Mean ayanamsha at J2000.0, degrees; without one the zero point follows Spica. */
  readonly atJ2000?: number;
  /** What it gains on the general precession, arc-seconds per power of a century, where that is more than 0.002". */
  readonly drift?: readonly [number, number, number];
}

/**
 * Values at J2000.0, in agreement with the mean ayanamshas of the Swiss Ephemeris within 0.0012" from 1800 to 2200.
 * Lahiri is defined by 23° 15' 00.658" (true) on 1956-03-21 (Indian Astronomical Ephemeris), its ICRC reading by
 * 23° 15' 00" (Calendar Reform Committee).
 */
const DEFINITIONS: Readonly<Record<Ayanamsha, Definition>> = {
  lahiri: { label: 'Lahiri (Chitrapaksha)', atJ2000: LAHIRI_AT_J2000 },
  lahiri_icrc: { label: 'Lahiri (Calendar Reform Committee)', atJ2000: 23.856788988 },
  true_chitra: { label: 'True Chitra (Spica at 180 degrees)' },
  raman: { label: 'Raman', atJ2000: 22.410791012 },
  krishnamurti: { label: 'Krishnamurti (KP)', atJ2000: 23.760240012 },
  yukteshwar: { label: 'Sri Yukteshwar', atJ2000: 22.478803 },
  surya_siddhanta: {
    label: 'Surya Siddhanta',
    atJ2000: 20.895058836,
    drift: [-0.0154733, -0.0030735, -0.0000621],
  },
  fagan_bradley: { label: 'Fagan-Bradley', atJ2000: 24.740299966 },
};

/** The name of an ayanamsha as results report it. */
export function ayanamshaLabel(ayanamsha: Ayanamsha): string {
  return DEFINITIONS[ayanamsha].label;
}

/**
 * Where the zodiac of an ayanamsha begins in the frame of `EclipticPosition`, degrees. The precession is in neither, so
 * this stands still but for true Chitra, which swings with the star by 20" a year.
 */
export function zodiacStart(ephemeris: Ephemeris, ayanamsha: ZodiacZero, julianDayTt: number): number {
  // The usual case goes first, for it is asked nine times a chart.
  if (ayanamsha === 'lahiri') return LAHIRI_AT_J2000;
  if (typeof ayanamsha !== 'string') return ayanamsha.atJ2000;
  const { atJ2000, drift } = DEFINITIONS[ayanamsha];
  if (atJ2000 === undefined) return spicaLongitude(ephemeris, julianDayTt) - 180;
  if (!drift) return atJ2000;
  const t = centuriesSinceJ2000(julianDayTt);
  return atJ2000 + (t * (drift[0] + t * (drift[1] + t * drift[2]))) / 3600;
}

/** Whether the zodiac of an ayanamsha moves fast enough in the frame to show in a speed. */
export function zodiacMoves(ayanamsha: ZodiacZero): boolean {
  return ayanamsha === 'true_chitra';
}

/** Mean ayanamsha, degrees, without nutation: mean tropical longitude minus this is the sidereal longitude. */
export function meanAyanamsha(ephemeris: Ephemeris, ayanamsha: ZodiacZero, julianDayTt: number): number {
  return zodiacStart(ephemeris, ayanamsha, julianDayTt) + generalPrecession(julianDayTt) / 3600;
}
