import { listed, stretch, type Teller } from '../../contract/telling/telling.js';
import type { VrataCalendarResult } from './tool.js';

/** More would be a page of text; the structured result has all. */
const OBSERVANCES = 60;

export const vrataCalendarText: Teller<VrataCalendarResult> = ({
  observances,
  excluded,
  tradition,
  start,
  end,
  place,
}) => [
  `Fasts and festivals from ${start} to ${end}, ${place.timezone}, ${tradition}: ${observances.length}`,
  ...observances.slice(0, OBSERVANCES).map((one) => {
    const { date, decided_by, parana, other_tradition } = one;
    const fast = parana
      ? `; broken ${stretch(parana, parana.starts_at.slice(0, 10))} on ${parana.starts_at.slice(0, 10)}`
      : '';
    const other = other_tradition ? `; ${other_tradition.tradition}: ${other_tradition.date}` : '';
    // The whole names of the windows would be a quarter of the text.
    const window = decided_by.window_code?.replaceAll('_', ' ');
    const decided = window ? ` (${window} ${stretch(decided_by, date)})` : '';
    return `${date}: ${one.weekday_observance_name ?? one.name}${decided}${fast}${other}`;
  }),
  observances.length > OBSERVANCES && `${observances.length - OBSERVANCES} more are in the structured result`,
  excluded.length > 0 && `Without a sunrise: ${listed(excluded.map(({ date }) => date))}`,
];
