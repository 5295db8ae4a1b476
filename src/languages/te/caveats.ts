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
import { stem } from './cases.js';
import { graha, in_sign, nakshatra, sign } from './names.js';
import { list } from './phrases.js';

const names = /* @__PURE__ */ factNames({ sign, in_sign, nakshatra, graha });
/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) => ` (రేఖాంశాన్ని బట్టి 100 మందిలో 98 మందికి గరిష్ఠంగా ${earlier} నిమిషాలు ముందు, ${later} నిమిషాలు తర్వాత)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'జననం: ', 'person A': 'మొదటి వ్యక్తి: ', 'person B': 'రెండవ వ్యక్తి: ' };

const UNITS: Units = {
  decimalSign: '.',
  north: 'ఉత్తరం',
  south: 'దక్షిణం',
  east: 'తూర్పు',
  west: 'పడమర',
  hours: 'గం.',
  minutes: 'ని.',
  lessThanAMinute: 'నిమిషం లోపు',
};

const CHANGES: ChangeWords = {
  of: { sign: 'రాశి', motion: 'గతి', combustion: 'అస్తంగత్వం', dignity: 'స్థితి' },
  turns: {
    direct: 'ఋజుగతి',
    retrograde: 'వక్రగతి',
    combust: 'అస్తంగతం',
    'not combust': 'అస్తంగతం కాదు',
    exalted: 'ఉచ్ఛ',
    moolatrikona: 'మూలత్రికోణం',
    own_sign: 'స్వక్షేత్రం',
    great_friend: 'అధిమిత్ర క్షేత్రం',
    friend: 'మిత్ర క్షేత్రం',
    neutral: 'సమ క్షేత్రం',
    enemy: 'శత్రు క్షేత్రం',
    great_enemy: 'అధిశత్రు క్షేత్రం',
    debilitated: 'నీచ',
  },
};

const AT_THE_EDGE = '1 జనవరి 1800కు ముందు, 31 డిసెంబర్ 2200 తర్వాత వచ్చే తేదీలకు బదులు ఈ హద్దు తేదీలే ఇచ్చాము';
const CYCLES = { previous: 'గత ఆవృత్తి', next: 'తదుపరి ఆవృత్తి', birth: 'జనన కాలపు ఆవృత్తి' } as const;
const UP_TO = 'మా గణన 2200వ సంవత్సరం చివరి వరకే ఉంటుంది';

const record = (offset: number) =>
  `ఆనాటి రికార్డుల్లో, ఉదాహరణకు జనన నమోదులో, ఆ ఊరి స్థానిక మాధ్య సమయం (UTC${formatOffset(offset)}) రాసి ఉండవచ్చు.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `${time_zone} గడియారం ప్రకారం అదే సమయం ${durationIn(UNITS, behind)} ${behind > 0 ? 'తర్వాత' : 'ముందు'} వస్తుంది`;
  const degrees = ascendantDegrees(behind);
  return degrees === undefined
    ? change
    : `${change}, లగ్నం సుమారు ${degrees}° ${behind > 0 ? 'ముందుకు' : 'వెనక్కి'} జరుగుతుంది`;
};

const exact = /* @__PURE__ */ exactTo(
  'జనన సమయం నిమిషంతో సహా సరిగ్గా ఉంటేనే',
  (minutes) => `జనన సమయంలో పొరపాటు ${minutes} ${minutes === 1 ? 'నిమిషం' : 'నిమిషాల'} లోపు ఉంటేనే`,
);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'సొంత సమయం',
    no_daylight_time: 'వేసవి సమయం లేకుండా',
    neighbouring_zone: 'పొరుగు సమయ మండలం',
    daylight_time: 'వేసవి సమయం',
    local_mean_time: 'స్థానిక మాధ్య సమయం',
  },
  by: (clock, told) => `${clock} ప్రకారం ${list(told)}`,
  lagna: (name) => `లగ్నం ${names.sign(name)}`,
  moon: (name) => `చంద్ర నక్షత్రం ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) => (moved ? ' ఈ మధ్యలో గడియారం మారుతుంది.' : '');

const within = (minutes: number) => (minutes <= 1 ? 'నిమిషం' : `${minutes} నిమిషాల`);

export const TELUGU_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const signs =
      from.sign === to.sign
        ? `రోజంతా ${names.inSign(from.sign)} ఉంటాడు`
        : `${stem(names.sign(from.sign))} రాశి నుంచి ${stem(names.sign(to.sign))} రాశికి మారతాడు`;
    return `${ofPerson(BEARERS, whose)}జనన సమయం తెలియదు, కాబట్టి స్థానిక సమయం మధ్యాహ్నం 12 గంటలుగా తీసుకున్నాము. ఆ రోజు చంద్రుడు ${names.nakshatra(from.nakshatra)} ${from.pada}వ పాదం నుంచి ${names.nakshatra(to.nakshatra)} ${to.pada}వ పాదం వరకు సాగుతాడు, ${signs}.`;
  },
  grahas_change_that_day: ({ changes }) => `ఆ రోజు ఇవి కూడా మారతాయి: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'సూర్యుడు', 'tropical Sun': 'సాయన సూర్యుడు', 'tropical Moon': 'సాయన చంద్రుడు' }[what];
    return `ఆ రోజు ${body} ${stem(names.sign(from))} రాశి నుంచి ${stem(names.sign(to))} రాశికి మారతాడు.`;
  },
  chart_of_noon: ({ has_vara }) =>
    `డిగ్రీలు, వర్గ చక్రాలు, పంచాంగం మధ్యాహ్నం 12 గంటలకు సంబంధించినవి${has_vara ? '; వారం మాత్రం అంతకు ముందు సూర్యోదయానిది' : ''}.`,
  rising_sign_left_out: () => 'లగ్నానికి జనన సమయం కావాలి, కాబట్టి దాన్ని ఇవ్వలేదు.',
  rising_sign_sensitive: ({ sign: name, minutes }) => `${exact(minutes)} లగ్నం ${names.sign(name)} అవుతుంది.`,
  natal_rising_sign_sensitive: ({ sign: name, minutes }) =>
    `ముంథను లెక్కించే జన్మ లగ్నం, ${exact(minutes)} ${names.sign(name)} అవుతుంది.`,
  rising_sign_unbounded: () => 'ధ్రువానికి ఇంత దగ్గరలో జననానికి ఒక రోజు ముందు, తర్వాత కూడా లగ్నం మారదు, కాబట్టి హద్దు చెప్పలేము.',
  no_ascendant: () => 'ధ్రువాల వద్ద లగ్నం ఉండదు: 89.99° దక్షిణ, 89.99° ఉత్తర అక్షాంశాల మధ్యనే ఉంటుంది.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule = 'లగ్నం సగటున నాలుగు నిమిషాలకు ఒక డిగ్రీ కదులుతుంది, నవాంశ లగ్నం సగటున 13 నిమిషాలకు మారుతుంది';
    return holds
      ? `${rule}. ఇక్కడ స్థానిక సమయం ${holds.from} నుంచి ${holds.to} వరకు జరిగిన జననాలకు ఇదే వర్తిస్తుంది.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes }) => `జననానికి ${within(minutes)} లోపు దూరంలోనే లగ్నం మారుతుంది, దానితో పాటు భావాలన్నీ మారతాయి.`,
  d10_edge: ({ minutes }) => `జననానికి ${within(minutes)} లోపు దూరంలోనే దశమాంశ లగ్నం మారుతుంది, దానితో పాటు దాని పదవ భావం కూడా మారుతుంది.`,
  yogas_change: ({ count }) => `జనన సమయానికి అరగంట లోపు కొన్ని యోగాలు లేదా దోషాలు ఏర్పడతాయి లేదా తొలగిపోతాయి: మొత్తం ${count}.`,
  bhavas_change: ({ planets }) => `జనన సమయానికి అరగంట లోపు ఈ గ్రహాల భావం మారుతుంది: ${list(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `ధ్రువానికి ఇంత దగ్గరలో ఆకాశంలోని నాలుగు భాగాలు సమానంగా ఉండవు: అన్నిటికన్నా చిన్న భావం వెడల్పు ${printed(tenth(narrowest_deg), '.')}°.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'భావ ప్రారంభ బిందువు ఉపాధిపతి కొన్ని నిమిషాలకే మారుతుంది';
    return holds
      ? `${rule}. మొదటి భావానికి స్థానిక సమయం ${holds.from} నుంచి ${holds.to} వరకు జరిగిన జననాలకు ఇదే వర్తిస్తుంది.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `మొదటి మూడు చర కారకుల్లో ఇద్దరి మధ్య దూరం ${printed(degrees, '.')}° కంటే తక్కువ: సమయం కాస్త అటూ ఇటూ అయితే వారి స్థానాలు తారుమారు కావచ్చు.`,
  minor: ({ date }) => `జననానికి, ${date} తేదీకి మధ్య 18 సంవత్సరాలు నిండలేదు, కాబట్టి దశా కాలాలు ఇవ్వలేదు.`,
  ascendant_transits_sensitive: () =>
    'లగ్నంపై గోచారం జనన సమయం ఎంత సరైనదో అంతే సరైనది: లగ్నం సగటున నాలుగు నిమిషాలకు ఒక డిగ్రీ కదులుతుంది.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'స్కోరు' : 'మొత్తం గుణాలు';
    const of = maximum === null ? '' : `${printed(maximum, '.')}కి `;
    return least === most
      ? `సాధ్యమైన ఏ జనన సమయానికైనా ${subject}: ${of}${printed(least, '.', !maximum)}.`
      : `జనన సమయాన్ని బట్టి ${subject} ${of}${printed(least, '.', !maximum)} నుంచి ${printed(most, '.', !maximum)} వరకు ఉండవచ్చు.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `ఇద్దరి చంద్రుల గురించి తెలియనిది ఏదైనా మొత్తం గుణాలు మారవు: ${maximum}కి ${printed(least, '.')}.`
      : `ఇద్దరి చంద్రుల సాధ్యమైన స్థితులను బట్టి మొత్తం గుణాలు ${maximum}కి ${printed(least, '.')} నుంచి ${printed(most, '.')} వరకు ఉండవచ్చు.`,
  month_range: ({ days, open, points, dasha_days }) => {
    const scores =
      open === 0
        ? 'ఏ రోజు స్కోరూ మారదు'
        : `${open === days ? `మొత్తం ${days} రోజుల` : `${days} రోజుల్లో ${open} ${open === 1 ? 'రోజు' : 'రోజుల'}`} స్కోరు మారుతుంది (గరిష్ఠంగా ${points})`;
    return `జనన సమయాన్ని బట్టి ${scores}, దశల తేదీలన్నీ గరిష్ఠంగా ${thousands(`${dasha_days}`, ',')} రోజుల మేరకు అటూ ఇటూ అవుతాయి.`;
  },
  dasha_range: ({ first, last, days }) => {
    const lords =
      first === last
        ? `మొదటి దశానాథుడు రోజంతా ${names.graha(first)}`
        : `మొదటి దశానాథుడు మారతాడు: ముందు ${names.graha(first)}, ఆ తర్వాత ${names.graha(last)}`;
    return `${lords}; ఆ రోజు మొదట్లో కంటే చివర్లో ప్రతి తేదీ సుమారు ${thousands(`${Math.round(days)}`, ',')} రోజులు ముందుగా వస్తుంది.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `${date} నాడు చంద్రుడు ${list(active.map(names.inSign))} ఉంటే ఏలినాటి శని ఉంది, ${list(inactive.map(names.inSign))} ఉంటే లేదు.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `${time_zone} మండలంలో స్థానిక సమయం ${shown} రెండుసార్లు వచ్చింది (${earlier}, ${later}); మొదటిది తీసుకున్నాము.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `${time_zone} మండలంలో స్థానిక సమయం ${shown} అసలు లేదు: గడియారం నేరుగా ${straight_to} సమయానికి జరిగింది, దాన్నే తీసుకున్నాము.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `${time_zone} మండలంలో 06:00, 18:00 మధ్య గడియారం మారుతుంది: ఇలా అనుకున్న పగలు 720 నిమిషాలకు బదులు ${printed(minutes, '.')} నిమిషాలు ఉంటుంది, దాని భాగాలు అందులో సమాన వంతులు.`
      : `${time_zone} మండలంలో 18:00, మరుసటి రోజు 06:00 మధ్య గడియారం మారుతుంది: ఇలా అనుకున్న రాత్రి 720 నిమిషాలకు బదులు ${printed(minutes, '.')} నిమిషాలు ఉంటుంది, దాని భాగాలు అందులో సమాన వంతులు.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `ఊరు చెప్పలేదు: రోజు ${time_zone} జనాభా కేంద్రంలోని (${coordinatesIn(UNITS, centre)}) సూర్యోదయంతో మొదలవుతుంది; ఆ సమయ మండలంలోని ఇతర చోట్ల కొంత ముందు లేదా తర్వాత మొదలై ముగుస్తుంది${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `ఊరు చెప్పలేదు, ${time_zone} మండలంలో జనాభా లేదు: అక్కడి గడియారం ప్రకారం 06:00 నుంచి 18:00 వరకు పగలుగా తీసుకున్నాము.`,
  day_without_sunrise: ({ first, last, days, ...place }) => {
    const on = days === 1 ? `${first} నాడు` : `${first} నుంచి ${last} వరకు ${days} రోజులు`;
    return `${on} ${coordinatesIn(UNITS, place)} వద్ద సూర్యుడు ఒక్క రోజులోనే ఉదయించి అస్తమించడు: 06:00 నుంచి 18:00 వరకు పగలుగా తీసుకున్నాము.`;
  },
  date_skipped: ({ date, time_zone }) => `${time_zone} మండలంలో ${date} తేదీ అసలు లేదు, కాబట్టి దాన్ని వదిలేశాము.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `ఈ అక్షాంశ రేఖాంశాలు వీటికి కూడా చెందవచ్చు: ${list(zones)}. అప్పట్లో అక్కడి గడియారం ${time_zone} గడియారానికి (UTC${formatOffset(offset)}) భిన్నంగా ఉండేది: ${changes.join('; ')}. ఆ ఊరి సమయ మండలం తెలిస్తే దాన్ని ఎంచుకోండి.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `సమయ మండలాల సమాచారంలో ఆ కాలానికి ${time_zone} గడియారం లేదు, కాబట్టి UTC తీసుకున్నాము.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} మండలంలో అప్పటికి ప్రామాణిక సమయం లేదు: అక్కడి స్థానిక మాధ్య సమయం (UTC${formatOffset(offset)}) తీసుకున్నాము. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} మండలంలో అప్పట్లో ఒక నగరపు మాధ్య సమయమే (UTC${formatOffset(offset)}) నడిచేది. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} మండలంలోని ఊళ్లన్నిటికీ ఒకే గడియారం ఉంది, అప్పట్లో UTC${formatOffset(offset)}; కానీ ఈ ఊరిలో వేరే గడియారం నడిచి ఉండవచ్చు`;
    return isSame ? `${start} (${other}): లగ్నం, చంద్ర నక్షత్రం మారవు.` : `${start}: ${other}. ఏ గడియారమో తెలిస్తే దాన్ని ఎంచుకోండి.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset ? `సమయ వ్యత్యాసం UTC${time_zone}` : `${time_zone} గడియారం (UTC${formatOffset(offset)})`;
    return `${clock}, ఆ అక్షాంశ రేఖాంశాల స్థానిక మాధ్య సమయం (UTC${formatOffset(own_mean_time)}) మధ్య తేడా ${durationIn(UNITS, difference)}: ${isOffset ? 'సమయ వ్యత్యాసం' : 'సమయ మండలం'}, అక్షాంశ రేఖాంశాలు ఒకే ఊరివో కాదో చూసుకోండి.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'ఈ రోజు',
      month: 'ఈ నెల',
      'calculation date': 'గణన తేదీ',
      'calculation moment': 'గణన సమయం',
    }[what];
    return `${subject} జననానికి ముందుది.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'ఈ పదేళ్లలో',
      'when the month begins': 'నెల మొదట్లో',
      sunrise: 'సూర్యోదయానికి',
      '06:00': '06:00 గంటలకు',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : `${when.date} నాడు `;
    return `${date}${then} ఏ దశా నడవదు: ${is_before_birth ? 'ఈ సమయం జననానికి ముందుది' : 'అప్పటికి దశల 120 సంవత్సరాలు పూర్తవుతాయి'}.`;
  },
  no_sunrise: () => 'ధ్రువానికి ఇంత దగ్గరలో ఆ క్షణానికి ముందు ఒక రోజంతా సూర్యోదయం కాలేదు, కాబట్టి సూర్యోదయం లేదు, వారం లేదు.',
  lunar_month_cut_off: () => `${UP_TO}: చాంద్రమాన మాసం ఆ తర్వాత ముగుస్తుంది, కాబట్టి ఇవ్వలేదు.`,
  observances_cut_off: () => `${UP_TO}: చివరి చాంద్రమాన మాసం ఆ తర్వాత ముగుస్తుంది, కాబట్టి అందులోని తిథుల పండుగలు, వ్రతాలు ఇవ్వలేదు.`,
  dates_cut_off: () => 'గణన 1800 నుంచి 2200 వరకు ఉన్న సంవత్సరాలకే; వాటి బయటి తేదీలు ఇవ్వలేదు.',
  next_limb_cut_off: () => `${UP_TO}: నడుస్తున్న పంచాంగ అంగం తర్వాతిది ఆ పైన ముగుస్తుంది, కాబట్టి ఇవ్వలేదు.`,
  next_phase_cut_off: () => `${UP_TO}: తదుపరి చంద్ర కళల్లో ఒకటి ఆ తర్వాత వస్తుంది, దానికి బదులు 31 డిసెంబర్ 2200 ఇచ్చాము.`,
  transit_window_cut_off: () => 'ఒక గోచారం 1800 నుంచి 2200 వరకు ఉన్న హద్దును దాటుతుంది, దాన్ని అక్కడే ఆపాము.',
  years_cut_off: () => 'ఉత్తరాది సంవత్సరం, 1800 మొదటి వారాల్లో సౌరమాన మాసాలు గణన హద్దుకు ముందే మొదలయ్యాయి, కాబట్టి ఇవ్వలేదు.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${list(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: కొన్ని గ్రహాలు తమ రాశిలో ఎప్పటి వరకు ఉంటాయి అన్నదానికి.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: కొన్ని కాలాలకు; పూర్తిగా బయట ఉన్నవి ఇవ్వలేదు.`,
};
