import { day, known, type Seen } from '../../pages/seen.js';
import type { GocharaResult } from './tool.js';

export const answers: Seen<GocharaResult> = ({ natal_moon_sign, planets }) => [
  natal_moon_sign,
  ...planets.map(
    ({ planet, house_from_moon, sign_name, ends_at_local }) =>
      new RegExp(
        `${planet}[\\s\\S]*${house_from_moon}, ${sign_name}[\\s\\S]*${day(known(ends_at_local).slice(0, 10)).source}`,
      ),
  ),
];
