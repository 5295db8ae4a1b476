import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'ஆங்கில நாட்காட்டி (கிரிகோரியன்)',
  amanta: 'சந்திரமானம், அமாந்தம்',
  purnimanta: 'சந்திரமானம், பூர்ணிமாந்தம்',
  tamil: 'தமிழ் நாட்காட்டி',
  malayalam: 'மலையாள நாட்காட்டி',
  bengali: 'வங்காள நாட்காட்டி',
  bengali_surya_siddhanta: 'வங்காள நாட்காட்டி, பழைய பஞ்சிகை',
  odia: 'ஒடிய நாட்காட்டி',
  assamese: 'அசாமிய நாட்காட்டி',
  nepali: 'நேபாள நாட்காட்டி (விக்ரம சம்வத்)',
  punjabi: 'பஞ்சாபி நாட்காட்டி (பிக்ரமி)',
  national: 'இந்தியத் தேசிய நாட்காட்டி',
  bangladesh: 'வங்கதேச நாட்காட்டி',
  nanakshahi: 'நானக்ஷாஹி நாட்காட்டி',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'கொல்லம் ஆண்டு',
  bengali_san: 'வங்காப்தம்',
  odia_san: 'ஒடிய ஆண்டு',
  bhaskarabda: 'பாஸ்கராப்தம்',
  bikram_sambat: 'விக்ரம சம்வத்',
  bikrami: 'பிக்ரமி ஆண்டு',
  saka: 'சக ஆண்டு',
  bangla_san: 'வங்க ஆண்டு',
  nanakshahi: 'நானக்ஷாஹி ஆண்டு',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'சூரியன் அஸ்தமனத்துக்கு முன் ராசிக்குள் நுழைந்தது',
  after_sunset: 'சூரியன் அஸ்தமனத்துக்குப் பின் ராசிக்குள் நுழைந்தது; எனவே மறுநாள்',
  before_three_fifths: 'சூரியன் பகலின் முதல் ஐந்தில் மூன்று பங்குக்குள் ராசிக்குள் நுழைந்தது',
  after_three_fifths: 'பகலில் ஐந்தில் மூன்று பங்கு கழிந்தபின் சூரியன் ராசிக்குள் நுழைந்தது; எனவே மறுநாள்',
  same_date: 'சூரியன் நுழைந்த தேதி',
  next_date: 'சூரியன் நுழைந்த நாளுக்கு மறுநாள்',
  karka_before_sunrise: 'சூரியன் உதயத்துக்கு முன் கடகத்தில் நுழைந்தது; எனவே முந்தைய நாள்',
  makara_after_sunset: 'சூரியன் அஸ்தமனத்துக்குப் பின் மகரத்தில் நுழைந்தது; எனவே மறுநாள்',
  fixed_date: 'ஆங்கில நாட்காட்டியின் நிலையான தேதி',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'நவீனக் கணிதப்படியான சூரியன்',
  surya_siddhanta: 'சூரிய சித்தாந்தப்படியான சூரியன்',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'திதியில் ஒரு சூரிய உதயம்',
  first_of_two: 'திதியின் இரண்டு உதயங்களில் முதலாவது',
  second_of_two: 'திதியின் இரண்டு உதயங்களில் இரண்டாவது',
  none: 'திதியில் சூரிய உதயம் இல்லை: அது தொடங்கும் நாள்',
  no_day: 'இங்கே சூரிய உதயத்தைக் கொண்ட நாள் இல்லை',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'சென்னை',
  thiruvananthapuram: 'திருவனந்தபுரம்',
  kolkata: 'கொல்கத்தா',
  puri: 'பூரி',
  guwahati: 'குவாஹாட்டி',
  kathmandu: 'காத்மாண்டு',
  amritsar: 'அமிர்தசரஸ்',
  given: 'கேட்ட ஊர்',
};

export const reckoning: Names['reckoning'] = {
  home: 'ஒவ்வொன்றும் தன் சொந்த ஊரில்',
  place: 'இந்த ஊரிலேயே',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'போஹாக்',
  Jeth: 'ஜேத்',
  Ahar: 'ஆஹார்',
  Saon: 'சாவோன்',
  Bhado: 'பாதோ',
  Ahin: 'ஆஹின்',
  Kati: 'காதி',
  Aghon: 'ஆகோன்',
  Puh: 'பூஹ்',
  Magh: 'மாக்',
  Phagun: 'பாகுன்',
  Sot: 'சோத்',
};

export const nepali_month: Names['nepali_month'] = {
  Baisakh: 'பைசாக்',
  Jestha: 'ஜேட்',
  Asar: 'அசார்',
  Shrawan: 'சாவுன்',
  Bhadra: 'பதௌ',
  Asoj: 'அசோஜ்',
  Kartik: 'கார்த்திக்',
  Mangsir: 'மங்சிர்',
  Poush: 'புஸ்',
  Magh: 'மாக்',
  Falgun: 'பாகுன்',
  Chaitra: 'சைத்',
};

export const punjabi_month: Names['punjabi_month'] = {
  Vaisakh: 'வைசாக்',
  Jeth: 'ஜேட்',
  Harh: 'ஹாட்',
  Sawan: 'சாவண்',
  Bhadon: 'பாதோன்',
  Assu: 'அஸ்ஸு',
  Katak: 'கத்தக்',
  Maghar: 'மக்கர்',
  Poh: 'போஹ்',
  Magh: 'மாக்',
  Phagun: 'பக்கண்',
  Chet: 'சேத்',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'பிறந்தநாள்',
  wedding: 'திருமண நாள்',
  shraddha: 'சிராத்தம் (திதி)',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'சந்திர மாதத்தின் திதி',
  nakshatra: 'சூரிய மாதத்தின் நட்சத்திரம்',
};

export const month_kind: Names['month_kind'] = {
  nija: 'நிஜ மாதம்',
  adhika: 'அதிக மாதம்',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'திதி அல்லது நட்சத்திரத்தில் சூரிய உதயம்',
  first_sunrise: 'இரண்டு உதயங்களில் முதலாவது',
  second_sunrise: 'இரண்டு உதயங்களில் இரண்டாவது',
  begins: 'உதயம் இல்லை: அது தொடங்கும் நாள்',
  aparahna: 'அபராஹ்னத்தின் பெரும்பகுதி',
  madhyahna: 'மத்தியான்னத்தின் பெரும்பகுதி, ஏகோத்திஷ்டத்துக்கு',
  adhika_month: 'அதிக மாதத்தில்',
  nija_month: 'நிஜ மாதத்தில்',
  earlier_in_month: 'மாதத்தில் வரும் இரண்டில் முதலாவது',
};
