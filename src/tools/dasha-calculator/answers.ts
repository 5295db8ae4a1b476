import type { Seen } from '../../pages/seen.js';
import type { DashaResult } from './tool.js';

export const answers: Seen<DashaResult> = ({ nakshatra_name, mahadashas }) => [
  nakshatra_name,
  ...mahadashas.slice(0, 3).flatMap(({ lord, ends_at_local }) => [lord, ends_at_local.slice(0, 4)]),
];
