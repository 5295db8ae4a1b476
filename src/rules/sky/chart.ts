import {
  ALL_HOUSE_SYSTEMS,
  type AnyHouseSystem,
  type AnyHouses,
  allHousesOf,
} from '../../base/ephemeris/all-houses.js';
import type { Place } from '../../base/ephemeris/ascendant.js';
import { type EarthOrientation, earthOrientation } from '../../base/ephemeris/earth.js';
import type { Moment } from '../../base/ephemeris/ephemeris.js';
import { equatorial } from '../../base/ephemeris/horizon.js';
import { momentOf, type When } from '../../base/input/instant.js';
import { oneOf, refusal } from '../../base/input/options.js';
import { asin, DEGREES_PER_RADIAN } from '../../base/math/angle.js';
import { meanAyanamsha } from '../../base/zodiac/ayanamsha.js';
import {
  type BodyPosition,
  type NodePosition,
  originOf,
  type PositionOf,
  placeOf,
  requireBody,
  requirePlace,
  type Settings,
  SKY_BODIES,
  SKY_OPTIONS,
  type SkyBody,
  type SkyOptions,
  settingsOf,
} from './position.js';

/** The options of {@link houses}. */
export interface HouseOptions extends Omit<SkyOptions, 'node' | 'observer'> {
  /** How the ecliptic is divided. Default: `whole_sign`. */
  readonly houses?: AnyHouseSystem;
}

/** The options of {@link fullChart}. */
export interface ChartOptions<Name extends SkyBody = SkyBody> extends SkyOptions {
  /** How the ecliptic is divided. Default: `whole_sign`. */
  readonly houses?: AnyHouseSystem;
  /** Which bodies. Default: Sun to Pluto, Rahu and Ketu. */
  readonly bodies?: readonly Name[];
}

/** The sky over a place. Nothing is rounded. */
export interface FullChart<Name extends SkyBody = SkyBody> {
  readonly bodies: { readonly [Body in Name]: PositionOf<Body> };
  /** The mean ayanamsha of the options, degrees: mean tropical longitude minus this is the sidereal one. */
  readonly ayanamsha: number;
  /** The point of the ecliptic that rises, degrees in [0, 360). */
  readonly ascendant: number;
  /** The point of the ecliptic on the meridian above the horizon, degrees in [0, 360). */
  readonly midheaven: number;
  readonly houses: Pick<AnyHouses, 'system' | 'cusps'>;
}

const HOUSE_OPTIONS = ['zodiac', 'ayanamsha', 'ephemeris', 'houses'] as const;
const CHART_OPTIONS = [...SKY_OPTIONS, 'houses', 'bodies'] as const;

/**
 * The bodies, the ayanamsha, the ascendant, the midheaven and the houses of a moment at a place, in one zodiac.
 *
 * @throws CalculationError `invalid_input` for an instant, a place or an option that is none; `engine_error` outside 1800
 * to 2200, at the poles, and beyond the polar circles for systems that have no houses there.
 *
 * @example
 * import { fullChart } from 'nirayana/sky';
 *
 * const delhi = { latitude: 28.6139, longitude: 77.209 };
 * const chart = fullChart(new Date('1990-05-17T04:50:00Z'), delhi, { houses: 'placidus' });
 * chart.bodies.Saturn.speed < 0; // => true
 * chart.ayanamsha.toFixed(6); // => '23.722615'
 * chart.ascendant.toFixed(4); // => '99.4293'
 * chart.houses.cusps.length; // => 12
 */
export function fullChart<Name extends SkyBody = SkyBody>(
  when: When,
  place: Place,
  options: ChartOptions<Name> = {},
): FullChart<Name> {
  const settings = settingsOf(options, CHART_OPTIONS);
  const { houses: system = 'whole_sign', bodies: names = SKY_BODIES } = options;
  if (!Array.isArray(names)) throw refusal('The option bodies must be a list.');
  requirePlace(place);
  const moment = momentOf(when);
  const earth = earthOrientation(moment);
  const origin = originOf(settings, moment.tt, earth);
  const bodies: { [name: string]: BodyPosition | NodePosition } = {};
  for (const name of names) {
    requireBody(name);
    bodies[name] = placeOf(settings, name, moment, origin);
  }
  const horizon = housesAt(settings, moment, { earth, place, origin: origin.longitude }, system);
  return {
    bodies: bodies as FullChart<Name>['bodies'],
    ayanamsha: meanAyanamsha(settings.ephemeris, settings.ayanamsha, moment.tt),
    ascendant: horizon.ascendant,
    midheaven: horizon.midheaven,
    houses: { system, cusps: horizon.cusps },
  };
}

/**
 * The ascendant, the midheaven and the houses of a moment at a place.
 *
 * @throws CalculationError as {@link fullChart}.
 *
 * @example
 * import { houses } from 'nirayana/sky';
 *
 * const london = { latitude: 51.5074, longitude: -0.1278 };
 * const { cusps } = houses(new Date('2000-01-01T12:00:00Z'), london, { houses: 'placidus', zodiac: 'tropical' });
 * cusps.slice(0, 3).map((cusp) => cusp.toFixed(3)); // => ['24.015', '61.013', '81.911']
 */
export function houses(when: When, place: Place, options: HouseOptions = {}): AnyHouses {
  const settings = settingsOf(options, HOUSE_OPTIONS);
  requirePlace(place);
  const moment = momentOf(when);
  const earth = earthOrientation(moment);
  const over = { earth, place, origin: originOf(settings, moment.tt, earth).longitude };
  return housesAt(settings, moment, over, options.houses ?? 'whole_sign');
}

function housesAt(settings: Settings, moment: Moment, over: Over, system: AnyHouseSystem): AnyHouses {
  const { earth, place, origin } = over;
  const sun = () => declinationOfSun(settings, moment, earth);
  return allHousesOf({ earth, place, system: oneOf('houses', ALL_HOUSE_SYSTEMS, system), origin, sun });
}

/** Degrees. */
export function declinationOfSun({ ephemeris }: Settings, { tt }: Moment, earth: EarthOrientation): number {
  return asin(equatorial(ephemeris.position('Sun', tt), earth).z) * DEGREES_PER_RADIAN;
}

/** Where the houses are, and what their zodiac adds to a longitude. */
interface Over {
  readonly earth: EarthOrientation;
  readonly place: Place;
  readonly origin: number;
}
