import { roundTo } from '../base/math/angle.js';
import * as field from '../base/schema/fields.js';
import {
  type ContactAtPlace,
  type LunarAtPlace,
  SOLAR_CONTACTS,
  type SolarAtPlace,
  type SolarContactCode,
} from '../rules/eclipse/at-place.js';
import type { Eclipse } from '../rules/eclipse/eclipses.js';
import { LUNAR_CONTACTS, type LunarContactCode, type LunarEclipse } from '../rules/eclipse/lunar-eclipse.js';
import { named } from './vocabulary.js';

export type EclipseContactCode = SolarContactCode | LunarContactCode;

/** A contact as a place has it. */
export interface EclipseContactAtPlace {
  readonly code: EclipseContactCode;
  readonly occurs_at: string;
  /** Of the centre over the horizon, without refraction; below 0 under it. */
  readonly altitude_deg: number;
  readonly is_visible: boolean;
}

/** What a drawing of the maximum needs; lengths in radii of the disc that is eclipsed. */
export interface EclipseDisc {
  /** Of the eclipsed body, from north through east. */
  readonly azimuth_deg: number;
  /** From its centre to that of the Moon before the Sun, or of the shadow on the Moon. */
  readonly distance: number;
  /** Which way that is, from the zenith against the clock, [0, 360). */
  readonly direction_deg: number;
  /** Of the Moon's disc, or of the umbra. */
  readonly covering_radius: number;
  /** Null in a solar eclipse. */
  readonly penumbra_radius: number | null;
}

/** How a place has an eclipse. Null wherever the penumbra of a solar one passes it by. */
export interface EclipseAtPlaceResult {
  /** What it is at `maximum_at`. */
  readonly eclipse_type: Exclude<Eclipse['type'], 'hybrid'> | null;
  /** Whether some of it is over the horizon. */
  readonly is_visible: boolean;
  /** When it is deepest while it is seen; of one that is not seen, below the horizon. */
  readonly maximum_at: string | null;
  /** Then: the covered part of the Sun's diameter, above 1 where more than all of it is; null for the Moon. */
  readonly magnitude: number | null;
  /** Then: the part of the Moon's diameter in the umbra, above 1 in a total eclipse; null for the Sun. */
  readonly umbral_magnitude: number | null;
  readonly penumbral_magnitude: number | null;
  /** The covered part of the Sun's disc; null for the Moon. */
  readonly obscuration_percent: number | null;
  readonly altitude_deg: number | null;
  /** In the order of time, also those below the horizon. */
  readonly contacts: readonly EclipseContactAtPlace[];
  /** Of the eclipsed body, where it rises or sets within the eclipse. */
  readonly rises_at: string | null;
  readonly sets_at: string | null;
  readonly disc: EclipseDisc | null;
}

/** Anew each time: whoever is told of it may change it. */
export function nothingAtPlace(): EclipseAtPlaceResult {
  return {
    eclipse_type: null,
    is_visible: false,
    maximum_at: null,
    magnitude: null,
    umbral_magnitude: null,
    penumbral_magnitude: null,
    obscuration_percent: null,
    altitude_deg: null,
    contacts: [],
    rises_at: null,
    sets_at: null,
    disc: null,
  };
}

export function eclipseAtPlaceResult(
  local: (at: number) => string,
  seen: SolarAtPlace | LunarAtPlace,
): EclipseAtPlaceResult {
  const maybe = (at: number | undefined) => (at === undefined ? null : local(at));
  return {
    eclipse_type: seen.type,
    is_visible: seen.isVisible,
    maximum_at: local(seen.maximum),
    magnitude: seen.kind === 'solar' ? roundTo(seen.magnitude, 4) : null,
    umbral_magnitude: seen.kind === 'lunar' ? inUmbra(seen) : null,
    penumbral_magnitude: seen.kind === 'lunar' ? roundTo(seen.penumbralMagnitude, 4) : null,
    obscuration_percent: seen.kind === 'solar' ? roundTo(100 * seen.obscuration, 2) : null,
    altitude_deg: roundTo(seen.altitude, 2),
    contacts: seen.contacts.map((contact: ContactAtPlace<EclipseContactCode>) => ({
      code: contact.code,
      occurs_at: local(contact.at),
      altitude_deg: roundTo(contact.altitude, 2),
      is_visible: contact.isVisible,
    })),
    rises_at: maybe(seen.rises),
    sets_at: maybe(seen.sets),
    disc: {
      azimuth_deg: roundTo(seen.azimuth, 1) % 360,
      distance: roundTo(seen.discs.distance, 4),
      direction_deg: roundTo(seen.discs.direction, 1) % 360,
      covering_radius: roundTo(seen.kind === 'solar' ? seen.discs.moonRadius : seen.discs.umbraRadius, 4),
      penumbra_radius: seen.kind === 'solar' ? null : roundTo(seen.discs.penumbraRadius, 4),
    },
  };
}

/** The part of the diameter of the Moon in the umbra. */
export function inUmbra({ umbralMagnitude }: Pick<LunarEclipse, 'umbralMagnitude'>): number {
  return roundTo(Math.max(0, umbralMagnitude), 4);
}

const TYPES_AT_PLACE = ['partial', 'total', 'annular', 'penumbral'] as const;

export function eclipseAtPlaceSchema() {
  const orNumber = (description: string) => field.orNull(field.number(description));
  const orInstant = (description: string) => field.orNull(field.instant(description));
  return field.open({
    eclipse_type: field.orNull(
      named('eclipse_type', TYPES_AT_PLACE, 'What it is at its maximum here; null without a contact.'),
    ),
    is_visible: field.flag('Whether some of it is over the horizon.'),
    maximum_at: orInstant('When it is deepest while it is seen; of one that is not seen, below the horizon.'),
    magnitude: orNumber(
      "The covered part of the Sun's diameter then, above 1 where more than all is; null for the Moon.",
    ),
    umbral_magnitude: orNumber("The part of the Moon's diameter in the umbra then; null for the Sun."),
    penumbral_magnitude: orNumber("The part of the Moon's diameter in the penumbra; null for the Sun."),
    obscuration_percent: orNumber("The covered part of the Sun's disc then, per cent; null for the Moon."),
    altitude_deg: orNumber('Of the centre over the horizon then, degrees, without refraction.'),
    contacts: field.list(
      field.open({
        code: named('eclipse_contact', [...SOLAR_CONTACTS, ...LUNAR_CONTACTS], 'Which contact.'),
        occurs_at: field.instant('When.'),
        altitude_deg: field.number('Of the centre over the horizon, degrees, without refraction; below 0 under it.'),
        is_visible: field.flag('Whether the body is over the horizon, as its rising and setting are counted.'),
      }),
    ),
    rises_at: orInstant('When the eclipsed body rises within the eclipse; null where it does not.'),
    sets_at: orInstant('When it sets within the eclipse; null where it does not.'),
    disc: field.orNull(
      field.open({
        azimuth_deg: field.number('Where the eclipsed body stands at the maximum, degrees from north through east.'),
        distance: field.number(
          'From its centre to that of the Moon before the Sun, or of the shadow on the Moon, in radii of its disc.',
        ),
        direction_deg: field.number('Which way that is, degrees from the zenith against the clock, [0, 360).'),
        covering_radius: field.number("Radius of the Moon's disc, or of the umbra, in radii of the eclipsed disc."),
        penumbra_radius: orNumber('Radius of the penumbra, in the same; null for the Sun.'),
      }),
    ),
  });
}
