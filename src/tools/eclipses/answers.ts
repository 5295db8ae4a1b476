import { day, type Seen } from '../../pages/seen.js';
import type { EclipsesResult } from './tool.js';

export const answers: Seen<EclipsesResult> = ({ eclipses }) =>
  eclipses.map(({ maximum_at }) => day(maximum_at.slice(0, 10)));
