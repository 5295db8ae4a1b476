import { momentAt } from '../base/ephemeris/ephemeris.js';
import { roundTo } from '../base/math/angle.js';
import * as field from '../base/schema/fields.js';
import { formatLocalWithOffset, type Zone } from '../base/time/zone.js';
import { type NakshatraName, nakshatraOf } from '../base/zodiac/nakshatra.js';
import { grahaLongitude, type Sky } from '../base/zodiac/positions.js';
import { rashiOf, type SignName } from '../base/zodiac/rashi.js';
import type { LunarAtPlace, SolarAtPlace } from '../rules/eclipse/at-place.js';
import type { Eclipse } from '../rules/eclipse/eclipses.js';
import { LUNAR_CONTACTS, type LunarContactCode, type LunarEclipse } from '../rules/eclipse/lunar-eclipse.js';
import type { SolarEclipse } from '../rules/eclipse/solar-eclipse.js';
import { type SutakReckoning, sutakOf } from '../rules/eclipse/sutak.js';
import { type WindowResult, windowFields, windowResult } from './day-divisions.js';
import {
  type EclipseAtPlaceResult,
  eclipseAtPlaceResult,
  eclipseAtPlaceSchema,
  inUmbra,
  nothingAtPlace,
} from './eclipse-at-place.js';
import { nakshatraName, named, signName } from './vocabulary.js';

export type EclipseKind = Eclipse['kind'];
export type EclipseType = Eclipse['type'];

/** A contact of a lunar eclipse, the same for all who see the Moon. */
export interface EclipseContact {
  readonly code: LunarContactCode;
  readonly occurs_at: string;
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
  /** Where it is seen from, and how its sutak is counted; undefined without a place. */
  readonly sutak: Omit<SutakReckoning, 'sky'> | undefined;
}

export function eclipseResult(sky: Sky, timeZone: Zone, { eclipse, seen, sutak: asked }: EclipseTold): EclipseResult {
  const local = (at: number) => formatLocalWithOffset(timeZone, at);
  const moment = momentAt(eclipse.maximum);
  const longitude = grahaLongitude(sky, eclipse.kind === 'solar' ? 'Sun' : 'Moon', moment);
  const sutak = seen && asked ? sutakOf(seen, { ...asked, sky }) : undefined;
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
    at_place: seen === undefined ? null : seen === null ? nothingAtPlace() : eclipseAtPlaceResult(local, seen),
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

const TYPES = ['partial', 'total', 'annular', 'hybrid', 'penumbral'] as const satisfies readonly EclipseType[];

function eclipseKind(description = 'Whether the Sun or the Moon is eclipsed.') {
  return named('eclipse_kind', ['solar', 'lunar'], description);
}

function eclipseType(description = 'What it is at most, on the whole Earth.') {
  return named('eclipse_type', TYPES, description);
}

export function eclipseSchema() {
  const orNumber = (description: string) => field.orNull(field.number(description));
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
    penumbral_magnitude: orNumber("The part of the Moon's diameter in the penumbra; null for the Sun."),
    gamma: field.number(
      'How far the axis of the shadow passes the centre of the Earth, or the Moon the axis, at the nearest: equatorial radii of the Earth, north positive.',
    ),
    saros_number: field.integer(1, 222, 'Number of the saros series.'),
    contacts: field.list(
      field.open({
        code: named('eclipse_contact', LUNAR_CONTACTS, 'Which contact with the shadow.'),
        occurs_at: field.instant('When.'),
      }),
    ),
    sign_name: signName('Sidereal sign of the Sun in a solar eclipse, else of the Moon, at the maximum.'),
    nakshatra_name: nakshatraName('Nakshatra of the same.'),
    sutak: field.orNull(field.open(windowFields())),
    at_place: field.orNull(eclipseAtPlaceSchema()),
  });
}
