import { known, type Seen } from '../../pages/seen.js';
import type { ZodiacSignResult } from './tool.js';

export const answers: Seen<ZodiacSignResult> = (result) => [
  result.moon_sign.name,
  result.sun_sign.name,
  known(result.rising_sign).name,
  result.tropical_moon_sign_name,
];
