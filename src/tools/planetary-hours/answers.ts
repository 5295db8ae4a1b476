import { clock, known, type Seen } from '../../pages/seen.js';
import type { PlanetaryHoursResult } from './tool.js';

export const answers: Seen<PlanetaryHoursResult> = ({ vara_ruler, sunrise_at, sunset_at, hours }) => [
  vara_ruler,
  clock(sunrise_at),
  clock(sunset_at),
  clock(known(hours[5]).starts_at),
];
