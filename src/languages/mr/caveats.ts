import type { Holds } from '../../base/input/caveats.js';
import { formatOffset } from '../../base/time/gregorian.js';
import { joinedBy, oneOrOther } from '../locale/plural.js';
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
const minutes = /* @__PURE__ */ oneOrOther('मिनिट', 'मिनिटे');
/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) => ` (रेखांशानुसार 100 पैकी 98 लोकांसाठी फार तर ${minutes(earlier)} आधी आणि ${minutes(later)} नंतर)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'जन्म: ', 'person A': 'व्यक्ती अ: ', 'person B': 'व्यक्ती ब: ' };

const listed = /* @__PURE__ */ joinedBy('आणि');

const UNITS: Units = {
  decimalSign: '.',
  north: 'उत्तर',
  south: 'दक्षिण',
  east: 'पूर्व',
  west: 'पश्चिम',
  hours: 'तास',
  minutes: 'मि.',
  lessThanAMinute: 'एका मिनिटापेक्षा कमी वेळ',
};

const CHANGES: ChangeWords = {
  of: { sign: 'राशी', motion: 'गती', combustion: 'उदयास्त', dignity: 'राशीतील स्थिती' },
  turns: {
    direct: 'मार्गी',
    retrograde: 'वक्री',
    combust: 'अस्तंगत',
    'not combust': 'उदित',
    exalted: 'उच्च',
    moolatrikona: 'मूलत्रिकोण',
    own_sign: 'स्वराशी',
    great_friend: 'अधिमित्र राशी',
    friend: 'मित्र राशी',
    neutral: 'सम राशी',
    enemy: 'शत्रू राशी',
    great_enemy: 'अधिशत्रू राशी',
    debilitated: 'नीच',
  },
};

const AT_THE_EDGE = '1 जानेवारी 1800 पूर्वीच्या आणि 31 डिसेंबर 2200 नंतरच्या तारखांऐवजी हीच मर्यादा दिली आहे';
const CYCLES = { previous: 'मागील चक्र', next: 'पुढील चक्र', birth: 'जन्माच्या वेळचे चक्र' } as const;
const UP_TO = 'गणित 2200 सालाच्या अखेरपर्यंतच चालते';

const record = (offset: number) =>
  `त्या काळातील नोंद, उदाहरणार्थ जन्माची, त्याच ठिकाणच्या मध्यम वेळेत (UTC${formatOffset(offset)}) असू शकते.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `${time_zone} च्या घड्याळानुसार तीच वेळ ${durationIn(UNITS, behind)} ${behind > 0 ? 'नंतर' : 'आधी'} येते`;
  const degrees = ascendantDegrees(behind);
  if (degrees === undefined) return change;
  return `${change}, आणि लग्न सुमारे ${degrees} अंश ${behind > 0 ? 'पुढे' : 'मागे'} असते`;
};

const minutesIn = (minutes: number) => `${minutes} ${minutes === 1 ? 'मिनिटाच्या' : 'मिनिटांच्या'} आत`;
const exact = /* @__PURE__ */ exactTo('अगदी मिनिटापर्यंत', minutesIn);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'स्वतःची वेळ',
    no_daylight_time: 'उन्हाळी वेळेविना',
    neighbouring_zone: 'शेजारचा वेळ-विभाग',
    daylight_time: 'उन्हाळी वेळ',
    local_mean_time: 'स्थानिक मध्यम वेळ',
  },
  by: (clock, told) => `${clock} नुसार ${listed(told)}`,
  lagna: (name) => `लग्न ${names.sign(name)}`,
  moon: (name) => `चंद्राचे नक्षत्र ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) => (moved ? ' या दरम्यान घड्याळ बदलते.' : '');

export const MARATHI_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `दिवसभर ${names.inSign(from.sign)} असतो`
        : `${names.sign(from.sign)} राशीतून ${names.sign(to.sign)} राशीत जातो`;
    return `${ofPerson(BEARERS, whose)}जन्मवेळ माहीत नाही, म्हणून स्थानिक वेळेनुसार दुपारचे 12 धरले आहेत. त्या दिवशी चंद्र ${names.nakshatra(from.nakshatra)} (चरण ${from.pada}) ते ${names.nakshatra(to.nakshatra)} (चरण ${to.pada}) इतका चालतो आणि ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) => `त्या दिवशी या गोष्टीही बदलतात: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'सूर्य', 'tropical Sun': 'सायन सूर्य', 'tropical Moon': 'सायन चंद्र' }[what];
    return `त्या दिवशी ${body} ${names.sign(from)} राशीतून ${names.sign(to)} राशीत जातो.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `अंश, वर्ग आणि पंचांग दुपारी 12 वाजताचे आहेत${has_vara ? ', आणि वार त्यापूर्वीच्या सूर्योदयाचा' : ''}.`,
  rising_sign_left_out: () => 'लग्नासाठी जन्मवेळ लागते, म्हणून ते दिलेले नाही.',
  rising_sign_sensitive: ({ sign, minutes }) => `जन्मवेळ ${exact(minutes)} अचूक असेल तरच लग्न ${names.sign(sign)} आहे.`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `ज्यावरून मुंथा मोजतात ते जन्मलग्न ${names.sign(sign)} हे जन्मवेळ ${exact(minutes)} अचूक असेल तरच खरे.`,
  rising_sign_unbounded: () =>
    'ध्रुवाच्या इतक्या जवळ जन्माच्या आधीच्या आणि नंतरच्या एका दिवसात लग्न बदलत नाही, म्हणून त्याची मर्यादा देता येत नाही.',
  no_ascendant: () => 'ध्रुवांवर लग्न नसते: ते केवळ 89.99° दक्षिण ते 89.99° उत्तर अक्षांशांदरम्यान असते.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule = 'लग्न सरासरी चार मिनिटांत एक अंश पुढे सरकते, आणि नवमांश लग्न सरासरी दर 13 मिनिटांनी बदलते';
    return holds
      ? `${rule}. येथे ते स्थानिक वेळेनुसार ${holds.from} ते ${holds.to} या वेळेतील जन्मासाठी लागू आहे.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes }) => `जन्मवेळेपासून ${minutesIn(Math.max(1, minutes))} लग्न बदलते, आणि त्याबरोबर सर्व भावही.`,
  d10_edge: ({ minutes }) =>
    `जन्मवेळेपासून ${minutesIn(Math.max(1, minutes))} दशमांशाचे लग्न बदलते, आणि त्याबरोबर त्याचा दहावा भावही.`,
  yogas_change: ({ count }) => `जन्मवेळेपासून अर्ध्या तासाच्या आत काही योग किंवा दोष होतात किंवा मोडतात: एकूण ${count}.`,
  bhavas_change: ({ planets }) =>
    `जन्मवेळेपासून अर्ध्या तासाच्या आत या ग्रहांचे भाव बदलतात: ${listed(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `ध्रुवाच्या इतक्या जवळ आकाशाचे चार भाग असमान असतात: सर्वांत लहान भाव ${printed(tenth(narrowest_deg), '.')}° चा आहे.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'भावाचा उपस्वामी काही मिनिटांतच बदलतो';
    return holds
      ? `${rule}. पहिल्या भावासाठी तो स्थानिक वेळेनुसार ${holds.from} ते ${holds.to} या वेळेतील जन्मासाठी लागू आहे.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `पहिल्या तीन चर कारकांपैकी दोघांमध्ये ${printed(degrees, '.')} अंशापेक्षा कमी अंतर आहे: थोड्या आधी किंवा नंतर ते जागा बदलू शकतात.`,
  minor: ({ date }) => `जन्म आणि ${date} यांमध्ये 18 वर्षांपेक्षा कमी काळ आहे, म्हणून कालखंड दिलेले नाहीत.`,
  ascendant_transits_sensitive: () => 'लग्नावरील गोचर जन्मवेळेइतकीच अचूक असतात: लग्न सरासरी चार मिनिटांत एक अंश पुढे सरकते.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'गुणसंख्या' : 'एकूण गुणसंख्या';
    const of = maximum === null ? '' : `${printed(maximum, '.')} पैकी `;
    return least === most
      ? `कोणत्याही शक्य वेळेला ${subject} ${of}${printed(least, '.', !maximum)} इतकीच राहते.`
      : `जन्मवेळेनुसार ${subject} ${of}${printed(least, '.', !maximum)} ते ${printed(most, '.', !maximum)} यांदरम्यान असू शकते.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `दोघांच्या चंद्राबद्दल जे माहीत नाही त्याने एकूण गुण बदलत नाहीत: ${maximum} पैकी ${printed(least, '.')}.`
      : `दोघांच्या चंद्राच्या शक्य स्थितींनुसार एकूण गुण ${maximum} पैकी ${printed(least, '.')} ते ${printed(most, '.')} यांदरम्यान असू शकतात.`,
  month_range: ({ days, open, points, dasha_days }) => {
    const some = `${days} पैकी ${open} ${open === 1 ? 'दिवसाचे' : 'दिवसांचे'}`;
    const scores =
      open === 0
        ? 'कोणत्याही दिवसाचे गुण बदलत नाहीत'
        : `${open === days ? `सर्व ${days} दिवसांचे` : some} गुण बदलतात (फार तर ${points} गुणांनी)`;
    return `जन्मवेळेनुसार ${scores}, आणि दशेची प्रत्येक तारीख फार तर ${thousands(`${dasha_days}`, ',')} ${dasha_days === 1 ? 'दिवसाने' : 'दिवसांनी'} मागे-पुढे होते.`;
  },
  dasha_range: ({ first, last, days }) => {
    const lords =
      first === last
        ? `पहिल्या दशेचा स्वामी दिवसभर ${names.graha(first)} आहे`
        : `पहिल्या दशेचा स्वामी आधी ${names.graha(first)} आणि नंतर ${names.graha(last)} असतो`;
    return `${lords}; त्या दिवसाच्या सुरुवातीच्या तुलनेत अखेरीस प्रत्येक तारीख सुमारे ${thousands(`${Math.round(days)}`, ',')} दिवस आधी येते.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `${date} रोजी ${listed(active.map(names.sign))} राशीच्या चंद्रासाठी साडेसाती चालू आहे, पण ${listed(inactive.map(names.sign))} राशीच्या चंद्रासाठी नाही.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `${time_zone} मध्ये स्थानिक वेळ ${shown} दोनदा आली (${earlier} आणि ${later}); त्यातील पहिली धरली आहे.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `${time_zone} मध्ये स्थानिक वेळ ${shown} आलीच नाही: घड्याळ थेट ${straight_to} वर गेले, आणि तीच वेळ धरली आहे.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `${time_zone} मध्ये 06:00 ते 18:00 दरम्यान घड्याळ बदलते: हा धरलेला दिवस 720 ऐवजी ${printed(minutes, '.')} मिनिटांचा आहे, आणि त्याचे भाग याचेच समान हिस्से आहेत.`
      : `${time_zone} मध्ये 18:00 ते दुसऱ्या दिवशीच्या 06:00 दरम्यान घड्याळ बदलते: ही धरलेली रात्र 720 ऐवजी ${printed(minutes, '.')} मिनिटांची आहे, आणि तिचे भाग याचेच समान हिस्से आहेत.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `ठिकाण दिलेले नाही: ${time_zone} च्या लोकसंख्या केंद्रावरील (${coordinatesIn(UNITS, centre)}) सूर्योदयाने दिवस सुरू होतो; त्या वेळ-विभागात इतरत्र तो थोडा आधी किंवा नंतर सुरू होतो आणि संपतो${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `ठिकाण दिलेले नाही, आणि ${time_zone} मध्ये लोकवस्ती नाही: तिथल्या घड्याळानुसार 06:00 ते 18:00 असा दिवस धरला आहे.`,
  day_without_sunrise: ({ first, last, days, ...place }) => {
    const on = days === 1 ? `${first} रोजी` : `${first} ते ${last} यांतील ${days} दिवस`;
    return `${on} ${coordinatesIn(UNITS, place)} येथे एकाच दिवसात सूर्याचा उदय आणि अस्त होत नाही: 06:00 ते 18:00 असा दिवस धरला आहे.`;
  },
  date_skipped: ({ date, time_zone }) => `${time_zone} मध्ये ${date} ही तारीख आलीच नाही, म्हणून ती दिलेली नाही.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `हे अक्षांश-रेखांश ${listed(zones)} यांचेही असू शकतात, जेथे तेव्हाचे घड्याळ ${time_zone} च्या घड्याळापेक्षा (UTC${formatOffset(offset)}) वेगळे होते: ${changes.join('; ')}. ठिकाणाचा वेळ-विभाग माहीत असेल तर तो निवडा.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `वेळ-विभागांच्या माहितीत त्या वेळी ${time_zone} चे कोणतेही घड्याळ नाही, म्हणून UTC धरले आहे.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} मध्ये तेव्हा प्रमाणवेळ नव्हती: तिथली स्थानिक मध्यम वेळ (UTC${formatOffset(offset)}) धरली आहे. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} मध्ये तेव्हा एकाच शहराची मध्यम वेळ (UTC${formatOffset(offset)}) चालत होती. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} मध्ये सर्व ठिकाणांसाठी एकच घड्याळ आहे, तेव्हा UTC${formatOffset(offset)}, पण या ठिकाणी दुसरे घड्याळ चालत असू शकते`;
    return isSame
      ? `${start}, ${other}: लग्न आणि चंद्राचे नक्षत्र तेच राहतात.`
      : `${start}: ${other}. कोणते घड्याळ होते ते माहीत असेल तर ते निवडा.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `UTC${time_zone} हे वेळेचे अंतर` : `${time_zone} चे घड्याळ (UTC${formatOffset(offset)})`;
    return `${clock} या अक्षांश-रेखांशांच्या स्थानिक मध्यम वेळेपेक्षा (UTC${formatOffset(own_mean_time)}) ${durationIn(UNITS, difference)} वेगळे आहे: ${isOffset ? 'वेळेचे अंतर' : 'वेळ-विभाग'} आणि अक्षांश-रेखांश एकाच ठिकाणचे आहेत ना, ते पाहा.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'हा दिवस जन्मापूर्वीचा',
      month: 'हा महिना जन्मापूर्वीचा',
      'calculation date': 'गणनेची तारीख जन्मापूर्वीची',
      'calculation moment': 'गणनेची वेळ जन्मापूर्वीची',
    }[what];
    return `${subject} आहे.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'या दहा वर्षांत',
      'when the month begins': 'महिन्याच्या सुरुवातीला',
      sunrise: 'सूर्योदयाच्या वेळी',
      '06:00': '06:00 वाजता',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : `${when.date} रोजी `;
    return `${date}${then} कोणतीही दशा चालू नाही: ${is_before_birth ? 'ही वेळ जन्मापूर्वीची आहे' : 'तोपर्यंत दशांची 120 वर्षे पूर्ण होतात'}.`;
  },
  no_sunrise: () => 'ध्रुवाच्या इतक्या जवळ त्या क्षणापूर्वीच्या एका दिवसात सूर्य उगवला नव्हता, म्हणून ना सूर्योदय आहे, ना वार.',
  lunar_month_cut_off: () => `${UP_TO}: चांद्रमास त्यानंतर संपतो, म्हणून दिलेला नाही.`,
  observances_cut_off: () => `${UP_TO}: शेवटचा चांद्रमास त्यानंतर संपतो, म्हणून त्यातील तिथींचे सण-व्रते दिलेली नाहीत.`,
  dates_cut_off: () => 'गणित 1800 ते 2200 या वर्षांसाठी चालते; त्याबाहेरच्या तारखा दिलेल्या नाहीत.',
  next_limb_cut_off: () => `${UP_TO}: पंचांगाच्या चालू अंगानंतर येणारे अंग त्यानंतर संपते, म्हणून ते दिलेले नाही.`,
  next_phase_cut_off: () => `${UP_TO}: चंद्राची एक पुढील कला त्यानंतर येते, तिच्याऐवजी 31 डिसेंबर 2200 दिले आहे.`,
  transit_window_cut_off: () => 'एक गोचर 1800 ते 2200 या मर्यादेवर तोडले आहे.',
  years_cut_off: () =>
    'उत्तर भारतीय संवत्सर आणि, 1800 च्या पहिल्या आठवड्यांत, सौरमास गणिताच्या मर्यादेपूर्वी सुरू झाले होते, म्हणून दिलेले नाहीत.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${listed(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: काही ग्रह आपल्या राशीत कधीपर्यंत राहतात.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: काही कालखंड; जे पूर्णपणे बाहेर आहेत ते दिलेले नाहीत.`,
};
