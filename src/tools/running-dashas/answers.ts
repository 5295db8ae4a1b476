import { day, type Seen } from '../../pages/seen.js';
import type { RunningDashasResult } from './tool.js';

export const answers: Seen<RunningDashasResult> = ({ levels, further_dashas }) => [
  ...levels.flatMap(({ lord, ends_at_local }) => [lord, day(ends_at_local)]),
  ...further_dashas.flatMap((further) =>
    further.levels.flatMap(({ lord, sign_name, ends_at_local }) => [sign_name ?? lord ?? '', day(ends_at_local)]),
  ),
];
