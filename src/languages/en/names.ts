import { SIGN_NAMES } from '../../base/zodiac/rashi.js';
import { VARA_NAMES } from '../../rules/panchanga/tables.js';
import { byTitle, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';
import { latinDeities, themselves } from '../names/themselves.js';

export * from '../names/latin.js';
export * from './calendars.js';
export * from './match-names.js';

export const sign = /* @__PURE__ */ themselves(SIGN_NAMES);

export const in_sign: Names['in_sign'] = {
  Aries: 'in Aries',
  Taurus: 'in Taurus',
  Gemini: 'in Gemini',
  Cancer: 'in Cancer',
  Leo: 'in Leo',
  Virgo: 'in Virgo',
  Libra: 'in Libra',
  Scorpio: 'in Scorpio',
  Sagittarius: 'in Sagittarius',
  Capricorn: 'in Capricorn',
  Aquarius: 'in Aquarius',
  Pisces: 'in Pisces',
};

export const graha: Names['graha'] = {
  Sun: 'Sun',
  Moon: 'Moon',
  Mercury: 'Mercury',
  Venus: 'Venus',
  Mars: 'Mars',
  Jupiter: 'Jupiter',
  Saturn: 'Saturn',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluto',
};

export const deity = /* @__PURE__ */ latinDeities('and');

export const nature: Names['nature'] = {
  laghu: 'light (laghu)',
  mridu: 'gentle (mridu)',
  dhruva: 'fixed (dhruva)',
  chara: 'movable (chara)',
  mishra: 'mixed (mishra)',
  ugra: 'fierce (ugra)',
  tikshna: 'sharp (tikshna)',
};

export const gana: Names['gana'] = {
  deva: 'Deva (divine)',
  manushya: 'Manushya (human)',
  rakshasa: 'Rakshasa (fierce)',
};

export const nadi: Names['nadi'] = {
  adi: 'Adi (first)',
  madhya: 'Madhya (middle)',
  antya: 'Antya (last)',
};

export const yoni: Names['yoni'] = {
  horse: 'Horse',
  elephant: 'Elephant',
  sheep: 'Sheep',
  serpent: 'Serpent',
  dog: 'Dog',
  cat: 'Cat',
  rat: 'Rat',
  cow: 'Cow',
  buffalo: 'Buffalo',
  tiger: 'Tiger',
  deer: 'Deer',
  monkey: 'Monkey',
  mongoose: 'Mongoose',
  lion: 'Lion',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'Nanda group (joy)',
  bhadra: 'Bhadra group (well-being)',
  jaya: 'Jaya group (victory)',
  rikta: 'Rikta group (empty)',
  purna: 'Purna group (full)',
  amavasya: 'the new Moon day, which is avoided',
};

export const paksha: Names['paksha'] = {
  shukla: 'waxing half (Shukla Paksha)',
  krishna: 'waning half (Krishna Paksha)',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'auspicious',
  inauspicious: 'inauspicious',
};

export const karana_type: Names['karana_type'] = {
  movable: 'movable',
  fixed: 'fixed',
};

export const limb: Names['limb'] = {
  tithi: 'Tithi',
  nakshatra: 'Nakshatra',
  yoga: 'Yoga',
  karana: 'Karana',
};

export const weekday = /* @__PURE__ */ themselves(VARA_NAMES);

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'New Moon',
  waxing_crescent: 'Waxing crescent',
  first_quarter: 'First quarter',
  waxing_gibbous: 'Waxing gibbous',
  full_moon: 'Full Moon',
  waning_gibbous: 'Waning gibbous',
  last_quarter: 'Last quarter',
  waning_crescent: 'Waning crescent',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'sunrise at the population centre of the zone',
  place_sunrise: 'sunrise at the place',
  nominal_06_18: 'a day from 06:00 to 18:00',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'day',
  night: 'night',
};

export const quality: Names['quality'] = {
  best: 'best',
  good: 'good',
  neutral_good: 'fair',
  mixed: 'mixed',
  neutral: 'neutral',
  bad: 'avoid',
  very_bad: 'very unfavourable',
};

export const band: Names['band'] = {
  favourable: 'Favourable',
  mixed: 'Mixed',
  challenging: 'Challenging',
};

export const verdict: Names['verdict'] = {
  push: 'Push',
  mixed: 'Mixed',
  wait: 'Wait',
};

export const intent: Names['intent'] = {
  communication: 'Communication',
  career: 'Career',
  money: 'Money',
  love: 'Love',
  travel: 'Travel',
  study: 'Study',
  health: 'Health',
  home: 'Home and family',
  property: 'Property and long-term work',
  contract: 'Contracts and signing',
  vehicle: 'Vehicle',
  conflict: 'Conflict or legal matter',
  spiritual: 'Spiritual practice',
  creative: 'Creative work',
  general: 'General matters',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'Romantic relationship',
  Friendship: 'Friendship',
  Professional: 'Professional relationship',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'Lunar day group',
  nakshatra_nature: 'Nakshatra nature',
  yoga_quality: 'Yoga of the day',
  karana_quality: 'Karana of the day',
  vara_lord: 'Weekday ruler',
  paksha_bala: 'Strength of the Moon in its month',
  tarabala: 'Tara strength',
  chandrabala: 'Moon strength',
  day_lord_affinity: 'Day ruler and your Moon sign',
  jupiter_transit: 'Jupiter from your Moon',
  saturn_transit: 'Saturn from your Moon',
  hora_lord: 'Planetary hour',
  choghadiya: 'Choghadiya',
  window_overlap: 'Window of the day',
  nakshatra_match: 'Nakshatra and intent',
  mode_day_lord: 'Weekday ruler and relationship',
  mode_nakshatra: 'Nakshatra and relationship',
  karaka_state: 'Condition of the significator',
  moon_company: 'Planets with the Moon',
};

export const rule_source: Names['rule_source'] = {
  classical: 'muhurta texts',
  almanac: 'present-day almanacs',
  own: 'our own rule',
};

export const element: Names['element'] = {
  fire: 'fire',
  earth: 'earth',
  air: 'air',
  water: 'water',
};

export const modality: Names['modality'] = {
  cardinal: 'cardinal',
  fixed: 'fixed',
  mutable: 'mutable',
};

export const polarity: Names['polarity'] = {
  masculine: 'masculine',
  feminine: 'feminine',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'conjunction',
  semisextile: 'semisextile',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  quincunx: 'quincunx',
  opposition: 'opposition',
};

export const sign_band: Names['sign_band'] = {
  high: 'High',
  good: 'Good',
  moderate: 'Moderate',
  low: 'Low',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'Elements',
  rulership: 'Rulers',
};

export const dignity: Names['dignity'] = {
  exalted: 'exalted',
  moolatrikona: 'moolatrikona',
  own_sign: 'own sign',
  great_friend: 'great friend’s sign',
  friend: 'friend’s sign',
  neutral: 'neutral sign',
  enemy: 'enemy’s sign',
  great_enemy: 'great enemy’s sign',
  debilitated: 'debilitated',
};

export const relation: Names['relation'] = {
  great_friend: 'great friend',
  friend: 'friend',
  neutral: 'neutral',
  enemy: 'enemy',
  great_enemy: 'great enemy',
};

export const motion: Names['motion'] = {
  direct: 'direct',
  retrograde: 'retrograde',
};

export const aspect: Names['aspect'] = {
  conjunction: 'conjunction',
  third_aspect: '3rd aspect',
  fourth_aspect: '4th aspect',
  fifth_aspect: '5th aspect',
  opposition: '7th aspect (opposition)',
  eighth_aspect: '8th aspect',
  ninth_aspect: '9th aspect',
  tenth_aspect: '10th aspect',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'applying',
  separating: 'separating',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'Graha',
  natal_point_weight: 'Natal point',
  aspect_weight: 'Aspect',
  tight_orb_within_1deg: 'Within 1°',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': '12th from the natal Moon',
  '1st': 'the sign of the natal Moon',
  '2nd': '2nd from the natal Moon',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'first phase',
  peak: 'middle phase',
  setting: 'last phase',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'Heaven (Swarga)',
  patala: 'Netherworld (Patala)',
  mrityu: 'Earth (Mrityu loka)',
};

export const compass: Names['compass'] = {
  east: 'East',
  south: 'South',
  west: 'West',
  north: 'North',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'on the earth',
  sky: 'in the sky',
  patala: 'in Patala',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'at the cremation ground',
  kailasa: 'on Kailasa',
  gauri: 'with Gauri',
  nandi: 'on Nandi',
  sabha: 'in the assembly',
  bhojana: 'at a meal',
  krida: 'at play',
};

export const panchaka: Names['panchaka'] = {
  roga: 'Roga Panchaka',
  raja: 'Raja Panchaka',
  agni: 'Agni Panchaka',
  chora: 'Chora Panchaka',
  mrityu: 'Mrityu Panchaka',
};

export const ritu: Names['ritu'] = {
  vasanta: 'Vasanta (spring)',
  grishma: 'Grishma (summer)',
  varsha: 'Varsha (rains)',
  sharad: 'Sharad (autumn)',
  hemanta: 'Hemanta (early winter)',
  shishira: 'Shishira (late winter)',
};

export const activity: Names['activity'] = {
  marriage: 'Marriage',
  griha_pravesh: 'Moving into a home (griha pravesh)',
  house_construction: 'Beginning to build a house',
  namakarana: 'Naming a child (namakarana)',
  annaprashana: 'First solid food (annaprashana)',
  mundan: 'First haircut (mundan)',
  upanayana: 'Sacred thread (upanayana)',
  vidyarambha: 'Beginning to learn (vidyarambha)',
  travel: 'Journey',
  vehicle: 'Buying a vehicle',
  property_purchase: 'Buying property',
  business_start: 'Opening a business',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'Not looked at',
  by_rule: 'As the rule asks',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'As in printed almanacs',
  strict: 'Strictly by the texts',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'Any direction' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'Weekday',
  nakshatra: 'Nakshatra of the Moon',
  tithi: 'Lunar day (tithi)',
  lunar_month: 'Lunar month',
  sun_sign: 'Sign of the Sun',
  disha_shula: 'Direction of the journey (disha shula)',
  adhika: 'Additional month (adhika)',
  kharmas: 'Kharmas: Sun in Sagittarius or Pisces',
  chaturmas: 'Chaturmas: the four months of Vishnu’s sleep',
  guru_asta: 'Jupiter too near the Sun',
  shukra_asta: 'Venus too near the Sun',
  bhadra: 'Bhadra (Vishti karana)',
  panchaka: 'Panchaka: Moon from Dhanishta to Revati',
  sankranti: 'Sankranti: 16 ghatis on either side',
  holashtaka: 'Holashtaka: the eight days before Holi',
  pitri_paksha: 'Fortnight of the ancestors (Pitri Paksha)',
  bad_yogas: 'Yogas that are avoided',
  lagna: 'Rising sign (lagna)',
  lagna_house: 'A graha in a house that should be empty',
  too_short: 'Too short',
  no_sunrise: 'No sunrise',
  nakshatra_tolerated: 'A nakshatra that is only borne with',
  tithi_tolerated: 'A tithi that is only borne with',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'Solar eclipse',
  lunar: 'Lunar eclipse',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'partial',
  annular: 'annular',
  total: 'total',
  hybrid: 'hybrid',
  penumbral: 'penumbral',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'First contact',
  second: 'Second contact',
  third: 'Third contact',
  fourth: 'Last contact',
  penumbral_begins: 'Penumbra begins',
  partial_begins: 'Shadow begins',
  total_begins: 'Totality begins',
  total_ends: 'Totality ends',
  partial_ends: 'Shadow ends',
  penumbral_ends: 'Penumbra ends',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'not told',
  combustion: 'combustion at sunrise',
  kalamsha: 'degrees of time (Surya Siddhanta)',
  arcus_visionis: 'depth of the Sun (Schoch)',
  elongation: 'elongation',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'movable',
  fixed: 'fixed',
  dual: 'dual',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'the signs alone',
  navamsas: 'with their navamsas',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'not seen (asta)',
  combust: 'combust',
  retrograde: 'retrograde',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'Enters a sign',
  nakshatra_entry: 'Enters a nakshatra',
  station: 'Station',
  combustion_begins: 'Combustion begins',
  combustion_ends: 'Combustion ends',
  asta: 'Not seen any more (asta)',
  udaya: 'Seen again (udaya)',
  paksha: 'Full or new Moon',
  vedha: 'Vedha changes',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'Sade Sati',
  ardhashtama: 'Ardhashtama (dhaiya, 4th from the Moon)',
  ashtama: 'Ashtama (dhaiya, 8th from the Moon)',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'tropical',
  sidereal: 'sidereal',
};

export const varna: Names['varna'] = {
  shudra: 'shudra',
  vaishya: 'vaishya',
  kshatriya: 'kshatriya',
  brahmin: 'brahmin',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'chatushpada (four-footed)',
  manava: 'manava (human)',
  jalachara: 'jalachara (of the water)',
  vanachara: 'vanachara (of the wild)',
  keeta: 'keeta (insect)',
};

export const match_band: Names['match_band'] = {
  excellent: 'Excellent',
  very_good: 'Very good',
  acceptable: 'Acceptable',
  below_customary_threshold: 'Below the customary minimum',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'Lagna',
  moon: 'Moon',
  both: 'Lagna and Moon',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'Mars in its own sign',
  mars_exalted: 'Mars exalted',
  mars_sign_house_exception: 'Mars in a sign that waives the dosha of its house',
  mars_in_leo_or_aquarius: 'Mars in Leo or Aquarius',
  jupiter_conjunct_mars: 'Jupiter with Mars',
  jupiter_aspects_mars: 'Jupiter aspecting Mars',
  moon_conjunct_mars: 'Moon with Mars',
  jupiter_in_lagna: 'Jupiter in the lagna',
  mars_yogakaraka_lagna: 'Mars as yogakaraka of the lagna',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'cancelling',
  reducing: 'reducing',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'Tamil, ten',
  kerala: 'Kerala, ten',
  twelve: 'Twelve, whole points',
  stars_only: 'Ten, by the stars',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'Those of the score (Prokerala)',
  north_indian_printed: 'Printed sheets of the north',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'Lagna and Moon',
  lagna_moon_and_venus: 'Lagna, Moon and Venus',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'both signs have the same lord, or lords that are friends',
  nadi_same_or_friendly_lords: 'the lords of both Moon signs are the same or friends',
  gana_bride_beyond_14th: 'the bride’s star is beyond the 14th from the groom’s',
  rajju_waived_by_four: 'Rasiyathipati, Rasi, Dina and Mahendra all agree',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'by the remainder of nine',
  cycle_graded: 'by the cycle of 27 stars',
  graded: 'with half points',
  binary: 'in whole points',
  graded_13_7: 'more than 13 stars, or 7 for half',
  above_7: 'more than 7 stars',
  sex_graded: 'by the sex of the animals, with half points',
  stars_only: 'by the sex of the animals',
  eighth_bad: 'the 8th sign does not agree',
  eighth_good: 'the 8th sign agrees',
  lord_yavana: 'friends by the list of Yavana',
  lord_bphs_graded: 'natural friends, with half points',
  lord_not_hostile: 'not enemies of each other',
  either_way: 'in either direction',
  five_groups: 'not the same of five groups',
  directional: 'by group and direction',
  kerala_three: 'not both in the middle of three groups',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'the table of Prokerala',
  hindupanchangam: 'a table printed in the north',
  symmetric_5_1_0: 'a table printed in the north: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'full glance',
  special: 'special glance',
};

export const method: Names['method'] = {
  service_transit_v1: 'transits by graha drishti',
  service_manglik_v1: 'Manglik from lagna and Moon',
  own_manglik_pair_v1: 'Manglik of both, by our own weights',
  nakshatra_syllables_v1: 'naming sounds of the padas',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'the earlier day',
  last: 'the later day',
  more: 'that with more of it, else the earlier',
  more_last: 'that with more of it, else the later',
  full: 'the only one with all of it, else the earlier',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'the last with its sunrise, else that of its beginning',
  last: 'the last with its sunrise, else that after its beginning',
  first: 'the day in which it begins',
  next: 'the day after',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'lagna',
  moon: 'Moon',
  venus: 'Venus',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'none',
  mild: 'mild',
  moderate: 'moderate',
  strong: 'strong',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'neither is Manglik',
  both_flagged_balanced: 'both are Manglik, which balances',
  cancelled: 'Manglik, but cancelled',
  one_sided: 'one side alone is Manglik',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'agreed by the sources',
  all: 'all in use',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'one sign, two stars',
  nadi_same_nakshatra: 'one star, two signs',
  nadi_padas: 'one star, two padas',
  bhakoot_one_ruler: 'one lord of both signs',
  bhakoot_friends: 'lords of the signs that are friends',
  gana_rulers: 'one lord of both signs, or lords that are friends',
};

export const confidence: Names['confidence'] = {
  high: 'high',
  medium: 'medium',
  low: 'low',
};

export const language: Names['language'] = {
  en: 'English',
  uk: 'Ukrainian',
  ru: 'Russian',
  hi: 'Hindi',
  fr: 'French',
  de: 'German',
  es: 'Spanish',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Marathi',
  gu: 'Gujarati',
  bn: 'Bengali',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'Ascendant' }, graha);

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'The strongest of those with a friendly aspect on the lagna, from house 3, 5, 9 or 11.',
  aspect: 'The strongest of those with an aspect on the lagna.',
  greatest_strength: 'None aspects the lagna: the strongest.',
  first_candidate: 'None aspects the lagna and none is strong: the first.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'Lord of the sign of the Sun or the Moon',
  natal_lagna: 'Lord of the natal lagna',
  muntha: 'Lord of the muntha',
  annual_lagna: 'Lord of the annual lagna',
  tri_rashi: 'Tri-rashi lord',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'Strong friendly',
  weak_friendly: 'Weak friendly',
  strong_inimical: 'Strong inimical',
  weak_inimical: 'Weak inimical',
  neutral: 'Neutral',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'Sripati',
  equal: 'Equal',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'the seven grahas',
  nine: 'the nine grahas, Rahu and Ketu too',
};

export const murti: Names['murti'] = {
  gold: 'gold',
  silver: 'silver',
  copper: 'copper',
  iron: 'iron',
};

export const house_quality: Names['house_quality'] = {
  good: 'good',
  bad: 'bad',
};

export const grade: Names['grade'] = {
  A: 'the sources agree',
  B: 'schools differ',
  C: 'no witness was found: uncertain',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'spoil a good house',
  saves: 'save a bad one',
};

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'Mahapurusha',
  lunar: 'of the Moon',
  solar: 'of the Sun',
  raja: 'Raja',
  parivartana: 'exchange of lords',
  dhana: 'of wealth',
  other: 'other',
  nabhasa_ashraya: 'Nabhasa: kinds of signs',
  nabhasa_dala: 'Nabhasa: garland and serpent',
  nabhasa_akriti: 'Nabhasa: figures',
  nabhasa_sankhya: 'Nabhasa: numbers',
  dosha: 'dosha',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'broad definition',
  strict: 'strict definition',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'in the house',
  not_in_house: 'outside the houses asked for',
  dignity: 'dignity',
  not_dignity: 'no bad dignity',
  not_combust: 'not combust',
  conjunct: 'in one sign',
  aspects: 'looks at',
  aspects_lagna: 'looks at the lagna',
  exchange: 'exchange of signs',
  mutual_aspect: 'aspect each other',
  strong: 'strong',
  houses_occupied: 'houses occupied',
  none_in_houses: 'none of them in the houses',
  movable_sign: 'in a movable sign',
  fixed_sign: 'in a fixed sign',
  dual_sign: 'in a dual sign',
  sign_count: 'counted by their signs',
  yogakaraka: 'rules a kendra and a trikona',
  between_nodes: 'the seven between them',
  debilitated: 'debilitated',
  dispositor_in_kendra: 'the lord of its sign in a kendra',
  exaltation_lord_in_kendra: 'lord of its exaltation in a kendra',
  planet_exalted_there_in_kendra: 'planet exalted there in a kendra',
  dispositor_joins_or_aspects: 'the lord of its sign joins or aspects it',
  dispositor_and_exaltation_lord_mutual_kendra: 'both lords in kendras from each other',
  no_other_nabhasa: 'no other Nabhasa yoga',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'a planet with the Moon',
  planet_in_kendra_from_moon: 'a planet in a kendra from the Moon',
  planet_in_kendra_from_lagna: 'a planet in a kendra from the lagna',
  moon_in_kendra_from_lagna: 'the Moon in a kendra from the lagna',
  jupiter_aspects_moon: 'Jupiter looks at the Moon',
  moon_exalted_or_own: 'the Moon exalted or in its own sign',
};

export const saham: Names['saham'] = {
  punya: 'Punya (fortune)',
  vidya: 'Vidya (learning)',
  yashas: 'Yashas (fame)',
  mitra: 'Mitra (friends)',
  mahatmya: 'Mahatmya (greatness)',
  asha: 'Asha (wishes)',
  samartha: 'Samartha (ability)',
  bhratri: 'Bhratri (siblings)',
  gaurava: 'Gaurava (respect)',
  pitri: 'Pitri (father)',
  rajya: 'Rajya (rule)',
  matri: 'Matri (mother)',
  putra: 'Putra (children)',
  jiva: 'Jiva (life)',
  karma: 'Karma (work)',
  roga: 'Roga (illness)',
  kali: 'Kali (strife)',
  shastra: 'Shastra (sciences)',
  bandhu: 'Bandhu (relatives)',
  mrityu: 'Mrityu (death)',
  paradesha: 'Paradesha (foreign lands)',
  artha: 'Artha (wealth)',
  paradara: 'Paradara (adultery)',
  vanik: 'Vanik (trade)',
  karyasiddhi: 'Karyasiddhi (success)',
  vivaha: 'Vivaha (marriage)',
  santapa: 'Santapa (grief)',
  shraddha: 'Shraddha (faith)',
  priti: 'Priti (affection)',
  jadya: 'Jadya (chronic illness)',
  vyapara: 'Vyapara (business)',
  shatru: 'Shatru (enemies)',
  jalapatana: 'Jalapatana (crossing water)',
  bandhana: 'Bandhana (captivity)',
  apamrityu: 'Apamrityu (untimely death)',
  labha: 'Labha (gains)',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'Within a degree',
  present: 'Within the orb',
  future: 'Not yet within the orb',
};

export const year_by: Names['year_by'] = {
  solar: 'Return of the Sun',
  tithi: 'Return of the tithi (tithi pravesha)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'Lahiri (Chitrapaksha)',
  lahiri_icrc: 'Lahiri (Calendar Reform Committee)',
  lahiri_1940: 'Lahiri (1940)',
  lahiri_vp285: 'Lahiri (zero in 285)',
  true_chitra: 'True Chitra (Spica at 180°)',
  true_pushya: 'True Pushya (δ Cancri at 106°)',
  true_revati: 'True Revati (ζ Piscium at 359°50′)',
  true_mula: 'True Mula (λ Scorpii at 240°)',
  true_sheoran: 'Sheoran',
  galactic_center_0_sagittarius: 'Galactic centre at 0° Sagittarius',
  galactic_center_mula: 'Galactic centre in mid-Mula (Wilhelm)',
  raman: 'Raman',
  krishnamurti: 'Krishnamurti (KP)',
  krishnamurti_vp291: 'Krishnamurti (zero in 291)',
  yukteshwar: 'Sri Yukteshwar',
  surya_siddhanta: 'Surya Siddhanta',
  surya_siddhanta_mean_sun: 'Surya Siddhanta (mean Sun)',
  ss_revati: 'Surya Siddhanta (Revati)',
  ss_chitra: 'Surya Siddhanta (Chitra)',
  aryabhata: 'Aryabhata',
  aryabhata_mean_sun: 'Aryabhata (mean Sun)',
  aryabhata_522: 'Aryabhata (zero in 522)',
  ushashashi: 'Usha and Shashi',
  jn_bhasin: 'J. N. Bhasin',
  fagan_bradley: 'Fagan-Bradley',
  deluce: 'DeLuce',
  djwhal_khul: 'Djwhal Khul',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22nd drekkana',
  navamsa_64: '64th navamsa',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'The moment is before the birth.',
  ended: 'Its periods have ended.',
  birth_time_needed: 'It needs the time of birth.',
};
