import { clock, known, type Seen } from '../../pages/seen.js';
import type { PanchangResult } from './tool.js';

export const answers: Seen<PanchangResult> = (result) => [
  result.tithi.name,
  result.nakshatra.name,
  result.yoga.name,
  result.karana.name,
  clock(result.sunrise_at),
  clock(result.sunset_at),
  clock(result.moonrise_at),
  clock(result.nakshatra.ends_at),
  ...known(result.observances).map(({ name }) => name),
];
