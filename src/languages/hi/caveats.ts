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
  (earlier, later) => ` (देशांतर के अनुसार 100 में से 98 लोगों के लिए अधिक से अधिक ${earlier} मिनट पहले और ${later} मिनट बाद)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'जन्म: ', 'person A': 'व्यक्ति क: ', 'person B': 'व्यक्ति ख: ' };

const listed = /* @__PURE__ */ joinedBy('और');

const UNITS: Units = {
  decimalSign: '.',
  north: 'उत्तर',
  south: 'दक्षिण',
  east: 'पूर्व',
  west: 'पश्चिम',
  hours: 'घंटे',
  minutes: 'मिनट',
  lessThanAMinute: 'एक मिनट से कम',
};

const CHANGES: ChangeWords = {
  of: { sign: 'राशि', motion: 'गति', combustion: 'उदय-अस्त', dignity: 'स्थिति' },
  turns: {
    direct: 'मार्गी',
    retrograde: 'वक्री',
    combust: 'अस्त',
    'not combust': 'उदित',
    exalted: 'उच्च',
    moolatrikona: 'मूलत्रिकोण',
    own_sign: 'स्वराशि',
    great_friend: 'अधिमित्र राशि',
    friend: 'मित्र राशि',
    neutral: 'सम राशि',
    enemy: 'शत्रु राशि',
    great_enemy: 'अधिशत्रु राशि',
    debilitated: 'नीच',
  },
};

const AT_THE_EDGE = '1 जनवरी 1800 से पहले और 31 दिसंबर 2200 के बाद की तारीख की जगह यही सीमा दी गई है';
const CYCLES = { previous: 'पिछला चक्र', next: 'अगला चक्र', birth: 'जन्म के समय का चक्र' } as const;
const UP_TO = 'गणना वर्ष 2200 के अंत तक होती है';

const record = (offset: number) =>
  `उस समय का कोई अभिलेख, जैसे जन्म का, उसी स्थान के माध्य समय (UTC${formatOffset(offset)}) में हो सकता है।`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `${time_zone} की घड़ी से वही समय ${durationIn(UNITS, behind)} ${behind > 0 ? 'बाद' : 'पहले'} आता है`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined ? change : `${change}, और लग्न लगभग ${degrees} अंश ${behind > 0 ? 'आगे' : 'पीछे'} होता है`;
};

const exact = /* @__PURE__ */ exactTo('ठीक मिनट तक', (minutes) => `${minutes} मिनट के भीतर`);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'अपना समय',
    no_daylight_time: 'ग्रीष्मकालीन समय के बिना',
    neighbouring_zone: 'पड़ोसी समय क्षेत्र',
    daylight_time: 'ग्रीष्मकालीन समय',
    local_mean_time: 'स्थानीय माध्य समय',
  },
  by: (clock, told) => `${clock} के अनुसार ${listed(told)} है`,
  lagna: (name) => `लग्न ${names.sign(name)}`,
  moon: (name) => `चंद्र नक्षत्र ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) => (moved ? ' इस बीच घड़ी बदलती है।' : '');

export const HINDI_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `पूरे दिन ${names.inSign(from.sign)} रहता है`
        : `${names.sign(from.sign)} राशि से ${names.sign(to.sign)} राशि में जाता है`;
    return `${ofPerson(BEARERS, whose)}जन्म समय ज्ञात नहीं है, इसलिए स्थानीय समय से दोपहर 12 बजे माने गए हैं। उस दिन चंद्र ${names.nakshatra(from.nakshatra)} (चरण ${from.pada}) से ${names.nakshatra(to.nakshatra)} (चरण ${to.pada}) तक चलता है और ${sign}।`;
  },
  grahas_change_that_day: ({ changes }) => `उस दिन ये बातें भी बदलती हैं: ${changesIn(names, CHANGES, changes)}।`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'सूर्य', 'tropical Sun': 'सायन सूर्य', 'tropical Moon': 'सायन चंद्र' }[what];
    return `उस दिन ${body} ${names.sign(from)} राशि से ${names.sign(to)} राशि में जाता है।`;
  },
  chart_of_noon: ({ has_vara }) => `अंश, वर्ग और पंचांग दोपहर 12 बजे के हैं${has_vara ? ', और वार उससे पहले के सूर्योदय का' : ''}।`,
  rising_sign_left_out: () => 'लग्न के लिए जन्म समय चाहिए, इसलिए वह नहीं दिया गया है।',
  rising_sign_sensitive: ({ sign, minutes }) => `लग्न ${names.sign(sign)} तभी है जब जन्म समय ${exact(minutes)} सही हो।`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `जन्म का लग्न, जिससे मुंथा गिनी जाती है, ${names.sign(sign)} तभी है जब जन्म समय ${exact(minutes)} सही हो।`,
  rising_sign_unbounded: () =>
    `ध्रुव के इतने पास जन्म से एक दिन पहले और बाद तक लग्न नहीं बदलता, इसलिए उसकी सीमा नहीं दी जा सकती।`,
  no_ascendant: () => 'ध्रुवों पर लग्न नहीं होता: वह केवल 89.99° दक्षिण और 89.99° उत्तर अक्षांश के बीच होता है।',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule = 'लग्न औसतन चार मिनट में एक अंश चलता है, और नवांश लग्न औसतन हर 13 मिनट में बदलता है';
    return holds
      ? `${rule}। यहाँ वह स्थानीय समय के अनुसार ${holds.from} से ${holds.to} तक के जन्म के लिए मान्य है।${movedIn(holds)}`
      : `${rule}।`;
  },
  lagna_edge: ({ minutes }) => `जन्म से ${Math.max(1, minutes)} मिनट के भीतर लग्न बदल जाता है, और उसके साथ सभी भाव भी।`,
  d10_edge: ({ minutes }) =>
    `जन्म से ${Math.max(1, minutes)} मिनट के भीतर दशांश का लग्न बदल जाता है, और उसके साथ उसका दसवाँ भाव भी।`,
  yogas_change: ({ count }) => `जन्म समय से आधे घंटे के भीतर योग या दोष बनते या मिटते हैं: कुल ${count}।`,
  bhavas_change: ({ planets }) => `जन्म समय से आधे घंटे के भीतर इन ग्रहों का भाव बदलता है: ${listed(planets.map(names.graha))}।`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `ध्रुव के इतने पास आकाश के चारों भाग असमान होते हैं: सबसे छोटा भाव ${printed(tenth(narrowest_deg), '.')}° का है।`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'भाव का उपस्वामी कुछ मिनटों में बदलता है';
    return holds
      ? `${rule}। प्रथम भाव में वह स्थानीय समय के अनुसार ${holds.from} से ${holds.to} तक के जन्म के लिए मान्य है।${movedIn(holds)}`
      : `${rule}।`;
  },
  karakas_close: ({ degrees }) =>
    `पहले तीन चर कारकों में से दो के बीच ${printed(degrees, '.')} अंश से कम अंतर है: थोड़ा पहले या बाद वे स्थान बदल सकते हैं।`,
  minor: ({ date }) => `जन्म और ${date} के बीच 18 वर्ष से कम हैं, इसलिए अवधियाँ नहीं दी गई हैं।`,
  ascendant_transits_sensitive: () => 'लग्न पर गोचर उतने ही सही हैं जितना जन्म समय: लग्न औसतन चार मिनट में एक अंश चलता है।',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'अंक' : 'कुल गुण';
    const of = maximum === null ? '' : `${printed(maximum, '.')} में से `;
    return least === most
      ? `हर संभव समय पर ${subject} ${of}${printed(least, '.', !maximum)} ही रहते हैं।`
      : `जन्म समय के अनुसार ${subject} ${of}${printed(least, '.', !maximum)} और ${printed(most, '.', !maximum)} के बीच हो सकते हैं।`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `दोनों के चंद्रमा के बारे में जो ज्ञात नहीं, उससे कुल गुण नहीं बदलते: ${maximum} में से ${printed(least, '.')}।`
      : `दोनों के चंद्रमा की संभव स्थितियों के अनुसार कुल गुण ${maximum} में से ${printed(least, '.')} और ${printed(most, '.')} के बीच हो सकते हैं।`,
  month_range: ({ days, open, points, dasha_days }) => {
    const scores =
      open === 0
        ? 'किसी भी दिन के अंक नहीं बदलते'
        : `${open === days ? `सभी ${days} दिनों` : `${days} में से ${open} ${open === 1 ? 'दिन' : 'दिनों'}`} के अंक बदलते हैं (अधिक से अधिक ${points} अंक)`;
    return `जन्म समय के अनुसार ${scores}, और दशा की हर तारीख अधिक से अधिक ${thousands(`${dasha_days}`, ',')} दिन आगे-पीछे होती है।`;
  },
  dasha_range: ({ first, last, days }) => {
    const lords =
      first === last
        ? `पहला दशा स्वामी पूरे दिन ${names.graha(first)} है`
        : `पहला दशा स्वामी ${names.graha(first)} से बदलकर ${names.graha(last)} हो जाता है`;
    return `${lords}; उस दिन के अंत में हर तारीख दिन के आरंभ की तुलना में लगभग ${thousands(`${Math.round(days)}`, ',')} दिन पहले आती है।`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `${date} को ${listed(active.map(names.sign))} राशि के चंद्र के लिए साढ़ेसाती चल रही है, पर ${listed(inactive.map(names.sign))} राशि के चंद्र के लिए नहीं।`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `${time_zone} में स्थानीय समय ${shown} दो बार आया (${earlier} और ${later}); पहला लिया गया है।`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `${time_zone} में स्थानीय समय ${shown} था ही नहीं: घड़ी सीधे ${straight_to} पर चली गई, और वही समय लिया गया है।`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `${time_zone} में 06:00 और 18:00 के बीच घड़ी बदलती है: यह मान लिया गया दिन 720 के बजाय ${printed(minutes, '.')} मिनट का है, और उसके भाग इसी के बराबर हिस्से हैं।`
      : `${time_zone} में 18:00 और अगले दिन 06:00 के बीच घड़ी बदलती है: यह मान ली गई रात 720 के बजाय ${printed(minutes, '.')} मिनट की है, और उसके भाग इसी के बराबर हिस्से हैं।`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `कोई स्थान नहीं दिया गया है: दिन ${time_zone} की आबादी के केंद्र (${coordinatesIn(UNITS, centre)}) के सूर्योदय से आरंभ होता है; उस समय क्षेत्र के दूसरे स्थानों पर वह कुछ पहले या बाद में आरंभ और समाप्त होता है${reach(centre)}।`,
  zone_without_people: ({ time_zone }) =>
    `कोई स्थान नहीं दिया गया है, और ${time_zone} में कोई आबादी नहीं है: दिन वहाँ की घड़ी के 06:00 से 18:00 तक माना गया है।`,
  day_without_sunrise: ({ first, last, days, ...place }) => {
    const on = days === 1 ? `${first} को` : `${first} से ${last} तक ${days} दिन`;
    return `${on} ${coordinatesIn(UNITS, place)} पर सूर्य एक ही दिन के भीतर उदय और अस्त नहीं होता: दिन 06:00 से 18:00 तक माना गया है।`;
  },
  date_skipped: ({ date, time_zone }) => `${time_zone} में ${date} की तारीख थी ही नहीं, इसलिए वह नहीं दी गई है।`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `ये निर्देशांक ${listed(zones)} के भी हो सकते हैं, जहाँ तब घड़ी ${time_zone} की घड़ी (UTC${formatOffset(offset)}) से अलग थी: ${changes.join('; ')}। स्थान का समय क्षेत्र पता हो तो उसे चुनें।`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `समय क्षेत्रों के डेटा में उस समय ${time_zone} की कोई घड़ी नहीं है, इसलिए UTC लिया गया है।${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} में तब मानक समय नहीं था: वहाँ का स्थानीय माध्य समय (UTC${formatOffset(offset)}) लिया गया है। ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} में तब एक ही नगर का माध्य समय (UTC${formatOffset(offset)}) चलता था। ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} में पूरे क्षेत्र की एक ही घड़ी है, तब UTC${formatOffset(offset)}, पर इस स्थान पर दूसरी घड़ी चलती रही हो सकती है`;
    return isSame ? `${start}, ${other}: लग्न और चंद्र नक्षत्र वही रहते हैं।` : `${start}: ${other}। घड़ी पता हो तो उसे चुनें।`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `समय का अंतर UTC${time_zone}` : `${time_zone} की घड़ी (UTC${formatOffset(offset)})`;
    return `${clock} निर्देशांकों के स्थानीय माध्य समय (UTC${formatOffset(own_mean_time)}) से ${durationIn(UNITS, difference)} अलग है: जाँचें कि ${isOffset ? 'समय का अंतर' : 'समय क्षेत्र'} और निर्देशांक एक ही स्थान के हैं।`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'यह दिन जन्म से पहले का',
      month: 'यह माह जन्म से पहले का',
      'calculation date': 'गणना की तारीख जन्म से पहले की',
      'calculation moment': 'गणना का समय जन्म से पहले का',
    }[what];
    return `${subject} है।`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'इन दस वर्षों में',
      'when the month begins': 'माह के आरंभ में',
      sunrise: 'सूर्योदय के समय',
      '06:00': '06:00 बजे',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : `${when.date} को `;
    return `${date}${then} कोई दशा नहीं चलती: ${is_before_birth ? 'यह समय जन्म से पहले का है' : 'तब तक दशाओं के 120 वर्ष पूरे हो जाते हैं'}।`;
  },
  no_sunrise: () => 'ध्रुव के इतने पास उस क्षण से पहले के एक दिन में सूर्योदय नहीं हुआ, इसलिए न सूर्योदय है, न वार।',
  lunar_month_cut_off: () => `${UP_TO}: चंद्र मास उसके बाद समाप्त होता है, इसलिए नहीं दिया गया है।`,
  observances_cut_off: () => `${UP_TO}: अंतिम चंद्र मास उसके बाद समाप्त होता है, इसलिए उसकी तिथियों के व्रत-पर्व नहीं दिए गए हैं।`,
  dates_cut_off: () => 'गणना वर्ष 1800 से 2200 तक होती है; इनके बाहर की तारीख़ें नहीं दी गई हैं।',
  next_limb_cut_off: () => `${UP_TO}: पंचांग के चालू अंग के बाद जो आता है, वह उसके बाद समाप्त होता है, इसलिए नहीं दिया गया है।`,
  next_phase_cut_off: () => `${UP_TO}: चंद्र की एक अगली कला उसके बाद आती है, उसकी जगह 31 दिसंबर 2200 दिया गया है।`,
  transit_window_cut_off: () => 'एक गोचर 1800 से 2200 तक की सीमा पर काट दिया गया है।',
  years_cut_off: () =>
    'उत्तर भारत का संवत्सर और, 1800 के पहले सप्ताहों में, सौर मास गणना की सीमा से पहले आरंभ हुए थे, इसलिए नहीं दिए गए हैं।',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${listed(cycles.map((one) => CYCLES[one]))}।`,
  stays_cut_off: () => `${AT_THE_EDGE}: कुछ ग्रह अपनी राशि में कब तक रहते हैं।`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: कुछ अवधियाँ; जो पूरी तरह बाहर हैं, वे नहीं दी गईं।`,
};
