import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'અગ્નિ', earth: 'પૃથ્વી', air: 'વાયુ', water: 'જળ' },
  modalities: { cardinal: 'ચર', fixed: 'સ્થિર', mutable: 'દ્વિસ્વભાવ' },
  now: 'અત્યારે',
  from: 'ક્યારથી',
  to: 'ક્યાં સુધી',
  span: (from, to) => `${from}થી ${to}`,
  dates: (from, to) => `${from}થી ${to}`,
  clockMoved: { forward: 'આ દરમિયાન ઘડિયાળ આગળ કરાય છે.', back: 'આ દરમિયાન ઘડિયાળ પાછળ કરાય છે.' },
  retrograde: 'વક્રી',
  moveLabel: 'પહેલાં કે પછી',
  dayBefore: 'આગલો દિવસ',
  dayAfter: 'પછીનો દિવસ',
  pada: (nakshatra, pada) => `${nakshatra}, ચરણ ${pada}`,
  clockOfBirths: (zones) => `તારીખ અને સમય દરેકના જન્મસ્થળની ઘડિયાળ પ્રમાણે: ${zones}.`,
  clockOfBirth: (zone) => `તારીખ અને સમય જન્મસ્થળની ઘડિયાળ પ્રમાણે: ${zone}.`,
};
