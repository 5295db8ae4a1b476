import type { FeedWords } from '../../feeds/words.js';

export const feeds: FeedWords = {
  subscribe: 'Subscribe',
  asFile: 'As a file (.ics)',
  foundAsFile: 'These times as a calendar file (.ics)',
  lead: {
    anniversaries:
      'The days of this tithi or nakshatra in the calendar of your phone or computer, this year and the next.',
    vrata:
      'What is listed here in the calendar of your phone or computer: each on its day, the reason in its description, this year and the next.',
    panchang:
      'The days of this place in the calendar of your phone or computer: one entry a day, the reason in its description, this year and the next.',
    eclipses:
      'The eclipses that are visible from this place, at their hours, in the calendar of your phone or computer, this year and the next.',
    transits:
      'Entries of Saturn, Jupiter, Rahu and Ketu as counted from this Moon sign, the phases of Sade Sati and eclipses in the sign, in the calendar of your phone or computer, this year and the next.',
  },
  withAlarm: 'With an alarm',
  alarm: {
    eve: (clock) => `Alarm on the evening before, at ${clock}`,
    morning: (clock) => `Alarm on the morning of the day, at ${clock}`,
  },
  fetched: 'Google and Outlook fetch the calendar themselves: its address, with the place or sign in it, goes to them.',
  noBirth: 'Its address holds the sign and a time zone, nothing of the birth.',
  transitsOf: (sign) => `Transits from the Moon in ${sign}`,
  begins: (period) => `${period} begins`,
  ends: (period) => `${period} ends`,
  years: (first, last) => `${first} and ${last}`,
  unknownName: (name, names) => `There is no parameter ${name}. There are: ${names}.`,
  unknownCode: (code, codes) => `There is no code ${code}. There are: ${codes}.`,
  twice: (name) => `${name} must stand once.`,
  unknownLanguage: (codes) => `There is no such language. There are: ${codes}.`,
  noDetails: 'The address holds no details.',
};
