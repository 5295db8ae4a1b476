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
  Libra: 'तूळ',
  Scorpio: 'वृश्चिक',
  Sagittarius: 'धनु',
  Capricorn: 'मकर',
  Aquarius: 'कुंभ',
  Pisces: 'मीन',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'मेष राशीत',
  Taurus: 'वृषभ राशीत',
  Gemini: 'मिथुन राशीत',
  Cancer: 'कर्क राशीत',
  Leo: 'सिंह राशीत',
  Virgo: 'कन्या राशीत',
  Libra: 'तूळ राशीत',
  Scorpio: 'वृश्चिक राशीत',
  Sagittarius: 'धनु राशीत',
  Capricorn: 'मकर राशीत',
  Aquarius: 'कुंभ राशीत',
  Pisces: 'मीन राशीत',
};

export const graha: Names['graha'] = {
  Sun: 'सूर्य',
  Moon: 'चंद्र',
  Mercury: 'बुध',
  Venus: 'शुक्र',
  Mars: 'मंगळ',
  Jupiter: 'गुरू',
  Saturn: 'शनी',
  Rahu: 'राहू',
  Ketu: 'केतू',
  Uranus: 'हर्षल',
  Neptune: 'नेपच्यून',
  Pluto: 'प्लूटो',
};

export const deity: Names['deity'] = {
  'Ashwini Kumaras': 'अश्विनीकुमार',
  Yama: 'यम',
  Agni: 'अग्नी',
  'Brahma (Prajapati)': 'ब्रह्मा (प्रजापती)',
  Soma: 'सोम',
  Rudra: 'रुद्र',
  Aditi: 'अदिती',
  Brihaspati: 'बृहस्पती',
  'Nagas (Sarpas)': 'नाग (सर्प)',
  Pitris: 'पितर',
  Bhaga: 'भग',
  Aryaman: 'अर्यमा',
  Savitar: 'सविता',
  Tvashtar: 'त्वष्टा',
  Vayu: 'वायू',
  'Indra and Agni': 'इंद्र आणि अग्नी',
  Mitra: 'मित्र',
  Indra: 'इंद्र',
  Nirriti: 'निर्ऋती',
  Apas: 'आप (जलदेवता)',
  Vishvedevas: 'विश्वेदेव',
  Vishnu: 'विष्णू',
  Vasus: 'अष्टवसू',
  Varuna: 'वरुण',
  'Aja Ekapada': 'अज एकपाद',
  'Ahir Budhnya': 'अहिर्बुध्न्य',
  Pushan: 'पूषा',
};

export const nature: Names['nature'] = {
  laghu: 'लघू (क्षिप्र) स्वभाव',
  mridu: 'मृदू स्वभाव',
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
  adi: 'आद्य',
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
  cow: 'गाय',
  buffalo: 'महिष',
  tiger: 'व्याघ्र',
  deer: 'मृग',
  monkey: 'वानर',
  mongoose: 'नकुल',
  lion: 'सिंह',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'नंदा गट (आनंद)',
  bhadra: 'भद्रा गट (कल्याण)',
  jaya: 'जया गट (विजय)',
  rikta: 'रिक्ता गट (रितेपण)',
  purna: 'पूर्णा गट (पूर्णता)',
  amavasya: 'शुभ कार्यांना वर्ज्य तिथी',
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
  tithi: 'तिथी',
  nakshatra: 'नक्षत्र',
  yoga: 'योग',
  karana: 'करण',
};

export const weekday: Names['weekday'] = {
  Sunday: 'रविवार',
  Monday: 'सोमवार',
  Tuesday: 'मंगळवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
};

export const vara: Names['vara'] = {
  Ravivara: 'रविवार',
  Somavara: 'सोमवार',
  Mangalavara: 'मंगळवार',
  Budhavara: 'बुधवार',
  Guruvara: 'गुरुवार',
  Shukravara: 'शुक्रवार',
  Shanivara: 'शनिवार',
};

export const lunar_month: Names['lunar_month'] = {
  Chaitra: 'चैत्र',
  Vaishakha: 'वैशाख',
  Jyeshtha: 'ज्येष्ठ',
  Ashadha: 'आषाढ',
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
  new_moon: 'अमावास्या',
  waxing_crescent: 'वाढता चंद्र (अर्धचंद्रापूर्वी)',
  first_quarter: 'शुक्ल पक्षातील अर्धचंद्र',
  waxing_gibbous: 'वाढता चंद्र (अर्धचंद्रानंतर)',
  full_moon: 'पौर्णिमा',
  waning_gibbous: 'घटता चंद्र (अर्धचंद्रापूर्वी)',
  last_quarter: 'कृष्ण पक्षातील अर्धचंद्र',
  waning_crescent: 'घटता चंद्र (अर्धचंद्रानंतर)',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'वेळ-विभागाच्या लोकसंख्या केंद्रावरील सूर्योदय',
  place_sunrise: 'ठिकाणचा सूर्योदय',
  nominal_06_18: '06:00 ते 18:00 हा दिवस',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'दिवस',
  night: 'रात्र',
};

export const choghadiya: Names['choghadiya'] = {
  Udveg: 'उद्वेग',
  Char: 'चल',
  Labh: 'लाभ',
  Amrit: 'अमृत',
  Kaal: 'काळ',
  Shubh: 'शुभ',
  Rog: 'रोग',
};

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'राहुकाळ',
    yamaganda: 'यमगंड',
    gulika: 'गुलिक काळ',
    dur_muhurta: 'दुर्मुहूर्त',
    abhijit: 'अभिजित मुहूर्त',
    brahma_muhurta: 'ब्रह्म मुहूर्त',
    varjyam: 'वर्ज्य',
    amrita_kala: 'अमृत काळ',
    vijaya: 'विजय मुहूर्त',
    godhuli: 'गोधूली',
    nishita: 'निशीथ',
    pratah_sandhya: 'प्रातःसंध्या',
    sayahna_sandhya: 'सायंसंध्या',
    night_dur_muhurta: 'रात्रीचा दुर्मुहूर्त',
  },
  choghadiya,
);

export const tara: Names['tara'] = {
  Janma: 'जन्म',
  Sampat: 'संपत',
  Vipat: 'विपत',
  Kshema: 'क्षेम',
  Pratyari: 'प्रत्यरी',
  Sadhaka: 'साधक',
  Vadha: 'वध',
  Mitra: 'मित्र',
  'Ati Mitra': 'अतिमित्र',
};

export const quality: Names['quality'] = {
  best: 'सर्वोत्तम',
  good: 'अनुकूल',
  neutral_good: 'साधारण',
  mixed: 'संमिश्र',
  neutral: 'सम',
  bad: 'वर्ज्य',
  very_bad: 'अत्यंत अशुभ',
};

export const band: Names['band'] = {
  favourable: 'अनुकूल',
  mixed: 'संमिश्र',
  challenging: 'आव्हानात्मक',
};

export const verdict: Names['verdict'] = {
  push: 'पुढे जा',
  mixed: 'संमिश्र',
  wait: 'थांबा',
};

export const intent: Names['intent'] = {
  communication: 'संवाद',
  career: 'नोकरी-व्यवसाय',
  money: 'पैसा',
  love: 'प्रेम',
  travel: 'प्रवास',
  study: 'अभ्यास',
  health: 'आरोग्य',
  home: 'घर आणि कुटुंब',
  property: 'मालमत्ता आणि दीर्घकालीन कामे',
  contract: 'करार आणि सह्या',
  vehicle: 'वाहन',
  conflict: 'वाद किंवा कायदेशीर बाब',
  spiritual: 'अध्यात्म आणि साधना',
  creative: 'सर्जनशील काम',
  general: 'सर्वसाधारण काम',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'प्रेमाचे नाते',
  Friendship: 'मैत्री',
  Professional: 'कामाचे नाते',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'तिथीचा गट',
  nakshatra_nature: 'नक्षत्राचा स्वभाव',
  yoga_quality: 'दिवसाचा योग',
  karana_quality: 'दिवसाचे करण',
  vara_lord: 'वाराचा स्वामी',
  paksha_bala: 'पक्षबल',
  tarabala: 'ताराबल',
  chandrabala: 'चंद्रबल',
  day_lord_affinity: 'वाराचा स्वामी आणि तुमची चंद्र राशी',
  jupiter_transit: 'तुमच्या चंद्रापासून गुरू',
  saturn_transit: 'तुमच्या चंद्रापासून शनी',
  hora_lord: 'ग्रहाचा होरा',
  choghadiya: 'चौघडिया',
  window_overlap: 'दिवसातील विशेष काळ',
  nakshatra_match: 'नक्षत्र आणि हेतू',
  mode_day_lord: 'वाराचा स्वामी आणि नाते',
  mode_nakshatra: 'नक्षत्र आणि नाते',
  karaka_state: 'कारक ग्रहाची स्थिती',
  moon_company: 'चंद्रासोबतचे ग्रह',
};

export const rule_source: Names['rule_source'] = {
  classical: 'मुहूर्त ग्रंथ',
  almanac: 'आजची पंचांगे',
  own: 'आमचा स्वतःचा नियम',
};

export const element: Names['element'] = {
  fire: 'अग्नी',
  earth: 'पृथ्वी',
  air: 'वायू',
  water: 'जल',
};

export const modality: Names['modality'] = {
  cardinal: 'चर',
  fixed: 'स्थिर',
  mutable: 'द्विस्वभाव',
};

export const polarity: Names['polarity'] = {
  masculine: 'पुरुष राशी',
  feminine: 'स्त्री राशी',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'युती',
  semisextile: 'द्विर्द्वादश (30°)',
  sextile: 'त्रिरेकादश (60°)',
  square: 'केंद्रयोग (90°)',
  trine: 'नवपंचम (120°)',
  quincunx: 'षडाष्टक (150°)',
  opposition: 'प्रतियोग (180°)',
};

export const sign_band: Names['sign_band'] = {
  high: 'खूप चांगले',
  good: 'चांगले',
  moderate: 'मध्यम',
  low: 'कमी',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'तत्त्व',
  rulership: 'राशिस्वामी',
};

export const dignity: Names['dignity'] = {
  exalted: 'उच्च',
  moolatrikona: 'मूलत्रिकोण',
  own_sign: 'स्वराशी',
  great_friend: 'अधिमित्र राशी',
  friend: 'मित्र राशी',
  neutral: 'सम राशी',
  enemy: 'शत्रू राशी',
  great_enemy: 'अधिशत्रू राशी',
  debilitated: 'नीच',
};

export const relation: Names['relation'] = {
  great_friend: 'अधिमित्र',
  friend: 'मित्र',
  neutral: 'सम',
  enemy: 'शत्रू',
  great_enemy: 'अधिशत्रू',
};

export const motion: Names['motion'] = {
  direct: 'मार्गी',
  retrograde: 'वक्री',
};

export const varga: Names['varga'] = {
  D1: 'राशी',
  D2: 'होरा',
  D3: 'द्रेष्काण',
  D4: 'चतुर्थांश',
  D7: 'सप्तमांश',
  D9: 'नवमांश',
  D10: 'दशमांश',
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
  conjunction: 'युती',
  third_aspect: 'तिसरी दृष्टी',
  fourth_aspect: 'चौथी दृष्टी',
  fifth_aspect: 'पाचवी दृष्टी',
  opposition: 'सातवी दृष्टी',
  eighth_aspect: 'आठवी दृष्टी',
  ninth_aspect: 'नववी दृष्टी',
  tenth_aspect: 'दहावी दृष्टी',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'जवळ येणारी',
  separating: 'दूर जाणारी',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'ग्रह',
  natal_point_weight: 'जन्मकुंडलीतील बिंदू',
  aspect_weight: 'दृष्टी',
  tight_orb_within_1deg: '1° च्या आत',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': 'जन्मचंद्रापासून बारावी राशी',
  '1st': 'जन्मचंद्राची राशी',
  '2nd': 'जन्मचंद्रापासून दुसरी राशी',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'पहिली अडीचकी',
  peak: 'मधली अडीचकी',
  setting: 'शेवटची अडीचकी',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'साडेसाती',
  ardhashtama: 'अर्धाष्टम शनी (चंद्रापासून चौथा)',
  ashtama: 'अष्टम शनी (चंद्रापासून आठवा)',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'स्वर्ग',
  patala: 'पाताळ',
  mrityu: 'मृत्युलोक (पृथ्वी)',
};

export const compass: Names['compass'] = {
  east: 'पूर्व',
  south: 'दक्षिण',
  west: 'पश्चिम',
  north: 'उत्तर',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'पृथ्वीवर',
  sky: 'आकाशात',
  patala: 'पाताळात',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'स्मशानात',
  kailasa: 'कैलासावर',
  gauri: 'गौरीसोबत',
  nandi: 'नंदीवर',
  sabha: 'सभेत',
  bhojana: 'भोजनात',
  krida: 'क्रीडेत',
};

export const panchaka: Names['panchaka'] = {
  roga: 'रोग पंचक',
  raja: 'राज पंचक',
  agni: 'अग्नी पंचक',
  chora: 'चोर पंचक',
  mrityu: 'मृत्यू पंचक',
};

export const gowri: Names['gowri'] = {
  Uthi: 'उत्ती',
  Amirdha: 'अमृत',
  Rogam: 'रोग',
  Laabam: 'लाभ',
  Dhanam: 'धन',
  Sugam: 'सुख',
  Soram: 'चोर',
  Visham: 'विष',
};

export const muhurta: Names['muhurta'] = {
  Rudra: 'रुद्र',
  Ahi: 'अही',
  Mitra: 'मित्र',
  Pitri: 'पितृ',
  Vasu: 'वसू',
  Udaka: 'उदक',
  Vishvedeva: 'विश्वेदेव',
  Vidhi: 'विधी',
  Brahma: 'ब्रह्मा',
  Indra: 'इंद्र',
  Indragni: 'इंद्राग्नी',
  Nirriti: 'निर्ऋती',
  Varuna: 'वरुण',
  Aryaman: 'अर्यमा',
  Bhaga: 'भग',
  Isha: 'ईश',
  Ajapada: 'अजपाद',
  Ahirbudhnya: 'अहिर्बुध्न्य',
  Pushan: 'पूषा',
  Ashvin: 'अश्विनीकुमार',
  Yama: 'यम',
  Agni: 'अग्नी',
  Dhatri: 'धाता',
  Chandra: 'चंद्र',
  Aditi: 'अदिती',
  Jiva: 'जीव',
  Vishnu: 'विष्णू',
  Arka: 'अर्क',
  Tvashtri: 'त्वष्टा',
  Vayu: 'वायू',
};

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'सर्वार्थसिद्धी',
  amrita_siddhi: 'अमृतसिद्धी',
  ravi_pushya: 'रविपुष्य',
  guru_pushya: 'गुरुपुष्य',
  siddha_tithi: 'सिद्ध तिथी',
  dwipushkara: 'द्विपुष्कर',
  tripushkara: 'त्रिपुष्कर',
  ravi_yoga: 'रवियोग',
  adal: 'आडळ',
  vidal: 'विडाळ',
  jwalamukhi: 'ज्वालामुखी',
  yamaghanta: 'यमघंट',
  dagdha_nakshatra: 'दग्ध नक्षत्र',
  dagdha_tithi: 'दग्ध तिथी',
  sun_dagdha_tithi: 'सूर्यदग्ध तिथी',
  visha_tithi: 'विष तिथी',
  hutashana_tithi: 'हुताशन तिथी',
  krakacha_tithi: 'क्रकच तिथी',
  samvartaka_tithi: 'संवर्तक तिथी',
  mrityu_tithi: 'मृत्यू तिथी',
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
  Mrityu: 'मृत्यू',
  Kana: 'काण',
  Siddhi: 'सिद्धी',
  Shubha: 'शुभ',
  Amrita: 'अमृत',
  Musala: 'मुसळ',
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
  Hemalamba: 'हेमलंबी',
  Vilamba: 'विलंबी',
  Vikari: 'विकारी',
  Sharvari: 'शार्वरी',
  Plava: 'प्लव',
  Shubhakrit: 'शुभकृत',
  Shobhakrit: 'शोभन',
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
  Raktaksha: 'रक्ताक्षी',
  Krodhana: 'क्रोधन',
  Akshaya: 'क्षय',
};

export const tamil_month: Names['tamil_month'] = {
  Chithirai: 'चित्तिरै',
  Vaikasi: 'वैकासी',
  Aani: 'आनी',
  Aadi: 'आडी',
  Aavani: 'आवणी',
  Purattasi: 'पुरट्टासी',
  Aippasi: 'ऐप्पसी',
  Karthigai: 'कार्तिगै',
  Margazhi: 'मार्गळी',
  Thai: 'तै',
  Maasi: 'मासी',
  Panguni: 'पंगुनी',
};

export const malayalam_month: Names['malayalam_month'] = {
  Medam: 'मेडम',
  Edavam: 'इडवम',
  Mithunam: 'मिथुनम',
  Karkidakam: 'कर्किडकम',
  Chingam: 'चिंगम',
  Kanni: 'कन्नी',
  Thulam: 'तुलाम',
  Vrischikam: 'वृश्चिकम',
  Dhanu: 'धनु',
  Makaram: 'मकरम',
  Kumbham: 'कुंभम',
  Meenam: 'मीनम',
};

export const bengali_month: Names['bengali_month'] = {
  Boishakh: 'बैशाख',
  Joishtho: 'ज्येष्ठ',
  Asharh: 'आषाढ',
  Srabon: 'श्रावण',
  Bhadro: 'भाद्र',
  Ashwin: 'आश्विन',
  Kartik: 'कार्तिक',
  Ogrohayon: 'अग्रहायण',
  Poush: 'पौष',
  Magh: 'माघ',
  Falgun: 'फाल्गुन',
  Choitro: 'चैत्र',
};

export const odia_month: Names['odia_month'] = {
  Baisakha: 'बैशाख',
  Jyestha: 'ज्येष्ठ',
  Asadha: 'आषाढ',
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
  griha_pravesh: 'गृहप्रवेश',
  house_construction: 'घर बांधायला सुरुवात',
  namakarana: 'बारसे (नामकरण)',
  annaprashana: 'उष्टावण (अन्नप्राशन)',
  mundan: 'जावळ (चौल)',
  upanayana: 'मुंज (उपनयन)',
  vidyarambha: 'विद्यारंभ',
  travel: 'प्रवास',
  vehicle: 'वाहन खरेदी',
  property_purchase: 'जागा किंवा घर खरेदी',
  business_start: 'व्यवसायाची सुरुवात',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'पाहिले जात नाही',
  by_rule: 'नियमात सांगितल्याप्रमाणे',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'छापील पंचांगांतील याद्यांप्रमाणे',
  strict: 'काटेकोरपणे ग्रंथांप्रमाणे',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'कोणतीही दिशा' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'वार',
  nakshatra: 'चंद्राचे नक्षत्र',
  tithi: 'तिथी',
  lunar_month: 'चांद्रमास',
  sun_sign: 'सूर्याची राशी',
  disha_shula: 'प्रवासाची दिशा (दिशाशूल)',
  adhika: 'अधिक मास',
  kharmas: 'खरमास: सूर्य धनु किंवा मीन राशीत',
  chaturmas: 'चातुर्मास: विष्णुशयनाचे चार महिने',
  guru_asta: 'गुरूचा अस्त',
  shukra_asta: 'शुक्राचा अस्त',
  bhadra: 'भद्रा (विष्टि करण)',
  panchaka: 'पंचक: चंद्र धनिष्ठा ते रेवती नक्षत्रात',
  sankranti: 'संक्रांती: दोन्ही बाजूंना 16 घटी',
  holashtaka: 'होलाष्टक: होळीपूर्वीचे आठ दिवस',
  pitri_paksha: 'पितृपक्ष',
  bad_yogas: 'वर्ज्य योग',
  lagna: 'लग्न',
  lagna_house: 'जो भाव रिकामा हवा त्यात ग्रह',
  too_short: 'फारच लहान',
  no_sunrise: 'सूर्योदय नाही',
  nakshatra_tolerated: 'केवळ चालवून घेतले जाणारे नक्षत्र',
  tithi_tolerated: 'केवळ चालवून घेतली जाणारी तिथी',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'सूर्यग्रहण',
  lunar: 'चंद्रग्रहण',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'खंडग्रास',
  annular: 'कंकणाकृती',
  total: 'खग्रास',
  hybrid: 'संकरित',
  penumbral: 'छायाकल्प',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'स्पर्श',
  second: 'संमीलन',
  third: 'उन्मीलन',
  fourth: 'मोक्ष',
  penumbral_begins: 'विरळ छायेत प्रवेश',
  partial_begins: 'गडद छायेत प्रवेश (स्पर्श)',
  total_begins: 'खग्रास स्थितीची सुरुवात (संमीलन)',
  total_ends: 'खग्रास स्थितीचा शेवट (उन्मीलन)',
  partial_ends: 'गडद छायेतून मुक्तता (मोक्ष)',
  penumbral_ends: 'विरळ छायेतून मुक्तता',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'सांगितला जात नाही',
  combustion: 'सूर्योदयाच्या वेळी सूर्याजवळ',
  kalamsha: 'कालांश (सूर्यसिद्धांत)',
  arcus_visionis: 'क्षितिजाखाली सूर्याची खोली (शोख)',
  elongation: 'सूर्यापासून अंतर',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'चर',
  fixed: 'स्थिर',
  dual: 'द्विस्वभाव',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'केवळ राशी',
  navamsas: 'नवमांशांसह',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'दिसत नाही (अस्त)',
  combust: 'अस्तंगत',
  retrograde: 'वक्री',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'राशिप्रवेश',
  nakshatra_entry: 'नक्षत्रप्रवेश',
  station: 'स्तंभी होणे',
  combustion_begins: 'अस्तंगत होणे',
  combustion_ends: 'अस्तातून बाहेर येणे',
  asta: 'दृश्य अस्त',
  udaya: 'दृश्य उदय',
  paksha: 'पक्ष बदलतो',
  vedha: 'वेध बदलतो',
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
  dara: 'दाराकारक',
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
  sidereal: 'निरयन',
};

export const koota: Names['koota'] = {
  varna: 'वर्ण',
  vashya: 'वश्य',
  tara: 'तारा',
  yoni: 'योनी',
  graha_maitri: 'ग्रहमैत्री',
  gana: 'गण',
  bhakoot: 'भकूट',
  nadi: 'नाडी',
};

export const varna: Names['varna'] = {
  shudra: 'शूद्र',
  vaishya: 'वैश्य',
  kshatriya: 'क्षत्रिय',
  brahmin: 'ब्राह्मण',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'चतुष्पाद',
  manava: 'मानव',
  jalachara: 'जलचर',
  vanachara: 'वनचर',
  keeta: 'कीटक',
};

export const match_band: Names['match_band'] = {
  excellent: 'उत्तम',
  very_good: 'खूप चांगले',
  acceptable: 'स्वीकारार्ह',
  below_customary_threshold: 'रूढ किमान गुणांपेक्षा कमी',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'लग्न',
  moon: 'चंद्र',
  both: 'लग्न आणि चंद्र',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'मंगळ स्वराशीत',
  mars_exalted: 'मंगळ उच्चीचा',
  mars_sign_house_exception: 'भावाचा दोष दूर करणाऱ्या राशीत मंगळ',
  mars_in_leo_or_aquarius: 'मंगळ सिंह किंवा कुंभ राशीत',
  jupiter_conjunct_mars: 'मंगळासोबत गुरू',
  jupiter_aspects_mars: 'मंगळावर गुरूची दृष्टी',
  moon_conjunct_mars: 'मंगळासोबत चंद्र',
  jupiter_in_lagna: 'लग्नात गुरू',
  mars_yogakaraka_lagna: 'मंगळ लग्नाचा योगकारक',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'दोष नाहीसा होतो',
  reducing: 'दोष कमी होतो',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'तमिळ, दहा',
  kerala: 'केरळ, दहा',
  twelve: 'बारा, पूर्ण गुण',
  stars_only: 'दहा, नक्षत्रांवरून',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'गुणसंख्येत वापरलेल्या (प्रोकेरला)',
  north_indian_printed: 'उत्तर भारतातील छापील सारण्या',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'लग्न आणि चंद्र',
  lagna_moon_and_venus: 'लग्न, चंद्र आणि शुक्र',
};

export const porutham: Names['porutham'] = {
  dina: 'दिन',
  gana: 'गण',
  mahendra: 'महेंद्र',
  stree_deergha: 'स्त्री दीर्घ',
  yoni: 'योनी',
  rasi: 'राशी',
  rasiyathipati: 'राश्यधिपती',
  vasya: 'वश्य',
  rajju: 'रज्जू',
  vedha: 'वेध',
  nadi: 'नाडी',
  varna: 'वर्ण',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'पाद',
  kati: 'कटी',
  udara: 'उदर',
  kantha: 'कंठ',
  siro: 'शिर',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'दोन्ही राशींचा स्वामी एकच किंवा स्वामी मित्र',
  nadi_same_or_friendly_lords: 'दोन्ही चंद्र राशींचे स्वामी एकच किंवा मित्र',
  gana_bride_beyond_14th: 'वधूचे नक्षत्र वराच्या नक्षत्रापासून चौदाव्याच्या पुढे',
  rajju_waived_by_four: 'राश्यधिपती, राशी, दिन आणि महेंद्र हे चारही जुळतात',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'नवाने भागून उरणाऱ्या बाकीवरून',
  cycle_graded: '27 नक्षत्रांच्या चक्रावरून',
  graded: 'अर्ध्या गुणांसह',
  binary: 'पूर्ण गुणांत',
  graded_13_7: '13 पेक्षा जास्त, अर्ध्या गुणासाठी 7',
  above_7: '7 पेक्षा जास्त',
  sex_graded: 'योनीच्या लिंगावरून, अर्ध्या गुणांसह',
  stars_only: 'योनीच्या लिंगावरून',
  eighth_bad: 'आठवी राशी जुळत नाही',
  eighth_good: 'आठवी राशी जुळते',
  lord_yavana: 'यवनांच्या यादीतील मित्र',
  lord_bphs_graded: 'नैसर्गिक मित्र, अर्ध्या गुणांसह',
  lord_not_hostile: 'एकमेकांचे शत्रू नसावेत',
  either_way: 'कोणत्याही एका दिशेने',
  five_groups: 'पाचांपैकी एकाच गटात नसावेत',
  directional: 'गट आणि दिशेवरून',
  kerala_three: 'तिघांपैकी मधल्या गटात दोघेही नसावेत',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'प्रोकेरलाची सारणी',
  hindupanchangam: 'उत्तर भारतातील छापील सारणी',
  symmetric_5_1_0: 'उत्तर भारतातील छापील सारणी: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'पूर्ण दृष्टी',
  special: 'विशेष दृष्टी',
};

export const method: Names['method'] = {
  service_transit_v1: 'ग्रहदृष्टीवरून गोचर',
  service_manglik_v1: 'लग्न आणि चंद्रावरून मंगळ दोष',
  own_manglik_pair_v1: 'दोघांचा मंगळ दोष, आमच्या मूल्यांनुसार',
  nakshatra_syllables_v1: 'चरणांची नामाक्षरे',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'आधीचा दिवस',
  last: 'नंतरचा दिवस',
  more: 'ज्या दिवशी जास्त असेल तो, नाहीतर आधीचा',
  more_last: 'ज्या दिवशी जास्त असेल तो, नाहीतर नंतरचा',
  full: 'ज्या एकाच दिवशी पूर्ण असेल तो, नाहीतर आधीचा',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'सूर्योदय असलेला शेवटचा दिवस, नाहीतर सुरुवातीचा दिवस',
  last: 'सूर्योदय असलेला शेवटचा दिवस, नाहीतर सुरुवातीनंतरचा दिवस',
  first: 'सुरुवातीचा दिवस',
  next: 'पुढचा दिवस',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'लग्न',
  moon: 'चंद्र',
  venus: 'शुक्र',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'नाही',
  mild: 'सौम्य',
  moderate: 'मध्यम',
  strong: 'तीव्र',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'दोघांनाही मंगळ दोष नाही',
  both_flagged_balanced: 'दोघांनाही मंगळ, त्यामुळे समतोल',
  cancelled: 'मंगळ आहे, पण दोष नाहीसा',
  one_sided: 'एकाच बाजूला मंगळ दोष',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'ज्यांवर ग्रंथांचे एकमत आहे',
  all: 'प्रचलित सर्व',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'एक राशी, दोन नक्षत्रे',
  nadi_same_nakshatra: 'एक नक्षत्र, दोन राशी',
  nadi_padas: 'एक नक्षत्र, दोन चरण',
  bhakoot_one_ruler: 'दोन्ही राशींचा एकच स्वामी',
  bhakoot_friends: 'राशींचे स्वामी मित्र',
  gana_rulers: 'दोन्ही राशींचा एकच स्वामी किंवा मित्र स्वामी',
};

export const confidence: Names['confidence'] = {
  high: 'जास्त',
  medium: 'मध्यम',
  low: 'कमी',
};

export const language: Names['language'] = {
  en: 'इंग्रजी',
  uk: 'युक्रेनियन',
  ru: 'रशियन',
  hi: 'हिंदी',
  fr: 'फ्रेंच',
  de: 'जर्मन',
  es: 'स्पॅनिश',
  ta: 'तमिळ',
  te: 'तेलुगू',
  kn: 'कन्नड',
  ml: 'मल्याळम',
  mr: 'मराठी',
  gu: 'गुजराती',
  bn: 'बंगाली',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);

export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'लग्न' }, graha);

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'फलदीपिका',
  raman: 'रमण',
  muhurta_chintamani: 'मुहूर्त चिंतामणी',
};

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'लग्नावर मित्रदृष्टी (भाव 3, 5, 9 किंवा 11 मधून) असणाऱ्यांतील सर्वांत बलवान.',
  aspect: 'लग्नावर दृष्टी असणाऱ्यांतील सर्वांत बलवान.',
  greatest_strength: 'लग्नावर कोणाचीही दृष्टी नाही: सर्वांत बलवान.',
  first_candidate: 'लग्नावर कोणाचीही दृष्टी नाही आणि कोणी बलवानही नाही: पहिला.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'सूर्य किंवा चंद्राच्या राशीचा स्वामी',
  natal_lagna: 'जन्मलग्नाचा स्वामी',
  muntha: 'मुंथेचा स्वामी',
  annual_lagna: 'वर्षलग्नाचा स्वामी',
  tri_rashi: 'त्रिराशीपती',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'प्रबळ मित्रदृष्टी',
  weak_friendly: 'दुर्बळ मित्रदृष्टी',
  strong_inimical: 'प्रबळ शत्रुदृष्टी',
  weak_inimical: 'दुर्बळ शत्रुदृष्टी',
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
  duphali_kuttha: 'दुःफाली कुत्थ',
  dutthotthadavira: 'दुत्थोत्थ दवीर',
  tambira: 'तंबीर',
  kuttha: 'कुत्थ',
  durapha: 'दुरफ',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'श्रीपती',
  equal: 'समान',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'सात ग्रह',
  nine: 'नऊ ग्रह, राहू आणि केतूही',
};

export const murti: Names['murti'] = {
  gold: 'सुवर्ण',
  silver: 'रजत',
  copper: 'ताम्र',
  iron: 'लोह',
};

export const house_quality: Names['house_quality'] = {
  good: 'शुभ',
  bad: 'अशुभ',
};

export const grade: Names['grade'] = {
  A: 'ग्रंथांचे एकमत आहे',
  B: 'मते वेगवेगळी आहेत',
  C: 'आधार सापडला नाही: अनिश्चित',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'शुभ भाव बिघडवतात',
  saves: 'अशुभ भाव सावरतात',
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
  chandra_mangala: 'चंद्र-मंगळ',
  adhi: 'अधी',
  amala: 'अमला',
  vasumati: 'वसुमती',
  shakata: 'शकट',
  moon_benefic_upachaya: 'चंद्रापासून धन',
  lagnadhi: 'लग्नाधी',
  vesi: 'वेशी',
  vasi: 'वाशी',
  ubhayachari: 'उभयचरी',
  budhaditya: 'बुधादित्य',
  guru_mangala: 'गुरू-मंगळ',
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
  kalanidhi: 'कलानिधी',
  khadga: 'खड्ग',
  srinatha: 'श्रीनाथ',
  matsya: 'मत्स्य',
  shiva: 'शिव',
  trilochana: 'त्रिलोचन',
  chatussagara: 'चतुःसागर',
  pushkala: 'पुष्कल',
  kusuma: 'कुसुम',
  amsavatara: 'अंशावतार',
  raja_kendra_trikona: 'राजयोग (केंद्र आणि त्रिकोणाचे स्वामी)',
  dharma_karmadhipati: 'धर्म-कर्माधिपती',
  yogakaraka: 'योगकारक',
  harsha: 'हर्ष',
  sarala: 'सरल',
  vimala: 'विमल',
  neechabhanga: 'नीचभंग',
  maha_parivartana: 'महापरिवर्तन',
  khala_parivartana: 'खल परिवर्तन',
  dainya_parivartana: 'दैन्य परिवर्तन',
  dhana: 'धन',
  daridra: 'दरिद्र',
  kala_sarpa: 'कालसर्प',
  guru_chandala: 'गुरू-चांडाळ',
  grahan: 'ग्रहण',
  angaraka: 'अंगारक',
  shrapit: 'शापित',
  vish: 'विष',
  rajju: 'रज्जू',
  musala: 'मुसळ',
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
  kamala: 'कमळ',
  vapi: 'वापी',
  yupa: 'यूप',
  shara: 'शर',
  shakti: 'शक्ती',
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
  Vasuki: 'वासुकी',
  Shankhapala: 'शंखपाल',
  Padma: 'पद्म',
  Mahapadma: 'महापद्म',
  Takshaka: 'तक्षक',
  Karkotaka: 'कर्कोटक',
  Shankhachuda: 'शंखचूड',
  Ghataka: 'घातक',
  Vishadhara: 'विषधर',
  Sheshanaga: 'शेषनाग',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'महापुरुष',
  lunar: 'चंद्राचे',
  solar: 'सूर्याचे',
  raja: 'राजयोग',
  parivartana: 'परिवर्तन',
  dhana: 'धनयोग',
  other: 'इतर',
  nabhasa_ashraya: 'नाभस: आश्रय',
  nabhasa_dala: 'नाभस: दल',
  nabhasa_akriti: 'नाभस: आकृती',
  nabhasa_sankhya: 'नाभस: संख्या',
  dosha: 'दोष',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'सैल व्याख्या',
  strict: 'काटेकोर व्याख्या',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'भावात',
  not_in_house: 'सांगितलेल्या भावांबाहेर',
  dignity: 'राशीतील स्थिती',
  not_dignity: 'वाईट स्थिती नाही',
  not_combust: 'अस्तंगत नाही',
  conjunct: 'एकाच राशीत',
  aspects: 'दृष्टी',
  aspects_lagna: 'लग्नावर दृष्टी',
  exchange: 'राशींची अदलाबदल',
  mutual_aspect: 'परस्पर दृष्टी',
  strong: 'बलवान',
  houses_occupied: 'ग्रह असलेले भाव',
  none_in_houses: 'यांपैकी कोणीही या भावांत नाही',
  movable_sign: 'चर राशीत',
  fixed_sign: 'स्थिर राशीत',
  dual_sign: 'द्विस्वभाव राशीत',
  sign_count: 'राशींच्या संख्येवरून',
  yogakaraka: 'केंद्र आणि त्रिकोण दोन्हींचा स्वामी',
  between_nodes: 'सातही ग्रह यांच्यामध्ये',
  debilitated: 'नीच',
  dispositor_in_kendra: 'नीच राशीचा स्वामी केंद्रात',
  exaltation_lord_in_kendra: 'उच्च राशीचा स्वामी केंद्रात',
  planet_exalted_there_in_kendra: 'त्या राशीत उच्च होणारा ग्रह केंद्रात',
  dispositor_joins_or_aspects: 'राशिस्वामी सोबत आहे किंवा पाहतो',
  dispositor_and_exaltation_lord_mutual_kendra: 'दोन्ही स्वामी एकमेकांपासून केंद्रात',
  no_other_nabhasa: 'दुसरा कोणताही नाभस योग नाही',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'चंद्रासोबत ग्रह',
  planet_in_kendra_from_moon: 'चंद्रापासून केंद्रात ग्रह',
  planet_in_kendra_from_lagna: 'लग्नापासून केंद्रात ग्रह',
  moon_in_kendra_from_lagna: 'चंद्र लग्नापासून केंद्रात',
  jupiter_aspects_moon: 'चंद्रावर गुरूची दृष्टी',
  moon_exalted_or_own: 'चंद्र उच्चीचा किंवा स्वराशीत',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'धूम',
  vyatipata: 'व्यतीपात',
  parivesha: 'परिवेष',
  indrachapa: 'इंद्रचाप',
  upaketu: 'उपकेतू',
  kala: 'काल',
  mrityu: 'मृत्यू',
  ardhaprahara: 'अर्धप्रहर',
  yamaghantaka: 'यमघंटक',
  gulika: 'गुलिक',
  mandi: 'मांदी',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'भाव लग्न',
  hora: 'होरा लग्न',
  ghati: 'घटी लग्न',
  sree: 'श्री लग्न',
  indu: 'इंदू लग्न',
  varnada: 'वर्णद लग्न',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'रेवती–अश्विनी',
  ashlesha_magha: 'आश्लेषा–मघा',
  jyeshtha_mula: 'ज्येष्ठा–मूळ',
};

export const baladi: Names['baladi'] = {
  bala: 'बाल',
  kumara: 'कुमार',
  yuva: 'युवा',
  vriddha: 'वृद्ध',
  mrita: 'मृत',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'जागृत',
  svapna: 'स्वप्न',
  sushupti: 'सुषुप्ती',
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
  kali: 'कली',
  shastra: 'शास्त्र',
  bandhu: 'बंधू',
  mrityu: 'मृत्यू',
  paradesha: 'परदेश',
  artha: 'अर्थ',
  paradara: 'परदारा',
  vanik: 'वणिक',
  karyasiddhi: 'कार्यसिद्धी',
  vivaha: 'विवाह',
  santapa: 'संताप',
  shraddha: 'श्रद्धा',
  priti: 'प्रीती',
  jadya: 'जाड्य',
  vyapara: 'व्यापार',
  shatru: 'शत्रू',
  jalapatana: 'जलपतन',
  bandhana: 'बंधन',
  apamrityu: 'अपमृत्यू',
  labha: 'लाभ',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'एका अंशाच्या आत (पूर्ण)',
  present: 'दीप्तांशाच्या आत (वर्तमान)',
  future: 'अजून दीप्तांशाबाहेर (भविष्यत)',
};

export const year_by: Names['year_by'] = {
  solar: 'सूर्याचे पुनरागमन',
  tithi: 'तिथीचे पुनरागमन (तिथिप्रवेश)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'लाहिरी (चित्रापक्ष)',
  lahiri_icrc: 'लाहिरी (पंचांग सुधारणा समिती)',
  lahiri_1940: 'लाहिरी (1940)',
  lahiri_vp285: 'लाहिरी (शून्य वर्ष 285)',
  true_chitra: 'वास्तव चित्रा (चित्रा तारा 180° वर)',
  true_pushya: 'वास्तव पुष्य (पुष्य तारा 106° वर)',
  true_revati: 'वास्तव रेवती (रेवती तारा 359°50′ वर)',
  true_mula: 'वास्तव मूळ (मूळ तारा 240° वर)',
  true_sheoran: 'श्योराण',
  galactic_center_0_sagittarius: 'आकाशगंगेचे केंद्र धनु राशीच्या 0° वर',
  galactic_center_mula: 'आकाशगंगेचे केंद्र मूळ नक्षत्राच्या मध्यावर (विल्हेल्म)',
  raman: 'रमण',
  krishnamurti: 'कृष्णमूर्ती (के. पी.)',
  krishnamurti_vp291: 'कृष्णमूर्ती (शून्य वर्ष 291)',
  yukteshwar: 'श्री युक्तेश्वर',
  surya_siddhanta: 'सूर्यसिद्धांत',
  surya_siddhanta_mean_sun: 'सूर्यसिद्धांत (मध्यम सूर्य)',
  ss_revati: 'सूर्यसिद्धांत (रेवती)',
  ss_chitra: 'सूर्यसिद्धांत (चित्रा)',
  aryabhata: 'आर्यभट',
  aryabhata_mean_sun: 'आर्यभट (मध्यम सूर्य)',
  aryabhata_522: 'आर्यभट (शून्य वर्ष 522)',
  ushashashi: 'उषा आणि शशी',
  jn_bhasin: 'जे. एन. भसीन',
  fagan_bradley: 'फॅगन-ब्रॅडली',
  deluce: 'डी लूस',
  djwhal_khul: 'ज्वाल खूल',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'भृगू बिंदू',
  yogi_point: 'योगी बिंदू',
  avayogi_point: 'अवयोगी बिंदू',
  beeja_sphuta: 'बीज स्फुट',
  kshetra_sphuta: 'क्षेत्र स्फुट',
  pranapada: 'प्राणपद',
  prana_sphuta: 'प्राण स्फुट',
  deha_sphuta: 'देह स्फुट',
  mrityu_sphuta: 'मृत्यू स्फुट',
  sukshma_trisphuta: 'सूक्ष्म त्रिस्फुट',
  trisphuta: 'त्रिस्फुट',
  chatuhsphuta: 'चतुःस्फुट',
  panchasphuta: 'पंचस्फुट',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22 वा द्रेष्काण',
  navamsa_64: '64 वा नवमांश',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'ही वेळ जन्मापूर्वीची आहे.',
  ended: 'हिच्या दशा संपल्या आहेत.',
  birth_time_needed: 'हिच्यासाठी जन्मवेळ लागते.',
};
