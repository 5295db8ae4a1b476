import { byTitle, byVargaName, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';

export * from './calendars.js';
export * from './limbs.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'मेष',
  Taurus: 'वृषभ',
  Gemini: 'मिथुन',
  Cancer: 'कर्क',
  Leo: 'सिंह',
  Virgo: 'कन्या',
  Libra: 'तुला',
  Scorpio: 'वृश्चिक',
  Sagittarius: 'धनु',
  Capricorn: 'मकर',
  Aquarius: 'कुंभ',
  Pisces: 'मीन',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'मेष राशि में',
  Taurus: 'वृषभ राशि में',
  Gemini: 'मिथुन राशि में',
  Cancer: 'कर्क राशि में',
  Leo: 'सिंह राशि में',
  Virgo: 'कन्या राशि में',
  Libra: 'तुला राशि में',
  Scorpio: 'वृश्चिक राशि में',
  Sagittarius: 'धनु राशि में',
  Capricorn: 'मकर राशि में',
  Aquarius: 'कुंभ राशि में',
  Pisces: 'मीन राशि में',
};

export const graha: Names['graha'] = {
  Sun: 'सूर्य',
  Moon: 'चंद्र',
  Mercury: 'बुध',
  Venus: 'शुक्र',
  Mars: 'मंगल',
  Jupiter: 'गुरु',
  Saturn: 'शनि',
  Rahu: 'राहु',
  Ketu: 'केतु',
  Uranus: 'अरुण (यूरेनस)',
  Neptune: 'वरुण (नेपच्यून)',
  Pluto: 'यम (प्लूटो)',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'अश्विनी कुमार',
  Yama: 'यम',
  Agni: 'अग्नि',
  'Brahma (Prajapati)': 'ब्रह्मा (प्रजापति)',
  Soma: 'सोम',
  Rudra: 'रुद्र',
  Aditi: 'अदिति',
  Brihaspati: 'बृहस्पति',
  'Nagas (Sarpas)': 'नाग (सर्प)',
  Pitris: 'पितर',
  Bhaga: 'भग',
  Aryaman: 'अर्यमा',
  Savitar: 'सविता',
  Tvashtar: 'त्वष्टा',
  Vayu: 'वायु',
  'Indra and Agni': 'इंद्र और अग्नि',
  Mitra: 'मित्र',
  Indra: 'इंद्र',
  Nirriti: 'निर्ऋति',
  Apas: 'आपः (जल)',
  Vishvedevas: 'विश्वेदेव',
  Vishnu: 'विष्णु',
  Vasus: 'वसु',
  Varuna: 'वरुण',
  'Aja Ekapada': 'अज एकपाद',
  'Ahir Budhnya': 'अहिर्बुध्न्य',
  Pushan: 'पूषा',
};

export const nature: Names['nature'] = {
  laghu: 'लघु (क्षिप्र) स्वभाव',
  mridu: 'मृदु स्वभाव',
  dhruva: 'ध्रुव (स्थिर) स्वभाव',
  chara: 'चर स्वभाव',
  mishra: 'मिश्र स्वभाव',
  ugra: 'उग्र स्वभाव',
  tikshna: 'तीक्ष्ण स्वभाव',
};

export const gana: Names['gana'] = {
  deva: 'देव',
  manushya: 'मनुष्य',
  rakshasa: 'राक्षस',
};

export const nadi: Names['nadi'] = {
  adi: 'आदि',
  madhya: 'मध्य',
  antya: 'अंत्य',
};

export const yoni: Names['yoni'] = {
  horse: 'अश्व',
  elephant: 'गज',
  sheep: 'मेष',
  serpent: 'सर्प',
  dog: 'श्वान',
  cat: 'मार्जार',
  rat: 'मूषक',
  cow: 'गौ',
  buffalo: 'महिष',
  tiger: 'व्याघ्र',
  deer: 'मृग',
  monkey: 'वानर',
  mongoose: 'नकुल',
  lion: 'सिंह',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'नंदा वर्ग (आनंद)',
  bhadra: 'भद्रा वर्ग (कल्याण)',
  jaya: 'जया वर्ग (विजय)',
  rikta: 'रिक्ता वर्ग (रिक्तता)',
  purna: 'पूर्णा वर्ग (पूर्णता)',
  amavasya: 'शुभ कार्यों में वर्जित तिथि',
};

export const paksha: Names['paksha'] = {
  shukla: 'शुक्ल पक्ष',
  krishna: 'कृष्ण पक्ष',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'शुभ',
  inauspicious: 'अशुभ',
};

export const karana_type: Names['karana_type'] = {
  movable: 'चर',
  fixed: 'स्थिर',
};

export const limb: Names['limb'] = {
  tithi: 'तिथि',
  nakshatra: 'नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
};

export const weekday: Names['weekday'] = {
  Sunday: 'रविवार',
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
};

export const vara: Names['vara'] = {
  Ravivara: 'रविवार',
  Somavara: 'सोमवार',
  Mangalavara: 'मंगलवार',
  Budhavara: 'बुधवार',
  Guruvara: 'गुरुवार',
  Shukravara: 'शुक्रवार',
  Shanivara: 'शनिवार',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'चैत्र',
  Vaishakha: 'वैशाख',
  Jyeshtha: 'ज्येष्ठ',
  Ashadha: 'आषाढ़',
  Shravana: 'श्रावण',
  Bhadrapada: 'भाद्रपद',
  Ashvina: 'आश्विन',
  Kartika: 'कार्तिक',
  Margashirsha: 'मार्गशीर्ष',
  Pausha: 'पौष',
  Magha: 'माघ',
  Phalguna: 'फाल्गुन',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'अमावस्या',
  waxing_crescent: 'बढ़ता चंद्र (अर्धचंद्र से पहले)',
  first_quarter: 'शुक्ल पक्ष का अर्धचंद्र',
  waxing_gibbous: 'बढ़ता चंद्र (अर्धचंद्र के बाद)',
  full_moon: 'पूर्णिमा',
  waning_gibbous: 'घटता चंद्र (अर्धचंद्र से पहले)',
  last_quarter: 'कृष्ण पक्ष का अर्धचंद्र',
  waning_crescent: 'घटता चंद्र (अर्धचंद्र के बाद)',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'समय क्षेत्र की आबादी के केंद्र का सूर्योदय',
  place_sunrise: 'स्थान का सूर्योदय',
  nominal_06_18: '06:00 से 18:00 तक का दिन',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'दिन',
  night: 'रात्रि',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'उद्वेग',
  Char: 'चर',
  Labh: 'लाभ',
  Amrit: 'अमृत',
  Kaal: 'काल',
  Shubh: 'शुभ',
  Rog: 'रोग',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'राहु काल',
    yamaganda: 'यमगंड',
    gulika: 'गुलिक काल',
    dur_muhurta: 'दुर्मुहूर्त',
    abhijit: 'अभिजित मुहूर्त',
    brahma_muhurta: 'ब्रह्म मुहूर्त',
    varjyam: 'वर्ज्यम्',
    amrita_kala: 'अमृत काल',
    vijaya: 'विजय मुहूर्त',
    godhuli: 'गोधूलि',
    nishita: 'निशीथ',
    pratah_sandhya: 'प्रातः संध्या',
    sayahna_sandhya: 'सायं संध्या',
    night_dur_muhurta: 'रात्रि दुर्मुहूर्त',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'जन्म',
  Sampat: 'संपत',
  Vipat: 'विपत',
  Kshema: 'क्षेम',
  Pratyari: 'प्रत्यरि',
  Sadhaka: 'साधक',
  Vadha: 'वध',
  Mitra: 'मित्र',
  'Ati Mitra': 'अति मित्र',
};

export const quality: Names['quality'] = {
  best: 'सर्वोत्तम',
  good: 'अच्छा',
  neutral_good: 'सामान्य',
  mixed: 'मिश्रित',
  neutral: 'सम',
  bad: 'वर्जित',
  very_bad: 'अत्यंत अशुभ',
};

export const band: Names['band'] = {
  favourable: 'अनुकूल',
  mixed: 'मिश्रित',
  challenging: 'चुनौतीपूर्ण',
};

export const verdict: Names['verdict'] = {
  push: 'आगे बढ़ें',
  mixed: 'मिश्रित',
  wait: 'प्रतीक्षा करें',
};

export const intent: Names['intent'] = {
  communication: 'संवाद',
  career: 'करियर',
  money: 'धन',
  love: 'प्रेम',
  travel: 'यात्रा',
  study: 'अध्ययन',
  health: 'स्वास्थ्य',
  home: 'घर और परिवार',
  property: 'संपत्ति और दीर्घकालिक कार्य',
  contract: 'अनुबंध और हस्ताक्षर',
  vehicle: 'वाहन',
  conflict: 'विवाद या क़ानूनी मामला',
  spiritual: 'आध्यात्मिक साधना',
  creative: 'रचनात्मक कार्य',
  general: 'सामान्य कार्य',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'प्रेम संबंध',
  Friendship: 'मित्रता',
  Professional: 'व्यावसायिक संबंध',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'तिथि वर्ग',
  nakshatra_nature: 'नक्षत्र स्वभाव',
  yoga_quality: 'दिन का योग',
  karana_quality: 'दिन का करण',
  vara_lord: 'वार स्वामी',
  paksha_bala: 'पक्ष बल',
  tarabala: 'तारा बल',
  chandrabala: 'चंद्र बल',
  day_lord_affinity: 'वार स्वामी और आपकी चंद्र राशि',
  jupiter_transit: 'आपके चंद्र से गुरु',
  saturn_transit: 'आपके चंद्र से शनि',
  hora_lord: 'ग्रह होरा',
  choghadiya: 'चौघड़िया',
  window_overlap: 'दिन का विशेष काल',
  nakshatra_match: 'नक्षत्र और उद्देश्य',
  mode_day_lord: 'वार स्वामी और संबंध',
  mode_nakshatra: 'नक्षत्र और संबंध',
  karaka_state: 'कारक की स्थिति',
  moon_company: 'चंद्र के साथ ग्रह',
};

export const rule_source: Names['rule_source'] = {
  classical: 'मुहूर्त ग्रंथ',
  almanac: 'आज के पंचांग',
  own: 'हमारा अपना नियम',
};

export const element: Names['element'] = {
  fire: 'अग्नि',
  earth: 'पृथ्वी',
  air: 'वायु',
  water: 'जल',
};

export const modality: Names['modality'] = {
  cardinal: 'चर',
  fixed: 'स्थिर',
  mutable: 'द्विस्वभाव',
};

export const polarity: Names['polarity'] = {
  masculine: 'पुरुष राशि',
  feminine: 'स्त्री राशि',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'युति',
  semisextile: 'द्विर्द्वादश (30°)',
  sextile: 'तृतीय-एकादश (60°)',
  square: 'केंद्र (90°)',
  trine: 'त्रिकोण (120°)',
  quincunx: 'षडष्टक (150°)',
  opposition: 'समसप्तक (180°)',
};

export const sign_band: Names['sign_band'] = {
  high: 'बहुत अच्छा',
  good: 'अच्छा',
  moderate: 'मध्यम',
  low: 'कम',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'तत्व',
  rulership: 'राशि स्वामी',
};

export const dignity: Names['dignity'] = {
  exalted: 'उच्च',
  moolatrikona: 'मूलत्रिकोण',
  own_sign: 'स्वराशि',
  great_friend: 'अधिमित्र राशि',
  friend: 'मित्र राशि',
  neutral: 'सम राशि',
  enemy: 'शत्रु राशि',
  great_enemy: 'अधिशत्रु राशि',
  debilitated: 'नीच',
};

export const relation: Names['relation'] = {
  great_friend: 'अधिमित्र',
  friend: 'मित्र',
  neutral: 'सम',
  enemy: 'शत्रु',
  great_enemy: 'अधिशत्रु',
};

export const motion: Names['motion'] = {
  direct: 'मार्गी',
  retrograde: 'वक्री',
};

export const varga: Names['varga'] = {
  D1: 'राशि',
  D2: 'होरा',
  D3: 'द्रेष्काण',
  D4: 'चतुर्थांश',
  D7: 'सप्तांश',
  D9: 'नवांश',
  D10: 'दशांश',
  D12: 'द्वादशांश',
  D16: 'षोडशांश',
  D20: 'विंशांश',
  D24: 'चतुर्विंशांश',
  D27: 'सप्तविंशांश',
  D30: 'त्रिंशांश',
  D40: 'खवेदांश',
  D45: 'अक्षवेदांश',
  D60: 'षष्ट्यंश',
};

export const aspect: Names['aspect'] = {
  conjunction: 'युति',
  third_aspect: 'तीसरी दृष्टि',
  fourth_aspect: 'चौथी दृष्टि',
  fifth_aspect: 'पाँचवीं दृष्टि',
  opposition: 'सातवीं दृष्टि',
  eighth_aspect: 'आठवीं दृष्टि',
  ninth_aspect: 'नौवीं दृष्टि',
  tenth_aspect: 'दसवीं दृष्टि',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'निकट आता हुआ',
  separating: 'दूर जाता हुआ',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'ग्रह',
  natal_point_weight: 'जन्म का बिंदु',
  aspect_weight: 'दृष्टि',
  tight_orb_within_1deg: '1° के भीतर',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': 'जन्म चंद्र से बारहवीं राशि',
  '1st': 'जन्म चंद्र की राशि',
  '2nd': 'जन्म चंद्र से दूसरी राशि',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'पहला चरण',
  peak: 'दूसरा चरण',
  setting: 'अंतिम चरण',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'साढ़ेसाती',
  ardhashtama: 'अर्धाष्टम शनि (ढैया, चंद्र से चौथा)',
  ashtama: 'अष्टम शनि (ढैया, चंद्र से आठवाँ)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'स्वर्ग',
  patala: 'पाताल',
  mrityu: 'मृत्यु लोक (पृथ्वी)',
};

export const compass: Names['compass'] = {
  east: 'पूर्व',
  south: 'दक्षिण',
  west: 'पश्चिम',
  north: 'उत्तर',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'पृथ्वी पर',
  sky: 'आकाश में',
  patala: 'पाताल में',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'श्मशान में',
  kailasa: 'कैलाश पर',
  gauri: 'गौरी के साथ',
  nandi: 'नंदी पर',
  sabha: 'सभा में',
  bhojana: 'भोजन में',
  krida: 'क्रीड़ा में',
};

export const panchaka: Names['panchaka'] = {
  roga: 'रोग पंचक',
  raja: 'राज पंचक',
  agni: 'अग्नि पंचक',
  chora: 'चोर पंचक',
  mrityu: 'मृत्यु पंचक',
};

export const gowri: Names['gowri'] = {
  Uthi: 'उथि',
  Amirdha: 'अमृत',
  Rogam: 'रोगम',
  Laabam: 'लाभम',
  Dhanam: 'धनम',
  Sugam: 'सुगम',
  Soram: 'सोरम',
  Visham: 'विषम',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'रुद्र',
  Ahi: 'अहि',
  Mitra: 'मित्र',
  Pitri: 'पितृ',
  Vasu: 'वसु',
  Udaka: 'उदक',
  Vishvedeva: 'विश्वेदेव',
  Vidhi: 'विधि',
  Brahma: 'ब्रह्मा',
  Indra: 'इंद्र',
  Indragni: 'इंद्राग्नि',
  Nirriti: 'निर्ऋति',
  Varuna: 'वरुण',
  Aryaman: 'अर्यमा',
  Bhaga: 'भग',
  Isha: 'ईश',
  Ajapada: 'अजपाद',
  Ahirbudhnya: 'अहिर्बुध्न्य',
  Pushan: 'पूषा',
  Ashvin: 'अश्विनी कुमार',
  Yama: 'यम',
  Agni: 'अग्नि',
  Dhatri: 'धातृ',
  Chandra: 'चंद्र',
  Aditi: 'अदिति',
  Jiva: 'जीव',
  Vishnu: 'विष्णु',
  Arka: 'अर्क',
  Tvashtri: 'त्वष्टृ',
  Vayu: 'वायु',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'सर्वार्थ सिद्धि',
  amrita_siddhi: 'अमृत सिद्धि',
  ravi_pushya: 'रवि पुष्य',
  guru_pushya: 'गुरु पुष्य',
  siddha_tithi: 'सिद्ध तिथि',
  dwipushkara: 'द्विपुष्कर',
  tripushkara: 'त्रिपुष्कर',
  ravi_yoga: 'रवि योग',
  adal: 'आडल',
  vidal: 'विडल',
  jwalamukhi: 'ज्वालामुखी',
  yamaghanta: 'यमघंट',
  dagdha_nakshatra: 'दग्ध नक्षत्र',
  dagdha_tithi: 'दग्ध तिथि',
  sun_dagdha_tithi: 'सूर्य दग्ध तिथि',
  visha_tithi: 'विष तिथि',
  hutashana_tithi: 'हुताशन तिथि',
  krakacha_tithi: 'क्रकच तिथि',
  samvartaka_tithi: 'संवर्तक तिथि',
  mrityu_tithi: 'मृत्यु तिथि',
};

export const anandadi: Names['anandadi'] = {
  Ananda: 'आनंद',
  Kaladanda: 'कालदंड',
  Dhumra: 'धूम्र',
  Dhata: 'धाता',
  Saumya: 'सौम्य',
  Dhvanksha: 'ध्वांक्ष',
  Dhvaja: 'ध्वज',
  Shrivatsa: 'श्रीवत्स',
  Vajra: 'वज्र',
  Mudgara: 'मुद्गर',
  Chhatra: 'छत्र',
  Mitra: 'मित्र',
  Manasa: 'मानस',
  Padma: 'पद्म',
  Lumbaka: 'लुंबक',
  Utpata: 'उत्पात',
  Mrityu: 'मृत्यु',
  Kana: 'काण',
  Siddhi: 'सिद्धि',
  Shubha: 'शुभ',
  Amrita: 'अमृत',
  Musala: 'मुसल',
  Gada: 'गदा',
  Matanga: 'मातंग',
  Rakshasa: 'राक्षस',
  Chara: 'चर',
  Sthira: 'स्थिर',
  Pravardhamana: 'प्रवर्धमान',
};

export const samvatsara: Names['samvatsara'] = {
  Prabhava: 'प्रभव',
  Vibhava: 'विभव',
  Shukla: 'शुक्ल',
  Pramoda: 'प्रमोद',
  Prajapati: 'प्रजापति',
  Angiras: 'अंगिरा',
  Shrimukha: 'श्रीमुख',
  Bhava: 'भाव',
  Yuva: 'युवा',
  Dhata: 'धाता',
  Ishvara: 'ईश्वर',
  Bahudhanya: 'बहुधान्य',
  Pramathi: 'प्रमाथी',
  Vikrama: 'विक्रम',
  Vrisha: 'वृष',
  Chitrabhanu: 'चित्रभानु',
  Subhanu: 'सुभानु',
  Tarana: 'तारण',
  Parthiva: 'पार्थिव',
  Vyaya: 'व्यय',
  Sarvajit: 'सर्वजित',
  Sarvadhari: 'सर्वधारी',
  Virodhi: 'विरोधी',
  Vikriti: 'विकृति',
  Khara: 'खर',
  Nandana: 'नंदन',
  Vijaya: 'विजय',
  Jaya: 'जय',
  Manmatha: 'मन्मथ',
  Durmukha: 'दुर्मुख',
  Hemalamba: 'हेमलंब',
  Vilamba: 'विलंब',
  Vikari: 'विकारी',
  Sharvari: 'शार्वरी',
  Plava: 'प्लव',
  Shubhakrit: 'शुभकृत',
  Shobhakrit: 'शोभकृत',
  Krodhi: 'क्रोधी',
  Vishvavasu: 'विश्वावसु',
  Parabhava: 'पराभव',
  Plavanga: 'प्लवंग',
  Kilaka: 'कीलक',
  Saumya: 'सौम्य',
  Sadharana: 'साधारण',
  Virodhakrit: 'विरोधकृत',
  Paridhavi: 'परिधावी',
  Pramadi: 'प्रमादी',
  Ananda: 'आनंद',
  Rakshasa: 'राक्षस',
  Nala: 'नल',
  Pingala: 'पिंगल',
  Kalayukta: 'कालयुक्त',
  Siddharthi: 'सिद्धार्थी',
  Raudra: 'रौद्र',
  Durmati: 'दुर्मति',
  Dundubhi: 'दुंदुभि',
  Rudhirodgari: 'रुधिरोद्गारी',
  Raktaksha: 'रक्ताक्ष',
  Krodhana: 'क्रोधन',
  Akshaya: 'अक्षय',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'चित्तिरै',
  Vaikasi: 'वैकासी',
  Aani: 'आनि',
  Aadi: 'आडि',
  Aavani: 'आवणि',
  Purattasi: 'पुरट्टासि',
  Aippasi: 'ऐप्पसि',
  Karthigai: 'कार्तिगै',
  Margazhi: 'मार्गळि',
  Thai: 'तै',
  Maasi: 'मासि',
  Panguni: 'पंगुनि',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'मेडम',
  Edavam: 'एडवम',
  Mithunam: 'मिथुनम',
  Karkidakam: 'कर्किडकम',
  Chingam: 'चिंगम',
  Kanni: 'कन्नि',
  Thulam: 'तुलाम',
  Vrischikam: 'वृश्चिकम',
  Dhanu: 'धनु',
  Makaram: 'मकरम',
  Kumbham: 'कुंभम',
  Meenam: 'मीनम',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'बोइशाख',
  Joishtho: 'जोइष्ठो',
  Asharh: 'आषाढ़',
  Srabon: 'श्राबोण',
  Bhadro: 'भाद्रो',
  Ashwin: 'आश्विन',
  Kartik: 'कार्तिक',
  Ogrohayon: 'ओग्रोहायोण',
  Poush: 'पौष',
  Magh: 'माघ',
  Falgun: 'फाल्गुन',
  Choitro: 'चोइत्रो',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'बैशाख',
  Jyestha: 'ज्येष्ठ',
  Asadha: 'आषाढ़',
  Srabana: 'श्रावण',
  Bhadraba: 'भाद्रब',
  Aswina: 'आश्विन',
  Kartika: 'कार्तिक',
  Margasira: 'मार्गशिर',
  Pausa: 'पौष',
  Magha: 'माघ',
  Phalguna: 'फाल्गुन',
  Chaitra: 'चैत्र',
};

export const ayana: Names['ayana'] = {
  uttarayana: 'उत्तरायण',
  dakshinayana: 'दक्षिणायन',
};

export const ritu: Names['ritu'] = {
  vasanta: 'वसंत',
  grishma: 'ग्रीष्म',
  varsha: 'वर्षा',
  sharad: 'शरद',
  hemanta: 'हेमंत',
  shishira: 'शिशिर',
};

export const activity: Names['activity'] = {
  marriage: 'विवाह',
  griha_pravesh: 'गृह प्रवेश',
  house_construction: 'गृह निर्माण का आरंभ',
  namakarana: 'नामकरण',
  annaprashana: 'अन्नप्राशन',
  mundan: 'मुंडन',
  upanayana: 'उपनयन',
  vidyarambha: 'विद्यारंभ',
  travel: 'यात्रा',
  vehicle: 'वाहन क्रय',
  property_purchase: 'भूमि या मकान क्रय',
  business_start: 'व्यापार का आरंभ',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'नहीं देखा जाता',
  by_rule: 'जैसा नियम कहता है',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'जैसे छपी सूचियों में',
  strict: 'ग्रंथों के अनुसार',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'कोई भी दिशा' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'वार',
  nakshatra: 'चंद्र का नक्षत्र',
  tithi: 'तिथि',
  lunar_month: 'चांद्र मास',
  sun_sign: 'सूर्य की राशि',
  disha_shula: 'यात्रा की दिशा (दिशा शूल)',
  adhika: 'अधिक मास',
  kharmas: 'खरमास: सूर्य धनु या मीन में',
  chaturmas: 'चातुर्मास: विष्णु शयन के चार मास',
  guru_asta: 'गुरु अस्त',
  shukra_asta: 'शुक्र अस्त',
  bhadra: 'विष्टि (भद्रा)',
  panchaka: 'पंचक: चंद्र धनिष्ठा से रेवती तक',
  sankranti: 'संक्रांति: दोनों ओर 16 घटी',
  holashtaka: 'होलाष्टक: होली से पहले के आठ दिन',
  pitri_paksha: 'पितृ पक्ष',
  bad_yogas: 'वर्जित योग',
  lagna: 'लग्न',
  lagna_house: 'जिस भाव को खाली रहना चाहिए उसमें ग्रह',
  too_short: 'बहुत छोटा',
  no_sunrise: 'सूर्योदय नहीं',
  nakshatra_tolerated: 'नक्षत्र जो केवल सह्य है',
  tithi_tolerated: 'तिथि जो केवल सह्य है',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'सूर्य ग्रहण',
  lunar: 'चंद्र ग्रहण',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'खंडग्रास',
  annular: 'कंकणाकृति',
  total: 'खग्रास',
  hybrid: 'संकर',
  penumbral: 'उपच्छाया',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'स्पर्श',
  second: 'सम्मीलन',
  third: 'उन्मीलन',
  fourth: 'मोक्ष',
  penumbral_begins: 'उपच्छाया में प्रवेश',
  partial_begins: 'छाया में प्रवेश (स्पर्श)',
  total_begins: 'पूर्णता का आरंभ (सम्मीलन)',
  total_ends: 'पूर्णता का अंत (उन्मीलन)',
  partial_ends: 'छाया से मुक्ति (मोक्ष)',
  penumbral_ends: 'उपच्छाया से मुक्ति',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'नहीं बताया जाता',
  combustion: 'सूर्योदय पर सूर्य के निकट',
  kalamsha: 'कालांश (सूर्य सिद्धांत)',
  arcus_visionis: 'सूर्य की गहराई (शोख)',
  elongation: 'सूर्य से अंतर',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'चर',
  fixed: 'स्थिर',
  dual: 'द्विस्वभाव',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'केवल राशियाँ',
  navamsas: 'नवांश सहित',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'अस्त',
  combust: 'दग्ध',
  retrograde: 'वक्री',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'राशि प्रवेश',
  nakshatra_entry: 'नक्षत्र प्रवेश',
  station: 'स्थिर होना',
  combustion_begins: 'अस्त होना',
  combustion_ends: 'उदय होना',
  asta: 'दृश्य अस्त',
  udaya: 'दृश्य उदय',
  paksha: 'पक्ष बदलता है',
  vedha: 'वेध बदलता है',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'महादशा',
  antar: 'अंतर्दशा',
  pratyantar: 'प्रत्यंतर्दशा',
  sukshma: 'सूक्ष्मदशा',
  prana: 'प्राणदशा',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'विंशोत्तरी',
  yogini: 'योगिनी',
  ashtottari: 'अष्टोत्तरी',
  chara: 'चर',
  chara_parashara: 'चर (पराशर)',
  narayana: 'नारायण',
  shoola: 'शूल',
  sudasa: 'सुदशा',
  kalachakra: 'कालचक्र',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'आत्मकारक',
  amatya: 'अमात्यकारक',
  bhratri: 'भ्रातृकारक',
  matri: 'मातृकारक',
  pitri: 'पितृकारक',
  putra: 'पुत्रकारक',
  gnati: 'ज्ञातिकारक',
  dara: 'दारकारक',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'पराशर',
  varahamihira: 'वराहमिहिर',
};

export const yogini: Names['yogini'] = {
  Mangala: 'मंगला',
  Pingala: 'पिंगला',
  Dhanya: 'धान्या',
  Bhramari: 'भ्रामरी',
  Bhadrika: 'भद्रिका',
  Ulka: 'उल्का',
  Siddha: 'सिद्धा',
  Sankata: 'संकटा',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'सायन',
  sidereal: 'निरयण',
};

export const koota: Names['koota'] = {
  varna: 'वर्ण',
  vashya: 'वश्य',
  tara: 'तारा',
  yoni: 'योनि',
  graha_maitri: 'ग्रह मैत्री',
  gana: 'गण',
  bhakoot: 'भकूट',
  nadi: 'नाड़ी',
};

export const varna: Names['varna'] = {
  shudra: 'शूद्र',
  vaishya: 'वैश्य',
  kshatriya: 'क्षत्रिय',
  brahmin: 'ब्राह्मण',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'चतुष्पद',
  manava: 'मानव',
  jalachara: 'जलचर',
  vanachara: 'वनचर',
  keeta: 'कीट',
};

export const match_band: Names['match_band'] = {
  excellent: 'उत्तम',
  very_good: 'बहुत अच्छा',
  acceptable: 'स्वीकार्य',
  below_customary_threshold: 'प्रचलित न्यूनतम से कम',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'लग्न',
  moon: 'चंद्र',
  both: 'लग्न और चंद्र',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'मंगल स्वराशि में',
  mars_exalted: 'मंगल उच्च का',
  mars_sign_house_exception: 'मंगल ऐसी राशि में जो उसके भाव का दोष हटाती है',
  mars_in_leo_or_aquarius: 'मंगल सिंह या कुंभ में',
  jupiter_conjunct_mars: 'मंगल के साथ गुरु',
  jupiter_aspects_mars: 'मंगल पर गुरु की दृष्टि',
  moon_conjunct_mars: 'मंगल के साथ चंद्र',
  jupiter_in_lagna: 'लग्न में गुरु',
  mars_yogakaraka_lagna: 'मंगल लग्न का योगकारक',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'दोष भंग',
  reducing: 'दोष कम',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'तमिल, दस',
  kerala: 'केरल, दस',
  twelve: 'बारह, पूरे अंक',
  stars_only: 'दस, नक्षत्रों से',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'इसी अंक वाली',
  north_indian_printed: 'उत्तर की छपी सारणियाँ',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'लग्न और चंद्र',
  lagna_moon_and_venus: 'लग्न, चंद्र और शुक्र',
};

export const porutham: Names['porutham'] = {
  dina: 'दिन',
  gana: 'गण',
  mahendra: 'महेंद्र',
  stree_deergha: 'स्त्री दीर्घ',
  yoni: 'योनि',
  rasi: 'राशि',
  rasiyathipati: 'राश्यधिपति',
  vasya: 'वश्य',
  rajju: 'रज्जु',
  vedha: 'वेध',
  nadi: 'नाड़ी',
  varna: 'वर्ण',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'पाद',
  kati: 'कटि',
  udara: 'उदर',
  kantha: 'कंठ',
  siro: 'शिर',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'दोनों राशियों का एक स्वामी या मित्र स्वामी',
  nadi_same_or_friendly_lords: 'दोनों चंद्र राशियों के स्वामी एक हैं या मित्र',
  gana_bride_beyond_14th: 'वधू का नक्षत्र वर के नक्षत्र से चौदहवें के आगे',
  rajju_waived_by_four: 'राश्यधिपति, राशि, दिन और महेंद्र चारों मिलते हैं',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'नौ के शेष से',
  cycle_graded: '27 नक्षत्रों के चक्र से',
  graded: 'आधे अंकों सहित',
  binary: 'पूरे अंकों में',
  graded_13_7: '13 से अधिक, आधे के लिए 7',
  above_7: '7 से अधिक',
  sex_graded: 'योनि के लिंग से, आधे अंकों सहित',
  stars_only: 'योनि के लिंग से',
  eighth_bad: 'आठवीं राशि नहीं मिलती',
  eighth_good: 'आठवीं राशि मिलती है',
  lord_yavana: 'यवन के मित्र',
  lord_bphs_graded: 'नैसर्गिक मित्र, आधे अंकों सहित',
  lord_not_hostile: 'शत्रु न हों',
  either_way: 'दोनों में से एक दिशा में',
  five_groups: 'पाँच में एक समूह न हो',
  directional: 'समूह और दिशा से',
  kerala_three: 'दोनों मध्य समूह में न हों',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'प्रोकेरल',
  hindupanchangam: 'उत्तर में छपी सारणी',
  symmetric_5_1_0: 'उत्तर में छपी सारणी: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'पूर्ण दृष्टि',
  special: 'विशेष दृष्टि',
};

export const method: Names['method'] = {
  service_transit_v1: 'ग्रह दृष्टि से गोचर',
  service_manglik_v1: 'लग्न और चंद्र से मांगलिक',
  own_manglik_pair_v1: 'दोनों का मांगलिक',
  nakshatra_syllables_v1: 'चरणों के नामाक्षर',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'पहला दिन',
  last: 'बाद का दिन',
  more: 'जिसमें अधिक हो, अन्यथा पहला',
  more_last: 'जिसमें अधिक हो, अन्यथा बाद का',
  full: 'जिसमें पूरी हो, अन्यथा पहला',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'सूर्योदय वाला अंतिम, अन्यथा आरंभ का दिन',
  last: 'सूर्योदय वाला अंतिम, अन्यथा आरंभ के बाद का दिन',
  first: 'आरंभ का दिन',
  next: 'अगला दिन',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'लग्न',
  moon: 'चंद्र',
  venus: 'शुक्र',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'नहीं',
  mild: 'हल्का',
  moderate: 'मध्यम',
  strong: 'प्रबल',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'दोनों में से कोई मांगलिक नहीं',
  both_flagged_balanced: 'दोनों मांगलिक, दोष संतुलित',
  cancelled: 'मांगलिक, पर दोष निरस्त',
  one_sided: 'केवल एक पक्ष मांगलिक',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'जिन पर स्रोत सहमत हैं',
  all: 'प्रचलन में सभी',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'एक राशि, दो नक्षत्र',
  nadi_same_nakshatra: 'एक नक्षत्र, दो राशियाँ',
  nadi_padas: 'एक नक्षत्र, दो पद',
  bhakoot_one_ruler: 'दोनों राशियों का एक स्वामी',
  bhakoot_friends: 'राशियों के स्वामी मित्र',
  gana_rulers: 'दोनों राशियों का एक स्वामी या मित्र स्वामी',
};

export const confidence: Names['confidence'] = {
  high: 'अधिक',
  medium: 'मध्यम',
  low: 'कम',
};

export const language: Names['language'] = {
  en: 'अंग्रेज़ी',
  uk: 'यूक्रेनी',
  ru: 'रूसी',
  hi: 'हिन्दी',
  fr: 'फ़्रेंच',
  de: 'जर्मन',
  es: 'स्पेनिश',
  ta: 'तमिल',
  te: 'तेलुगु',
  kn: 'कन्नड़',
  ml: 'मलयालम',
  mr: 'मराठी',
  gu: 'गुजराती',
  bn: 'बांग्ला',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'लग्न' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'फलदीपिका',
  raman: 'रमन',
  muhurta_chintamani: 'मुहूर्त चिंतामणि',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'लग्न पर मित्र दृष्टि (भाव 3, 5, 9 या 11 से) वालों में सबसे बलवान।',
  aspect: 'लग्न पर दृष्टि वालों में सबसे बलवान।',
  greatest_strength: 'लग्न पर किसी की दृष्टि नहीं: सबसे बलवान।',
  first_candidate: 'लग्न पर किसी की दृष्टि नहीं और कोई बलवान नहीं: पहला।',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'सूर्य या चंद्र राशि का स्वामी',
  natal_lagna: 'जन्म लग्न का स्वामी',
  muntha: 'मुंथा का स्वामी',
  annual_lagna: 'वर्ष लग्न का स्वामी',
  tri_rashi: 'त्रिराशि पति',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'प्रबल मित्र',
  weak_friendly: 'निर्बल मित्र',
  strong_inimical: 'प्रबल शत्रु',
  weak_inimical: 'निर्बल शत्रु',
  neutral: 'सम',
};

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'इत्थशाल',
  ishrafa: 'ईशराफ',
  nakta: 'नक्त',
  yamaya: 'यमया',
  ikkavala: 'इक्कवाल',
  induvara: 'इंदुवार',
  manau: 'मणऊ',
  kamboola: 'कंबूल',
  gairi_kamboola: 'गैरी कंबूल',
  khallasara: 'खल्लासर',
  radda: 'रद्द',
  duphali_kuttha: 'दुःफालि कुत्थ',
  dutthotthadavira: 'दुत्थोत्थ दवीर',
  tambira: 'तंबीर',
  kuttha: 'कुत्थ',
  durapha: 'दुरफ',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'श्रीपति',
  equal: 'समान',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'सात ग्रह',
  nine: 'नौ ग्रह, राहु और केतु भी',
};

export const murti: Names['murti'] = {
  gold: 'स्वर्ण',
  silver: 'रजत',
  copper: 'ताम्र',
  iron: 'लौह',
};

export const house_quality: Names['house_quality'] = {
  good: 'शुभ',
  bad: 'अशुभ',
};

export const grade: Names['grade'] = {
  A: 'ग्रंथ एकमत हैं',
  B: 'मत अलग-अलग हैं',
  C: 'कोई प्रमाण नहीं मिला: अनिश्चित',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'शुभ भाव को बिगाड़ते हैं',
  saves: 'अशुभ भाव को बचाते हैं',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'रुचक',
  bhadra: 'भद्र',
  hamsa: 'हंस',
  malavya: 'मालव्य',
  shasha: 'शश',
  sunapha: 'सुनफा',
  anapha: 'अनफा',
  durudhara: 'दुरुधरा',
  kemadruma: 'केमद्रुम',
  gajakesari: 'गजकेसरी',
  chandra_mangala: 'चंद्र-मंगल',
  adhi: 'अधि',
  amala: 'अमला',
  vasumati: 'वसुमती',
  shakata: 'शकट',
  moon_benefic_upachaya: 'चंद्र से धन',
  lagnadhi: 'लग्नाधि',
  vesi: 'वेशि',
  vasi: 'वाशि',
  ubhayachari: 'उभयचरी',
  budhaditya: 'बुधादित्य',
  guru_mangala: 'गुरु-मंगल',
  shubha_kartari: 'शुभ कर्तरी',
  papa_kartari: 'पाप कर्तरी',
  parvata: 'पर्वत',
  kahala: 'काहल',
  chamara: 'चामर',
  shankha: 'शंख',
  bheri: 'भेरी',
  lakshmi: 'लक्ष्मी',
  saraswati: 'सरस्वती',
  gauri: 'गौरी',
  kalanidhi: 'कलानिधि',
  khadga: 'खड्ग',
  srinatha: 'श्रीनाथ',
  matsya: 'मत्स्य',
  shiva: 'शिव',
  trilochana: 'त्रिलोचन',
  chatussagara: 'चतुःसागर',
  pushkala: 'पुष्कल',
  kusuma: 'कुसुम',
  amsavatara: 'अंशावतार',
  raja_kendra_trikona: 'राजयोग (केंद्र और त्रिकोण के स्वामी)',
  dharma_karmadhipati: 'धर्म-कर्माधिपति',
  yogakaraka: 'योगकारक',
  harsha: 'हर्ष',
  sarala: 'सरल',
  vimala: 'विमल',
  neechabhanga: 'नीचभंग',
  maha_parivartana: 'महा परिवर्तन',
  khala_parivartana: 'खल परिवर्तन',
  dainya_parivartana: 'दैन्य परिवर्तन',
  dhana: 'धन',
  daridra: 'दरिद्र',
  kala_sarpa: 'काल सर्प',
  guru_chandala: 'गुरु चांडाल',
  grahan: 'ग्रहण',
  angaraka: 'अंगारक',
  shrapit: 'श्रापित',
  vish: 'विष',
  rajju: 'रज्जु',
  musala: 'मुसल',
  nala: 'नल',
  mala: 'माला',
  sarpa: 'सर्प',
  gada: 'गदा',
  shakata_nabhasa: 'शकट (नाभस)',
  vihaga: 'विहग',
  shringataka: 'शृंगाटक',
  hala: 'हल',
  vajra: 'वज्र',
  yava: 'यव',
  kamala: 'कमल',
  vapi: 'वापी',
  yupa: 'यूप',
  shara: 'शर',
  shakti: 'शक्ति',
  danda: 'दंड',
  nauka: 'नौका',
  kuta: 'कूट',
  chhatra: 'छत्र',
  chapa: 'चाप',
  ardha_chandra: 'अर्धचंद्र',
  chakra: 'चक्र',
  samudra: 'समुद्र',
  gola: 'गोल',
  yuga: 'युग',
  shula: 'शूल',
  kedara: 'केदार',
  pasha: 'पाश',
  dama: 'दाम',
  vallaki: 'वल्लकी',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'अनंत',
  Kulika: 'कुलिक',
  Vasuki: 'वासुकि',
  Shankhapala: 'शंखपाल',
  Padma: 'पद्म',
  Mahapadma: 'महापद्म',
  Takshaka: 'तक्षक',
  Karkotaka: 'कर्कोटक',
  Shankhachuda: 'शंखचूड़',
  Ghataka: 'घातक',
  Vishadhara: 'विषधर',
  Sheshanaga: 'शेषनाग',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'महापुरुष',
  lunar: 'चंद्र',
  solar: 'सूर्य',
  raja: 'राज',
  parivartana: 'परिवर्तन',
  dhana: 'धन',
  other: 'अन्य',
  nabhasa_ashraya: 'नाभस: आश्रय',
  nabhasa_dala: 'नाभस: दल',
  nabhasa_akriti: 'नाभस: आकृति',
  nabhasa_sankhya: 'नाभस: संख्या',
  dosha: 'दोष',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'व्यापक परिभाषा',
  strict: 'कड़ी परिभाषा',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'भाव में',
  not_in_house: 'पूछे गए भावों से बाहर',
  dignity: 'स्थिति',
  not_dignity: 'बुरी स्थिति नहीं',
  not_combust: 'अस्त नहीं',
  conjunct: 'एक राशि में',
  aspects: 'दृष्टि',
  aspects_lagna: 'लग्न पर दृष्टि',
  exchange: 'राशि परिवर्तन',
  mutual_aspect: 'परस्पर दृष्टि',
  strong: 'बली',
  houses_occupied: 'ग्रहों वाले भाव',
  none_in_houses: 'इनमें से कोई इन भावों में नहीं',
  movable_sign: 'चर राशि में',
  fixed_sign: 'स्थिर राशि में',
  dual_sign: 'द्विस्वभाव राशि में',
  sign_count: 'राशियों की गिनती',
  yogakaraka: 'केंद्र और त्रिकोण का स्वामी',
  between_nodes: 'सातों इनके बीच',
  debilitated: 'नीच',
  dispositor_in_kendra: 'नीच राशि का स्वामी केंद्र में',
  exaltation_lord_in_kendra: 'उच्च राशि का स्वामी केंद्र में',
  planet_exalted_there_in_kendra: 'वहाँ उच्च होने वाला ग्रह केंद्र में',
  dispositor_joins_or_aspects: 'राशि स्वामी साथ है या देखता है',
  dispositor_and_exaltation_lord_mutual_kendra: 'दोनों स्वामी परस्पर केंद्र में',
  no_other_nabhasa: 'कोई और नाभस योग नहीं',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'चंद्रमा के साथ ग्रह',
  planet_in_kendra_from_moon: 'चंद्रमा से केंद्र में ग्रह',
  planet_in_kendra_from_lagna: 'लग्न से केंद्र में ग्रह',
  moon_in_kendra_from_lagna: 'चंद्रमा लग्न से केंद्र में',
  jupiter_aspects_moon: 'चंद्रमा पर गुरु की दृष्टि',
  moon_exalted_or_own: 'चंद्रमा उच्च या स्वराशि में',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'धूम',
  vyatipata: 'व्यतीपात',
  parivesha: 'परिवेष',
  indrachapa: 'इंद्रचाप',
  upaketu: 'उपकेतु',
  kala: 'काल',
  mrityu: 'मृत्यु',
  ardhaprahara: 'अर्धप्रहर',
  yamaghantaka: 'यमघंटक',
  gulika: 'गुलिक',
  mandi: 'मांदि',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'भाव लग्न',
  hora: 'होरा लग्न',
  ghati: 'घटी लग्न',
  sree: 'श्री लग्न',
  indu: 'इंदु लग्न',
  varnada: 'वर्णद लग्न',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'रेवती–अश्विनी',
  ashlesha_magha: 'आश्लेषा–मघा',
  jyeshtha_mula: 'ज्येष्ठा–मूल',
};

export const baladi: Names['baladi'] = {
  bala: 'बाल',
  kumara: 'कुमार',
  yuva: 'युवा',
  vriddha: 'वृद्ध',
  mrita: 'मृत',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'जाग्रत',
  svapna: 'स्वप्न',
  sushupti: 'सुषुप्ति',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'दीप्त',
  svastha: 'स्वस्थ',
  mudita: 'मुदित',
  shanta: 'शांत',
  dina: 'दीन',
  duhkhita: 'दुःखित',
  khala: 'खल',
  kopa: 'कोप',
  vikala: 'विकल',
};

export const saham: Names['saham'] = {
  punya: 'पुण्य',
  vidya: 'विद्या',
  yashas: 'यश',
  mitra: 'मित्र',
  mahatmya: 'माहात्म्य',
  asha: 'आशा',
  samartha: 'सामर्थ्य',
  bhratri: 'भ्रातृ',
  gaurava: 'गौरव',
  pitri: 'पितृ',
  rajya: 'राज्य',
  matri: 'मातृ',
  putra: 'पुत्र',
  jiva: 'जीव',
  karma: 'कर्म',
  roga: 'रोग',
  kali: 'कलि',
  shastra: 'शास्त्र',
  bandhu: 'बंधु',
  mrityu: 'मृत्यु',
  paradesha: 'परदेश',
  artha: 'अर्थ',
  paradara: 'परदारा',
  vanik: 'वणिक्',
  karyasiddhi: 'कार्यसिद्धि',
  vivaha: 'विवाह',
  santapa: 'संताप',
  shraddha: 'श्रद्धा',
  priti: 'प्रीति',
  jadya: 'जाड्य',
  vyapara: 'व्यापार',
  shatru: 'शत्रु',
  jalapatana: 'जलपतन',
  bandhana: 'बंधन',
  apamrityu: 'अपमृत्यु',
  labha: 'लाभ',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'एक अंश के भीतर (पूर्ण)',
  present: 'दीप्तांश के भीतर (वर्तमान)',
  future: 'अभी दीप्तांश से बाहर (भविष्यत्)',
};

export const year_by: Names['year_by'] = {
  solar: 'सूर्य की वापसी',
  tithi: 'तिथि की वापसी (तिथि प्रवेश)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'लाहिरी (चित्रपक्ष)',
  lahiri_icrc: 'लाहिरी (पंचांग सुधार समिति)',
  lahiri_1940: 'लाहिरी (1940)',
  lahiri_vp285: 'लाहिरी (शून्य वर्ष 285)',
  true_chitra: 'वास्तविक चित्रा (चित्रा तारा 180° पर)',
  true_pushya: 'वास्तविक पुष्य (पुष्य तारा 106° पर)',
  true_revati: 'वास्तविक रेवती (रेवती तारा 359°50′ पर)',
  true_mula: 'वास्तविक मूल (मूल तारा 240° पर)',
  true_sheoran: 'श्योराण',
  galactic_center_0_sagittarius: 'आकाशगंगा का केंद्र धनु के 0° पर',
  galactic_center_mula: 'आकाशगंगा का केंद्र मूल के मध्य में (विल्हेल्म)',
  raman: 'रमन',
  krishnamurti: 'कृष्णमूर्ति (के.पी.)',
  krishnamurti_vp291: 'कृष्णमूर्ति (शून्य वर्ष 291)',
  yukteshwar: 'श्री युक्तेश्वर',
  surya_siddhanta: 'सूर्य सिद्धांत',
  surya_siddhanta_mean_sun: 'सूर्य सिद्धांत (मध्यम सूर्य)',
  ss_revati: 'सूर्य सिद्धांत (रेवती)',
  ss_chitra: 'सूर्य सिद्धांत (चित्रा)',
  aryabhata: 'आर्यभट',
  aryabhata_mean_sun: 'आर्यभट (मध्यम सूर्य)',
  aryabhata_522: 'आर्यभट (शून्य वर्ष 522)',
  ushashashi: 'उषा और शशि',
  jn_bhasin: 'जे. एन. भसीन',
  fagan_bradley: 'फ़ेगन-ब्रैडली',
  deluce: 'डी लूस',
  djwhal_khul: 'ज्वाल खुल',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'भृगु बिंदु',
  yogi_point: 'योगी बिंदु',
  avayogi_point: 'अवयोगी बिंदु',
  beeja_sphuta: 'बीज स्फुट',
  kshetra_sphuta: 'क्षेत्र स्फुट',
  pranapada: 'प्राणपद',
  prana_sphuta: 'प्राण स्फुट',
  deha_sphuta: 'देह स्फुट',
  mrityu_sphuta: 'मृत्यु स्फुट',
  sukshma_trisphuta: 'सूक्ष्म त्रिस्फुट',
  trisphuta: 'त्रिस्फुट',
  chatuhsphuta: 'चतुःस्फुट',
  panchasphuta: 'पंचस्फुट',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22वाँ द्रेष्काण',
  navamsa_64: '64वाँ नवांश',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'यह समय जन्म से पहले का है।',
  ended: 'इसकी दशाएँ समाप्त हो चुकी हैं।',
  birth_time_needed: 'इसके लिए जन्म समय चाहिए।',
};
