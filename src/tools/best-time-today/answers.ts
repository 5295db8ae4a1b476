import { clock, known, type Seen } from '../../pages/seen.js';
import type { BestTimeTodayResult } from './tool.js';

export const answers: Seen<BestTimeTodayResult> = ({ best_hour }) => {
  const { ruler, starts_at, ends_at } = known(best_hour);
  return [ruler, clock(starts_at), clock(ends_at)];
};
