import { fromMicrodegrees, roundTo } from '../base/math/angle.js';
import * as field from '../base/schema/fields.js';
import { type GrahaLongitudes, type GrahaPosition, longitudesOf } from '../base/zodiac/positions.js';
import {
  degreeInRashi,
  type Graha,
  houseFrom,
  type Rashi,
  rashiNumbered,
  rashiOf,
  rulesSigns,
  type SignName,
  type SignRuler,
} from '../base/zodiac/rashi.js';
import { combustionOf } from '../rules/natal/combustion.js';
import {
  type CompoundRelation,
  degreesFromExaltation,
  dignityInChart,
  dispositorRelation,
} from '../rules/natal/dignity.js';
import { DIGNITIES, type Dignity } from '../rules/natal/dignity-tables.js';
import { type NakshatraResult, nakshatraResult, nakshatraSchema } from './positions.js';
import { degreeInSign, graha, house, named, siderealLongitude, signName, signNumber, signRuler } from './vocabulary.js';

/** The nine grahas of a birth and its lagna, microdegrees, where there is one. */
export interface NatalChart {
  readonly positions: readonly GrahaPosition[];
  readonly lagna: number | undefined;
}

export interface ChartAscendant {
  readonly sign_name: SignName;
  readonly sign_number: number;
  readonly degree_in_sign: number;
  /** Degrees in [0, 360). */
  readonly longitude_sidereal: number;
  readonly ruler: SignRuler;
  readonly nakshatra: NakshatraResult;
}

export interface ChartPlanet {
  readonly planet: Graha;
  /** Degrees in [0, 360). */
  readonly longitude_sidereal: number;
  readonly sign_name: SignName;
  readonly sign_number: number;
  readonly degree_in_sign: number;
  /** 1 to 12, whole signs; null without a lagna. */
  readonly house: number | null;
  /** The houses whose signs it rules; null without a lagna, empty for the nodes. */
  readonly rules_houses: readonly number[] | null;
  readonly nakshatra: NakshatraResult;
  /** Negative while retrograde. */
  readonly speed_deg_per_day: number;
  readonly retrograde: boolean;
  readonly combust: boolean;
  /** Distance from the Sun in longitude, degrees; null where there is no combustion: Sun, Rahu, Ketu. */
  readonly degrees_from_sun: number | null;
  /** Null for the nodes. */
  readonly dignity: Dignity | null;
  /** How it stands with the ruler of its sign; null for the nodes and in its own sign. */
  readonly dispositor: {
    readonly planet: SignRuler;
    readonly natural: 'friend' | 'neutral' | 'enemy';
    readonly temporary: 'friend' | 'enemy';
    readonly compound: CompoundRelation;
  } | null;
  /** Degrees, 0 to 180, from its highest exaltation; null for the nodes. */
  readonly degrees_from_exaltation: number | null;
}

export function chartAscendant(longitude: number): ChartAscendant {
  const { name, number, ruler } = rashiOf(longitude);
  return {
    sign_name: name,
    sign_number: number,
    degree_in_sign: degreeInRashi(longitude),
    longitude_sidereal: fromMicrodegrees(longitude),
    ruler,
    nakshatra: nakshatraResult(longitude),
  };
}

/** The nine grahas in their order, with all that sign, house, speed and the others make of them. */
export function chartPlanets({ positions, lagna }: NatalChart): ChartPlanet[] {
  const longitudes = longitudesOf(positions);
  const rising = lagna === undefined ? undefined : rashiOf(lagna);
  const houses = rising && housesFrom(rising);
  return positions.map((position) => {
    const { graha, longitude, speed } = position;
    const rashi = rashiOf(longitude);
    const combustion = combustionOf(position, longitudes.Sun);
    return {
      planet: graha,
      longitude_sidereal: fromMicrodegrees(longitude),
      sign_name: rashi.name,
      sign_number: rashi.number,
      degree_in_sign: degreeInRashi(longitude),
      house: rising ? houseFrom(rising, rashi) : null,
      rules_houses: houses ? housesRuled(graha, houses) : null,
      nakshatra: nakshatraResult(longitude),
      speed_deg_per_day: roundTo(speed, 6),
      retrograde: speed < 0,
      combust: combustion?.combust ?? false,
      degrees_from_sun: combustion?.degreesFromSun ?? null,
      ...dignityResult(graha, longitudes),
    };
  });
}

function housesRuled(graha: Graha, houses: readonly Rashi[]): number[] {
  const ruled: number[] = [];
  for (const [index, { ruler }] of houses.entries()) if (ruler === graha) ruled.push(index + 1);
  return ruled;
}

function dignityResult(
  graha: Graha,
  longitudes: GrahaLongitudes,
): Pick<ChartPlanet, 'dignity' | 'dispositor' | 'degrees_from_exaltation'> {
  if (!rulesSigns(graha)) return { dignity: null, dispositor: null, degrees_from_exaltation: null };
  const relation = dispositorRelation(graha, longitudes);
  return {
    dignity: dignityInChart(graha, longitudes),
    dispositor: relation
      ? {
          planet: relation.dispositor,
          natural: relation.natural,
          temporary: relation.temporary,
          compound: relation.compound,
        }
      : null,
    degrees_from_exaltation: degreesFromExaltation(graha, longitudes[graha]),
  };
}

/** The signs of the twelve houses, the rising sign first. */
export function housesFrom(rising: Rashi): Rashi[] {
  return Array.from({ length: 12 }, (_, index) => rashiNumbered(rising.number + index));
}

export function ascendantSchema() {
  return field.open({
    sign_name: signName('The rising sign.'),
    sign_number: signNumber(),
    degree_in_sign: degreeInSign(),
    longitude_sidereal: siderealLongitude(),
    ruler: signRuler(),
    nakshatra: nakshatraSchema(),
  });
}

export function chartPlanetSchema() {
  return field.open({
    planet: graha('Which graha it is.'),
    longitude_sidereal: siderealLongitude(),
    sign_name: signName(),
    sign_number: signNumber(),
    degree_in_sign: degreeInSign(),
    house: houseFromLagna(),
    rules_houses: field.orNull(field.list(house('A house whose sign it rules.'))),
    nakshatra: nakshatraSchema(),
    speed_deg_per_day: field.number('Degrees a day, negative while retrograde.'),
    retrograde: field.flag('Whether its longitude decreases.'),
    combust: field.flag('Whether it is so near the Sun that tradition counts it as burnt.'),
    degrees_from_sun: field.orNull(
      field.number('Distance from the Sun in longitude, degrees; null for the Sun and the nodes.'),
    ),
    dignity: field.orNull(dignitySchema()),
    dispositor: field.orNull(
      field.open({
        planet: signRuler('The ruler of its sign.'),
        natural: named('relation', ['friend', 'neutral', 'enemy'], 'How it regards that ruler by nature.'),
        temporary: named('relation', ['friend', 'enemy'], 'How it regards it in this chart.'),
        compound: named('relation', ['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'], 'Both together.'),
      }),
    ),
    degrees_from_exaltation: field.orNull(
      field.number('Degrees, 0 at the highest exaltation, 180 at the deepest fall; null for the nodes.'),
    ),
  });
}

export function houseFromLagna() {
  return field.orNull(house('House in whole signs from the rising sign; null without one.'));
}

export function dignitySchema() {
  return named('dignity', DIGNITIES, 'How it stands by its sign.');
}
