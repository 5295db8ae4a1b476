import { byTitle, byVargaName, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';

export * from './calendars.js';
export * from './limbs.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'மேஷம்',
  Taurus: 'ரிஷபம்',
  Gemini: 'மிதுனம்',
  Cancer: 'கடகம்',
  Leo: 'சிம்மம்',
  Virgo: 'கன்னி',
  Libra: 'துலாம்',
  Scorpio: 'விருச்சிகம்',
  Sagittarius: 'தனுசு',
  Capricorn: 'மகரம்',
  Aquarius: 'கும்பம்',
  Pisces: 'மீனம்',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'மேஷ ராசியில்',
  Taurus: 'ரிஷப ராசியில்',
  Gemini: 'மிதுன ராசியில்',
  Cancer: 'கடக ராசியில்',
  Leo: 'சிம்ம ராசியில்',
  Virgo: 'கன்னி ராசியில்',
  Libra: 'துலா ராசியில்',
  Scorpio: 'விருச்சிக ராசியில்',
  Sagittarius: 'தனுசு ராசியில்',
  Capricorn: 'மகர ராசியில்',
  Aquarius: 'கும்ப ராசியில்',
  Pisces: 'மீன ராசியில்',
};

export const graha: Names['graha'] = {
  Sun: 'சூரியன்',
  Moon: 'சந்திரன்',
  Mercury: 'புதன்',
  Venus: 'சுக்கிரன்',
  Mars: 'செவ்வாய்',
  Jupiter: 'குரு',
  Saturn: 'சனி',
  Rahu: 'ராகு',
  Ketu: 'கேது',
  Uranus: 'யுரேனஸ்',
  Neptune: 'நெப்டியூன்',
  Pluto: 'புளூட்டோ',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'அஸ்வினி குமாரர்கள்',
  Yama: 'எமன்',
  Agni: 'அக்னி',
  'Brahma (Prajapati)': 'பிரம்மா (பிரஜாபதி)',
  Soma: 'சோமன்',
  Rudra: 'ருத்திரன்',
  Aditi: 'அதிதி',
  Brihaspati: 'பிரகஸ்பதி',
  'Nagas (Sarpas)': 'நாகங்கள் (சர்ப்பங்கள்)',
  Pitris: 'பித்ருக்கள்',
  Bhaga: 'பகன்',
  Aryaman: 'அரியமான்',
  Savitar: 'சவிதா',
  Tvashtar: 'துவஷ்டா',
  Vayu: 'வாயு',
  'Indra and Agni': 'இந்திரனும் அக்னியும்',
  Mitra: 'மித்திரன்',
  Indra: 'இந்திரன்',
  Nirriti: 'நிருதி',
  Apas: 'ஆபஸ் (நீர்)',
  Vishvedevas: 'விஸ்வதேவர்கள்',
  Vishnu: 'விஷ்ணு',
  Vasus: 'வசுக்கள்',
  Varuna: 'வருணன்',
  'Aja Ekapada': 'அஜ ஏகபாதர்',
  'Ahir Budhnya': 'அஹிர்புத்னியர்',
  Pushan: 'பூஷா',
};

export const nature: Names['nature'] = {
  laghu: 'லகு (க்ஷிப்ர) தன்மை',
  mridu: 'மிருது தன்மை',
  dhruva: 'துருவ (ஸ்திர) தன்மை',
  chara: 'சர தன்மை',
  mishra: 'மிஸ்ர தன்மை',
  ugra: 'உக்கிர தன்மை',
  tikshna: 'தீக்ஷ்ண தன்மை',
};

export const gana: Names['gana'] = {
  deva: 'தேவ கணம்',
  manushya: 'மனுஷ கணம்',
  rakshasa: 'ராட்சச கணம்',
};

export const nadi: Names['nadi'] = {
  adi: 'ஆதி',
  madhya: 'மத்திய',
  antya: 'அந்திய',
};

export const yoni: Names['yoni'] = {
  horse: 'குதிரை',
  elephant: 'யானை',
  sheep: 'ஆடு',
  serpent: 'பாம்பு',
  dog: 'நாய்',
  cat: 'பூனை',
  rat: 'எலி',
  cow: 'பசு',
  buffalo: 'எருமை',
  tiger: 'புலி',
  deer: 'மான்',
  monkey: 'குரங்கு',
  mongoose: 'கீரி',
  lion: 'சிங்கம்',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'நந்தை வகை (மகிழ்ச்சி)',
  bhadra: 'பத்ரை வகை (நலம்)',
  jaya: 'ஜயை வகை (வெற்றி)',
  rikta: 'ரிக்தை வகை (வெறுமை)',
  purna: 'பூரணை வகை (நிறைவு)',
  amavasya: 'சுப காரியங்களுக்கு விலக்கும் திதி',
};

export const paksha: Names['paksha'] = {
  shukla: 'வளர்பிறை',
  krishna: 'தேய்பிறை',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'சுபம்',
  inauspicious: 'அசுபம்',
};

export const karana_type: Names['karana_type'] = {
  movable: 'சரம்',
  fixed: 'ஸ்திரம்',
};

export const limb: Names['limb'] = {
  tithi: 'திதி',
  nakshatra: 'நட்சத்திரம்',
  yoga: 'யோகம்',
  karana: 'கரணம்',
};

export const weekday: Names['weekday'] = {
  Sunday: 'ஞாயிற்றுக்கிழமை',
  Monday: 'திங்கட்கிழமை',
  Tuesday: 'செவ்வாய்க்கிழமை',
  Wednesday: 'புதன்கிழமை',
  Thursday: 'வியாழக்கிழமை',
  Friday: 'வெள்ளிக்கிழமை',
  Saturday: 'சனிக்கிழமை',
};

export const vara: Names['vara'] = {
  Ravivara: 'ஞாயிற்றுக்கிழமை',
  Somavara: 'திங்கட்கிழமை',
  Mangalavara: 'செவ்வாய்க்கிழமை',
  Budhavara: 'புதன்கிழமை',
  Guruvara: 'வியாழக்கிழமை',
  Shukravara: 'வெள்ளிக்கிழமை',
  Shanivara: 'சனிக்கிழமை',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'சைத்ரம்',
  Vaishakha: 'வைசாகம்',
  Jyeshtha: 'ஜ்யேஷ்டம்',
  Ashadha: 'ஆஷாடம்',
  Shravana: 'சிராவணம்',
  Bhadrapada: 'பாத்ரபதம்',
  Ashvina: 'ஆஸ்வினம்',
  Kartika: 'கார்த்திகம்',
  Margashirsha: 'மார்கசீர்ஷம்',
  Pausha: 'பௌஷம்',
  Magha: 'மாகம்',
  Phalguna: 'பால்குனம்',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'அமாவாசை',
  waxing_crescent: 'வளரும் பிறை (அரைநிலவுக்கு முன்)',
  first_quarter: 'வளர்பிறை அரைநிலவு',
  waxing_gibbous: 'வளரும் நிலவு (அரைநிலவுக்குப் பின்)',
  full_moon: 'பௌர்ணமி',
  waning_gibbous: 'தேயும் நிலவு (அரைநிலவுக்கு முன்)',
  last_quarter: 'தேய்பிறை அரைநிலவு',
  waning_crescent: 'தேயும் பிறை (அரைநிலவுக்குப் பின்)',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'நேர மண்டலத்தில் மக்கள் வாழும் மையத்தின் சூரிய உதயம்',
  place_sunrise: 'அந்த ஊரின் சூரிய உதயம்',
  nominal_06_18: '06:00 முதல் 18:00 வரையான பகல்',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'பகல்',
  night: 'இரவு',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'உத்வேகம்',
  Char: 'சரம்',
  Labh: 'லாபம்',
  Amrit: 'அமிர்தம்',
  Kaal: 'காலம்',
  Shubh: 'சுபம்',
  Rog: 'ரோகம்',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'ராகு காலம்',
    yamaganda: 'எமகண்டம்',
    gulika: 'குளிகை',
    dur_muhurta: 'துர்முகூர்த்தம்',
    abhijit: 'அபிஜித் முகூர்த்தம்',
    brahma_muhurta: 'பிரம்ம முகூர்த்தம்',
    varjyam: 'தியாஜ்யம்',
    amrita_kala: 'அமிர்த காலம்',
    vijaya: 'விஜய முகூர்த்தம்',
    godhuli: 'கோதூளி முகூர்த்தம்',
    nishita: 'நிசீத காலம்',
    pratah_sandhya: 'காலைச் சந்தியா காலம்',
    sayahna_sandhya: 'மாலைச் சந்தியா காலம்',
    night_dur_muhurta: 'இரவுத் துர்முகூர்த்தம்',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'ஜென்மம்',
  Sampat: 'சம்பத்து',
  Vipat: 'விபத்து',
  Kshema: 'க்ஷேமம்',
  Pratyari: 'பிரத்யக்கு',
  Sadhaka: 'சாதகம்',
  Vadha: 'வதை',
  Mitra: 'மைத்திரம்',
  'Ati Mitra': 'பரம மைத்திரம்',
};

export const quality: Names['quality'] = {
  best: 'மிகச் சிறப்பு',
  good: 'நல்லது',
  neutral_good: 'ஓரளவு நல்லது',
  mixed: 'கலப்பு',
  neutral: 'சமம்',
  bad: 'விலக்கத்தக்கது',
  very_bad: 'மிகவும் அசுபம்',
};

export const band: Names['band'] = {
  favourable: 'அனுகூலம்',
  mixed: 'கலப்பு',
  challenging: 'சவாலானது',
};

export const verdict: Names['verdict'] = {
  push: 'முன்னேறலாம்',
  mixed: 'கலப்பு',
  wait: 'காத்திருக்கலாம்',
};

export const intent: Names['intent'] = {
  communication: 'உரையாடல்',
  career: 'தொழில்',
  money: 'பணம்',
  love: 'காதல்',
  travel: 'பயணம்',
  study: 'படிப்பு',
  health: 'ஆரோக்கியம்',
  home: 'வீடும் குடும்பமும்',
  property: 'சொத்தும் நீண்டகாலப் பணிகளும்',
  contract: 'ஒப்பந்தமும் கையெழுத்தும்',
  vehicle: 'வாகனம்',
  conflict: 'தகராறு அல்லது வழக்கு',
  spiritual: 'ஆன்மிக சாதனை',
  creative: 'படைப்புப் பணி',
  general: 'பொதுவான செயல்',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'காதல் உறவு',
  Friendship: 'நட்பு',
  Professional: 'தொழில் உறவு',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'திதி வகை',
  nakshatra_nature: 'நட்சத்திரத் தன்மை',
  yoga_quality: 'நாளின் யோகம்',
  karana_quality: 'நாளின் கரணம்',
  vara_lord: 'கிழமையின் அதிபதி',
  paksha_bala: 'பட்ச பலம்',
  tarabala: 'தாரா பலம்',
  chandrabala: 'சந்திர பலம்',
  day_lord_affinity: 'கிழமையின் அதிபதியும் உங்கள் சந்திர ராசியும்',
  jupiter_transit: 'உங்கள் சந்திரனிலிருந்து குரு',
  saturn_transit: 'உங்கள் சந்திரனிலிருந்து சனி',
  hora_lord: 'கிரக ஹோரை',
  choghadiya: 'சோகடியா',
  window_overlap: 'நாளின் சிறப்பு நேரம்',
  nakshatra_match: 'நட்சத்திரமும் நோக்கமும்',
  mode_day_lord: 'கிழமையின் அதிபதியும் உறவும்',
  mode_nakshatra: 'நட்சத்திரமும் உறவும்',
  karaka_state: 'காரகனின் நிலை',
  moon_company: 'சந்திரனுடன் உள்ள கிரகங்கள்',
};

export const rule_source: Names['rule_source'] = {
  classical: 'முகூர்த்த நூல்கள்',
  almanac: 'இன்றைய பஞ்சாங்கங்கள்',
  own: 'எங்கள் சொந்த விதி',
};

export const element: Names['element'] = {
  fire: 'நெருப்பு',
  earth: 'நிலம்',
  air: 'காற்று',
  water: 'நீர்',
};

export const modality: Names['modality'] = {
  cardinal: 'சரம்',
  fixed: 'ஸ்திரம்',
  mutable: 'உபயம்',
};

export const polarity: Names['polarity'] = {
  masculine: 'ஆண் ராசி',
  feminine: 'பெண் ராசி',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'சேர்க்கை',
  semisextile: 'துவிதுவாதசம் (30°)',
  sextile: 'மூன்றும் பதினொன்றும் (60°)',
  square: 'கேந்திரம் (90°)',
  trine: 'திரிகோணம் (120°)',
  quincunx: 'சஷ்டாஷ்டகம் (150°)',
  opposition: 'சமசப்தமம் (180°)',
};

export const sign_band: Names['sign_band'] = {
  high: 'மிக நன்று',
  good: 'நன்று',
  moderate: 'நடுத்தரம்',
  low: 'குறைவு',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'தத்துவம்',
  rulership: 'ராசி அதிபதி',
};

export const dignity: Names['dignity'] = {
  exalted: 'உச்சம்',
  moolatrikona: 'மூலத்திரிகோணம்',
  own_sign: 'ஆட்சி',
  great_friend: 'அதிநட்பு வீடு',
  friend: 'நட்பு வீடு',
  neutral: 'சம வீடு',
  enemy: 'பகை வீடு',
  great_enemy: 'அதிபகை வீடு',
  debilitated: 'நீசம்',
};

export const relation: Names['relation'] = {
  great_friend: 'அதிநட்பு',
  friend: 'நட்பு',
  neutral: 'சமம்',
  enemy: 'பகை',
  great_enemy: 'அதிபகை',
};

export const motion: Names['motion'] = {
  direct: 'நேர்கதி',
  retrograde: 'வக்ரம்',
};

export const varga: Names['varga'] = {
  D1: 'ராசி',
  D2: 'ஹோரை',
  D3: 'திரேக்காணம்',
  D4: 'சதுர்த்தாம்சம்',
  D7: 'சப்தாம்சம்',
  D9: 'நவாம்சம்',
  D10: 'தசாம்சம்',
  D12: 'துவாதசாம்சம்',
  D16: 'சோடசாம்சம்',
  D20: 'விம்சாம்சம்',
  D24: 'சதுர்விம்சாம்சம்',
  D27: 'சப்தவிம்சாம்சம்',
  D30: 'திரிம்சாம்சம்',
  D40: 'கவேதாம்சம்',
  D45: 'அக்ஷவேதாம்சம்',
  D60: 'சஷ்டியாம்சம்',
};

export const aspect: Names['aspect'] = {
  conjunction: 'சேர்க்கை',
  third_aspect: 'மூன்றாம் பார்வை',
  fourth_aspect: 'நான்காம் பார்வை',
  fifth_aspect: 'ஐந்தாம் பார்வை',
  opposition: 'ஏழாம் பார்வை',
  eighth_aspect: 'எட்டாம் பார்வை',
  ninth_aspect: 'ஒன்பதாம் பார்வை',
  tenth_aspect: 'பத்தாம் பார்வை',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'நெருங்குகிறது',
  separating: 'விலகுகிறது',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'கிரகம்',
  natal_point_weight: 'ஜாதகப் புள்ளி',
  aspect_weight: 'பார்வை',
  tight_orb_within_1deg: '1° வரம்புக்குள்',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': 'ஜென்மச் சந்திரனுக்குப் பன்னிரண்டாம் ராசி',
  '1st': 'ஜென்மச் சந்திரனின் ராசி',
  '2nd': 'ஜென்மச் சந்திரனுக்கு இரண்டாம் ராசி',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'விரயச் சனி (முதல் கட்டம்)',
  peak: 'ஜென்மச் சனி (இரண்டாம் கட்டம்)',
  setting: 'பாதச் சனி (கடைசிக் கட்டம்)',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'ஏழரைச் சனி',
  ardhashtama: 'அர்த்தாஷ்டமச் சனி (சந்திரனுக்கு நான்கில்)',
  ashtama: 'அஷ்டமச் சனி (சந்திரனுக்கு எட்டில்)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'சொர்க்கம்',
  patala: 'பாதாளம்',
  mrityu: 'மிருத்யு லோகம் (பூமி)',
};

export const compass: Names['compass'] = {
  east: 'கிழக்கு',
  south: 'தெற்கு',
  west: 'மேற்கு',
  north: 'வடக்கு',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'பூமியில்',
  sky: 'ஆகாயத்தில்',
  patala: 'பாதாளத்தில்',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'மயானத்தில்',
  kailasa: 'கைலாயத்தில்',
  gauri: 'கௌரியுடன்',
  nandi: 'நந்தியின் மேல்',
  sabha: 'சபையில்',
  bhojana: 'போஜனத்தில்',
  krida: 'விளையாட்டில்',
};

export const panchaka: Names['panchaka'] = {
  roga: 'ரோக பஞ்சகம்',
  raja: 'ராஜ பஞ்சகம்',
  agni: 'அக்னி பஞ்சகம்',
  chora: 'சோர பஞ்சகம்',
  mrityu: 'மிருத்யு பஞ்சகம்',
};

export const gowri: Names['gowri'] = {
  Uthi: 'உத்தி',
  Amirdha: 'அமிர்தம்',
  Rogam: 'ரோகம்',
  Laabam: 'லாபம்',
  Dhanam: 'தனம்',
  Sugam: 'சுகம்',
  Soram: 'சோரம்',
  Visham: 'விஷம்',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'ருத்திரன்',
  Ahi: 'அஹி',
  Mitra: 'மித்திரன்',
  Pitri: 'பித்ரு',
  Vasu: 'வசு',
  Udaka: 'உதகம்',
  Vishvedeva: 'விஸ்வதேவர்',
  Vidhi: 'விதி',
  Brahma: 'பிரம்மா',
  Indra: 'இந்திரன்',
  Indragni: 'இந்திராக்னி',
  Nirriti: 'நிருதி',
  Varuna: 'வருணன்',
  Aryaman: 'அரியமான்',
  Bhaga: 'பகன்',
  Isha: 'ஈசன்',
  Ajapada: 'அஜபாதன்',
  Ahirbudhnya: 'அஹிர்புத்னியன்',
  Pushan: 'பூஷா',
  Ashvin: 'அஸ்வினி குமாரர்',
  Yama: 'எமன்',
  Agni: 'அக்னி',
  Dhatri: 'தாத்ரு',
  Chandra: 'சந்திரன்',
  Aditi: 'அதிதி',
  Jiva: 'ஜீவன்',
  Vishnu: 'விஷ்ணு',
  Arka: 'அர்க்கன்',
  Tvashtri: 'துவஷ்டா',
  Vayu: 'வாயு',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'சர்வார்த்த சித்தி',
  amrita_siddhi: 'அமிர்த சித்தி',
  ravi_pushya: 'ரவி புஷ்யம்',
  guru_pushya: 'குரு புஷ்யம்',
  siddha_tithi: 'சித்த திதி',
  dwipushkara: 'துவிபுஷ்கரம்',
  tripushkara: 'திரிபுஷ்கரம்',
  ravi_yoga: 'ரவி யோகம்',
  adal: 'ஆடல்',
  vidal: 'விடல்',
  jwalamukhi: 'ஜ்வாலாமுகி',
  yamaghanta: 'யமகண்ட யோகம்',
  dagdha_nakshatra: 'தக்த நட்சத்திரம்',
  dagdha_tithi: 'தக்த திதி',
  sun_dagdha_tithi: 'சூரிய தக்த திதி',
  visha_tithi: 'விஷ திதி',
  hutashana_tithi: 'ஹுதாசன திதி',
  krakacha_tithi: 'கிரகச திதி',
  samvartaka_tithi: 'சம்வர்த்தக திதி',
  mrityu_tithi: 'மிருத்யு திதி',
};

export const anandadi: Names['anandadi'] = {
  Ananda: 'ஆனந்தம்',
  Kaladanda: 'காலதண்டம்',
  Dhumra: 'தூம்ரம்',
  Dhata: 'தாதா',
  Saumya: 'சௌமியம்',
  Dhvanksha: 'துவாங்க்ஷம்',
  Dhvaja: 'துவஜம்',
  Shrivatsa: 'ஸ்ரீவத்சம்',
  Vajra: 'வஜ்ரம்',
  Mudgara: 'முத்கரம்',
  Chhatra: 'சத்ரம்',
  Mitra: 'மித்திரம்',
  Manasa: 'மானசம்',
  Padma: 'பத்மம்',
  Lumbaka: 'லும்பகம்',
  Utpata: 'உத்பாதம்',
  Mrityu: 'மிருத்யு',
  Kana: 'காணம்',
  Siddhi: 'சித்தி',
  Shubha: 'சுபம்',
  Amrita: 'அமிர்தம்',
  Musala: 'முசலம்',
  Gada: 'கதை',
  Matanga: 'மாதங்கம்',
  Rakshasa: 'ராட்சசம்',
  Chara: 'சரம்',
  Sthira: 'ஸ்திரம்',
  Pravardhamana: 'பிரவர்த்தமானம்',
};

export const samvatsara: Names['samvatsara'] = {
  Prabhava: 'பிரபவ',
  Vibhava: 'விபவ',
  Shukla: 'சுக்ல',
  Pramoda: 'பிரமோதூத',
  Prajapati: 'பிரசோற்பத்தி',
  Angiras: 'ஆங்கீரச',
  Shrimukha: 'ஸ்ரீமுக',
  Bhava: 'பவ',
  Yuva: 'யுவ',
  Dhata: 'தாது',
  Ishvara: 'ஈஸ்வர',
  Bahudhanya: 'வெகுதானிய',
  Pramathi: 'பிரமாதி',
  Vikrama: 'விக்கிரம',
  Vrisha: 'விஷு',
  Chitrabhanu: 'சித்திரபானு',
  Subhanu: 'சுபானு',
  Tarana: 'தாரண',
  Parthiva: 'பார்த்திப',
  Vyaya: 'விய',
  Sarvajit: 'சர்வஜித்',
  Sarvadhari: 'சர்வதாரி',
  Virodhi: 'விரோதி',
  Vikriti: 'விக்ருதி',
  Khara: 'கர',
  Nandana: 'நந்தன',
  Vijaya: 'விஜய',
  Jaya: 'ஜய',
  Manmatha: 'மன்மத',
  Durmukha: 'துர்முகி',
  Hemalamba: 'ஹேவிளம்பி',
  Vilamba: 'விளம்பி',
  Vikari: 'விகாரி',
  Sharvari: 'சார்வரி',
  Plava: 'பிலவ',
  Shubhakrit: 'சுபகிருது',
  Shobhakrit: 'சோபகிருது',
  Krodhi: 'குரோதி',
  Vishvavasu: 'விசுவாவசு',
  Parabhava: 'பராபவ',
  Plavanga: 'பிலவங்க',
  Kilaka: 'கீலக',
  Saumya: 'சௌமிய',
  Sadharana: 'சாதாரண',
  Virodhakrit: 'விரோதகிருது',
  Paridhavi: 'பரிதாவி',
  Pramadi: 'பிரமாதீச',
  Ananda: 'ஆனந்த',
  Rakshasa: 'ராட்சச',
  Nala: 'நள',
  Pingala: 'பிங்கள',
  Kalayukta: 'காளயுக்தி',
  Siddharthi: 'சித்தார்த்தி',
  Raudra: 'ரௌத்திரி',
  Durmati: 'துர்மதி',
  Dundubhi: 'துந்துபி',
  Rudhirodgari: 'ருத்ரோத்காரி',
  Raktaksha: 'ரக்தாட்சி',
  Krodhana: 'குரோதன',
  Akshaya: 'அட்சய',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'சித்திரை',
  Vaikasi: 'வைகாசி',
  Aani: 'ஆனி',
  Aadi: 'ஆடி',
  Aavani: 'ஆவணி',
  Purattasi: 'புரட்டாசி',
  Aippasi: 'ஐப்பசி',
  Karthigai: 'கார்த்திகை',
  Margazhi: 'மார்கழி',
  Thai: 'தை',
  Maasi: 'மாசி',
  Panguni: 'பங்குனி',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'மேடம்',
  Edavam: 'இடவம்',
  Mithunam: 'மிதுனம்',
  Karkidakam: 'கர்க்கடகம்',
  Chingam: 'சிங்கம்',
  Kanni: 'கன்னி',
  Thulam: 'துலாம்',
  Vrischikam: 'விருச்சிகம்',
  Dhanu: 'தனு',
  Makaram: 'மகரம்',
  Kumbham: 'கும்பம்',
  Meenam: 'மீனம்',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'பொய்சாக்',
  Joishtho: 'ஜோய்ஷ்டோ',
  Asharh: 'ஆஷார்',
  Srabon: 'ஸ்ராபோன்',
  Bhadro: 'பாத்ரோ',
  Ashwin: 'ஆஷ்வின்',
  Kartik: 'கார்த்திக்',
  Ogrohayon: 'ஒக்ரோஹாயோன்',
  Poush: 'பௌஷ்',
  Magh: 'மாக்',
  Falgun: 'பால்குன்',
  Choitro: 'சோய்த்ரோ',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'பைசாக',
  Jyestha: 'ஜ்யேஷ்ட',
  Asadha: 'ஆஷாட',
  Srabana: 'ஸ்ராபண',
  Bhadraba: 'பாத்ரப',
  Aswina: 'ஆஸ்வின',
  Kartika: 'கார்த்திக',
  Margasira: 'மார்கசிர',
  Pausa: 'பௌஷ',
  Magha: 'மாக',
  Phalguna: 'பால்குன',
  Chaitra: 'சைத்ர',
};

export const ayana: Names['ayana'] = {
  uttarayana: 'உத்தராயணம்',
  dakshinayana: 'தட்சிணாயனம்',
};

export const ritu: Names['ritu'] = {
  vasanta: 'வசந்த ருது',
  grishma: 'கிரீஷ்ம ருது',
  varsha: 'வர்ஷ ருது',
  sharad: 'சரத் ருது',
  hemanta: 'ஹேமந்த ருது',
  shishira: 'சிசிர ருது',
};

export const activity: Names['activity'] = {
  marriage: 'திருமணம்',
  griha_pravesh: 'கிரகப் பிரவேசம்',
  house_construction: 'வாஸ்து, வீடு கட்டத் தொடங்குதல்',
  namakarana: 'பெயர் சூட்டுதல்',
  annaprashana: 'அன்னப்பிராசனம் (முதல் சோறூட்டல்)',
  mundan: 'முடி இறக்குதல்',
  upanayana: 'உபநயனம்',
  vidyarambha: 'வித்யாரம்பம்',
  travel: 'பயணம்',
  vehicle: 'வாகனம் வாங்குதல்',
  property_purchase: 'நிலம் அல்லது வீடு வாங்குதல்',
  business_start: 'தொழில் தொடங்குதல்',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'பார்ப்பதில்லை',
  by_rule: 'விதி சொல்வதுபோல்',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'அச்சிட்ட பட்டியல்களில் உள்ளபடி',
  strict: 'நூல்களில் உள்ளபடி',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'எந்தத் திசையும்' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'கிழமை',
  nakshatra: 'சந்திரனின் நட்சத்திரம்',
  tithi: 'திதி',
  lunar_month: 'சந்திர மாதம்',
  sun_sign: 'சூரியனின் ராசி',
  disha_shula: 'பயணத் திசை (சூலம்)',
  adhika: 'அதிக மாதம்',
  kharmas: 'கர்மாஸ்: சூரியன் தனுசு அல்லது மீனத்தில்',
  chaturmas: 'சாதுர்மாஸ்யம்: விஷ்ணு துயிலும் நான்கு மாதங்கள்',
  guru_asta: 'குரு அஸ்தமனம்',
  shukra_asta: 'சுக்கிர அஸ்தமனம்',
  bhadra: 'பத்திரை (விஷ்டி கரணம்)',
  panchaka: 'பஞ்சகம்: சந்திரன் அவிட்டம் முதல் ரேவதி வரை',
  sankranti: 'சங்கராந்தி: இருபுறமும் 16 நாழிகை',
  holashtaka: 'ஹோலாஷ்டகம்: ஹோலிக்கு முந்தைய எட்டு நாட்கள்',
  pitri_paksha: 'மகாளய பட்சம்',
  bad_yogas: 'விலக்கத்தக்க யோகங்கள்',
  lagna: 'லக்னம்',
  lagna_house: 'காலியாக இருக்க வேண்டிய பாவத்தில் கிரகம்',
  too_short: 'மிகக் குறுகியது',
  no_sunrise: 'சூரிய உதயம் இல்லை',
  nakshatra_tolerated: 'ஏற்றுக்கொள்ளப்படும் அளவிலான நட்சத்திரம்',
  tithi_tolerated: 'ஏற்றுக்கொள்ளப்படும் அளவிலான திதி',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'சூரிய கிரகணம்',
  lunar: 'சந்திர கிரகணம்',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'பகுதி',
  annular: 'கங்கண',
  total: 'முழு',
  hybrid: 'கலப்பு',
  penumbral: 'புறநிழல்',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'ஸ்பரிசம்',
  second: 'சம்மீலனம்',
  third: 'உன்மீலனம்',
  fourth: 'மோட்சம்',
  penumbral_begins: 'புறநிழல் தொடக்கம்',
  partial_begins: 'நிழலில் நுழைதல் (ஸ்பரிசம்)',
  total_begins: 'முழு கிரகணம் தொடக்கம் (சம்மீலனம்)',
  total_ends: 'முழு கிரகணம் முடிவு (உன்மீலனம்)',
  partial_ends: 'நிழலிலிருந்து விடுதலை (மோட்சம்)',
  penumbral_ends: 'புறநிழல் முடிவு',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'தெரிவிக்கப்படவில்லை',
  combustion: 'உதயத்தில் சூரியனுக்கு அருகில்',
  kalamsha: 'காலாம்சம் (சூரிய சித்தாந்தம்)',
  arcus_visionis: 'சூரியனின் தாழ்வு (ஷோக்)',
  elongation: 'சூரியனிலிருந்து விலகல்',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'சர ராசி',
  fixed: 'ஸ்திர ராசி',
  dual: 'உபய ராசி',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'ராசிகள் மட்டும்',
  navamsas: 'நவாம்சங்களுடன்',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'அஸ்தமனம்',
  combust: 'அஸ்தங்கம்',
  retrograde: 'வக்ரம்',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'ராசிப் பெயர்ச்சி',
  nakshatra_entry: 'நட்சத்திரப் பெயர்ச்சி',
  station: 'நின்று திரும்புதல்',
  combustion_begins: 'அஸ்தங்கம் தொடக்கம்',
  combustion_ends: 'அஸ்தங்கம் முடிவு',
  asta: 'கண்ணுக்கு மறைதல்',
  udaya: 'மீண்டும் தெரிதல்',
  paksha: 'பட்சம் மாறுகிறது',
  vedha: 'வேதை மாறுகிறது',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'மகாதசை',
  antar: 'புக்தி',
  pratyantar: 'அந்தரம்',
  sukshma: 'சூட்சுமம்',
  prana: 'பிராணம்',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'விம்சோத்தரி',
  yogini: 'யோகினி',
  ashtottari: 'அஷ்டோத்தரி',
  chara: 'சர தசை',
  chara_parashara: 'சர தசை (பராசரர்)',
  narayana: 'நாராயண தசை',
  shoola: 'சூல தசை',
  sudasa: 'சுதசை',
  kalachakra: 'காலச்சக்கர தசை',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'ஆத்மகாரகன்',
  amatya: 'அமாத்யகாரகன்',
  bhratri: 'பிராத்ருகாரகன்',
  matri: 'மாத்ருகாரகன்',
  pitri: 'பித்ருகாரகன்',
  putra: 'புத்திரகாரகன்',
  gnati: 'ஞாதிகாரகன்',
  dara: 'தாரகாரகன்',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'பராசரர்',
  varahamihira: 'வராகமிகிரர்',
};

export const yogini: Names['yogini'] = {
  Mangala: 'மங்களா',
  Pingala: 'பிங்களா',
  Dhanya: 'தான்யா',
  Bhramari: 'பிராமரி',
  Bhadrika: 'பத்ரிகா',
  Ulka: 'உல்கா',
  Siddha: 'சித்தா',
  Sankata: 'சங்கடா',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'சாயனம்',
  sidereal: 'நிராயணம்',
};

export const koota: Names['koota'] = {
  varna: 'வர்ணம்',
  vashya: 'வசியம்',
  tara: 'தாரை',
  yoni: 'யோனி',
  graha_maitri: 'கிரக மைத்ரி',
  gana: 'கணம்',
  bhakoot: 'ராசி',
  nadi: 'நாடி',
};

export const varna: Names['varna'] = {
  shudra: 'சூத்திரர்',
  vaishya: 'வைசியர்',
  kshatriya: 'சத்திரியர்',
  brahmin: 'பிராமணர்',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'நாற்கால் விலங்கு (சதுஷ்பாதம்)',
  manava: 'மானிடம்',
  jalachara: 'நீர்வாழ்வன (ஜலசரம்)',
  vanachara: 'காட்டுவாழ்வன (வனசரம்)',
  keeta: 'பூச்சி (கீடம்)',
};

export const match_band: Names['match_band'] = {
  excellent: 'உத்தமம்',
  very_good: 'மிக நன்று',
  acceptable: 'ஏற்கத்தக்கது',
  below_customary_threshold: 'வழக்கமான குறைந்தபட்ச அளவுக்குக் கீழ்',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'லக்னம்',
  moon: 'சந்திரன்',
  both: 'லக்னமும் சந்திரனும்',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'செவ்வாய் ஆட்சி வீட்டில்',
  mars_exalted: 'செவ்வாய் உச்சம்',
  mars_sign_house_exception: 'செவ்வாய் தான் நிற்கும் பாவத்தின் தோஷத்தை நீக்கும் ராசியில்',
  mars_in_leo_or_aquarius: 'செவ்வாய் சிம்மத்தில் அல்லது கும்பத்தில்',
  jupiter_conjunct_mars: 'செவ்வாயுடன் குரு',
  jupiter_aspects_mars: 'செவ்வாய்க்கு குருவின் பார்வை',
  moon_conjunct_mars: 'செவ்வாயுடன் சந்திரன்',
  jupiter_in_lagna: 'லக்னத்தில் குரு',
  mars_yogakaraka_lagna: 'செவ்வாய் லக்னத்தின் யோககாரகன்',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'தோஷம் நீங்குகிறது',
  reducing: 'தோஷம் குறைகிறது',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'தமிழ் முறை, பத்து',
  kerala: 'கேரள முறை, பத்து',
  twelve: 'பன்னிரண்டு, முழு மதிப்பெண்கள்',
  stars_only: 'பத்து, நட்சத்திரங்களால் மட்டும்',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'இதே மதிப்பெண் தரும் அட்டவணைகள்',
  north_indian_printed: 'வட இந்திய அச்சு அட்டவணைகள்',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'லக்னம், சந்திரன்',
  lagna_moon_and_venus: 'லக்னம், சந்திரன், சுக்கிரன்',
};

export const porutham: Names['porutham'] = {
  dina: 'தினம்',
  gana: 'கணம்',
  mahendra: 'மகேந்திரம்',
  stree_deergha: 'ஸ்திரீ தீர்க்கம்',
  yoni: 'யோனி',
  rasi: 'ராசி',
  rasiyathipati: 'ராசி அதிபதி',
  vasya: 'வசியம்',
  rajju: 'ரஜ்ஜு',
  vedha: 'வேதை',
  nadi: 'நாடி',
  varna: 'வர்ணம்',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'பாத ரஜ்ஜு',
  kati: 'கடி ரஜ்ஜு (தொடை)',
  udara: 'உதர ரஜ்ஜு (வயிறு)',
  kantha: 'கண்ட ரஜ்ஜு (கழுத்து)',
  siro: 'சிரசு ரஜ்ஜு (தலை)',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'இரு ராசிகளுக்கும் ஒரே அதிபதி அல்லது நட்பான அதிபதிகள்',
  nadi_same_or_friendly_lords: 'இருவரின் சந்திர ராசி அதிபதிகளும் ஒருவரே அல்லது நட்பானவர்கள்',
  gana_bride_beyond_14th: 'மணமகளின் நட்சத்திரம் மணமகனின் நட்சத்திரத்திலிருந்து பதினான்குக்கு அப்பால்',
  rajju_waived_by_four: 'ராசி அதிபதி, ராசி, தினம், மகேந்திரம் ஆகிய நான்கும் பொருந்துகின்றன',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'ஒன்பதால் வகுத்த மீதியால்',
  cycle_graded: '27 நட்சத்திரச் சுழற்சியால்',
  graded: 'அரை மதிப்பெண்களுடன்',
  binary: 'முழு மதிப்பெண்களாக',
  graded_13_7: '13-க்கு மேல்; பாதிக்கு 7',
  above_7: '7-க்கு மேல்',
  sex_graded: 'யோனியின் ஆண், பெண் வகையால், அரை மதிப்பெண்களுடன்',
  stars_only: 'யோனியின் ஆண், பெண் வகையால்',
  eighth_bad: 'எட்டாம் ராசி பொருந்தாது',
  eighth_good: 'எட்டாம் ராசி பொருந்தும்',
  lord_yavana: 'யவனரின் நட்பு முறை',
  lord_bphs_graded: 'இயற்கை நட்பு, அரை மதிப்பெண்களுடன்',
  lord_not_hostile: 'பகையாக இல்லாதிருந்தால் போதும்',
  either_way: 'இரு திசைகளில் ஒன்றில் இருந்தால் போதும்',
  five_groups: 'ஐந்தில் ஒரே பிரிவாக இருக்கக் கூடாது',
  directional: 'பிரிவும் திசையும் கொண்டு',
  kerala_three: 'இருவரும் மத்தியப் பிரிவில் இருக்கக் கூடாது',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'புரோகேரளா',
  hindupanchangam: 'வட இந்திய அச்சு அட்டவணை',
  symmetric_5_1_0: 'வட இந்திய அச்சு அட்டவணை: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'முழுப் பார்வை',
  special: 'சிறப்புப் பார்வை',
};

export const method: Names['method'] = {
  service_transit_v1: 'பார்வைகளால் கோசாரம்',
  service_manglik_v1: 'லக்னமும் சந்திரனும் கொண்டு செவ்வாய் தோஷம்',
  own_manglik_pair_v1: 'இருவரின் செவ்வாய் தோஷம்',
  nakshatra_syllables_v1: 'பாதங்களின் பெயரெழுத்துகள்',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'முதல் நாள்',
  last: 'அடுத்த நாள்',
  more: 'அதிக நேரம் உள்ள நாள், சமமானால் முதல் நாள்',
  more_last: 'அதிக நேரம் உள்ள நாள், சமமானால் அடுத்த நாள்',
  full: 'முழுவதும் உள்ள நாள், இல்லையேல் முதல் நாள்',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'உதயத்தில் இருக்கும் கடைசி நாள், இல்லையேல் தொடங்கும் நாள்',
  last: 'உதயத்தில் இருக்கும் கடைசி நாள், இல்லையேல் தொடங்கிய நாளுக்கு மறுநாள்',
  first: 'தொடங்கும் நாள்',
  next: 'மறுநாள்',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'லக்னம்',
  moon: 'சந்திரன்',
  venus: 'சுக்கிரன்',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'இல்லை',
  mild: 'லேசானது',
  moderate: 'நடுத்தரம்',
  strong: 'வலுவானது',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'இருவருக்கும் செவ்வாய் தோஷம் இல்லை',
  both_flagged_balanced: 'இருவருக்கும் செவ்வாய் தோஷம்; சமன் ஆகிறது',
  cancelled: 'செவ்வாய் தோஷம் உண்டு, ஆனால் நிவர்த்தி ஆகிறது',
  one_sided: 'ஒருவருக்கு மட்டும் செவ்வாய் தோஷம்',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'ஆதாரங்கள் ஒத்துக்கொள்பவை',
  all: 'வழக்கில் உள்ள அனைத்தும்',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'ஒரே ராசி, இரண்டு நட்சத்திரங்கள்',
  nadi_same_nakshatra: 'ஒரே நட்சத்திரம், இரண்டு ராசிகள்',
  nadi_padas: 'ஒரே நட்சத்திரம், இரண்டு பாதங்கள்',
  bhakoot_one_ruler: 'இரு ராசிகளுக்கும் ஒரே அதிபதி',
  bhakoot_friends: 'ராசி அதிபதிகள் நண்பர்கள்',
  gana_rulers: 'இரு ராசிகளுக்கும் ஒரே அதிபதி அல்லது நட்பு அதிபதிகள்',
};

export const confidence: Names['confidence'] = {
  high: 'அதிகம்',
  medium: 'நடுத்தரம்',
  low: 'குறைவு',
};

export const language: Names['language'] = {
  en: 'ஆங்கிலம்',
  uk: 'உக்ரைனியம்',
  ru: 'ரஷ்யம்',
  hi: 'இந்தி',
  fr: 'பிரெஞ்சு',
  de: 'ஜெர்மன்',
  es: 'ஸ்பானிஷ்',
  ta: 'தமிழ்',
  te: 'தெலுங்கு',
  kn: 'கன்னடம்',
  ml: 'மலையாளம்',
  mr: 'மராத்தி',
  gu: 'குஜராத்தி',
  bn: 'வங்காளம்',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'லக்னம்' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'பலதீபிகை',
  raman: 'ராமன்',
  muhurta_chintamani: 'முகூர்த்த சிந்தாமணி',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'லக்னத்தை நட்பாகப் (3, 5, 9 அல்லது 11-ஆம் பாவத்திலிருந்து) பார்ப்பவற்றில் மிக வலுவானது.',
  aspect: 'லக்னத்தைப் பார்ப்பவற்றில் மிக வலுவானது.',
  greatest_strength: 'லக்னத்தை எதுவும் பார்க்கவில்லை: மிக வலுவானது.',
  first_candidate: 'லக்னத்தை எதுவும் பார்க்கவில்லை, எதுவும் வலுவாக இல்லை: முதலாவது.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'சூரிய அல்லது சந்திர ராசியின் அதிபதி',
  natal_lagna: 'ஜென்ம லக்னாதிபதி',
  muntha: 'முந்தாவின் அதிபதி',
  annual_lagna: 'வருட லக்னாதிபதி',
  tri_rashi: 'திரிராசி அதிபதி',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'வலுவான நட்பு',
  weak_friendly: 'மெலிந்த நட்பு',
  strong_inimical: 'வலுவான பகை',
  weak_inimical: 'மெலிந்த பகை',
  neutral: 'சமம்',
};

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'இத்தசாலம்',
  ishrafa: 'ஈசராபம்',
  nakta: 'நக்தம்',
  yamaya: 'யமயா',
  ikkavala: 'இக்கவாலம்',
  induvara: 'இந்துவாரம்',
  manau: 'மணவு',
  kamboola: 'கம்பூலம்',
  gairi_kamboola: 'கைரி கம்பூலம்',
  khallasara: 'கல்லாசரம்',
  radda: 'ரத்தா',
  duphali_kuttha: 'துபாலி குத்தம்',
  dutthotthadavira: 'துத்தோத்த தவீரம்',
  tambira: 'தம்பீரம்',
  kuttha: 'குத்தம்',
  durapha: 'துரபம்',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'ஸ்ரீபதி',
  equal: 'சம பாவம்',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'ஏழு கிரகங்கள்',
  nine: 'ராகு, கேது உட்பட ஒன்பது கிரகங்கள்',
};

export const murti: Names['murti'] = {
  gold: 'தங்கம்',
  silver: 'வெள்ளி',
  copper: 'செம்பு',
  iron: 'இரும்பு',
};

export const house_quality: Names['house_quality'] = {
  good: 'நல்ல பாவம்',
  bad: 'தீய பாவம்',
};

export const grade: Names['grade'] = {
  A: 'நூல்கள் ஒத்துப்போகின்றன',
  B: 'கருத்துகள் வேறுபடுகின்றன',
  C: 'ஆதாரம் கிடைக்கவில்லை: உறுதியில்லை',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'நல்ல பாவத்தைக் கெடுக்கின்றன',
  saves: 'தீய பாவத்தைக் காக்கின்றன',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'ருசக யோகம்',
  bhadra: 'பத்ர யோகம்',
  hamsa: 'ஹம்ச யோகம்',
  malavya: 'மாளவ்ய யோகம்',
  shasha: 'சச யோகம்',
  sunapha: 'சுனபா யோகம்',
  anapha: 'அனபா யோகம்',
  durudhara: 'துருதுரா யோகம்',
  kemadruma: 'கேமத்ரும யோகம்',
  gajakesari: 'கஜகேசரி யோகம்',
  chandra_mangala: 'சந்திர மங்கள யோகம்',
  adhi: 'அதி யோகம்',
  amala: 'அமலா யோகம்',
  vasumati: 'வசுமதி யோகம்',
  shakata: 'சகட யோகம்',
  moon_benefic_upachaya: 'சந்திரனால் தன யோகம்',
  lagnadhi: 'லக்னாதி யோகம்',
  vesi: 'வேசி யோகம்',
  vasi: 'வாசி யோகம்',
  ubhayachari: 'உபயசரி யோகம்',
  budhaditya: 'புதாதித்ய யோகம்',
  guru_mangala: 'குரு மங்கள யோகம்',
  shubha_kartari: 'சுப கர்த்தரி யோகம்',
  papa_kartari: 'பாப கர்த்தரி யோகம்',
  parvata: 'பர்வத யோகம்',
  kahala: 'காஹள யோகம்',
  chamara: 'சாமர யோகம்',
  shankha: 'சங்க யோகம்',
  bheri: 'பேரி யோகம்',
  lakshmi: 'லட்சுமி யோகம்',
  saraswati: 'சரஸ்வதி யோகம்',
  gauri: 'கௌரி யோகம்',
  kalanidhi: 'கலாநிதி யோகம்',
  khadga: 'கட்க யோகம்',
  srinatha: 'ஸ்ரீநாத யோகம்',
  matsya: 'மத்ஸ்ய யோகம்',
  shiva: 'சிவ யோகம்',
  trilochana: 'திரிலோசன யோகம்',
  chatussagara: 'சதுஸ்ஸாகர யோகம்',
  pushkala: 'புஷ்கல யோகம்',
  kusuma: 'குசும யோகம்',
  amsavatara: 'அம்சாவதார யோகம்',
  raja_kendra_trikona: 'ராஜயோகம் (கேந்திர, திரிகோண அதிபதிகள்)',
  dharma_karmadhipati: 'தர்ம கர்மாதிபதி யோகம்',
  yogakaraka: 'யோககாரகன்',
  harsha: 'ஹர்ஷ யோகம்',
  sarala: 'சரள யோகம்',
  vimala: 'விமல யோகம்',
  neechabhanga: 'நீசபங்க யோகம்',
  maha_parivartana: 'மகா பரிவர்த்தனை யோகம்',
  khala_parivartana: 'கல பரிவர்த்தனை யோகம்',
  dainya_parivartana: 'தைன்ய பரிவர்த்தனை யோகம்',
  dhana: 'தன யோகம்',
  daridra: 'தரித்திர யோகம்',
  kala_sarpa: 'கால சர்ப்ப தோஷம்',
  guru_chandala: 'குரு சண்டாள யோகம்',
  grahan: 'கிரகண தோஷம்',
  angaraka: 'அங்காரக தோஷம்',
  shrapit: 'சாப தோஷம்',
  vish: 'விஷ யோகம்',
  rajju: 'ரஜ்ஜு யோகம்',
  musala: 'முசல யோகம்',
  nala: 'நள யோகம்',
  mala: 'மாலா யோகம்',
  sarpa: 'சர்ப்ப யோகம்',
  gada: 'கதா யோகம்',
  shakata_nabhasa: 'சகட யோகம் (நாபஸம்)',
  vihaga: 'விஹக யோகம்',
  shringataka: 'சிருங்காடக யோகம்',
  hala: 'ஹல யோகம்',
  vajra: 'வஜ்ர யோகம்',
  yava: 'யவ யோகம்',
  kamala: 'கமல யோகம்',
  vapi: 'வாபி யோகம்',
  yupa: 'யூப யோகம்',
  shara: 'சர யோகம்',
  shakti: 'சக்தி யோகம்',
  danda: 'தண்ட யோகம்',
  nauka: 'நௌகா யோகம்',
  kuta: 'கூட யோகம்',
  chhatra: 'சத்ர யோகம்',
  chapa: 'சாப யோகம் (வில்)',
  ardha_chandra: 'அர்த்த சந்திர யோகம்',
  chakra: 'சக்ர யோகம்',
  samudra: 'சமுத்திர யோகம்',
  gola: 'கோள யோகம்',
  yuga: 'யுக யோகம்',
  shula: 'சூல யோகம்',
  kedara: 'கேதார யோகம்',
  pasha: 'பாச யோகம்',
  dama: 'தாம யோகம்',
  vallaki: 'வல்லகி யோகம்',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'அனந்த வகை',
  Kulika: 'குளிக வகை',
  Vasuki: 'வாசுகி வகை',
  Shankhapala: 'சங்கபால வகை',
  Padma: 'பத்ம வகை',
  Mahapadma: 'மகாபத்ம வகை',
  Takshaka: 'தட்சக வகை',
  Karkotaka: 'கார்க்கோடக வகை',
  Shankhachuda: 'சங்கசூட வகை',
  Ghataka: 'காதக வகை',
  Vishadhara: 'விஷதர வகை',
  Sheshanaga: 'சேஷநாக வகை',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'பஞ்ச மகாபுருஷ யோகம்',
  lunar: 'சந்திர யோகம்',
  solar: 'சூரிய யோகம்',
  raja: 'ராஜ யோகம்',
  parivartana: 'பரிவர்த்தனை யோகம்',
  dhana: 'தன யோகம்',
  other: 'பிற',
  nabhasa_ashraya: 'நாபஸம்: ஆஸ்ரயம்',
  nabhasa_dala: 'நாபஸம்: தளம்',
  nabhasa_akriti: 'நாபஸம்: ஆகிருதி',
  nabhasa_sankhya: 'நாபஸம்: சங்கியை',
  dosha: 'தோஷம்',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'தளர்வான வரையறை',
  strict: 'கண்டிப்பான வரையறை',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'பாவத்தில்',
  not_in_house: 'கேட்ட பாவங்களுக்கு வெளியே',
  dignity: 'நிலை',
  not_dignity: 'கெட்ட நிலை இல்லை',
  not_combust: 'அஸ்தங்கம் இல்லை',
  conjunct: 'ஒரே ராசியில்',
  aspects: 'பார்வை',
  aspects_lagna: 'லக்னத்துக்குப் பார்வை',
  exchange: 'பரிவர்த்தனை',
  mutual_aspect: 'பரஸ்பரப் பார்வை',
  strong: 'பலம் பெற்றது',
  houses_occupied: 'கிரகங்கள் உள்ள பாவங்கள்',
  none_in_houses: 'இவற்றில் எதுவும் இந்தப் பாவங்களில் இல்லை',
  movable_sign: 'சர ராசியில்',
  fixed_sign: 'ஸ்திர ராசியில்',
  dual_sign: 'உபய ராசியில்',
  sign_count: 'ராசிகளின் எண்ணிக்கை',
  yogakaraka: 'கேந்திரத்துக்கும் திரிகோணத்துக்கும் அதிபதி',
  between_nodes: 'ஏழும் இவற்றுக்கு இடையில்',
  debilitated: 'நீசம்',
  dispositor_in_kendra: 'நீச ராசியின் அதிபதி கேந்திரத்தில்',
  exaltation_lord_in_kendra: 'உச்ச ராசியின் அதிபதி கேந்திரத்தில்',
  planet_exalted_there_in_kendra: 'அங்கே உச்சம் பெறும் கிரகம் கேந்திரத்தில்',
  dispositor_joins_or_aspects: 'ராசி அதிபதி சேர்ந்திருக்கிறது அல்லது பார்க்கிறது',
  dispositor_and_exaltation_lord_mutual_kendra: 'இரு அதிபதிகளும் பரஸ்பரக் கேந்திரத்தில்',
  no_other_nabhasa: 'வேறு நாபஸ யோகம் இல்லை',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'சந்திரனுடன் கிரகம்',
  planet_in_kendra_from_moon: 'சந்திரனுக்குக் கேந்திரத்தில் கிரகம்',
  planet_in_kendra_from_lagna: 'லக்னத்துக்குக் கேந்திரத்தில் கிரகம்',
  moon_in_kendra_from_lagna: 'சந்திரன் லக்னத்துக்குக் கேந்திரத்தில்',
  jupiter_aspects_moon: 'சந்திரனுக்கு குருவின் பார்வை',
  moon_exalted_or_own: 'சந்திரன் உச்சம் அல்லது ஆட்சி',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'தூமன்',
  vyatipata: 'வியதீபாதன்',
  parivesha: 'பரிவேஷன்',
  indrachapa: 'இந்திரசாபம்',
  upaketu: 'உபகேது',
  kala: 'காலன்',
  mrityu: 'மிருத்யு',
  ardhaprahara: 'அர்த்தப்பிரகரன்',
  yamaghantaka: 'எமகண்டகன்',
  gulika: 'குளிகன்',
  mandi: 'மாந்தி',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'பாவ லக்னம்',
  hora: 'ஹோரா லக்னம்',
  ghati: 'கடிகா லக்னம்',
  sree: 'ஸ்ரீ லக்னம்',
  indu: 'இந்து லக்னம்',
  varnada: 'வர்ணத லக்னம்',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'ரேவதி–அஸ்வினி',
  ashlesha_magha: 'ஆயில்யம்–மகம்',
  jyeshtha_mula: 'கேட்டை–மூலம்',
};

export const baladi: Names['baladi'] = {
  bala: 'பால அவஸ்தை',
  kumara: 'குமார அவஸ்தை',
  yuva: 'யுவ அவஸ்தை',
  vriddha: 'விருத்த அவஸ்தை',
  mrita: 'மிருத அவஸ்தை',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'ஜாக்கிரம்',
  svapna: 'சொப்பனம்',
  sushupti: 'சுழுத்தி',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'தீப்தம்',
  svastha: 'ஸ்வஸ்தம்',
  mudita: 'முதிதம்',
  shanta: 'சாந்தம்',
  dina: 'தீனம்',
  duhkhita: 'துக்கிதம்',
  khala: 'கலம்',
  kopa: 'கோபம்',
  vikala: 'விகலம்',
};

export const saham: Names['saham'] = {
  punya: 'புண்ணியம்',
  vidya: 'வித்யை',
  yashas: 'புகழ்',
  mitra: 'மித்திரம்',
  mahatmya: 'மகாத்மியம்',
  asha: 'ஆசை',
  samartha: 'சாமர்த்தியம்',
  bhratri: 'பிராத்ரு',
  gaurava: 'கௌரவம்',
  pitri: 'பித்ரு',
  rajya: 'ராஜ்யம்',
  matri: 'மாத்ரு',
  putra: 'புத்திரம்',
  jiva: 'ஜீவம்',
  karma: 'கர்மம்',
  roga: 'ரோகம்',
  kali: 'கலி',
  shastra: 'சாஸ்திரம்',
  bandhu: 'பந்து',
  mrityu: 'மிருத்யு',
  paradesha: 'பரதேசம்',
  artha: 'அர்த்தம்',
  paradara: 'பரதாரம்',
  vanik: 'வணிகம்',
  karyasiddhi: 'காரியசித்தி',
  vivaha: 'விவாகம்',
  santapa: 'சந்தாபம்',
  shraddha: 'சிரத்தை',
  priti: 'பிரீதி',
  jadya: 'ஜாட்யம்',
  vyapara: 'வியாபாரம்',
  shatru: 'சத்ரு',
  jalapatana: 'ஜலபதனம்',
  bandhana: 'பந்தனம்',
  apamrityu: 'அபமிருத்யு',
  labha: 'லாபம்',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'ஒரு பாகைக்குள் (பூரணம்)',
  present: 'தீப்தாம்சத்துக்குள் (வர்த்தமானம்)',
  future: 'இன்னும் தீப்தாம்சத்துக்கு வெளியே (பவிஷ்யம்)',
};

export const year_by: Names['year_by'] = {
  solar: 'சூரியன் திரும்பும் கணம்',
  tithi: 'திதி திரும்பும் கணம் (திதி பிரவேசம்)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'லாகிரி (சித்ரபட்சம்)',
  lahiri_icrc: 'லாகிரி (நாட்காட்டிச் சீர்திருத்தக் குழு)',
  lahiri_1940: 'லாகிரி (1940)',
  lahiri_vp285: 'லாகிரி (பூஜ்ய ஆண்டு 285)',
  true_chitra: 'உண்மைச் சித்திரை (சித்திரை விண்மீன் 180°-இல்)',
  true_pushya: 'உண்மைப் பூசம் (பூச விண்மீன் 106°-இல்)',
  true_revati: 'உண்மை ரேவதி (ரேவதி விண்மீன் 359°50′-இல்)',
  true_mula: 'உண்மை மூலம் (மூல விண்மீன் 240°-இல்)',
  true_sheoran: 'ஷியோரான்',
  galactic_center_0_sagittarius: 'பால்வெளி மையம் தனுசு 0°-இல்',
  galactic_center_mula: 'பால்வெளி மையம் மூலத்தின் நடுவில் (வில்ஹெல்ம்)',
  raman: 'ராமன்',
  krishnamurti: 'கிருஷ்ணமூர்த்தி (கே.பி.)',
  krishnamurti_vp291: 'கிருஷ்ணமூர்த்தி (பூஜ்ய ஆண்டு 291)',
  yukteshwar: 'ஸ்ரீ யுக்தேஸ்வர்',
  surya_siddhanta: 'சூரிய சித்தாந்தம்',
  surya_siddhanta_mean_sun: 'சூரிய சித்தாந்தம் (மத்திம சூரியன்)',
  ss_revati: 'சூரிய சித்தாந்தம் (ரேவதி)',
  ss_chitra: 'சூரிய சித்தாந்தம் (சித்திரை)',
  aryabhata: 'ஆரியபட்டர்',
  aryabhata_mean_sun: 'ஆரியபட்டர் (மத்திம சூரியன்)',
  aryabhata_522: 'ஆரியபட்டர் (பூஜ்ய ஆண்டு 522)',
  ushashashi: 'உஷா, சசி',
  jn_bhasin: 'ஜே. என். பாசின்',
  fagan_bradley: 'ஃபேகன்-பிராட்லி',
  deluce: 'டி லூஸ்',
  djwhal_khul: 'ஜ்வல் குல்',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'பிருகு பிந்து',
  yogi_point: 'யோகி புள்ளி',
  avayogi_point: 'அவயோகி புள்ளி',
  beeja_sphuta: 'பீஜ ஸ்புடம்',
  kshetra_sphuta: 'க்ஷேத்ர ஸ்புடம்',
  pranapada: 'பிராணபதம்',
  prana_sphuta: 'பிராண ஸ்புடம்',
  deha_sphuta: 'தேக ஸ்புடம்',
  mrityu_sphuta: 'மிருத்யு ஸ்புடம்',
  sukshma_trisphuta: 'சூட்சும திரிஸ்புடம்',
  trisphuta: 'திரிஸ்புடம்',
  chatuhsphuta: 'சதுஸ்ஸ்புடம்',
  panchasphuta: 'பஞ்சஸ்புடம்',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22-ஆம் திரேக்காணம்',
  navamsa_64: '64-ஆம் நவாம்சம்',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'இந்த நேரம் பிறப்புக்கு முந்தையது.',
  ended: 'இதன் தசைகள் முடிந்துவிட்டன.',
  birth_time_needed: 'இதற்குப் பிறந்த நேரம் தேவை.',
};
