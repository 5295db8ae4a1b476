import type { Seen } from '../../pages/seen.js';
import type { SignCompatibilityResult } from './tool.js';

export const answers: Seen<SignCompatibilityResult> = ({ sign_a, sign_b, total_score }) => [
  sign_a.name,
  sign_b.name,
  String(total_score),
];
