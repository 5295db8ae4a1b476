import { type Seen, signed } from '../../pages/seen.js';
import type { PersonalActivationResult } from './tool.js';

export const answers: Seen<PersonalActivationResult> = ({ natal, transit, score }) => [
  natal.moon_sign_name,
  transit.moon_sign_name,
  transit.nakshatra_name,
  signed(score),
];
