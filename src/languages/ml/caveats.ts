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
  (earlier, later) => ` (രേഖാംശമനുസരിച്ച് 100-ൽ 98 പേർക്ക് പരമാവധി ${earlier} മിനിറ്റ് മുൻപും ${later} മിനിറ്റ് ശേഷവും)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'ജനനം: ', 'person A': 'ഒന്നാമത്തെയാൾ: ', 'person B': 'രണ്ടാമത്തെയാൾ: ' };

const UNITS: Units = {
  decimalSign: '.',
  north: 'വടക്ക്',
  south: 'തെക്ക്',
  east: 'കിഴക്ക്',
  west: 'പടിഞ്ഞാറ്',
  hours: 'മ.',
  minutes: 'മി.',
  lessThanAMinute: 'ഒരു മിനിറ്റിൽ താഴെ',
};

const CHANGES: ChangeWords = {
  of: { sign: 'രാശി', motion: 'ഗതി', combustion: 'മൗഢ്യം', dignity: 'സ്ഥിതി' },
  turns: {
    direct: 'നേർഗതി',
    retrograde: 'വക്രം',
    combust: 'മൗഢ്യത്തിൽ',
    'not combust': 'മൗഢ്യമില്ല',
    exalted: 'ഉച്ചം',
    moolatrikona: 'മൂലത്രികോണം',
    own_sign: 'സ്വക്ഷേത്രം',
    great_friend: 'അധിമിത്രക്ഷേത്രം',
    friend: 'മിത്രക്ഷേത്രം',
    neutral: 'സമക്ഷേത്രം',
    enemy: 'ശത്രുക്ഷേത്രം',
    great_enemy: 'അധിശത്രുക്ഷേത്രം',
    debilitated: 'നീചം',
  },
};

const AT_THE_EDGE = 'ജനുവരി 1, 1800-നു മുൻപോ ഡിസംബർ 31, 2200-നു ശേഷമോ വരുന്ന തീയതികൾക്കു പകരം ആ അതിർത്തി തന്നെ കാണിക്കുന്നു';
const CYCLES = { previous: 'കഴിഞ്ഞ ചക്രം', next: 'അടുത്ത ചക്രം', birth: 'ജനനസമയത്തെ ചക്രം' } as const;
const UP_TO = 'ഗണിതം 2200-ാം വർഷം അവസാനിക്കുന്നതു വരെയേ ഉള്ളൂ';

const record = (offset: number) =>
  `അക്കാലത്തെ രേഖകളിൽ, ഉദാഹരണത്തിന് ജനനരേഖയിൽ, ആ സ്ഥലത്തെ പ്രാദേശിക മാധ്യസമയം (UTC${formatOffset(offset)}) എഴുതിയിരിക്കാം.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `${time_zone} ക്ലോക്കനുസരിച്ച് അതേ സമയം ${durationIn(UNITS, behind)} ${behind > 0 ? 'വൈകിയാണ്' : 'നേരത്തെയാണ്'}`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, ലഗ്നം ഏകദേശം ${degrees}° ${behind > 0 ? 'മുന്നോട്ടു' : 'പിന്നോട്ടു'} നീങ്ങും`;
};

const exact = /* @__PURE__ */ exactTo('ജനനസമയം മിനിറ്റ് വരെ കൃത്യമാണെങ്കിൽ മാത്രമേ', (minutes) =>
  minutes === 1
    ? 'ജനനസമയത്തിലെ പിഴവ് ഒരു മിനിറ്റിനുള്ളിലാണെങ്കിൽ മാത്രമേ'
    : `ജനനസമയത്തിലെ പിഴവ് ${minutes} മിനിറ്റിനുള്ളിലാണെങ്കിൽ മാത്രമേ`,
);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'സ്വന്തം സമയം',
    no_daylight_time: 'വേനൽക്കാല സമയമില്ലാതെ',
    neighbouring_zone: 'അയൽ സമയമേഖല',
    daylight_time: 'വേനൽക്കാല സമയം',
    local_mean_time: 'പ്രാദേശിക മാധ്യസമയം',
  },
  by: (clock, told) => `${clock} അനുസരിച്ച് ${list(told)}`,
  lagna: (name) => `ലഗ്നം ${names.sign(name)}`,
  moon: (name) => `ചന്ദ്രന്റെ നക്ഷത്രം ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) =>
  moved ? ` ${{ forward: 'ഇതിനിടയിൽ ക്ലോക്ക് മുന്നോട്ടു നീക്കുന്നുണ്ട്.', back: 'ഇതിനിടയിൽ ക്ലോക്ക് പിന്നോട്ടു നീക്കുന്നുണ്ട്.' }[moved]}` : '';

const within = (minutes: number) => `ജനനസമയം ${minutes <= 1 ? 'ഒരു' : minutes} മിനിറ്റ് വരെ മുൻപോ പിൻപോ ആയാൽ`;

export const MALAYALAM_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const signs =
      from.sign === to.sign
        ? `ദിവസം മുഴുവൻ ${names.inSign(from.sign)} തന്നെ`
        : `${names.sign(from.sign)} രാശിയിൽ നിന്ന് ${names.sign(to.sign)} രാശിയിലേക്കു മാറുന്നു`;
    return `${ofPerson(BEARERS, whose)}ജനനസമയം അറിയാത്തതിനാൽ പ്രാദേശിക സമയം ഉച്ചയ്ക്ക് 12 മണി എടുത്തു. അന്ന് ചന്ദ്രൻ ${names.nakshatra(from.nakshatra)} ${from.pada}-ാം പാദം മുതൽ ${names.nakshatra(to.nakshatra)} ${to.pada}-ാം പാദം വരെ നീങ്ങുന്നു, ${signs}.`;
  },
  grahas_change_that_day: ({ changes }) => `അന്ന് ഇവയും മാറുന്നു: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'സൂര്യൻ', 'tropical Sun': 'സായനസൂര്യൻ', 'tropical Moon': 'സായനചന്ദ്രൻ' }[what];
    return `അന്ന് ${body} ${names.sign(from)} രാശിയിൽ നിന്ന് ${names.sign(to)} രാശിയിലേക്കു മാറുന്നു.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `ഡിഗ്രികളും വർഗചക്രങ്ങളും പഞ്ചാംഗവും ഉച്ചയ്ക്ക് 12 മണിയിലേതാണ്${has_vara ? '; ആഴ്ചദിവസം അതിനു മുൻപത്തെ സൂര്യോദയത്തിലേത്' : ''}.`,
  rising_sign_left_out: () => 'ലഗ്നത്തിന് ജനനസമയം വേണം, അതിനാൽ അത് ഒഴിവാക്കി.',
  rising_sign_sensitive: ({ sign: name, minutes }) => `${exact(minutes)} ലഗ്നം ${names.sign(name)} ആകൂ.`,
  natal_rising_sign_sensitive: ({ sign: name, minutes }) =>
    `മുന്ഥ എണ്ണിത്തുടങ്ങുന്ന ജന്മലഗ്നം: ${exact(minutes)} അത് ${names.sign(name)} ആകൂ.`,
  rising_sign_unbounded: () =>
    'ധ്രുവത്തിന് ഇത്ര അടുത്ത് ജനനത്തിനു മുൻപും പിൻപും ഒരു ദിവസത്തിനുള്ളിൽ ലഗ്നം മാറുന്നില്ല, അതിനാൽ അതിർത്തി പറയാനാവില്ല.',
  no_ascendant: () => 'ധ്രുവങ്ങളിൽ ലഗ്നമില്ല: 89.99° തെക്കിനും 89.99° വടക്കിനും ഇടയിലുള്ള അക്ഷാംശങ്ങളിലേ അതുള്ളൂ.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule = 'ശരാശരി നാലു മിനിറ്റിൽ ലഗ്നം ഒരു ഡിഗ്രി നീങ്ങുന്നു, നവാംശലഗ്നം ശരാശരി 13 മിനിറ്റിൽ മാറുന്നു';
    return holds
      ? `${rule}. ഇവിടെ പ്രാദേശിക സമയം ${holds.from} മുതൽ ${holds.to} വരെയുള്ള ജനനങ്ങൾക്ക് ഇതു തന്നെയാണ്.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes }) => `${within(minutes)} ലഗ്നം മാറും, അതോടൊപ്പം എല്ലാ ഭാവങ്ങളും.`,
  d10_edge: ({ minutes }) => `${within(minutes)} ദശാംശലഗ്നം മാറും, അതോടൊപ്പം അതിന്റെ പത്താം ഭാവവും.`,
  yogas_change: ({ count }) =>
    `ജനനസമയത്തിന് മുൻപും പിൻപുമുള്ള അരമണിക്കൂറിൽ വരുകയോ പോകുകയോ ചെയ്യുന്ന യോഗങ്ങളുടെയും ദോഷങ്ങളുടെയും എണ്ണം: ${count}.`,
  bhavas_change: ({ planets }) =>
    `ജനനസമയത്തിന് മുൻപും പിൻപുമുള്ള അരമണിക്കൂറിൽ ഈ ഗ്രഹങ്ങളുടെ ഭാവം മാറുന്നു: ${list(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `ധ്രുവത്തിന് ഇത്ര അടുത്ത് ആകാശത്തിന്റെ നാലു പാദങ്ങൾ തുല്യമല്ല: ഏറ്റവും ചെറിയ ഭാവത്തിന്റെ വീതി ${printed(tenth(narrowest_deg), '.')}°.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'ഭാവാരംഭത്തിന്റെ ഉപാധിപൻ ഏതാനും മിനിറ്റുകൾക്കുള്ളിൽ മാറും';
    return holds
      ? `${rule}. ഒന്നാം ഭാവത്തിന്റേത് പ്രാദേശിക സമയം ${holds.from} മുതൽ ${holds.to} വരെയുള്ള ജനനങ്ങൾക്ക് ഇതു തന്നെയാണ്.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `ആദ്യത്തെ മൂന്നു ചരകാരകന്മാരിൽ രണ്ടുപേർ തമ്മിലുള്ള അകലം ${printed(degrees, '.')}°-യിൽ താഴെയാണ്: സമയം അൽപം മാറിയാൽ അവരുടെ സ്ഥാനം പരസ്പരം മാറാം.`,
  minor: ({ date }) => `ജനനം മുതൽ ${date} വരെ 18 വർഷം തികഞ്ഞിട്ടില്ല: ദശാകാലങ്ങൾ നൽകുന്നില്ല.`,
  ascendant_transits_sensitive: () =>
    'ലഗ്നത്തിലൂടെയുള്ള ഗോചരത്തിന് ജനനസമയത്തോളമേ കൃത്യതയുള്ളൂ: ശരാശരി നാലു മിനിറ്റിൽ ലഗ്നം ഒരു ഡിഗ്രി നീങ്ങുന്നു.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'സ്കോർ' : 'ആകെ ഗുണം';
    const of = maximum === null ? '' : `${printed(maximum, '.')}-ൽ `;
    return least === most
      ? `സാധ്യമായ ഏതു ജനനസമയത്തിനും ${subject}: ${of}${printed(least, '.', !maximum)}.`
      : `ജനനസമയമനുസരിച്ച് ${subject} ${of}${printed(least, '.', !maximum)} മുതൽ ${printed(most, '.', !maximum)} വരെയാകാം.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `ഇരുവരുടെയും ചന്ദ്രന്മാരെക്കുറിച്ച് അറിയാത്തത് എന്തായാലും ആകെ ഗുണം മാറില്ല: ${maximum}-ൽ ${printed(least, '.')}.`
      : `ഇരുവരുടെയും ചന്ദ്രന്മാരുടെ സാധ്യമായ സ്ഥാനങ്ങളനുസരിച്ച് ആകെ ഗുണം ${maximum}-ൽ ${printed(least, '.')} മുതൽ ${printed(most, '.')} വരെയാകാം.`,
  month_range: ({ days, open, points, dasha_days }) => {
    const scores =
      open === 0
        ? 'ഒരു ദിവസത്തിന്റെയും സ്കോർ മാറുന്നില്ല'
        : `${open === days ? `${days} ദിവസത്തിന്റെയും` : `${days} ദിവസത്തിൽ ${open} ദിവസത്തിന്റെ`} സ്കോർ മാറും (പരമാവധി ${points})`;
    return `ജനനസമയമനുസരിച്ച് ${scores}, ദശകളുടെ എല്ലാ തീയതികളും പരമാവധി ${thousands(`${dasha_days}`, ',')} ദിവസം വരെ മാറാം.`;
  },
  dasha_range: ({ first, last, days }) => {
    const lords =
      first === last
        ? `ആദ്യത്തെ ദശാനാഥൻ അന്നു മുഴുവൻ ഒന്നുതന്നെ: ${names.graha(first)}`
        : `ആദ്യത്തെ ദശാനാഥൻ അന്നു മാറുന്നു: ആദ്യം ${names.graha(first)}, പിന്നെ ${names.graha(last)}`;
    return `${lords}; ആ ദിവസത്തിന്റെ തുടക്കത്തേക്കാൾ ഒടുക്കത്തിൽ ഓരോ തീയതിയും ഏകദേശം ${thousands(`${Math.round(days)}`, ',')} ദിവസം നേരത്തെ വരും.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `${date}: ചന്ദ്രൻ ${list(active.map(names.inSign))} ആണെങ്കിൽ ഏഴരശ്ശനിയുണ്ട്, ${list(inactive.map(names.inSign))} ആണെങ്കിൽ ഇല്ല.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `${time_zone} മേഖലയിൽ പ്രാദേശിക സമയം ${shown} രണ്ടു തവണ വന്നു (${earlier}, ${later}); ആദ്യത്തേത് എടുത്തു.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `${time_zone} മേഖലയിൽ പ്രാദേശിക സമയം ${shown} ഉണ്ടായിട്ടേയില്ല: ക്ലോക്ക് നേരെ ${straight_to} എന്നതിലേക്കു നീങ്ങി, അത് എടുത്തു.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `${time_zone} മേഖലയിൽ 06:00-നും 18:00-നും ഇടയിൽ ക്ലോക്ക് മാറുന്നു: ഈ സങ്കൽപിത പകലിന് 720-നു പകരം ${printed(minutes, '.')} മിനിറ്റുണ്ട്, ഭാഗങ്ങൾ അതിന്റെ തുല്യപങ്കുകളാണ്.`
      : `${time_zone} മേഖലയിൽ 18:00-നും പിറ്റേന്ന് 06:00-നും ഇടയിൽ ക്ലോക്ക് മാറുന്നു: ഈ സങ്കൽപിത രാത്രിക്ക് 720-നു പകരം ${printed(minutes, '.')} മിനിറ്റുണ്ട്, ഭാഗങ്ങൾ അതിന്റെ തുല്യപങ്കുകളാണ്.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `സ്ഥലം നൽകിയിട്ടില്ല: ${time_zone} മേഖലയുടെ ജനസംഖ്യാകേന്ദ്രത്തിലെ (${coordinatesIn(UNITS, centre)}) സൂര്യോദയത്തോടെ ദിവസം തുടങ്ങുന്നു; മേഖലയിലെ മറ്റിടങ്ങളിൽ അൽപം നേരത്തെയോ വൈകിയോ തുടങ്ങി അവസാനിക്കുന്നു${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `സ്ഥലം നൽകിയിട്ടില്ല, ${time_zone} മേഖലയിൽ ജനവാസവുമില്ല: അവിടത്തെ ക്ലോക്കിൽ 06:00 മുതൽ 18:00 വരെ പകലായി എടുത്തു.`,
  day_without_sunrise: ({ first, last, days, ...place }) => {
    const on = days === 1 ? first : `${first} മുതൽ ${last} വരെ ${days} ദിവസം`;
    return `${on}: ${coordinatesIn(UNITS, place)} എന്ന സ്ഥാനത്ത് സൂര്യൻ ഒരു ദിവസത്തിനുള്ളിൽ ഉദിച്ച് അസ്തമിക്കുന്നില്ല; 06:00 മുതൽ 18:00 വരെ പകലായി എടുത്തു.`;
  },
  date_skipped: ({ date, time_zone }) => `${time_zone} മേഖലയിൽ ${date} എന്ന തീയതി ഉണ്ടായിട്ടേയില്ല, അത് ഒഴിവാക്കി.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `ഈ അക്ഷാംശരേഖാംശങ്ങൾ ഇവയിലും പെടാം: ${list(zones)}. അന്ന് അവിടത്തെ ക്ലോക്ക് ${time_zone} ക്ലോക്കിൽ നിന്ന് (UTC${formatOffset(offset)}) വ്യത്യസ്തമായിരുന്നു: ${changes.join('; ')}. സ്ഥലത്തെ സമയമേഖല അറിയാമെങ്കിൽ അതു തിരഞ്ഞെടുക്കുക.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `സമയമേഖലകളുടെ വിവരശേഖരത്തിൽ അക്കാലത്ത് ${time_zone} മേഖലയ്ക്ക് ക്ലോക്കില്ല, അതിനാൽ UTC എടുത്തു.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} മേഖലയിൽ അന്ന് പ്രമാണസമയം ഉണ്ടായിരുന്നില്ല: അതിന്റെ തന്നെ പ്രാദേശിക മാധ്യസമയം (UTC${formatOffset(offset)}) എടുത്തു. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} മേഖലയിൽ അന്ന് ഒരു നഗരത്തിന്റെ മാധ്യസമയമാണ് (UTC${formatOffset(offset)}) നടപ്പുണ്ടായിരുന്നത്. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} മേഖലയിലെ എല്ലാ സ്ഥലങ്ങൾക്കും ഒരേ ക്ലോക്കാണ്, അന്ന് UTC${formatOffset(offset)}; എന്നാൽ ഇവിടെ മറ്റൊരു ക്ലോക്ക് നടപ്പുണ്ടായിരുന്നിരിക്കാം`;
    return isSame
      ? `${start} (${other}): ലഗ്നവും ചന്ദ്രന്റെ നക്ഷത്രവും മാറുന്നില്ല.`
      : `${start}: ${other}. ഏതു ക്ലോക്കെന്ന് അറിയാമെങ്കിൽ അതു തിരഞ്ഞെടുക്കുക.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `സമയവ്യത്യാസം UTC${time_zone}` : `${time_zone} ക്ലോക്ക് (UTC${formatOffset(offset)})`;
    return `${clock}, ആ അക്ഷാംശരേഖാംശങ്ങളിലെ പ്രാദേശിക മാധ്യസമയം (UTC${formatOffset(own_mean_time)}) എന്നിവ തമ്മിൽ ${durationIn(UNITS, difference)} വ്യത്യാസമുണ്ട്: ${isOffset ? 'സമയവ്യത്യാസവും' : 'സമയമേഖലയും'} അക്ഷാംശരേഖാംശങ്ങളും ഒരേ സ്ഥലത്തിന്റേതാണോ എന്നു നോക്കുക.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'ഈ ദിവസം',
      month: 'ഈ മാസം',
      'calculation date': 'ഗണിതത്തിന്റെ തീയതി',
      'calculation moment': 'ഗണിതത്തിന്റെ സമയം',
    }[what];
    return `${subject} ജനനത്തിനു മുൻപാണ്.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'ഈ പത്തു വർഷങ്ങളിൽ',
      'when the month begins': 'മാസാരംഭത്തിൽ',
      sunrise: 'സൂര്യോദയത്തിൽ',
      '06:00': '06:00-ന്',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : `${when.date}, `;
    return `${date}${then} ദശയൊന്നും നടക്കുന്നില്ല: ${is_before_birth ? 'അതു ജനനത്തിനു മുൻപാണ്' : 'അപ്പോഴേക്കും ദശകളുടെ 120 വർഷം കഴിഞ്ഞിരിക്കും'}.`;
  },
  no_sunrise: () => 'ധ്രുവത്തിന് ഇത്ര അടുത്ത് ആ സമയത്തിനു മുൻപുള്ള 24 മണിക്കൂറിൽ സൂര്യൻ ഉദിച്ചിട്ടില്ല: സൂര്യോദയവും ആഴ്ചദിവസവും ഇല്ല.',
  lunar_month_cut_off: () => `${UP_TO}: ചാന്ദ്രമാസം അതിനു ശേഷമാണ് അവസാനിക്കുന്നത്, അത് ഒഴിവാക്കി.`,
  observances_cut_off: () =>
    `${UP_TO}: അവസാനത്തെ ചാന്ദ്രമാസം അതിനു ശേഷമാണ് അവസാനിക്കുന്നത്, അതിലെ തിഥികളുടെ വിശേഷങ്ങളും വ്രതങ്ങളും ഒഴിവാക്കി.`,
  dates_cut_off: () => 'ഗണിതം 1800 മുതൽ 2200 വരെയുള്ള വർഷങ്ങൾക്കു മാത്രമാണ്; അതിനപ്പുറമുള്ള തീയതികൾ ഒഴിവാക്കി.',
  next_limb_cut_off: () => `${UP_TO}: നടക്കുന്ന അംഗത്തിന് അടുത്തത് അതിനു ശേഷമാണ് അവസാനിക്കുന്നത്, അത് ഒഴിവാക്കി.`,
  next_phase_cut_off: () => `${UP_TO}: അടുത്ത ചന്ദ്രകലകളിൽ ഒന്ന് അതിനു ശേഷമാണ്, അതിനു പകരം ഡിസംബർ 31, 2200 കാണിക്കുന്നു.`,
  transit_window_cut_off: () => 'ഒരു ഗോചരം 1800 മുതൽ 2200 വരെയുള്ള അതിർത്തി കടക്കുന്നു, അത് അവിടെ അവസാനിപ്പിച്ചു.',
  years_cut_off: () => 'ഉത്തരേന്ത്യൻ വർഷവും 1800-ന്റെ ആദ്യ ആഴ്ചകളിൽ സൗരമാസങ്ങളും ഗണിതത്തിന്റെ അതിർത്തിക്കു മുൻപേ തുടങ്ങിയതിനാൽ ഒഴിവാക്കി.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${list(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: ചില ഗ്രഹങ്ങൾ അവയുടെ രാശിയിൽ നിൽക്കുന്ന കാലം.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: ചില കാലങ്ങൾ; പൂർണമായി അപ്പുറമുള്ളവ ഒഴിവാക്കി.`,
};
