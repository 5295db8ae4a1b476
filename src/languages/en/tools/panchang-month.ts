import type { PanchangMonthWords } from '../../../tools/panchang-month/page/words.js';
import { panchangMonthDisclaimer } from '../disclaimers.js';

export const panchangMonth: PanchangMonthWords = {
  name: 'Panchang of the month',
  title: 'The month’s panchang',
  summary: 'Every day of a month at a place on one sheet: tithi, nakshatra, Sun and Moon.',
  submit: 'Show the month',
  gets: [
    'Tithi and nakshatra of each sunrise with the times they end',
    'Ekadashis, festivals, eclipses, Purnima, Amavasya and Sankranti',
    'Tithis that are repeated or skipped',
    'One sheet of paper to hang on the wall',
  ],
  disclaimer: panchangMonthDisclaimer,
  monthNav: 'Month',
  days: 'The days',
  halves: { shukla: 'S', krishna: 'K' },
  moonNote: 'Moon at sunrise, lit part pale',
  halvesNote: 'S bright half (shukla), K dark half (krishna), with the number of the tithi',
  nextDayNote: 'ends on the next day',
  washNote: 'tinted: fasts, festivals, Purnima, Amavasya, Sankranti',
  inShort: 'The month in short',
  sankranti: 'Sankranti',
  lunarMonths: 'Lunar months (amanta)',
  repeated: 'Repeated tithi',
  skipped: 'Skipped tithi',
  adhika: (month) => `Adhika ${month}`,
  newAt: (time) => `new at ${time}`,
  fullAt: (time) => `full at ${time}`,
  conventions:
    'The limbs are those of sunrise; the time after a name is its end. A tithi that begins after a sunrise and ends before the next is skipped, one that two sunrises see is repeated. The day on which a fast is kept may be another.',
};
