import { fromMicrodegrees, roundTo } from '../math/angle.js';
import { combustionOf } from '../natal/combustion.js';
import { type CompoundRelation, degreesFromExaltation, dignityInChart, dispositorRelation } from '../natal/dignity.js';
import type { Dignity } from '../natal/dignity-tables.js';
import { vargaOf } from '../natal/varga.js';
import { VARGAS } from '../natal/varga-tables.js';
import type { Relationship } from '../transit/aspect-tables.js';
import { drishti } from '../transit/drishti.js';
import { GRAHAS, type Graha, type SignRuler } from '../zodiac/graha.js';
import { type GrahaLongitudes, type GrahaPosition, longitudesOf } from '../zodiac/positions.js';
import { degreeInRashi, houseFrom, type Rashi, rashiNumbered, rashiOf } from '../zodiac/rashi.js';
import { keyed, type NakshatraResult, nakshatraResult } from './positions.js';

/** The nine grahas of a birth and its lagna, microdegrees, where there is one. */
export interface NatalChart {
  readonly positions: readonly GrahaPosition[];
  readonly lagna: number | undefined;
}

export interface ChartAscendant {
  readonly sign: string;
  readonly sign_number: number;
  readonly degree_in_sign: number;
  /** Sidereal, degrees in [0, 360). */
  readonly longitude: number;
  readonly ruler: SignRuler;
  readonly nakshatra: NakshatraResult;
}

export interface ChartPlanet {
  readonly planet: Graha;
  /** Sidereal, degrees in [0, 360). */
  readonly longitude: number;
  readonly sign: string;
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

export interface ChartHouse {
  /** 1 to 12. */
  readonly house: number;
  readonly sign: string;
  readonly sign_number: number;
  readonly ruler: SignRuler;
  /** The house and sign in which its ruler stands. */
  readonly ruler_house: number;
  readonly ruler_sign: string;
  readonly planets: readonly Graha[];
  /** The grahas that look upon it from other signs. */
  readonly aspected_by: readonly Graha[];
}

export interface ChartAspect {
  readonly from: Graha;
  readonly to: Graha;
  readonly type: Relationship;
  /** Whether the second looks back upon the first. */
  readonly mutual: boolean;
}

export interface VargaPlace {
  readonly sign: string;
  readonly sign_number: number;
  /** Degrees in that sign; null in D30, whose parts are unequal. */
  readonly degree: number | null;
}

export interface VargaChart {
  /** D1 to D60. */
  readonly id: string;
  readonly name: string;
  readonly ascendant: VargaPlace | null;
  readonly planets: { readonly [Name in Graha]: VargaPlace & { readonly house: number | null } };
}

export function chartAscendant(longitude: number): ChartAscendant {
  const { name, number, ruler } = rashiOf(longitude);
  return {
    sign: name,
    sign_number: number,
    degree_in_sign: degreeInRashi(longitude),
    longitude: fromMicrodegrees(longitude),
    ruler,
    nakshatra: nakshatraResult(longitude),
  };
}

/** The nine grahas in their order, with all that sign, house, speed and the others make of them. */
export function chartPlanets({ positions, lagna }: NatalChart): ChartPlanet[] {
  const longitudes = longitudesOf(positions);
  const rising = lagna === undefined ? undefined : rashiOf(lagna);
  return positions.map((position) => {
    const { graha, longitude, speed } = position;
    const rashi = rashiOf(longitude);
    const combustion = combustionOf(position, longitudes.Sun);
    return {
      planet: graha,
      longitude: fromMicrodegrees(longitude),
      sign: rashi.name,
      sign_number: rashi.number,
      degree_in_sign: degreeInRashi(longitude),
      house: rising ? houseFrom(rising, rashi) : null,
      rules_houses: rising ? housesRuled(graha, rising) : null,
      nakshatra: nakshatraResult(longitude),
      speed_deg_per_day: roundTo(speed, 6),
      retrograde: speed < 0,
      combust: combustion?.combust ?? false,
      degrees_from_sun: combustion?.degreesFromSun ?? null,
      ...dignityResult(graha, longitudes),
    };
  });
}

function housesRuled(graha: Graha, rising: Rashi): number[] {
  return housesFrom(rising).flatMap((rashi, index) => (rashi.ruler === graha ? [index + 1] : []));
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

function rulesSigns(graha: Graha): graha is SignRuler {
  return graha !== 'Rahu' && graha !== 'Ketu';
}

/** The signs of the twelve houses, the rising sign first. */
function housesFrom(rising: Rashi): Rashi[] {
  return Array.from({ length: 12 }, (_, index) => rashiNumbered(rising.number + index));
}

/** The twelve whole-sign houses from a lagna in microdegrees. */
export function chartHouses(positions: readonly GrahaPosition[], lagna: number): ChartHouse[] {
  const rising = rashiOf(lagna);
  const longitudes = longitudesOf(positions);
  return housesFrom(rising).map((rashi, index) => {
    const looks = positions.map(({ graha, longitude }) => [graha, drishti(graha, rashiOf(longitude), rashi)] as const);
    const rulerSign = rashiOf(longitudes[rashi.ruler]);
    return {
      house: index + 1,
      sign: rashi.name,
      sign_number: rashi.number,
      ruler: rashi.ruler,
      ruler_house: houseFrom(rising, rulerSign),
      ruler_sign: rulerSign.name,
      planets: looks.flatMap(([graha, look]) => (look === 'conjunction' ? [graha] : [])),
      aspected_by: looks.flatMap(([graha, look]) => (look && look !== 'conjunction' ? [graha] : [])),
    };
  });
}

/** Every graha drishti between two grahas in whole signs; two in one sign are told once, in the order of the grahas. */
export function chartAspects(positions: readonly GrahaPosition[]): ChartAspect[] {
  const looked = positions.map(({ graha, longitude }) => ({ graha, rashi: rashiOf(longitude) }));
  return looked.flatMap((from, i) =>
    looked.flatMap((to, j) => {
      const type = i === j ? undefined : drishti(from.graha, from.rashi, to.rashi);
      if (!type || (type === 'conjunction' && j < i)) return [];
      return [{ from: from.graha, to: to.graha, type, mutual: drishti(to.graha, to.rashi, from.rashi) !== undefined }];
    }),
  );
}

/** The sixteen divisional charts, D1 first. */
export function chartVargas({ positions, lagna }: NatalChart): VargaChart[] {
  const longitudes = longitudesOf(positions);
  return VARGAS.map(({ id, name }) => {
    const ascendant = lagna === undefined ? undefined : vargaOf(id, lagna);
    return {
      id,
      name,
      ascendant: ascendant ? placeOf(ascendant) : null,
      planets: keyed(GRAHAS, (graha) => {
        const position = vargaOf(id, longitudes[graha]);
        return { ...placeOf(position), house: ascendant ? houseFrom(ascendant.rashi, position.rashi) : null };
      }),
    };
  });
}

function placeOf({ rashi, degree }: ReturnType<typeof vargaOf>): VargaPlace {
  return { sign: rashi.name, sign_number: rashi.number, degree };
}
