import type { Seen } from '../../pages/seen.js';
import type { PlanetaryStrengthsResult } from './tool.js';

export const answers: Seen<PlanetaryStrengthsResult> = ({ shadbala, bhava_bala }) => [
  // The place that is found by its name lies some kilometres from that of the example: a hundredth of a rupa.
  ...shadbala.map(({ planet, rupas }) => new RegExp(`${planet}[\\s\\S]*${Math.floor(rupas)}\\.\\d`)),
  ...bhava_bala.map(({ house, sign_name }) => new RegExp(`${house}[\\s\\S]*${sign_name}`)),
];
