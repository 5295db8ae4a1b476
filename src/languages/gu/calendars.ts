import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'અંગ્રેજી (ગ્રેગોરિયન)',
  amanta: 'ચાંદ્ર, અમાન્ત',
  purnimanta: 'ચાંદ્ર, પૂર્ણિમાન્ત',
  tamil: 'તમિલ',
  malayalam: 'મલયાલમ',
  bengali: 'બંગાળી',
  bengali_surya_siddhanta: 'બંગાળી, જૂનાં પંચાંગો',
  odia: 'ઓડિયા',
  assamese: 'આસામી',
  nepali: 'નેપાળી (વિક્રમ સંવત)',
  punjabi: 'પંજાબી (બિક્રમી)',
  national: 'ભારતીય રાષ્ટ્રીય',
  bangladesh: 'બાંગ્લાદેશી',
  nanakshahi: 'નાનકશાહી',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'કોલ્લમ',
  bengali_san: 'બંગાબ્દ',
  odia_san: 'ઓડિયા સન',
  bhaskarabda: 'ભાસ્કરાબ્દ',
  bikram_sambat: 'વિક્રમ સંવત',
  bikrami: 'બિક્રમી',
  saka: 'શક',
  bangla_san: 'બાંગ્લા સન',
  nanakshahi: 'નાનકશાહી',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'સૂર્ય સૂર્યાસ્ત પહેલાં રાશિમાં પ્રવેશ્યો',
  after_sunset: 'સૂર્ય સૂર્યાસ્ત પછી રાશિમાં પ્રવેશ્યો, તેથી પછીની તારીખ',
  before_three_fifths: 'સૂર્ય દિવસના પહેલા ત્રણ પંચમાંશમાં રાશિમાં પ્રવેશ્યો',
  after_three_fifths: 'સૂર્ય દિવસના ત્રણ પંચમાંશ પછી રાશિમાં પ્રવેશ્યો, તેથી પછીની તારીખ',
  same_date: 'સૂર્યના પ્રવેશની તારીખ',
  next_date: 'સૂર્યના પ્રવેશ પછીની તારીખ',
  karka_before_sunrise: 'સૂર્ય સૂર્યોદય પહેલાં કર્ક રાશિમાં પ્રવેશ્યો, તેથી આગલી તારીખ',
  makara_after_sunset: 'સૂર્ય સૂર્યાસ્ત પછી મકર રાશિમાં પ્રવેશ્યો, તેથી પછીની તારીખ',
  fixed_date: 'અંગ્રેજી કૅલેન્ડરની નક્કી તારીખ',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'આધુનિક ગણિતનો સૂર્ય',
  surya_siddhanta: 'સૂર્યસિદ્ધાંતનો સૂર્ય',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'તિથિમાં એક સૂર્યોદય',
  first_of_two: 'તિથિના બે સૂર્યોદયમાંનો પહેલો',
  second_of_two: 'તિથિના બે સૂર્યોદયમાંનો બીજો',
  none: 'તિથિમાં સૂર્યોદય નથી (ક્ષય તિથિ): તે શરૂ થાય તે દિવસ',
  no_day: 'અહીં સૂર્યનો દિવસ થતો નથી',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'ચેન્નાઈ',
  thiruvananthapuram: 'તિરુવનંતપુરમ',
  kolkata: 'કોલકાતા',
  puri: 'પુરી',
  guwahati: 'ગુવાહાટી',
  kathmandu: 'કાઠમંડુ',
  amritsar: 'અમૃતસર',
  given: 'પૂછેલું સ્થળ',
};

export const reckoning: Names['reckoning'] = {
  home: 'દરેક કૅલેન્ડરના પોતાના શહેરમાં',
  place: 'આ જ સ્થળે',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'બોહાગ',
  Jeth: 'જેઠ',
  Ahar: 'આહાર',
  Saon: 'શાઓન',
  Bhado: 'ભાદ',
  Ahin: 'આહિન',
  Kati: 'કાતી',
  Aghon: 'આઘોણ',
  Puh: 'પુહ',
  Magh: 'માઘ',
  Phagun: 'ફાગુન',
  Sot: 'સોત',
};

export const nepali_month: Names['nepali_month'] = {
  Baisakh: 'બૈશાખ',
  Jestha: 'જેઠ',
  Asar: 'અસાર',
  Shrawan: 'સાઉન',
  Bhadra: 'ભદૌ',
  Asoj: 'અસોજ',
  Kartik: 'કાર્તિક',
  Mangsir: 'મંસિર',
  Poush: 'પુસ',
  Magh: 'માઘ',
  Falgun: 'ફાગુન',
  Chaitra: 'ચૈત',
};

export const punjabi_month: Names['punjabi_month'] = {
  Vaisakh: 'વૈસાખ',
  Jeth: 'જેઠ',
  Harh: 'હાઢ',
  Sawan: 'સાવણ',
  Bhadon: 'ભાદોં',
  Assu: 'અસ્સૂ',
  Katak: 'કત્તક',
  Maghar: 'મગ્ઘર',
  Poh: 'પોહ',
  Magh: 'માઘ',
  Phagun: 'ફગ્ગણ',
  Chet: 'ચેત',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'જન્મદિવસ',
  wedding: 'લગ્નતિથિ',
  shraddha: 'શ્રાદ્ધ',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'ચાંદ્રમાસની તિથિ',
  nakshatra: 'સૌરમાસનું નક્ષત્ર',
};

export const month_kind: Names['month_kind'] = {
  nija: 'નિજ માસ',
  adhika: 'અધિક માસ',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'તિથિ કે નક્ષત્રમાં સૂર્યોદય',
  first_sunrise: 'બે સૂર્યોદયમાંનો પહેલો',
  second_sunrise: 'બે સૂર્યોદયમાંનો બીજો',
  begins: 'સૂર્યોદય નથી: શરૂ થાય તે દિવસ',
  aparahna: 'અપરાહ્નનો વધુ ભાગ',
  madhyahna: 'મધ્યાહ્નનો વધુ ભાગ, એકોદ્દિષ્ટ શ્રાદ્ધ માટે',
  adhika_month: 'અધિક માસમાં',
  nija_month: 'નિજ માસમાં',
  earlier_in_month: 'મહિનામાં બેમાંનું પહેલું',
};
