import { clock, type Seen } from '../../pages/seen.js';
import type { NakshatraOfTheDayResult } from './tool.js';

export const answers: Seen<NakshatraOfTheDayResult> = ({ nakshatra, moon_sign_name }) => [
  nakshatra.name,
  nakshatra.next.name,
  moon_sign_name,
  clock(nakshatra.ends_at),
];
