import type { Graha } from '../../base/zodiac/rashi.js';
import type { KpPlace } from '../../contract/kp.js';
import { degrees, listed, minuteOf, named, type Teller } from '../../contract/telling/telling.js';
import type { PrashnaChartResult } from './tool.js';

export const prashnaChartText: Teller<PrashnaChartResult> = (result, name) => {
  const { ascendant, planets, panchanga, kp, rulers, place } = result;
  const lords = (one: KpPlace) =>
    [one.sign_ruler, one.nakshatra_ruler, one.sub_ruler].map((planet) => name('graha', planet)).join('-');
  const grahas = (all: readonly Graha[]) => named(name, 'graha', all) || 'none';
  const { number_part: part, ruling_planets: ruling } = kp;
  const limbs = [
    ...(panchanga.vara ? [name('weekday', panchanga.vara.name)] : []),
    name('tithi', panchanga.tithi.name),
    `${name('nakshatra', panchanga.nakshatra.name)} ${panchanga.nakshatra.pada}`,
    name('yoga', panchanga.yoga.name),
    name('karana', panchanga.karana.name),
  ];
  return [
    `Asked ${minuteOf(result.reference_at_local)} (${place.timezone}): lagna ${name('sign', ascendant.sign_name)} ${degrees(ascendant.degree_in_sign)}; ${listed(limbs)}`,
    `Planets: ${listed(planets.map((one) => `${name('graha', one.planet)} in house ${one.house} (${name('sign', one.sign_name)} ${degrees(one.degree_in_sign)})`))}`,
    ...rulers.map(
      (one) =>
        `Ruler of the ${one.ruler_of === 'moon' ? 'Moon sign' : 'lagna'}: ${name('graha', one.planet)} in house ${one.house}`,
    ),
    part === null
      ? 'KP with the ascendant of the moment'
      : `KP number ${part.sub_number}: ascendant ${degrees(part.start_longitude_sidereal)} sidereal, ${name('graha', part.sign_ruler)}-${name('graha', part.nakshatra_ruler)}-${name('graha', part.sub_ruler)}`,
    `Cusps (Placidus) with lords of sign, star and sub: ${listed(kp.cusps.map((cusp) => `${cusp.house} (${cusp.sub_number}): ${lords(cusp)}`))}`,
    'Significators: in star of occupants / occupants / in star of ruler / ruler',
    ...kp.house_significators.map(
      (one) =>
        `${one.house}: ${grahas(one.in_star_of_occupants)} / ${grahas(one.occupants)} / ${grahas(one.in_star_of_ruler)} / ${name('graha', one.ruler)}`,
    ),
    `Ruling planets: ${grahas(ruling.planet_names)}`,
  ];
};
