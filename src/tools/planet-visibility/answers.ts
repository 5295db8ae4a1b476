import { day, known, type Seen } from '../../pages/seen.js';
import type { PlanetVisibilityResult } from './tool.js';

export const answers: Seen<PlanetVisibilityResult> = ({ spans }) =>
  spans.map(
    ({ planet, starts_at, ends_at }) =>
      new RegExp(`${planet}[\\s\\S]*${day(known(starts_at)).source}[\\s\\S]*${day(known(ends_at)).source}`),
  );
