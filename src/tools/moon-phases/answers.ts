import { clock, day, type Seen } from '../../pages/seen.js';
import type { MoonPhasesResult } from './tool.js';

export const answers: Seen<MoonPhasesResult> = ({ moon_sign_name, tithi, next_full_moon_at, next_new_moon_at }) => [
  /full moon/i,
  moon_sign_name,
  tithi.name,
  clock(next_full_moon_at),
  day(next_new_moon_at),
];
