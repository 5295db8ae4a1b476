import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'इंग्रजी (ग्रेगोरियन)',
  amanta: 'चांद्र, अमांत',
  purnimanta: 'चांद्र, पौर्णिमांत',
  tamil: 'तमिळ',
  malayalam: 'मल्याळम',
  bengali: 'बंगाली',
  bengali_surya_siddhanta: 'बंगाली, जुनी पंचांगे',
  odia: 'ओडिया',
  assamese: 'आसामी',
  nepali: 'नेपाळी (विक्रम संवत)',
  punjabi: 'पंजाबी (बिक्रमी)',
  national: 'भारतीय राष्ट्रीय',
  bangladesh: 'बांगलादेशी',
  nanakshahi: 'नानकशाही',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'कोल्लम',
  bengali_san: 'बंगाब्द',
  odia_san: 'ओडिया सन',
  bhaskarabda: 'भास्कराब्द',
  bikram_sambat: 'विक्रम संवत',
  bikrami: 'बिक्रमी',
  saka: 'शके',
  bangla_san: 'बांगला सन',
  nanakshahi: 'नानकशाही',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'सूर्याने सूर्यास्तापूर्वी राशीत प्रवेश केला',
  after_sunset: 'सूर्याने सूर्यास्तानंतर राशीत प्रवेश केला, म्हणून पुढची तारीख',
  before_three_fifths: 'सूर्याने दिवसाच्या पहिल्या तीन पंचमांशांत राशीत प्रवेश केला',
  after_three_fifths: 'सूर्याने दिवसाच्या तीन पंचमांशांनंतर राशीत प्रवेश केला, म्हणून पुढची तारीख',
  same_date: 'सूर्याच्या प्रवेशाची तारीख',
  next_date: 'सूर्याच्या प्रवेशानंतरची तारीख',
  karka_before_sunrise: 'सूर्याने सूर्योदयापूर्वी कर्क राशीत प्रवेश केला, म्हणून आदली तारीख',
  makara_after_sunset: 'सूर्याने सूर्यास्तानंतर मकर राशीत प्रवेश केला, म्हणून पुढची तारीख',
  fixed_date: 'इंग्रजी कॅलेंडरमधील ठरलेली तारीख',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'आधुनिक गणिताचा सूर्य',
  surya_siddhanta: 'सूर्यसिद्धांताचा सूर्य',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'तिथीत एक सूर्योदय',
  first_of_two: 'तिथीतील दोन सूर्योदयांपैकी पहिला',
  second_of_two: 'तिथीतील दोन सूर्योदयांपैकी दुसरा',
  none: 'तिथीत सूर्योदय नाही (क्षय तिथी): ती सुरू होते तो दिवस',
  no_day: 'येथे एका दिवसात सूर्य उगवून मावळत नाही',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'चेन्नई',
  thiruvananthapuram: 'तिरुवनंतपुरम',
  kolkata: 'कोलकाता',
  puri: 'पुरी',
  guwahati: 'गुवाहाटी',
  kathmandu: 'काठमांडू',
  amritsar: 'अमृतसर',
  given: 'विचारलेले ठिकाण',
};

export const reckoning: Names['reckoning'] = {
  home: 'प्रत्येक कॅलेंडरच्या आपल्या शहरात',
  place: 'याच ठिकाणी',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'बोहाग',
  Jeth: 'जेठ',
  Ahar: 'आहार',
  Saon: 'शाओन',
  Bhado: 'भाद',
  Ahin: 'आहिन',
  Kati: 'काती',
  Aghon: 'आघोण',
  Puh: 'पूह',
  Magh: 'माघ',
  Phagun: 'फागुन',
  Sot: 'सोत',
};

export const nepali_month: Names['nepali_month'] = {
  Baisakh: 'बैशाख',
  Jestha: 'जेठ',
  Asar: 'असार',
  Shrawan: 'साउन',
  Bhadra: 'भदौ',
  Asoj: 'असोज',
  Kartik: 'कार्तिक',
  Mangsir: 'मंसिर',
  Poush: 'पुस',
  Magh: 'माघ',
  Falgun: 'फागुन',
  Chaitra: 'चैत',
};

export const punjabi_month: Names['punjabi_month'] = {
  Vaisakh: 'वैसाख',
  Jeth: 'जेठ',
  Harh: 'हाढ',
  Sawan: 'सावण',
  Bhadon: 'भादों',
  Assu: 'अस्सू',
  Katak: 'कत्तक',
  Maghar: 'मग्घर',
  Poh: 'पोह',
  Magh: 'माघ',
  Phagun: 'फग्गण',
  Chet: 'चेत',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'वाढदिवस',
  wedding: 'लग्नाचा वाढदिवस',
  shraddha: 'श्राद्ध',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'चांद्रमासातील तिथी',
  nakshatra: 'सौरमासातील नक्षत्र',
};

export const month_kind: Names['month_kind'] = {
  nija: 'निज मास',
  adhika: 'अधिक मास',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'तिथीत किंवा नक्षत्रात सूर्योदय',
  first_sunrise: 'दोन सूर्योदयांपैकी पहिला',
  second_sunrise: 'दोन सूर्योदयांपैकी दुसरा',
  begins: 'सूर्योदय नाही: सुरू होते तो दिवस',
  aparahna: 'अपराह्नाचा जास्त भाग',
  madhyahna: 'मध्याह्नाचा जास्त भाग, एकोद्दिष्ट श्राद्धासाठी',
  adhika_month: 'अधिक मासात',
  nija_month: 'निज मासात',
  earlier_in_month: 'महिन्यातील दोहोंपैकी आधीचे',
};
