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
const minutes = /* @__PURE__ */ oneOrOther('મિનિટ', 'મિનિટ');
/** How far from the centre of a zone its people live, by the Sun; nothing where that is within a minute. */
const reach = /* @__PURE__ */ reachIn(
  (earlier, later) => ` (રેખાંશ પ્રમાણે 100માંથી 98 લોકો માટે વધુમાં વધુ ${minutes(earlier)} વહેલો અને ${minutes(later)} મોડો)`,
);

/** Before what is said of their births. */
export const BEARERS: Bearers = { birth: 'જન્મ: ', 'person A': 'વ્યક્તિ અ: ', 'person B': 'વ્યક્તિ બ: ' };

const listed = /* @__PURE__ */ joinedBy('અને');

const UNITS: Units = {
  decimalSign: '.',
  north: 'ઉત્તર',
  south: 'દક્ષિણ',
  east: 'પૂર્વ',
  west: 'પશ્ચિમ',
  hours: 'કલાક',
  minutes: 'મિ.',
  lessThanAMinute: 'એક મિનિટથી ઓછો સમય',
};

const CHANGES: ChangeWords = {
  of: { sign: 'રાશિ', motion: 'ગતિ', combustion: 'ઉદય-અસ્ત', dignity: 'રાશિગત સ્થિતિ' },
  turns: {
    direct: 'માર્ગી',
    retrograde: 'વક્રી',
    combust: 'અસ્તંગત',
    'not combust': 'ઉદિત',
    exalted: 'ઉચ્ચ',
    moolatrikona: 'મૂળત્રિકોણ',
    own_sign: 'સ્વરાશિ',
    great_friend: 'અધિમિત્ર રાશિ',
    friend: 'મિત્ર રાશિ',
    neutral: 'સમ રાશિ',
    enemy: 'શત્રુ રાશિ',
    great_enemy: 'અધિશત્રુ રાશિ',
    debilitated: 'નીચ',
  },
};

const AT_THE_EDGE = '1 જાન્યુઆરી 1800 પહેલાંની અને 31 ડિસેમ્બર 2200 પછીની તારીખોને બદલે આ મર્યાદા જ આપી છે';
const CYCLES = { previous: 'પાછલું ચક્ર', next: 'આવતું ચક્ર', birth: 'જન્મ વખતનું ચક્ર' } as const;
const UP_TO = 'ગણિત વર્ષ 2200ના અંત સુધી જ ચાલે છે';

const record = (offset: number) =>
  `તે જમાનાની નોંધ, જેમ કે જન્મની, તે જ સ્થળના મધ્યમ સમયમાં (UTC${formatOffset(offset)}) હોઈ શકે.`;

const clockChange = (time_zone: string, behind: number) => {
  const change = `${time_zone} ની ઘડિયાળ પ્રમાણે એ જ સમય ${durationIn(UNITS, behind)} ${behind > 0 ? 'મોડો' : 'વહેલો'} આવે છે`;
  const degrees = ascendantDegrees(behind);
  if (degrees === undefined) return change;
  return `${change}, અને લગ્ન આશરે ${degrees} અંશ ${behind > 0 ? 'આગળ' : 'પાછળ'} હોય છે`;
};

const minutesIn = (minutes: number) => `${minutes} મિનિટની અંદર`;
const exact = /* @__PURE__ */ exactTo('મિનિટ સુધી બરાબર', minutesIn);

/** How the clocks are called that may have been kept. */
const CLOCKS: ClockWords = {
  reasons: {
    own_time: 'પોતાનો સમય',
    no_daylight_time: 'ઉનાળુ સમય વિના',
    neighbouring_zone: 'પડોશી સમય ક્ષેત્ર',
    daylight_time: 'ઉનાળુ સમય',
    local_mean_time: 'સ્થાનિક મધ્યમ સમય',
  },
  by: (clock, told) => `${clock} પ્રમાણે ${listed(told)}`,
  lagna: (name) => `લગ્ન ${names.sign(name)}`,
  moon: (name) => `ચંદ્રનું નક્ષત્ર ${names.nakshatra(name)}`,
};

/** Told where the clock is moved within the times between which something holds. */
const movedIn = ({ moved }: Holds) =>
  moved ? ` ${{ forward: 'આ દરમિયાન ઘડિયાળ આગળ કરાય છે.', back: 'આ દરમિયાન ઘડિયાળ પાછળ કરાય છે.' }[moved]}` : '';

export const GUJARATI_CAVEATS: CaveatWords = {
  birth_time_unknown: ({ whose, from, to }) => {
    const sign =
      from.sign === to.sign
        ? `આખો દિવસ ${names.inSign(from.sign)} રહે છે`
        : `${names.sign(from.sign)} રાશિમાંથી ${names.sign(to.sign)} રાશિમાં જાય છે`;
    return `${ofPerson(BEARERS, whose)}જન્મસમય જાણીતો નથી, તેથી સ્થાનિક સમયે બપોરના 12 લીધા છે. તે દિવસે ચંદ્ર ${names.nakshatra(from.nakshatra)} (ચરણ ${from.pada})થી ${names.nakshatra(to.nakshatra)} (ચરણ ${to.pada}) સુધી ચાલે છે અને ${sign}.`;
  },
  grahas_change_that_day: ({ changes }) => `તે દિવસે આ પણ બદલાય છે: ${changesIn(names, CHANGES, changes)}.`,
  sign_changes_that_day: ({ what, from, to }) => {
    const body = { Sun: 'સૂર્ય', 'tropical Sun': 'સાયન સૂર્ય', 'tropical Moon': 'સાયન ચંદ્ર' }[what];
    return `તે દિવસે ${body} ${names.sign(from)} રાશિમાંથી ${names.sign(to)} રાશિમાં જાય છે.`;
  },
  chart_of_noon: ({ has_vara }) => `અંશ, વર્ગ અને પંચાંગ બપોરે 12 વાગ્યાના છે${has_vara ? ', અને વાર તે પહેલાંના સૂર્યોદયનો' : ''}.`,
  rising_sign_left_out: () => 'લગ્ન માટે જન્મસમય જોઈએ, તેથી તે આપ્યું નથી.',
  rising_sign_sensitive: ({ sign, minutes }) => `જન્મસમય ${exact(minutes)} સાચો હોય તો જ લગ્ન ${names.sign(sign)} છે.`,
  natal_rising_sign_sensitive: ({ sign, minutes }) =>
    `જેના પરથી મુંથા ગણાય છે તે જન્મલગ્ન ${names.sign(sign)} જન્મસમય ${exact(minutes)} સાચો હોય તો જ ખરું.`,
  rising_sign_unbounded: () => 'ધ્રુવની આટલી નજીક જન્મની આગળ-પાછળના એક દિવસમાં લગ્ન બદલાતું નથી, તેથી તેની હદ આપી શકાતી નથી.',
  no_ascendant: () => 'ધ્રુવો પર લગ્ન હોતું નથી: તે માત્ર 89.99° દક્ષિણથી 89.99° ઉત્તર અક્ષાંશ વચ્ચે હોય છે.',
  navamsa_ascendant_sensitive: ({ holds }) => {
    const rule = 'લગ્ન સરેરાશ ચાર મિનિટે એક અંશ આગળ વધે છે, અને નવમાંશ લગ્ન સરેરાશ દર 13 મિનિટે બદલાય છે';
    return holds
      ? `${rule}. અહીં તે સ્થાનિક સમયે ${holds.from}થી ${holds.to} વચ્ચેના જન્મ માટે લાગુ છે.${movedIn(holds)}`
      : `${rule}.`;
  },
  lagna_edge: ({ minutes }) => `જન્મસમયથી ${minutesIn(Math.max(1, minutes))} લગ્ન બદલાય છે, અને તેની સાથે બધા ભાવ પણ.`,
  d10_edge: ({ minutes }) =>
    `જન્મસમયથી ${minutesIn(Math.max(1, minutes))} દશમાંશનું લગ્ન બદલાય છે, અને તેની સાથે તેનો દસમો ભાવ પણ.`,
  yogas_change: ({ count }) =>
    `જન્મસમયથી અડધા કલાકની અંદર ${count === 1 ? 'એક યોગ કે દોષ' : `${count} યોગ કે દોષ`} બને છે અથવા તૂટે છે.`,
  bhavas_change: ({ planets }) => `જન્મસમયથી અડધા કલાકની અંદર આ ગ્રહોના ભાવ બદલાય છે: ${listed(planets.map(names.graha))}.`,
  bhavas_uneven: ({ narrowest_deg }) =>
    `ધ્રુવની આટલી નજીક આકાશના ચાર ભાગ અસમાન હોય છે: સૌથી નાનો ભાવ ${printed(tenth(narrowest_deg), '.')}°નો છે.`,
  cuspal_sub_lords_sensitive: ({ holds }) => {
    const rule = 'ભાવનો ઉપસ્વામી થોડી મિનિટોમાં જ બદલાય છે';
    return holds
      ? `${rule}. પહેલા ભાવ માટે તે સ્થાનિક સમયે ${holds.from}થી ${holds.to} વચ્ચેના જન્મ માટે લાગુ છે.${movedIn(holds)}`
      : `${rule}.`;
  },
  karakas_close: ({ degrees }) =>
    `પહેલા ત્રણ ચર કારકોમાંથી બે વચ્ચે ${printed(degrees, '.')} અંશથી ઓછું અંતર છે: થોડા વહેલા કે મોડા સમયે તેમની જગ્યા બદલાઈ શકે છે.`,
  minor: ({ date }) => `જન્મ અને ${date} વચ્ચે 18 વર્ષથી ઓછો સમય છે, તેથી સમયગાળા આપ્યા નથી.`,
  ascendant_transits_sensitive: () => 'લગ્ન પરનાં ગોચર જન્મસમય જેટલાં જ ચોક્કસ હોય છે: લગ્ન સરેરાશ ચાર મિનિટે એક અંશ આગળ વધે છે.',
  score_range: ({ what, least, most, maximum }) => {
    const subject = what === 'score' ? 'ગુણાંક' : 'કુલ ગુણાંક';
    const of = maximum === null ? '' : `${printed(maximum, '.')}માંથી `;
    return least === most
      ? `કોઈ પણ શક્ય સમયે ${subject} ${of}${printed(least, '.', !maximum)} જ રહે છે.`
      : `જન્મસમય પ્રમાણે ${subject} ${of}${printed(least, '.', !maximum)}થી ${printed(most, '.', !maximum)} વચ્ચે હોઈ શકે છે.`;
  },
  match_range: ({ least, most, maximum }) =>
    least === most
      ? `બંનેના ચંદ્ર વિશે જે જાણીતું નથી તેનાથી કુલ ગુણ બદલાતા નથી: ${maximum}માંથી ${printed(least, '.')}.`
      : `બંનેના ચંદ્રની શક્ય સ્થિતિઓ પ્રમાણે કુલ ગુણ ${maximum}માંથી ${printed(least, '.')}થી ${printed(most, '.')} વચ્ચે હોઈ શકે છે.`,
  month_range: ({ days, open, points, dasha_days }) => {
    const some = `${days}માંથી ${open} ${open === 1 ? 'દિવસનો' : 'દિવસોનો'}`;
    const scores =
      open === 0
        ? 'એકેય દિવસનો ગુણાંક બદલાતો નથી'
        : `${open === days ? `બધા ${days} દિવસોનો` : some} ગુણાંક બદલાય છે (વધુમાં વધુ ${points} ગુણ)`;
    return `જન્મસમય પ્રમાણે ${scores}, અને દશાની દરેક તારીખ વધુમાં વધુ ${thousands(`${dasha_days}`, ',')} દિવસ આગળ-પાછળ થાય છે.`;
  },
  dasha_range: ({ first, last, days }) => {
    const lords =
      first === last
        ? `પહેલી દશાનો સ્વામી આખો દિવસ ${names.graha(first)} છે`
        : `પહેલી દશાનો સ્વામી પહેલાં ${names.graha(first)} અને પછી ${names.graha(last)} હોય છે`;
    return `${lords}; તે દિવસની શરૂઆતની સરખામણીએ અંતે દરેક તારીખ આશરે ${thousands(`${Math.round(days)}`, ',')} દિવસ વહેલી આવે છે.`;
  },
  sade_sati_uncertain: ({ date, active, inactive }) =>
    `${date}ના રોજ ${listed(active.map(names.sign))} રાશિના ચંદ્ર માટે સાડાસાતી ચાલે છે, પણ ${listed(inactive.map(names.sign))} રાશિના ચંદ્ર માટે નહીં.`,
  clock_time_repeated: ({ shown, time_zone, earlier, later }) =>
    `${time_zone} માં સ્થાનિક સમય ${shown} બે વાર આવ્યો (${earlier} અને ${later}); તેમાંનો પહેલો લીધો છે.`,
  clock_time_skipped: ({ shown, time_zone, straight_to }) =>
    `${time_zone} માં સ્થાનિક સમય ${shown} આવ્યો જ નહોતો: ઘડિયાળ સીધી ${straight_to} પર ગઈ, અને તે જ સમય લીધો છે.`,
  nominal_length: ({ part, time_zone, minutes }) =>
    part === 'day'
      ? `${time_zone} માં 06:00થી 18:00 વચ્ચે ઘડિયાળ બદલાય છે: આ ધારેલો દિવસ 720ને બદલે ${printed(minutes, '.')} મિનિટનો છે, અને તેના ભાગ એના જ સરખા હિસ્સા છે.`
      : `${time_zone} માં 18:00થી બીજા દિવસના 06:00 વચ્ચે ઘડિયાળ બદલાય છે: આ ધારેલી રાત્રિ 720ને બદલે ${printed(minutes, '.')} મિનિટની છે, અને તેના ભાગ એના જ સરખા હિસ્સા છે.`,
  zone_centre_day: ({ time_zone, ...centre }) =>
    `સ્થળ આપ્યું નથી: ${time_zone} ના વસ્તીકેન્દ્ર (${coordinatesIn(UNITS, centre)}) પરના સૂર્યોદયથી દિવસ શરૂ થાય છે; તે સમય ક્ષેત્રમાં બીજે તે થોડો વહેલો કે મોડો શરૂ થાય અને પૂરો થાય છે${reach(centre)}.`,
  zone_without_people: ({ time_zone }) =>
    `સ્થળ આપ્યું નથી, અને ${time_zone} માં વસ્તી નથી: ત્યાંની ઘડિયાળ પ્રમાણે 06:00થી 18:00 સુધીનો દિવસ લીધો છે.`,
  day_without_sunrise: ({ first, last, days, ...place }) => {
    const on = days === 1 ? `${first}ના રોજ` : `${first}થી ${last} વચ્ચેના ${days} દિવસ`;
    return `${on} ${coordinatesIn(UNITS, place)} પર એક જ દિવસમાં સૂર્યનો ઉદય અને અસ્ત થતા નથી: 06:00થી 18:00 સુધીનો દિવસ લીધો છે.`;
  },
  date_skipped: ({ date, time_zone }) => `${time_zone} માં ${date} તારીખ આવી જ નહોતી, તેથી તે આપી નથી.`,
  zone_border: ({ neighbours, time_zone, offset }) => {
    const zones = neighbours.map((other) => `${other.time_zone} (UTC${formatOffset(other.offset)})`);
    const changes = neighbours.map((other) => clockChange(other.time_zone, offset - other.offset));
    return `આ અક્ષાંશ-રેખાંશ ${listed(zones)} ના પણ હોઈ શકે, જ્યાં ત્યારની ઘડિયાળ ${time_zone} ની ઘડિયાળ (UTC${formatOffset(offset)}) કરતાં જુદી હતી: ${changes.join('; ')}. સ્થળનું સમય ક્ષેત્ર જાણતા હો તો તે પસંદ કરો.`;
  },
  zone_without_clock: ({ time_zone, own_mean_time }) =>
    `સમય ક્ષેત્રોની માહિતીમાં તે સમયે ${time_zone} ની કોઈ ઘડિયાળ નથી, તેથી UTC લીધો છે.${own_mean_time === null ? '' : ` ${record(own_mean_time)}`}`,
  zone_local_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} માં ત્યારે પ્રમાણ સમય નહોતો: ત્યાંનો સ્થાનિક મધ્યમ સમય (UTC${formatOffset(offset)}) લીધો છે. ${record(own_mean_time)}`,
  zone_city_mean_time: ({ time_zone, offset, own_mean_time }) =>
    `${time_zone} માં ત્યારે એક જ શહેરનો મધ્યમ સમય (UTC${formatOffset(offset)}) ચાલતો હતો. ${record(own_mean_time)}`,
  zone_city_clock: (facts) => {
    const { time_zone, offset } = facts;
    const { isSame, clocks: other } = clocksIn(CLOCKS, facts);
    const start = `${time_zone} માં બધાં સ્થળો માટે એક જ ઘડિયાળ છે, ત્યારે UTC${formatOffset(offset)}, પણ આ સ્થળે બીજી ઘડિયાળ ચાલતી હોઈ શકે`;
    return isSame
      ? `${start}, ${other}: લગ્ન અને ચંદ્રનું નક્ષત્ર એ જ રહે છે.`
      : `${start}: ${other}. કઈ ઘડિયાળ હતી તે જાણતા હો તો તે પસંદ કરો.`;
  },
  zone_contradicts_place: ({ time_zone, offset, own_mean_time, difference }) => {
    const isOffset = time_zone === formatOffset(offset);
    const clock = isOffset
      ? `UTC${time_zone} નો સમયતફાવત`
      : `${time_zone} ની ઘડિયાળનો સમય (UTC${formatOffset(offset)})`;
    return `${clock} આ અક્ષાંશ-રેખાંશના સ્થાનિક મધ્યમ સમયથી (UTC${formatOffset(own_mean_time)}) ${durationIn(UNITS, difference)} જુદો છે: ${isOffset ? 'સમયતફાવત' : 'સમય ક્ષેત્ર'} અને અક્ષાંશ-રેખાંશ એક જ સ્થળનાં છે ને, તે જુઓ.`;
  },
  before_birth: ({ what }) => {
    const subject = {
      day: 'આ દિવસ જન્મ પહેલાંનો',
      month: 'આ મહિનો જન્મ પહેલાંનો',
      'calculation date': 'ગણતરીની તારીખ જન્મ પહેલાંની',
      'calculation moment': 'ગણતરીનો સમય જન્મ પહેલાંનો',
    }[what];
    return `${subject} છે.`;
  },
  no_dasha: ({ when, is_before_birth }) => {
    const then = {
      'in these ten years': 'આ દસ વર્ષમાં',
      'when the month begins': 'મહિનાની શરૂઆતમાં',
      sunrise: 'સૂર્યોદય વખતે',
      '06:00': '06:00 વાગ્યે',
    }[typeof when === 'string' ? when : when.at];
    const date = typeof when === 'string' ? '' : `${when.date}ના રોજ `;
    return `${date}${then} કોઈ દશા ચાલતી નથી: ${is_before_birth ? 'એ સમય જન્મ પહેલાંનો છે' : 'ત્યાં સુધીમાં દશાઓનાં 120 વર્ષ પૂરાં થાય છે'}.`;
  },
  no_sunrise: () => 'ધ્રુવની આટલી નજીક તે ક્ષણ પહેલાંના એક દિવસમાં સૂર્ય ઊગ્યો નહોતો, તેથી ન સૂર્યોદય છે, ન વાર.',
  lunar_month_cut_off: () => `${UP_TO}: ચાંદ્રમાસ તે પછી પૂરો થાય છે, તેથી આપ્યો નથી.`,
  observances_cut_off: () => `${UP_TO}: છેલ્લો ચાંદ્રમાસ તે પછી પૂરો થાય છે, તેથી તેની તિથિઓના તહેવાર-વ્રત આપ્યાં નથી.`,
  dates_cut_off: () => 'ગણિત 1800થી 2200 સુધીનાં વર્ષો માટે ચાલે છે; તેની બહારની તારીખો આપી નથી.',
  next_limb_cut_off: () => `${UP_TO}: પંચાંગના ચાલુ અંગ પછીનું અંગ તે પછી પૂરું થાય છે, તેથી આપ્યું નથી.`,
  next_phase_cut_off: () => `${UP_TO}: ચંદ્રની એક આવતી કળા તે પછી આવે છે, તેને બદલે 31 ડિસેમ્બર 2200 આપી છે.`,
  transit_window_cut_off: () => 'એક ગોચર 1800થી 2200ની મર્યાદા પર કાપ્યું છે.',
  years_cut_off: () =>
    'ઉત્તર ભારતીય સંવત્સર અને, 1800નાં પહેલાં અઠવાડિયાંમાં, સૌરમાસ ગણિતની મર્યાદા પહેલાં શરૂ થયા હતા, તેથી આપ્યા નથી.',
  cycles_cut_off: ({ cycles }) => `${AT_THE_EDGE}: ${listed(cycles.map((one) => CYCLES[one]))}.`,
  stays_cut_off: () => `${AT_THE_EDGE}: કેટલાક ગ્રહ પોતાની રાશિમાં ક્યાં સુધી રહે છે.`,
  saturn_periods_cut_off: () => `${AT_THE_EDGE}: કેટલાક સમયગાળા; જે પૂરેપૂરા બહાર છે તે આપ્યા નથી.`,
};
