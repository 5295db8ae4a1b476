import { NO_ASCENDANT } from '../../base/ephemeris/ascendant.js';
import type { CaveatCode, GrahaChange, Holds } from '../../base/input/caveats.js';
import { formatOffset } from '../../base/time/gregorian.js';
import { grahaInSentence } from '../../base/zodiac/rashi.js';
import { joinedBy } from '../locale/plural.js';
import type { CaveatLanguage, CaveatWords } from '../words/caveats/caveat-words.js';
import { type Bearers, type ClockWords, clocksIn, exactTo, printed, reachIn, tenth } from '../words/caveats/clauses.js';

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'Birth: ', 'person A': 'Person A: ', 'person B': 'Person B: ' };

const listed = joinedBy('and');
const OUTSIDE = 'outside the accepted dates, 1800-01-01 to 2200-12-31';
/** What the cycles of Saturn are called. */
export const CYCLES = { previous: 'the previous cycle', next: 'the next cycle', birth: 'the cycle at birth' } as const;
const EPHEMERIS = 'the span of the ephemeris, 1800 to 2200,';

/** Coordinates, degrees, to a tenth. */
const near = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) =>
  `${Math.abs(latitude).toFixed(1)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(1)}° ${longitude < 0 ? 'W' : 'E'}`;

/** What a record of a time without standard time may have meant. */
const record = (offset: number) =>
  `A record made then, such as that of a birth, may have used the local mean time of the place itself, UTC${formatOffset(offset)}.`;

/** What the clock of another zone, so many seconds behind, makes of a local time. An ascendant goes round once a day. */
const clockChange = (time_zone: string, behind: number) => {
  const seconds = Math.abs(behind);
  const change = `by the clock of ${time_zone} the same time is ${duration(seconds)} ${behind > 0 ? 'later' : 'earlier'}`;
  if (seconds < SECONDS_PER_DEGREE || seconds > HALF_A_DAY) return change;
  const degrees = Math.round(seconds / SECONDS_PER_DEGREE);
  return `${change}, an ascendant about ${degrees} degrees ${behind > 0 ? 'ahead' : 'behind'}`;
};

const SECONDS_PER_DEGREE = 240;
const HALF_A_DAY = 43_200;

function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return 'less than a minute';
  const parts = [
    [Math.floor(minutes / 60), 'h'],
    [minutes % 60, 'min'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`])).join(' ');
}

const withinMinutes = (minutes: number) => (minutes === 1 ? 'a minute' : `${minutes} minutes`);

/** A dignity as what a graha leaves and comes to: "the sign of a great friend". */
function dignity(state: string): string {
  if (state === 'exalted') return 'exaltation';
  if (state === 'debilitated') return 'debilitation';
  if (state === 'moolatrikona' || state === 'own_sign') return `its ${state.replace('_', ' ')}`;
  return `the sign of ${state === 'enemy' ? 'an' : 'a'} ${state === 'neutral' ? 'neutral graha' : state.replace('_', ' ')}`;
}

/** What a graha does in turn over a day, such as "turns retrograde". */
function passage({ of, states }: GrahaChange['passes'][number]): string {
  const later = states.slice(1);
  if (of === 'motion') return `turns ${later.join(', then ')}`;
  if (of === 'combustion') {
    return later.map((state) => (state === 'combust' ? 'becomes combust' : 'ceases to be combust')).join(', then ');
  }
  const told = states.map((state) => (of === 'dignity' ? dignity(state) : state));
  const shared = 'the sign of';
  const ends = told.map((end, at) => (told[at - 1]?.startsWith(shared) ? end.replace(shared, 'that of') : end));
  return `goes from ${ends.join(' to ')}`;
}

/** How exact a birth time must be. */
const exact = /* @__PURE__ */ exactTo('to the minute', (minutes) => `to within ${withinMinutes(minutes)}`);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'time of its own',
    no_daylight_time: 'no daylight time',
    neighbouring_zone: 'neighbouring zone',
    daylight_time: 'daylight time',
    local_mean_time: 'local mean time',
  },
  by: (clock, told) => `by ${clock} ${told.join(' and ')}`,
  lagna: (sign) => `the rising sign is ${sign}`,
  moon: (nakshatra) => `the Moon is in ${nakshatra}`,
};

/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) => `, by longitude up to ${earlier} min earlier and ${later} min later for 98 of 100 people`,
);

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) =>
  moved
    ? ` ${{ forward: 'The clock is put forward in between.', back: 'The clock is put back in between.' }[moved]}`
    : '';

/** The caveats in English, the language of `provenance`. */
export const CAVEATS_IN_ENGLISH: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign = from.sign === to.sign ? `in ${from.sign} all day` : `from ${from.sign} to ${to.sign}`;
    return `The birth time${whose === null ? '' : ` of ${whose}`} is not known and local noon is used; over that local day the Moon goes from ${from.nakshatra} pada ${from.pada} to ${to.nakshatra} pada ${to.pada}, ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) =>
    `That day too ${changes
      .map(({ graha, passes }) => {
        const told = passes.map(passage);
        const goesOn = (at: number) => at > 0 && [at - 1, at].every((each) => told[each]?.startsWith('goes '));
        return `${grahaInSentence(graha)} ${told.map((words, at) => (goesOn(at) ? words.slice(5) : words)).join(' and ')}`;
      })
      .join('; ')}.`,
  sign_changes_that_day: ({ what, from, to }) => `The ${what} goes from ${from} to ${to} that day.`,
  chart_of_noon: ({ has_vara }) =>
    `Degrees, vargas and the panchanga are those of noon${has_vara ? ', the vara that of the sunrise before it' : ''}.`,
  rising_sign_left_out: () => 'The rising sign needs a time and is left out.',
  rising_sign_sensitive: ({ sign, minutes }) =>
    `The rising sign is ${sign} only if the birth time is right ${exact(minutes)}.`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `The rising sign of the birth, from which the muntha is counted, is ${sign} only if the birth time is right ${exact(minutes)}.`,
  rising_sign_unbounded: () =>
    `So close to the pole the rising sign does not change within a day of the birth, so no boundary can be given.`,
  no_ascendant: () => NO_ASCENDANT,
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule =
      'On average the ascendant moves one degree every four minutes, and the navamsa ascendant changes every 13 minutes';
    return holds
      ? `${rule}: here it holds for births between ${holds.from} and ${holds.to} local time.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes }) =>
    `The rising sign changes within ${withinMinutes(minutes)} of the birth, and every house with it.`,
  d10_edge: ({ minutes }) =>
    `The rising sign of D10 changes within ${withinMinutes(minutes)} of the birth, and its 10th with it.`,
  yogas_change: ({ count }) =>
    `Within half an hour of the time of birth ${count === 1 ? 'one yoga or dosha comes or goes' : `${count} yogas or doshas come or go`}.`,
  bhavas_change: ({ planets }) =>
    `Within half an hour of the time of birth ${listed(planets.map(grahaInSentence))} would stand in another bhava.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `So near a pole the quarters of the sky are uneven: the narrowest bhava is ${tenth(narrowest_deg)} degrees wide.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'The sub lord of a cusp changes every few minutes';
    return holds
      ? `${rule}: that of the first holds for births between ${holds.from} and ${holds.to} local time.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `Two of the first three chara karakas are less than ${degrees} degree apart: a little earlier or later they may change places.`,
  minor: ({ date }) => `The birth lies less than 18 years before ${date}: no periods are given.`,
  ascendant_transits_sensitive: () =>
    'Transits to the ascendant are only as good as the birth time: on average the ascendant moves one degree every four minutes.',
  score_range: ({ what, least, most, maximum }) => {
    const [from, to] = [least, most].map((points) => printed(points, '.', !maximum));
    const range = least === most ? `stays ${from}` : `lies between ${from} and ${to}`;
    return `Over the possible times the ${what} ${range}${maximum === null ? '' : ` of ${maximum}`}.`;
  },
  match_range: ({ least, most, maximum }) => {
    const [from, to] = [least, most].map((points) => printed(points, '.'));
    const range = least === most ? `stays ${from}` : `lies between ${from} and ${to}`;
    return `Over all that is possible of the Moons of both, the total ${range} of ${maximum}.`;
  },
  month_range: ({ days, open, points, dasha_days }) => {
    const scores =
      open === 0
        ? 'the score of no day changes'
        : `the scores of ${open} of ${days} days change, by up to ${points} points`;
    return `Over the possible times ${scores}, and every date of a dasha moves by up to ${dasha_days} days.`;
  },
  dasha_range: ({ first, last, days }) => {
    const lords =
      first === last
        ? `The first lord is ${grahaInSentence(first)} all day`
        : `The first lord goes from ${grahaInSentence(first)} to ${grahaInSentence(last)}`;
    return `${lords}, and every date comes ${days} days earlier at the end of that day than at its start.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `On ${date} Sade Sati is active for ${listed(active)} and not for ${listed(inactive)}.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `The local time ${shown} happened twice in ${time_zone}, at ${earlier} and at ${later}; the earlier one is used.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `The local time ${shown} did not exist in ${time_zone}: the clock went straight to ${straight_to}, which stands in for it.`,
  nominal_length: ({ part, time_zone, minutes }) => {
    const hours = part === 'day' ? 'between 06:00 and 18:00' : 'between 18:00 and the next 06:00';
    return `The clock changes in ${time_zone} ${hours}: this nominal ${part} lasts ${minutes} minutes instead of 720, and its parts are equal parts of that.`;
  },
  zone_centre_day: ({ time_zone, ...centre }) =>
    `No place is given: the day begins with the sunrise at ${near(centre)}, the centre of population of ${time_zone}; elsewhere in the zone it begins and ends earlier or later${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `No place is given, and ${time_zone} has no people of its own: the day is taken from 06:00 to 18:00 on its clock.`,
  day_without_sunrise: ({ first, last, days, ...place }) => {
    const on = days === 1 ? first : `${days} dates from ${first} to ${last}`;
    return `At ${near(place)} the Sun does not rise and set within a day on ${on}: the day is taken from 06:00 to 18:00.`;
  },
  date_skipped: ({ date, time_zone }) => `${date} did not exist in ${time_zone} and is left out.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const names = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`).join(' and ');
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset)).join(', ');
    return `The coordinates may belong to ${names}, where the clock then differed from UTC${formatOffset(offset)} of ${time_zone}: ${changes}. Send the time zone of the place if you know it.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `The time zone database knows of no clock in ${time_zone} at that time, so UTC is used.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} had no standard time yet: its own local mean time, UTC${formatOffset(offset)}, is used. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} then kept the mean time of one city, UTC${formatOffset(offset)}. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} has one clock for all its places, UTC${formatOffset(offset)}, but another may have been kept`;
    return isSame
      ? `${start}, ${other}: rising sign and nakshatra stay the same.`
      : `${start}: ${other}. Choose the clock if you know it.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const minutes = Math.round(difference / 60);
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `The offset UTC${time_zone}` : `The clock of ${time_zone}, UTC${formatOffset(offset)},`;
    return `${clock} is ${Math.floor(minutes / 60)} h ${minutes % 60} min away from the mean time at the coordinates, UTC${formatOffset(own_mean_time)}: check that the ${isOffset ? 'offset' : 'time zone'} and the coordinates belong together.`;
  },
  before_birth: ({ what }) => `The ${what} lies before the birth.`,
  no_dasha: ({ when, is_before_birth }) =>
    `No dasha runs ${typeof when === 'string' ? when : `at ${when.at} of ${when.date}`}: ${is_before_birth ? 'that is before the birth' : 'by then the 120 years that the dashas cover are over'}.`,
  no_sunrise: () =>
    'So near the pole the Sun had not risen in the day before the moment: there is no sunrise and no vara.',
  lunar_month_cut_off: () => `The lunar month ends after ${EPHEMERIS} and is left out.`,
  observances_cut_off: () =>
    `The last lunar month ends after ${EPHEMERIS} and the observances of its tithis are left out.`,
  dates_cut_off: () => 'The calculation covers the years 1800 to 2200, and dates beyond them are left out.',
  next_limb_cut_off: () => `What follows the running limb ends after ${EPHEMERIS} and is left out.`,
  next_phase_cut_off: () => `A next phase lies after ${EPHEMERIS} whose end stands for its date.`,
  transit_window_cut_off: () => `A transit window reaches ${OUTSIDE}, and is cut off there.`,
  years_cut_off: () =>
    `The northern year and, in the first weeks of 1800, the months of the Sun began before ${EPHEMERIS} and are left out.`,
  cycles_cut_off: ({ cycles }) =>
    `The end of the ephemeris stands for what lies ${OUTSIDE}, of ${listed(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () =>
    `The end of the ephemeris stands for what lies ${OUTSIDE}, of the stays of some grahas in their signs.`,
  saturn_periods_cut_off: () =>
    `The end of the ephemeris stands for what lies ${OUTSIDE}, of some periods; what lies wholly beyond is left out.`,
};

/** The codes of all caveats. */
export const CAVEAT_CODES = /* @__PURE__ */ Object.keys(CAVEATS_IN_ENGLISH) as CaveatCode[];

/** How caveats are worded for programs and logs. */
export const FOR_PROGRAMS: Pick<CaveatLanguage, 'caveats' | 'bearers'> = {
  caveats: CAVEATS_IN_ENGLISH,
  bearers: BEARERS,
};
