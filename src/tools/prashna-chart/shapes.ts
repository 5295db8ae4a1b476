import { fromMicrodegrees, roundTo } from '../../base/math/angle.js';
import * as field from '../../base/schema/fields.js';
import { type NakshatraName, nakshatraOf } from '../../base/zodiac/nakshatra.js';
import type { Graha, SignName, SignRuler } from '../../base/zodiac/rashi.js';
import type { ChartPlanet } from '../../contract/birth-chart.js';
import {
  type KpCusp,
  type KpHouseSignificators,
  type KpNodeAgency,
  type KpPlanet,
  type KpRulingPlanets,
  kpCuspSchema,
  kpNodeAgencySchema,
  kpPlanetSchema,
  kpRulingSchema,
  kpSignificatorsSchema,
} from '../../contract/kp.js';
import {
  graha,
  house,
  nakshatraName,
  nakshatraRuler,
  named,
  siderealLongitude,
  signName,
  signRuler,
} from '../../contract/vocabulary.js';
import { KP_NUMBERS, type KpNumberPart } from '../../rules/kp/horary.js';

/** Whose ruler it is: of the rising sign, or of the sign of the Moon. */
const RULED_POINTS = ['ascendant', 'moon'] as const;

/** Where the ruler of the rising sign, or of the Moon's, stands. */
export interface PrashnaRuler {
  readonly ruler_of: (typeof RULED_POINTS)[number];
  readonly planet: SignRuler;
  readonly sign_name: SignName;
  /** In whole signs from the lagna. */
  readonly house: number;
  readonly retrograde: boolean;
  readonly combust: boolean;
}

/** One of the 249 parts of the zodiac. */
export interface PrashnaNumberPart {
  readonly sub_number: number;
  /** The first millionth of a degree in it, which is the ascendant, and the first after it. */
  readonly start_longitude_sidereal: number;
  readonly end_longitude_sidereal: number;
  readonly sign_name: SignName;
  readonly nakshatra_name: NakshatraName;
  readonly sign_ruler: SignRuler;
  readonly nakshatra_ruler: Graha;
  readonly sub_ruler: Graha;
}

/** What the school of Krishnamurti reads in the question. */
export interface PrashnaKp {
  /** Mean value at the moment, degrees, of the ayanamsha that the option `kp_ayanamsha` names. */
  readonly ayanamsha_value_deg: number;
  /** What was said, and the part that it names; null without a number. */
  readonly number_part: PrashnaNumberPart | null;
  /** Local sidereal time at which the houses stand so, degrees: of the moment, or of the ascendant of the number. */
  readonly sidereal_time_deg: number;
  readonly midheaven_longitude_sidereal: number;
  readonly cusps: readonly KpCusp[];
  readonly planets: readonly KpPlanet[];
  readonly house_significators: readonly KpHouseSignificators[];
  readonly node_agencies: readonly KpNodeAgency[];
  /** Of the moment itself, whatever the number. */
  readonly ruling_planets: KpRulingPlanets;
}

export function prashnaRuler(
  of: PrashnaRuler['ruler_of'],
  planet: SignRuler,
  planets: readonly ChartPlanet[],
): PrashnaRuler {
  const { sign_name, house, retrograde, combust } = planets.find((one) => one.planet === planet) as ChartPlanet;
  return { ruler_of: of, planet, sign_name, house: house as number, retrograde, combust };
}

export function numberPart({ number, first, next, sign, star, sub }: KpNumberPart): PrashnaNumberPart {
  return {
    sub_number: number,
    start_longitude_sidereal: fromMicrodegrees(first),
    end_longitude_sidereal: fromMicrodegrees(next),
    sign_name: sign.name,
    nakshatra_name: nakshatraOf(first).nakshatra.name,
    sign_ruler: sign.ruler,
    nakshatra_ruler: star,
    sub_ruler: sub,
  };
}

/** Degrees to a millionth. */
export function toldDegrees(degrees: number): number {
  return roundTo(degrees, 6);
}

export function prashnaRulerSchema() {
  return field.open({
    ruler_of: named('chart_point', RULED_POINTS, 'Whose sign it rules.'),
    planet: signRuler('The ruler.'),
    sign_name: signName('The sign in which it stands.'),
    house: house('The house of that sign, counted from the rising sign, 1 to 12.'),
    retrograde: field.flag('Whether its longitude decreases.'),
    combust: field.flag('Whether it is so near the Sun that tradition counts it as burnt.'),
  });
}

export function prashnaKpSchema() {
  return field.open({
    ayanamsha_value_deg: field.number('Mean value of the ayanamsha of this part at the moment, degrees.'),
    number_part: field.orNull(
      field.open({
        sub_number: field.integer(1, KP_NUMBERS, 'The number that was said.'),
        start_longitude_sidereal: siderealLongitude('Where its part of the zodiac begins: the ascendant, degrees.'),
        end_longitude_sidereal: siderealLongitude('The first longitude after it, degrees in [0, 360).'),
        sign_name: signName('The sign that it lies in.'),
        nakshatra_name: nakshatraName('The nakshatra that it lies in.'),
        sign_ruler: signRuler(),
        nakshatra_ruler: nakshatraRuler(),
        sub_ruler: graha('Ruler of the sub.'),
      }),
    ),
    sidereal_time_deg: field.number('Local sidereal time at which the houses stand so, degrees in [0, 360).'),
    midheaven_longitude_sidereal: siderealLongitude(
      'The point of the ecliptic on the meridian above the horizon, degrees in [0, 360).',
    ),
    cusps: field.listBy('house', kpCuspSchema()),
    planets: field.listBy('planet', kpPlanetSchema()),
    house_significators: field.listBy('house', kpSignificatorsSchema()),
    node_agencies: field.list(kpNodeAgencySchema()),
    ruling_planets: kpRulingSchema('where the question is asked'),
  });
}
