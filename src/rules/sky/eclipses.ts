import type { Place } from '../../base/ephemeris/ascendant.js';
import { defaultEphemeris } from '../../base/ephemeris/default.js';
import { type Ephemeris, epochMillisecondsOfUniversalTime, universalTimeAt } from '../../base/ephemeris/ephemeris.js';
import { instantAt, type SkyInstant, spanOf, type When } from '../../base/input/instant.js';
import { checkedEphemeris, requireOptions } from '../../base/input/options.js';
import {
  type EclipseAtPlace,
  type LocalSolarType,
  lunarAtPlace,
  type SolarContactCode,
  solarAtPlace,
} from '../eclipse/at-place.js';
import { type Eclipse, eclipsesIn } from '../eclipse/eclipses.js';
import type { LunarContactCode, LunarType } from '../eclipse/lunar-eclipse.js';
import type { SolarType } from '../eclipse/solar-eclipse.js';
import { requirePlace } from './position.js';

/** The options of {@link solarEclipses} and its like. */
export interface EclipseOptions {
  /** Computes positions. Default: the ephemeris of the package. */
  readonly ephemeris?: Ephemeris;
}

/** An eclipse of the Sun on the whole Earth. Nothing is rounded. */
export interface SkySolarEclipse {
  readonly kind: 'solar';
  /** Total and annular also where only the rim of the shadow meets the Earth. */
  readonly type: SolarType;
  /** When the Sun would be covered most from the centre of the Earth. */
  readonly maximum: SkyInstant;
  /** When the penumbra meets the Earth first and last. */
  readonly begins: SkyInstant;
  readonly ends: SkyInstant;
  /** Where it is greatest at the maximum, degrees north and east. */
  readonly greatest: Place;
  /** Whether the axis of the shadow meets the Earth at the maximum. */
  readonly isCentral: boolean;
  /** There: the covered part of the Sun's diameter; of a total or annular one that of the Moon over that of the Sun. */
  readonly magnitude: number;
  /** How near the axis comes to the centre of the Earth, equatorial radii, north positive. */
  readonly gamma: number;
  readonly saros: number;
}

/** An eclipse of the Moon. Nothing is rounded. */
export interface SkyLunarEclipse {
  readonly kind: 'lunar';
  readonly type: LunarType;
  /** When the centre of the Moon is nearest to the axis of the shadow. */
  readonly maximum: SkyInstant;
  /** The parts of the Moon's diameter in umbra and penumbra; below 0 where it stays outside. */
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  /** How near the Moon comes to the axis, equatorial radii of the Earth, north positive. */
  readonly gamma: number;
  readonly saros: number;
  /** In the order of time. */
  readonly contacts: readonly { readonly code: LunarContactCode; readonly at: SkyInstant }[];
}

/** A contact as a place has it. */
export interface SkyContact<Code extends string> {
  readonly code: Code;
  readonly at: SkyInstant;
  /** Degrees of the centre over the horizon, without refraction. */
  readonly altitude: number;
  /** Whether the body has risen, by the standard definition of {@link HorizonDefinition}. */
  readonly isVisible: boolean;
}

interface SeenEclipse<Type, Code extends string> {
  /** What it is at its maximum at the place. */
  readonly type: Type;
  /** When it is deepest while it is seen. */
  readonly maximum: SkyInstant;
  /** Of the eclipsed body then, degrees: without refraction, and from north through east. */
  readonly altitude: number;
  readonly azimuth: number;
  /** In the order of time, also those below the horizon. */
  readonly contacts: readonly SkyContact<Code>[];
  /** Where the body rises or sets within the eclipse. */
  readonly rises: SkyInstant | null;
  readonly sets: SkyInstant | null;
}

/** An eclipse of the Sun as a place sees it. Nothing is rounded. */
export interface SolarEclipseSeen extends SeenEclipse<LocalSolarType, SolarContactCode> {
  readonly eclipse: SkySolarEclipse;
  /** The covered part of the Sun's diameter at the maximum; above 1 where more than all is covered. */
  readonly magnitude: number;
  /** The covered part of its disc, 0 to 1. */
  readonly obscuration: number;
}

/** An eclipse of the Moon as a place sees it. Nothing is rounded. */
export interface LunarEclipseSeen extends SeenEclipse<LunarType, LunarContactCode> {
  readonly eclipse: SkyLunarEclipse;
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
}

/**
 * The eclipses of the Sun on the whole Earth whose maximum lies between an instant and, not including, another.
 *
 * @throws CalculationError `invalid_input` for what is no instant or no option; `engine_error` outside 1800 to 2200.
 *
 * @example
 * import { solarEclipses } from 'nirayana/sky';
 *
 * const [from, to] = [new Date('2027-01-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z')];
 * solarEclipses(from, to).map(({ type, saros }) => `${type} ${saros}`); // => ['annular 131', 'total 136']
 * solarEclipses(from, to)[1].maximum.utc; // => '2027-08-02T10:06:41Z'
 */
export function solarEclipses(from: When, to: When, options: EclipseOptions = {}): SkySolarEclipse[] {
  return found(from, to, options).eclipses.flatMap((eclipse) => (eclipse.kind === 'solar' ? [ofSun(eclipse)] : []));
}

/**
 * The eclipses of the Moon, those of the penumbra among them, as {@link solarEclipses}.
 *
 * @throws CalculationError as {@link solarEclipses}.
 *
 * @example
 * import { lunarEclipses } from 'nirayana/sky';
 *
 * const [from, to] = [new Date('2028-01-01T00:00:00Z'), new Date('2029-01-01T00:00:00Z')];
 * lunarEclipses(from, to).map(({ type }) => type); // => ['partial', 'partial', 'total']
 * lunarEclipses(from, to)[2].umbralMagnitude.toFixed(3); // => '1.246'
 */
export function lunarEclipses(from: When, to: When, options: EclipseOptions = {}): SkyLunarEclipse[] {
  return found(from, to, options).eclipses.flatMap((eclipse) => (eclipse.kind === 'lunar' ? [ofMoon(eclipse)] : []));
}

/**
 * The eclipses of the Sun that a place sees something of, as {@link solarEclipses}.
 *
 * @throws CalculationError as {@link solarEclipses}, and `invalid_input` for what is no place.
 *
 * @example
 * import { solarEclipsesAt } from 'nirayana/sky';
 *
 * const dallas = { latitude: 32.7767, longitude: -96.797 };
 * const [from, to] = [new Date('2024-01-01T00:00:00Z'), new Date('2025-01-01T00:00:00Z')];
 * const [seen] = solarEclipsesAt(from, to, dallas);
 * seen.type; // => 'total'
 * seen.contacts.map(({ code, at }) => `${code} ${at.utc.slice(11, 19)}`).slice(0, 2); // => ['first 17:23:19', 'second 18:40:43']
 */
export function solarEclipsesAt(from: When, to: When, place: Place, options: EclipseOptions = {}): SolarEclipseSeen[] {
  requirePlace(place);
  const { ephemeris, eclipses } = found(from, to, options);
  return eclipses.flatMap((eclipse): SolarEclipseSeen[] => {
    const seen = eclipse.kind === 'solar' ? solarAtPlace(ephemeris, eclipse, place) : undefined;
    if (eclipse.kind !== 'solar' || !seen?.isVisible) return [];
    const { magnitude, obscuration } = seen;
    return [{ eclipse: ofSun(eclipse), ...seenParts(seen), magnitude, obscuration }];
  });
}

/**
 * The eclipses of the Moon that a place sees something of, as {@link lunarEclipses}.
 *
 * @throws CalculationError as {@link solarEclipsesAt}.
 *
 * @example
 * import { lunarEclipsesAt } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const [from, to] = [new Date('2025-09-01T00:00:00Z'), new Date('2025-10-01T00:00:00Z')];
 * const [seen] = lunarEclipsesAt(from, to, delhi);
 * [seen.type, seen.altitude.toFixed(0)]; // => ['total', '54']
 */
export function lunarEclipsesAt(from: When, to: When, place: Place, options: EclipseOptions = {}): LunarEclipseSeen[] {
  requirePlace(place);
  const { ephemeris, eclipses } = found(from, to, options);
  return eclipses.flatMap((eclipse): LunarEclipseSeen[] => {
    if (eclipse.kind !== 'lunar') return [];
    const seen = lunarAtPlace(ephemeris, eclipse, place);
    if (!seen.isVisible) return [];
    const { umbralMagnitude, penumbralMagnitude } = seen;
    return [{ eclipse: ofMoon(eclipse), ...seenParts(seen), umbralMagnitude, penumbralMagnitude }];
  });
}

function found(from: When, to: When, options: EclipseOptions) {
  requireOptions(options, ['ephemeris']);
  const ephemeris = checkedEphemeris(options.ephemeris ?? defaultEphemeris, defaultEphemeris);
  const { start, end } = spanOf(from, to);
  const [first, last] = [start, end].map(({ ut }) => epochMillisecondsOfUniversalTime(ut)) as [number, number];
  return { ephemeris, eclipses: eclipsesIn(ephemeris, { start: first, end: last }) };
}

const at = (epochMilliseconds: number) => instantAt(universalTimeAt(epochMilliseconds));
const maybeAt = (epochMilliseconds: number | undefined) =>
  epochMilliseconds === undefined ? null : at(epochMilliseconds);

function ofSun(eclipse: Extract<Eclipse, { kind: 'solar' }>): SkySolarEclipse {
  const { kind, type, maximum, begins, ends, greatest, central, magnitude, gamma, saros } = eclipse;
  return {
    kind,
    type,
    maximum: at(maximum),
    begins: at(begins),
    ends: at(ends),
    greatest,
    isCentral: central,
    magnitude,
    gamma,
    saros,
  };
}

function ofMoon(eclipse: Extract<Eclipse, { kind: 'lunar' }>): SkyLunarEclipse {
  const { kind, type, maximum, umbralMagnitude, penumbralMagnitude, gamma, saros, contacts } = eclipse;
  return {
    kind,
    type,
    maximum: at(maximum),
    umbralMagnitude,
    penumbralMagnitude,
    gamma,
    saros,
    contacts: contacts.map((contact) => ({ code: contact.code, at: at(contact.at) })),
  };
}

function seenParts<Type extends string, Code extends string>(
  seen: EclipseAtPlace<Type, Code>,
): SeenEclipse<Type, Code> {
  const { type, maximum, altitude, azimuth, contacts, rises, sets } = seen;
  return {
    type,
    maximum: at(maximum),
    altitude,
    azimuth,
    contacts: contacts.map((contact) => ({ ...contact, at: at(contact.at) })),
    rises: maybeAt(rises),
    sets: maybeAt(sets),
  };
}
