import { day, type Seen } from '../../pages/seen.js';
import type { AshtottariDashaResult } from './tool.js';

export const answers: Seen<AshtottariDashaResult> = ({ mahadashas }) => [
  ...mahadashas.flatMap(({ lord, ends_at_local }) => [lord, day(ends_at_local)]),
  'Whether it applies',
];
