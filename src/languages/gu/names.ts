import { byTitle, byVargaName, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';

export * from './calendars.js';
export * from './limbs.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'મેષ',
  Taurus: 'વૃષભ',
  Gemini: 'મિથુન',
  Cancer: 'કર્ક',
  Leo: 'સિંહ',
  Virgo: 'કન્યા',
  Libra: 'તુલા',
  Scorpio: 'વૃશ્ચિક',
  Sagittarius: 'ધન',
  Capricorn: 'મકર',
  Aquarius: 'કુંભ',
  Pisces: 'મીન',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'મેષ રાશિમાં',
  Taurus: 'વૃષભ રાશિમાં',
  Gemini: 'મિથુન રાશિમાં',
  Cancer: 'કર્ક રાશિમાં',
  Leo: 'સિંહ રાશિમાં',
  Virgo: 'કન્યા રાશિમાં',
  Libra: 'તુલા રાશિમાં',
  Scorpio: 'વૃશ્ચિક રાશિમાં',
  Sagittarius: 'ધન રાશિમાં',
  Capricorn: 'મકર રાશિમાં',
  Aquarius: 'કુંભ રાશિમાં',
  Pisces: 'મીન રાશિમાં',
};

export const graha: Names['graha'] = {
  Sun: 'સૂર્ય',
  Moon: 'ચંદ્ર',
  Mercury: 'બુધ',
  Venus: 'શુક્ર',
  Mars: 'મંગળ',
  Jupiter: 'ગુરુ',
  Saturn: 'શનિ',
  Rahu: 'રાહુ',
  Ketu: 'કેતુ',
  Uranus: 'યુરેનસ',
  Neptune: 'નેપ્ચ્યુન',
  Pluto: 'પ્લૂટો',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'અશ્વિનીકુમાર',
  Yama: 'યમ',
  Agni: 'અગ્નિ',
  'Brahma (Prajapati)': 'બ્રહ્મા (પ્રજાપતિ)',
  Soma: 'સોમ',
  Rudra: 'રુદ્ર',
  Aditi: 'અદિતિ',
  Brihaspati: 'બૃહસ્પતિ',
  'Nagas (Sarpas)': 'નાગ (સર્પ)',
  Pitris: 'પિતૃઓ',
  Bhaga: 'ભગ',
  Aryaman: 'અર્યમા',
  Savitar: 'સવિતા',
  Tvashtar: 'ત્વષ્ટા',
  Vayu: 'વાયુ',
  'Indra and Agni': 'ઇંદ્ર અને અગ્નિ',
  Mitra: 'મિત્ર',
  Indra: 'ઇંદ્ર',
  Nirriti: 'નિર્ઋતિ',
  Apas: 'આપ (જળદેવતા)',
  Vishvedevas: 'વિશ્વેદેવ',
  Vishnu: 'વિષ્ણુ',
  Vasus: 'અષ્ટવસુ',
  Varuna: 'વરુણ',
  'Aja Ekapada': 'અજ એકપાદ',
  'Ahir Budhnya': 'અહિર્બુધ્ન્ય',
  Pushan: 'પૂષા',
};

export const nature: Names['nature'] = {
  laghu: 'લઘુ (ક્ષિપ્ર) સ્વભાવ',
  mridu: 'મૃદુ સ્વભાવ',
  dhruva: 'ધ્રુવ (સ્થિર) સ્વભાવ',
  chara: 'ચર સ્વભાવ',
  mishra: 'મિશ્ર સ્વભાવ',
  ugra: 'ઉગ્ર સ્વભાવ',
  tikshna: 'તીક્ષ્ણ સ્વભાવ',
};

export const gana: Names['gana'] = {
  deva: 'દેવ',
  manushya: 'મનુષ્ય',
  rakshasa: 'રાક્ષસ',
};

export const nadi: Names['nadi'] = {
  adi: 'આદ્ય',
  madhya: 'મધ્ય',
  antya: 'અંત્ય',
};

export const yoni: Names['yoni'] = {
  horse: 'અશ્વ',
  elephant: 'ગજ',
  sheep: 'મેષ (ઘેટું)',
  serpent: 'સર્પ',
  dog: 'શ્વાન',
  cat: 'માર્જાર',
  rat: 'મૂષક',
  cow: 'ગાય',
  buffalo: 'મહિષ',
  tiger: 'વ્યાઘ્ર',
  deer: 'મૃગ',
  monkey: 'વાનર',
  mongoose: 'નકુલ',
  lion: 'સિંહ',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'નંદા સમૂહ (આનંદ)',
  bhadra: 'ભદ્રા સમૂહ (કલ્યાણ)',
  jaya: 'જયા સમૂહ (વિજય)',
  rikta: 'રિક્તા સમૂહ (ખાલીપણું)',
  purna: 'પૂર્ણા સમૂહ (પૂર્ણતા)',
  amavasya: 'શુભ કાર્યોમાં વર્જ્ય તિથિ',
};

export const paksha: Names['paksha'] = {
  shukla: 'સુદ',
  krishna: 'વદ',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'શુભ',
  inauspicious: 'અશુભ',
};

export const karana_type: Names['karana_type'] = {
  movable: 'ચર',
  fixed: 'સ્થિર',
};

export const limb: Names['limb'] = {
  tithi: 'તિથિ',
  nakshatra: 'નક્ષત્ર',
  yoga: 'યોગ',
  karana: 'કરણ',
};

export const weekday: Names['weekday'] = {
  Sunday: 'રવિવાર',
  Monday: 'સોમવાર',
  Tuesday: 'મંગળવાર',
  Wednesday: 'બુધવાર',
  Thursday: 'ગુરુવાર',
  Friday: 'શુક્રવાર',
  Saturday: 'શનિવાર',
};

export const vara: Names['vara'] = {
  Ravivara: 'રવિવાર',
  Somavara: 'સોમવાર',
  Mangalavara: 'મંગળવાર',
  Budhavara: 'બુધવાર',
  Guruvara: 'ગુરુવાર',
  Shukravara: 'શુક્રવાર',
  Shanivara: 'શનિવાર',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'ચૈત્ર',
  Vaishakha: 'વૈશાખ',
  Jyeshtha: 'જેઠ',
  Ashadha: 'અષાઢ',
  Shravana: 'શ્રાવણ',
  Bhadrapada: 'ભાદરવો',
  Ashvina: 'આસો',
  Kartika: 'કારતક',
  Margashirsha: 'માગશર',
  Pausha: 'પોષ',
  Magha: 'મહા',
  Phalguna: 'ફાગણ',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'અમાસ',
  waxing_crescent: 'વધતો ચંદ્ર (અર્ધચંદ્ર પહેલાં)',
  first_quarter: 'સુદનો અર્ધચંદ્ર',
  waxing_gibbous: 'વધતો ચંદ્ર (અર્ધચંદ્ર પછી)',
  full_moon: 'પૂનમ',
  waning_gibbous: 'ઘટતો ચંદ્ર (અર્ધચંદ્ર પહેલાં)',
  last_quarter: 'વદનો અર્ધચંદ્ર',
  waning_crescent: 'ઘટતો ચંદ્ર (અર્ધચંદ્ર પછી)',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'સમય ક્ષેત્રના વસ્તીકેન્દ્રનો સૂર્યોદય',
  place_sunrise: 'સ્થળનો સૂર્યોદય',
  nominal_06_18: '06:00થી 18:00 સુધીનો દિવસ',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'દિવસ',
  night: 'રાત્રિ',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'ઉદ્વેગ',
  Char: 'ચલ',
  Labh: 'લાભ',
  Amrit: 'અમૃત',
  Kaal: 'કાળ',
  Shubh: 'શુભ',
  Rog: 'રોગ',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'રાહુકાળ',
    yamaganda: 'યમગંડ',
    gulika: 'ગુલિક કાળ',
    dur_muhurta: 'દુર્મુહૂર્ત',
    abhijit: 'અભિજિત મુહૂર્ત',
    brahma_muhurta: 'બ્રહ્મ મુહૂર્ત',
    varjyam: 'વર્જ્ય (વિષઘટી)',
    amrita_kala: 'અમૃત કાળ',
    vijaya: 'વિજય મુહૂર્ત',
    godhuli: 'ગોધૂલિ',
    nishita: 'નિશીથ',
    pratah_sandhya: 'પ્રાતઃસંધ્યા',
    sayahna_sandhya: 'સાયંસંધ્યા',
    night_dur_muhurta: 'રાત્રિનું દુર્મુહૂર્ત',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'જન્મ',
  Sampat: 'સંપત',
  Vipat: 'વિપત',
  Kshema: 'ક્ષેમ',
  Pratyari: 'પ્રત્યરિ',
  Sadhaka: 'સાધક',
  Vadha: 'વધ',
  Mitra: 'મિત્ર',
  'Ati Mitra': 'અતિમિત્ર',
};

export const quality: Names['quality'] = {
  best: 'શ્રેષ્ઠ',
  good: 'અનુકૂળ',
  neutral_good: 'સાધારણ',
  mixed: 'મિશ્ર',
  neutral: 'સમ',
  bad: 'વર્જ્ય',
  very_bad: 'અત્યંત અશુભ',
};

export const band: Names['band'] = {
  favourable: 'અનુકૂળ',
  mixed: 'મિશ્ર',
  challenging: 'પડકારરૂપ',
};

export const verdict: Names['verdict'] = {
  push: 'આગળ વધો',
  mixed: 'મિશ્ર',
  wait: 'રાહ જુઓ',
};

export const intent: Names['intent'] = {
  communication: 'વાતચીત',
  career: 'નોકરી-ધંધો',
  money: 'નાણાં',
  love: 'પ્રેમ',
  travel: 'મુસાફરી',
  study: 'ભણતર',
  health: 'આરોગ્ય',
  home: 'ઘર અને કુટુંબ',
  property: 'મિલકત અને લાંબા ગાળાનાં કામ',
  contract: 'કરાર અને સહી',
  vehicle: 'વાહન',
  conflict: 'વિવાદ કે કાનૂની બાબત',
  spiritual: 'અધ્યાત્મ અને સાધના',
  creative: 'સર્જનાત્મક કામ',
  general: 'સામાન્ય કામ',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'પ્રેમનો સંબંધ',
  Friendship: 'મિત્રતા',
  Professional: 'કામનો સંબંધ',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'તિથિનો સમૂહ',
  nakshatra_nature: 'નક્ષત્રનો સ્વભાવ',
  yoga_quality: 'દિવસનો યોગ',
  karana_quality: 'દિવસનું કરણ',
  vara_lord: 'વારનો સ્વામી',
  paksha_bala: 'પક્ષબળ',
  tarabala: 'તારાબળ',
  chandrabala: 'ચંદ્રબળ',
  day_lord_affinity: 'વારનો સ્વામી અને તમારી ચંદ્ર રાશિ',
  jupiter_transit: 'તમારા ચંદ્રથી ગુરુ',
  saturn_transit: 'તમારા ચંદ્રથી શનિ',
  hora_lord: 'ગ્રહની હોરા',
  choghadiya: 'ચોઘડિયું',
  window_overlap: 'દિવસના ખાસ કાળ',
  nakshatra_match: 'નક્ષત્ર અને હેતુ',
  mode_day_lord: 'વારનો સ્વામી અને સંબંધ',
  mode_nakshatra: 'નક્ષત્ર અને સંબંધ',
  karaka_state: 'કારક ગ્રહની સ્થિતિ',
  moon_company: 'ચંદ્ર સાથેના ગ્રહ',
};

export const rule_source: Names['rule_source'] = {
  classical: 'મુહૂર્ત ગ્રંથો',
  almanac: 'આજનાં પંચાંગો',
  own: 'અમારો પોતાનો નિયમ',
};

export const element: Names['element'] = {
  fire: 'અગ્નિ',
  earth: 'પૃથ્વી',
  air: 'વાયુ',
  water: 'જળ',
};

export const modality: Names['modality'] = {
  cardinal: 'ચર',
  fixed: 'સ્થિર',
  mutable: 'દ્વિસ્વભાવ',
};

export const polarity: Names['polarity'] = {
  masculine: 'પુરુષ રાશિ',
  feminine: 'સ્ત્રી રાશિ',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'યુતિ',
  semisextile: 'દ્વિર્દ્વાદશ (30°)',
  sextile: 'ત્રિરેકાદશ (60°)',
  square: 'કેન્દ્રયોગ (90°)',
  trine: 'નવપંચમ (120°)',
  quincunx: 'ષડાષ્ટક (150°)',
  opposition: 'પ્રતિયુતિ (180°)',
};

export const sign_band: Names['sign_band'] = {
  high: 'ખૂબ સારું',
  good: 'સારું',
  moderate: 'મધ્યમ',
  low: 'ઓછું',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'તત્ત્વ',
  rulership: 'રાશિસ્વામી',
};

export const dignity: Names['dignity'] = {
  exalted: 'ઉચ્ચ',
  moolatrikona: 'મૂળત્રિકોણ',
  own_sign: 'સ્વરાશિ',
  great_friend: 'અધિમિત્ર રાશિ',
  friend: 'મિત્ર રાશિ',
  neutral: 'સમ રાશિ',
  enemy: 'શત્રુ રાશિ',
  great_enemy: 'અધિશત્રુ રાશિ',
  debilitated: 'નીચ',
};

export const relation: Names['relation'] = {
  great_friend: 'અધિમિત્ર',
  friend: 'મિત્ર',
  neutral: 'સમ',
  enemy: 'શત્રુ',
  great_enemy: 'અધિશત્રુ',
};

export const motion: Names['motion'] = {
  direct: 'માર્ગી',
  retrograde: 'વક્રી',
};

export const varga: Names['varga'] = {
  D1: 'રાશિ',
  D2: 'હોરા',
  D3: 'દ્રેષ્કાણ',
  D4: 'ચતુર્થાંશ',
  D7: 'સપ્તમાંશ',
  D9: 'નવમાંશ',
  D10: 'દશમાંશ',
  D12: 'દ્વાદશાંશ',
  D16: 'ષોડશાંશ',
  D20: 'વિંશાંશ',
  D24: 'ચતુર્વિંશાંશ',
  D27: 'સપ્તવિંશાંશ',
  D30: 'ત્રિંશાંશ',
  D40: 'ખવેદાંશ',
  D45: 'અક્ષવેદાંશ',
  D60: 'ષષ્ટ્યંશ',
};

export const aspect: Names['aspect'] = {
  conjunction: 'યુતિ',
  third_aspect: 'ત્રીજી દૃષ્ટિ',
  fourth_aspect: 'ચોથી દૃષ્ટિ',
  fifth_aspect: 'પાંચમી દૃષ્ટિ',
  opposition: 'સાતમી દૃષ્ટિ',
  eighth_aspect: 'આઠમી દૃષ્ટિ',
  ninth_aspect: 'નવમી દૃષ્ટિ',
  tenth_aspect: 'દસમી દૃષ્ટિ',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'નજીક આવતી',
  separating: 'દૂર જતી',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'ગ્રહ',
  natal_point_weight: 'જન્મકુંડળીનું બિંદુ',
  aspect_weight: 'દૃષ્ટિ',
  tight_orb_within_1deg: '1°ની અંદર',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': 'જન્મના ચંદ્રથી બારમી રાશિ',
  '1st': 'જન્મના ચંદ્રની રાશિ',
  '2nd': 'જન્મના ચંદ્રથી બીજી રાશિ',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'પહેલો તબક્કો',
  peak: 'મધ્ય તબક્કો',
  setting: 'છેલ્લો તબક્કો',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'સાડાસાતી',
  ardhashtama: 'અર્ધાષ્ટમ શનિ (ચંદ્રથી ચોથો)',
  ashtama: 'અષ્ટમ શનિ (ચંદ્રથી આઠમો)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'સ્વર્ગ',
  patala: 'પાતાળ',
  mrityu: 'મૃત્યુલોક (પૃથ્વી)',
};

export const compass: Names['compass'] = {
  east: 'પૂર્વ',
  south: 'દક્ષિણ',
  west: 'પશ્ચિમ',
  north: 'ઉત્તર',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'પૃથ્વી પર',
  sky: 'આકાશમાં',
  patala: 'પાતાળમાં',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'સ્મશાનમાં',
  kailasa: 'કૈલાસ પર',
  gauri: 'ગૌરી સાથે',
  nandi: 'નંદી પર',
  sabha: 'સભામાં',
  bhojana: 'ભોજનમાં',
  krida: 'ક્રીડામાં',
};

export const panchaka: Names['panchaka'] = {
  roga: 'રોગ પંચક',
  raja: 'રાજ પંચક',
  agni: 'અગ્નિ પંચક',
  chora: 'ચોર પંચક',
  mrityu: 'મૃત્યુ પંચક',
};

export const gowri: Names['gowri'] = {
  Uthi: 'ઉત્તિ',
  Amirdha: 'અમૃત',
  Rogam: 'રોગ',
  Laabam: 'લાભ',
  Dhanam: 'ધન',
  Sugam: 'સુખ',
  Soram: 'ચોર',
  Visham: 'વિષ',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'રુદ્ર',
  Ahi: 'અહિ',
  Mitra: 'મિત્ર',
  Pitri: 'પિતૃ',
  Vasu: 'વસુ',
  Udaka: 'ઉદક',
  Vishvedeva: 'વિશ્વેદેવ',
  Vidhi: 'વિધિ',
  Brahma: 'બ્રહ્મા',
  Indra: 'ઇંદ્ર',
  Indragni: 'ઇંદ્રાગ્નિ',
  Nirriti: 'નિર્ઋતિ',
  Varuna: 'વરુણ',
  Aryaman: 'અર્યમા',
  Bhaga: 'ભગ',
  Isha: 'ઈશ',
  Ajapada: 'અજપાદ',
  Ahirbudhnya: 'અહિર્બુધ્ન્ય',
  Pushan: 'પૂષા',
  Ashvin: 'અશ્વિનીકુમાર',
  Yama: 'યમ',
  Agni: 'અગ્નિ',
  Dhatri: 'ધાતા',
  Chandra: 'ચંદ્ર',
  Aditi: 'અદિતિ',
  Jiva: 'જીવ',
  Vishnu: 'વિષ્ણુ',
  Arka: 'અર્ક',
  Tvashtri: 'ત્વષ્ટા',
  Vayu: 'વાયુ',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'સર્વાર્થસિદ્ધિ',
  amrita_siddhi: 'અમૃતસિદ્ધિ',
  ravi_pushya: 'રવિપુષ્ય',
  guru_pushya: 'ગુરુપુષ્ય',
  siddha_tithi: 'સિદ્ધ તિથિ',
  dwipushkara: 'દ્વિપુષ્કર',
  tripushkara: 'ત્રિપુષ્કર',
  ravi_yoga: 'રવિયોગ',
  adal: 'આડલ',
  vidal: 'વિડાલ',
  jwalamukhi: 'જ્વાળામુખી',
  yamaghanta: 'યમઘંટ',
  dagdha_nakshatra: 'દગ્ધ નક્ષત્ર',
  dagdha_tithi: 'દગ્ધ તિથિ',
  sun_dagdha_tithi: 'સૂર્યદગ્ધ તિથિ',
  visha_tithi: 'વિષ તિથિ',
  hutashana_tithi: 'હુતાશન તિથિ',
  krakacha_tithi: 'ક્રકચ તિથિ',
  samvartaka_tithi: 'સંવર્તક તિથિ',
  mrityu_tithi: 'મૃત્યુ તિથિ',
};

export const anandadi: Names['anandadi'] = {
  Ananda: 'આનંદ',
  Kaladanda: 'કાળદંડ',
  Dhumra: 'ધૂમ્ર',
  Dhata: 'ધાતા',
  Saumya: 'સૌમ્ય',
  Dhvanksha: 'ધ્વાંક્ષ',
  Dhvaja: 'ધ્વજ',
  Shrivatsa: 'શ્રીવત્સ',
  Vajra: 'વજ્ર',
  Mudgara: 'મુદ્ગર',
  Chhatra: 'છત્ર',
  Mitra: 'મિત્ર',
  Manasa: 'માનસ',
  Padma: 'પદ્મ',
  Lumbaka: 'લુંબક',
  Utpata: 'ઉત્પાત',
  Mrityu: 'મૃત્યુ',
  Kana: 'કાણ',
  Siddhi: 'સિદ્ધિ',
  Shubha: 'શુભ',
  Amrita: 'અમૃત',
  Musala: 'મુસળ',
  Gada: 'ગદા',
  Matanga: 'માતંગ',
  Rakshasa: 'રાક્ષસ',
  Chara: 'ચર',
  Sthira: 'સ્થિર',
  Pravardhamana: 'પ્રવર્ધમાન',
};

export const samvatsara: Names['samvatsara'] = {
  Prabhava: 'પ્રભવ',
  Vibhava: 'વિભવ',
  Shukla: 'શુક્લ',
  Pramoda: 'પ્રમોદ',
  Prajapati: 'પ્રજાપતિ',
  Angiras: 'અંગિરા',
  Shrimukha: 'શ્રીમુખ',
  Bhava: 'ભાવ',
  Yuva: 'યુવા',
  Dhata: 'ધાતા',
  Ishvara: 'ઈશ્વર',
  Bahudhanya: 'બહુધાન્ય',
  Pramathi: 'પ્રમાથી',
  Vikrama: 'વિક્રમ',
  Vrisha: 'વૃષ',
  Chitrabhanu: 'ચિત્રભાનુ',
  Subhanu: 'સુભાનુ',
  Tarana: 'તારણ',
  Parthiva: 'પાર્થિવ',
  Vyaya: 'વ્યય',
  Sarvajit: 'સર્વજિત',
  Sarvadhari: 'સર્વધારી',
  Virodhi: 'વિરોધી',
  Vikriti: 'વિકૃતિ',
  Khara: 'ખર',
  Nandana: 'નંદન',
  Vijaya: 'વિજય',
  Jaya: 'જય',
  Manmatha: 'મન્મથ',
  Durmukha: 'દુર્મુખ',
  Hemalamba: 'હેમલંબ',
  Vilamba: 'વિલંબ',
  Vikari: 'વિકારી',
  Sharvari: 'શાર્વરી',
  Plava: 'પ્લવ',
  Shubhakrit: 'શુભકૃત',
  Shobhakrit: 'શોભકૃત',
  Krodhi: 'ક્રોધી',
  Vishvavasu: 'વિશ્વાવસુ',
  Parabhava: 'પરાભવ',
  Plavanga: 'પ્લવંગ',
  Kilaka: 'કીલક',
  Saumya: 'સૌમ્ય',
  Sadharana: 'સાધારણ',
  Virodhakrit: 'વિરોધકૃત',
  Paridhavi: 'પરિધાવી',
  Pramadi: 'પ્રમાદી',
  Ananda: 'આનંદ',
  Rakshasa: 'રાક્ષસ',
  Nala: 'નલ',
  Pingala: 'પિંગળ',
  Kalayukta: 'કાળયુક્ત',
  Siddharthi: 'સિદ્ધાર્થી',
  Raudra: 'રૌદ્ર',
  Durmati: 'દુર્મતિ',
  Dundubhi: 'દુંદુભિ',
  Rudhirodgari: 'રુધિરોદ્ગારી',
  Raktaksha: 'રક્તાક્ષ',
  Krodhana: 'ક્રોધન',
  Akshaya: 'અક્ષય',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'ચિત્તિરૈ',
  Vaikasi: 'વૈકાસી',
  Aani: 'આની',
  Aadi: 'આડી',
  Aavani: 'આવણી',
  Purattasi: 'પુરટ્ટાસી',
  Aippasi: 'ઐપ્પસી',
  Karthigai: 'કાર્તિગૈ',
  Margazhi: 'માર્ગળી',
  Thai: 'તૈ',
  Maasi: 'માસી',
  Panguni: 'પંગુની',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'મેડમ',
  Edavam: 'ઇડવમ',
  Mithunam: 'મિથુનમ',
  Karkidakam: 'કર્કિડકમ',
  Chingam: 'ચિંગમ',
  Kanni: 'કન્ની',
  Thulam: 'તુલામ',
  Vrischikam: 'વૃશ્ચિકમ',
  Dhanu: 'ધનુ',
  Makaram: 'મકરમ',
  Kumbham: 'કુંભમ',
  Meenam: 'મીનમ',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'બૈશાખ',
  Joishtho: 'જ્યેષ્ઠ',
  Asharh: 'આષાઢ',
  Srabon: 'શ્રાવણ',
  Bhadro: 'ભાદ્ર',
  Ashwin: 'આશ્વિન',
  Kartik: 'કાર્તિક',
  Ogrohayon: 'અગ્રહાયણ',
  Poush: 'પૌષ',
  Magh: 'માઘ',
  Falgun: 'ફાલ્ગુન',
  Choitro: 'ચૈત્ર',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'બૈશાખ',
  Jyestha: 'જ્યેષ્ઠ',
  Asadha: 'આષાઢ',
  Srabana: 'શ્રાવણ',
  Bhadraba: 'ભાદ્રબ',
  Aswina: 'આશ્વિન',
  Kartika: 'કાર્તિક',
  Margasira: 'માર્ગશિર',
  Pausa: 'પૌષ',
  Magha: 'માઘ',
  Phalguna: 'ફાલ્ગુન',
  Chaitra: 'ચૈત્ર',
};

export const ayana: Names['ayana'] = {
  uttarayana: 'ઉત્તરાયણ',
  dakshinayana: 'દક્ષિણાયન',
};

export const ritu: Names['ritu'] = {
  vasanta: 'વસંત',
  grishma: 'ગ્રીષ્મ',
  varsha: 'વર્ષા',
  sharad: 'શરદ',
  hemanta: 'હેમંત',
  shishira: 'શિશિર',
};

export const activity: Names['activity'] = {
  marriage: 'લગ્ન (વિવાહ)',
  griha_pravesh: 'વાસ્તુ, ગૃહપ્રવેશ',
  house_construction: 'ઘરનું ખાતમુહૂર્ત',
  namakarana: 'નામકરણ',
  annaprashana: 'અન્નપ્રાશન',
  mundan: 'બાબરી (ચૌલકર્મ)',
  upanayana: 'જનોઈ (ઉપનયન)',
  vidyarambha: 'વિદ્યારંભ',
  travel: 'મુસાફરી',
  vehicle: 'વાહન ખરીદી',
  property_purchase: 'જમીન કે મકાનની ખરીદી',
  business_start: 'ધંધાની શરૂઆત',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'જોવાતું નથી',
  by_rule: 'નિયમમાં કહ્યા પ્રમાણે',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'છાપેલાં પંચાંગોની યાદી પ્રમાણે',
  strict: 'ચુસ્તપણે ગ્રંથો પ્રમાણે',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'કોઈ પણ દિશા' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'વાર',
  nakshatra: 'ચંદ્રનું નક્ષત્ર',
  tithi: 'તિથિ',
  lunar_month: 'ચાંદ્રમાસ',
  sun_sign: 'સૂર્યની રાશિ',
  disha_shula: 'પ્રવાસની દિશા (દિશાશૂળ)',
  adhika: 'અધિક માસ',
  kharmas: 'કમુરતાં: સૂર્ય ધન કે મીન રાશિમાં',
  chaturmas: 'ચાતુર્માસ: વિષ્ણુશયનના ચાર મહિના',
  guru_asta: 'ગુરુનો અસ્ત',
  shukra_asta: 'શુક્રનો અસ્ત',
  bhadra: 'ભદ્રા (વિષ્ટિ કરણ)',
  panchaka: 'પંચક: ચંદ્ર ધનિષ્ઠાથી રેવતી નક્ષત્રમાં',
  sankranti: 'સંક્રાંતિ: આગળ-પાછળની 16 ઘડી',
  holashtaka: 'હોળાષ્ટક: હોળી પહેલાંના આઠ દિવસ',
  pitri_paksha: 'શ્રાદ્ધ પક્ષ',
  bad_yogas: 'વર્જ્ય યોગ',
  lagna: 'ઉદય લગ્ન (ઊગતી રાશિ)',
  lagna_house: 'જે ભાવ ખાલી હોવો જોઈએ તેમાં ગ્રહ',
  too_short: 'બહુ ટૂંકો',
  no_sunrise: 'સૂર્યોદય નથી',
  nakshatra_tolerated: 'માત્ર ચલાવી લેવાતું નક્ષત્ર',
  tithi_tolerated: 'માત્ર ચલાવી લેવાતી તિથિ',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'સૂર્યગ્રહણ',
  lunar: 'ચંદ્રગ્રહણ',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'ખંડગ્રાસ',
  annular: 'કંકણાકૃતિ',
  total: 'ખગ્રાસ',
  hybrid: 'સંકર',
  penumbral: 'છાયા',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'સ્પર્શ',
  second: 'સંમીલન',
  third: 'ઉન્મીલન',
  fourth: 'મોક્ષ',
  penumbral_begins: 'આછી છાયામાં પ્રવેશ',
  partial_begins: 'ઘેરી છાયામાં પ્રવેશ (સ્પર્શ)',
  total_begins: 'ખગ્રાસની શરૂઆત (સંમીલન)',
  total_ends: 'ખગ્રાસનો અંત (ઉન્મીલન)',
  partial_ends: 'ઘેરી છાયામાંથી મુક્તિ (મોક્ષ)',
  penumbral_ends: 'આછી છાયામાંથી મુક્તિ',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'જણાવાતો નથી',
  combustion: 'સૂર્યોદય વખતે સૂર્યની નજીક',
  kalamsha: 'કાલાંશ (સૂર્યસિદ્ધાંત)',
  arcus_visionis: 'ક્ષિતિજ નીચે સૂર્યની ઊંડાઈ (શોખ)',
  elongation: 'સૂર્યથી અંતર',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'ચર',
  fixed: 'સ્થિર',
  dual: 'દ્વિસ્વભાવ',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'માત્ર રાશિઓ',
  navamsas: 'નવમાંશ સાથે',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'દેખાતો નથી (અસ્ત)',
  combust: 'અસ્તંગત',
  retrograde: 'વક્રી',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'રાશિપ્રવેશ',
  nakshatra_entry: 'નક્ષત્રપ્રવેશ',
  station: 'સ્તંભી થવું',
  combustion_begins: 'અસ્તંગત અવસ્થાની શરૂઆત',
  combustion_ends: 'અસ્તંગત અવસ્થાનો અંત',
  asta: 'દૃશ્ય અસ્ત',
  udaya: 'દૃશ્ય ઉદય',
  paksha: 'પક્ષ બદલાવો',
  vedha: 'વેધ બદલાવો',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'મહાદશા',
  antar: 'અંતર્દશા',
  pratyantar: 'પ્રત્યંતર્દશા',
  sukshma: 'સૂક્ષ્મદશા',
  prana: 'પ્રાણદશા',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'વિંશોત્તરી',
  yogini: 'યોગિની',
  ashtottari: 'અષ્ટોત્તરી',
  chara: 'ચર',
  chara_parashara: 'ચર (પરાશર)',
  narayana: 'નારાયણ',
  shoola: 'શૂલ',
  sudasa: 'સુદશા',
  kalachakra: 'કાલચક્ર',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'આત્મકારક',
  amatya: 'અમાત્યકારક',
  bhratri: 'ભ્રાતૃકારક',
  matri: 'માતૃકારક',
  pitri: 'પિતૃકારક',
  putra: 'પુત્રકારક',
  gnati: 'જ્ઞાતિકારક',
  dara: 'દારાકારક',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'પરાશર',
  varahamihira: 'વરાહમિહિર',
};

export const yogini: Names['yogini'] = {
  Mangala: 'મંગલા',
  Pingala: 'પિંગલા',
  Dhanya: 'ધાન્યા',
  Bhramari: 'ભ્રામરી',
  Bhadrika: 'ભદ્રિકા',
  Ulka: 'ઉલ્કા',
  Siddha: 'સિદ્ધા',
  Sankata: 'સંકટા',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'સાયન',
  sidereal: 'નિરયન',
};

export const koota: Names['koota'] = {
  varna: 'વર્ણ',
  vashya: 'વશ્ય',
  tara: 'તારા',
  yoni: 'યોનિ',
  graha_maitri: 'ગ્રહમૈત્રી',
  gana: 'ગણ',
  bhakoot: 'ભકૂટ',
  nadi: 'નાડી',
};

export const varna: Names['varna'] = {
  shudra: 'શૂદ્ર',
  vaishya: 'વૈશ્ય',
  kshatriya: 'ક્ષત્રિય',
  brahmin: 'બ્રાહ્મણ',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'ચતુષ્પદ',
  manava: 'માનવ',
  jalachara: 'જળચર',
  vanachara: 'વનચર',
  keeta: 'કીટ',
};

export const match_band: Names['match_band'] = {
  excellent: 'ઉત્તમ',
  very_good: 'ખૂબ સારું',
  acceptable: 'સ્વીકાર્ય',
  below_customary_threshold: 'રૂઢ લઘુતમ ગુણથી ઓછું',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'લગ્ન',
  moon: 'ચંદ્ર',
  both: 'લગ્ન અને ચંદ્ર',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'મંગળ સ્વરાશિમાં',
  mars_exalted: 'મંગળ ઉચ્ચનો',
  mars_sign_house_exception: 'ભાવનો દોષ દૂર કરતી રાશિમાં મંગળ',
  mars_in_leo_or_aquarius: 'મંગળ સિંહ કે કુંભ રાશિમાં',
  jupiter_conjunct_mars: 'મંગળ સાથે ગુરુ',
  jupiter_aspects_mars: 'મંગળ પર ગુરુની દૃષ્ટિ',
  moon_conjunct_mars: 'મંગળ સાથે ચંદ્ર',
  jupiter_in_lagna: 'લગ્નમાં ગુરુ',
  mars_yogakaraka_lagna: 'મંગળ લગ્નનો યોગકારક',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'દોષ રદ થાય છે',
  reducing: 'દોષ ઘટે છે',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'તમિલ, દસ',
  kerala: 'કેરળ, દસ',
  twelve: 'બાર, પૂરા ગુણ',
  stars_only: 'દસ, નક્ષત્ર પરથી',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'ગુણાંકમાં વપરાયેલાં (પ્રોકેરલા)',
  north_indian_printed: 'ઉત્તર ભારતનાં છાપેલાં કોષ્ટકો',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'લગ્ન અને ચંદ્ર',
  lagna_moon_and_venus: 'લગ્ન, ચંદ્ર અને શુક્ર',
};

export const porutham: Names['porutham'] = {
  dina: 'દિન',
  gana: 'ગણ',
  mahendra: 'મહેન્દ્ર',
  stree_deergha: 'સ્ત્રી દીર્ઘ',
  yoni: 'યોનિ',
  rasi: 'રાશિ',
  rasiyathipati: 'રાશ્યધિપતિ',
  vasya: 'વશ્ય',
  rajju: 'રજ્જુ',
  vedha: 'વેધ',
  nadi: 'નાડી',
  varna: 'વર્ણ',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'પાદ',
  kati: 'કટિ',
  udara: 'ઉદર',
  kantha: 'કંઠ',
  siro: 'શિર',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'બંને રાશિનો સ્વામી એક જ અથવા સ્વામી મિત્ર',
  nadi_same_or_friendly_lords: 'બંને ચંદ્ર રાશિના સ્વામી એક જ અથવા મિત્ર',
  gana_bride_beyond_14th: 'કન્યાનું નક્ષત્ર વરના નક્ષત્રથી ચૌદમા પછીનું',
  rajju_waived_by_four: 'રાશ્યધિપતિ, રાશિ, દિન અને મહેન્દ્ર એ ચારેયમાં મેળ છે',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'નવ વડે ભાગતાં વધતી શેષ પરથી',
  cycle_graded: '27 નક્ષત્રોના ચક્ર પરથી',
  graded: 'અર્ધા ગુણ સાથે',
  binary: 'પૂરા ગુણમાં',
  graded_13_7: '13થી વધુ, અર્ધા ગુણ માટે 7',
  above_7: '7થી વધુ',
  sex_graded: 'યોનિના લિંગ પરથી, અર્ધા ગુણ સાથે',
  stars_only: 'યોનિના લિંગ પરથી',
  eighth_bad: 'આઠમી રાશિમાં મેળ નથી',
  eighth_good: 'આઠમી રાશિમાં મેળ છે',
  lord_yavana: 'યવનોની યાદી પ્રમાણે મિત્ર',
  lord_bphs_graded: 'નૈસર્ગિક મિત્ર, અર્ધા ગુણ સાથે',
  lord_not_hostile: 'એકબીજાના શત્રુ ન હોવા જોઈએ',
  either_way: 'બેમાંથી કોઈ પણ દિશાએ',
  five_groups: 'પાંચમાંથી એક જ સમૂહમાં ન હોવા જોઈએ',
  directional: 'સમૂહ અને દિશા પરથી',
  kerala_three: 'ત્રણમાંના વચલા સમૂહમાં બંને ન હોવા જોઈએ',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'પ્રોકેરલાનું કોષ્ટક',
  hindupanchangam: 'ઉત્તર ભારતનું છાપેલું કોષ્ટક',
  symmetric_5_1_0: 'ઉત્તર ભારતનું છાપેલું કોષ્ટક: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'પૂર્ણ દૃષ્ટિ',
  special: 'વિશેષ દૃષ્ટિ',
};

export const method: Names['method'] = {
  service_transit_v1: 'ગ્રહદૃષ્ટિ પરથી ગોચર',
  service_manglik_v1: 'લગ્ન અને ચંદ્ર પરથી મંગળ દોષ',
  own_manglik_pair_v1: 'બંનેનો મંગળ દોષ, અમારાં મૂલ્યો પ્રમાણે',
  nakshatra_syllables_v1: 'ચરણોના નામાક્ષર',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'પહેલો દિવસ',
  last: 'પછીનો દિવસ',
  more: 'જે દિવસે વધુ હોય તે, નહીં તો પહેલો',
  more_last: 'જે દિવસે વધુ હોય તે, નહીં તો પછીનો',
  full: 'જે એક જ દિવસે પૂરું હોય તે, નહીં તો પહેલો',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'સૂર્યોદય ધરાવતો છેલ્લો દિવસ, નહીં તો શરૂઆતનો દિવસ',
  last: 'સૂર્યોદય ધરાવતો છેલ્લો દિવસ, નહીં તો શરૂઆત પછીનો દિવસ',
  first: 'શરૂઆતનો દિવસ',
  next: 'પછીનો દિવસ',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'લગ્ન',
  moon: 'ચંદ્ર',
  venus: 'શુક્ર',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'નથી',
  mild: 'હળવો',
  moderate: 'મધ્યમ',
  strong: 'તીવ્ર',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'બંનેને મંગળ દોષ નથી',
  both_flagged_balanced: 'બંનેને મંગળ દોષ (સમતોલ)',
  cancelled: 'રદ થયેલો મંગળ દોષ',
  one_sided: 'માત્ર એક પક્ષે મંગળ દોષ',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'જેના પર ગ્રંથો સહમત છે',
  all: 'પ્રચલિત બધા',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'એક રાશિ, બે નક્ષત્ર',
  nadi_same_nakshatra: 'એક નક્ષત્ર, બે રાશિ',
  nadi_padas: 'એક નક્ષત્ર, બે ચરણ',
  bhakoot_one_ruler: 'બંને રાશિનો એક જ સ્વામી',
  bhakoot_friends: 'રાશિઓના સ્વામી મિત્ર',
  gana_rulers: 'બંને રાશિનો એક જ સ્વામી કે મિત્ર સ્વામી',
};

export const confidence: Names['confidence'] = {
  high: 'વધુ',
  medium: 'મધ્યમ',
  low: 'ઓછો',
};

export const language: Names['language'] = {
  en: 'અંગ્રેજી',
  uk: 'યુક્રેનિયન',
  ru: 'રશિયન',
  hi: 'હિન્દી',
  fr: 'ફ્રેન્ચ',
  de: 'જર્મન',
  es: 'સ્પૅનિશ',
  ta: 'તમિલ',
  te: 'તેલુગુ',
  kn: 'કન્નડ',
  ml: 'મલયાલમ',
  mr: 'મરાઠી',
  gu: 'ગુજરાતી',
  bn: 'બંગાળી',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'લગ્ન' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'ફલદીપિકા',
  raman: 'રામન',
  muhurta_chintamani: 'મુહૂર્ત ચિંતામણિ',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'લગ્ન પર મિત્રદૃષ્ટિ (ભાવ 3, 5, 9 કે 11માંથી) કરનારાઓમાં સૌથી બળવાન.',
  aspect: 'લગ્ન પર દૃષ્ટિ કરનારાઓમાં સૌથી બળવાન.',
  greatest_strength: 'લગ્ન પર કોઈની દૃષ્ટિ નથી: સૌથી બળવાન.',
  first_candidate: 'લગ્ન પર કોઈની દૃષ્ટિ નથી અને કોઈ બળવાન પણ નથી: પહેલો.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'સૂર્ય કે ચંદ્રની રાશિનો સ્વામી',
  natal_lagna: 'જન્મલગ્નનો સ્વામી',
  muntha: 'મુંથાનો સ્વામી',
  annual_lagna: 'વર્ષલગ્નનો સ્વામી',
  tri_rashi: 'ત્રિરાશિપતિ',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'પ્રબળ મિત્રદૃષ્ટિ',
  weak_friendly: 'નબળી મિત્રદૃષ્ટિ',
  strong_inimical: 'પ્રબળ શત્રુદૃષ્ટિ',
  weak_inimical: 'નબળી શત્રુદૃષ્ટિ',
  neutral: 'સમ',
};

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'ઇત્થશાલ',
  ishrafa: 'ઈશરાફ',
  nakta: 'નક્ત',
  yamaya: 'યમયા',
  ikkavala: 'ઇક્કવાલ',
  induvara: 'ઇંદુવાર',
  manau: 'મણઊ',
  kamboola: 'કંબૂલ',
  gairi_kamboola: 'ગૈરી કંબૂલ',
  khallasara: 'ખલ્લાસર',
  radda: 'રદ્દ',
  duphali_kuttha: 'દુઃફાલી કુત્થ',
  dutthotthadavira: 'દુત્થોત્થ દવીર',
  tambira: 'તંબીર',
  kuttha: 'કુત્થ',
  durapha: 'દુરફ',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'શ્રીપતિ',
  equal: 'સમાન',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'સાત ગ્રહ',
  nine: 'નવ ગ્રહ, રાહુ અને કેતુ પણ',
};

export const murti: Names['murti'] = {
  gold: 'સુવર્ણ',
  silver: 'રજત',
  copper: 'તામ્ર',
  iron: 'લોહ',
};

export const house_quality: Names['house_quality'] = {
  good: 'શુભ',
  bad: 'અશુભ',
};

export const grade: Names['grade'] = {
  A: 'ગ્રંથો સહમત છે',
  B: 'મત જુદા જુદા છે',
  C: 'આધાર મળ્યો નથી: અનિશ્ચિત',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'શુભ સ્થાન બગાડે છે',
  saves: 'અશુભ સ્થાન સુધારે છે',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'રુચક',
  bhadra: 'ભદ્ર',
  hamsa: 'હંસ',
  malavya: 'માલવ્ય',
  shasha: 'શશ',
  sunapha: 'સુનફા',
  anapha: 'અનફા',
  durudhara: 'દુરુધરા',
  kemadruma: 'કેમદ્રુમ',
  gajakesari: 'ગજકેસરી',
  chandra_mangala: 'ચંદ્ર-મંગળ',
  adhi: 'અધિ',
  amala: 'અમલા',
  vasumati: 'વસુમતી',
  shakata: 'શકટ',
  moon_benefic_upachaya: 'ચંદ્રથી ધન',
  lagnadhi: 'લગ્નાધિ',
  vesi: 'વેશી',
  vasi: 'વાશી',
  ubhayachari: 'ઉભયચરી',
  budhaditya: 'બુધાદિત્ય',
  guru_mangala: 'ગુરુ-મંગળ',
  shubha_kartari: 'શુભ કર્તરી',
  papa_kartari: 'પાપ કર્તરી',
  parvata: 'પર્વત',
  kahala: 'કાહલ',
  chamara: 'ચામર',
  shankha: 'શંખ',
  bheri: 'ભેરી',
  lakshmi: 'લક્ષ્મી',
  saraswati: 'સરસ્વતી',
  gauri: 'ગૌરી',
  kalanidhi: 'કલાનિધિ',
  khadga: 'ખડ્ગ',
  srinatha: 'શ્રીનાથ',
  matsya: 'મત્સ્ય',
  shiva: 'શિવ',
  trilochana: 'ત્રિલોચન',
  chatussagara: 'ચતુઃસાગર',
  pushkala: 'પુષ્કલ',
  kusuma: 'કુસુમ',
  amsavatara: 'અંશાવતાર',
  raja_kendra_trikona: 'રાજયોગ (કેન્દ્ર અને ત્રિકોણના સ્વામી)',
  dharma_karmadhipati: 'ધર્મ-કર્માધિપતિ',
  yogakaraka: 'યોગકારક',
  harsha: 'હર્ષ',
  sarala: 'સરલ',
  vimala: 'વિમલ',
  neechabhanga: 'નીચભંગ',
  maha_parivartana: 'મહાપરિવર્તન',
  khala_parivartana: 'ખલ પરિવર્તન',
  dainya_parivartana: 'દૈન્ય પરિવર્તન',
  dhana: 'ધન',
  daridra: 'દરિદ્ર',
  kala_sarpa: 'કાલસર્પ',
  guru_chandala: 'ગુરુ-ચાંડાળ',
  grahan: 'ગ્રહણ',
  angaraka: 'અંગારક',
  shrapit: 'શાપિત',
  vish: 'વિષ',
  rajju: 'રજ્જુ',
  musala: 'મુસળ',
  nala: 'નલ',
  mala: 'માલા',
  sarpa: 'સર્પ',
  gada: 'ગદા',
  shakata_nabhasa: 'શકટ (નાભસ)',
  vihaga: 'વિહગ',
  shringataka: 'શૃંગાટક',
  hala: 'હલ',
  vajra: 'વજ્ર',
  yava: 'યવ',
  kamala: 'કમળ',
  vapi: 'વાપી',
  yupa: 'યૂપ',
  shara: 'શર',
  shakti: 'શક્તિ',
  danda: 'દંડ',
  nauka: 'નૌકા',
  kuta: 'કૂટ',
  chhatra: 'છત્ર',
  chapa: 'ચાપ',
  ardha_chandra: 'અર્ધચંદ્ર',
  chakra: 'ચક્ર',
  samudra: 'સમુદ્ર',
  gola: 'ગોલ',
  yuga: 'યુગ',
  shula: 'શૂલ',
  kedara: 'કેદાર',
  pasha: 'પાશ',
  dama: 'દામ',
  vallaki: 'વલ્લકી',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'અનંત',
  Kulika: 'કુલિક',
  Vasuki: 'વાસુકિ',
  Shankhapala: 'શંખપાલ',
  Padma: 'પદ્મ',
  Mahapadma: 'મહાપદ્મ',
  Takshaka: 'તક્ષક',
  Karkotaka: 'કર્કોટક',
  Shankhachuda: 'શંખચૂડ',
  Ghataka: 'ઘાતક',
  Vishadhara: 'વિષધર',
  Sheshanaga: 'શેષનાગ',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'મહાપુરુષ',
  lunar: 'ચંદ્રના',
  solar: 'સૂર્યના',
  raja: 'રાજયોગ',
  parivartana: 'પરિવર્તન',
  dhana: 'ધનયોગ',
  other: 'અન્ય',
  nabhasa_ashraya: 'નાભસ: આશ્રય',
  nabhasa_dala: 'નાભસ: દલ',
  nabhasa_akriti: 'નાભસ: આકૃતિ',
  nabhasa_sankhya: 'નાભસ: સંખ્યા',
  dosha: 'દોષ',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'ઢીલી વ્યાખ્યા',
  strict: 'ચુસ્ત વ્યાખ્યા',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'ભાવમાં',
  not_in_house: 'કહેલા ભાવોની બહાર',
  dignity: 'રાશિગત સ્થિતિ',
  not_dignity: 'રાશિગત સ્થિતિ ખરાબ નથી',
  not_combust: 'અસ્તંગત નથી',
  conjunct: 'એક જ રાશિમાં',
  aspects: 'દૃષ્ટિ',
  aspects_lagna: 'લગ્ન પર દૃષ્ટિ',
  exchange: 'રાશિઓની અદલાબદલી',
  mutual_aspect: 'પરસ્પર દૃષ્ટિ',
  strong: 'બળવાન',
  houses_occupied: 'ગ્રહવાળા ભાવ',
  none_in_houses: 'આમાંનું કોઈ આ ભાવોમાં નથી',
  movable_sign: 'ચર રાશિમાં',
  fixed_sign: 'સ્થિર રાશિમાં',
  dual_sign: 'દ્વિસ્વભાવ રાશિમાં',
  sign_count: 'રાશિઓની સંખ્યા પરથી',
  yogakaraka: 'કેન્દ્ર અને ત્રિકોણ બંનેનો સ્વામી',
  between_nodes: 'સાતેય ગ્રહ આની વચ્ચે',
  debilitated: 'નીચ',
  dispositor_in_kendra: 'નીચ રાશિનો સ્વામી કેન્દ્રમાં',
  exaltation_lord_in_kendra: 'ઉચ્ચ રાશિનો સ્વામી કેન્દ્રમાં',
  planet_exalted_there_in_kendra: 'તે રાશિમાં ઉચ્ચ થતો ગ્રહ કેન્દ્રમાં',
  dispositor_joins_or_aspects: 'રાશિસ્વામી સાથે છે અથવા જુએ છે',
  dispositor_and_exaltation_lord_mutual_kendra: 'બંને સ્વામી એકબીજાથી કેન્દ્રમાં',
  no_other_nabhasa: 'બીજો કોઈ નાભસ યોગ નથી',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'ચંદ્ર સાથે ગ્રહ',
  planet_in_kendra_from_moon: 'ચંદ્રથી કેન્દ્રમાં ગ્રહ',
  planet_in_kendra_from_lagna: 'લગ્નથી કેન્દ્રમાં ગ્રહ',
  moon_in_kendra_from_lagna: 'ચંદ્ર લગ્નથી કેન્દ્રમાં',
  jupiter_aspects_moon: 'ચંદ્ર પર ગુરુની દૃષ્ટિ',
  moon_exalted_or_own: 'ચંદ્ર ઉચ્ચનો કે સ્વરાશિમાં',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'ધૂમ',
  vyatipata: 'વ્યતીપાત',
  parivesha: 'પરિવેષ',
  indrachapa: 'ઇંદ્રચાપ',
  upaketu: 'ઉપકેતુ',
  kala: 'કાલ',
  mrityu: 'મૃત્યુ',
  ardhaprahara: 'અર્ધપ્રહર',
  yamaghantaka: 'યમઘંટક',
  gulika: 'ગુલિક',
  mandi: 'માંદિ',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'ભાવ લગ્ન',
  hora: 'હોરા લગ્ન',
  ghati: 'ઘટી લગ્ન',
  sree: 'શ્રી લગ્ન',
  indu: 'ઇંદુ લગ્ન',
  varnada: 'વર્ણદ લગ્ન',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'રેવતી–અશ્વિની',
  ashlesha_magha: 'આશ્લેષા–મઘા',
  jyeshtha_mula: 'જ્યેષ્ઠા–મૂળ',
};

export const baladi: Names['baladi'] = {
  bala: 'બાલ',
  kumara: 'કુમાર',
  yuva: 'યુવા',
  vriddha: 'વૃદ્ધ',
  mrita: 'મૃત',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'જાગ્રત',
  svapna: 'સ્વપ્ન',
  sushupti: 'સુષુપ્તિ',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'દીપ્ત',
  svastha: 'સ્વસ્થ',
  mudita: 'મુદિત',
  shanta: 'શાંત',
  dina: 'દીન',
  duhkhita: 'દુઃખિત',
  khala: 'ખલ',
  kopa: 'કોપ',
  vikala: 'વિકલ',
};

export const saham: Names['saham'] = {
  punya: 'પુણ્ય',
  vidya: 'વિદ્યા',
  yashas: 'યશ',
  mitra: 'મિત્ર',
  mahatmya: 'માહાત્મ્ય',
  asha: 'આશા',
  samartha: 'સામર્થ્ય',
  bhratri: 'ભ્રાતૃ',
  gaurava: 'ગૌરવ',
  pitri: 'પિતૃ',
  rajya: 'રાજ્ય',
  matri: 'માતૃ',
  putra: 'પુત્ર',
  jiva: 'જીવ',
  karma: 'કર્મ',
  roga: 'રોગ',
  kali: 'કલિ',
  shastra: 'શાસ્ત્ર',
  bandhu: 'બંધુ',
  mrityu: 'મૃત્યુ',
  paradesha: 'પરદેશ',
  artha: 'અર્થ',
  paradara: 'પરદારા',
  vanik: 'વણિક',
  karyasiddhi: 'કાર્યસિદ્ધિ',
  vivaha: 'વિવાહ',
  santapa: 'સંતાપ',
  shraddha: 'શ્રદ્ધા',
  priti: 'પ્રીતિ',
  jadya: 'જાડ્ય',
  vyapara: 'વ્યાપાર',
  shatru: 'શત્રુ',
  jalapatana: 'જળપતન',
  bandhana: 'બંધન',
  apamrityu: 'અપમૃત્યુ',
  labha: 'લાભ',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'એક અંશની અંદર (પૂર્ણ)',
  present: 'દીપ્તાંશની અંદર (વર્તમાન)',
  future: 'હજી દીપ્તાંશની બહાર (ભવિષ્યત)',
};

export const year_by: Names['year_by'] = {
  solar: 'સૂર્યનું પુનરાગમન',
  tithi: 'તિથિનું પુનરાગમન (તિથિપ્રવેશ)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'લાહિરી (ચિત્રાપક્ષ)',
  lahiri_icrc: 'લાહિરી (પંચાંગ સુધારણા સમિતિ)',
  lahiri_1940: 'લાહિરી (1940)',
  lahiri_vp285: 'લાહિરી (શૂન્ય વર્ષ 285)',
  true_chitra: 'વાસ્તવ ચિત્રા (ચિત્રા તારો 180° પર)',
  true_pushya: 'વાસ્તવ પુષ્ય (પુષ્ય તારો 106° પર)',
  true_revati: 'વાસ્તવ રેવતી (રેવતી તારો 359°50′ પર)',
  true_mula: 'વાસ્તવ મૂળ (મૂળ તારો 240° પર)',
  true_sheoran: 'શ્યોરાણ',
  galactic_center_0_sagittarius: 'આકાશગંગાનું કેન્દ્ર ધન રાશિના 0° પર',
  galactic_center_mula: 'આકાશગંગાનું કેન્દ્ર મૂળ નક્ષત્રની મધ્યે (વિલ્હેલ્મ)',
  raman: 'રામન',
  krishnamurti: 'કૃષ્ણમૂર્તિ (કે. પી.)',
  krishnamurti_vp291: 'કૃષ્ણમૂર્તિ (શૂન્ય વર્ષ 291)',
  yukteshwar: 'શ્રી યુક્તેશ્વર',
  surya_siddhanta: 'સૂર્યસિદ્ધાંત',
  surya_siddhanta_mean_sun: 'સૂર્યસિદ્ધાંત (મધ્યમ સૂર્ય)',
  ss_revati: 'સૂર્યસિદ્ધાંત (રેવતી)',
  ss_chitra: 'સૂર્યસિદ્ધાંત (ચિત્રા)',
  aryabhata: 'આર્યભટ્ટ',
  aryabhata_mean_sun: 'આર્યભટ્ટ (મધ્યમ સૂર્ય)',
  aryabhata_522: 'આર્યભટ્ટ (શૂન્ય વર્ષ 522)',
  ushashashi: 'ઉષા અને શશી',
  jn_bhasin: 'જે. એન. ભસીન',
  fagan_bradley: 'ફેગન-બ્રેડલી',
  deluce: 'ડી લૂસ',
  djwhal_khul: 'જ્વાલ ખૂલ',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'ભૃગુ બિંદુ',
  yogi_point: 'યોગી બિંદુ',
  avayogi_point: 'અવયોગી બિંદુ',
  beeja_sphuta: 'બીજ સ્ફુટ',
  kshetra_sphuta: 'ક્ષેત્ર સ્ફુટ',
  pranapada: 'પ્રાણપદ',
  prana_sphuta: 'પ્રાણ સ્ફુટ',
  deha_sphuta: 'દેહ સ્ફુટ',
  mrityu_sphuta: 'મૃત્યુ સ્ફુટ',
  sukshma_trisphuta: 'સૂક્ષ્મ ત્રિસ્ફુટ',
  trisphuta: 'ત્રિસ્ફુટ',
  chatuhsphuta: 'ચતુઃસ્ફુટ',
  panchasphuta: 'પંચસ્ફુટ',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22મો દ્રેષ્કાણ',
  navamsa_64: '64મો નવમાંશ',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'આ સમય જન્મ પહેલાંનો છે.',
  ended: 'આની દશાઓ પૂરી થઈ ગઈ છે.',
  birth_time_needed: 'આ માટે જન્મસમય જોઈએ.',
};
