import type { ResultWords } from './words.js';

export const ENGLISH: ResultWords = {
  born: ({ date, time, place }) => `${date}${time === undefined ? ', time unknown' : `, ${time}`}, ${place}`,
  onDay: ({ date, place }) => `${date}, ${place}`,
  change: 'Change details',
  whatYouGet: 'What you will get',
  seeExample: 'See an example',
  howCalculated: 'How this is calculated',
  howSure: 'What to keep in mind',
  keepIt: 'Keep and check',
  print: 'Print',
  share: 'Share',
  shared: 'The address is copied',
  copyJson: 'Copy JSON',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  asJson: 'This result as JSON',
  addressHolds: 'The address of this page holds the details you entered: anyone who has it can see this result.',
  sameDetails: 'The same details in other calculators',
  moreCalculators: (count) => `${count} more`,
  used: {
    title: 'Calculated with',
    zodiac: 'Zodiac',
    sidereal: 'Sidereal',
    tropical: 'Tropical',
    coordinates: 'Coordinates',
    derived: (zone) => `${zone}, found from the coordinates`,
    daylight: 'Daylight saving time',
    daylightApplied: 'in force, and taken into account',
    ephemeris: 'Ephemeris',
    version: 'Version of the calculation',
  },
  gathered: {
    contents: 'Contents',
    whole: (name) => `Everything: ${name}`,
    needsTime: 'This part needs the time of birth.',
    needsTimeText: 'It hangs on the lagna, which moves through all twelve signs in a day.',
    notHere: 'There is no answer to this for this birth.',
  },
  busy: {
    title: 'One moment, please',
    tooMany: (seconds) =>
      `This address asked for more calculations than it may in a minute. Please try again ${seconds === undefined ? 'in a minute' : seconds === 1 ? 'in a second' : `in ${seconds} seconds`}. Nothing you entered is lost.`,
    unavailable:
      'The calculation could not be made just now. Please try again in a moment. Nothing you entered is lost.',
    again: 'Try again',
  },
};
