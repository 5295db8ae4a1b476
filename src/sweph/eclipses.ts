import { defaultEphemeris } from '../base/ephemeris/default.js';
import { SUN_RADIUS } from '../base/ephemeris/deflection.js';
import { epochMillisecondsOf, momentAt } from '../base/ephemeris/ephemeris.js';
import { CalculationError } from '../base/errors.js';
import { asin, DEGREES_PER_RADIAN, wrap360 } from '../base/math/angle.js';
import { type Eclipse, eclipsesIn } from '../rules/eclipse/eclipses.js';
import type { LunarEclipse } from '../rules/eclipse/lunar-eclipse.js';
import type { SolarEclipse } from '../rules/eclipse/solar-eclipse.js';
import { constants } from './constants.js';
import { notHere } from './refusals.js';
import { instantOf } from './turning.js';

const { SE_ECL_TOTAL, SE_ECL_ANNULAR, SE_ECL_PARTIAL, SE_ECL_ANNULAR_TOTAL, SE_ECL_PENUMBRAL } = constants;
const { SE_ECL_CENTRAL, SE_ECL_NONCENTRAL } = constants;

/** What is told of a saros that has no number here; the interface has it for the member of a series. */
export const UNKNOWN = -99_999_999;

const SOLAR = {
  total: SE_ECL_TOTAL,
  annular: SE_ECL_ANNULAR,
  partial: SE_ECL_PARTIAL,
  hybrid: SE_ECL_ANNULAR_TOTAL,
} as const;
const LUNAR = { total: SE_ECL_TOTAL, partial: SE_ECL_PARTIAL, penumbral: SE_ECL_PENUMBRAL } as const;

/** The kind of a solar eclipse on the whole Earth. */
export function solarKind({ type, central }: SolarEclipse): number {
  return SOLAR[type] | centrality({ type, central });
}

export function centrality({ type, central }: Pick<SolarEclipse, 'type' | 'central'>): number {
  return type !== 'partial' && central ? SE_ECL_CENTRAL : SE_ECL_NONCENTRAL;
}

export function lunarKind({ type }: Pick<LunarEclipse, 'type'>): number {
  return LUNAR[type];
}

const TYPES = SE_ECL_TOTAL | SE_ECL_ANNULAR | SE_ECL_PARTIAL | SE_ECL_ANNULAR_TOTAL | SE_ECL_PENUMBRAL;
const CENTRALITIES = SE_ECL_CENTRAL | SE_ECL_NONCENTRAL;

/** Whether a kind is among those that are wanted by bits; with none of them every one is. */
export function isWanted(kind: number, wanted: number): boolean {
  const [types, centralities] = [wanted & TYPES, wanted & CENTRALITIES];
  return (types === 0 || (kind & types) !== 0) && (centralities === 0 || (kind & centralities) !== 0);
}

const DAY = 86_400_000;
/** Days searched at a time: in half a year there is a season of eclipses. */
const PIECE = 190 * DAY;

type Kind = Eclipse['kind'];
type Of<Name extends Kind> = Extract<Eclipse, { kind: Name }>;

/** What of an eclipse is told, and the instant by which it counts as later or earlier; undefined where it does not count. */
type Look<Name extends Kind, Found> = (eclipse: Of<Name>) => { readonly at: number; readonly found: Found } | undefined;

/** The first eclipse after a Julian day, or the last before it, of which a look finds something. */
export function nextEclipse<Name extends Kind, Found>(
  kind: Name,
  julianDayUt: number,
  isBackwards: boolean,
  look: Look<Name, Found>,
): Found {
  const start = instantOf(julianDayUt);
  for (const eclipses of pieces(start, isBackwards)) {
    for (const eclipse of eclipses) {
      const seen = eclipse.kind === kind ? look(eclipse as Of<Name>) : undefined;
      if (seen && (isBackwards ? seen.at < start : seen.at > start)) return seen.found;
    }
  }
  throw new CalculationError('engine_error', notHere('there is no such eclipse from 1800 to 2200'));
}

/** The eclipses from a day on this side of an instant to the end of the ephemeris, piece by piece, in the order asked. */
function* pieces(start: number, isBackwards: boolean): Generator<readonly Eclipse[]> {
  const { first, last } = defaultEphemeris.span;
  const [least, most] = [epochMillisecondsOf(first + 1) - PIECE, epochMillisecondsOf(last - 1) + PIECE];
  const step = isBackwards ? -PIECE : PIECE;
  for (let edge = isBackwards ? start + DAY : start - DAY; edge > least && edge < most; edge += step) {
    const span = { start: Math.min(edge, edge + step), end: Math.max(edge, edge + step) };
    const found = eclipsesIn(defaultEphemeris, span);
    yield isBackwards ? found.reverse() : found;
  }
}

/** The eclipse that is going on at an instant, or undefined. */
export function eclipseAt<Name extends Kind>(kind: Name, at: number): Of<Name> | undefined {
  const about = eclipsesIn(defaultEphemeris, { start: at - DAY, end: at + DAY });
  return about.find((eclipse): eclipse is Of<Name> => eclipse.kind === kind && isOn(eclipse, at));
}

function isOn({ begins, ends }: Eclipse, at: number): boolean {
  return begins <= at && at <= ends;
}

/** The radius of the Sun as it is seen, degrees, at an instant. */
export function sunRadiusAt(at: number): number {
  return asin(SUN_RADIUS / defaultEphemeris.position('Sun', momentAt(at).tt).distance) * DEGREES_PER_RADIAN;
}

/** From south through west, of an azimuth from north through east. */
export function fromSouth(azimuth: number): number {
  return wrap360(azimuth + 180);
}
