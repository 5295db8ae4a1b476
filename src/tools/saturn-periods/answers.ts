import { day, known, type Seen } from '../../pages/seen.js';
import type { SaturnPeriodsResult } from './tool.js';

export const answers: Seen<SaturnPeriodsResult> = ({ natal_moon_sign, saturn_periods }) => [
  natal_moon_sign,
  ...saturn_periods.slice(1, 4).map(({ starts_at_local }) => day(known(starts_at_local).slice(0, 10))),
];
