import type { Graha } from '../../../base/zodiac/graha.js';
import type { KpPlace } from '../../../tools/kp-chart/tool.js';
import { degrees, listed, minuteOf, named, type TellerOf } from './telling.js';

export const bhavaChartText: TellerOf<'bhava-chart'> = (result, name) => [
  `Bhava chalit, ${name('bhava_system', result.bhava_system)}; ascendant ${name('sign', result.ascendant.sign_name)} ${degrees(result.ascendant.degree_in_sign)}`,
  `Middles of the houses: ${listed(
    result.bhavas.map(
      ({ house, middle_sign_name, middle_longitude_sidereal: middle }) =>
        `${house} ${name('sign', middle_sign_name)} ${degrees(middle % 30)}`,
    ),
  )}`,
  `Bhava of each planet: ${listed(
    result.planets.map(
      ({ planet, bhava, house, is_moved }) =>
        `${name('graha', planet)} ${bhava}${is_moved ? ` (${house} by whole signs)` : ''}`,
    ),
  )}`,
  result.moved_planet_names.length > 0 &&
    `In another house than by whole signs: ${named(name, 'graha', result.moved_planet_names)}`,
  result.changes_within_hour.length > 0 &&
    `Within half an hour of the time of birth: ${listed(
      result.changes_within_hour.map(
        ({ planet, bhava_after, occurs_at }) =>
          `${name('graha', planet)} in bhava ${bhava_after} from ${minuteOf(occurs_at)}`,
      ),
    )}`,
];

export const kpChartText: TellerOf<'kp-chart'> = (result, name) => {
  const lords = (place: KpPlace) =>
    [place.sign_ruler, place.nakshatra_ruler, place.sub_ruler].map((planet) => name('graha', planet)).join('-');
  const { ascendant, moon, vara_ruler: day, planet_names: ruling, reference_at } = result.ruling_planets;
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
    `Ruling planets: ${grahas(ruling)} (${minuteOf(reference_at)} UTC; ascendant ${lords(ascendant)}, Moon ${lords(moon)}, day ${day === null ? 'none' : name('graha', day)})`,
  ];
};
