import { degrees, listed, minuteOf, named, type Teller } from '../../contract/telling/telling.js';
import type { BhavaChartResult } from './tool.js';

export const bhavaChartText: Teller<BhavaChartResult> = (result, name) => [
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
