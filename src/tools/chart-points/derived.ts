import * as field from '../../base/schema/fields.js';
import type { NakshatraName } from '../../base/zodiac/nakshatra.js';
import { type Graha, rashiOf, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import {
  degreeInSign,
  graha,
  house,
  nakshatraName,
  named,
  pada,
  siderealLongitude,
  signName,
  signNumber,
  signRuler,
} from '../../contract/vocabulary.js';
import {
  DERIVED_POINTS,
  type DerivedPoint,
  derivedPoints,
  FAR_PARTS,
  type FarPart,
  farPart,
  type PointsChart,
  yogisOf,
} from '../../rules/points/derived-points.js';
import { type PointPlace, pointPlace } from './chart-points.js';

/** A point that is a sum of others; without a place where it hangs on a sunrise and there was none. */
export interface DerivedPointResult {
  readonly code: DerivedPoint;
  readonly longitude_sidereal: number | null;
  readonly sign_name: SignName | null;
  readonly sign_number: number | null;
  readonly degree_in_sign: number | null;
  readonly nakshatra_name: NakshatraName | null;
  readonly pada: number | null;
  /** Counted from the rising sign. */
  readonly house: number | null;
}

/** The planets of the yogi point and of the avayogi point. */
export interface YogiPlanets {
  readonly yogi_planet: Graha;
  readonly duplicate_yogi_planet: SignRuler;
  readonly avayogi_planet: Graha;
}

/** The 22nd drekkana or the 64th navamsa, counted from the lagna or the Moon. */
export interface FarPartResult {
  readonly code: FarPart;
  readonly counted_from_code: 'ascendant' | 'moon';
  readonly sign_name: SignName;
  readonly ruler: SignRuler;
}

export interface DerivedFindings {
  readonly derived_points: readonly DerivedPointResult[];
  readonly yogi_planets: YogiPlanets;
  readonly far_parts: readonly FarPartResult[];
}

const NOWHERE: { readonly [Key in keyof PointPlace]: null } = {
  longitude_sidereal: null,
  sign_name: null,
  sign_number: null,
  degree_in_sign: null,
  nakshatra_name: null,
  pada: null,
  house: null,
};

export function derivedFindings(chart: PointsChart): DerivedFindings {
  const { lagna, longitudes } = chart;
  const found = derivedPoints(chart);
  const rising = rashiOf(lagna);
  const { yogi, duplicate, avayogi } = yogisOf(found.yogi_point as number, found.avayogi_point as number);
  const parts = (counted_from_code: FarPartResult['counted_from_code'], from: number) =>
    FAR_PARTS.map((code): FarPartResult => {
      const sign = farPart(code, from);
      return { code, counted_from_code, sign_name: sign.name, ruler: sign.ruler };
    });
  return {
    derived_points: DERIVED_POINTS.map((code) => {
      const longitude = found[code];
      return { code, ...(longitude === undefined ? NOWHERE : pointPlace(longitude, rising)) };
    }),
    yogi_planets: { yogi_planet: yogi, duplicate_yogi_planet: duplicate, avayogi_planet: avayogi },
    far_parts: [...parts('ascendant', lagna), ...parts('moon', longitudes.Moon)],
  };
}

/** Of what the minutes of a birth change: the signs of the points. */
export function derivedTold({ derived_points, yogi_planets, far_parts }: DerivedFindings) {
  return {
    derived_points: derived_points.map(({ sign_name, house: of }) => ({ sign_name, house: of })),
    yogi_planets,
    far_parts,
  };
}

export function derivedFields() {
  const without = 'null where there was no sunrise and it hangs on one';
  return {
    derived_points: field.listBy(
      'code',
      field.open({
        code: named('derived_point', DERIVED_POINTS, 'Which point it is.'),
        longitude_sidereal: field.orNull(siderealLongitude(`Degrees in [0, 360); ${without}.`)),
        sign_name: field.orNull(signName(`Its sign; ${without}.`)),
        sign_number: field.orNull(signNumber()),
        degree_in_sign: field.orNull(degreeInSign()),
        nakshatra_name: field.orNull(nakshatraName()),
        pada: field.orNull(pada()),
        house: field.orNull(house('House from the rising sign, whole signs, 1 to 12.')),
      }),
    ),
    yogi_planets: field.open({
      yogi_planet: graha('The lord of the nakshatra of the yogi point.'),
      duplicate_yogi_planet: signRuler('The ruler of the sign of the yogi point.'),
      avayogi_planet: graha('The lord of the nakshatra of the avayogi point.'),
    }),
    far_parts: field.list(
      field.open({
        code: named('far_part', FAR_PARTS, 'Which part it is.'),
        counted_from_code: named('chart_point', ['ascendant', 'moon'], 'From what it is counted.'),
        sign_name: signName('The sign of the part.'),
        ruler: signRuler('The ruler of that sign.'),
      }),
    ),
  };
}
