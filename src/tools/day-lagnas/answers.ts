import { clock, type Seen } from '../../pages/seen.js';
import type { DayLagnasResult } from './tool.js';

export const answers: Seen<DayLagnasResult> = ({ sunrise_at, lagnas }) => [
  clock(sunrise_at),
  ...lagnas.flatMap(({ sign_name, ruler, starts_at, ends_at }) => [
    new RegExp(`${sign_name}[\\s\\S]*${clock(starts_at).source}[\\s\\S]*${clock(ends_at).source}[\\s\\S]*${ruler}`),
  ]),
];
