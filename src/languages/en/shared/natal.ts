import type { ChartPageWords, MoonWords, NatalWords } from '../../../pages/shared/natal-words.js';
import { grahaInSentence } from '../../names/english.js';

export const natal: NatalWords = {
  graha: 'Graha',
  lagna: 'Lagna',
  sign: 'Sign',
  signAndDegree: 'Sign, degree',
  moonSign: 'Moon sign',
  nakshatra: 'Nakshatra',
  nakshatraAndPada: 'Nakshatra, pada',
  pada: 'Pada',
  house: 'House',
  state: 'State',
  ruler: 'Lord',
  none: 'none',
  table: 'table',
  vargottama: 'vargottama',
  padaOf: (pada) => `pada ${pada}`,
  ruledBy: (graha) => `ruled by ${grahaInSentence(graha)}`,
  open: {
    lead: 'Much can be known without a birth time, but not everything.',
    told: 'What is shown here holds for the whole local day of birth. Where something changes that day, every possibility is given with its hours.',
    allDay: 'all day',
    open: 'open',
    anySign: 'any of the twelve signs',
    changes: (times) => `changes at about ${times}`,
    decides: 'What a time would decide',
    day: 'The local day of birth, from midnight to midnight. To know morning, afternoon or evening is often enough to settle the Moon.',
    bornBetween: 'Born between',
    span: (from, to) => `${from} and ${to}`,
    midnight: 'midnight',
    from: (time, what) => `from ${time} ${what}`,
    lagnaByTime: 'Lagna by birth time',
    moonByTime: 'Moon by birth time',
    where: 'You may find the time on a birth certificate, in a hospital record or among family papers.',
  },
  sure: {
    title: 'How certain is it?',
    holds: (from, to) => `The lagna holds for births between ${from} and ${to}.`,
    far: (duration) =>
      `The time given lies ${duration} inside that span, so a clock a few minutes off would not change it.`,
    near: (duration) =>
      `The time given is only ${duration} from another rising sign. It is worth checking it against a birth certificate or a family record.`,
    unbounded: 'This close to a pole the rising sign has no usual span.',
    unboundedRest:
      'No other sign rises in the usual way within a day of this birth, so it cannot be said how far the time may be off.',
    pole: 'There is no lagna at a pole.',
    poleRest: 'No sign rises there in the usual way, so houses and all that is counted from them are left out.',
  },
};

export const moon: MoonWords = {
  position: 'Position in the sign',
  western: 'Western Moon sign',
  twoZodiacs: (ayanamsha) =>
    `Vedic astrology measures from the fixed stars, Western astrology from the spring equinox. At this birth the two zodiacs are ${ayanamsha} apart (the ayanamsha), so the two signs often differ.`,
  safe: {
    lead: 'The sign and the nakshatra hold for half an hour either way.',
    rest: 'The Moon is far enough from both edges that a clock a few minutes off changes neither.',
  },
  nearSign: {
    lead: 'The Moon is within half an hour of another sign.',
    rest: 'A small error in the birth time could change the sign. It is worth checking the time against a record.',
  },
  nearNakshatra: {
    lead: 'The Moon is within half an hour of another nakshatra.',
    rest: 'The sign holds, but a small error in the birth time could change the nakshatra.',
  },
};

export const charts: ChartPageWords = {
  chart: 'Chart',
  style: 'Chart style',
  styles: { north: 'North', south: 'South', east: 'East', all: 'Side by side' },
  save: 'Save as SVG',
  degrees: 'The chart gives whole degrees, cut off and not rounded; the table has the minutes.',
  leftOut: 'Degrees that have no room in the chart',
  retrograde: (mark) => `${mark} marks a retrograde graha; Rahu and Ketu are not marked.`,
  houses: 'The shaded field is the lagna, and the small numbers are signs, 1 for Aries.',
  signs: 'The shaded field is the lagna, and the small letters are signs.',
};
