import type { Seen } from '../../pages/seen.js';
import type { CompatibilityResult } from './tool.js';

export const answers: Seen<CompatibilityResult> = ({ ashtakoota, person_a, person_b }) => [
  String(ashtakoota.total_score),
  String(ashtakoota.maximum_score),
  person_a.nakshatra,
  person_b.nakshatra,
  'Nadi',
];
