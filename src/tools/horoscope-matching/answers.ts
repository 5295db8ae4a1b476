import type { Seen } from '../../pages/seen.js';
import type { HoroscopeMatchingResult } from './tool.js';

export const answers: Seen<HoroscopeMatchingResult> = ({ ashtakoota, south_indian, person_a, person_b }) => [
  String(ashtakoota.total_score),
  String(south_indian.total_points),
  person_a.nakshatra,
  person_b.nakshatra,
  'Papasamya',
];
