import {
  AstroTime,
  Body as EngineBody,
  e_tilt,
  GeoMoon,
  GeoVector,
  RotateVector,
  Rotation_EQJ_ECT,
  type Vector,
} from 'astronomy-engine';
import { DELTA_T_VERSION } from '../base/ephemeris/delta-t-table.js';
import { generalPrecession } from '../base/ephemeris/earth.js';
import { type Body, type Ephemeris, J2000 } from '../base/ephemeris/ephemeris.js';
import { LIGHT_SPEED } from '../base/ephemeris/light.js';
import { CalculationError } from '../base/errors.js';
import { asin, atan2, DEGREES_PER_RADIAN, wrap180, wrap360 } from '../base/math/angle.js';
import { because } from '../base/reasons.js';

/** Half the span, in days, over which a speed is the difference of two longitudes. */
const SPEED_HALF_SPAN = 1 / 48;

const ENGINE_BODY = {
  Sun: EngineBody.Sun,
  Moon: EngineBody.Moon,
  Mercury: EngineBody.Mercury,
  Venus: EngineBody.Venus,
  Mars: EngineBody.Mars,
  Jupiter: EngineBody.Jupiter,
  Saturn: EngineBody.Saturn,
  Uranus: EngineBody.Uranus,
  Neptune: EngineBody.Neptune,
  Pluto: EngineBody.Pluto,
} as const satisfies Record<Body, EngineBody>;

/**
 * The sky by astronomy-engine, the independent witness: truncated VSOP87 planets and Brown's lunar theory as Montenbruck and Pfleger give it.
 * Within 7" for the Moon, 3" for the Sun and 24" for the planets from 1900 to 2100 (docs/accuracy.md).
 *
 * Three things that its convenience functions do differently are put right here: its own extrapolated delta-T is never
 * asked, because it is handed Terrestrial Time; nutation is taken out again; and the Moon gets its light time.
 */
export const astronomyEngine: Ephemeris = Object.freeze<Ephemeris>({
  description: Object.freeze({
    library: 'astronomy-engine',
    version: '2.1.19',
    source: `VSOP87 and Brown's lunar theory, truncated; IAU 2006 precession; ${DELTA_T_VERSION}`,
  }),

  // Its series go further; what is tested is our span.
  span: Object.freeze({ first: 2378480.5, last: 2524960.5 }),

  position(body, julianDayTt) {
    const { longitude, latitude, distance } = apparentPlace(body, julianDayTt);
    const before = apparentPlace(body, julianDayTt - SPEED_HALF_SPAN);
    const after = apparentPlace(body, julianDayTt + SPEED_HALF_SPAN);
    return {
      longitude,
      latitude,
      distance,
      speed: wrap180(after.longitude - before.longitude) / (2 * SPEED_HALF_SPAN),
      latitudeSpeed: (after.latitude - before.latitude) / (2 * SPEED_HALF_SPAN),
    };
  },

  motion(body, julianDayTt) {
    const { longitude, speed } = astronomyEngine.position(body, julianDayTt);
    return { longitude, speed };
  },
});

function apparentPlace(body: Body, julianDayTt: number) {
  const time = engineTime(julianDayTt - J2000);
  const equatorial = geocentric(body, time);
  const { x, y, z } = RotateVector(Rotation_EQJ_ECT(time), equatorial);
  const distance = Math.sqrt(x * x + y * y + z * z);
  const fromTrueEquinox = atan2(y, x) * DEGREES_PER_RADIAN;
  const shift = (e_tilt(time).dpsi + generalPrecession(julianDayTt)) / 3600;
  return {
    longitude: wrap360(fromTrueEquinox - shift),
    latitude: asin(z / distance) * DEGREES_PER_RADIAN,
    distance,
  };
}

/**
 * The engine's time object for days of Terrestrial Time since J2000.0. It keeps Universal Time by its own delta-T, which
 * must be undone. Its own inverse, `FromTerrestrialTime`, waits for an agreement finer than a double can hold and never
 * returns for some dates; two steps of the same iteration reach the last bit.
 */
function engineTime(tt: number): AstroTime {
  let time = new AstroTime(tt);
  for (let i = 0; i < 2; i++) time = new AstroTime(time.ut + (tt - time.tt));
  return time;
}

/** Apparent vector on the J2000 equator, astronomical units. */
function geocentric(body: Body, time: AstroTime): Vector {
  try {
    if (body !== 'Moon') return GeoVector(ENGINE_BODY[body], time, true);
    // Seen from the moving Earth, aberration and light time together leave the Moon's own motion during 1.3 s.
    const lightTime = GeoMoon(time).Length() / LIGHT_SPEED;
    return GeoMoon(engineTime(time.tt - lightTime));
  } catch (error) {
    // The engine throws strings.
    const message = `The ephemeris gave no position of the ${body}.`;
    throw because(new CalculationError('engine_unavailable', message, [], { cause: error }), 'ephemeris_failed', {});
  }
}
