import type { Seen } from '../../pages/seen.js';
import type { NavamsaResult } from './tool.js';

export const answers: Seen<NavamsaResult> = ({ navamsa_ascendant, placements }) => [
  navamsa_ascendant.sign,
  ...placements.map(({ planet, d9_sign }) => new RegExp(`${planet}[\\s\\S]*${d9_sign}`)),
];
