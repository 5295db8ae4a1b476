import { day, type Seen } from '../../pages/seen.js';
import type { VrataCalendarResult } from './tool.js';

export const answers: Seen<VrataCalendarResult> = ({ observances }) =>
  observances
    .filter(({ code }) => ['ekadashi', 'lakshmi_puja', 'holi', 'maha_shivaratri'].includes(code))
    .map(({ date, name }) => new RegExp(`${day(date).source}[\\s\\S]*${name}`));
