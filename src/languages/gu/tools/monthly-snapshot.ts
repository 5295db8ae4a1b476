import type { MonthlySnapshotWords } from '../../../tools/monthly-snapshot/page/words.js';
import { thousands } from '../../words/caveats/clauses.js';
import { disclaimers } from '../disclaimers.js';

export const monthlySnapshot: MonthlySnapshotWords = {
  name: 'તમારા ચંદ્રથી મહિનો',
  title: 'તમારા ચંદ્રથી એક મહિનો',
  summary: 'મહિનાના દરેક દિવસના જન્મના ચંદ્રથી ગુણ, ચંદ્રકળા અને દશા સાથે.',
  submit: 'મહિનો બતાવો',
  gets: [
    'દરેક દિવસના ગુણ અને તેમનાં કારણોવાળું કૅલેન્ડર',
    'સૌથી સારા પાંચ દિવસ, અને પરંપરા સાવચેત રહેવા કહે છે તે દિવસો',
    'ચંદ્રકળા, રાશિના ફેરફાર, સ્તંભન, દશા અને સાડાસાતી',
  ],
  disclaimer: disclaimers['monthly-snapshot'],
  monthNav: 'મહિનો',
  seenFrom: (moon) => `જન્મના ચંદ્રથી જોયેલો: ${moon}.`,
  favourableDays: 'અનુકૂળ દિવસો',
  mixedDays: 'મિશ્ર દિવસો',
  challengingDays: 'પડકારરૂપ દિવસો',
  best: (days) => `સૌથી સારા: ${days}`,
  caution: (days) => `સાવચેતીના દિવસો, સૌથી ઓછા ગુણના પાંચ અને ચંદ્ર આઠમો હોય તે: ${days}`,
  calendar: 'કૅલેન્ડર',
  key: (minimum, maximum) => `ગુણ આઠ નિયમનો સરવાળો છે, ${minimum}થી ${maximum}. લીલો દિવસ અનુકૂળ, સાદો મિશ્ર, લાલ પડકારરૂપ.`,
  keyOpen: (minimum, maximum) =>
    `ગુણ આઠ નિયમનો સરવાળો છે, ${minimum}થી ${maximum}. લીલા દિવસો દરેક શક્ય સમયે અનુકૂળ અને લાલ દિવસો પડકારરૂપ; બાકીના મિશ્ર કે અનિશ્ચિત.`,
  outlined: (day) => `ચોકઠામાંનો દિવસ ${day}.`,
  sheet: 'દરેક તારીખ પોતાના દિવસ પર લઈ જાય છે.',
  eighth: 'ચંદ્ર આઠમો',
  whyDay: (day, score) => `${day}: ગુણ ${score} કેમ`,
  otherDays: 'બીજા દિવસના ગુણ',
  allDays: 'મહિનાના બધા દિવસો',
  date: 'તારીખ',
  moon: 'ચંદ્ર રાશિ',
  tara: 'તારા',
  house: 'તમારા ચંદ્રથી સ્થાન',
  limbScore: 'અંગોના ગુણ',
  events: 'શું થાય છે',
  moonSigns: 'ચંદ્રના રાશિપ્રવેશ',
  station: { direct: 'માર્ગી થાય છે', retrograde: 'વક્રી થાય છે' },
  dashas: 'દશા અને સાડાસાતી',
  atStart: 'મહિનાની શરૂઆતમાં',
  onDate: (day) => `${day}ના રોજ`,
  noDasha: 'કોઈ દશા ચાલતી નથી: આ સમય જન્મ પહેલાંનો છે, કે દશાનાં 120 વર્ષ પછીનો',
  sadeSati: 'સાડાસાતી',
  noSadeSati: 'ચાલતી નથી',
  inWords: 'શબ્દોમાં',
  unknownLead: 'જન્મસમય ખબર નથી.',
  unknown: (from, to) =>
    `તે દિવસે ચંદ્રનો માર્ગ: ${from}થી ${to}. તે દિવસના દરેક શક્ય ચંદ્ર માટે આવતા ગુણનો ગાળો કૅલેન્ડરમાં આપ્યો છે; કોઈ દિવસને સૌથી સારો કહ્યો નથી.`,
  unknownNoFacts: 'તમારા ચંદ્રથી દિવસોના ગુણ જોવા માટે, અંદાજે પણ, સમય ભરો.',
  sure: 'દરેક શક્ય સમયે એ જ',
  open: 'અનિશ્ચિત દિવસો',
  openNote: 'જન્મસમય પર આધારિત',
  between: (least, most) => `${least}થી ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'દશા આપી નથી: તેમની તારીખો જન્મસમય પર આધારિત છે.'
      : `દશા આપી નથી: શક્ય સમય પ્રમાણે તેમની તારીખો વધુમાં વધુ ${thousands(`${days}`, ',')} દિવસ ખસે છે.`,
  byMoon: 'દરેક શક્ય ચંદ્ર માટે',
};
