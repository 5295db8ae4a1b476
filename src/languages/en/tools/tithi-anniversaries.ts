import type { TithiAnniversariesWords } from '../../../tools/tithi-anniversaries/page/words.js';
import { tithiAnniversariesDisclaimer } from '../disclaimers.js';

export const tithiAnniversaries: TithiAnniversariesWords = {
  name: 'Lunar birthdays',
  title: 'Anniversaries by tithi',
  summary: 'Birthdays, wedding days, shraddhas by tithi or nakshatra for up to fifty years.',
  submit: 'Find the days',
  gets: [
    'The civil date of each year, with what decided it',
    'What becomes of additional months and of tithis without a sunrise',
    'The days that other schools keep',
    'A calendar to subscribe to, whose address holds no date of birth and no name',
  ],
  disclaimer: tithiAnniversariesDisclaimer,
  none: 'There is none in these years',
  keptBy: 'Kept by',
  next: 'The next',
  open: (others) => `The time is not known: on that date ran ${others}`,
  listTitle: 'The days',
  date: 'Date',
  decided: 'What decided it',
  others: 'Other schools',
  noDay: 'The Sun makes no day here',
  inAdhika: 'in the additional month',
  number: (number) => `no. ${number}`,
  addressHolds:
    'The address of the calendar holds the occasion, the month and the tithi or nakshatra, and the place: no date of the event and no name.',
  aboutTitle: 'How the days are found',
  about:
    'A birthday or a wedding day by tithi is the day whose sunrise lies in the tithi, in the same lunar month; a shraddha the day whose afternoon it fills most. Who was born in an additional month keeps the month of its name; a death in one is remembered in such a month when it comes again. In the south a birthday is the day of the birth star in the month of the Sun. Families differ, so the other days are named too.',
};
