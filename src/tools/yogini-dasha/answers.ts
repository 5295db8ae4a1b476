import { day, type Seen } from '../../pages/seen.js';
import type { YoginiDashaResult } from './tool.js';

export const answers: Seen<YoginiDashaResult> = ({ mahadashas, yoginis }) => [
  ...yoginis.map(({ yogini_name }) => yogini_name),
  ...mahadashas.slice(0, 3).map(({ ends_at_local }) => day(ends_at_local)),
];
