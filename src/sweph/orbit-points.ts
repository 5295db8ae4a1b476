import type { Moment } from '../base/ephemeris/ephemeris.js';
import { nodesAndApsides, type OrbitPoint } from '../rules/sky/nodes-apsides.js';
import { requireNumbers } from './arguments.js';
import { constants } from './constants.js';
import type { Sextuple } from './coordinates.js';
import { nearZero } from './frames.js';
import { ofEt, ofUt } from './moments.js';
import { bodyOf, flagsOf, toldAs } from './positions.js';
import { type Answer, answered, failure, notHere } from './refusals.js';

/** The four points of an orbit. */
export interface NodesData {
  readonly ascending: Sextuple;
  readonly descending: Sextuple;
  readonly perihelion: Sextuple;
  readonly aphelion: Sextuple;
}

const NOTHING: Sextuple = [0, 0, 0, 0, 0, 0];
const NO_POINTS: NodesData = { ascending: NOTHING, descending: NOTHING, perihelion: NOTHING, aphelion: NOTHING };

/** Half the span, days, over which rates are differences. */
const HALF_SPAN = 0.5;

const MEAN = constants.SE_NODBIT_MEAN;
const KNOWN = MEAN | constants.SE_NODBIT_OSCU;

function pointsOf(moment: Moment, ipl: number, iflag: number, method: number): Answer<NodesData> {
  const body = ipl === constants.SE_EARTH || ipl === constants.SE_SUN ? 'Earth' : bodyOf(ipl);
  if (body === undefined || body === 'Sun')
    return failure(notHere(`the orbit of the body ${ipl} is not here`), NO_POINTS);
  if (method & ~KNOWN) return failure(notHere(`the method ${method} is not here`), NO_POINTS);
  const flags = flagsOf(iflag);
  const isMean = body !== 'Pluto' && (method === 0 || (method & MEAN) !== 0);
  const orbit = isMean ? 'mean' : 'osculating';
  const centre = flags & constants.SEFLG_HELCTR ? 'own' : 'earth';
  return answered(NO_POINTS, () => {
    const at = (days: number) =>
      nodesAndApsides(body, { jd: moment.tt + days, scale: 'tt' }, { orbit, centre, zodiac: 'j2000' });
    const [before, here, after] = [at(-HALF_SPAN), at(0), at(HALF_SPAN)];
    const told = (pick: (of: typeof here) => OrbitPoint | null): Sextuple => {
      const [a, b, c] = [pick(before), pick(here), pick(after)];
      return a && b && c ? toldAs(moving(a, b, c), moment, flags) : NOTHING;
    };
    return {
      flag: constants.OK,
      error: '',
      data: {
        ascending: told(({ ascending }) => ascending),
        descending: told(({ descending }) => descending),
        perihelion: told(({ nearest }) => nearest),
        aphelion: told(({ farthest }) => farthest),
      },
    };
  });
}

function moving(before: OrbitPoint, here: OrbitPoint, after: OrbitPoint) {
  const rate = (change: number) => change / (2 * HALF_SPAN);
  return {
    ...here,
    speed: rate(nearZero(after.longitude - before.longitude)),
    latitudeSpeed: rate(after.latitude - before.latitude),
    distanceSpeed: rate(after.distance - before.distance),
  };
}

/**
 * The nodes and apsides of an orbit at a Julian day of Universal Time: of the mean one (`SE_NODBIT_MEAN`, or 0) or of that
 * of the moment (`SE_NODBIT_OSCU`), seen from the Earth, or with `SEFLG_HELCTR` from the Sun.
 *
 * @throws CalculationError `invalid_input` for what is no number.
 *
 * @example
 * import { constants, nod_aps_ut } from 'nirayana/sweph';
 *
 * const flags = constants.SEFLG_SWIEPH | constants.SEFLG_HELCTR;
 * const { data } = nod_aps_ut(2451545, constants.SE_MARS, flags, constants.SE_NODBIT_MEAN);
 * data.ascending[0].toFixed(2); // => '49.55'
 */
export function nod_aps_ut(tjd_ut: number, ipl: number, iflag: number, method: number): Answer<NodesData> {
  requireNumbers({ tjd_ut, ipl, iflag, method });
  return pointsOf(ofUt(tjd_ut), ipl, iflag, method);
}

/**
 * {@link nod_aps_ut} at a Julian day of Terrestrial Time.
 *
 * @throws CalculationError as {@link nod_aps_ut}.
 *
 * @example
 * import { constants, nod_aps } from 'nirayana/sweph';
 *
 * nod_aps(2451545, constants.SE_MARS, constants.SEFLG_HELCTR, 1).data.perihelion[2].toFixed(3); // => '1.381'
 */
export function nod_aps(tjd_et: number, ipl: number, iflag: number, method: number): Answer<NodesData> {
  requireNumbers({ tjd_et, ipl, iflag, method });
  return pointsOf(ofEt(tjd_et), ipl, iflag, method);
}
