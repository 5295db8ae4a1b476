import { byTitle, byVargaName, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';

export * from './calendars.js';
export * from './limbs.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'മേടം',
  Taurus: 'ഇടവം',
  Gemini: 'മിഥുനം',
  Cancer: 'കർക്കടകം',
  Leo: 'ചിങ്ങം',
  Virgo: 'കന്നി',
  Libra: 'തുലാം',
  Scorpio: 'വൃശ്ചികം',
  Sagittarius: 'ധനു',
  Capricorn: 'മകരം',
  Aquarius: 'കുംഭം',
  Pisces: 'മീനം',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'മേടം രാശിയിൽ',
  Taurus: 'ഇടവം രാശിയിൽ',
  Gemini: 'മിഥുനം രാശിയിൽ',
  Cancer: 'കർക്കടകം രാശിയിൽ',
  Leo: 'ചിങ്ങം രാശിയിൽ',
  Virgo: 'കന്നി രാശിയിൽ',
  Libra: 'തുലാം രാശിയിൽ',
  Scorpio: 'വൃശ്ചികം രാശിയിൽ',
  Sagittarius: 'ധനു രാശിയിൽ',
  Capricorn: 'മകരം രാശിയിൽ',
  Aquarius: 'കുംഭം രാശിയിൽ',
  Pisces: 'മീനം രാശിയിൽ',
};

export const graha: Names['graha'] = {
  Sun: 'സൂര്യൻ',
  Moon: 'ചന്ദ്രൻ',
  Mercury: 'ബുധൻ',
  Venus: 'ശുക്രൻ',
  Mars: 'ചൊവ്വ',
  Jupiter: 'വ്യാഴം',
  Saturn: 'ശനി',
  Rahu: 'രാഹു',
  Ketu: 'കേതു',
  Uranus: 'യുറാനസ്',
  Neptune: 'നെപ്റ്റ്യൂൺ',
  Pluto: 'പ്ലൂട്ടോ',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'അശ്വിനീദേവന്മാർ',
  Yama: 'യമൻ',
  Agni: 'അഗ്നി',
  'Brahma (Prajapati)': 'ബ്രഹ്മാവ് (പ്രജാപതി)',
  Soma: 'സോമൻ (ചന്ദ്രൻ)',
  Rudra: 'രുദ്രൻ',
  Aditi: 'അദിതി',
  Brihaspati: 'ബൃഹസ്പതി',
  'Nagas (Sarpas)': 'നാഗങ്ങൾ (സർപ്പങ്ങൾ)',
  Pitris: 'പിതൃക്കൾ',
  Bhaga: 'ഭഗൻ',
  Aryaman: 'അര്യമാവ്',
  Savitar: 'സവിതാവ്',
  Tvashtar: 'ത്വഷ്ടാവ്',
  Vayu: 'വായു',
  'Indra and Agni': 'ഇന്ദ്രൻ, അഗ്നി',
  Mitra: 'മിത്രൻ',
  Indra: 'ഇന്ദ്രൻ',
  Nirriti: 'നിരൃതി',
  Apas: 'അപ്പുകൾ (ജലം)',
  Vishvedevas: 'വിശ്വദേവന്മാർ',
  Vishnu: 'വിഷ്ണു',
  Vasus: 'വസുക്കൾ',
  Varuna: 'വരുണൻ',
  'Aja Ekapada': 'അജൈകപാത്',
  'Ahir Budhnya': 'അഹിർബുധ്ന്യൻ',
  Pushan: 'പൂഷാവ്',
};

export const nature: Names['nature'] = {
  laghu: 'ലഘു (ക്ഷിപ്ര) സ്വഭാവം',
  mridu: 'മൃദു സ്വഭാവം',
  dhruva: 'ധ്രുവ (സ്ഥിര) സ്വഭാവം',
  chara: 'ചര സ്വഭാവം',
  mishra: 'മിശ്ര സ്വഭാവം',
  ugra: 'ഉഗ്ര സ്വഭാവം',
  tikshna: 'തീക്ഷ്ണ സ്വഭാവം',
};

export const gana: Names['gana'] = {
  deva: 'ദേവ',
  manushya: 'മനുഷ്യ',
  rakshasa: 'അസുര',
};

export const nadi: Names['nadi'] = {
  adi: 'ആദി',
  madhya: 'മധ്യ',
  antya: 'അന്ത്യ',
};

export const yoni: Names['yoni'] = {
  horse: 'കുതിര',
  elephant: 'ആന',
  sheep: 'ആട്',
  serpent: 'പാമ്പ്',
  dog: 'നായ',
  cat: 'പൂച്ച',
  rat: 'എലി',
  cow: 'പശു',
  buffalo: 'എരുമ',
  tiger: 'പുലി',
  deer: 'മാൻ',
  monkey: 'കുരങ്ങ്',
  mongoose: 'കീരി',
  lion: 'സിംഹം',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'നന്ദ വർഗം (ആനന്ദം)',
  bhadra: 'ഭദ്ര വർഗം (ക്ഷേമം)',
  jaya: 'ജയ വർഗം (വിജയം)',
  rikta: 'രിക്ത വർഗം (ശൂന്യം)',
  purna: 'പൂർണ വർഗം (പൂർണത)',
  amavasya: 'ശുഭകർമങ്ങൾക്ക് ഒഴിവാക്കുന്ന തിഥി',
};

export const paksha: Names['paksha'] = {
  shukla: 'ശുക്ലപക്ഷം',
  krishna: 'കൃഷ്ണപക്ഷം',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'ശുഭം',
  inauspicious: 'അശുഭം',
};

export const karana_type: Names['karana_type'] = {
  movable: 'ചരം',
  fixed: 'സ്ഥിരം',
};

export const limb: Names['limb'] = {
  tithi: 'തിഥി',
  nakshatra: 'നക്ഷത്രം',
  yoga: 'യോഗം',
  karana: 'കരണം',
};

export const weekday: Names['weekday'] = {
  Sunday: 'ഞായറാഴ്ച',
  Monday: 'തിങ്കളാഴ്ച',
  Tuesday: 'ചൊവ്വാഴ്ച',
  Wednesday: 'ബുധനാഴ്ച',
  Thursday: 'വ്യാഴാഴ്ച',
  Friday: 'വെള്ളിയാഴ്ച',
  Saturday: 'ശനിയാഴ്ച',
};

export const vara: Names['vara'] = {
  Ravivara: 'ഞായറാഴ്ച',
  Somavara: 'തിങ്കളാഴ്ച',
  Mangalavara: 'ചൊവ്വാഴ്ച',
  Budhavara: 'ബുധനാഴ്ച',
  Guruvara: 'വ്യാഴാഴ്ച',
  Shukravara: 'വെള്ളിയാഴ്ച',
  Shanivara: 'ശനിയാഴ്ച',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'ചൈത്രം',
  Vaishakha: 'വൈശാഖം',
  Jyeshtha: 'ജ്യേഷ്ഠം',
  Ashadha: 'ആഷാഢം',
  Shravana: 'ശ്രാവണം',
  Bhadrapada: 'ഭാദ്രപദം',
  Ashvina: 'ആശ്വിനം',
  Kartika: 'കാർത്തികം',
  Margashirsha: 'മാർഗശീർഷം',
  Pausha: 'പൗഷം',
  Magha: 'മാഘം',
  Phalguna: 'ഫാൽഗുനം',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'അമാവാസി',
  waxing_crescent: 'വളരുന്ന ചന്ദ്രക്കല',
  first_quarter: 'ശുക്ലപക്ഷ അർധചന്ദ്രൻ',
  waxing_gibbous: 'വളരുന്ന ചന്ദ്രൻ (പകുതിയിലേറെ)',
  full_moon: 'പൗർണമി',
  waning_gibbous: 'ക്ഷയിക്കുന്ന ചന്ദ്രൻ (പകുതിയിലേറെ)',
  last_quarter: 'കൃഷ്ണപക്ഷ അർധചന്ദ്രൻ',
  waning_crescent: 'ക്ഷയിക്കുന്ന ചന്ദ്രക്കല',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'സമയമേഖലയുടെ ജനസംഖ്യാകേന്ദ്രത്തിലെ സൂര്യോദയം',
  place_sunrise: 'ആ സ്ഥലത്തെ സൂര്യോദയം',
  nominal_06_18: '06:00 മുതൽ 18:00 വരെ പകൽ',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'പകൽ',
  night: 'രാത്രി',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'ഉദ്വേഗ',
  Char: 'ചര',
  Labh: 'ലാഭ',
  Amrit: 'അമൃത',
  Kaal: 'കാല',
  Shubh: 'ശുഭ',
  Rog: 'രോഗ',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'രാഹുകാലം',
    yamaganda: 'യമകണ്ടകാലം',
    gulika: 'ഗുളികകാലം',
    dur_muhurta: 'ദുർമുഹൂർത്തം',
    abhijit: 'അഭിജിത് മുഹൂർത്തം',
    brahma_muhurta: 'ബ്രാഹ്മമുഹൂർത്തം',
    varjyam: 'വർജ്യം',
    amrita_kala: 'അമൃതകാലം',
    vijaya: 'വിജയമുഹൂർത്തം',
    godhuli: 'ഗോധൂളിമുഹൂർത്തം',
    nishita: 'നിശീഥം',
    pratah_sandhya: 'പ്രാതഃസന്ധ്യ',
    sayahna_sandhya: 'സായംസന്ധ്യ',
    night_dur_muhurta: 'രാത്രിയിലെ ദുർമുഹൂർത്തം',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'ജന്മതാര',
  Sampat: 'സമ്പത്ത് താര',
  Vipat: 'വിപത്ത് താര',
  Kshema: 'ക്ഷേമതാര',
  Pratyari: 'പ്രത്യരതാര',
  Sadhaka: 'സാധകതാര',
  Vadha: 'വധതാര',
  Mitra: 'മൈത്രതാര',
  'Ati Mitra': 'പരമമൈത്രതാര',
};

export const quality: Names['quality'] = {
  best: 'അത്യുത്തമം',
  good: 'ഉത്തമം',
  neutral_good: 'സാമാന്യം',
  mixed: 'സമ്മിശ്രം',
  neutral: 'സമം',
  bad: 'അശുഭം',
  very_bad: 'അത്യന്തം അശുഭം',
};

export const band: Names['band'] = {
  favourable: 'അനുകൂലം',
  mixed: 'സമ്മിശ്രം',
  challenging: 'പ്രതികൂലം',
};

export const verdict: Names['verdict'] = {
  push: 'മുന്നോട്ടു പോകാം',
  mixed: 'സമ്മിശ്രം',
  wait: 'കാത്തിരിക്കാം',
};

export const intent: Names['intent'] = {
  communication: 'ആശയവിനിമയം',
  career: 'തൊഴിൽ',
  money: 'ധനം',
  love: 'പ്രണയം',
  travel: 'യാത്ര',
  study: 'പഠനം',
  health: 'ആരോഗ്യം',
  home: 'വീട്, കുടുംബം',
  property: 'വസ്തു, ദീർഘകാല കാര്യങ്ങൾ',
  contract: 'കരാർ, ഒപ്പിടൽ',
  vehicle: 'വാഹനം',
  conflict: 'തർക്കം അല്ലെങ്കിൽ നിയമകാര്യം',
  spiritual: 'ആധ്യാത്മിക സാധന',
  creative: 'സർഗാത്മക പ്രവൃത്തി',
  general: 'പൊതുകാര്യങ്ങൾ',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'പ്രണയബന്ധം',
  Friendship: 'സൗഹൃദം',
  Professional: 'തൊഴിൽബന്ധം',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'തിഥിയുടെ വർഗം',
  nakshatra_nature: 'നക്ഷത്രത്തിന്റെ സ്വഭാവം',
  yoga_quality: 'അന്നത്തെ യോഗം',
  karana_quality: 'അന്നത്തെ കരണം',
  vara_lord: 'വാരാധിപൻ',
  paksha_bala: 'പക്ഷബലം',
  tarabala: 'താരാബലം',
  chandrabala: 'ചന്ദ്രബലം',
  day_lord_affinity: 'വാരാധിപനും നിങ്ങളുടെ ചന്ദ്രരാശിയും',
  jupiter_transit: 'നിങ്ങളുടെ ചന്ദ്രനിൽ നിന്ന് വ്യാഴം',
  saturn_transit: 'നിങ്ങളുടെ ചന്ദ്രനിൽ നിന്ന് ശനി',
  hora_lord: 'കാലഹോര',
  choghadiya: 'ചൗഘഡിയ',
  window_overlap: 'ദിവസത്തിലെ വിശേഷസമയം',
  nakshatra_match: 'നക്ഷത്രവും ഉദ്ദേശ്യവും',
  mode_day_lord: 'വാരാധിപനും ബന്ധവും',
  mode_nakshatra: 'നക്ഷത്രവും ബന്ധവും',
  karaka_state: 'കാരകന്റെ സ്ഥിതി',
  moon_company: 'ചന്ദ്രനോടൊപ്പമുള്ള ഗ്രഹങ്ങൾ',
};

export const rule_source: Names['rule_source'] = {
  classical: 'മുഹൂർത്തഗ്രന്ഥങ്ങൾ',
  almanac: 'ഇന്നത്തെ പഞ്ചാംഗങ്ങൾ',
  own: 'ഞങ്ങളുടെ സ്വന്തം നിയമം',
};

export const element: Names['element'] = {
  fire: 'അഗ്നി',
  earth: 'ഭൂമി',
  air: 'വായു',
  water: 'ജലം',
};

export const modality: Names['modality'] = {
  cardinal: 'ചരം',
  fixed: 'സ്ഥിരം',
  mutable: 'ഉഭയം',
};

export const polarity: Names['polarity'] = {
  masculine: 'പുരുഷരാശി',
  feminine: 'സ്ത്രീരാശി',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'യോഗം (ഒരേ രാശി)',
  semisextile: 'ദ്വിർദ്വാദശം (30°)',
  sextile: 'തൃതീയൈകാദശം (60°)',
  square: 'കേന്ദ്രം (90°)',
  trine: 'ത്രികോണം (120°)',
  quincunx: 'ഷഷ്ഠാഷ്ടമം (150°)',
  opposition: 'സമസപ്തമം (180°)',
};

export const sign_band: Names['sign_band'] = {
  high: 'വളരെ നല്ലത്',
  good: 'നല്ലത്',
  moderate: 'മധ്യമം',
  low: 'കുറവ്',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'തത്ത്വം',
  rulership: 'രാശ്യധിപൻ',
};

export const dignity: Names['dignity'] = {
  exalted: 'ഉച്ചം',
  moolatrikona: 'മൂലത്രികോണം',
  own_sign: 'സ്വക്ഷേത്രം',
  great_friend: 'അധിമിത്രക്ഷേത്രം',
  friend: 'മിത്രക്ഷേത്രം',
  neutral: 'സമക്ഷേത്രം',
  enemy: 'ശത്രുക്ഷേത്രം',
  great_enemy: 'അധിശത്രുക്ഷേത്രം',
  debilitated: 'നീചം',
};

export const relation: Names['relation'] = {
  great_friend: 'അധിമിത്രം',
  friend: 'മിത്രം',
  neutral: 'സമൻ',
  enemy: 'ശത്രു',
  great_enemy: 'അധിശത്രു',
};

export const motion: Names['motion'] = {
  direct: 'നേർഗതി',
  retrograde: 'വക്രം',
};

export const varga: Names['varga'] = {
  D1: 'രാശി',
  D2: 'ഹോര',
  D3: 'ദ്രേക്കാണം',
  D4: 'ചതുർഥാംശം',
  D7: 'സപ്താംശം',
  D9: 'നവാംശം',
  D10: 'ദശാംശം',
  D12: 'ദ്വാദശാംശം',
  D16: 'ഷോഡശാംശം',
  D20: 'വിംശാംശം',
  D24: 'ചതുർവിംശാംശം',
  D27: 'സപ്തവിംശാംശം',
  D30: 'ത്രിംശാംശം',
  D40: 'ഖവേദാംശം',
  D45: 'അക്ഷവേദാംശം',
  D60: 'ഷഷ്ട്യംശം',
};

export const aspect: Names['aspect'] = {
  conjunction: 'യോഗം',
  third_aspect: 'മൂന്നാം ദൃഷ്ടി',
  fourth_aspect: 'നാലാം ദൃഷ്ടി',
  fifth_aspect: 'അഞ്ചാം ദൃഷ്ടി',
  opposition: 'ഏഴാം ദൃഷ്ടി',
  eighth_aspect: 'എട്ടാം ദൃഷ്ടി',
  ninth_aspect: 'ഒൻപതാം ദൃഷ്ടി',
  tenth_aspect: 'പത്താം ദൃഷ്ടി',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'അടുക്കുന്നു',
  separating: 'അകലുന്നു',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'ഗ്രഹം',
  natal_point_weight: 'ജനനസമയത്തെ ബിന്ദു',
  aspect_weight: 'ദൃഷ്ടി',
  tight_orb_within_1deg: '1°-യ്ക്കുള്ളിൽ',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': 'ജനനസമയത്തെ ചന്ദ്രനിൽ നിന്ന് പന്ത്രണ്ടാം രാശി',
  '1st': 'ജനനസമയത്ത് ചന്ദ്രൻ നിന്ന രാശി',
  '2nd': 'ജനനസമയത്തെ ചന്ദ്രനിൽ നിന്ന് രണ്ടാം രാശി',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'ആദ്യഘട്ടം',
  peak: 'മധ്യഘട്ടം',
  setting: 'അവസാനഘട്ടം',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'ഏഴരശ്ശനി',
  ardhashtama: 'അർധാഷ്ടമശനി (ചന്ദ്രനിൽ നിന്ന് നാലാം രാശി)',
  ashtama: 'അഷ്ടമശനി (ചന്ദ്രനിൽ നിന്ന് എട്ടാം രാശി)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'സ്വർഗം',
  patala: 'പാതാളം',
  mrityu: 'മൃത്യുലോകം (ഭൂമി)',
};

export const compass: Names['compass'] = {
  east: 'കിഴക്ക്',
  south: 'തെക്ക്',
  west: 'പടിഞ്ഞാറ്',
  north: 'വടക്ക്',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'ഭൂമിയിൽ',
  sky: 'ആകാശത്തിൽ',
  patala: 'പാതാളത്തിൽ',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'ശ്മശാനത്തിൽ',
  kailasa: 'കൈലാസത്തിൽ',
  gauri: 'ഗൗരിയോടൊപ്പം',
  nandi: 'നന്ദിയുടെ പുറത്ത്',
  sabha: 'സഭയിൽ',
  bhojana: 'ഭോജനത്തിൽ',
  krida: 'ക്രീഡയിൽ',
};

export const panchaka: Names['panchaka'] = {
  roga: 'രോഗപഞ്ചകം',
  raja: 'രാജപഞ്ചകം',
  agni: 'അഗ്നിപഞ്ചകം',
  chora: 'ചോരപഞ്ചകം',
  mrityu: 'മൃത്യുപഞ്ചകം',
};

export const gowri: Names['gowri'] = {
  Uthi: 'ഉദ്യോഗം',
  Amirdha: 'അമൃതം',
  Rogam: 'രോഗം',
  Laabam: 'ലാഭം',
  Dhanam: 'ധനം',
  Sugam: 'സുഖം',
  Soram: 'ചോരം',
  Visham: 'വിഷം',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'രുദ്രൻ',
  Ahi: 'അഹി',
  Mitra: 'മിത്രൻ',
  Pitri: 'പിതൃ',
  Vasu: 'വസു',
  Udaka: 'ഉദകം',
  Vishvedeva: 'വിശ്വദേവൻ',
  Vidhi: 'വിധി',
  Brahma: 'ബ്രഹ്മാവ്',
  Indra: 'ഇന്ദ്രൻ',
  Indragni: 'ഇന്ദ്രാഗ്നി',
  Nirriti: 'നിരൃതി',
  Varuna: 'വരുണൻ',
  Aryaman: 'അര്യമാവ്',
  Bhaga: 'ഭഗൻ',
  Isha: 'ഈശൻ',
  Ajapada: 'അജപാദൻ',
  Ahirbudhnya: 'അഹിർബുധ്ന്യൻ',
  Pushan: 'പൂഷാവ്',
  Ashvin: 'അശ്വിനി',
  Yama: 'യമൻ',
  Agni: 'അഗ്നി',
  Dhatri: 'ധാതാവ്',
  Chandra: 'ചന്ദ്രൻ',
  Aditi: 'അദിതി',
  Jiva: 'ജീവൻ',
  Vishnu: 'വിഷ്ണു',
  Arka: 'അർക്കൻ',
  Tvashtri: 'ത്വഷ്ടാവ്',
  Vayu: 'വായു',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'സർവാർഥസിദ്ധി',
  amrita_siddhi: 'അമൃതസിദ്ധി',
  ravi_pushya: 'രവിപുഷ്യം',
  guru_pushya: 'ഗുരുപുഷ്യം',
  siddha_tithi: 'സിദ്ധതിഥി',
  dwipushkara: 'ദ്വിപുഷ്കരം',
  tripushkara: 'ത്രിപുഷ്കരം',
  ravi_yoga: 'രവിയോഗം',
  adal: 'ആഡൽ',
  vidal: 'വിഡൽ',
  jwalamukhi: 'ജ്വാലാമുഖി',
  yamaghanta: 'യമഘണ്ടം',
  dagdha_nakshatra: 'ദഗ്ധനക്ഷത്രം',
  dagdha_tithi: 'ദഗ്ധതിഥി',
  sun_dagdha_tithi: 'സൂര്യദഗ്ധതിഥി',
  visha_tithi: 'വിഷതിഥി',
  hutashana_tithi: 'ഹുതാശനതിഥി',
  krakacha_tithi: 'ക്രകചതിഥി',
  samvartaka_tithi: 'സംവർത്തകതിഥി',
  mrityu_tithi: 'മൃത്യുതിഥി',
};

export const anandadi: Names['anandadi'] = {
  Ananda: 'ആനന്ദം',
  Kaladanda: 'കാലദണ്ഡം',
  Dhumra: 'ധൂമ്രം',
  Dhata: 'ധാതാവ്',
  Saumya: 'സൗമ്യം',
  Dhvanksha: 'ധ്വാംക്ഷം',
  Dhvaja: 'ധ്വജം',
  Shrivatsa: 'ശ്രീവത്സം',
  Vajra: 'വജ്രം',
  Mudgara: 'മുദ്ഗരം',
  Chhatra: 'ഛത്രം',
  Mitra: 'മിത്രം',
  Manasa: 'മാനസം',
  Padma: 'പത്മം',
  Lumbaka: 'ലുംബകം',
  Utpata: 'ഉത്പാതം',
  Mrityu: 'മൃത്യു',
  Kana: 'കാണം',
  Siddhi: 'സിദ്ധി',
  Shubha: 'ശുഭം',
  Amrita: 'അമൃതം',
  Musala: 'മുസലം',
  Gada: 'ഗദം',
  Matanga: 'മാതംഗം',
  Rakshasa: 'രാക്ഷസം',
  Chara: 'ചരം',
  Sthira: 'സ്ഥിരം',
  Pravardhamana: 'പ്രവർധമാനം',
};

export const samvatsara: Names['samvatsara'] = {
  Prabhava: 'പ്രഭവ',
  Vibhava: 'വിഭവ',
  Shukla: 'ശുക്ല',
  Pramoda: 'പ്രമോദൂത',
  Prajapati: 'പ്രജോത്പത്തി',
  Angiras: 'ആംഗീരസ',
  Shrimukha: 'ശ്രീമുഖ',
  Bhava: 'ഭാവ',
  Yuva: 'യുവ',
  Dhata: 'ധാതു',
  Ishvara: 'ഈശ്വര',
  Bahudhanya: 'ബഹുധാന്യ',
  Pramathi: 'പ്രമാഥി',
  Vikrama: 'വിക്രമ',
  Vrisha: 'വൃഷ',
  Chitrabhanu: 'ചിത്രഭാനു',
  Subhanu: 'സുഭാനു',
  Tarana: 'താരണ',
  Parthiva: 'പാർഥിവ',
  Vyaya: 'വ്യയ',
  Sarvajit: 'സർവജിത്',
  Sarvadhari: 'സർവധാരി',
  Virodhi: 'വിരോധി',
  Vikriti: 'വികൃതി',
  Khara: 'ഖര',
  Nandana: 'നന്ദന',
  Vijaya: 'വിജയ',
  Jaya: 'ജയ',
  Manmatha: 'മന്മഥ',
  Durmukha: 'ദുർമുഖി',
  Hemalamba: 'ഹേവിളംബി',
  Vilamba: 'വിളംബി',
  Vikari: 'വികാരി',
  Sharvari: 'ശാർവരി',
  Plava: 'പ്ലവ',
  Shubhakrit: 'ശുഭകൃത്',
  Shobhakrit: 'ശോഭകൃത്',
  Krodhi: 'ക്രോധി',
  Vishvavasu: 'വിശ്വാവസു',
  Parabhava: 'പരാഭവ',
  Plavanga: 'പ്ലവംഗ',
  Kilaka: 'കീലക',
  Saumya: 'സൗമ്യ',
  Sadharana: 'സാധാരണ',
  Virodhakrit: 'വിരോധകൃത്',
  Paridhavi: 'പരിധാവി',
  Pramadi: 'പ്രമാദീച',
  Ananda: 'ആനന്ദ',
  Rakshasa: 'രാക്ഷസ',
  Nala: 'നള',
  Pingala: 'പിംഗള',
  Kalayukta: 'കാളയുക്തി',
  Siddharthi: 'സിദ്ധാർഥി',
  Raudra: 'രൗദ്രി',
  Durmati: 'ദുർമതി',
  Dundubhi: 'ദുന്ദുഭി',
  Rudhirodgari: 'രുധിരോദ്ഗാരി',
  Raktaksha: 'രക്താക്ഷി',
  Krodhana: 'ക്രോധന',
  Akshaya: 'അക്ഷയ',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'ചിത്തിര',
  Vaikasi: 'വൈകാശി',
  Aani: 'ആനി',
  Aadi: 'ആടി',
  Aavani: 'ആവണി',
  Purattasi: 'പുരട്ടാശി',
  Aippasi: 'ഐപ്പശി',
  Karthigai: 'കാർത്തിക',
  Margazhi: 'മാർഗഴി',
  Thai: 'തൈ',
  Maasi: 'മാശി',
  Panguni: 'പങ്കുനി',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'മേടം',
  Edavam: 'ഇടവം',
  Mithunam: 'മിഥുനം',
  Karkidakam: 'കർക്കടകം',
  Chingam: 'ചിങ്ങം',
  Kanni: 'കന്നി',
  Thulam: 'തുലാം',
  Vrischikam: 'വൃശ്ചികം',
  Dhanu: 'ധനു',
  Makaram: 'മകരം',
  Kumbham: 'കുംഭം',
  Meenam: 'മീനം',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'ബൈശാഖ്',
  Joishtho: 'ജ്യൈഷ്ഠ',
  Asharh: 'ആഷാഢ്',
  Srabon: 'ശ്രാവൺ',
  Bhadro: 'ഭാദ്ര',
  Ashwin: 'ആശ്വിൻ',
  Kartik: 'കാർത്തിക്',
  Ogrohayon: 'അഗ്രഹായൺ',
  Poush: 'പൗഷ്',
  Magh: 'മാഘ്',
  Falgun: 'ഫാൽഗുൻ',
  Choitro: 'ചൈത്ര',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'ബൈശാഖ',
  Jyestha: 'ജ്യേഷ്ഠ',
  Asadha: 'ആഷാഢ',
  Srabana: 'ശ്രാബണ',
  Bhadraba: 'ഭാദ്രബ',
  Aswina: 'ആശ്വിന',
  Kartika: 'കാർത്തിക',
  Margasira: 'മാർഗശിര',
  Pausa: 'പൗഷ',
  Magha: 'മാഘ',
  Phalguna: 'ഫാൽഗുന',
  Chaitra: 'ചൈത്ര',
};

export const ayana: Names['ayana'] = {
  uttarayana: 'ഉത്തരായണം',
  dakshinayana: 'ദക്ഷിണായനം',
};

export const ritu: Names['ritu'] = {
  vasanta: 'വസന്ത ഋതു',
  grishma: 'ഗ്രീഷ്മ ഋതു',
  varsha: 'വർഷ ഋതു',
  sharad: 'ശരത് ഋതു',
  hemanta: 'ഹേമന്ത ഋതു',
  shishira: 'ശിശിര ഋതു',
};

export const activity: Names['activity'] = {
  marriage: 'വിവാഹം',
  griha_pravesh: 'ഗൃഹപ്രവേശം',
  house_construction: 'ഗൃഹാരംഭം',
  namakarana: 'നാമകരണം (പേരിടൽ)',
  annaprashana: 'ചോറൂണ് (അന്നപ്രാശനം)',
  mundan: 'ചൗളം (മുടിയിറക്കൽ)',
  upanayana: 'ഉപനയനം',
  vidyarambha: 'വിദ്യാരംഭം',
  travel: 'യാത്ര',
  vehicle: 'വാഹനം വാങ്ങൽ',
  property_purchase: 'സ്ഥലമോ വീടോ വാങ്ങൽ',
  business_start: 'വ്യാപാരാരംഭം',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'നോക്കേണ്ട',
  by_rule: 'നിയമം പറയുന്നതുപോലെ',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'അച്ചടിച്ച പഞ്ചാംഗങ്ങൾ അനുസരിച്ച്',
  strict: 'ഗ്രന്ഥങ്ങൾ കർശനമായി അനുസരിച്ച്',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'ഏതു ദിക്കും' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'ആഴ്ചദിവസം',
  nakshatra: 'ചന്ദ്രന്റെ നക്ഷത്രം',
  tithi: 'തിഥി',
  lunar_month: 'ചാന്ദ്രമാസം',
  sun_sign: 'സൂര്യന്റെ രാശി',
  disha_shula: 'യാത്രയുടെ ദിക്ക് (വാരശൂലം)',
  adhika: 'അധികമാസം',
  kharmas: 'സൂര്യൻ ധനുവിലോ മീനത്തിലോ (ഖരമാസം)',
  chaturmas: 'ചാതുർമാസ്യം: വിഷ്ണുവിന്റെ ശയനകാലമായ നാലു മാസം',
  guru_asta: 'വ്യാഴമൗഢ്യം',
  shukra_asta: 'ശുക്രമൗഢ്യം',
  bhadra: 'വിഷ്ടി (ഭദ്ര)',
  panchaka: 'പഞ്ചകം: ചന്ദ്രൻ അവിട്ടം മുതൽ രേവതി വരെ',
  sankranti: 'സംക്രമം: ഇരുവശത്തും 16 നാഴിക',
  holashtaka: 'ഹോളാഷ്ടകം: ഹോളിക്കു മുൻപുള്ള എട്ടു ദിവസം',
  pitri_paksha: 'പിതൃപക്ഷം',
  bad_yogas: 'ഒഴിവാക്കേണ്ട യോഗങ്ങൾ',
  lagna: 'ലഗ്നം',
  lagna_house: 'ശുദ്ധമായിരിക്കേണ്ട ഭാവത്തിൽ ഗ്രഹം',
  too_short: 'സമയം തീരെ കുറവ്',
  no_sunrise: 'സൂര്യോദയമില്ല',
  nakshatra_tolerated: 'മധ്യമമായി സ്വീകരിക്കാവുന്ന നക്ഷത്രം',
  tithi_tolerated: 'മധ്യമമായി സ്വീകരിക്കാവുന്ന തിഥി',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'സൂര്യഗ്രഹണം',
  lunar: 'ചന്ദ്രഗ്രഹണം',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'ഭാഗിക',
  annular: 'വലയ',
  total: 'പൂർണ',
  hybrid: 'സങ്കര',
  penumbral: 'ഉപഛായ',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'സ്പർശം',
  second: 'നിമീലനം',
  third: 'ഉന്മീലനം',
  fourth: 'മോക്ഷം',
  penumbral_begins: 'ഉപഛായയിൽ പ്രവേശം',
  partial_begins: 'ഛായയിൽ പ്രവേശം (സ്പർശം)',
  total_begins: 'പൂർണഗ്രഹണം തുടങ്ങുന്നു (നിമീലനം)',
  total_ends: 'പൂർണഗ്രഹണം തീരുന്നു (ഉന്മീലനം)',
  partial_ends: 'ഛായയിൽ നിന്ന് മോചനം (മോക്ഷം)',
  penumbral_ends: 'ഉപഛായയിൽ നിന്ന് മോചനം',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'പറയുന്നില്ല',
  combustion: 'ഉദയത്തിൽ സൂര്യനോടുള്ള അടുപ്പം',
  kalamsha: 'കാലാംശം (സൂര്യസിദ്ധാന്തം)',
  arcus_visionis: 'ചക്രവാളത്തിനു താഴെ സൂര്യന്റെ താഴ്ച (ഷോഖ്)',
  elongation: 'സൂര്യനിൽ നിന്നുള്ള അകലം',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'ചരം',
  fixed: 'സ്ഥിരം',
  dual: 'ഉഭയം',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'രാശികൾ മാത്രം',
  navamsas: 'നവാംശങ്ങൾ സഹിതം',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'മൗഢ്യം (കാണാതാകൽ)',
  combust: 'മൗഢ്യം (ഡിഗ്രി അനുസരിച്ച്)',
  retrograde: 'വക്രം',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'രാശിപ്രവേശം',
  nakshatra_entry: 'നക്ഷത്രപ്രവേശം',
  station: 'സ്തംഭനം',
  combustion_begins: 'മൗഢ്യം തുടങ്ങുന്നു',
  combustion_ends: 'മൗഢ്യം തീരുന്നു',
  asta: 'കാണാതാകൽ (അസ്തമനം)',
  udaya: 'വീണ്ടും കാണൽ (ഉദയം)',
  paksha: 'പക്ഷം മാറുന്നു',
  vedha: 'വേധം മാറുന്നു',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'മഹാദശ',
  antar: 'അപഹാരം',
  pratyantar: 'ഛിദ്രം',
  sukshma: 'സൂക്ഷ്മദശ',
  prana: 'പ്രാണദശ',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'വിംശോത്തരി',
  yogini: 'യോഗിനി',
  ashtottari: 'അഷ്ടോത്തരി',
  chara: 'ചര',
  chara_parashara: 'ചര (പരാശരൻ)',
  narayana: 'നാരായണ',
  shoola: 'ശൂല',
  sudasa: 'സുദശ',
  kalachakra: 'കാലചക്ര',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'ആത്മകാരകൻ',
  amatya: 'അമാത്യകാരകൻ',
  bhratri: 'ഭ്രാതൃകാരകൻ',
  matri: 'മാതൃകാരകൻ',
  pitri: 'പിതൃകാരകൻ',
  putra: 'പുത്രകാരകൻ',
  gnati: 'ജ്ഞാതികാരകൻ',
  dara: 'ദാരകാരകൻ',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'പരാശരൻ',
  varahamihira: 'വരാഹമിഹിരൻ',
};

export const yogini: Names['yogini'] = {
  Mangala: 'മംഗള',
  Pingala: 'പിംഗള',
  Dhanya: 'ധാന്യ',
  Bhramari: 'ഭ്രാമരി',
  Bhadrika: 'ഭദ്രിക',
  Ulka: 'ഉൽക്ക',
  Siddha: 'സിദ്ധ',
  Sankata: 'സങ്കട',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'സായനം',
  sidereal: 'നിരയനം',
};

export const koota: Names['koota'] = {
  varna: 'വർണം',
  vashya: 'വശ്യം',
  tara: 'താര',
  yoni: 'യോനി',
  graha_maitri: 'ഗ്രഹമൈത്രി',
  gana: 'ഗണം',
  bhakoot: 'ഭകൂടം',
  nadi: 'നാഡി',
};

export const varna: Names['varna'] = {
  shudra: 'ശൂദ്ര',
  vaishya: 'വൈശ്യ',
  kshatriya: 'ക്ഷത്രിയ',
  brahmin: 'ബ്രാഹ്മണ',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'ചതുഷ്പാദം',
  manava: 'മാനവം',
  jalachara: 'ജലചരം',
  vanachara: 'വനചരം',
  keeta: 'കീടം',
};

export const match_band: Names['match_band'] = {
  excellent: 'അത്യുത്തമം',
  very_good: 'വളരെ നല്ലത്',
  acceptable: 'സ്വീകാര്യം',
  below_customary_threshold: 'നടപ്പുള്ള പരിധിയിലും താഴെ',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'ലഗ്നം',
  moon: 'ചന്ദ്രൻ',
  both: 'ലഗ്നം, ചന്ദ്രൻ',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'ചൊവ്വ സ്വക്ഷേത്രത്തിൽ',
  mars_exalted: 'ചൊവ്വ ഉച്ചത്തിൽ',
  mars_sign_house_exception: 'ആ ഭാവത്തിൽ ദോഷമില്ലെന്നു പറയുന്ന രാശിയിൽ ചൊവ്വ',
  mars_in_leo_or_aquarius: 'ചൊവ്വ ചിങ്ങത്തിലോ കുംഭത്തിലോ',
  jupiter_conjunct_mars: 'ചൊവ്വയോടൊപ്പം വ്യാഴം',
  jupiter_aspects_mars: 'ചൊവ്വയ്ക്ക് വ്യാഴദൃഷ്ടി',
  moon_conjunct_mars: 'ചൊവ്വയോടൊപ്പം ചന്ദ്രൻ',
  jupiter_in_lagna: 'ലഗ്നത്തിൽ വ്യാഴം',
  mars_yogakaraka_lagna: 'ലഗ്നത്തിന് ചൊവ്വ യോഗകാരകൻ',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'ദോഷപരിഹാരം',
  reducing: 'ദോഷം കുറയ്ക്കൽ',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'തമിഴ് രീതി, പത്ത്',
  kerala: 'കേരളരീതി, പത്ത്',
  twelve: 'പന്ത്രണ്ട്, പകുതി നൽകാതെ',
  stars_only: 'പത്ത്, നക്ഷത്രം മാത്രം നോക്കി',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'ഗുണക്കണക്കിൽ ഉപയോഗിക്കുന്നവ (പ്രൊകേരള)',
  north_indian_printed: 'ഉത്തരേന്ത്യയിൽ അച്ചടിച്ച പട്ടികകൾ',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'ലഗ്നം, ചന്ദ്രൻ',
  lagna_moon_and_venus: 'ലഗ്നം, ചന്ദ്രൻ, ശുക്രൻ',
};

export const porutham: Names['porutham'] = {
  dina: 'ദിനം',
  gana: 'ഗണം',
  mahendra: 'മാഹേന്ദ്രം',
  stree_deergha: 'സ്ത്രീദീർഘം',
  yoni: 'യോനി',
  rasi: 'രാശി',
  rasiyathipati: 'രാശ്യധിപം',
  vasya: 'വശ്യം',
  rajju: 'രജ്ജു',
  vedha: 'വേധം',
  nadi: 'നാഡി',
  varna: 'വർണം',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'പാദരജ്ജു',
  kati: 'കടിരജ്ജു',
  udara: 'ഉദരരജ്ജു',
  kantha: 'കണ്ഠരജ്ജു',
  siro: 'ശിരോരജ്ജു',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'രണ്ടു രാശിക്കും ഒരേ അധിപൻ, അല്ലെങ്കിൽ മിത്രങ്ങളായ അധിപന്മാർ',
  nadi_same_or_friendly_lords: 'രണ്ടു ചന്ദ്രരാശിക്കും അധിപൻ ഒന്ന്, അല്ലെങ്കിൽ അധിപന്മാർ മിത്രങ്ങൾ',
  gana_bride_beyond_14th: 'വധുവിന്റെ നക്ഷത്രം വരന്റെ നക്ഷത്രത്തിൽ നിന്ന് പതിനാലു കടന്നു',
  rajju_waived_by_four: 'രാശ്യധിപം, രാശി, ദിനം, മാഹേന്ദ്രം നാലും ചേർന്നു',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'ഒൻപതുകൊണ്ടു ഹരിച്ചു കിട്ടുന്ന ശിഷ്ടം നോക്കി',
  cycle_graded: '27 നക്ഷത്രങ്ങളുടെ ചക്രം നോക്കി',
  graded: 'പകുതിയും നൽകി',
  binary: 'പകുതി നൽകാതെ',
  graded_13_7: '13 കടന്നാൽ മുഴുവൻ, 7 കടന്നാൽ പകുതി',
  above_7: '7 കടന്നാൽ',
  sex_graded: 'സ്ത്രീയോനി, പുരുഷയോനി ഭേദം നോക്കി; പകുതിയും നൽകി',
  stars_only: 'സ്ത്രീയോനി, പുരുഷയോനി ഭേദം നോക്കി',
  eighth_bad: 'എട്ടാം രാശി ചേരില്ല',
  eighth_good: 'എട്ടാം രാശി ചേരും',
  lord_yavana: 'യവനന്മാർ പറഞ്ഞ മൈത്രി',
  lord_bphs_graded: 'നൈസർഗിക മൈത്രി, പകുതിയും നൽകി',
  lord_not_hostile: 'ശത്രുക്കളല്ലെങ്കിൽ',
  either_way: 'ഏതെങ്കിലും ഒരു വശത്തു നിന്നു ചേർന്നാൽ മതി',
  five_groups: 'അഞ്ചിൽ ഒരേ വർഗമല്ലെങ്കിൽ',
  directional: 'വർഗവും ദിശയും നോക്കി',
  kerala_three: 'ഇരുവരും മധ്യവർഗത്തിലല്ലെങ്കിൽ',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'പ്രൊകേരള',
  hindupanchangam: 'ഉത്തരേന്ത്യയിൽ അച്ചടിച്ച പട്ടിക',
  symmetric_5_1_0: 'ഉത്തരേന്ത്യയിൽ അച്ചടിച്ച പട്ടിക: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'പൂർണദൃഷ്ടി',
  special: 'വിശേഷദൃഷ്ടി',
};

export const method: Names['method'] = {
  service_transit_v1: 'ഗ്രഹദൃഷ്ടികളോടെ ഗോചരം',
  service_manglik_v1: 'ലഗ്നത്തിൽ നിന്നും ചന്ദ്രനിൽ നിന്നും ചൊവ്വാദോഷം',
  own_manglik_pair_v1: 'ഇരുവരുടെയും ചൊവ്വാദോഷം',
  nakshatra_syllables_v1: 'പാദങ്ങളുടെ നാമാക്ഷരങ്ങൾ',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'ആദ്യത്തെ ദിവസം',
  last: 'പിറ്റേന്ന്',
  more: 'കൂടുതൽ വ്യാപ്തിയുള്ള ദിവസം, തുല്യമെങ്കിൽ ആദ്യത്തേത്',
  more_last: 'കൂടുതൽ വ്യാപ്തിയുള്ള ദിവസം, തുല്യമെങ്കിൽ പിറ്റേന്ന്',
  full: 'പൂർണവ്യാപ്തിയുള്ള ഒരേയൊരു ദിവസം, അല്ലെങ്കിൽ ആദ്യത്തേത്',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'ഉദയത്തിനുള്ള അവസാനദിവസം, ഇല്ലെങ്കിൽ തുടങ്ങുന്ന ദിവസം',
  last: 'ഉദയത്തിനുള്ള അവസാനദിവസം, ഇല്ലെങ്കിൽ തുടങ്ങിയതിന്റെ പിറ്റേന്ന്',
  first: 'തുടങ്ങുന്ന ദിവസം',
  next: 'തൊട്ടടുത്ത ദിവസം',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'ലഗ്നം',
  moon: 'ചന്ദ്രൻ',
  venus: 'ശുക്രൻ',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'ഇല്ല',
  mild: 'നേരിയത്',
  moderate: 'മധ്യമം',
  strong: 'പ്രബലം',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'ഇരുവർക്കും ചൊവ്വാദോഷമില്ല',
  both_flagged_balanced: 'ഇരുവർക്കും ചൊവ്വാദോഷമുണ്ട്, അതു പരസ്പരം സമമാകുന്നു',
  cancelled: 'ചൊവ്വാദോഷമുണ്ട്, പക്ഷേ പരിഹാരവുമുണ്ട്',
  one_sided: 'ഒരാൾക്കു മാത്രം ചൊവ്വാദോഷം',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'എല്ലാ ഗ്രന്ഥങ്ങളും സമ്മതിക്കുന്നവ',
  all: 'പ്രചാരത്തിലുള്ളവയെല്ലാം',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'രാശി ഒന്ന്, നക്ഷത്രം രണ്ട്',
  nadi_same_nakshatra: 'നക്ഷത്രം ഒന്ന്, രാശി രണ്ട്',
  nadi_padas: 'നക്ഷത്രം ഒന്ന്, പാദം രണ്ട്',
  bhakoot_one_ruler: 'രണ്ടു രാശിക്കും ഒരേ അധിപൻ',
  bhakoot_friends: 'രാശ്യധിപന്മാർ മിത്രങ്ങൾ',
  gana_rulers: 'രണ്ടു രാശിക്കും ഒരേ അധിപനോ മിത്രങ്ങളായ അധിപന്മാരോ',
};

export const confidence: Names['confidence'] = {
  high: 'ഉയർന്നത്',
  medium: 'മധ്യമം',
  low: 'കുറഞ്ഞത്',
};

export const language: Names['language'] = {
  en: 'ഇംഗ്ലീഷ്',
  uk: 'യുക്രേനിയൻ',
  ru: 'റഷ്യൻ',
  hi: 'ഹിന്ദി',
  fr: 'ഫ്രഞ്ച്',
  de: 'ജർമൻ',
  es: 'സ്പാനിഷ്',
  ta: 'തമിഴ്',
  te: 'തെലുങ്ക്',
  kn: 'കന്നഡ',
  ml: 'മലയാളം',
  mr: 'മറാഠി',
  gu: 'ഗുജറാത്തി',
  bn: 'ബംഗാളി',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'ലഗ്നം' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'ഫലദീപിക',
  raman: 'രാമൻ',
  muhurta_chintamani: 'മുഹൂർത്തചിന്താമണി',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'ലഗ്നത്തിലേക്ക് മിത്രദൃഷ്ടിയുള്ളവരിൽ (3, 5, 9, 11 ഭാവങ്ങളിൽ നിന്ന്) ഏറ്റവും ബലവാൻ.',
  aspect: 'ലഗ്നത്തിലേക്ക് ദൃഷ്ടിയുള്ളവരിൽ ഏറ്റവും ബലവാൻ.',
  greatest_strength: 'ലഗ്നത്തിലേക്ക് ആർക്കും ദൃഷ്ടിയില്ല: ഏറ്റവും ബലവാൻ.',
  first_candidate: 'ലഗ്നത്തിലേക്ക് ആർക്കും ദൃഷ്ടിയില്ല, ആർക്കും ബലവുമില്ല: ആദ്യത്തേത്.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'സൂര്യന്റെയോ ചന്ദ്രന്റെയോ രാശ്യധിപൻ',
  natal_lagna: 'ജന്മലഗ്നാധിപൻ',
  muntha: 'മുന്ഥാധിപൻ',
  annual_lagna: 'വർഷലഗ്നാധിപൻ',
  tri_rashi: 'ത്രിരാശിപതി',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'ശക്തമായ മിത്രദൃഷ്ടി',
  weak_friendly: 'ദുർബലമായ മിത്രദൃഷ്ടി',
  strong_inimical: 'ശക്തമായ ശത്രുദൃഷ്ടി',
  weak_inimical: 'ദുർബലമായ ശത്രുദൃഷ്ടി',
  neutral: 'സമദൃഷ്ടി',
};

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'ഇത്ഥശാല',
  ishrafa: 'ഈശരാഫ',
  nakta: 'നക്ത',
  yamaya: 'യമയാ',
  ikkavala: 'ഇക്കവാല',
  induvara: 'ഇന്ദുവാര',
  manau: 'മണഊ',
  kamboola: 'കംബൂല',
  gairi_kamboola: 'ഗൈരികംബൂല',
  khallasara: 'ഖല്ലാസര',
  radda: 'രദ്ദ',
  duphali_kuttha: 'ദുഃഫാലികുത്ഥ',
  dutthotthadavira: 'ദുത്ഥോത്ഥദവീര',
  tambira: 'തംബീര',
  kuttha: 'കുത്ഥ',
  durapha: 'ദുരഫ',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'ശ്രീപതി',
  equal: 'സമഭാവങ്ങൾ',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'ഏഴു ഗ്രഹങ്ങൾ',
  nine: 'രാഹുകേതുക്കളടക്കം ഒൻപതു ഗ്രഹങ്ങൾ',
};

export const murti: Names['murti'] = {
  gold: 'സ്വർണമൂർത്തി',
  silver: 'രജതമൂർത്തി',
  copper: 'താമ്രമൂർത്തി',
  iron: 'ലോഹമൂർത്തി',
};

export const house_quality: Names['house_quality'] = {
  good: 'ശുഭം',
  bad: 'അശുഭം',
};

export const grade: Names['grade'] = {
  A: 'ഗ്രന്ഥങ്ങളെല്ലാം യോജിക്കുന്നു',
  B: 'അഭിപ്രായഭേദങ്ങളുണ്ട്',
  C: 'ആധാരം കണ്ടെത്താനായില്ല: അനിശ്ചിതം',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'ശുഭഭാവത്തെ കെടുത്തുന്നു',
  saves: 'അശുഭഭാവത്തെ രക്ഷിക്കുന്നു',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'രുചക',
  bhadra: 'ഭദ്ര',
  hamsa: 'ഹംസ',
  malavya: 'മാളവ്യ',
  shasha: 'ശശ',
  sunapha: 'സുനഭ',
  anapha: 'അനഭ',
  durudhara: 'ദുരുധര',
  kemadruma: 'കേമദ്രുമ',
  gajakesari: 'ഗജകേസരി',
  chandra_mangala: 'ചന്ദ്രമംഗല',
  adhi: 'അധി',
  amala: 'അമല',
  vasumati: 'വസുമതി',
  shakata: 'ശകട',
  moon_benefic_upachaya: 'ചന്ദ്രനിൽ നിന്ന് ധനം',
  lagnadhi: 'ലഗ്നാധി',
  vesi: 'വേശി',
  vasi: 'വാശി',
  ubhayachari: 'ഉഭയചരി',
  budhaditya: 'ബുധാദിത്യ',
  guru_mangala: 'ഗുരുമംഗല',
  shubha_kartari: 'ശുഭകർതരി',
  papa_kartari: 'പാപകർതരി',
  parvata: 'പർവത',
  kahala: 'കാഹള',
  chamara: 'ചാമര',
  shankha: 'ശംഖ',
  bheri: 'ഭേരി',
  lakshmi: 'ലക്ഷ്മി',
  saraswati: 'സരസ്വതി',
  gauri: 'ഗൗരി',
  kalanidhi: 'കലാനിധി',
  khadga: 'ഖഡ്ഗ',
  srinatha: 'ശ്രീനാഥ',
  matsya: 'മത്സ്യ',
  shiva: 'ശിവ',
  trilochana: 'ത്രിലോചന',
  chatussagara: 'ചതുഃസാഗര',
  pushkala: 'പുഷ്കല',
  kusuma: 'കുസുമ',
  amsavatara: 'അംശാവതാര',
  raja_kendra_trikona: 'രാജയോഗം (കേന്ദ്രത്രികോണാധിപന്മാർ)',
  dharma_karmadhipati: 'ധർമകർമാധിപ',
  yogakaraka: 'യോഗകാരക',
  harsha: 'ഹർഷ',
  sarala: 'സരള',
  vimala: 'വിമല',
  neechabhanga: 'നീചഭംഗ',
  maha_parivartana: 'മഹാപരിവർത്തന',
  khala_parivartana: 'ഖലപരിവർത്തന',
  dainya_parivartana: 'ദൈന്യപരിവർത്തന',
  dhana: 'ധന',
  daridra: 'ദരിദ്ര',
  kala_sarpa: 'കാളസർപ്പ',
  guru_chandala: 'ഗുരുചണ്ഡാല',
  grahan: 'ഗ്രഹണ',
  angaraka: 'അംഗാരക',
  shrapit: 'ശാപിത',
  vish: 'വിഷ',
  rajju: 'രജ്ജു',
  musala: 'മുസല',
  nala: 'നള',
  mala: 'മാല',
  sarpa: 'സർപ്പ',
  gada: 'ഗദ',
  shakata_nabhasa: 'ശകട (നാഭസം)',
  vihaga: 'വിഹഗ',
  shringataka: 'ശൃംഗാടക',
  hala: 'ഹല',
  vajra: 'വജ്ര',
  yava: 'യവ',
  kamala: 'കമല',
  vapi: 'വാപി',
  yupa: 'യൂപ',
  shara: 'ശര',
  shakti: 'ശക്തി',
  danda: 'ദണ്ഡ',
  nauka: 'നൗക',
  kuta: 'കൂട',
  chhatra: 'ഛത്ര',
  chapa: 'ചാപ',
  ardha_chandra: 'അർധചന്ദ്ര',
  chakra: 'ചക്ര',
  samudra: 'സമുദ്ര',
  gola: 'ഗോള',
  yuga: 'യുഗ',
  shula: 'ശൂല',
  kedara: 'കേദാര',
  pasha: 'പാശ',
  dama: 'ദാമ',
  vallaki: 'വല്ലകി',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'അനന്ത',
  Kulika: 'കുളിക',
  Vasuki: 'വാസുകി',
  Shankhapala: 'ശംഖപാല',
  Padma: 'പത്മ',
  Mahapadma: 'മഹാപത്മ',
  Takshaka: 'തക്ഷക',
  Karkotaka: 'കാർക്കോടക',
  Shankhachuda: 'ശംഖചൂഡ',
  Ghataka: 'ഘാതക',
  Vishadhara: 'വിഷധര',
  Sheshanaga: 'ശേഷനാഗ',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'മഹാപുരുഷയോഗങ്ങൾ',
  lunar: 'ചന്ദ്രയോഗങ്ങൾ',
  solar: 'സൂര്യയോഗങ്ങൾ',
  raja: 'രാജയോഗങ്ങൾ',
  parivartana: 'പരിവർത്തനയോഗങ്ങൾ',
  dhana: 'ധനയോഗങ്ങൾ',
  other: 'മറ്റുള്ളവ',
  nabhasa_ashraya: 'നാഭസം: ആശ്രയം',
  nabhasa_dala: 'നാഭസം: ദളം',
  nabhasa_akriti: 'നാഭസം: ആകൃതി',
  nabhasa_sankhya: 'നാഭസം: സംഖ്യ',
  dosha: 'ദോഷങ്ങൾ',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'വിശാലമായ നിർവചനം',
  strict: 'കർശനമായ നിർവചനം',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'ഭാവത്തിൽ',
  not_in_house: 'പറഞ്ഞ ഭാവങ്ങൾക്കു പുറത്ത്',
  dignity: 'സ്ഥിതി',
  not_dignity: 'ദുഃസ്ഥിതിയിലല്ല',
  not_combust: 'മൗഢ്യമില്ല',
  conjunct: 'ഒരേ രാശിയിൽ',
  aspects: 'ദൃഷ്ടി',
  aspects_lagna: 'ലഗ്നത്തിലേക്ക് ദൃഷ്ടി',
  exchange: 'രാശിപരിവർത്തനം',
  mutual_aspect: 'പരസ്പരദൃഷ്ടി',
  strong: 'ബലം',
  houses_occupied: 'ഗ്രഹങ്ങൾ നിൽക്കുന്ന ഭാവങ്ങൾ',
  none_in_houses: 'ഈ ഭാവങ്ങളിൽ ഇവയിലൊന്നുമില്ല',
  movable_sign: 'ചരരാശിയിൽ',
  fixed_sign: 'സ്ഥിരരാശിയിൽ',
  dual_sign: 'ഉഭയരാശിയിൽ',
  sign_count: 'രാശികളുടെ എണ്ണം',
  yogakaraka: 'കേന്ദ്രത്തിനും ത്രികോണത്തിനും അധിപൻ',
  between_nodes: 'ഏഴു ഗ്രഹവും ഇവയ്ക്കിടയിൽ',
  debilitated: 'നീചത്തിൽ',
  dispositor_in_kendra: 'നീചരാശിയുടെ അധിപൻ കേന്ദ്രത്തിൽ',
  exaltation_lord_in_kendra: 'ഉച്ചരാശിയുടെ അധിപൻ കേന്ദ്രത്തിൽ',
  planet_exalted_there_in_kendra: 'അവിടെ ഉച്ചനാകുന്ന ഗ്രഹം കേന്ദ്രത്തിൽ',
  dispositor_joins_or_aspects: 'രാശ്യധിപന്റെ യോഗമോ ദൃഷ്ടിയോ',
  dispositor_and_exaltation_lord_mutual_kendra: 'രണ്ട് അധിപന്മാരും പരസ്പരകേന്ദ്രങ്ങളിൽ',
  no_other_nabhasa: 'മറ്റു നാഭസയോഗമില്ല',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'ചന്ദ്രനോടൊപ്പം ഗ്രഹം',
  planet_in_kendra_from_moon: 'ചന്ദ്രനിൽ നിന്ന് കേന്ദ്രത്തിൽ ഗ്രഹം',
  planet_in_kendra_from_lagna: 'ലഗ്നത്തിൽ നിന്ന് കേന്ദ്രത്തിൽ ഗ്രഹം',
  moon_in_kendra_from_lagna: 'ലഗ്നത്തിൽ നിന്ന് കേന്ദ്രത്തിൽ ചന്ദ്രൻ',
  jupiter_aspects_moon: 'ചന്ദ്രന് വ്യാഴദൃഷ്ടി',
  moon_exalted_or_own: 'ചന്ദ്രൻ ഉച്ചത്തിലോ സ്വക്ഷേത്രത്തിലോ',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'ധൂമൻ',
  vyatipata: 'വ്യതീപാതം',
  parivesha: 'പരിവേഷം',
  indrachapa: 'ഇന്ദ്രചാപം',
  upaketu: 'ഉപകേതു',
  kala: 'കാലൻ',
  mrityu: 'മൃത്യു',
  ardhaprahara: 'അർധപ്രഹരൻ',
  yamaghantaka: 'യമകണ്ടകൻ',
  gulika: 'ഗുളികൻ',
  mandi: 'മാന്ദി',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'ഭാവലഗ്നം',
  hora: 'ഹോരാലഗ്നം',
  ghati: 'ഘടീലഗ്നം',
  sree: 'ശ്രീലഗ്നം',
  indu: 'ഇന്ദുലഗ്നം',
  varnada: 'വർണദലഗ്നം',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'രേവതി–അശ്വതി',
  ashlesha_magha: 'ആയില്യം–മകം',
  jyeshtha_mula: 'തൃക്കേട്ട–മൂലം',
};

export const baladi: Names['baladi'] = {
  bala: 'ബാല',
  kumara: 'കുമാര',
  yuva: 'യുവ',
  vriddha: 'വൃദ്ധ',
  mrita: 'മൃത',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'ജാഗ്രത്',
  svapna: 'സ്വപ്നം',
  sushupti: 'സുഷുപ്തി',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'ദീപ്തം',
  svastha: 'സ്വസ്ഥം',
  mudita: 'മുദിതം',
  shanta: 'ശാന്തം',
  dina: 'ദീനം',
  duhkhita: 'ദുഃഖിതം',
  khala: 'ഖലം',
  kopa: 'കോപം',
  vikala: 'വികലം',
};

export const saham: Names['saham'] = {
  punya: 'പുണ്യ',
  vidya: 'വിദ്യ',
  yashas: 'യശസ്സ്',
  mitra: 'മിത്ര',
  mahatmya: 'മാഹാത്മ്യ',
  asha: 'ആശ',
  samartha: 'സാമർഥ്യ',
  bhratri: 'ഭ്രാതൃ',
  gaurava: 'ഗൗരവ',
  pitri: 'പിതൃ',
  rajya: 'രാജ്യ',
  matri: 'മാതൃ',
  putra: 'പുത്ര',
  jiva: 'ജീവ',
  karma: 'കർമ',
  roga: 'രോഗ',
  kali: 'കലി',
  shastra: 'ശാസ്ത്ര',
  bandhu: 'ബന്ധു',
  mrityu: 'മൃത്യു',
  paradesha: 'പരദേശ',
  artha: 'അർഥ',
  paradara: 'പരദാര',
  vanik: 'വണിക്',
  karyasiddhi: 'കാര്യസിദ്ധി',
  vivaha: 'വിവാഹ',
  santapa: 'സന്താപ',
  shraddha: 'ശ്രദ്ധ',
  priti: 'പ്രീതി',
  jadya: 'ജാഡ്യ',
  vyapara: 'വ്യാപാര',
  shatru: 'ശത്രു',
  jalapatana: 'ജലപതന',
  bandhana: 'ബന്ധന',
  apamrityu: 'അപമൃത്യു',
  labha: 'ലാഭ',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'ഒരു ഡിഗ്രിക്കുള്ളിൽ (പൂർണം)',
  present: 'ദീപ്താംശത്തിനുള്ളിൽ (വർത്തമാനം)',
  future: 'ദീപ്താംശത്തിനു പുറത്ത് (ഭാവി)',
};

export const year_by: Names['year_by'] = {
  solar: 'സൂര്യൻ ജനനസ്ഥാനത്തെത്തുന്നത്',
  tithi: 'ജനനതിഥി തിരിച്ചെത്തുന്നത് (തിഥിപ്രവേശം)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'ലാഹിരി (ചിത്രപക്ഷം)',
  lahiri_icrc: 'ലാഹിരി (കലണ്ടർ പരിഷ്കരണസമിതി)',
  lahiri_1940: 'ലാഹിരി (1940)',
  lahiri_vp285: 'ലാഹിരി (ശൂന്യവർഷം 285)',
  true_chitra: 'സ്ഫുട ചിത്ര (ചിത്ര നക്ഷത്രം 180°-യിൽ)',
  true_pushya: 'സ്ഫുട പുഷ്യം (പൂയം നക്ഷത്രം 106°-യിൽ)',
  true_revati: 'സ്ഫുട രേവതി (രേവതി നക്ഷത്രം 359°50′-യിൽ)',
  true_mula: 'സ്ഫുട മൂലം (മൂലം നക്ഷത്രം 240°-യിൽ)',
  true_sheoran: 'ഷിയോറാൻ',
  galactic_center_0_sagittarius: 'ക്ഷീരപഥകേന്ദ്രം ധനു 0°-യിൽ',
  galactic_center_mula: 'ക്ഷീരപഥകേന്ദ്രം മൂലത്തിന്റെ മധ്യത്തിൽ (വിൽഹെം)',
  raman: 'രാമൻ',
  krishnamurti: 'കൃഷ്ണമൂർത്തി (കെ.പി.)',
  krishnamurti_vp291: 'കൃഷ്ണമൂർത്തി (ശൂന്യവർഷം 291)',
  yukteshwar: 'ശ്രീ യുക്തേശ്വർ',
  surya_siddhanta: 'സൂര്യസിദ്ധാന്തം',
  surya_siddhanta_mean_sun: 'സൂര്യസിദ്ധാന്തം (മധ്യമസൂര്യൻ)',
  ss_revati: 'സൂര്യസിദ്ധാന്തം (രേവതി)',
  ss_chitra: 'സൂര്യസിദ്ധാന്തം (ചിത്ര)',
  aryabhata: 'ആര്യഭടൻ',
  aryabhata_mean_sun: 'ആര്യഭടൻ (മധ്യമസൂര്യൻ)',
  aryabhata_522: 'ആര്യഭടൻ (ശൂന്യവർഷം 522)',
  ushashashi: 'ഉഷാശശി',
  jn_bhasin: 'ജെ.എൻ. ഭസീൻ',
  fagan_bradley: 'ഫേഗൻ ബ്രാഡ്ലി',
  deluce: 'ഡി ലൂസ്',
  djwhal_khul: 'ജ്വാൽ ഖൂൽ',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'ഭൃഗുബിന്ദു',
  yogi_point: 'യോഗിബിന്ദു',
  avayogi_point: 'അവയോഗിബിന്ദു',
  beeja_sphuta: 'ബീജസ്ഫുടം',
  kshetra_sphuta: 'ക്ഷേത്രസ്ഫുടം',
  pranapada: 'പ്രാണപദം',
  prana_sphuta: 'പ്രാണസ്ഫുടം',
  deha_sphuta: 'ദേഹസ്ഫുടം',
  mrityu_sphuta: 'മൃത്യുസ്ഫുടം',
  sukshma_trisphuta: 'സൂക്ഷ്മത്രിസ്ഫുടം',
  trisphuta: 'ത്രിസ്ഫുടം',
  chatuhsphuta: 'ചതുഃസ്ഫുടം',
  panchasphuta: 'പഞ്ചസ്ഫുടം',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22-ാം ദ്രേക്കാണം',
  navamsa_64: '64-ാം നവാംശം',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'ഈ സമയം ജനനത്തിനു മുൻപാണ്.',
  ended: 'ഇതിന്റെ ദശകൾ അവസാനിച്ചു.',
  birth_time_needed: 'ഇതിന് ജനനസമയം വേണം.',
};
