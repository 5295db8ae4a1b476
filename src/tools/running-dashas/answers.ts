import { day, type Seen } from '../../pages/seen.js';
import type { RunningDashasResult } from './tool.js';

export const answers: Seen<RunningDashasResult> = ({ levels }) =>
  levels.flatMap(({ lord, ends_at_local }) => [lord, day(ends_at_local)]);
