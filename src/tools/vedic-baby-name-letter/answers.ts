import type { Seen } from '../../pages/seen.js';
import type { BabyNameLetterResult } from './tool.js';

export const answers: Seen<BabyNameLetterResult> = ({ naming_sound }) => [
  naming_sound.devanagari,
  naming_sound.nakshatra,
  'Ga',
];
