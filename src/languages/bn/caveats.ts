import type { Holds } from '../../base/input/caveats.js';
import { formatOffset } from '../../base/time/gregorian.js';
import { joinedBy } from '../locale/plural.js';
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

const names = /* @__PURE__ */ factNames({ sign, in_sign, nakshatra, graha });
/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) => ` (দ্রাঘিমা অনুযায়ী 100 জনের মধ্যে 98 জনের ক্ষেত্রে বড়জোর ${earlier} মিনিট আগে বা ${later} মিনিট পরে)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'জন্ম: ', 'person A': 'ব্যক্তি ক: ', 'person B': 'ব্যক্তি খ: ' };

const listed = /* @__PURE__ */ joinedBy('ও');

const UNITS: Units = {
  decimalSign: '.',
  north: 'উত্তর',
  south: 'দক্ষিণ',
  east: 'পূর্ব',
  west: 'পশ্চিম',
  hours: 'ঘণ্টা',
  minutes: 'মিনিট',
  lessThanAMinute: 'এক মিনিটেরও কম',
};

const CHANGES: ChangeWords = {
  of: { sign: 'রাশি', motion: 'গতি', combustion: 'উদয়-অস্ত', dignity: 'অবস্থা' },
  turns: {
    direct: 'মার্গী',
    retrograde: 'বক্রী',
    combust: 'অস্তমিত',
    'not combust': 'উদিত',
    exalted: 'তুঙ্গ',
    moolatrikona: 'মূলত্রিকোণ',
    own_sign: 'স্বক্ষেত্র',
    great_friend: 'অধিমিত্র ক্ষেত্র',
    friend: 'মিত্রক্ষেত্র',
    neutral: 'সমক্ষেত্র',
    enemy: 'শত্রুক্ষেত্র',
    great_enemy: 'অধিশত্রু ক্ষেত্র',
    debilitated: 'নীচ',
  },
};

const AT_THE_EDGE = '1 জানুয়ারি 1800-র আগের এবং 31 ডিসেম্বর 2200-র পরের তারিখের জায়গায় এই সীমাটিই দেওয়া হয়েছে';
const CYCLES = { previous: 'আগের চক্র', next: 'পরের চক্র', birth: 'জন্মকালীন চক্র' } as const;
const UP_TO = 'গণনা চলে 2200 সালের শেষ পর্যন্ত';

const record = (offset: number) =>
  `সেই সময়কার নথিতে, যেমন জন্মের নথিতে, ওই জায়গার নিজস্ব স্থানীয় মধ্য সময় (UTC${formatOffset(offset)}) লেখা থাকতে পারে।`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `${time_zone}-এর ঘড়িতে একই সময় আসে ${durationIn(UNITS, behind)} ${behind > 0 ? 'পরে' : 'আগে'}`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined ? change : `${change}, লগ্ন প্রায় ${degrees} অংশ ${behind > 0 ? 'এগিয়ে' : 'পিছিয়ে'} যায়`;
};

const exact = /* @__PURE__ */ exactTo('মিনিট পর্যন্ত ঠিক', (minutes) => `${minutes} মিনিটের মধ্যে ঠিক`);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'নিজস্ব সময়',
    no_daylight_time: 'গ্রীষ্মকালীন সময় ছাড়া',
    neighbouring_zone: 'পাশের সময় অঞ্চল',
    daylight_time: 'গ্রীষ্মকালীন সময়',
    local_mean_time: 'স্থানীয় মধ্য সময়',
  },
  by: (clock, told) => `${clock} ধরলে ${listed(told)}`,
  lagna: (name) => `লগ্ন হয় ${names.sign(name)}`,
  moon: (name) => `চন্দ্রের নক্ষত্র হয় ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) => (moved ? ' এর মাঝে ঘড়ি বদলায়।' : '');

export const BENGALI_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `সারা দিন ${names.inSign(from.sign)} থাকে`
        : `${names.sign(from.sign)} রাশি থেকে ${names.sign(to.sign)} রাশিতে যায়`;
    return `${ofPerson(BEARERS, whose)}জন্মসময় জানা নেই, তাই স্থানীয় সময় দুপুর 12টা ধরা হয়েছে। সে দিন চন্দ্র ${names.nakshatra(from.nakshatra)} (পাদ ${from.pada}) থেকে ${names.nakshatra(to.nakshatra)} (পাদ ${to.pada}) পর্যন্ত চলে এবং ${sign}।`;
  },
  grahas_change_that_day: ({ changes }) => `সে দিন এগুলিও বদলায়: ${changesIn(names, CHANGES, changes)}।`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'রবি', 'tropical Sun': 'সায়ন রবি', 'tropical Moon': 'সায়ন চন্দ্র' }[what];
    return `সে দিন ${body} ${names.sign(from)} রাশি থেকে ${names.sign(to)} রাশিতে যায়।`;
  },
  chart_of_noon: ({ has_vara }) => `অংশ, বর্গ ও পঞ্জিকার অঙ্গ দুপুর 12টার${has_vara ? ', আর বার তার আগের সূর্যোদয়ের' : ''}।`,
  rising_sign_left_out: () => 'লগ্নের জন্য জন্মসময় দরকার, তাই লগ্ন দেওয়া হয়নি।',
  rising_sign_sensitive: ({ sign, minutes }) => `জন্মসময় ${exact(minutes)} হলে তবেই লগ্ন ${names.sign(sign)}।`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `যে জন্মলগ্ন থেকে মুন্থা গোনা হয়, জন্মসময় ${exact(minutes)} হলে তবেই তা ${names.sign(sign)}।`,
  rising_sign_unbounded: () => 'মেরুর এত কাছে জন্মের এক দিন আগে থেকে এক দিন পর পর্যন্ত লগ্ন বদলায় না, তাই কোনও সীমা দেওয়া যায় না।',
  no_ascendant: () => 'মেরুতে লগ্ন হয় না: লগ্ন হয় কেবল 89.99° দক্ষিণ ও 89.99° উত্তর অক্ষাংশের মাঝে।',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule = 'লগ্ন গড়ে চার মিনিটে এক অংশ এগোয়, আর নবাংশ লগ্ন গড়ে প্রতি 13 মিনিটে বদলায়';
    return holds
      ? `${rule}। এখানে তা স্থানীয় সময় ${holds.from} থেকে ${holds.to} পর্যন্ত জন্মের জন্য খাটে।${movedIn(holds)}`
      : `${rule}।`;
  },
  lagna_edge: ({ minutes }) => `জন্মের ${Math.max(1, minutes)} মিনিটের মধ্যে লগ্ন বদলায়, সেই সঙ্গে সব ভাবও।`,
  d10_edge: ({ minutes }) => `জন্মের ${Math.max(1, minutes)} মিনিটের মধ্যে দশাংশের লগ্ন বদলায়, সেই সঙ্গে তার দশম ভাবও।`,
  yogas_change: ({ count }) => `জন্মসময়ের আধ ঘণ্টার মধ্যে ${count}টি যোগ বা দোষ তৈরি হয় বা কেটে যায়।`,
  bhavas_change: ({ planets }) => `জন্মসময়ের আধ ঘণ্টার মধ্যে এই গ্রহগুলির ভাব বদলায়: ${listed(planets.map(names.graha))}।`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `মেরুর এত কাছে আকাশের চার ভাগ সমান হয় না: সবচেয়ে ছোট ভাবটি ${printed(tenth(narrowest_deg), '.')}°।`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'ভাবসন্ধির উপাধিপতি কয়েক মিনিট অন্তর বদলায়';
    return holds
      ? `${rule}। প্রথম ভাবের ক্ষেত্রে তা স্থানীয় সময় ${holds.from} থেকে ${holds.to} পর্যন্ত জন্মের জন্য খাটে।${movedIn(holds)}`
      : `${rule}।`;
  },
  karakas_close: ({ degrees }) =>
    `প্রথম তিন চর কারকের দুটির মধ্যে তফাত ${printed(degrees, '.')} অংশেরও কম: জন্ম একটু আগে বা পরে হলে তাদের স্থান বদলে যেতে পারে।`,
  minor: ({ date }) => `জন্ম থেকে ${date} পর্যন্ত 18 বছরও হয়নি, তাই কাল দেওয়া হয়নি।`,
  ascendant_transits_sensitive: () => 'লগ্নে গোচর ততটাই ঠিক, যতটা জন্মসময়: লগ্ন গড়ে চার মিনিটে এক অংশ এগোয়।',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'নম্বর' : 'মোট গুণ';
    const of = maximum === null ? '' : `${printed(maximum, '.')}-এর মধ্যে `;
    return least === most
      ? `সম্ভাব্য সব সময়েই ${subject} ${of}${printed(least, '.', !maximum)} থাকে।`
      : `জন্মসময় অনুযায়ী ${subject} ${of}${printed(least, '.', !maximum)} থেকে ${printed(most, '.', !maximum)} পর্যন্ত হতে পারে।`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `দুজনের চন্দ্র সম্পর্কে যা জানা নেই, তাতে মোট গুণ বদলায় না: ${maximum}-এর মধ্যে ${printed(least, '.')}।`
      : `দুজনের চন্দ্রের সম্ভাব্য অবস্থান অনুযায়ী মোট গুণ ${maximum}-এর মধ্যে ${printed(least, '.')} থেকে ${printed(most, '.')} পর্যন্ত হতে পারে।`,
  month_range: ({ days, open, points, dasha_days }) => {
    const scores =
      open === 0
        ? 'কোনও দিনেরই নম্বর বদলায় না'
        : `${open === days ? `${days} দিনের প্রতিটির` : `${days} দিনের মধ্যে ${open} দিনের`} নম্বর বদলায় (বড়জোর ${points})`;
    return `জন্মসময় অনুযায়ী ${scores}, আর দশার প্রতিটি তারিখ বড়জোর ${thousands(`${dasha_days}`, ',')} দিন এদিক-ওদিক হয়।`;
  },
  dasha_range: ({ first, last, days }) => {
    const lords =
      first === last
        ? `প্রথম দশাধিপতি সারা দিন ${names.graha(first)}`
        : `প্রথম দশাধিপতি ${names.graha(first)} থেকে বদলে ${names.graha(last)} হয়`;
    return `${lords}; সে দিনের শুরুর তুলনায় শেষে প্রতিটি তারিখ প্রায় ${thousands(`${Math.round(days)}`, ',')} দিন এগিয়ে আসে।`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `${date} তারিখে চন্দ্র ${listed(active.map(names.sign))} রাশিতে থাকলে সাড়ে সাতি চলছে, ${listed(inactive.map(names.sign))} রাশিতে থাকলে চলছে না।`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `${time_zone}-এ স্থানীয় সময় ${shown} দুবার এসেছিল (${earlier} ও ${later}); প্রথমটি নেওয়া হয়েছে।`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `${time_zone}-এ স্থানীয় সময় ${shown} আসেইনি: ঘড়ি সোজা ${straight_to}-এ চলে গিয়েছিল, সেই সময়ই নেওয়া হয়েছে।`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `${time_zone}-এ 06:00 থেকে 18:00-র মধ্যে ঘড়ি বদলায়: ধরে নেওয়া এই দিন 720-র বদলে ${printed(minutes, '.')} মিনিটের, তার ভাগগুলি এরই সমান সমান অংশ।`
      : `${time_zone}-এ 18:00 থেকে পরের 06:00-র মধ্যে ঘড়ি বদলায়: ধরে নেওয়া এই রাত 720-র বদলে ${printed(minutes, '.')} মিনিটের, তার ভাগগুলি এরই সমান সমান অংশ।`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `কোনও স্থান দেওয়া হয়নি: দিন শুরু হয় ${time_zone}-এর জনবসতির কেন্দ্রের (${coordinatesIn(UNITS, centre)}) সূর্যোদয়ে; ওই সময় অঞ্চলের অন্যত্র তার শুরু ও শেষ কিছু আগে-পরে হয়${reach(centre)}।`,
  zone_without_people: ({ time_zone }) =>
    `কোনও স্থান দেওয়া হয়নি, আর ${time_zone}-এ কোনও জনবসতি নেই: সেখানকার ঘড়ির 06:00 থেকে 18:00 পর্যন্ত দিন ধরা হয়েছে।`,
  day_without_sunrise: ({ first, last, days, ...place }) => {
    const on = days === 1 ? `${first} তারিখে` : `${first} থেকে ${last} পর্যন্ত ${days} দিন`;
    return `${on} ${coordinatesIn(UNITS, place)} স্থানে এক দিনের মধ্যে সূর্যের উদয় ও অস্ত হয় না: 06:00 থেকে 18:00 পর্যন্ত দিন ধরা হয়েছে।`;
  },
  date_skipped: ({ date, time_zone }) => `${time_zone}-এ ${date} তারিখটি ছিলই না, তাই দেওয়া হয়নি।`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `এই স্থানাঙ্ক এখানকারও হতে পারে: ${listed(zones)}। সেখানকার ঘড়ি তখন ${time_zone}-এর ঘড়ি (UTC${formatOffset(offset)}) থেকে আলাদা ছিল: ${changes.join('; ')}। জায়গাটির সময় অঞ্চল জানা থাকলে সেটি বেছে নিন।`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `সময় অঞ্চলের তথ্যভাণ্ডারে সেই সময়ে ${time_zone}-এর কোনও ঘড়ি নেই, তাই UTC নেওয়া হয়েছে।${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone}-এ তখনও প্রমাণ সময় চালু হয়নি: সেখানকার স্থানীয় মধ্য সময় (UTC${formatOffset(offset)}) নেওয়া হয়েছে। ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone}-এ তখন একটি শহরের মধ্য সময় (UTC${formatOffset(offset)}) চলত। ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone}-এর সব জায়গার জন্য একটিই ঘড়ি, তখন UTC${formatOffset(offset)}, তবে এই জায়গায় অন্য ঘড়িও চলে থাকতে পারে`;
    return isSame ? `${start}, ${other}: লগ্ন ও চন্দ্রের নক্ষত্র একই থাকে।` : `${start}: ${other}। ঘড়িটি জানা থাকলে বেছে নিন।`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `সময়ের ব্যবধান UTC${time_zone}` : `${time_zone}-এর ঘড়ি (UTC${formatOffset(offset)})`;
    return `${clock} ওই স্থানাঙ্কের স্থানীয় মধ্য সময় (UTC${formatOffset(own_mean_time)}) থেকে ${durationIn(UNITS, difference)} তফাতে: ${isOffset ? 'সময়ের ব্যবধান' : 'সময় অঞ্চল'} ও স্থানাঙ্ক একই জায়গার কি না দেখে নিন।`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'এই দিনটি',
      month: 'এই মাসটি',
      'calculation date': 'গণনার তারিখটি',
      'calculation moment': 'গণনার মুহূর্তটি',
    }[what];
    return `${subject} জন্মের আগের।`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'এই দশ বছরে',
      'when the month begins': 'মাসের শুরুতে',
      sunrise: 'সূর্যোদয়ের সময়',
      '06:00': '06:00-টায়',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : `${when.date} তারিখে `;
    return `${date}${then} কোনও দশা চলে না: ${is_before_birth ? 'সময়টি জন্মের আগের' : 'তত দিনে দশার 120 বছর পূর্ণ হয়ে যায়'}।`;
  },
  no_sunrise: () => 'মেরুর এত কাছে ওই মুহূর্তের আগের এক দিনে সূর্য ওঠেনি, তাই সূর্যোদয়ও নেই, বারও নেই।',
  lunar_month_cut_off: () => `${UP_TO}: চান্দ্র মাসটি তার পরে শেষ হয়, তাই দেওয়া হয়নি।`,
  observances_cut_off: () => `${UP_TO}: শেষ চান্দ্র মাসটি তার পরে শেষ হয়, তাই সেই মাসের তিথির ব্রত-পার্বণ দেওয়া হয়নি।`,
  dates_cut_off: () => 'গণনা চলে 1800 থেকে 2200 সাল পর্যন্ত; তার বাইরের তারিখ দেওয়া হয়নি।',
  next_limb_cut_off: () => `${UP_TO}: পঞ্জিকার চলতি অঙ্গের পরেরটি তার পরে শেষ হয়, তাই দেওয়া হয়নি।`,
  next_phase_cut_off: () => `${UP_TO}: চন্দ্রের পরের একটি কলা তার পরে আসে, তার জায়গায় 31 ডিসেম্বর 2200 দেওয়া হয়েছে।`,
  transit_window_cut_off: () => 'একটি গোচর 1800 থেকে 2200 সালের সীমায় কেটে দেওয়া হয়েছে।',
  years_cut_off: () =>
    'উত্তর ভারতের সংবৎসর এবং, 1800 সালের প্রথম কয়েক সপ্তাহে, সৌর মাস গণনার সীমার আগে শুরু হয়েছিল, তাই দেওয়া হয়নি।',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${listed(cycles.map((one) => CYCLES[one]))}।`,
  stays_cut_off: () => `${AT_THE_EDGE}: কিছু গ্রহ কত দিন নিজের রাশিতে থাকে।`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: কিছু কাল; যেগুলি পুরোপুরি বাইরে, সেগুলি দেওয়া হয়নি।`,
};
