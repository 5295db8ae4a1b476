import type { Holds } from '../../base/input/caveats.js';
import { formatOffset } from '../../base/time/gregorian.js';
import type { SignName } from '../../base/zodiac/rashi.js';
import { oneOrOther } from '../locale/plural.js';
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
/** "மேஷ ராசியிலிருந்து", out of a sign. */
const outOf = (name: SignName) => names.inSign(name).replace(/ல்$/, 'லிருந்து');
/** "மேஷ ராசிக்கு", into a sign. */
const into = (name: SignName) => names.inSign(name).replace(/யில்$/, 'க்கு');

/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) => ` (தீர்க்கரேகைப்படி 100 பேரில் 98 பேருக்கு அதிகபட்சம் ${earlier} நிமிடம் முன்னரும் ${later} நிமிடம் பின்னரும்)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'பிறப்பு: ', 'person A': 'நபர் அ: ', 'person B': 'நபர் ஆ: ' };

const days = /* @__PURE__ */ oneOrOther('நாள்', 'நாட்கள்');

const UNITS: Units = {
  decimalSign: '.',
  north: 'வடக்கு',
  south: 'தெற்கு',
  east: 'கிழக்கு',
  west: 'மேற்கு',
  hours: 'மணி',
  minutes: 'நிமிடம்',
  lessThanAMinute: 'ஒரு நிமிடத்துக்கும் குறைவாக',
};

const CHANGES: ChangeWords = {
  of: { sign: 'ராசி', motion: 'கதி', combustion: 'அஸ்தங்கம்', dignity: 'நிலை' },
  turns: {
    direct: 'நேர்கதி',
    retrograde: 'வக்ரம்',
    combust: 'உண்டு',
    'not combust': 'இல்லை',
    exalted: 'உச்சம்',
    moolatrikona: 'மூலத்திரிகோணம்',
    own_sign: 'ஆட்சி',
    great_friend: 'அதிநட்பு',
    friend: 'நட்பு',
    neutral: 'சமம்',
    enemy: 'பகை',
    great_enemy: 'அதிபகை',
    debilitated: 'நீசம்',
  },
};

const AT_THE_EDGE =
  '1 ஜனவரி, 1800-க்கு முன்னும் 31 டிசம்பர், 2200-க்குப் பின்னும் வரும் தேதிகளுக்குப் பதிலாக அந்த எல்லைத் தேதியே தரப்பட்டுள்ளது';
const CYCLES = { previous: 'முந்தைய சுற்று', next: 'அடுத்த சுற்று', birth: 'பிறந்தபோது நடந்த சுற்று' } as const;
const UP_TO = 'கணக்கீடு 2200-ஆம் ஆண்டு இறுதி வரை மட்டுமே';

const record = (offset: number) =>
  `அக்காலத்து ஆவணம், எடுத்துக்காட்டாகப் பிறப்புப் பதிவு, அந்த ஊரின் சொந்தச் சராசரி நேரத்தில் (UTC${formatOffset(offset)}) இருக்கலாம்.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `${time_zone} கடிகாரப்படி அதே நேரம் ${durationIn(UNITS, behind)} ${behind > 0 ? 'பின்னர்' : 'முன்னர்'} வருகிறது`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}; லக்னம் சுமார் ${degrees} பாகை ${behind > 0 ? 'முன்னே' : 'பின்னே'} இருக்கும்`;
};

const exact = /* @__PURE__ */ exactTo('நிமிடம் பிசகாமல்', (minutes) => `${minutes} நிமிட வரம்புக்குள்`);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'சொந்த நேரம்',
    no_daylight_time: 'கோடை நேரம் இல்லாமல்',
    neighbouring_zone: 'அண்டை நேர மண்டலம்',
    daylight_time: 'கோடை நேரம்',
    local_mean_time: 'உள்ளூர்ச் சராசரி நேரம்',
  },
  by: (clock, told) => `${clock} கடிகாரப்படி ${told.join(', ')}`,
  lagna: (name) => `லக்னம் ${names.sign(name)}`,
  moon: (name) => `சந்திர நட்சத்திரம் ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) => {
  if (!moved) return '';
  return ` ${{ forward: 'இடையே கடிகாரம் முன்னே நகர்த்தப்படுகிறது.', back: 'இடையே கடிகாரம் பின்னே நகர்த்தப்படுகிறது.' }[moved]}`;
};

export const TAMIL_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `நாள் முழுதும் ${names.inSign(from.sign)} இருக்கிறது`
        : `${outOf(from.sign)} ${into(to.sign)} மாறுகிறது`;
    return `${ofPerson(BEARERS, whose)}பிறந்த நேரம் தெரியாததால் உள்ளூர் நேரம் நண்பகல் 12 மணி எடுத்துக்கொள்ளப்பட்டது. அன்று சந்திரன் ${names.nakshatra(from.nakshatra)} (பாதம் ${from.pada}) முதல் ${names.nakshatra(to.nakshatra)} (பாதம் ${to.pada}) வரை செல்கிறது; ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) => `அன்று இவையும் மாறுகின்றன: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'சூரியன்', 'tropical Sun': 'சாயனச் சூரியன்', 'tropical Moon': 'சாயனச் சந்திரன்' }[what];
    return `அன்று ${body} ${outOf(from)} ${into(to)} மாறுகிறது.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `பாகைகளும் வர்க்கங்களும் பஞ்சாங்கமும் நண்பகல் 12 மணிக்கு உரியவை${has_vara ? '; கிழமை அதற்கு முந்தைய சூரிய உதயத்துக்கு உரியது' : ''}.`,
  rising_sign_left_out: () => 'லக்னத்துக்குப் பிறந்த நேரம் தேவை; எனவே அது தரப்படவில்லை.',
  rising_sign_sensitive: ({ sign, minutes }) =>
    `பிறந்த நேரம் ${exact(minutes)} சரியாக இருந்தால் மட்டுமே லக்னம் ${names.sign(sign)} ஆகும்.`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `முந்தா எண்ணப்படும் ஜென்ம லக்னம், பிறந்த நேரம் ${exact(minutes)} சரியாக இருந்தால் மட்டுமே ${names.sign(sign)} ஆகும்.`,
  rising_sign_unbounded: () =>
    'துருவத்துக்கு இவ்வளவு அருகில், பிறப்புக்கு ஒரு நாள் முன்பும் பின்பும் லக்னம் மாறுவதில்லை; எனவே அதன் எல்லையைச் சொல்ல இயலாது.',
  no_ascendant: () => 'துருவங்களில் லக்னம் இல்லை: 89.99° தெற்குக்கும் 89.99° வடக்குக்கும் இடையில் மட்டுமே அது உண்டு.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule = 'லக்னம் சராசரியாக நான்கு நிமிடங்களுக்கு ஒரு பாகை நகர்கிறது; நவாம்ச லக்னம் 13 நிமிடங்களுக்கு ஒருமுறை மாறுகிறது';
    return holds
      ? `${rule}. இங்கே அது உள்ளூர் நேரம் ${holds.from} முதல் ${holds.to} வரையான பிறப்புகளுக்குப் பொருந்தும்.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes }) =>
    `பிறந்த நேரத்திலிருந்து ${Math.max(1, minutes)} நிமிடத்துக்குள் லக்னம் மாறுகிறது; அதனுடன் எல்லாப் பாவங்களும் மாறும்.`,
  d10_edge: ({ minutes }) =>
    `பிறந்த நேரத்திலிருந்து ${Math.max(1, minutes)} நிமிடத்துக்குள் தசாம்ச (D10) லக்னம் மாறுகிறது; அதனுடன் அதன் பத்தாம் பாவமும் மாறும்.`,
  yogas_change: ({ count }) =>
    `பிறந்த நேரத்துக்கு அரை மணி நேர வரம்புக்குள் உருவாகும் அல்லது நீங்கும் யோகங்கள், தோஷங்கள்: மொத்தம் ${count}.`,
  bhavas_change: ({ planets }) =>
    `பிறந்த நேரத்துக்கு அரை மணி நேர வரம்புக்குள் பாவம் மாறும் கிரகங்கள்: ${list(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `துருவத்துக்கு இவ்வளவு அருகில் வானின் நான்கு பகுதிகளும் சமமாக இல்லை: மிகக் குறுகிய பாவத்தின் அகலம் ${printed(tenth(narrowest_deg), '.')}°.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'பாவ முனையின் உப அதிபதி சில நிமிடங்களுக்கு ஒருமுறை மாறுகிறது';
    return holds
      ? `${rule}. முதல் பாவ முனையின் உப அதிபதி உள்ளூர் நேரம் ${holds.from} முதல் ${holds.to} வரையான பிறப்புகளுக்குப் பொருந்தும்.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `முதல் மூன்று சர காரகர்களில் இருவருக்கு இடையே ${printed(degrees, '.')} பாகைக்கும் குறைவான இடைவெளி: சற்று முன்னரோ பின்னரோ அவர்கள் இடம் மாறலாம்.`,
  minor: ({ date }) => `பிறப்புக்கும் ${date} தேதிக்கும் இடையே 18 ஆண்டுகள் ஆகவில்லை; எனவே காலங்கள் தரப்படவில்லை.`,
  ascendant_transits_sensitive: () =>
    'லக்னத்தின் மீதான கோசாரம் பிறந்த நேரம் எவ்வளவு சரியோ அவ்வளவே சரி: லக்னம் சராசரியாக நான்கு நிமிடங்களுக்கு ஒரு பாகை நகர்கிறது.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'மதிப்பெண்' : 'மொத்த மதிப்பெண்';
    const of = maximum === null ? '' : `${printed(maximum, '.')}-க்கு `;
    return least === most
      ? `பிறந்த நேரம் எதுவாக இருந்தாலும் ${subject} ${of}${printed(least, '.', !maximum)} ஆகவே இருக்கும்.`
      : `பிறந்த நேரத்தைப் பொறுத்து ${subject} ${of}${printed(least, '.', !maximum)} முதல் ${printed(most, '.', !maximum)} வரை இருக்கலாம்.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `இருவரின் சந்திரனைப் பற்றித் தெரியாதவை மொத்த மதிப்பெண்ணை மாற்றுவதில்லை: ${maximum}-க்கு ${printed(least, '.')}.`
      : `இருவரின் சந்திரனும் இருக்கக்கூடிய நிலைகளைப் பொறுத்து மொத்த மதிப்பெண் ${maximum}-க்கு ${printed(least, '.')} முதல் ${printed(most, '.')} வரை இருக்கலாம்.`,
  month_range: ({ days: all, open, points, dasha_days }) => {
    const scores =
      open === 0
        ? 'எந்த நாளின் மதிப்பெண்ணும் மாறுவதில்லை'
        : `மதிப்பெண் மாறக்கூடியவை: ${all} நாட்களில் ${days(open)} (அதிகபட்சம் ${points})`;
    return `பிறந்த நேரத்தைப் பொறுத்து ${scores}; தசையின் ஒவ்வொரு தேதியும் அதிகபட்சம் ${thousands(days(dasha_days), ',')} முன்பின் ஆகலாம்.`;
  },
  dasha_range: ({ first, last, days: moved }) => {
    const lords =
      first === last
        ? `முதல் தசாநாதன் நாள் முழுதும் ${names.graha(first)}`
        : `முதல் தசாநாதன் அன்று மாறுகிறது: முதலில் ${names.graha(first)}, கடைசியில் ${names.graha(last)}`;
    return `${lords}; அன்றைய நாளின் தொடக்கத்தைவிட முடிவில் ஒவ்வொரு தேதியும் சுமார் ${thousands(days(Math.round(moved)), ',')} முன்னதாக வருகிறது.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `${date} அன்று ஏழரைச் சனி நடக்கும் சந்திர ராசி: ${list(active.map(names.sign))}; நடக்காத சந்திர ராசி: ${list(inactive.map(names.sign))}.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `${time_zone} கடிகாரத்தில் உள்ளூர் நேரம் ${shown} இருமுறை வந்தது (${earlier}, ${later}); முதலாவது எடுத்துக்கொள்ளப்பட்டது.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `${time_zone} கடிகாரத்தில் உள்ளூர் நேரம் ${shown} வரவே இல்லை: கடிகாரம் நேராக ${straight_to} காட்டியது; அந்த நேரமே எடுத்துக்கொள்ளப்பட்டது.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `${time_zone} மண்டலத்தில் 06:00 மணிக்கும் 18:00 மணிக்கும் இடையே கடிகாரம் மாற்றப்படுகிறது: இந்தப் பெயரளவுப் பகல் 720 நிமிடத்துக்குப் பதில் ${printed(minutes, '.')} நிமிடம் நீள்கிறது; அதன் பகுதிகள் இதன் சம பங்குகள்.`
      : `${time_zone} மண்டலத்தில் 18:00 மணிக்கும் மறுநாள் 06:00 மணிக்கும் இடையே கடிகாரம் மாற்றப்படுகிறது: இந்தப் பெயரளவு இரவு 720 நிமிடத்துக்குப் பதில் ${printed(minutes, '.')} நிமிடம் நீள்கிறது; அதன் பகுதிகள் இதன் சம பங்குகள்.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `ஊர் தரப்படவில்லை: ${time_zone} மண்டலத்தில் மக்கள் வாழும் மையமான ${coordinatesIn(UNITS, centre)} இடத்தின் சூரிய உதயத்தில் நாள் தொடங்குகிறது; மண்டலத்தின் மற்ற இடங்களில் அது சற்று முன்னரோ பின்னரோ தொடங்கி முடியும்${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `ஊர் தரப்படவில்லை; ${time_zone} மண்டலத்தில் மக்கள் எவரும் வாழவில்லை: அதன் கடிகாரப்படி 06:00 முதல் 18:00 வரை பகல் என எடுத்துக்கொள்ளப்பட்டது.`,
  day_without_sunrise: ({ first, last, days: count, ...place }) => {
    const on = count === 1 ? `${first} அன்று` : `${first} முதல் ${last} வரை ${count} நாட்கள்`;
    return `${on} ${coordinatesIn(UNITS, place)} இடத்தில் சூரியன் ஒரே நாளுக்குள் உதித்து மறைவதில்லை: 06:00 முதல் 18:00 வரை பகல் என எடுத்துக்கொள்ளப்பட்டது.`;
  },
  date_skipped: ({ date, time_zone }) => `${time_zone} மண்டலத்தில் ${date} என்ற தேதி வரவே இல்லை; எனவே அது விடப்பட்டது.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `இந்த ஆயத்தொலைவுகள் இந்த மண்டலத்துக்கும் உரியவையாக இருக்கலாம்: ${list(zones)}. அங்கே அப்போது கடிகாரம் ${time_zone} கடிகாரத்திலிருந்து (UTC${formatOffset(offset)}) வேறுபட்டது: ${changes.join('; ')}. ஊரின் நேர மண்டலம் தெரிந்தால் அதைத் தேர்ந்தெடுங்கள்.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `நேர மண்டலத் தரவில் அக்காலத்தில் ${time_zone} மண்டலத்துக்குக் கடிகாரம் இல்லை; எனவே UTC எடுத்துக்கொள்ளப்பட்டது.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} மண்டலத்தில் அப்போது திட்ட நேரம் இல்லை: அதன் உள்ளூர்ச் சராசரி நேரம் (UTC${formatOffset(offset)}) எடுத்துக்கொள்ளப்பட்டது. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} மண்டலத்தில் அப்போது ஒரே நகரத்தின் சராசரி நேரம் (UTC${formatOffset(offset)}) பின்பற்றப்பட்டது. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} மண்டலத்தின் எல்லா ஊர்களுக்கும் ஒரே கடிகாரம் (அப்போது UTC${formatOffset(offset)}); ஆனால் இந்த ஊரில் வேறு கடிகாரம் பின்பற்றப்பட்டிருக்கலாம்`;
    return isSame
      ? `${start}: ${other}. அப்படியானாலும் லக்னமும் சந்திர நட்சத்திரமும் மாறுவதில்லை.`
      : `${start}: ${other}. கடிகாரம் தெரிந்தால் அதைத் தேர்ந்தெடுங்கள்.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `UTC${time_zone} என்ற நேர வேறுபாடு` : `${time_zone} கடிகாரம் (UTC${formatOffset(offset)})`;
    return `${clock} இந்த ஆயத்தொலைவுகளின் உள்ளூர்ச் சராசரி நேரத்திலிருந்து (UTC${formatOffset(own_mean_time)}) ${durationIn(UNITS, difference)} வேறுபடுகிறது: ${isOffset ? 'நேர வேறுபாடும்' : 'நேர மண்டலமும்'} ஆயத்தொலைவுகளும் ஒரே ஊருக்கு உரியவையா எனச் சரிபாருங்கள்.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'இந்த நாள்',
      month: 'இந்த மாதம்',
      'calculation date': 'கணக்கீட்டுத் தேதி',
      'calculation moment': 'கணக்கீட்டு நேரம்',
    }[what];
    return `${subject} பிறப்புக்கு முந்தையது.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'இந்தப் பத்து ஆண்டுகளில்',
      'when the month begins': 'மாதத் தொடக்கத்தில்',
      sunrise: 'சூரிய உதயத்தில்',
      '06:00': '06:00 மணிக்கு',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : `${when.date} அன்று `;
    return `${date}${then} எந்தத் தசையும் நடக்கவில்லை: ${is_before_birth ? 'அது பிறப்புக்கு முந்தைய நேரம்' : 'அதற்குள் தசைகளின் 120 ஆண்டுகள் நிறைவடைகின்றன'}.`;
  },
  no_sunrise: () =>
    'துருவத்துக்கு இவ்வளவு அருகில், அந்தக் கணத்துக்கு முந்தைய ஒரு நாளில் சூரியன் உதிக்கவில்லை; எனவே சூரிய உதயமும் இல்லை, கிழமையும் இல்லை.',
  lunar_month_cut_off: () => `${UP_TO}: சந்திர மாதம் அதற்குப் பின் முடிவதால் தரப்படவில்லை.`,
  observances_cut_off: () =>
    `${UP_TO}: கடைசிச் சந்திர மாதம் அதற்குப் பின் முடிவதால் அதன் திதிகளின் விரதங்களும் விழாக்களும் தரப்படவில்லை.`,
  dates_cut_off: () => 'கணக்கீடு 1800 முதல் 2200 வரையான ஆண்டுகளுக்கு மட்டுமே; அதற்கு வெளியே உள்ள தேதிகள் தரப்படவில்லை.',
  next_limb_cut_off: () => `${UP_TO}: நடப்பு அங்கத்துக்கு அடுத்து வருவது அதற்குப் பின் முடிவதால் தரப்படவில்லை.`,
  next_phase_cut_off: () => `${UP_TO}: அடுத்த பிறைநிலை ஒன்று அதற்குப் பின் வருவதால் 31 டிசம்பர், 2200 தரப்பட்டுள்ளது.`,
  transit_window_cut_off: () => 'ஒரு கோசாரம் 1800 முதல் 2200 வரையான எல்லையைத் தாண்டுவதால் அங்கேயே நிறுத்தப்பட்டது.',
  years_cut_off: () =>
    'வட இந்திய வருடமும், 1800-இன் முதல் வாரங்களில் சூரிய மாதங்களும் கணக்கீட்டின் எல்லைக்கு முன் தொடங்கியவை; எனவே தரப்படவில்லை.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${list(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: சில கிரகங்கள் தம் ராசியில் இருக்கும் காலம்.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: சில காலங்கள்; முழுவதும் எல்லைக்கு வெளியே உள்ளவை தரப்படவில்லை.`,
};
