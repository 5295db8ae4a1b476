import { day, type Seen } from '../../pages/seen.js';
import type { SadeSatiResult } from './tool.js';

export const answers: Seen<SadeSatiResult> = ({ natal_moon_sign, next_cycle, current_saturn_sign }) => [
  natal_moon_sign,
  current_saturn_sign,
  day(next_cycle.start_local.slice(0, 10)),
  '2046',
  day(next_cycle.end_local.slice(0, 10)),
  '2055',
];
