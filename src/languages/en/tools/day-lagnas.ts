import type { DayLagnasWords } from '../../../tools/day-lagnas/page/words.js';
import { dayLagnasDisclaimer } from '../disclaimers.js';

export const dayLagnas: DayLagnasWords = {
  name: 'Lagnas of a day',
  title: 'Rising signs of a day (lagna)',
  summary: 'Every rising sign of a day at your place, sunrise to sunrise, with begin, end and ruler.',
  submit: 'Show the lagnas',
  gets: [
    'Every sign that rises from sunrise to sunrise, with begin, end and ruler',
    'The lagna that rises now, when the day is today',
    'Whether it is movable (chara), fixed (sthira) or dual (dvisvabhava)',
    'The nine navamsas of each sign, if you want them',
  ],
  disclaimer: dayLagnasDisclaimer,
  lagna: 'Lagna',
  nowAt: (time) => `Now, ${time}`,
  afterwards: 'Then',
  atSunrise: 'Lagna at sunrise',
  lagnasTitle: 'Lagnas of the day',
  nature: 'Nature',
  since: (time) => `The first has been rising since ${time}.`,
  onwards: (time) => `The last goes on rising until ${time}.`,
  navamsasTitle: 'Navamsas of the lagnas',
  navamsasOf: (sign) => `Navamsas of ${sign}`,
  navamsa: 'Navamsa',
  sign: 'Sign',
  vargottama: 'vargottama',
  pushkara: 'pushkara',
  withNavamsas: 'Show the navamsas',
  whatTitle: 'How to read this',
  what: 'The lagna is the sign on the eastern horizon. It changes about every two hours, faster or slower by sign and latitude, and some four minutes earlier each day. A place one degree further east has it about four minutes earlier by the same clock. Another ayanamsha moves every change by about four minutes for each degree.',
};
