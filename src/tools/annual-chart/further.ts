import { fromMicrodegrees } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import type { Zone } from '../../base/time/zone.js';
import { degreeInRashi, houseFrom, rashiOf, type SignName, type SignRuler } from '../../base/zodiac/rashi.js';
import { type LocalSpan, localSpan, localSpanFields } from '../../contract/dasha.js';
import { degreeInSign, house, named, siderealLongitude, signName, signRuler } from '../../contract/vocabulary.js';
import { patyayiniDashas } from '../../rules/dasha/patyayini.js';
import {
  ITHASALA_KINDS,
  type IthasalaKind,
  MATTER_YOGAS,
  type MatterYogaCode,
  tajikaMatters,
} from '../../rules/tajika/matters.js';
import { SAHAMS, type SahamCode } from '../../rules/tajika/saham-tables.js';
import { sahams } from '../../rules/tajika/sahams.js';
import { ANNUAL_GRAHAS, type AnnualChart } from '../../rules/tajika/strength.js';
import type { TajikaGrahas } from '../../rules/tajika/yogas.js';

/** A point of the year for one matter. */
export interface SahamResult {
  readonly code: SahamCode;
  readonly longitude_sidereal: number;
  readonly sign_name: SignName;
  readonly degree_in_sign: number;
  /** From the annual lagna. */
  readonly house: number;
  readonly ruler: SignRuler;
  /** Whether 30 degrees were added, since what is added to does not lie between the two that are subtracted. */
  readonly is_sign_added: boolean;
}

/** A yoga between the lord of the annual lagna and that of a house. */
export interface MatterYogaResult {
  readonly code: MatterYogaCode;
  /** A third planet that takes part. */
  readonly by_planet: SignRuler | null;
}

/** What the year has of the matter of a house. */
export interface TajikaMatterResult {
  /** 2 to 12. */
  readonly house: number;
  readonly lagna_ruler: SignRuler;
  /** Where it is that of the lagna too, no yoga is between them. */
  readonly house_ruler: SignRuler;
  readonly ithasala_kind_code: IthasalaKind | null;
  readonly yogas: readonly MatterYogaResult[];
}

/** A period of the year of a graha, or of the lagna. */
export interface PatyayiniDasha extends LocalSpan {
  readonly point_code: Lowercase<SignRuler> | 'ascendant';
  /** Degrees by which it is farther in its sign than the one before. */
  readonly degrees: number;
}

/** What was added to the chart of a year after its first version. */
export interface AnnualFurther {
  readonly sahams: readonly SahamResult[];
  readonly tajika_matters: readonly TajikaMatterResult[];
  readonly patyayini_dashas: readonly PatyayiniDasha[];
}

export function annualFurther({
  chart,
  grahas,
  lagnaAt,
  year,
  zone,
}: {
  readonly chart: AnnualChart;
  readonly grahas: TajikaGrahas;
  readonly lagnaAt: number;
  readonly year: { readonly start: number; readonly end: number };
  readonly zone: Zone;
}): AnnualFurther {
  const { lagna, longitudes, period } = chart;
  return {
    sahams: sahams({ longitudes, lagna: lagnaAt, period }).map(({ code, longitude, isSignAdded }) => {
      const sign = rashiOf(longitude);
      return {
        code,
        longitude_sidereal: fromMicrodegrees(longitude),
        sign_name: sign.name,
        degree_in_sign: degreeInRashi(longitude),
        house: houseFrom(lagna, sign),
        ruler: sign.ruler,
        is_sign_added: isSignAdded,
      };
    }),
    tajika_matters: tajikaMatters(grahas, chart).map(({ house: of, lagnaLord, houseLord, ithasala, yogas }) => ({
      house: of,
      lagna_ruler: lagnaLord,
      house_ruler: houseLord,
      ithasala_kind_code: ithasala ?? null,
      yogas: yogas.map(({ code, by }) => ({ code, by_planet: by ?? null })),
    })),
    patyayini_dashas: patyayiniDashas(longitudes, lagnaAt, year).map(({ lord, degrees, start, end }) => ({
      point_code: lord === 'lagna' ? 'ascendant' : (lord.toLowerCase() as Lowercase<SignRuler>),
      degrees,
      ...localSpan(zone, { start, end }),
    })),
  };
}

const POINTS = ['ascendant', ...ANNUAL_GRAHAS.map((each) => each.toLowerCase() as Lowercase<SignRuler>)] as const;

export function annualFurtherFields() {
  return {
    sahams: field.listBy(
      'code',
      field.open({
        code: named('saham', SAHAMS, 'Which saham it is.'),
        longitude_sidereal: siderealLongitude(),
        sign_name: signName(),
        degree_in_sign: degreeInSign(),
        house: house('House from the annual lagna, 1 to 12.'),
        ruler: signRuler(),
        is_sign_added: field.flag(
          'Whether 30 degrees were added, since what is added to is not between the two subtracted.',
        ),
      }),
    ),
    tajika_matters: field.listBy(
      'house',
      field.open({
        house: house('The house whose matter it is, 2 to 12.'),
        lagna_ruler: signRuler('The lord of the annual lagna.'),
        house_ruler: signRuler('The lord of that house; no yoga where it is that of the lagna too.'),
        ithasala_kind_code: field.orNull(
          named(
            'ithasala_kind',
            ITHASALA_KINDS,
            'How near the faster of the two is: within 1 degree, the orb, or not yet.',
          ),
        ),
        yogas: field.list(
          field.open({
            code: named('tajika_yoga', MATTER_YOGAS, 'Which yoga is between the two lords.'),
            by_planet: field.orNull(signRuler('A third planet that takes part.')),
          }),
        ),
      }),
    ),
    patyayini_dashas: field.listBy(
      'point_code',
      field.open({
        point_code: named('chart_point', POINTS, 'Whose period it is.'),
        degrees: field.number('Degrees by which it is farther in its sign than the one before; its share of the year.'),
        ...localSpanFields(),
      }),
    ),
  };
}
