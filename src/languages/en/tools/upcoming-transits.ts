import type { UpcomingTransitsWords } from '../../../tools/upcoming-transits/page/words.js';
import { upcomingTransitsDisclaimer } from '../disclaimers.js';

export const upcomingTransits: UpcomingTransitsWords = {
  name: 'Upcoming transits',
  title: 'Upcoming transits to your chart',
  summary: 'Every transit over a birth chart that begins, is exact or ends in up to two years.',
  submit: 'Show what comes',
  gets: [
    'Slow grahas first: Saturn, Jupiter, Rahu, Ketu and Mars, with every exact day',
    'The passes of a retrograde loop together, with their whole window',
    'Sun, Mercury, Venus and the Moon on request',
  ],
  disclaimer: upcomingTransitsDisclaimer,
  next: 'Next major transit',
  noneIsMajor: (count) => `${count}, no major one still to come`,
  span: 'From, to (UTC)',
  found: 'Found',
  slowTitle: 'Mars, Jupiter, Saturn, Rahu and Ketu',
  slow: 'By the day on which they begin, are exact or end. Days are UTC.',
  quickTitle: 'Sun, Mercury and Venus',
  moonTitle: 'The Moon',
  moon: 'Each month she is once on every point and once opposite it, for half a day each time.',
  throughoutTitle: 'In orb all the time',
  throughout: 'They neither begin nor end in these days and are not exact in them.',
  none: 'None in these days.',
  whatTitle: 'How to read it',
  what: 'A transit lasts while the graha is within 3 degrees of an aspect to a point of the birth chart. A graha that turns back passes up to three times; its window then holds all of its passes, also the days between them on which it is out of orb. Transits to the lagna depend on the minute of birth. Each transit has points for the graha, the point of the chart and the kind of aspect; one that has many is called major.',
};
