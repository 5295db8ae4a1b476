import type { Seen } from '../../pages/seen.js';
import type { BhavaChartResult } from './tool.js';

export const answers: Seen<BhavaChartResult> = ({ ascendant, bhavas, planets }) => [
  ascendant.sign_name,
  ...bhavas.map(({ house, middle_sign_name }) => new RegExp(`${house}[\\s\\S]*${middle_sign_name}`)),
  ...planets.map(({ planet, bhava, house }) => new RegExp(`${planet}[\\s\\S]*${bhava}[\\s\\S]*${house}`)),
];
