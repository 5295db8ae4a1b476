import type { Seen } from '../../pages/seen.js';
import type { ManglikResult } from './tool.js';

export const answers: Seen<ManglikResult> = ({ mars_sign, positions, references }) => [
  mars_sign,
  positions.ascendant,
  positions.moon,
  ...references.map(({ mars_house }) => String(mars_house)),
];
