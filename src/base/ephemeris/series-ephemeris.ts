import { CalculationError } from '../errors.js';
import { DEGREES_PER_RADIAN, wrap360 } from '../math/angle.js';
import { because } from '../reasons.js';
import type { Body, Ephemeris, EphemerisDescription } from './ephemeris.js';
import { ApparentPlaces, type Place } from './places/apparent.js';
import { ORBITING } from './places/heliocentric.js';
import type { SkySource } from './series/sky-series.js';

export interface SeriesEphemeris extends Ephemeris {
  /** Goes on with another source of the same numbers. */
  readonly take: (source: SkySource) => void;
  /** What it takes its numbers from now. */
  readonly source: () => SkySource;
}

/**
 * An ephemeris on the series. Nothing is read until the first position is asked for, and a segment of a body is made when
 * the first instant in it is.
 *
 * @param source opens the series; called once
 */
export function seriesEphemeris(source: () => SkySource, description: EphemerisDescription): SeriesEphemeris {
  let opened: { readonly series: SkySource; readonly places: ApparentPlaces } | undefined;
  const take = (series: SkySource) => {
    opened = { series, places: new ApparentPlaces(series) };
    return opened;
  };
  const open = () => take(source());
  const placesAt = (julianDayTt: number): ApparentPlaces => {
    const { series, places } = opened ?? open();
    if (julianDayTt >= series.start && julianDayTt <= series.end) return places;
    const message = 'The moment is outside the span of the ephemeris, 1800 to 2200.';
    throw because(new CalculationError('engine_error', message), 'outside_ephemeris', {});
  };
  return {
    description,
    take,
    source: () => (opened ?? open()).series,
    get span() {
      const { start, end } = (opened ?? open()).series;
      return { first: start, last: end };
    },
    position(body, julianDayTt) {
      const places = placesAt(julianDayTt);
      const { longitude, longitudeRate, distance, distanceRate } = placeOf(places, body, julianDayTt);
      const { latitude, latitudeRate } = places.latitude();
      return {
        longitude: wrap360(longitude * DEGREES_PER_RADIAN),
        latitude: latitude * DEGREES_PER_RADIAN,
        distance,
        speed: longitudeRate * DEGREES_PER_RADIAN,
        latitudeSpeed: latitudeRate * DEGREES_PER_RADIAN,
        distanceSpeed: distanceRate,
      };
    },
    motion(body, julianDayTt) {
      const place = placeOf(placesAt(julianDayTt), body, julianDayTt);
      return {
        longitude: wrap360(place.longitude * DEGREES_PER_RADIAN),
        speed: place.longitudeRate * DEGREES_PER_RADIAN,
      };
    },
  };
}

function placeOf(places: ApparentPlaces, body: Body, julianDayTt: number): Place {
  // A switch is compiled to comparisons of pointers; looking the name up in a table takes several times as long.
  switch (body) {
    case 'Sun':
      return places.sun(julianDayTt);
    case 'Moon':
      return places.moon(julianDayTt);
    case 'Mercury':
      return places.planet(julianDayTt, ORBITING.Mercury);
    case 'Venus':
      return places.planet(julianDayTt, ORBITING.Venus);
    case 'Mars':
      return places.planet(julianDayTt, ORBITING.Mars);
    case 'Jupiter':
      return places.planet(julianDayTt, ORBITING.Jupiter);
    case 'Saturn':
      return places.planet(julianDayTt, ORBITING.Saturn);
    default:
      return places.planet(julianDayTt, ORBITING[body]);
  }
}
