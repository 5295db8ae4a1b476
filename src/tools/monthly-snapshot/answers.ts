import { type Seen, signed } from '../../pages/seen.js';
import type { MonthlySnapshotResult } from './tool.js';

export const answers: Seen<MonthlySnapshotResult> = ({ days, natal }) => [
  natal.moon_sign_name,
  ...days.map(({ score }) => signed(score)),
  /\b31\b/,
];
