import { formatOffset } from '../../base/time/gregorian.js';
import { grahaInSentence } from '../../base/zodiac/rashi.js';
import { joinedBy, oneOrOther } from '../locale/plural.js';
import type { CaveatWords } from '../words/caveats/caveat-words.js';
import { ascendantDegrees, durationIn, printed, thousands, type Units } from '../words/caveats/clauses.js';
import { CAVEATS_IN_ENGLISH, CYCLES } from './caveats.js';

const listed = /* @__PURE__ */ joinedBy('and');
const days = /* @__PURE__ */ oneOrOther('day', 'days');
const points = /* @__PURE__ */ oneOrOther('point', 'points');

const UNITS: Units = {
  decimalSign: '.',
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  hours: 'h',
  minutes: 'min',
  lessThanAMinute: 'less than a minute',
};

const clockChange = (time_zone: string, behind: number) => {
  const change = `by the clock of ${time_zone} the same time is ${durationIn(UNITS, behind)} ${behind > 0 ? 'later' : 'earlier'}`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, with an ascendant about ${degrees}° farther ${behind > 0 ? 'on' : 'back'}`;
};

const AT_THE_EDGE = 'What lies before 1 January 1800 or after 31 December 2200 is given the date of that limit';
const AFTER_EPHEMERIS = 'after the year 2200, up to which we calculate,';

/** A change is told in whole minutes, of which there may be none. */
const within = (minutes: number) => (minutes <= 1 ? 'a minute' : `${minutes} minutes`);

/** As `provenance` says them to programs, but for what people are told otherwise. */
export const ENGLISH_CAVEATS: CaveatWords = {
  ...CAVEATS_IN_ENGLISH,
  no_ascendant: () => 'There is no ascendant at the poles: it exists only between 89.99° south and 89.99° north.',
  lagna_edge: ({ minutes }) =>
    `The rising sign changes within ${within(minutes)} of the birth, and every house with it.`,
  d10_edge: ({ minutes }) =>
    `The rising sign of the dashamsha (D10) changes within ${within(minutes)} of the birth, and its 10th house with it.`,
  score_range: ({ what, least, most, maximum }) => {
    const of = maximum === null ? '' : ` of ${printed(maximum, '.')}`;
    return least === most
      ? `Over the possible times of birth the ${what} stays ${printed(least, '.', !maximum)}${of}.`
      : `Over the possible times of birth the ${what} lies between ${printed(least, '.', !maximum)} and ${printed(most, '.', !maximum)}${of}.`;
  },
  month_range: ({ days: all, open, points: most, dasha_days }) => {
    const scores =
      open === 0
        ? 'the score of no day changes'
        : `the score changes on ${open === all ? `all ${all} days` : `${open} of ${all} days`}, by up to ${points(most)}`;
    return `Over the possible times of birth ${scores}, and every date of a dasha moves by up to ${thousands(days(dasha_days), ',')}.`;
  },
  dasha_range: ({ first, last, days: moved }) => {
    const lords =
      first === last
        ? `The first lord is ${grahaInSentence(first)} all day`
        : `The first lord goes from ${grahaInSentence(first)} to ${grahaInSentence(last)}`;
    return `${lords}, and every date comes about ${thousands(days(Math.round(moved)), ',')} earlier at the end of that day than at its start.`;
  },
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `The coordinates may also belong to ${listed(zones)}, where the clock then differed from that of ${time_zone} (UTC${formatOffset(offset)}): ${changes.join('; ')}. Please give the time zone of the place if you know it.`;
  },
  lunar_month_cut_off: () => `The lunar month ends ${AFTER_EPHEMERIS} and is left out.`,
  observances_cut_off: () =>
    `The last lunar month ends ${AFTER_EPHEMERIS} and the observances of its tithis are left out.`,
  dates_cut_off: () => 'The calculation covers the years 1800 to 2200, and dates beyond them are left out.',
  next_limb_cut_off: () => `What follows the running limb ends ${AFTER_EPHEMERIS} and is left out.`,
  next_phase_cut_off: () => `A next phase lies ${AFTER_EPHEMERIS} and 31 December 2200 stands in its place.`,
  transit_window_cut_off: () => 'A transit reaches beyond the years 1800 to 2200, and is cut off there.',
  years_cut_off: () =>
    'The northern year and, in the first weeks of 1800, the months of the Sun began before the years for which we calculate, and are left out.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${listed(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: how long some grahas stay in their signs.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: some of the periods; those wholly beyond are left out.`,
};
