import type { Holds } from '../../base/input/caveats.js';
import { formatOffset } from '../../base/time/gregorian.js';
import type { CaveatWords } from '../words/caveats/caveat-words.js';
import {
  ascendantDegrees,
  type Bearers,
  type ChangeWords,
  type ClockWords,
  changesIn,
  clocksIn,
  coordinatesIn,
  durationIn,
  exactTo,
  factNames,
  ofPerson,
  printed,
  reachIn,
  tenth,
  thousands,
  type Units,
} from '../words/caveats/clauses.js';
import { graha, in_sign, nakshatra, sign } from './names.js';
import { list } from './phrases.js';

const names = /* @__PURE__ */ factNames({ sign, in_sign, nakshatra, graha });
/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) => ` (ರೇಖಾಂಶದಂತೆ 100ರಲ್ಲಿ 98 ಜನರಿಗೆ ಹೆಚ್ಚೆಂದರೆ ${earlier} ನಿಮಿಷ ಮುಂಚೆ, ${later} ನಿಮಿಷ ನಂತರ)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'ಜನನ: ', 'person A': 'ಮೊದಲ ವ್ಯಕ್ತಿ: ', 'person B': 'ಎರಡನೇ ವ್ಯಕ್ತಿ: ' };

const UNITS: Units = {
  decimalSign: '.',
  north: 'ಉತ್ತರ',
  south: 'ದಕ್ಷಿಣ',
  east: 'ಪೂರ್ವ',
  west: 'ಪಶ್ಚಿಮ',
  hours: 'ಗಂ.',
  minutes: 'ನಿ.',
  lessThanAMinute: 'ಒಂದು ನಿಮಿಷಕ್ಕಿಂತ ಕಡಿಮೆ',
};

const CHANGES: ChangeWords = {
  of: { sign: 'ರಾಶಿ', motion: 'ಗತಿ', combustion: 'ಅಸ್ತಂಗತ ಸ್ಥಿತಿ', dignity: 'ಸ್ಥಿತಿ' },
  turns: {
    direct: 'ಮಾರ್ಗಿ',
    retrograde: 'ವಕ್ರಿ',
    combust: 'ಅಸ್ತಂಗತ',
    'not combust': 'ಅಸ್ತಂಗತವಲ್ಲ',
    exalted: 'ಉಚ್ಚ',
    moolatrikona: 'ಮೂಲತ್ರಿಕೋಣ',
    own_sign: 'ಸ್ವಕ್ಷೇತ್ರ',
    great_friend: 'ಅಧಿಮಿತ್ರ ಕ್ಷೇತ್ರ',
    friend: 'ಮಿತ್ರ ಕ್ಷೇತ್ರ',
    neutral: 'ಸಮ ಕ್ಷೇತ್ರ',
    enemy: 'ಶತ್ರು ಕ್ಷೇತ್ರ',
    great_enemy: 'ಅಧಿಶತ್ರು ಕ್ಷೇತ್ರ',
    debilitated: 'ನೀಚ',
  },
};

const AT_THE_EDGE = '1 ಜನವರಿ 1800ಕ್ಕೆ ಮುಂಚಿನ ಮತ್ತು 31 ಡಿಸೆಂಬರ್ 2200ರ ನಂತರದ ದಿನಾಂಕಗಳ ಬದಲು ಈ ಮಿತಿಯ ದಿನಾಂಕಗಳನ್ನೇ ಕೊಟ್ಟಿದ್ದೇವೆ';
const CYCLES = { previous: 'ಹಿಂದಿನ ಸುತ್ತು', next: 'ಮುಂದಿನ ಸುತ್ತು', birth: 'ಜನನ ಕಾಲದ ಸುತ್ತು' } as const;
const UP_TO = 'ನಮ್ಮ ಗಣನೆ 2200ನೇ ವರ್ಷದ ಕೊನೆಯವರೆಗೆ ಮಾತ್ರ';

const record = (offset: number) =>
  `ಆಗಿನ ದಾಖಲೆಗಳಲ್ಲಿ, ಉದಾಹರಣೆಗೆ ಜನನ ದಾಖಲೆಯಲ್ಲಿ, ಆ ಊರಿನ ಸ್ಥಳೀಯ ಮಧ್ಯಮ ಸಮಯ (UTC${formatOffset(offset)}) ಬರೆದಿರಬಹುದು.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `${time_zone} ಗಡಿಯಾರದಂತೆ ಅದೇ ಸಮಯ ${durationIn(UNITS, behind)} ${behind > 0 ? 'ತಡವಾಗಿ' : 'ಮುಂಚೆ'} ಬರುತ್ತದೆ`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, ಲಗ್ನ ಸುಮಾರು ${degrees}° ${behind > 0 ? 'ಮುಂದಕ್ಕೆ' : 'ಹಿಂದಕ್ಕೆ'} ಸರಿಯುತ್ತದೆ`;
};

const exact = /* @__PURE__ */ exactTo(
  'ಜನನ ಸಮಯ ನಿಮಿಷದವರೆಗೂ ಸರಿಯಾಗಿದ್ದರೆ ಮಾತ್ರ',
  (minutes) => `ಜನನ ಸಮಯದ ತಪ್ಪು ${minutes} ನಿಮಿಷದೊಳಗೆ ಇದ್ದರೆ ಮಾತ್ರ`,
);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'ತನ್ನದೇ ಸಮಯ',
    no_daylight_time: 'ಬೇಸಿಗೆ ಸಮಯವಿಲ್ಲದೆ',
    neighbouring_zone: 'ನೆರೆಯ ಸಮಯ ವಲಯ',
    daylight_time: 'ಬೇಸಿಗೆ ಸಮಯ',
    local_mean_time: 'ಸ್ಥಳೀಯ ಮಧ್ಯಮ ಸಮಯ',
  },
  by: (clock, told) => `${clock} ಪ್ರಕಾರ ${list(told)}`,
  lagna: (name) => `ಲಗ್ನ ${names.sign(name)}`,
  moon: (name) => `ಚಂದ್ರ ನಕ್ಷತ್ರ ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) =>
  moved ? ` ${{ forward: 'ಈ ನಡುವೆ ಗಡಿಯಾರವನ್ನು ಮುಂದಕ್ಕೆ ಸರಿಸುತ್ತಾರೆ.', back: 'ಈ ನಡುವೆ ಗಡಿಯಾರವನ್ನು ಹಿಂದಕ್ಕೆ ಸರಿಸುತ್ತಾರೆ.' }[moved]}` : '';

const withinMinutes = (minutes: number) => (minutes <= 1 ? 'ಒಂದು ನಿಮಿಷದೊಳಗೆ' : `${minutes} ನಿಮಿಷದೊಳಗೆ`);

export const KANNADA_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const signs =
      from.sign === to.sign
        ? `ದಿನವಿಡೀ ${names.inSign(from.sign)} ಇರುತ್ತಾನೆ`
        : `${names.sign(from.sign)} ರಾಶಿಯಿಂದ ${names.sign(to.sign)} ರಾಶಿಗೆ ಹೋಗುತ್ತಾನೆ`;
    return `${ofPerson(BEARERS, whose)}ಜನನ ಸಮಯ ತಿಳಿದಿಲ್ಲ, ಆದ್ದರಿಂದ ಸ್ಥಳೀಯ ಸಮಯ ಮಧ್ಯಾಹ್ನ 12 ಗಂಟೆ ಎಂದು ತೆಗೆದುಕೊಂಡಿದ್ದೇವೆ. ಆ ದಿನ ಚಂದ್ರ ${names.nakshatra(from.nakshatra)} ${from.pada}ನೇ ಪಾದದಿಂದ ${names.nakshatra(to.nakshatra)} ${to.pada}ನೇ ಪಾದದವರೆಗೆ ಸಾಗುತ್ತಾನೆ, ${signs}.`;
  },
  grahas_change_that_day: ({ changes }) => `ಆ ದಿನ ಇವೂ ಬದಲಾಗುತ್ತವೆ: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'ಸೂರ್ಯ', 'tropical Sun': 'ಸಾಯನ ಸೂರ್ಯ', 'tropical Moon': 'ಸಾಯನ ಚಂದ್ರ' }[what];
    return `ಆ ದಿನ ${body} ${names.sign(from)} ರಾಶಿಯಿಂದ ${names.sign(to)} ರಾಶಿಗೆ ಹೋಗುತ್ತಾನೆ.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `ಡಿಗ್ರಿಗಳು, ವರ್ಗ ಕುಂಡಲಿಗಳು, ಪಂಚಾಂಗ ಮಧ್ಯಾಹ್ನ 12 ಗಂಟೆಯವು${has_vara ? '; ವಾರ ಮಾತ್ರ ಅದಕ್ಕೆ ಮುಂಚಿನ ಸೂರ್ಯೋದಯದ್ದು' : ''}.`,
  rising_sign_left_out: () => 'ಲಗ್ನಕ್ಕೆ ಜನನ ಸಮಯ ಬೇಕು, ಆದ್ದರಿಂದ ಅದನ್ನು ಕೊಟ್ಟಿಲ್ಲ.',
  rising_sign_sensitive: ({ sign: name, minutes }) => `${exact(minutes)} ಲಗ್ನ ${names.sign(name)} ಆಗಿರುತ್ತದೆ.`,
  natal_rising_sign_sensitive: ({ sign: name, minutes }) =>
    `ಮುಂಥಾವನ್ನು ಲೆಕ್ಕ ಹಾಕುವ ಜನ್ಮ ಲಗ್ನ, ${exact(minutes)} ${names.sign(name)} ಆಗಿರುತ್ತದೆ.`,
  rising_sign_unbounded: () =>
    'ಧ್ರುವಕ್ಕೆ ಇಷ್ಟು ಹತ್ತಿರದಲ್ಲಿ ಜನನದ ಹಿಂದಿನ ಮತ್ತು ಮುಂದಿನ ಒಂದು ದಿನದಲ್ಲೂ ಲಗ್ನ ಬದಲಾಗುವುದಿಲ್ಲ, ಆದ್ದರಿಂದ ಮಿತಿಯನ್ನು ಹೇಳಲಾಗದು.',
  no_ascendant: () => 'ಧ್ರುವಗಳಲ್ಲಿ ಲಗ್ನವಿಲ್ಲ: ಅದು 89.99° ದಕ್ಷಿಣ ಮತ್ತು 89.99° ಉತ್ತರ ಅಕ್ಷಾಂಶಗಳ ನಡುವೆ ಮಾತ್ರ ಇರುತ್ತದೆ.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule = 'ಲಗ್ನ ಸರಾಸರಿ ನಾಲ್ಕು ನಿಮಿಷಕ್ಕೆ ಒಂದು ಡಿಗ್ರಿ ಚಲಿಸುತ್ತದೆ, ನವಾಂಶ ಲಗ್ನ ಸರಾಸರಿ 13 ನಿಮಿಷಕ್ಕೊಮ್ಮೆ ಬದಲಾಗುತ್ತದೆ';
    return holds
      ? `${rule}. ಇಲ್ಲಿ ಸ್ಥಳೀಯ ಸಮಯ ${holds.from} ರಿಂದ ${holds.to} ರವರೆಗಿನ ಜನನಗಳಿಗೆ ಇದೇ ಅನ್ವಯಿಸುತ್ತದೆ.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes }) => `ಜನನದ ${withinMinutes(minutes)} ಲಗ್ನ ಬದಲಾಗುತ್ತದೆ, ಅದರ ಜೊತೆ ಎಲ್ಲ ಭಾವಗಳೂ ಬದಲಾಗುತ್ತವೆ.`,
  d10_edge: ({ minutes }) => `ಜನನದ ${withinMinutes(minutes)} ದಶಮಾಂಶ ಲಗ್ನ ಬದಲಾಗುತ್ತದೆ, ಅದರ ಜೊತೆ ಅದರ ಹತ್ತನೇ ಭಾವವೂ ಬದಲಾಗುತ್ತದೆ.`,
  yogas_change: ({ count }) => `ಜನನ ಸಮಯದ ಅರ್ಧ ಗಂಟೆಯೊಳಗೆ ಕೆಲವು ಯೋಗ ಅಥವಾ ದೋಷಗಳು ಉಂಟಾಗುತ್ತವೆ ಅಥವಾ ಹೋಗುತ್ತವೆ: ಒಟ್ಟು ${count}.`,
  bhavas_change: ({ planets }) => `ಜನನ ಸಮಯದ ಅರ್ಧ ಗಂಟೆಯೊಳಗೆ ಈ ಗ್ರಹಗಳ ಭಾವ ಬದಲಾಗುತ್ತದೆ: ${list(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `ಧ್ರುವಕ್ಕೆ ಇಷ್ಟು ಹತ್ತಿರದಲ್ಲಿ ಆಕಾಶದ ನಾಲ್ಕು ಭಾಗಗಳು ಸಮವಾಗಿರುವುದಿಲ್ಲ: ಅತ್ಯಂತ ಕಿರಿದಾದ ಭಾವದ ಅಗಲ ${printed(tenth(narrowest_deg), '.')}°.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'ಭಾವಾರಂಭ ಬಿಂದುವಿನ ಉಪಾಧಿಪತಿ ಕೆಲವೇ ನಿಮಿಷಗಳಲ್ಲಿ ಬದಲಾಗುತ್ತಾನೆ';
    return holds
      ? `${rule}. ಮೊದಲ ಭಾವಕ್ಕೆ ಸ್ಥಳೀಯ ಸಮಯ ${holds.from} ರಿಂದ ${holds.to} ರವರೆಗಿನ ಜನನಗಳಿಗೆ ಇದೇ ಅನ್ವಯಿಸುತ್ತದೆ.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `ಮೊದಲ ಮೂರು ಚರ ಕಾರಕಗಳಲ್ಲಿ ಎರಡರ ನಡುವಿನ ಅಂತರ ${printed(degrees, '.')}° ಗಿಂತ ಕಡಿಮೆ: ಸಮಯ ಸ್ವಲ್ಪ ಆಚೀಚೆಯಾದರೂ ಅವುಗಳ ಸ್ಥಾನ ಅದಲುಬದಲಾಗಬಹುದು.`,
  minor: ({ date }) => `ಜನನದಿಂದ ${date} ದಿನಾಂಕಕ್ಕೆ 18 ವರ್ಷ ತುಂಬಿಲ್ಲ, ಆದ್ದರಿಂದ ದಶಾ ಕಾಲಗಳನ್ನು ಕೊಟ್ಟಿಲ್ಲ.`,
  ascendant_transits_sensitive: () => 'ಲಗ್ನದ ಮೇಲಿನ ಗೋಚಾರ ಜನನ ಸಮಯ ಎಷ್ಟು ಸರಿಯೋ ಅಷ್ಟೇ ಸರಿ: ಲಗ್ನ ಸರಾಸರಿ ನಾಲ್ಕು ನಿಮಿಷಕ್ಕೆ ಒಂದು ಡಿಗ್ರಿ ಚಲಿಸುತ್ತದೆ.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'ಅಂಕ' : 'ಒಟ್ಟು ಗುಣಗಳು';
    const of = maximum === null ? '' : `${printed(maximum, '.')}ಕ್ಕೆ `;
    return least === most
      ? `ಸಾಧ್ಯವಿರುವ ಯಾವ ಜನನ ಸಮಯಕ್ಕಾದರೂ ${subject}: ${of}${printed(least, '.', !maximum)}.`
      : `ಜನನ ಸಮಯದಂತೆ ${subject} ${of}${printed(least, '.', !maximum)} ರಿಂದ ${printed(most, '.', !maximum)} ರವರೆಗೆ ಇರಬಹುದು.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `ಇಬ್ಬರ ಚಂದ್ರರ ಬಗ್ಗೆ ತಿಳಿಯದಿರುವುದು ಏನೇ ಇದ್ದರೂ ಒಟ್ಟು ಗುಣಗಳು ಬದಲಾಗುವುದಿಲ್ಲ: ${maximum}ಕ್ಕೆ ${printed(least, '.')}.`
      : `ಇಬ್ಬರ ಚಂದ್ರರ ಸಾಧ್ಯವಿರುವ ಸ್ಥಿತಿಗಳಂತೆ ಒಟ್ಟು ಗುಣಗಳು ${maximum}ಕ್ಕೆ ${printed(least, '.')} ರಿಂದ ${printed(most, '.')} ರವರೆಗೆ ಇರಬಹುದು.`,
  month_range: ({ days, open, points, dasha_days }) => {
    const scores =
      open === 0
        ? 'ಯಾವ ದಿನದ ಅಂಕವೂ ಬದಲಾಗುವುದಿಲ್ಲ'
        : `${open === days ? `ಎಲ್ಲ ${days} ದಿನಗಳ` : `${days} ದಿನಗಳಲ್ಲಿ ${open} ${open === 1 ? 'ದಿನದ' : 'ದಿನಗಳ'}`} ಅಂಕ ಬದಲಾಗುತ್ತದೆ (ಹೆಚ್ಚೆಂದರೆ ${points})`;
    return `ಜನನ ಸಮಯದಂತೆ ${scores}, ದಶೆಗಳ ಎಲ್ಲ ದಿನಾಂಕಗಳೂ ಹೆಚ್ಚೆಂದರೆ ${thousands(`${dasha_days}`, ',')} ದಿನದಷ್ಟು ಆಚೀಚೆಯಾಗುತ್ತವೆ.`;
  },
  dasha_range: ({ first, last, days }) => {
    const lords =
      first === last
        ? `ಮೊದಲ ದಶಾನಾಥ ದಿನವಿಡೀ ${names.graha(first)}`
        : `ಮೊದಲ ದಶಾನಾಥ ಬದಲಾಗುತ್ತಾನೆ: ಮೊದಲು ${names.graha(first)}, ಆಮೇಲೆ ${names.graha(last)}`;
    return `${lords}; ಆ ದಿನದ ಆರಂಭಕ್ಕಿಂತ ಕೊನೆಯಲ್ಲಿ ಪ್ರತಿ ದಿನಾಂಕವೂ ಸುಮಾರು ${thousands(`${Math.round(days)}`, ',')} ದಿನ ಮುಂಚೆ ಬರುತ್ತದೆ.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `${date} ರಂದು ಚಂದ್ರ ${list(active.map(names.inSign))} ಇದ್ದರೆ ಸಾಡೇಸಾತಿ ಇದೆ, ${list(inactive.map(names.inSign))} ಇದ್ದರೆ ಇಲ್ಲ.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `${time_zone} ವಲಯದಲ್ಲಿ ಸ್ಥಳೀಯ ಸಮಯ ${shown} ಎರಡು ಬಾರಿ ಬಂದಿತ್ತು (${earlier}, ${later}); ಮೊದಲನೆಯದನ್ನು ತೆಗೆದುಕೊಂಡಿದ್ದೇವೆ.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `${time_zone} ವಲಯದಲ್ಲಿ ಸ್ಥಳೀಯ ಸಮಯ ${shown} ಇರಲೇ ಇಲ್ಲ: ಗಡಿಯಾರ ನೇರವಾಗಿ ${straight_to} ಗೆ ಹೋಯಿತು, ಅದನ್ನೇ ತೆಗೆದುಕೊಂಡಿದ್ದೇವೆ.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `${time_zone} ವಲಯದಲ್ಲಿ 06:00 ಮತ್ತು 18:00 ರ ನಡುವೆ ಗಡಿಯಾರ ಬದಲಾಗುತ್ತದೆ: ಹೀಗೆ ಅಂದುಕೊಂಡ ಹಗಲು 720 ನಿಮಿಷಗಳ ಬದಲು ${printed(minutes, '.')} ನಿಮಿಷ ಇರುತ್ತದೆ, ಅದರ ಭಾಗಗಳು ಅದರ ಸಮ ಪಾಲುಗಳು.`
      : `${time_zone} ವಲಯದಲ್ಲಿ 18:00 ಮತ್ತು ಮರುದಿನ 06:00 ರ ನಡುವೆ ಗಡಿಯಾರ ಬದಲಾಗುತ್ತದೆ: ಹೀಗೆ ಅಂದುಕೊಂಡ ರಾತ್ರಿ 720 ನಿಮಿಷಗಳ ಬದಲು ${printed(minutes, '.')} ನಿಮಿಷ ಇರುತ್ತದೆ, ಅದರ ಭಾಗಗಳು ಅದರ ಸಮ ಪಾಲುಗಳು.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `ಊರು ಹೇಳಿಲ್ಲ: ದಿನ ${time_zone} ವಲಯದ ಜನಸಂಖ್ಯೆಯ ಕೇಂದ್ರದ (${coordinatesIn(UNITS, centre)}) ಸೂರ್ಯೋದಯದಿಂದ ಆರಂಭವಾಗುತ್ತದೆ; ಆ ಸಮಯ ವಲಯದ ಬೇರೆಡೆಗಳಲ್ಲಿ ಸ್ವಲ್ಪ ಮುಂಚೆ ಅಥವಾ ತಡವಾಗಿ ಆರಂಭವಾಗಿ ಮುಗಿಯುತ್ತದೆ${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `ಊರು ಹೇಳಿಲ್ಲ, ${time_zone} ವಲಯದಲ್ಲಿ ಜನವಸತಿ ಇಲ್ಲ: ಅಲ್ಲಿನ ಗಡಿಯಾರದಂತೆ 06:00 ರಿಂದ 18:00 ರವರೆಗೆ ಹಗಲೆಂದು ತೆಗೆದುಕೊಂಡಿದ್ದೇವೆ.`,
  day_without_sunrise: ({ first, last, days, ...place }) => {
    const on = days === 1 ? `${first} ರಂದು` : `${first} ರಿಂದ ${last} ರವರೆಗೆ ${days} ದಿನ`;
    return `${on} ${coordinatesIn(UNITS, place)} ಸ್ಥಾನದಲ್ಲಿ ಸೂರ್ಯ ಒಂದೇ ದಿನದಲ್ಲಿ ಹುಟ್ಟಿ ಮುಳುಗುವುದಿಲ್ಲ: 06:00 ರಿಂದ 18:00 ರವರೆಗೆ ಹಗಲೆಂದು ತೆಗೆದುಕೊಂಡಿದ್ದೇವೆ.`;
  },
  date_skipped: ({ date, time_zone }) => `${time_zone} ವಲಯದಲ್ಲಿ ${date} ದಿನಾಂಕ ಇರಲೇ ಇಲ್ಲ, ಆದ್ದರಿಂದ ಅದನ್ನು ಬಿಟ್ಟಿದ್ದೇವೆ.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `ಈ ಅಕ್ಷಾಂಶ ರೇಖಾಂಶಗಳು ಇವುಗಳಿಗೂ ಸೇರಿರಬಹುದು: ${list(zones)}. ಆಗ ಅಲ್ಲಿನ ಗಡಿಯಾರ ${time_zone} ಗಡಿಯಾರಕ್ಕಿಂತ (UTC${formatOffset(offset)}) ಬೇರೆಯಾಗಿತ್ತು: ${changes.join('; ')}. ಆ ಊರಿನ ಸಮಯ ವಲಯ ಗೊತ್ತಿದ್ದರೆ ಅದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `ಸಮಯ ವಲಯಗಳ ಮಾಹಿತಿಯಲ್ಲಿ ಆ ಕಾಲಕ್ಕೆ ${time_zone} ಗಡಿಯಾರವಿಲ್ಲ, ಆದ್ದರಿಂದ UTC ತೆಗೆದುಕೊಂಡಿದ್ದೇವೆ.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} ವಲಯದಲ್ಲಿ ಆಗ ಇನ್ನೂ ಪ್ರಮಾಣಿತ ಸಮಯವಿರಲಿಲ್ಲ: ಅಲ್ಲಿನ ಸ್ಥಳೀಯ ಮಧ್ಯಮ ಸಮಯ (UTC${formatOffset(offset)}) ತೆಗೆದುಕೊಂಡಿದ್ದೇವೆ. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} ವಲಯದಲ್ಲಿ ಆಗ ಒಂದು ನಗರದ ಮಧ್ಯಮ ಸಮಯವೇ (UTC${formatOffset(offset)}) ನಡೆಯುತ್ತಿತ್ತು. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} ವಲಯದ ಎಲ್ಲ ಊರುಗಳಿಗೂ ಒಂದೇ ಗಡಿಯಾರವಿದೆ, ಆಗ UTC${formatOffset(offset)}; ಆದರೆ ಈ ಊರಿನಲ್ಲಿ ಬೇರೆ ಗಡಿಯಾರ ನಡೆದಿರಬಹುದು`;
    return isSame
      ? `${start} (${other}): ಲಗ್ನ, ಚಂದ್ರ ನಕ್ಷತ್ರ ಬದಲಾಗುವುದಿಲ್ಲ.`
      : `${start}: ${other}. ಯಾವ ಗಡಿಯಾರವೆಂದು ಗೊತ್ತಿದ್ದರೆ ಅದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `ಸಮಯ ವ್ಯತ್ಯಾಸ UTC${time_zone}` : `${time_zone} ಗಡಿಯಾರ (UTC${formatOffset(offset)})`;
    return `${clock} ಮತ್ತು ಆ ಅಕ್ಷಾಂಶ ರೇಖಾಂಶಗಳ ಸ್ಥಳೀಯ ಮಧ್ಯಮ ಸಮಯದ (UTC${formatOffset(own_mean_time)}) ನಡುವಿನ ವ್ಯತ್ಯಾಸ ${durationIn(UNITS, difference)}: ${isOffset ? 'ಸಮಯ ವ್ಯತ್ಯಾಸ' : 'ಸಮಯ ವಲಯ'} ಮತ್ತು ಅಕ್ಷಾಂಶ ರೇಖಾಂಶಗಳು ಒಂದೇ ಊರಿನವೇ ಎಂದು ನೋಡಿಕೊಳ್ಳಿ.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'ಈ ದಿನ',
      month: 'ಈ ತಿಂಗಳು',
      'calculation date': 'ಗಣನೆಯ ದಿನಾಂಕ',
      'calculation moment': 'ಗಣನೆಯ ಸಮಯ',
    }[what];
    return `${subject} ಜನನಕ್ಕಿಂತ ಮುಂಚಿನದು.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'ಈ ಹತ್ತು ವರ್ಷಗಳಲ್ಲಿ',
      'when the month begins': 'ತಿಂಗಳ ಆರಂಭದಲ್ಲಿ',
      sunrise: 'ಸೂರ್ಯೋದಯಕ್ಕೆ',
      '06:00': '06:00 ಗಂಟೆಗೆ',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : `${when.date} ರಂದು `;
    return `${date}${then} ಯಾವ ದಶೆಯೂ ನಡೆಯುವುದಿಲ್ಲ: ${is_before_birth ? 'ಈ ಸಮಯ ಜನನಕ್ಕಿಂತ ಮುಂಚಿನದು' : 'ಅಷ್ಟರಲ್ಲಿ ದಶೆಗಳ 120 ವರ್ಷಗಳು ಮುಗಿದಿರುತ್ತವೆ'}.`;
  },
  no_sunrise: () => 'ಧ್ರುವಕ್ಕೆ ಇಷ್ಟು ಹತ್ತಿರದಲ್ಲಿ ಆ ಕ್ಷಣಕ್ಕೆ ಮುಂಚಿನ ಇಡೀ ದಿನ ಸೂರ್ಯೋದಯವಾಗಿಲ್ಲ, ಆದ್ದರಿಂದ ಸೂರ್ಯೋದಯವೂ ಇಲ್ಲ, ವಾರವೂ ಇಲ್ಲ.',
  lunar_month_cut_off: () => `${UP_TO}: ಚಾಂದ್ರಮಾನ ಮಾಸ ಅದರ ನಂತರ ಮುಗಿಯುತ್ತದೆ, ಆದ್ದರಿಂದ ಕೊಟ್ಟಿಲ್ಲ.`,
  observances_cut_off: () => `${UP_TO}: ಕೊನೆಯ ಚಾಂದ್ರಮಾನ ಮಾಸ ಅದರ ನಂತರ ಮುಗಿಯುತ್ತದೆ, ಆದ್ದರಿಂದ ಅದರ ತಿಥಿಗಳ ಹಬ್ಬ, ವ್ರತಗಳನ್ನು ಕೊಟ್ಟಿಲ್ಲ.`,
  dates_cut_off: () => 'ಗಣನೆ 1800 ರಿಂದ 2200 ರವರೆಗಿನ ವರ್ಷಗಳಿಗೆ ಮಾತ್ರ; ಅದರಾಚೆಯ ದಿನಾಂಕಗಳನ್ನು ಕೊಟ್ಟಿಲ್ಲ.',
  next_limb_cut_off: () => `${UP_TO}: ನಡೆಯುತ್ತಿರುವ ಅಂಗದ ನಂತರದ್ದು ಅದರಾಚೆ ಮುಗಿಯುತ್ತದೆ, ಆದ್ದರಿಂದ ಕೊಟ್ಟಿಲ್ಲ.`,
  next_phase_cut_off: () => `${UP_TO}: ಮುಂದಿನ ಚಂದ್ರ ಕಲೆಗಳಲ್ಲಿ ಒಂದು ಅದರ ನಂತರ ಬರುತ್ತದೆ, ಅದರ ಬದಲು 31 ಡಿಸೆಂಬರ್ 2200 ಎಂದು ಕೊಟ್ಟಿದ್ದೇವೆ.`,
  transit_window_cut_off: () => 'ಒಂದು ಗೋಚಾರ 1800 ರಿಂದ 2200 ರವರೆಗಿನ ಮಿತಿಯನ್ನು ದಾಟುತ್ತದೆ, ಅದನ್ನು ಅಲ್ಲಿಗೇ ನಿಲ್ಲಿಸಿದ್ದೇವೆ.',
  years_cut_off: () =>
    'ಉತ್ತರ ಭಾರತದ ಸಂವತ್ಸರ ಮತ್ತು 1800ರ ಮೊದಲ ವಾರಗಳಲ್ಲಿ ಸೌರಮಾನ ಮಾಸಗಳು ಗಣನೆಯ ಮಿತಿಗಿಂತ ಮುಂಚೆಯೇ ಆರಂಭವಾಗಿದ್ದವು, ಆದ್ದರಿಂದ ಕೊಟ್ಟಿಲ್ಲ.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${list(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: ಕೆಲವು ಗ್ರಹಗಳು ತಮ್ಮ ರಾಶಿಯಲ್ಲಿರುವ ಅವಧಿಗಳಿಗೆ.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: ಕೆಲವು ಅವಧಿಗಳಿಗೆ; ಪೂರ್ತಿ ಹೊರಗಿರುವವನ್ನು ಕೊಟ್ಟಿಲ್ಲ.`,
};
