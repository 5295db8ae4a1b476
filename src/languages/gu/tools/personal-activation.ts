import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'તમારા ચંદ્રથી દિવસ',
  title: 'તમારા ચંદ્રથી દિવસ',
  summary: 'દિવસ તમારા જન્મના ચંદ્રને કેટલો અનુકૂળ: તારા, ચંદ્રનું સ્થાન, વાર, ગુરુ અને શનિ.',
  submit: 'દિવસ બતાવો',
  gets: [
    'તમારા જન્મના ચંદ્ર માટે દિવસનો ગુણાંક, દરેક ગુણ યાદી સાથે',
    'તારાબળ અને ચંદ્રબળ: ચંદ્રનું નક્ષત્ર અને રાશિ તમારાથી ગણેલાં',
    'દિવસ દરમિયાન ચંદ્ર આગળ વધે ત્યારે શું બદલાય છે',
  ],
  disclaimer: disclaimers['personal-activation'],
  dayForYou: 'તમારા ચંદ્ર માટે દિવસ',
  tara: 'તારા',
  moonFromYours: 'તમારા ચંદ્રથી ચંદ્ર',
  house: (house) => `સ્થાન ${house}`,
  natalMoon: 'જન્મનો ચંદ્ર',
  steps: (favourable, challenging) => `${favourable} કે વધુ ગુણ અનુકૂળ, ${challenging}થી ઓછા પડકારરૂપ, અને વચ્ચેના મિશ્ર.`,
  skyOfDay: 'દિવસ શરૂ થાય ત્યારનું આકાશ',
  lordOfDay: 'વારનો સ્વામી',
  changesNone: 'દિવસ પૂરો થાય ત્યાં સુધી ચંદ્રનું નક્ષત્ર અને રાશિ એ જ રહે છે.',
  nakshatra: 'ત્યારે ચંદ્રનું નક્ષત્ર',
  theme: 'વિષય',
  band: 'વલણ',
  eighth: 'ચંદ્રાષ્ટમ',
  between: (least, most) => `${least}થી ${most}`,
  unknownLead: 'જન્મસમય ખબર નથી.',
  unknown: (from, to) =>
    `તે દિવસે ચંદ્રનો માર્ગ: ${from}થી ${to}, અને દરેક માટે દિવસ જુદો વંચાય છે. બધી શક્યતા આપી છે; કોઈ એકને તમારી માની નથી.`,
  unknownOne: (moon) => `ચંદ્ર તે દિવસે આખો સમય ત્યાં જ (${moon}) હોય છે, એટલે દરેક જન્મસમય માટે દિવસ એ જ રીતે વંચાય છે.`,
  unknownNoFacts: 'દિવસ તમારા ચંદ્રને કેટલો અનુકૂળ તે જોવા માટે, અંદાજે પણ, સમય ભરો.',
  possible: 'દરેક શક્ય ચંદ્ર માટે',
  possibleSoft: 'તે તારીખના જન્મ માટે ચંદ્રની દરેક શક્ય સ્થિતિ, સમયના ક્રમે.',
  withMoon: (moon) => `તમારો ચંદ્ર આવો હોય તો: ${moon}`,
};
