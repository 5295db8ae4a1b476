import type { Graha } from '../../base/zodiac/rashi.js';
import { degrees, listed, minuteOf, named, type Teller } from '../../contract/telling/telling.js';
import type { KpChartResult, KpPlace } from './tool.js';

export const kpChartText: Teller<KpChartResult> = (result, name) => {
  const lords = (place: KpPlace) =>
    [place.sign_ruler, place.nakshatra_ruler, place.sub_ruler].map((planet) => name('graha', planet)).join('-');
  const {
    ascendant,
    moon,
    vara_ruler: day,
    planet_names: ruling,
    reference_at,
    latitude,
    longitude,
  } = result.ruling_planets;
  const grahas = (planets: readonly Graha[]) => named(name, 'graha', planets) || 'none';
  return [
    'Lords of sign, star and sub, with the number of 249',
    `Cusps (Placidus): ${listed(result.cusps.map((cusp) => `${cusp.house} (${cusp.sub_number}): ${name('sign', cusp.sign_name)} ${degrees(cusp.degree_in_sign)} ${lords(cusp)}`))}`,
    `Planets: ${listed(
      result.planets.map(
        (one) =>
          `${name('graha', one.planet)} in ${one.house} (${one.sub_number}): ${name('sign', one.sign_name)} ${degrees(one.degree_in_sign)} ${lords(one)}`,
      ),
    )}`,
    'Significators: in star of occupants / occupants / in star of ruler / ruler',
    ...result.house_significators.map(
      (one) =>
        `${one.house}: ${grahas(one.in_star_of_occupants)} / ${grahas(one.occupants)} / ${grahas(one.in_star_of_ruler)} / ${name('graha', one.ruler)}`,
    ),
    `Ruling planets: ${grahas(ruling)} (${minuteOf(reference_at)} UTC at latitude ${latitude}, longitude ${longitude}; ascendant ${lords(ascendant)}, Moon ${lords(moon)}, day ${day === null ? 'none' : name('graha', day)})`,
  ];
};
