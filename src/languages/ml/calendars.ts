import type { Names } from '../names/kinds.js';

/** Calendars of the Sun and the Moon, and how their months begin. */

export const calendar: Names['calendar'] = {
  civil: 'ഇംഗ്ലീഷ് (ഗ്രിഗോറിയൻ)',
  amanta: 'ചാന്ദ്രം, അമാന്തം',
  purnimanta: 'ചാന്ദ്രം, പൂർണിമാന്തം',
  tamil: 'തമിഴ്',
  malayalam: 'മലയാളം (കൊല്ലവർഷം)',
  bengali: 'ബംഗാളി',
  bengali_surya_siddhanta: 'ബംഗാളി, പഴയ പഞ്ചാംഗങ്ങൾ',
  odia: 'ഒഡിയ',
  assamese: 'അസമിയ',
  nepali: 'നേപ്പാളി (വിക്രമ സംവത്)',
  punjabi: 'പഞ്ചാബി (ബിക്രമി)',
  national: 'ഭാരതീയ ദേശീയം',
  bangladesh: 'ബംഗ്ലാദേശ്',
  nanakshahi: 'നാനക്ശാഹി',
};

export const sun_era: Names['sun_era'] = {
  kollam: 'കൊല്ലവർഷം',
  bengali_san: 'ബംഗാബ്ദം',
  odia_san: 'ഒഡിയ സൻ',
  bhaskarabda: 'ഭാസ്കരാബ്ദം',
  bikram_sambat: 'വിക്രമ സംവത്',
  bikrami: 'ബിക്രമി',
  saka: 'ശകവർഷം',
  bangla_san: 'ബംഗ്ലാ സൻ',
  nanakshahi: 'നാനക്ശാഹി',
};

export const month_rule: Names['month_rule'] = {
  before_sunset: 'അസ്തമയത്തിനു മുൻപ് സൂര്യൻ രാശിയിൽ പ്രവേശിച്ചു',
  after_sunset: 'അസ്തമയത്തിനു ശേഷം സൂര്യൻ രാശിയിൽ പ്രവേശിച്ചു, അതിനാൽ പിറ്റേന്ന്',
  before_three_fifths: 'പകലിന്റെ ആദ്യത്തെ അഞ്ചിൽ മൂന്നു ഭാഗത്തിനുള്ളിൽ സൂര്യൻ രാശിയിൽ പ്രവേശിച്ചു',
  after_three_fifths: 'പകലിന്റെ അഞ്ചിൽ മൂന്നു ഭാഗം കഴിഞ്ഞ് സൂര്യൻ രാശിയിൽ പ്രവേശിച്ചു, അതിനാൽ പിറ്റേന്ന്',
  same_date: 'സൂര്യൻ പ്രവേശിച്ച തീയതി',
  next_date: 'സൂര്യൻ പ്രവേശിച്ചതിന്റെ പിറ്റേന്ന്',
  karka_before_sunrise: 'ഉദയത്തിനു മുൻപ് സൂര്യൻ കർക്കടകത്തിൽ പ്രവേശിച്ചു, അതിനാൽ തലേന്ന്',
  makara_after_sunset: 'അസ്തമയത്തിനു ശേഷം സൂര്യൻ മകരത്തിൽ പ്രവേശിച്ചു, അതിനാൽ പിറ്റേന്ന്',
  fixed_date: 'ഇംഗ്ലീഷ് കലണ്ടറിലെ നിശ്ചിത തീയതി',
};

export const sun_reckoning: Names['sun_reckoning'] = {
  modern: 'ആധുനിക ഗണിതത്തിലെ സൂര്യൻ',
  surya_siddhanta: 'സൂര്യസിദ്ധാന്തത്തിലെ സൂര്യൻ',
};

export const tithi_sunrise: Names['tithi_sunrise'] = {
  one: 'തിഥിയിൽ ഒരു സൂര്യോദയം',
  first_of_two: 'തിഥിയിലെ രണ്ടു സൂര്യോദയങ്ങളിൽ ആദ്യത്തേത്',
  second_of_two: 'തിഥിയിലെ രണ്ടു സൂര്യോദയങ്ങളിൽ രണ്ടാമത്തേത്',
  none: 'തിഥിയിൽ സൂര്യോദയമില്ല: അതു തുടങ്ങുന്ന ദിവസം',
  no_day: 'ഇവിടെ സൂര്യൻ ദിവസേന ഉദിച്ചസ്തമിക്കുന്നില്ല',
};

export const calendar_town: Names['calendar_town'] = {
  chennai: 'ചെന്നൈ',
  thiruvananthapuram: 'തിരുവനന്തപുരം',
  kolkata: 'കൊൽക്കത്ത',
  puri: 'പുരി',
  guwahati: 'ഗുവാഹത്തി',
  kathmandu: 'കാഠ്മണ്ഡു',
  amritsar: 'അമൃത്സർ',
  given: 'ചോദിച്ച സ്ഥലം',
};

export const reckoning: Names['reckoning'] = {
  home: 'ഓരോന്നും സ്വന്തം നാട്ടിൽ',
  place: 'ഈ സ്ഥലത്തു തന്നെ',
};

export const assamese_month: Names['assamese_month'] = {
  Bohag: 'ബൊഹാഗ്',
  Jeth: 'ജെഠ്',
  Ahar: 'ആഹാർ',
  Saon: 'ശാഓൻ',
  Bhado: 'ഭാദ',
  Ahin: 'ആഹിൻ',
  Kati: 'കാതി',
  Aghon: 'ആഘൊൺ',
  Puh: 'പൂഹ്',
  Magh: 'മാഘ്',
  Phagun: 'ഫാഗുൻ',
  Sot: 'സൊത്',
};

export const nepali_month: Names['nepali_month'] = {
  Baisakh: 'ബൈശാഖ്',
  Jestha: 'ജേഠ്',
  Asar: 'അസാർ',
  Shrawan: 'സാവുൻ',
  Bhadra: 'ഭദൗ',
  Asoj: 'അസോജ്',
  Kartik: 'കാർത്തിക്',
  Mangsir: 'മംസിർ',
  Poush: 'പുസ്',
  Magh: 'മാഘ്',
  Falgun: 'ഫാഗുൻ',
  Chaitra: 'ചൈത്',
};

export const punjabi_month: Names['punjabi_month'] = {
  Vaisakh: 'വൈസാഖ്',
  Jeth: 'ജേഠ്',
  Harh: 'ഹാഢ്',
  Sawan: 'സാവൺ',
  Bhadon: 'ഭാദോം',
  Assu: 'അസ്സു',
  Katak: 'കത്തക്',
  Maghar: 'മഘർ',
  Poh: 'പോഹ്',
  Magh: 'മാഘ്',
  Phagun: 'ഫഗ്ഗൺ',
  Chet: 'ചേത്',
};

export const anniversary: Names['anniversary'] = {
  birthday: 'പിറന്നാൾ',
  wedding: 'വിവാഹവാർഷികം',
  shraddha: 'ശ്രാദ്ധം (ആണ്ട്)',
};

export const kept_by: Names['kept_by'] = {
  tithi: 'ചാന്ദ്രമാസത്തിലെ തിഥി',
  nakshatra: 'സൗരമാസത്തിലെ നക്ഷത്രം',
};

export const month_kind: Names['month_kind'] = {
  nija: 'നിജമാസം',
  adhika: 'അധികമാസം',
};

export const anniversary_rule: Names['anniversary_rule'] = {
  sunrise: 'തിഥിയിലോ നക്ഷത്രത്തിലോ സൂര്യോദയം',
  first_sunrise: 'രണ്ടു സൂര്യോദയങ്ങളിൽ ആദ്യത്തേത്',
  second_sunrise: 'രണ്ടു സൂര്യോദയങ്ങളിൽ രണ്ടാമത്തേത്',
  begins: 'സൂര്യോദയമില്ല: തുടങ്ങുന്ന ദിവസം',
  aparahna: 'അപരാഹ്നത്തിൽ കൂടുതൽ ഭാഗം',
  madhyahna: 'മധ്യാഹ്നത്തിൽ കൂടുതൽ ഭാഗം, ഏകോദ്ദിഷ്ടത്തിന്',
  adhika_month: 'അധികമാസത്തിൽ',
  nija_month: 'നിജമാസത്തിൽ',
  earlier_in_month: 'മാസത്തിൽ വരുന്ന രണ്ടിൽ ആദ്യത്തേത്',
};
