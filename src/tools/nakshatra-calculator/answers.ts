import { clock, type Seen } from '../../pages/seen.js';
import type { BirthNakshatraResult } from './tool.js';

export const answers: Seen<BirthNakshatraResult> = ({ nakshatra, moon_sign, naming_sound }) => [
  nakshatra.name,
  nakshatra.ruler,
  moon_sign.name,
  naming_sound.devanagari,
  clock(nakshatra.ends_at),
];
