import { day, known, type Seen } from '../../pages/seen.js';
import type { PanchangMonthResult } from './tool.js';

export const answers: Seen<PanchangMonthResult> = ({ days, summary }) => [
  ...days.map(
    ({ tithi, nakshatra }) =>
      // With its half of the month in the list of a phone, without in the grid.
      new RegExp(
        `${known(tithi).name}\\b.{0,40}${known(tithi).ends_at.slice(11, 16)}[\\s\\S]*${known(nakshatra).name}`,
      ),
  ),
  ...summary.purnimas.map(({ date }) => day(known(date))),
  ...days
    .filter(({ observances }) => observances?.some(({ code }) => code === 'ekadashi'))
    .map(({ date }) => day(date)),
];
