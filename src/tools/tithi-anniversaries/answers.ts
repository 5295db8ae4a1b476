import { day, known, type Seen } from '../../pages/seen.js';
import type { TithiAnniversariesResult } from './tool.js';

export const answers: Seen<TithiAnniversariesResult> = ({ lunar_mark, anniversaries }) => [
  ...(lunar_mark ? [lunar_mark.name, lunar_mark.tithi.name] : []),
  ...anniversaries.map(({ date }) => day(known(date))),
];
