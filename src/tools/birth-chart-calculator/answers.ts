import { known, type Seen } from '../../pages/seen.js';
import type { BirthChartResult } from './tool.js';

export const answers: Seen<BirthChartResult> = ({ ascendant, planets }) => [
  known(ascendant).sign_name,
  ...planets.map(({ planet, sign_name }) => new RegExp(`${planet}[\\s\\S]*${sign_name}`)),
];
