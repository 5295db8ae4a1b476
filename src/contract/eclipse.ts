import type { ContactAtPlace } from '../eclipse/at-place.js';
import type { Eclipse } from '../eclipse/eclipses.js';
import type { LunarAtPlace } from '../eclipse/lunar-at-place.js';
import { LUNAR_CONTACTS, type LunarContactCode, type LunarEclipse } from '../eclipse/lunar-eclipse.js';
import { SOLAR_CONTACTS, type SolarAtPlace, type SolarContactCode } from '../eclipse/solar-at-place.js';
import type { SolarEclipse } from '../eclipse/solar-eclipse.js';
import { sutakOf } from '../eclipse/sutak.js';
import { momentAt } from '../ephemeris/moment.js';
import { roundTo } from '../math/angle.js';
import * as names from '../names/tables.js';
import * as field from '../schema/fields.js';
import { formatLocalWithOffset } from '../time/zone.js';
import { type NakshatraName, nakshatraOf } from '../zodiac/nakshatra.js';
import { grahaLongitude } from '../zodiac/positions.js';
import { rashiOf, type SignName } from '../zodiac/rashi.js';
import type { Sky } from '../zodiac/sidereal.js';
import { type WindowResult, windowFields, windowResult } from './day-divisions.js';
import { nakshatraName, signName } from './vocabulary.js';

export type EclipseKind = Eclipse['kind'];
export type EclipseType = Eclipse['type'];
export type EclipseContactCode = SolarContactCode | LunarContactCode;

/** A contact of a lunar eclipse, the same for all who see the Moon. */
export interface EclipseContact {
  readonly code: LunarContactCode;
  readonly occurs_at: string;
}

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
  readonly eclipse_type: Exclude<EclipseType, 'hybrid'> | null;
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

/** An eclipse of the Sun or the Moon. Instants with the offset of the zone. */
export interface EclipseResult {
  readonly eclipse_kind: EclipseKind;
  readonly eclipse_type: EclipseType;
  readonly maximum_at: string;
  /** When the penumbra touches the Earth, or the Moon the penumbra, first and last. */
  readonly starts_at: string;
  readonly ends_at: string;
  /** Where a solar eclipse is greatest, degrees north and east; null for the Moon. */
  readonly greatest_latitude: number | null;
  readonly greatest_longitude: number | null;
  /** There: the covered part of the Sun's diameter, or of a total or annular one the ratio of the diameters. */
  readonly magnitude: number | null;
  /** The part of the Moon's diameter in the umbra; 0 where it stays outside; null for the Sun. */
  readonly umbral_magnitude: number | null;
  readonly penumbral_magnitude: number | null;
  /** How far the axis of the shadow passes the centre of the Earth, or the Moon the axis; equatorial radii. */
  readonly gamma: number;
  readonly saros_number: number;
  /** Of a lunar eclipse. */
  readonly contacts: readonly EclipseContact[];
  /** Of the Sun in a solar eclipse, else of the Moon, at the maximum. */
  readonly sign_name: SignName;
  readonly nakshatra_name: NakshatraName;
  /** Null where nothing is seen, and without a place. */
  readonly sutak: WindowResult | null;
  /** Null without a place. */
  readonly at_place: EclipseAtPlaceResult | null;
}

export interface EclipseTold {
  readonly eclipse: Eclipse;
  /** How the place has it; null where it has nothing of it, undefined without a place. */
  readonly seen: SolarAtPlace | LunarAtPlace | null | undefined;
}

export function eclipseResult(sky: Sky, timeZone: string, { eclipse, seen }: EclipseTold): EclipseResult {
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  const moment = momentAt(eclipse.maximum);
  const longitude = grahaLongitude(sky, eclipse.kind === 'solar' ? 'Sun' : 'Moon', moment);
  const sutak = seen ? sutakOf(seen) : undefined;
  return {
    eclipse_kind: eclipse.kind,
    eclipse_type: eclipse.type,
    maximum_at: local(eclipse.maximum),
    starts_at: local(eclipse.begins),
    ends_at: local(eclipse.ends),
    ...(eclipse.kind === 'solar' ? ofSun(eclipse) : ofMoon(eclipse)),
    gamma: roundTo(eclipse.gamma, 4),
    saros_number: eclipse.saros,
    contacts: eclipse.kind === 'solar' ? [] : eclipse.contacts.map(({ code, at }) => ({ code, occurs_at: local(at) })),
    sign_name: rashiOf(longitude).name,
    nakshatra_name: nakshatraOf(longitude).nakshatra.name,
    sutak: sutak ? windowResult(timeZone, sutak) : null,
    at_place: seen === undefined ? null : seen === null ? nothing() : atPlaceResult(local, seen),
  };
}

function ofSun({ greatest, magnitude }: SolarEclipse) {
  return {
    greatest_latitude: roundTo(greatest.latitude, 4),
    greatest_longitude: roundTo(greatest.longitude, 4),
    magnitude: roundTo(magnitude, 4),
    umbral_magnitude: null,
    penumbral_magnitude: null,
  };
}

function ofMoon(eclipse: Pick<LunarEclipse, 'umbralMagnitude' | 'penumbralMagnitude'>) {
  return {
    greatest_latitude: null,
    greatest_longitude: null,
    magnitude: null,
    umbral_magnitude: inUmbra(eclipse),
    penumbral_magnitude: roundTo(eclipse.penumbralMagnitude, 4),
  };
}

function inUmbra({ umbralMagnitude }: Pick<LunarEclipse, 'umbralMagnitude'>): number {
  return roundTo(Math.max(0, umbralMagnitude), 4);
}

/** Anew each time: whoever is told of it may change it. */
function nothing(): EclipseAtPlaceResult {
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

function atPlaceResult(local: (at: number) => string, seen: SolarAtPlace | LunarAtPlace): EclipseAtPlaceResult {
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

const TYPES = ['partial', 'total', 'annular', 'hybrid', 'penumbral'] as const satisfies readonly EclipseType[];
const TYPES_AT_PLACE = ['partial', 'total', 'annular', 'penumbral'] as const;

// @__NO_SIDE_EFFECTS__
function eclipseKind(description = 'Whether the Sun or the Moon is eclipsed.') {
  return field.named(names.eclipse_kind, ['solar', 'lunar'], description);
}

// @__NO_SIDE_EFFECTS__
function eclipseType(description = 'What it is at most, on the whole Earth.') {
  return field.named(names.eclipse_type, TYPES, description);
}

// @__NO_SIDE_EFFECTS__
export function eclipseSchema() {
  const orNumber = (description: string) => field.orNull(field.number(description));
  const orInstant = (description: string) => field.orNull(field.instant(description));
  return field.open({
    eclipse_kind: eclipseKind(),
    eclipse_type: eclipseType(),
    maximum_at: field.instant('When it is deepest from the centre of the Earth.'),
    starts_at: field.instant('When the penumbra first touches the Earth, or the Moon the penumbra.'),
    ends_at: field.instant('When it does so last.'),
    greatest_latitude: orNumber('Where a solar eclipse is greatest, degrees north; null for the Moon.'),
    greatest_longitude: orNumber('Where a solar eclipse is greatest, degrees east; null for the Moon.'),
    magnitude: orNumber(
      "There: the covered part of the Sun's diameter, or of a total or annular eclipse Moon over Sun; null for the Moon.",
    ),
    umbral_magnitude: orNumber(
      "The part of the Moon's diameter in the umbra, above 1 where it is total, 0 outside; null for the Sun.",
    ),
    penumbral_magnitude: orNumber('The same of the penumbra; null for the Sun.'),
    gamma: field.number(
      'How far the axis of the shadow passes the centre of the Earth, or the Moon the axis, at the nearest: equatorial radii of the Earth, north positive.',
    ),
    saros_number: field.integer(1, 222, 'Number of the saros series.'),
    contacts: field.list(
      field.open({
        code: field.named(names.eclipse_contact, LUNAR_CONTACTS, 'Which contact with the shadow.'),
        occurs_at: field.instant('When.'),
      }),
    ),
    sign_name: signName('Sidereal sign of the Sun in a solar eclipse, else of the Moon, at the maximum.'),
    nakshatra_name: nakshatraName('Nakshatra of the same.'),
    sutak: field.orNull(field.open(windowFields())),
    at_place: field.orNull(
      field.open({
        eclipse_type: field.orNull(
          field.named(names.eclipse_type, TYPES_AT_PLACE, 'What it is at its maximum here; null without a contact.'),
        ),
        is_visible: field.flag('Whether some of it is over the horizon.'),
        maximum_at: orInstant('When it is deepest while it is seen; of one that is not seen, below the horizon.'),
        magnitude: orNumber(
          "The covered part of the Sun's diameter then, above 1 where more than all is; null for the Moon.",
        ),
        umbral_magnitude: orNumber("The part of the Moon's diameter in the umbra then; null for the Sun."),
        penumbral_magnitude: orNumber('The same of the penumbra; null for the Sun.'),
        obscuration_percent: orNumber("The covered part of the Sun's disc then, per cent; null for the Moon."),
        altitude_deg: orNumber('Of the centre over the horizon then, degrees, without refraction.'),
        contacts: field.list(
          field.open({
            code: field.named(names.eclipse_contact, [...SOLAR_CONTACTS, ...LUNAR_CONTACTS], 'Which contact.'),
            occurs_at: field.instant('When.'),
            altitude_deg: field.number(
              'Of the centre over the horizon, degrees, without refraction; below 0 under it.',
            ),
            is_visible: field.flag('Whether the body is over the horizon, as its rising and setting are counted.'),
          }),
        ),
        rises_at: orInstant('When the eclipsed body rises within the eclipse; null where it does not.'),
        sets_at: orInstant('When it sets within the eclipse; null where it does not.'),
        disc: field.orNull(
          field.open({
            azimuth_deg: field.number(
              'Where the eclipsed body stands at the maximum, degrees from north through east.',
            ),
            distance: field.number(
              'From its centre to that of the Moon before the Sun, or of the shadow on the Moon, in radii of its disc.',
            ),
            direction_deg: field.number('Which way that is, degrees from the zenith against the clock, [0, 360).'),
            covering_radius: field.number("Radius of the Moon's disc, or of the umbra, in radii of the eclipsed disc."),
            penumbra_radius: orNumber('Radius of the penumbra, in the same; null for the Sun.'),
          }),
        ),
      }),
    ),
  });
}
