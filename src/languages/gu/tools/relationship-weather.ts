import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { disclaimers } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'સંબંધોનું હવામાન',
  title: 'સંબંધોનું હવામાન',
  summary: 'પ્રેમ, મિત્રતા કે સાથે કામ કરવા માટે દિવસ કેવો છે, દરેક ગુણ યાદી સાથે.',
  submit: 'સંબંધો માટે દિવસ જુઓ',
  gets: [
    'એક પ્રકારના સંબંધ માટે દિવસનો ગુણાંક',
    'તેના કારક ગ્રહોની સ્થિતિ: શુક્ર, બુધ, ચંદ્ર, સૂર્ય કે શનિ',
    'દિવસ દરમિયાન શું બદલાય છે, અને પસંદ કરવાના તથા ટાળવાના કાળ',
  ],
  disclaimer: disclaimers['relationship-weather'],
  kindNav: 'સંબંધનો પ્રકાર',
  steps: (favourable, challenging) =>
    `ગુણ ${favourable} કે વધુ હોય તો અનુકૂળ, ${challenging}થી ઓછા હોય તો પડકારરૂપ, અને વચ્ચેના મિશ્ર.`,
  significators: 'કારક ગ્રહો',
  significatorsSoft: 'આ પ્રકારના સંબંધના કારક ગ્રહો, દિવસ શરૂ થાય ત્યારે.',
  graha: 'ગ્રહ',
  sign: 'રાશિ',
  dignity: 'રાશિગત સ્થિતિ',
  state: 'ગતિ અને અસ્ત',
  direct: 'માર્ગી',
  retrograde: 'વક્રી',
  combust: 'અસ્તંગત',
  moon: 'ચંદ્ર',
  whatChanges: 'તે પછી શું મળે છે',
  noChanges: 'નિયમોને જે મળે છે તે દિવસ પૂરો થાય ત્યાં સુધી એમ જ રહે છે.',
};
