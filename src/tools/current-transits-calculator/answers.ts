import type { Seen } from '../../pages/seen.js';
import type { CurrentTransitsResult } from './tool.js';

export const answers: Seen<CurrentTransitsResult> = ({ transiting_positions }) => [
  transiting_positions.moon.sign,
  transiting_positions.jupiter.sign,
  transiting_positions.ketu.sign,
];
