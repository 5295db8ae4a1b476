import type { Dates } from '../words/dates/dates.js';

const months: Dates['months'] = [
  'జనవరి',
  'ఫిబ్రవరి',
  'మార్చి',
  'ఏప్రిల్',
  'మే',
  'జూన్',
  'జులై',
  'ఆగస్టు',
  'సెప్టెంబర్',
  'అక్టోబర్',
  'నవంబర్',
  'డిసెంబర్',
];

/** Dates in Telugu. */
export const TELUGU_DATES: Dates = {
  months,
  monthAndYear: (month, year) => `${months[month - 1]} ${year}`,
  daysOfMonth: (days, month) => `${days.join(', ')} ${months[month - 1]}`,
  years: [' ', ''],
};
