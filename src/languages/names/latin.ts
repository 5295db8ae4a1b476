import { NAKSHATRA_NAMES } from '../../base/zodiac/nakshatra.js';
import { ASSAMESE_MONTHS, NEPALI_MONTHS, PUNJABI_MONTHS } from '../../rules/calendars/solar-tables.js';
import { YOGINIS } from '../../rules/dasha/yogini.js';
import { TARA_NAMES } from '../../rules/matching/ashtakoota-tables.js';
import {
  BENGALI_MONTHS,
  MALAYALAM_MONTHS,
  ODIA_MONTHS,
  SAMVATSARAS,
  TAMIL_MONTHS,
} from '../../rules/panchanga/calendar-tables.js';
import { MUHURTA_NAMES } from '../../rules/panchanga/muhurtas.js';
import { ANANDADI_NAMES } from '../../rules/panchanga/special-yoga-tables.js';
import {
  CHOGHADIYA_NAMES,
  KARANA_NAMES,
  LUNAR_MONTHS,
  SANSKRIT_VARA_NAMES,
  TITHI_NAMES,
  YOGA_NAMES,
} from '../../rules/panchanga/tables.js';
import { byTitle, byVargaName, withLowercase } from './derived.js';
import type { Names } from './kinds.js';
import { themselves } from './themselves.js';

/** The Sanskrit names in the Latin letters that English, French, German and Spanish books share. */

export const nakshatra = /* @__PURE__ */ themselves(NAKSHATRA_NAMES);
export const tithi: Names['tithi'] = /* @__PURE__ */ themselves(TITHI_NAMES, ['Purnima', 'Amavasya']);
export const yoga = /* @__PURE__ */ themselves(YOGA_NAMES);
export const karana = /* @__PURE__ */ themselves(KARANA_NAMES);
export const choghadiya = /* @__PURE__ */ themselves(CHOGHADIYA_NAMES);
export const tara = /* @__PURE__ */ themselves(TARA_NAMES);
export const lunar_month = /* @__PURE__ */ themselves(LUNAR_MONTHS);
export const vara = /* @__PURE__ */ themselves(SANSKRIT_VARA_NAMES);

export const window = /* @__PURE__ */ withLowercase(
  {
    rahu_kalam: 'Rahu Kalam',
    yamaganda: 'Yamaganda',
    gulika: 'Gulika Kalam',
    dur_muhurta: 'Dur Muhurta',
    abhijit: 'Abhijit Muhurta',
    brahma_muhurta: 'Brahma Muhurta',
    varjyam: 'Varjyam',
    amrita_kala: 'Amrita Kala',
    vijaya: 'Vijaya Muhurta',
    godhuli: 'Godhuli',
    nishita: 'Nishita',
    pratah_sandhya: 'Pratah Sandhya',
    sayahna_sandhya: 'Sayahna Sandhya',
    night_dur_muhurta: 'Ratri Dur Muhurta',
  },
  choghadiya,
);

export const koota: Names['koota'] = {
  varna: 'Varna',
  vashya: 'Vashya',
  tara: 'Tara',
  yoni: 'Yoni',
  graha_maitri: 'Graha Maitri',
  gana: 'Gana',
  bhakoot: 'Bhakoot',
  nadi: 'Nadi',
};

export const varga: Names['varga'] = {
  D1: 'Rashi',
  D2: 'Hora',
  D3: 'Drekkana',
  D4: 'Chaturthamsha',
  D7: 'Saptamsha',
  D9: 'Navamsa',
  D10: 'Dashamsha',
  D12: 'Dwadashamsha',
  D16: 'Shodashamsha',
  D20: 'Vimshamsha',
  D24: 'Chaturvimshamsha',
  D27: 'Saptavimshamsha',
  D30: 'Trimshamsha',
  D40: 'Khavedamsha',
  D45: 'Akshavedamsha',
  D60: 'Shashtiamsha',
};

export const dasha_level: Names['dasha_level'] = {
  maha: 'Mahadasha',
  antar: 'Antardasha',
  pratyantar: 'Pratyantardasha',
  sukshma: 'Sukshmadasha',
  prana: 'Pranadasha',
};

export const dasha_system: Names['dasha_system'] = {
  vimshottari: 'Vimshottari',
  yogini: 'Yogini',
  ashtottari: 'Ashtottari',
  chara: 'Chara',
  chara_parashara: 'Chara (Parashara)',
  narayana: 'Narayana',
  shoola: 'Shoola',
  sudasa: 'Sudasa',
  kalachakra: 'Kalachakra',
};

export const chara_karaka: Names['chara_karaka'] = {
  atma: 'Atmakaraka',
  amatya: 'Amatyakaraka',
  bhratri: 'Bhratrikaraka',
  matri: 'Matrikaraka',
  pitri: 'Pitrikaraka',
  putra: 'Putrakaraka',
  gnati: 'Gnatikaraka',
  dara: 'Darakaraka',
};

export const bindu_school: Names['bindu_school'] = {
  parashara: 'Parashara',
  varahamihira: 'Varahamihira',
};

export const porutham: Names['porutham'] = {
  dina: 'Dina',
  gana: 'Gana',
  mahendra: 'Mahendra',
  stree_deergha: 'Stree Deergha',
  yoni: 'Yoni',
  rasi: 'Rasi',
  rasiyathipati: 'Rasiyathipati',
  vasya: 'Vasya',
  rajju: 'Rajju',
  vedha: 'Vedha',
  nadi: 'Nadi',
  varna: 'Varna',
};

export const rajju_group: Names['rajju_group'] = {
  pada: 'Pada',
  kati: 'Kati',
  udara: 'Udara',
  kantha: 'Kantha',
  siro: 'Siro',
};

export const yogini: Names['yogini'] = /* @__PURE__ */ themselves(YOGINIS);

export const koota_name: Names['koota_name'] = /* @__PURE__ */ byTitle(koota);
export const varga_name = /* @__PURE__ */ byVargaName(varga);

export const tajika_yoga: Names['tajika_yoga'] = {
  ithasala: 'Ithasala',
  ishrafa: 'Ishrafa',
  nakta: 'Nakta',
  yamaya: 'Yamaya',
  ikkavala: 'Ikkavala',
  induvara: 'Induvara',
  manau: 'Manau',
  kamboola: 'Kamboola',
  gairi_kamboola: 'Gairi-kamboola',
  khallasara: 'Khallasara',
  radda: 'Radda',
  duphali_kuttha: 'Duphali-kuttha',
  dutthotthadavira: 'Dutthotthadavira',
  tambira: 'Tambira',
  kuttha: 'Kuttha',
  durapha: 'Durapha',
};

export const gochara_school: Names['gochara_school'] = {
  phaladeepika: 'Phaladeepika',
  raman: 'Raman',
  muhurta_chintamani: 'Muhurta Chintamani',
};

export const natal_yoga: Names['natal_yoga'] = {
  ruchaka: 'Ruchaka',
  bhadra: 'Bhadra',
  hamsa: 'Hamsa',
  malavya: 'Malavya',
  shasha: 'Shasha',
  sunapha: 'Sunapha',
  anapha: 'Anapha',
  durudhara: 'Durudhara',
  kemadruma: 'Kemadruma',
  gajakesari: 'Gajakesari',
  chandra_mangala: 'Chandra-Mangala',
  adhi: 'Adhi',
  amala: 'Amala',
  vasumati: 'Vasumati',
  shakata: 'Shakata',
  moon_benefic_upachaya: 'Dhana from the Moon',
  lagnadhi: 'Lagnadhi',
  vesi: 'Vesi',
  vasi: 'Vasi',
  ubhayachari: 'Ubhayachari',
  budhaditya: 'Budhaditya',
  guru_mangala: 'Guru-Mangala',
  shubha_kartari: 'Shubha Kartari (lagna)',
  papa_kartari: 'Papa Kartari (lagna)',
  parvata: 'Parvata',
  kahala: 'Kahala',
  chamara: 'Chamara',
  shankha: 'Shankha',
  bheri: 'Bheri',
  lakshmi: 'Lakshmi',
  saraswati: 'Saraswati',
  gauri: 'Gauri',
  kalanidhi: 'Kalanidhi',
  khadga: 'Khadga',
  srinatha: 'Shrinatha',
  matsya: 'Matsya',
  shiva: 'Shiva',
  trilochana: 'Trilochana',
  chatussagara: 'Chatussagara',
  pushkala: 'Pushkala',
  kusuma: 'Kusuma',
  amsavatara: 'Amsavatara',
  raja_kendra_trikona: 'Raja (kendra and trikona lords)',
  dharma_karmadhipati: 'Dharma-Karmadhipati',
  yogakaraka: 'Yogakaraka',
  harsha: 'Harsha (viparita)',
  sarala: 'Sarala (viparita)',
  vimala: 'Vimala (viparita)',
  neechabhanga: 'Neechabhanga',
  maha_parivartana: 'Maha Parivartana',
  khala_parivartana: 'Khala Parivartana',
  dainya_parivartana: 'Dainya Parivartana',
  dhana: 'Dhana',
  daridra: 'Daridra',
  kala_sarpa: 'Kala Sarpa',
  guru_chandala: 'Guru Chandala',
  grahan: 'Grahan',
  angaraka: 'Angaraka',
  shrapit: 'Shrapit',
  vish: 'Vish (Punarphoo)',
  rajju: 'Rajju',
  musala: 'Musala',
  nala: 'Nala',
  mala: 'Mala (Srak)',
  sarpa: 'Sarpa (Bhujanga)',
  gada: 'Gada',
  shakata_nabhasa: 'Shakata (Nabhasa)',
  vihaga: 'Vihaga (Pakshi)',
  shringataka: 'Shringataka',
  hala: 'Hala',
  vajra: 'Vajra',
  yava: 'Yava',
  kamala: 'Kamala (Padma)',
  vapi: 'Vapi',
  yupa: 'Yupa',
  shara: 'Shara (Ishu)',
  shakti: 'Shakti',
  danda: 'Danda',
  nauka: 'Nauka',
  kuta: 'Kuta',
  chhatra: 'Chhatra',
  chapa: 'Chapa (Dhanus)',
  ardha_chandra: 'Ardha Chandra',
  chakra: 'Chakra',
  samudra: 'Samudra',
  gola: 'Gola',
  yuga: 'Yuga',
  shula: 'Shula',
  kedara: 'Kedara',
  pasha: 'Pasha',
  dama: 'Dama (Damini)',
  vallaki: 'Vallaki (Vina)',
};

export const kala_sarpa_type: Names['kala_sarpa_type'] = {
  Ananta: 'Ananta',
  Kulika: 'Kulika',
  Vasuki: 'Vasuki',
  Shankhapala: 'Shankhapala',
  Padma: 'Padma',
  Mahapadma: 'Mahapadma',
  Takshaka: 'Takshaka',
  Karkotaka: 'Karkotaka',
  Shankhachuda: 'Shankhachuda',
  Ghataka: 'Ghataka',
  Vishadhara: 'Vishadhara',
  Sheshanaga: 'Sheshanaga',
};

export const upagraha: Names['upagraha'] = {
  dhuma: 'Dhuma',
  vyatipata: 'Vyatipata',
  parivesha: 'Parivesha',
  indrachapa: 'Indrachapa',
  upaketu: 'Upaketu',
  kala: 'Kala',
  mrityu: 'Mrityu',
  ardhaprahara: 'Ardhaprahara',
  yamaghantaka: 'Yamaghantaka',
  gulika: 'Gulika',
  mandi: 'Mandi',
};

export const gowri: Names['gowri'] = {
  Uthi: 'Uthi',
  Amirdha: 'Amirdha',
  Rogam: 'Rogam',
  Laabam: 'Laabam',
  Dhanam: 'Dhanam',
  Sugam: 'Sugam',
  Soram: 'Soram',
  Visham: 'Visham',
};

export const muhurta: Names['muhurta'] = /* @__PURE__ */ themselves(MUHURTA_NAMES);

export const special_yoga: Names['special_yoga'] = {
  sarvartha_siddhi: 'Sarvartha Siddhi',
  amrita_siddhi: 'Amrita Siddhi',
  ravi_pushya: 'Ravi Pushya',
  guru_pushya: 'Guru Pushya',
  siddha_tithi: 'Siddha Tithi',
  dwipushkara: 'Dwipushkara',
  tripushkara: 'Tripushkara',
  ravi_yoga: 'Ravi Yoga',
  adal: 'Adal',
  vidal: 'Vidal',
  jwalamukhi: 'Jwalamukhi',
  yamaghanta: 'Yamaghanta',
  dagdha_nakshatra: 'Dagdha Nakshatra',
  dagdha_tithi: 'Dagdha Tithi',
  sun_dagdha_tithi: 'Surya Dagdha Tithi',
  visha_tithi: 'Visha Tithi',
  hutashana_tithi: 'Hutashana Tithi',
  krakacha_tithi: 'Krakacha Tithi',
  samvartaka_tithi: 'Samvartaka Tithi',
  mrityu_tithi: 'Mrityu Tithi',
};

export const anandadi: Names['anandadi'] = /* @__PURE__ */ themselves(ANANDADI_NAMES);

export const samvatsara: Names['samvatsara'] = /* @__PURE__ */ themselves(SAMVATSARAS);

export const tamil_month: Names['tamil_month'] = /* @__PURE__ */ themselves(TAMIL_MONTHS);

export const malayalam_month: Names['malayalam_month'] = /* @__PURE__ */ themselves(MALAYALAM_MONTHS);

export const bengali_month: Names['bengali_month'] = /* @__PURE__ */ themselves(BENGALI_MONTHS);

export const odia_month: Names['odia_month'] = /* @__PURE__ */ themselves(ODIA_MONTHS);

export const assamese_month: Names['assamese_month'] = /* @__PURE__ */ themselves(ASSAMESE_MONTHS);

export const nepali_month: Names['nepali_month'] = /* @__PURE__ */ themselves(NEPALI_MONTHS);

export const punjabi_month: Names['punjabi_month'] = /* @__PURE__ */ themselves(PUNJABI_MONTHS);

export const ayana: Names['ayana'] = {
  uttarayana: 'Uttarayana',
  dakshinayana: 'Dakshinayana',
};

export const special_lagna: Names['special_lagna'] = {
  bhava: 'Bhava lagna',
  hora: 'Hora lagna',
  ghati: 'Ghati lagna',
  sree: 'Sree lagna',
  indu: 'Indu lagna',
  varnada: 'Varnada lagna',
};

export const gandanta: Names['gandanta'] = {
  revati_ashwini: 'Revati–Ashwini',
  ashlesha_magha: 'Ashlesha–Magha',
  jyeshtha_mula: 'Jyeshtha–Mula',
};

export const baladi: Names['baladi'] = {
  bala: 'Bala',
  kumara: 'Kumara',
  yuva: 'Yuva',
  vriddha: 'Vriddha',
  mrita: 'Mrita',
};

export const jagradadi: Names['jagradadi'] = {
  jagrat: 'Jagrat',
  svapna: 'Svapna',
  sushupti: 'Sushupti',
};

export const deeptadi: Names['deeptadi'] = {
  dipta: 'Dipta',
  svastha: 'Svastha',
  mudita: 'Mudita',
  shanta: 'Shanta',
  dina: 'Dina',
  duhkhita: 'Duhkhita',
  khala: 'Khala',
  kopa: 'Kopa',
  vikala: 'Vikala',
};

export const derived_point: Names['derived_point'] = {
  bhrigu_bindu: 'Bhrigu bindu',
  yogi_point: 'Yogi',
  avayogi_point: 'Avayogi',
  beeja_sphuta: 'Beeja sphuta',
  kshetra_sphuta: 'Kshetra sphuta',
  pranapada: 'Pranapada',
  prana_sphuta: 'Prana sphuta',
  deha_sphuta: 'Deha sphuta',
  mrityu_sphuta: 'Mrityu sphuta',
  sukshma_trisphuta: 'Sukshma trisphuta',
  trisphuta: 'Trisphuta',
  chatuhsphuta: 'Chatuhsphuta',
  panchasphuta: 'Panchasphuta',
};
