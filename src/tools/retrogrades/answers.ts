import { day, type Seen } from '../../pages/seen.js';
import type { RetrogradesResult } from './tool.js';

export const answers: Seen<RetrogradesResult> = ({ retrogrades }) =>
  retrogrades.flatMap(({ planet, start, end }) => [planet, day(start), day(end)]);
