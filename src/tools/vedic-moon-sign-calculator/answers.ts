import type { Seen } from '../../pages/seen.js';
import type { MoonSignResult } from './tool.js';

export const answers: Seen<MoonSignResult> = ({ rashi, nakshatra }) => [rashi.name, rashi.ruler, nakshatra.name];
