import { clock, type Seen } from '../../pages/seen.js';
import type { AscendantResult } from './tool.js';

export const answers: Seen<AscendantResult> = ({ lagna, time_sensitivity }) => [
  lagna.sign,
  lagna.nakshatra.name,
  clock(time_sensitivity.previous_boundary_local),
  clock(time_sensitivity.next_boundary_local),
];
