import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'अंग्रेज़ी (ग्रेगोरियन)',
  amanta: 'चांद्र, अमांत',
  purnimanta: 'चांद्र, पूर्णिमांत',
  tamil: 'तमिल',
  malayalam: 'मलयालम',
  bengali: 'बांग्ला',
  bengali_surya_siddhanta: 'बांग्ला, पुराने पंजिका',
  odia: 'ओड़िया',
  assamese: 'असमिया',
  nepali: 'नेपाली (विक्रम संवत्)',
  punjabi: 'पंजाबी (बिक्रमी)',
  national: 'भारतीय राष्ट्रीय',
  bangladesh: 'बांग्लादेश का',
  nanakshahi: 'नानकशाही',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'कोल्लम',
  bengali_san: 'बंगाब्द',
  odia_san: 'ओड़िया सन',
  bhaskarabda: 'भास्कराब्द',
  bikram_sambat: 'विक्रम संवत्',
  bikrami: 'बिक्रमी',
  saka: 'शक',
  bangla_san: 'बांग्ला सन',
  nanakshahi: 'नानकशाही',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'सूर्य ने सूर्यास्त से पहले राशि में प्रवेश किया',
  after_sunset: 'सूर्य ने सूर्यास्त के बाद राशि में प्रवेश किया, इसलिए अगला दिन',
  before_three_fifths: 'सूर्य ने दिन के पहले तीन पंचमांश में राशि में प्रवेश किया',
  after_three_fifths: 'सूर्य ने दिन के तीन पंचमांश के बाद राशि में प्रवेश किया, इसलिए अगला दिन',
  same_date: 'सूर्य के प्रवेश की तारीख़',
  next_date: 'सूर्य के प्रवेश के बाद का दिन',
  karka_before_sunrise: 'सूर्य ने सूर्योदय से पहले कर्क में प्रवेश किया, इसलिए पिछला दिन',
  makara_after_sunset: 'सूर्य ने सूर्यास्त के बाद मकर में प्रवेश किया, इसलिए अगला दिन',
  fixed_date: 'अंग्रेज़ी कैलेंडर की निश्चित तारीख़',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'आधुनिक गणित का सूर्य',
  surya_siddhanta: 'सूर्य सिद्धांत का सूर्य',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'तिथि में एक सूर्योदय',
  first_of_two: 'तिथि के दो सूर्योदयों में पहला',
  second_of_two: 'तिथि के दो सूर्योदयों में दूसरा',
  none: 'तिथि में कोई सूर्योदय नहीं: जिस दिन वह शुरू होती है',
  no_day: 'यहाँ सूर्य का दिन नहीं बनता',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'चेन्नई',
  thiruvananthapuram: 'तिरुवनंतपुरम',
  kolkata: 'कोलकाता',
  puri: 'पुरी',
  guwahati: 'गुवाहाटी',
  kathmandu: 'काठमांडू',
  amritsar: 'अमृतसर',
  given: 'पूछा गया स्थान',
};

export const reckoning: Names['reckoning'] = {
  home: 'हर कैलेंडर के अपने नगर में',
  place: 'इसी स्थान पर',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'बोहाग',
  Jeth: 'जेठ',
  Ahar: 'आहार',
  Saon: 'शाओन',
  Bhado: 'भाद',
  Ahin: 'आहिन',
  Kati: 'काति',
  Aghon: 'आघोण',
  Puh: 'पूह',
  Magh: 'माघ',
  Phagun: 'फागुन',
  Sot: 'चोत',
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
  Harh: 'हाढ़',
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
  birthday: 'जन्मदिन',
  wedding: 'विवाह की वर्षगांठ',
  shraddha: 'श्राद्ध',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'चांद्र मास की तिथि',
  nakshatra: 'सौर मास का नक्षत्र',
};

export const month_kind: Names['month_kind'] = {
  nija: 'निज मास',
  adhika: 'अधिक मास',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'तिथि या नक्षत्र में सूर्योदय',
  first_sunrise: 'दो सूर्योदयों में पहला',
  second_sunrise: 'दो सूर्योदयों में दूसरा',
  begins: 'सूर्योदय नहीं: जिस दिन शुरू हो',
  aparahna: 'अपराह्न का अधिक भाग',
  madhyahna: 'मध्याह्न का अधिक भाग, एकोद्दिष्ट के लिए',
  adhika_month: 'अधिक मास में',
  nija_month: 'निज मास में',
  earlier_in_month: 'मास में दो में से पहला',
};
