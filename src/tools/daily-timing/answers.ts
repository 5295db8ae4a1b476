import { clock, type Seen } from '../../pages/seen.js';
import type { DailyTimingResult } from './tool.js';

export const answers: Seen<DailyTimingResult> = ({ tithi, nakshatra, yoga, karana, limb_changes }) => [
  ...[tithi, nakshatra, yoga, karana].map(({ name }) => name),
  ...limb_changes.map(({ starts_at }) => clock(starts_at)),
];
