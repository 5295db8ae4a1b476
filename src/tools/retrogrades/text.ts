import { degrees, type Teller } from '../../contract/telling/telling.js';
import type { RetrogradesResult } from './tool.js';

export const retrogradesText: Teller<RetrogradesResult> = ({ year, retrogrades }, name) => [
  `Retrograde windows that touch ${year} (tropical signs, then sidereal):`,
  ...retrogrades.map(
    (one) =>
      `${name('graha', one.planet)}: ${one.start} to ${one.end}, ${name('sign', one.start_sign_name)} ${degrees(one.start_degree_in_sign)} to ${name('sign', one.end_sign_name)} ${degrees(one.end_degree_in_sign)} (${name('sign', one.sidereal_start_sign_name)} to ${name('sign', one.sidereal_end_sign_name)})`,
  ),
];
