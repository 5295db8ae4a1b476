import { type Seen, scored } from '../../pages/seen.js';
import type { PushOrWaitResult } from './tool.js';

export const answers: Seen<PushOrWaitResult> = ({ score, rules, verdict_label }) => scored(score, rules, verdict_label);
