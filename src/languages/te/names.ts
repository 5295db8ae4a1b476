import { byTitle, byVargaName, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';

export * from './calendars.js';
export * from './limbs.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'మేషం',
  Taurus: 'వృషభం',
  Gemini: 'మిథునం',
  Cancer: 'కర్కాటకం',
  Leo: 'సింహం',
  Virgo: 'కన్య',
  Libra: 'తుల',
  Scorpio: 'వృశ్చికం',
  Sagittarius: 'ధనుస్సు',
  Capricorn: 'మకరం',
  Aquarius: 'కుంభం',
  Pisces: 'మీనం',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'మేష రాశిలో',
  Taurus: 'వృషభ రాశిలో',
  Gemini: 'మిథున రాశిలో',
  Cancer: 'కర్కాటక రాశిలో',
  Leo: 'సింహ రాశిలో',
  Virgo: 'కన్యా రాశిలో',
  Libra: 'తులా రాశిలో',
  Scorpio: 'వృశ్చిక రాశిలో',
  Sagittarius: 'ధనుస్సు రాశిలో',
  Capricorn: 'మకర రాశిలో',
  Aquarius: 'కుంభ రాశిలో',
  Pisces: 'మీన రాశిలో',
};

export const graha: Names['graha'] = {
  Sun: 'సూర్యుడు',
  Moon: 'చంద్రుడు',
  Mercury: 'బుధుడు',
  Venus: 'శుక్రుడు',
  Mars: 'కుజుడు',
  Jupiter: 'గురువు',
  Saturn: 'శని',
  Rahu: 'రాహువు',
  Ketu: 'కేతువు',
  Uranus: 'యురేనస్',
  Neptune: 'నెప్ట్యూన్',
  Pluto: 'ప్లూటో',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'అశ్వినీ దేవతలు',
  Yama: 'యముడు',
  Agni: 'అగ్ని',
  'Brahma (Prajapati)': 'బ్రహ్మ (ప్రజాపతి)',
  Soma: 'సోముడు (చంద్రుడు)',
  Rudra: 'రుద్రుడు',
  Aditi: 'అదితి',
  Brihaspati: 'బృహస్పతి',
  'Nagas (Sarpas)': 'నాగులు (సర్పాలు)',
  Pitris: 'పితృదేవతలు',
  Bhaga: 'భగుడు',
  Aryaman: 'అర్యముడు',
  Savitar: 'సవిత',
  Tvashtar: 'త్వష్ట',
  Vayu: 'వాయువు',
  'Indra and Agni': 'ఇంద్రుడు, అగ్ని',
  Mitra: 'మిత్రుడు',
  Indra: 'ఇంద్రుడు',
  Nirriti: 'నిరృతి',
  Apas: 'ఆపః (జలం)',
  Vishvedevas: 'విశ్వేదేవతలు',
  Vishnu: 'విష్ణువు',
  Vasus: 'వసువులు',
  Varuna: 'వరుణుడు',
  'Aja Ekapada': 'అజ ఏకపాదుడు',
  'Ahir Budhnya': 'అహిర్బుధ్న్యుడు',
  Pushan: 'పూషుడు',
};

export const nature: Names['nature'] = {
  laghu: 'లఘు (క్షిప్ర) స్వభావం',
  mridu: 'మృదు స్వభావం',
  dhruva: 'ధ్రువ (స్థిర) స్వభావం',
  chara: 'చర స్వభావం',
  mishra: 'మిశ్ర స్వభావం',
  ugra: 'ఉగ్ర స్వభావం',
  tikshna: 'తీక్ష్ణ స్వభావం',
};

export const gana: Names['gana'] = {
  deva: 'దేవ',
  manushya: 'మనుష్య',
  rakshasa: 'రాక్షస',
};

export const nadi: Names['nadi'] = {
  adi: 'ఆది',
  madhya: 'మధ్య',
  antya: 'అంత్య',
};

export const yoni: Names['yoni'] = {
  horse: 'అశ్వం',
  elephant: 'గజం',
  sheep: 'మేషం',
  serpent: 'సర్పం',
  dog: 'శునకం',
  cat: 'మార్జాలం',
  rat: 'మూషికం',
  cow: 'గోవు',
  buffalo: 'మహిషం',
  tiger: 'వ్యాఘ్రం',
  deer: 'మృగం',
  monkey: 'వానరం',
  mongoose: 'నకులం',
  lion: 'సింహం',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'నంద వర్గం (ఆనందం)',
  bhadra: 'భద్ర వర్గం (క్షేమం)',
  jaya: 'జయ వర్గం (విజయం)',
  rikta: 'రిక్త వర్గం (శూన్యం)',
  purna: 'పూర్ణ వర్గం (సంపూర్ణత)',
  amavasya: 'శుభకార్యాలకు విడిచే తిథి',
};

export const paksha: Names['paksha'] = {
  shukla: 'శుక్ల పక్షం',
  krishna: 'కృష్ణ పక్షం',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'శుభం',
  inauspicious: 'అశుభం',
};

export const karana_type: Names['karana_type'] = {
  movable: 'చర',
  fixed: 'స్థిర',
};

export const limb: Names['limb'] = {
  tithi: 'తిథి',
  nakshatra: 'నక్షత్రం',
  yoga: 'యోగం',
  karana: 'కరణం',
};

export const weekday: Names['weekday'] = {
  Sunday: 'ఆదివారం',
  Monday: 'సోమవారం',
  Tuesday: 'మంగళవారం',
  Wednesday: 'బుధవారం',
  Thursday: 'గురువారం',
  Friday: 'శుక్రవారం',
  Saturday: 'శనివారం',
};

export const vara: Names['vara'] = {
  Ravivara: 'ఆదివారం',
  Somavara: 'సోమవారం',
  Mangalavara: 'మంగళవారం',
  Budhavara: 'బుధవారం',
  Guruvara: 'గురువారం',
  Shukravara: 'శుక్రవారం',
  Shanivara: 'శనివారం',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'చైత్రం',
  Vaishakha: 'వైశాఖం',
  Jyeshtha: 'జ్యేష్ఠం',
  Ashadha: 'ఆషాఢం',
  Shravana: 'శ్రావణం',
  Bhadrapada: 'భాద్రపదం',
  Ashvina: 'ఆశ్వయుజం',
  Kartika: 'కార్తీకం',
  Margashirsha: 'మార్గశిరం',
  Pausha: 'పుష్యం',
  Magha: 'మాఘం',
  Phalguna: 'ఫాల్గుణం',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'అమావాస్య',
  waxing_crescent: 'పెరుగుతున్న నెలవంక',
  first_quarter: 'శుక్ల పక్ష అర్ధచంద్రుడు',
  waxing_gibbous: 'పెరుగుతున్న చంద్రుడు (సగానికి పైగా)',
  full_moon: 'పౌర్ణమి',
  waning_gibbous: 'తరుగుతున్న చంద్రుడు (సగానికి పైగా)',
  last_quarter: 'కృష్ణ పక్ష అర్ధచంద్రుడు',
  waning_crescent: 'తరుగుతున్న నెలవంక',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'సమయ మండలపు జనాభా కేంద్రంలోని సూర్యోదయం',
  place_sunrise: 'ఆ ఊరి సూర్యోదయం',
  nominal_06_18: '06:00 నుంచి 18:00 వరకు పగలు',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'పగలు',
  night: 'రాత్రి',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'ఉద్వేగ',
  Char: 'చర',
  Labh: 'లాభ',
  Amrit: 'అమృత',
  Kaal: 'కాల',
  Shubh: 'శుభ',
  Rog: 'రోగ',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'రాహుకాలం',
    yamaganda: 'యమగండం',
    gulika: 'గుళిక కాలం',
    dur_muhurta: 'దుర్ముహూర్తం',
    abhijit: 'అభిజిత్ ముహూర్తం',
    brahma_muhurta: 'బ్రహ్మ ముహూర్తం',
    varjyam: 'వర్జ్యం',
    amrita_kala: 'అమృత ఘడియలు',
    vijaya: 'విజయ ముహూర్తం',
    godhuli: 'గోధూళి ముహూర్తం',
    nishita: 'నిశీథం',
    pratah_sandhya: 'ప్రాతఃసంధ్య',
    sayahna_sandhya: 'సాయంసంధ్య',
    night_dur_muhurta: 'రాత్రి దుర్ముహూర్తం',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'జన్మ తార',
  Sampat: 'సంపత్ తార',
  Vipat: 'విపత్ తార',
  Kshema: 'క్షేమ తార',
  Pratyari: 'ప్రత్యక్ తార',
  Sadhaka: 'సాధన తార',
  Vadha: 'నైధన తార',
  Mitra: 'మిత్ర తార',
  'Ati Mitra': 'పరమ మిత్ర తార',
};

export const quality: Names['quality'] = {
  best: 'అత్యుత్తమం',
  good: 'మంచిది',
  neutral_good: 'సాధారణం',
  mixed: 'మిశ్రమం',
  neutral: 'సమం',
  bad: 'అశుభం',
  very_bad: 'అత్యంత అశుభం',
};

export const band: Names['band'] = {
  favourable: 'అనుకూలం',
  mixed: 'మిశ్రమం',
  challenging: 'ప్రతికూలం',
};

export const verdict: Names['verdict'] = {
  push: 'ముందుకు సాగండి',
  mixed: 'మిశ్రమం',
  wait: 'వేచి చూడండి',
};

export const intent: Names['intent'] = {
  communication: 'సంభాషణ',
  career: 'ఉద్యోగం',
  money: 'ధనం',
  love: 'ప్రేమ',
  travel: 'ప్రయాణం',
  study: 'చదువు',
  health: 'ఆరోగ్యం',
  home: 'ఇల్లు, కుటుంబం',
  property: 'ఆస్తి, దీర్ఘకాల పనులు',
  contract: 'ఒప్పందాలు, సంతకాలు',
  vehicle: 'వాహనం',
  conflict: 'వివాదం లేదా న్యాయ వ్యవహారం',
  spiritual: 'ఆధ్యాత్మిక సాధన',
  creative: 'సృజనాత్మక పని',
  general: 'సాధారణ పనులు',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'ప్రేమ బంధం',
  Friendship: 'స్నేహం',
  Professional: 'వృత్తిపరమైన సంబంధం',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'తిథి వర్గం',
  nakshatra_nature: 'నక్షత్ర స్వభావం',
  yoga_quality: 'ఆనాటి యోగం',
  karana_quality: 'ఆనాటి కరణం',
  vara_lord: 'వారాధిపతి',
  paksha_bala: 'పక్ష బలం',
  tarabala: 'తారాబలం',
  chandrabala: 'చంద్రబలం',
  day_lord_affinity: 'వారాధిపతి, మీ చంద్ర రాశి',
  jupiter_transit: 'మీ చంద్రుడి నుంచి గురువు',
  saturn_transit: 'మీ చంద్రుడి నుంచి శని',
  hora_lord: 'గ్రహ హోర',
  choghadiya: 'చౌఘడియా',
  window_overlap: 'రోజులోని ప్రత్యేక కాలం',
  nakshatra_match: 'నక్షత్రం, ఉద్దేశం',
  mode_day_lord: 'వారాధిపతి, బంధం',
  mode_nakshatra: 'నక్షత్రం, బంధం',
  karaka_state: 'కారకుడి స్థితి',
  moon_company: 'చంద్రుడితో ఉన్న గ్రహాలు',
};

export const rule_source: Names['rule_source'] = {
  classical: 'ముహూర్త గ్రంథాలు',
  almanac: 'నేటి పంచాంగాలు',
  own: 'మా సొంత నియమం',
};

export const element: Names['element'] = {
  fire: 'అగ్ని',
  earth: 'పృథ్వి',
  air: 'వాయువు',
  water: 'జలం',
};

export const modality: Names['modality'] = {
  cardinal: 'చర',
  fixed: 'స్థిర',
  mutable: 'ద్విస్వభావ',
};

export const polarity: Names['polarity'] = {
  masculine: 'పురుష రాశి',
  feminine: 'స్త్రీ రాశి',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'యుతి',
  semisextile: 'ద్విర్ద్వాదశం (30°)',
  sextile: 'తృతీయ ఏకాదశం (60°)',
  square: 'కేంద్రం (90°)',
  trine: 'త్రికోణం (120°)',
  quincunx: 'షష్ఠాష్టకం (150°)',
  opposition: 'సమసప్తకం (180°)',
};

export const sign_band: Names['sign_band'] = {
  high: 'చాలా బాగుంది',
  good: 'బాగుంది',
  moderate: 'మధ్యస్థం',
  low: 'తక్కువ',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'తత్త్వం',
  rulership: 'రాశ్యధిపతి',
};

export const dignity: Names['dignity'] = {
  exalted: 'ఉచ్ఛ',
  moolatrikona: 'మూలత్రికోణం',
  own_sign: 'స్వక్షేత్రం',
  great_friend: 'అధిమిత్ర క్షేత్రం',
  friend: 'మిత్ర క్షేత్రం',
  neutral: 'సమ క్షేత్రం',
  enemy: 'శత్రు క్షేత్రం',
  great_enemy: 'అధిశత్రు క్షేత్రం',
  debilitated: 'నీచ',
};

export const relation: Names['relation'] = {
  great_friend: 'అధిమిత్రుడు',
  friend: 'మిత్రుడు',
  neutral: 'సముడు',
  enemy: 'శత్రువు',
  great_enemy: 'అధిశత్రువు',
};

export const motion: Names['motion'] = {
  direct: 'ఋజుగతి',
  retrograde: 'వక్రగతి',
};

export const varga: Names['varga'] = {
  D1: 'రాశి',
  D2: 'హోర',
  D3: 'ద్రేక్కాణం',
  D4: 'చతుర్థాంశ',
  D7: 'సప్తమాంశ',
  D9: 'నవాంశ',
  D10: 'దశమాంశ',
  D12: 'ద్వాదశాంశ',
  D16: 'షోడశాంశ',
  D20: 'వింశాంశ',
  D24: 'చతుర్వింశాంశ',
  D27: 'సప్తవింశాంశ',
  D30: 'త్రింశాంశ',
  D40: 'ఖవేదాంశ',
  D45: 'అక్షవేదాంశ',
  D60: 'షష్ట్యంశ',
};

export const aspect: Names['aspect'] = {
  conjunction: 'యుతి',
  third_aspect: 'మూడవ దృష్టి',
  fourth_aspect: 'నాలుగవ దృష్టి',
  fifth_aspect: 'ఐదవ దృష్టి',
  opposition: 'ఏడవ దృష్టి',
  eighth_aspect: 'ఎనిమిదవ దృష్టి',
  ninth_aspect: 'తొమ్మిదవ దృష్టి',
  tenth_aspect: 'పదవ దృష్టి',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'దగ్గరవుతోంది',
  separating: 'దూరమవుతోంది',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'గ్రహం',
  natal_point_weight: 'జన్మ బిందువు',
  aspect_weight: 'దృష్టి',
  tight_orb_within_1deg: '1° లోపు',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': 'జన్మ చంద్రుడి నుంచి పన్నెండవ రాశి',
  '1st': 'జన్మ చంద్రుడి రాశి',
  '2nd': 'జన్మ చంద్రుడి నుంచి రెండవ రాశి',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'మొదటి దశ',
  peak: 'రెండవ దశ',
  setting: 'చివరి దశ',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'ఏలినాటి శని',
  ardhashtama: 'అర్ధాష్టమ శని (చంద్రుడి నుంచి నాలుగవ రాశి)',
  ashtama: 'అష్టమ శని (చంద్రుడి నుంచి ఎనిమిదవ రాశి)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'స్వర్గం',
  patala: 'పాతాళం',
  mrityu: 'మృత్యులోకం (భూమి)',
};

export const compass: Names['compass'] = {
  east: 'తూర్పు',
  south: 'దక్షిణం',
  west: 'పడమర',
  north: 'ఉత్తరం',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'భూమిపై',
  sky: 'ఆకాశంలో',
  patala: 'పాతాళంలో',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'శ్మశానంలో',
  kailasa: 'కైలాసంలో',
  gauri: 'గౌరీదేవితో',
  nandi: 'నందిపై',
  sabha: 'సభలో',
  bhojana: 'భోజన వేళలో',
  krida: 'క్రీడలో',
};

export const panchaka: Names['panchaka'] = {
  roga: 'రోగ పంచకం',
  raja: 'రాజ పంచకం',
  agni: 'అగ్ని పంచకం',
  chora: 'చోర పంచకం',
  mrityu: 'మృత్యు పంచకం',
};

export const gowri: Names['gowri'] = {
  Uthi: 'ఉద్యోగం',
  Amirdha: 'అమృతం',
  Rogam: 'రోగం',
  Laabam: 'లాభం',
  Dhanam: 'ధనం',
  Sugam: 'సుఖం',
  Soram: 'చోరం',
  Visham: 'విషం',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'రుద్ర',
  Ahi: 'అహి',
  Mitra: 'మిత్ర',
  Pitri: 'పితృ',
  Vasu: 'వసు',
  Udaka: 'ఉదక',
  Vishvedeva: 'విశ్వేదేవ',
  Vidhi: 'విధి',
  Brahma: 'బ్రహ్మ',
  Indra: 'ఇంద్ర',
  Indragni: 'ఇంద్రాగ్ని',
  Nirriti: 'నిరృతి',
  Varuna: 'వరుణ',
  Aryaman: 'అర్యమ',
  Bhaga: 'భగ',
  Isha: 'ఈశ',
  Ajapada: 'అజపాద',
  Ahirbudhnya: 'అహిర్బుధ్న్య',
  Pushan: 'పూష',
  Ashvin: 'అశ్విని',
  Yama: 'యమ',
  Agni: 'అగ్ని',
  Dhatri: 'ధాతృ',
  Chandra: 'చంద్ర',
  Aditi: 'అదితి',
  Jiva: 'జీవ',
  Vishnu: 'విష్ణు',
  Arka: 'అర్క',
  Tvashtri: 'త్వష్టృ',
  Vayu: 'వాయు',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'సర్వార్థ సిద్ధి',
  amrita_siddhi: 'అమృత సిద్ధి',
  ravi_pushya: 'రవి పుష్య',
  guru_pushya: 'గురు పుష్య',
  siddha_tithi: 'సిద్ధ తిథి',
  dwipushkara: 'ద్విపుష్కరం',
  tripushkara: 'త్రిపుష్కరం',
  ravi_yoga: 'రవి యోగం',
  adal: 'ఆడల్',
  vidal: 'విడల్',
  jwalamukhi: 'జ్వాలాముఖి',
  yamaghanta: 'యమఘంట',
  dagdha_nakshatra: 'దగ్ధ నక్షత్రం',
  dagdha_tithi: 'దగ్ధ తిథి',
  sun_dagdha_tithi: 'సూర్య దగ్ధ తిథి',
  visha_tithi: 'విష తిథి',
  hutashana_tithi: 'హుతాశన తిథి',
  krakacha_tithi: 'క్రకచ తిథి',
  samvartaka_tithi: 'సంవర్తక తిథి',
  mrityu_tithi: 'మృత్యు తిథి',
};

export const anandadi: Names['anandadi'] = {
  Ananda: 'ఆనంద',
  Kaladanda: 'కాలదండ',
  Dhumra: 'ధూమ్ర',
  Dhata: 'ధాతృ',
  Saumya: 'సౌమ్య',
  Dhvanksha: 'ధ్వాంక్ష',
  Dhvaja: 'ధ్వజ',
  Shrivatsa: 'శ్రీవత్స',
  Vajra: 'వజ్ర',
  Mudgara: 'ముద్గర',
  Chhatra: 'ఛత్ర',
  Mitra: 'మిత్ర',
  Manasa: 'మానస',
  Padma: 'పద్మ',
  Lumbaka: 'లుంబక',
  Utpata: 'ఉత్పాత',
  Mrityu: 'మృత్యు',
  Kana: 'కాణ',
  Siddhi: 'సిద్ధి',
  Shubha: 'శుభ',
  Amrita: 'అమృత',
  Musala: 'ముసల',
  Gada: 'గద',
  Matanga: 'మాతంగ',
  Rakshasa: 'రాక్షస',
  Chara: 'చర',
  Sthira: 'స్థిర',
  Pravardhamana: 'ప్రవర్ధమాన',
};

export const samvatsara: Names['samvatsara'] = {
  Prabhava: 'ప్రభవ',
  Vibhava: 'విభవ',
  Shukla: 'శుక్ల',
  Pramoda: 'ప్రమోదూత',
  Prajapati: 'ప్రజోత్పత్తి',
  Angiras: 'అంగీరస',
  Shrimukha: 'శ్రీముఖ',
  Bhava: 'భావ',
  Yuva: 'యువ',
  Dhata: 'ధాత',
  Ishvara: 'ఈశ్వర',
  Bahudhanya: 'బహుధాన్య',
  Pramathi: 'ప్రమాథి',
  Vikrama: 'విక్రమ',
  Vrisha: 'వృష',
  Chitrabhanu: 'చిత్రభాను',
  Subhanu: 'స్వభాను',
  Tarana: 'తారణ',
  Parthiva: 'పార్థివ',
  Vyaya: 'వ్యయ',
  Sarvajit: 'సర్వజిత్తు',
  Sarvadhari: 'సర్వధారి',
  Virodhi: 'విరోధి',
  Vikriti: 'వికృతి',
  Khara: 'ఖర',
  Nandana: 'నందన',
  Vijaya: 'విజయ',
  Jaya: 'జయ',
  Manmatha: 'మన్మథ',
  Durmukha: 'దుర్ముఖి',
  Hemalamba: 'హేవిళంబి',
  Vilamba: 'విళంబి',
  Vikari: 'వికారి',
  Sharvari: 'శార్వరి',
  Plava: 'ప్లవ',
  Shubhakrit: 'శుభకృత్',
  Shobhakrit: 'శోభకృత్',
  Krodhi: 'క్రోధి',
  Vishvavasu: 'విశ్వావసు',
  Parabhava: 'పరాభవ',
  Plavanga: 'ప్లవంగ',
  Kilaka: 'కీలక',
  Saumya: 'సౌమ్య',
  Sadharana: 'సాధారణ',
  Virodhakrit: 'విరోధికృత్',
  Paridhavi: 'పరిధావి',
  Pramadi: 'ప్రమాదీచ',
  Ananda: 'ఆనంద',
  Rakshasa: 'రాక్షస',
  Nala: 'నల',
  Pingala: 'పింగళ',
  Kalayukta: 'కాళయుక్తి',
  Siddharthi: 'సిద్ధార్థి',
  Raudra: 'రౌద్రి',
  Durmati: 'దుర్మతి',
  Dundubhi: 'దుందుభి',
  Rudhirodgari: 'రుధిరోద్గారి',
  Raktaksha: 'రక్తాక్షి',
  Krodhana: 'క్రోధన',
  Akshaya: 'అక్షయ',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'చిత్తిరై',
  Vaikasi: 'వైకాసి',
  Aani: 'ఆని',
  Aadi: 'ఆడి',
  Aavani: 'ఆవణి',
  Purattasi: 'పురట్టాసి',
  Aippasi: 'ఐప్పసి',
  Karthigai: 'కార్తిగై',
  Margazhi: 'మార్గళి',
  Thai: 'తై',
  Maasi: 'మాసి',
  Panguni: 'పంగుణి',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'మేడం',
  Edavam: 'ఇడవం',
  Mithunam: 'మిథునం',
  Karkidakam: 'కర్కిడకం',
  Chingam: 'చింగం',
  Kanni: 'కన్ని',
  Thulam: 'తులాం',
  Vrischikam: 'వృశ్చికం',
  Dhanu: 'ధను',
  Makaram: 'మకరం',
  Kumbham: 'కుంభం',
  Meenam: 'మీనం',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'బైశాఖ్',
  Joishtho: 'జ్యైష్ఠ',
  Asharh: 'ఆషాఢ్',
  Srabon: 'శ్రావణ్',
  Bhadro: 'భాద్ర',
  Ashwin: 'ఆశ్విన్',
  Kartik: 'కార్తిక్',
  Ogrohayon: 'అగ్రహాయణ్',
  Poush: 'పౌష్',
  Magh: 'మాఘ్',
  Falgun: 'ఫాల్గున్',
  Choitro: 'చైత్ర',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'బైశాఖ',
  Jyestha: 'జ్యేష్ఠ',
  Asadha: 'ఆషాఢ',
  Srabana: 'శ్రాబణ',
  Bhadraba: 'భాద్రబ',
  Aswina: 'ఆశ్విన',
  Kartika: 'కార్తిక',
  Margasira: 'మార్గశిర',
  Pausa: 'పౌష',
  Magha: 'మాఘ',
  Phalguna: 'ఫాల్గున',
  Chaitra: 'చైత్ర',
};

export const ayana: Names['ayana'] = {
  uttarayana: 'ఉత్తరాయణం',
  dakshinayana: 'దక్షిణాయనం',
};

export const ritu: Names['ritu'] = {
  vasanta: 'వసంత ఋతువు',
  grishma: 'గ్రీష్మ ఋతువు',
  varsha: 'వర్ష ఋతువు',
  sharad: 'శరదృతువు',
  hemanta: 'హేమంత ఋతువు',
  shishira: 'శిశిర ఋతువు',
};

export const activity: Names['activity'] = {
  marriage: 'వివాహం',
  griha_pravesh: 'గృహ ప్రవేశం',
  house_construction: 'గృహారంభం',
  namakarana: 'నామకరణం',
  annaprashana: 'అన్నప్రాశన',
  mundan: 'పుట్టు వెంట్రుకలు (కేశ ఖండన)',
  upanayana: 'ఉపనయనం',
  vidyarambha: 'అక్షరాభ్యాసం',
  travel: 'ప్రయాణం',
  vehicle: 'వాహన కొనుగోలు',
  property_purchase: 'స్థలం లేదా ఇల్లు కొనుగోలు',
  business_start: 'వ్యాపార ప్రారంభం',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'చూడరు',
  by_rule: 'నియమం చెప్పినట్లు',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'అచ్చయిన జాబితాల ప్రకారం',
  strict: 'గ్రంథాల ప్రకారం',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'ఏ దిక్కైనా' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'వారం',
  nakshatra: 'చంద్రుడి నక్షత్రం',
  tithi: 'తిథి',
  lunar_month: 'చాంద్రమాన మాసం',
  sun_sign: 'సూర్యుడి రాశి',
  disha_shula: 'ప్రయాణ దిక్కు (వారశూల)',
  adhika: 'అధిక మాసం',
  kharmas: 'సూర్యుడు ధనుస్సులో లేదా మీనంలో (ఖర మాసం)',
  chaturmas: 'చాతుర్మాస్యం: విష్ణు శయనపు నాలుగు నెలలు',
  guru_asta: 'గురు మౌఢ్యం',
  shukra_asta: 'శుక్ర మౌఢ్యం',
  bhadra: 'విష్టి (భద్ర)',
  panchaka: 'పంచకం: చంద్రుడు ధనిష్ఠ నుంచి రేవతి వరకు',
  sankranti: 'సంక్రాంతి: ఇరువైపులా 16 ఘడియలు',
  holashtaka: 'హోలాష్టకం: హోలీకి ముందు ఎనిమిది రోజులు',
  pitri_paksha: 'పితృ పక్షం',
  bad_yogas: 'విడవాల్సిన యోగాలు',
  lagna: 'లగ్నం',
  lagna_house: 'శుద్ధిగా ఉండాల్సిన భావంలో గ్రహం',
  too_short: 'చాలా తక్కువ సేపు',
  no_sunrise: 'సూర్యోదయం లేదు',
  nakshatra_tolerated: 'సరిపెట్టుకోదగిన నక్షత్రం',
  tithi_tolerated: 'సరిపెట్టుకోదగిన తిథి',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'సూర్య గ్రహణం',
  lunar: 'చంద్ర గ్రహణం',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'పాక్షిక',
  annular: 'కంకణాకార',
  total: 'సంపూర్ణ',
  hybrid: 'మిశ్రమ',
  penumbral: 'ఉపచ్ఛాయా',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'స్పర్శ',
  second: 'నిమీలనం',
  third: 'ఉన్మీలనం',
  fourth: 'మోక్షం',
  penumbral_begins: 'ఉపచ్ఛాయలో ప్రవేశం',
  partial_begins: 'ఛాయలో ప్రవేశం (స్పర్శ)',
  total_begins: 'సంపూర్ణ దశ ప్రారంభం (నిమీలనం)',
  total_ends: 'సంపూర్ణ దశ ముగింపు (ఉన్మీలనం)',
  partial_ends: 'ఛాయ నుంచి విడుదల (మోక్షం)',
  penumbral_ends: 'ఉపచ్ఛాయ నుంచి విడుదల',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'చెప్పడం లేదు',
  combustion: 'సూర్యోదయ వేళ సూర్యుడికి దగ్గరగా',
  kalamsha: 'కాలాంశలు (సూర్య సిద్ధాంతం)',
  arcus_visionis: 'క్షితిజం కింద సూర్యుడి లోతు (షోఖ్)',
  elongation: 'సూర్యుడి నుంచి దూరం',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'చర',
  fixed: 'స్థిర',
  dual: 'ద్విస్వభావ',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'రాశులు మాత్రమే',
  navamsas: 'నవాంశలతో సహా',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'అస్తమయం (మౌఢ్యం)',
  combust: 'అస్తంగతం',
  retrograde: 'వక్రగతి',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'రాశి ప్రవేశం',
  nakshatra_entry: 'నక్షత్ర ప్రవేశం',
  station: 'స్తంభనం',
  combustion_begins: 'అస్తంగత్వం ప్రారంభం',
  combustion_ends: 'అస్తంగత్వం ముగింపు',
  asta: 'కంటికి కనిపించే అస్తమయం',
  udaya: 'కంటికి కనిపించే గ్రహోదయం',
  paksha: 'పక్షం మారుతుంది',
  vedha: 'వేధ మారుతుంది',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'మహాదశ',
  antar: 'అంతర్దశ',
  pratyantar: 'విదశ',
  sukshma: 'సూక్ష్మ దశ',
  prana: 'ప్రాణ దశ',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'వింశోత్తరి',
  yogini: 'యోగిని',
  ashtottari: 'అష్టోత్తరి',
  chara: 'చర',
  chara_parashara: 'చర (పరాశర)',
  narayana: 'నారాయణ',
  shoola: 'శూల',
  sudasa: 'సుదశ',
  kalachakra: 'కాలచక్ర',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'ఆత్మకారకుడు',
  amatya: 'అమాత్యకారకుడు',
  bhratri: 'భ్రాతృకారకుడు',
  matri: 'మాతృకారకుడు',
  pitri: 'పితృకారకుడు',
  putra: 'పుత్రకారకుడు',
  gnati: 'జ్ఞాతికారకుడు',
  dara: 'దారకారకుడు',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'పరాశర',
  varahamihira: 'వరాహమిహిర',
};

export const yogini: Names['yogini'] = {
  Mangala: 'మంగళ',
  Pingala: 'పింగళ',
  Dhanya: 'ధాన్య',
  Bhramari: 'భ్రామరి',
  Bhadrika: 'భద్రిక',
  Ulka: 'ఉల్క',
  Siddha: 'సిద్ధ',
  Sankata: 'సంకట',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'సాయన',
  sidereal: 'నిరయన',
};

export const koota: Names['koota'] = {
  varna: 'వర్ణ',
  vashya: 'వశ్య',
  tara: 'తార',
  yoni: 'యోని',
  graha_maitri: 'గ్రహ మైత్రి',
  gana: 'గణ',
  bhakoot: 'భకూట',
  nadi: 'నాడి',
};

export const varna: Names['varna'] = {
  shudra: 'శూద్ర',
  vaishya: 'వైశ్య',
  kshatriya: 'క్షత్రియ',
  brahmin: 'బ్రాహ్మణ',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'చతుష్పద',
  manava: 'మానవ',
  jalachara: 'జలచర',
  vanachara: 'వనచర',
  keeta: 'కీటక',
};

export const match_band: Names['match_band'] = {
  excellent: 'ఉత్తమం',
  very_good: 'చాలా బాగుంది',
  acceptable: 'ఆమోదయోగ్యం',
  below_customary_threshold: 'వాడుకలోని కనిష్ఠం కంటే తక్కువ',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'లగ్నం',
  moon: 'చంద్రుడు',
  both: 'లగ్నం, చంద్రుడు',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'కుజుడు స్వక్షేత్రంలో',
  mars_exalted: 'కుజుడు ఉచ్ఛలో',
  mars_sign_house_exception: 'ఆ భావంలో దోషం లేదని చెప్పే రాశిలో కుజుడు',
  mars_in_leo_or_aquarius: 'కుజుడు సింహంలో లేదా కుంభంలో',
  jupiter_conjunct_mars: 'కుజుడితో గురువు',
  jupiter_aspects_mars: 'కుజుడిపై గురు దృష్టి',
  moon_conjunct_mars: 'కుజుడితో చంద్రుడు',
  jupiter_in_lagna: 'లగ్నంలో గురువు',
  mars_yogakaraka_lagna: 'లగ్నానికి కుజుడు యోగకారకుడు',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'దోష పరిహారం',
  reducing: 'దోషం తగ్గింపు',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'తమిళ పద్ధతి, పది',
  kerala: 'కేరళ పద్ధతి, పది',
  twelve: 'పన్నెండు, సగాలు లేకుండా',
  stars_only: 'పది, నక్షత్రాల నుంచి',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'ఇవే గుణాలు ఇచ్చేవి',
  north_indian_printed: 'ఉత్తరాది అచ్చు పట్టికలు',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'లగ్నం, చంద్రుడు',
  lagna_moon_and_venus: 'లగ్నం, చంద్రుడు, శుక్రుడు',
};

export const porutham: Names['porutham'] = {
  dina: 'దిన',
  gana: 'గణ',
  mahendra: 'మహేంద్ర',
  stree_deergha: 'స్త్రీ దీర్ఘ',
  yoni: 'యోని',
  rasi: 'రాశి',
  rasiyathipati: 'రాశ్యధిపతి',
  vasya: 'వశ్య',
  rajju: 'రజ్జు',
  vedha: 'వేధ',
  nadi: 'నాడి',
  varna: 'వర్ణ',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'పాద రజ్జు',
  kati: 'కటి రజ్జు',
  udara: 'ఉదర రజ్జు',
  kantha: 'కంఠ రజ్జు',
  siro: 'శిరో రజ్జు',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'రెండు రాశులకు ఒకే అధిపతి లేదా మిత్రులైన అధిపతులు',
  nadi_same_or_friendly_lords: 'రెండు చంద్ర రాశుల అధిపతి ఒకరే లేదా అధిపతులు మిత్రులు',
  gana_bride_beyond_14th: 'వధువు నక్షత్రం వరుడి నక్షత్రం నుంచి పద్నాలుగు దాటింది',
  rajju_waived_by_four: 'రాశ్యధిపతి, రాశి, దిన, మహేంద్ర నాలుగూ కుదిరాయి',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'తొమ్మిదితో భాగించగా వచ్చే శేషంతో',
  cycle_graded: '27 నక్షత్రాల ఆవృత్తితో',
  graded: 'సగాలతో',
  binary: 'సగాలు లేకుండా',
  graded_13_7: '13 దాటితే పూర్తి, 7 దాటితే సగం',
  above_7: '7 దాటితే',
  sex_graded: 'యోని లింగాన్ని బట్టి, సగాలతో',
  stars_only: 'యోని లింగాన్ని బట్టి',
  eighth_bad: 'ఎనిమిదవ రాశి కుదరదు',
  eighth_good: 'ఎనిమిదవ రాశి కుదురుతుంది',
  lord_yavana: 'యవనుల మిత్రత్వం',
  lord_bphs_graded: 'నైసర్గిక మిత్రత్వం, సగాలతో',
  lord_not_hostile: 'శత్రువులు కాకుండా',
  either_way: 'రెండు వైపులలో ఏదైనా ఒకటి',
  five_groups: 'ఐదింటిలో ఒకే వర్గం కాకుండా',
  directional: 'వర్గం, దిశను బట్టి',
  kerala_three: 'ఇద్దరూ మధ్య వర్గంలో కాకుండా',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'ప్రోకేరళ',
  hindupanchangam: 'ఉత్తరాదిలో అచ్చయిన పట్టిక',
  symmetric_5_1_0: 'ఉత్తరాదిలో అచ్చయిన పట్టిక: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'పూర్ణ దృష్టి',
  special: 'విశేష దృష్టి',
};

export const method: Names['method'] = {
  service_transit_v1: 'గ్రహ దృష్టులతో గోచారం',
  service_manglik_v1: 'లగ్నం, చంద్రుడి నుంచి కుజ దోషం',
  own_manglik_pair_v1: 'ఇద్దరి కుజ దోషం',
  nakshatra_syllables_v1: 'పాదాల నామాక్షరాలు',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'మొదటి రోజు',
  last: 'తర్వాతి రోజు',
  more: 'ఎక్కువ వ్యాప్తి ఉన్న రోజు, లేకపోతే మొదటిది',
  more_last: 'ఎక్కువ వ్యాప్తి ఉన్న రోజు, లేకపోతే తర్వాతిది',
  full: 'పూర్తి వ్యాప్తి ఉన్న రోజు, లేకపోతే మొదటిది',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'సూర్యోదయానికి ఉన్న చివరి రోజు, లేకపోతే మొదలయ్యే రోజు',
  last: 'సూర్యోదయానికి ఉన్న చివరి రోజు, లేకపోతే మొదలైన మరుసటి రోజు',
  first: 'మొదలయ్యే రోజు',
  next: 'మరుసటి రోజు',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'లగ్నం',
  moon: 'చంద్రుడు',
  venus: 'శుక్రుడు',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'లేదు',
  mild: 'స్వల్పం',
  moderate: 'మధ్యస్థం',
  strong: 'ప్రబలం',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'ఇద్దరికీ కుజ దోషం లేదు',
  both_flagged_balanced: 'ఇద్దరికీ కుజ దోషం ఉంది, సమంగా ఉంది',
  cancelled: 'కుజ దోషం ఉంది, కానీ పరిహారమైంది',
  one_sided: 'ఒకరికి మాత్రమే కుజ దోషం ఉంది',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'మూలాలన్నీ అంగీకరించేవి',
  all: 'వాడుకలో ఉన్నవన్నీ',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'ఒకే రాశి, వేర్వేరు నక్షత్రాలు',
  nadi_same_nakshatra: 'ఒకే నక్షత్రం, వేర్వేరు రాశులు',
  nadi_padas: 'ఒకే నక్షత్రం, వేర్వేరు పాదాలు',
  bhakoot_one_ruler: 'రెండు రాశులకు ఒకే అధిపతి',
  bhakoot_friends: 'రాశుల అధిపతులు మిత్రులు',
  gana_rulers: 'రెండు రాశులకు ఒకే అధిపతి లేదా మిత్రులైన అధిపతులు',
};

export const confidence: Names['confidence'] = {
  high: 'ఎక్కువ',
  medium: 'మధ్యస్థం',
  low: 'తక్కువ',
};

export const language: Names['language'] = {
  en: 'ఇంగ్లీష్',
  uk: 'ఉక్రేనియన్',
  ru: 'రష్యన్',
  hi: 'హిందీ',
  fr: 'ఫ్రెంచ్',
  de: 'జర్మన్',
  es: 'స్పానిష్',
  ta: 'తమిళం',
  te: 'తెలుగు',
  kn: 'కన్నడ',
  ml: 'మలయాళం',
  mr: 'మరాఠీ',
  gu: 'గుజరాతీ',
  bn: 'బెంగాలీ',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'లగ్నం' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'ఫలదీపిక',
  raman: 'రామన్',
  muhurta_chintamani: 'ముహూర్త చింతామణి',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'లగ్నంపై మిత్ర దృష్టి (3, 5, 9 లేదా 11వ భావం నుంచి) ఉన్నవారిలో అత్యంత బలవంతుడు.',
  aspect: 'లగ్నంపై దృష్టి ఉన్నవారిలో అత్యంత బలవంతుడు.',
  greatest_strength: 'లగ్నంపై ఎవరి దృష్టీ లేదు: అత్యంత బలవంతుడు.',
  first_candidate: 'లగ్నంపై ఎవరి దృష్టీ లేదు, ఎవరూ బలంగా లేరు: మొదటివాడు.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'సూర్యుడి లేదా చంద్రుడి రాశ్యధిపతి',
  natal_lagna: 'జన్మ లగ్నాధిపతి',
  muntha: 'ముంథాధిపతి',
  annual_lagna: 'వర్ష లగ్నాధిపతి',
  tri_rashi: 'త్రిరాశి పతి',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'బలమైన మిత్ర దృష్టి',
  weak_friendly: 'బలహీన మిత్ర దృష్టి',
  strong_inimical: 'బలమైన శత్రు దృష్టి',
  weak_inimical: 'బలహీన శత్రు దృష్టి',
  neutral: 'సమ దృష్టి',
};

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'ఇత్థశాల',
  ishrafa: 'ఈశరాఫ',
  nakta: 'నక్త',
  yamaya: 'యమయా',
  ikkavala: 'ఇక్కవాల',
  induvara: 'ఇందువార',
  manau: 'మణఊ',
  kamboola: 'కంబూల',
  gairi_kamboola: 'గైరి కంబూల',
  khallasara: 'ఖల్లాసర',
  radda: 'రద్ద',
  duphali_kuttha: 'దుఃఫాలి కుత్థ',
  dutthotthadavira: 'దుత్థోత్థ దవీర',
  tambira: 'తంబీర',
  kuttha: 'కుత్థ',
  durapha: 'దురఫ',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'శ్రీపతి',
  equal: 'సమ భావాలు',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'ఏడు గ్రహాలు',
  nine: 'రాహు కేతువులతో కలిపి తొమ్మిది గ్రహాలు',
};

export const murti: Names['murti'] = {
  gold: 'స్వర్ణ మూర్తి',
  silver: 'రజత మూర్తి',
  copper: 'తామ్ర మూర్తి',
  iron: 'లోహ మూర్తి',
};

export const house_quality: Names['house_quality'] = {
  good: 'శుభం',
  bad: 'అశుభం',
};

export const grade: Names['grade'] = {
  A: 'గ్రంథాలన్నీ ఏకీభవిస్తాయి',
  B: 'అభిప్రాయ భేదాలు ఉన్నాయి',
  C: 'ఆధారం దొరకలేదు: అనిశ్చితం',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'శుభ భావాన్ని చెడగొడతాయి',
  saves: 'అశుభ భావాన్ని కాపాడతాయి',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'రుచక',
  bhadra: 'భద్ర',
  hamsa: 'హంస',
  malavya: 'మాలవ్య',
  shasha: 'శశ',
  sunapha: 'సునఫా',
  anapha: 'అనఫా',
  durudhara: 'దురుధరా',
  kemadruma: 'కేమద్రుమ',
  gajakesari: 'గజకేసరి',
  chandra_mangala: 'చంద్ర మంగళ',
  adhi: 'అధి',
  amala: 'అమల',
  vasumati: 'వసుమతి',
  shakata: 'శకట',
  moon_benefic_upachaya: 'చంద్రుడి నుంచి ధనం',
  lagnadhi: 'లగ్నాధి',
  vesi: 'వేశి',
  vasi: 'వాశి',
  ubhayachari: 'ఉభయచరి',
  budhaditya: 'బుధాదిత్య',
  guru_mangala: 'గురు మంగళ',
  shubha_kartari: 'శుభ కర్తరి',
  papa_kartari: 'పాప కర్తరి',
  parvata: 'పర్వత',
  kahala: 'కాహళ',
  chamara: 'చామర',
  shankha: 'శంఖ',
  bheri: 'భేరి',
  lakshmi: 'లక్ష్మి',
  saraswati: 'సరస్వతి',
  gauri: 'గౌరి',
  kalanidhi: 'కళానిధి',
  khadga: 'ఖడ్గ',
  srinatha: 'శ్రీనాథ',
  matsya: 'మత్స్య',
  shiva: 'శివ',
  trilochana: 'త్రిలోచన',
  chatussagara: 'చతుస్సాగర',
  pushkala: 'పుష్కల',
  kusuma: 'కుసుమ',
  amsavatara: 'అంశావతార',
  raja_kendra_trikona: 'రాజయోగం (కేంద్ర, త్రికోణాధిపతులు)',
  dharma_karmadhipati: 'ధర్మ కర్మాధిపతి',
  yogakaraka: 'యోగకారక',
  harsha: 'హర్ష',
  sarala: 'సరళ',
  vimala: 'విమల',
  neechabhanga: 'నీచభంగ',
  maha_parivartana: 'మహా పరివర్తన',
  khala_parivartana: 'ఖల పరివర్తన',
  dainya_parivartana: 'దైన్య పరివర్తన',
  dhana: 'ధన',
  daridra: 'దరిద్ర',
  kala_sarpa: 'కాలసర్ప',
  guru_chandala: 'గురు చండాల',
  grahan: 'గ్రహణ',
  angaraka: 'అంగారక',
  shrapit: 'శ్రాపిత',
  vish: 'విష',
  rajju: 'రజ్జు',
  musala: 'ముసల',
  nala: 'నళ',
  mala: 'మాల',
  sarpa: 'సర్ప',
  gada: 'గద',
  shakata_nabhasa: 'శకట (నాభస)',
  vihaga: 'విహగ',
  shringataka: 'శృంగాటక',
  hala: 'హల',
  vajra: 'వజ్ర',
  yava: 'యవ',
  kamala: 'కమల',
  vapi: 'వాపి',
  yupa: 'యూప',
  shara: 'శర',
  shakti: 'శక్తి',
  danda: 'దండ',
  nauka: 'నౌక',
  kuta: 'కూట',
  chhatra: 'ఛత్ర',
  chapa: 'చాప',
  ardha_chandra: 'అర్ధచంద్ర',
  chakra: 'చక్ర',
  samudra: 'సముద్ర',
  gola: 'గోళ',
  yuga: 'యుగ',
  shula: 'శూల',
  kedara: 'కేదార',
  pasha: 'పాశ',
  dama: 'దామ',
  vallaki: 'వల్లకి',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'అనంత',
  Kulika: 'కులిక',
  Vasuki: 'వాసుకి',
  Shankhapala: 'శంఖపాల',
  Padma: 'పద్మ',
  Mahapadma: 'మహాపద్మ',
  Takshaka: 'తక్షక',
  Karkotaka: 'కర్కోటక',
  Shankhachuda: 'శంఖచూడ',
  Ghataka: 'ఘాతక',
  Vishadhara: 'విషధర',
  Sheshanaga: 'శేషనాగ',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'మహాపురుష',
  lunar: 'చంద్ర',
  solar: 'సూర్య',
  raja: 'రాజ',
  parivartana: 'పరివర్తన',
  dhana: 'ధన',
  other: 'ఇతర',
  nabhasa_ashraya: 'నాభస: ఆశ్రయ',
  nabhasa_dala: 'నాభస: దళ',
  nabhasa_akriti: 'నాభస: ఆకృతి',
  nabhasa_sankhya: 'నాభస: సంఖ్య',
  dosha: 'దోషం',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'విశాల నిర్వచనం',
  strict: 'కఠిన నిర్వచనం',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'భావంలో',
  not_in_house: 'అడిగిన భావాల బయట',
  dignity: 'స్థితి',
  not_dignity: 'చెడు స్థితి కాదు',
  not_combust: 'అస్తంగతం కాదు',
  conjunct: 'ఒకే రాశిలో',
  aspects: 'దృష్టి',
  aspects_lagna: 'లగ్నంపై దృష్టి',
  exchange: 'రాశి పరివర్తన',
  mutual_aspect: 'పరస్పర దృష్టి',
  strong: 'బలం',
  houses_occupied: 'గ్రహాలున్న భావాలు',
  none_in_houses: 'ఈ భావాల్లో వీటిలో ఏదీ లేదు',
  movable_sign: 'చర రాశిలో',
  fixed_sign: 'స్థిర రాశిలో',
  dual_sign: 'ద్విస్వభావ రాశిలో',
  sign_count: 'రాశుల సంఖ్య',
  yogakaraka: 'కేంద్రానికి, త్రికోణానికి అధిపతి',
  between_nodes: 'ఏడూ వీటి మధ్య',
  debilitated: 'నీచలో',
  dispositor_in_kendra: 'నీచ రాశి అధిపతి కేంద్రంలో',
  exaltation_lord_in_kendra: 'ఉచ్ఛ రాశి అధిపతి కేంద్రంలో',
  planet_exalted_there_in_kendra: 'అక్కడ ఉచ్ఛ పొందే గ్రహం కేంద్రంలో',
  dispositor_joins_or_aspects: 'రాశ్యధిపతి కలిసి ఉన్నాడు లేదా చూస్తున్నాడు',
  dispositor_and_exaltation_lord_mutual_kendra: 'అధిపతులిద్దరూ పరస్పర కేంద్రాల్లో',
  no_other_nabhasa: 'మరో నాభస యోగం లేదు',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'చంద్రుడితో గ్రహం',
  planet_in_kendra_from_moon: 'చంద్రుడి నుంచి కేంద్రంలో గ్రహం',
  planet_in_kendra_from_lagna: 'లగ్నం నుంచి కేంద్రంలో గ్రహం',
  moon_in_kendra_from_lagna: 'లగ్నం నుంచి కేంద్రంలో చంద్రుడు',
  jupiter_aspects_moon: 'చంద్రుడిపై గురు దృష్టి',
  moon_exalted_or_own: 'చంద్రుడు ఉచ్ఛలో లేదా స్వక్షేత్రంలో',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'ధూమ',
  vyatipata: 'వ్యతీపాత',
  parivesha: 'పరివేష',
  indrachapa: 'ఇంద్రచాప',
  upaketu: 'ఉపకేతు',
  kala: 'కాల',
  mrityu: 'మృత్యు',
  ardhaprahara: 'అర్ధప్రహర',
  yamaghantaka: 'యమఘంటక',
  gulika: 'గుళిక',
  mandi: 'మాంది',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'భావ లగ్నం',
  hora: 'హోరా లగ్నం',
  ghati: 'ఘటీ లగ్నం',
  sree: 'శ్రీ లగ్నం',
  indu: 'ఇందు లగ్నం',
  varnada: 'వర్ణద లగ్నం',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'రేవతి–అశ్విని',
  ashlesha_magha: 'ఆశ్లేష–మఖ',
  jyeshtha_mula: 'జ్యేష్ఠ–మూల',
};

export const baladi: Names['baladi'] = {
  bala: 'బాల',
  kumara: 'కుమార',
  yuva: 'యువ',
  vriddha: 'వృద్ధ',
  mrita: 'మృత',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'జాగ్రత్',
  svapna: 'స్వప్న',
  sushupti: 'సుషుప్తి',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'దీప్త',
  svastha: 'స్వస్థ',
  mudita: 'ముదిత',
  shanta: 'శాంత',
  dina: 'దీన',
  duhkhita: 'దుఃఖిత',
  khala: 'ఖల',
  kopa: 'కోప',
  vikala: 'వికల',
};

export const saham: Names['saham'] = {
  punya: 'పుణ్య',
  vidya: 'విద్య',
  yashas: 'యశస్సు',
  mitra: 'మిత్ర',
  mahatmya: 'మాహాత్మ్య',
  asha: 'ఆశ',
  samartha: 'సామర్థ్య',
  bhratri: 'భ్రాతృ',
  gaurava: 'గౌరవ',
  pitri: 'పితృ',
  rajya: 'రాజ్య',
  matri: 'మాతృ',
  putra: 'పుత్ర',
  jiva: 'జీవ',
  karma: 'కర్మ',
  roga: 'రోగ',
  kali: 'కలి',
  shastra: 'శాస్త్ర',
  bandhu: 'బంధు',
  mrityu: 'మృత్యు',
  paradesha: 'పరదేశ',
  artha: 'అర్థ',
  paradara: 'పరదార',
  vanik: 'వణిక్',
  karyasiddhi: 'కార్యసిద్ధి',
  vivaha: 'వివాహ',
  santapa: 'సంతాప',
  shraddha: 'శ్రద్ధ',
  priti: 'ప్రీతి',
  jadya: 'జాడ్య',
  vyapara: 'వ్యాపార',
  shatru: 'శత్రు',
  jalapatana: 'జలపతన',
  bandhana: 'బంధన',
  apamrityu: 'అపమృత్యు',
  labha: 'లాభ',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'ఒక భాగ లోపు (పూర్ణ)',
  present: 'దీప్తాంశ లోపు (వర్తమాన)',
  future: 'ఇంకా దీప్తాంశ బయట (భవిష్యత్)',
};

export const year_by: Names['year_by'] = {
  solar: 'సూర్యుడు జన్మ స్థానానికి తిరిగి రావడం',
  tithi: 'జన్మ తిథి తిరిగి రావడం (తిథి ప్రవేశం)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'లాహిరి (చిత్రపక్ష)',
  lahiri_icrc: 'లాహిరి (పంచాంగ సంస్కరణ సంఘం)',
  lahiri_1940: 'లాహిరి (1940)',
  lahiri_vp285: 'లాహిరి (శూన్య సంవత్సరం 285)',
  true_chitra: 'నిజ చిత్త (చిత్త తార 180° వద్ద)',
  true_pushya: 'నిజ పుష్యమి (పుష్యమి తార 106° వద్ద)',
  true_revati: 'నిజ రేవతి (రేవతి తార 359°50′ వద్ద)',
  true_mula: 'నిజ మూల (మూల తార 240° వద్ద)',
  true_sheoran: 'షియోరాన్',
  galactic_center_0_sagittarius: 'పాలపుంత కేంద్రం ధనుస్సు 0° వద్ద',
  galactic_center_mula: 'పాలపుంత కేంద్రం మూల మధ్యలో (విల్హెల్మ్)',
  raman: 'రామన్',
  krishnamurti: 'కృష్ణమూర్తి (కె.పి.)',
  krishnamurti_vp291: 'కృష్ణమూర్తి (శూన్య సంవత్సరం 291)',
  yukteshwar: 'శ్రీ యుక్తేశ్వర్',
  surya_siddhanta: 'సూర్య సిద్ధాంతం',
  surya_siddhanta_mean_sun: 'సూర్య సిద్ధాంతం (మధ్యమ సూర్యుడు)',
  ss_revati: 'సూర్య సిద్ధాంతం (రేవతి)',
  ss_chitra: 'సూర్య సిద్ధాంతం (చిత్త)',
  aryabhata: 'ఆర్యభట',
  aryabhata_mean_sun: 'ఆర్యభట (మధ్యమ సూర్యుడు)',
  aryabhata_522: 'ఆర్యభట (శూన్య సంవత్సరం 522)',
  ushashashi: 'ఉషా శశి',
  jn_bhasin: 'జె. ఎన్. భసీన్',
  fagan_bradley: 'ఫాగన్ బ్రాడ్లీ',
  deluce: 'డి లూస్',
  djwhal_khul: 'జ్వాల్ ఖూల్',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'భృగు బిందువు',
  yogi_point: 'యోగి బిందువు',
  avayogi_point: 'అవయోగి బిందువు',
  beeja_sphuta: 'బీజ స్ఫుటం',
  kshetra_sphuta: 'క్షేత్ర స్ఫుటం',
  pranapada: 'ప్రాణపదం',
  prana_sphuta: 'ప్రాణ స్ఫుటం',
  deha_sphuta: 'దేహ స్ఫుటం',
  mrityu_sphuta: 'మృత్యు స్ఫుటం',
  sukshma_trisphuta: 'సూక్ష్మ త్రిస్ఫుటం',
  trisphuta: 'త్రిస్ఫుటం',
  chatuhsphuta: 'చతుస్స్ఫుటం',
  panchasphuta: 'పంచస్ఫుటం',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22వ ద్రేక్కాణం',
  navamsa_64: '64వ నవాంశ',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'ఈ సమయం జననానికి ముందుది.',
  ended: 'దీని దశలు ముగిసిపోయాయి.',
  birth_time_needed: 'దీనికి జనన సమయం కావాలి.',
};
