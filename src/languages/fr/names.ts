import { byTitle, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';
import { natal_yoga as latinYogas } from '../names/latin.js';
import { latinDeities } from '../names/themselves.js';

export * from '../names/latin.js';
export * from './calendars.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'Bélier',
  Taurus: 'Taureau',
  Gemini: 'Gémeaux',
  Cancer: 'Cancer',
  Leo: 'Lion',
  Virgo: 'Vierge',
  Libra: 'Balance',
  Scorpio: 'Scorpion',
  Sagittarius: 'Sagittaire',
  Capricorn: 'Capricorne',
  Aquarius: 'Verseau',
  Pisces: 'Poissons',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'en Bélier',
  Taurus: 'en Taureau',
  Gemini: 'en Gémeaux',
  Cancer: 'en Cancer',
  Leo: 'en Lion',
  Virgo: 'en Vierge',
  Libra: 'en Balance',
  Scorpio: 'en Scorpion',
  Sagittarius: 'en Sagittaire',
  Capricorn: 'en Capricorne',
  Aquarius: 'en Verseau',
  Pisces: 'en Poissons',
};

export const graha: Names['graha'] = {
  Sun: 'Soleil',
  Moon: 'Lune',
  Mercury: 'Mercure',
  Venus: 'Vénus',
  Mars: 'Mars',
  Jupiter: 'Jupiter',
  Saturn: 'Saturne',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Uranus: 'Uranus',
  Neptune: 'Neptune',
  Pluto: 'Pluton',
};

export const deity = /* @__PURE__ */ latinDeities('et');

export const nature: Names['nature'] = {
  laghu: 'léger (laghu)',
  mridu: 'doux (mridu)',
  dhruva: 'fixe (dhruva)',
  chara: 'mobile (chara)',
  mishra: 'mixte (mishra)',
  ugra: 'féroce (ugra)',
  tikshna: 'tranchant (tikshna)',
};

export const gana: Names['gana'] = {
  deva: 'Deva (divin)',
  manushya: 'Manushya (humain)',
  rakshasa: 'Rakshasa (farouche)',
};

export const nadi: Names['nadi'] = {
  adi: 'Adi (première)',
  madhya: 'Madhya (médiane)',
  antya: 'Antya (dernière)',
};

export const yoni: Names['yoni'] = {
  horse: 'Cheval',
  elephant: 'Éléphant',
  sheep: 'Mouton',
  serpent: 'Serpent',
  dog: 'Chien',
  cat: 'Chat',
  rat: 'Rat',
  cow: 'Vache',
  buffalo: 'Buffle',
  tiger: 'Tigre',
  deer: 'Cerf',
  monkey: 'Singe',
  mongoose: 'Mangouste',
  lion: 'Lion',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'groupe Nanda (joie)',
  bhadra: 'groupe Bhadra (bien-être)',
  jaya: 'groupe Jaya (victoire)',
  rikta: 'groupe Rikta (vide)',
  purna: 'groupe Purna (plénitude)',
  amavasya: 'jour de nouvelle lune, que l’on évite',
};

export const paksha: Names['paksha'] = {
  shukla: 'quinzaine claire (Shukla Paksha)',
  krishna: 'quinzaine sombre (Krishna Paksha)',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'propice',
  inauspicious: 'peu propice',
};

export const karana_type: Names['karana_type'] = {
  movable: 'mobile',
  fixed: 'fixe',
};

export const limb: Names['limb'] = {
  tithi: 'Tithi',
  nakshatra: 'Nakshatra',
  yoga: 'Yoga',
  karana: 'Karana',
};

export const weekday: Names['weekday'] = {
  Sunday: 'dimanche',
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'Nouvelle lune',
  waxing_crescent: 'Premier croissant',
  first_quarter: 'Premier quartier',
  waxing_gibbous: 'Gibbeuse croissante',
  full_moon: 'Pleine lune',
  waning_gibbous: 'Gibbeuse décroissante',
  last_quarter: 'Dernier quartier',
  waning_crescent: 'Dernier croissant',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'lever du Soleil au centre de la population du fuseau',
  place_sunrise: 'lever du Soleil sur place',
  nominal_06_18: 'journée de 06:00 à 18:00',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'jour',
  night: 'nuit',
};

export const quality: Names['quality'] = {
  best: 'excellent',
  good: 'bon',
  neutral_good: 'moyen',
  mixed: 'mitigé',
  neutral: 'neutre',
  bad: 'à éviter',
  very_bad: 'très défavorable',
};

export const band: Names['band'] = {
  favourable: 'Favorable',
  mixed: 'Mitigé',
  challenging: 'Difficile',
};

export const verdict: Names['verdict'] = {
  push: 'Allez-y',
  mixed: 'Mitigé',
  wait: 'Attendez',
};

export const intent: Names['intent'] = {
  communication: 'Communication',
  career: 'Carrière',
  money: 'Argent',
  love: 'Amour',
  travel: 'Voyage',
  study: 'Études',
  health: 'Santé',
  home: 'Foyer et famille',
  property: 'Immobilier et projets à long terme',
  contract: 'Contrats et signatures',
  vehicle: 'Véhicule',
  conflict: 'Conflit ou question juridique',
  spiritual: 'Pratique spirituelle',
  creative: 'Création',
  general: 'Affaires courantes',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'Relation amoureuse',
  Friendship: 'Amitié',
  Professional: 'Relation professionnelle',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'Groupe du jour lunaire',
  nakshatra_nature: 'Nature du nakshatra',
  yoga_quality: 'Yoga du jour',
  karana_quality: 'Karana du jour',
  vara_lord: 'Maître du jour de la semaine',
  paksha_bala: 'Force de la Lune selon sa phase',
  tarabala: 'Force de la tara',
  chandrabala: 'Force de la Lune',
  day_lord_affinity: 'Maître du jour et votre signe lunaire',
  jupiter_transit: 'Jupiter depuis votre Lune',
  saturn_transit: 'Saturne depuis votre Lune',
  hora_lord: 'Heure planétaire',
  choghadiya: 'Choghadiya',
  window_overlap: 'Période particulière du jour',
  nakshatra_match: 'Nakshatra et intention',
  mode_day_lord: 'Maître du jour et relation',
  mode_nakshatra: 'Nakshatra et relation',
  karaka_state: 'État du significateur',
  moon_company: 'Planètes avec la Lune',
};

export const rule_source: Names['rule_source'] = {
  classical: 'textes de muhurta',
  almanac: 'almanachs actuels',
  own: 'notre propre règle',
};

export const element: Names['element'] = {
  fire: 'feu',
  earth: 'terre',
  air: 'air',
  water: 'eau',
};

export const modality: Names['modality'] = {
  cardinal: 'cardinal',
  fixed: 'fixe',
  mutable: 'mutable',
};

export const polarity: Names['polarity'] = {
  masculine: 'masculine',
  feminine: 'féminine',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'conjonction',
  semisextile: 'semi-sextile',
  sextile: 'sextile',
  square: 'carré',
  trine: 'trigone',
  quincunx: 'quinconce',
  opposition: 'opposition',
};

export const sign_band: Names['sign_band'] = {
  high: 'Élevé',
  good: 'Bon',
  moderate: 'Moyen',
  low: 'Faible',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'Éléments',
  rulership: 'Maîtres',
};

export const dignity: Names['dignity'] = {
  exalted: 'exaltation',
  moolatrikona: 'mulatrikona',
  own_sign: 'domicile',
  great_friend: 'signe d’un grand ami',
  friend: 'signe d’un ami',
  neutral: 'signe neutre',
  enemy: 'signe d’un ennemi',
  great_enemy: 'signe d’un grand ennemi',
  debilitated: 'chute',
};

export const relation: Names['relation'] = {
  great_friend: 'grand ami',
  friend: 'ami',
  neutral: 'neutre',
  enemy: 'ennemi',
  great_enemy: 'grand ennemi',
};

export const motion: Names['motion'] = {
  direct: 'direct',
  retrograde: 'rétrograde',
};

export const aspect: Names['aspect'] = {
  conjunction: 'conjonction',
  third_aspect: '3e aspect',
  fourth_aspect: '4e aspect',
  fifth_aspect: '5e aspect',
  opposition: '7e aspect (opposition)',
  eighth_aspect: '8e aspect',
  ninth_aspect: '9e aspect',
  tenth_aspect: '10e aspect',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'en approche',
  separating: 'en éloignement',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'Graha',
  natal_point_weight: 'Point natal',
  aspect_weight: 'Aspect',
  tight_orb_within_1deg: 'À moins de 1°',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': '12e depuis la Lune natale',
  '1st': 'signe de la Lune natale',
  '2nd': '2e depuis la Lune natale',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'première phase',
  peak: 'phase centrale',
  setting: 'dernière phase',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'Ciel (Swarga)',
  patala: 'Monde souterrain (Patala)',
  mrityu: 'Terre (Mrityu loka)',
};

export const compass: Names['compass'] = {
  east: 'Est',
  south: 'Sud',
  west: 'Ouest',
  north: 'Nord',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'sur la terre',
  sky: 'dans le ciel',
  patala: 'dans Patala',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'au champ de crémation',
  kailasa: 'sur le Kailasa',
  gauri: 'avec Gauri',
  nandi: 'sur Nandi',
  sabha: 'à l’assemblée',
  bhojana: 'au repas',
  krida: 'au jeu',
};

export const panchaka: Names['panchaka'] = {
  roga: 'Panchaka Roga',
  raja: 'Panchaka Raja',
  agni: 'Panchaka Agni',
  chora: 'Panchaka Chora',
  mrityu: 'Panchaka Mrityu',
};

export const ritu: Names['ritu'] = {
  vasanta: 'Vasanta (printemps)',
  grishma: 'Grishma (été)',
  varsha: 'Varsha (pluies)',
  sharad: 'Sharad (automne)',
  hemanta: 'Hemanta (début de l’hiver)',
  shishira: 'Shishira (fin de l’hiver)',
};

export const activity: Names['activity'] = {
  marriage: 'Mariage',
  griha_pravesh: 'Entrée dans une maison (griha pravesh)',
  house_construction: 'Début d’une construction',
  namakarana: 'Nom donné à l’enfant (namakarana)',
  annaprashana: 'Premier aliment solide (annaprashana)',
  mundan: 'Première coupe de cheveux (mundan)',
  upanayana: 'Cordon sacré (upanayana)',
  vidyarambha: 'Début des études (vidyarambha)',
  travel: 'Voyage',
  vehicle: 'Achat d’un véhicule',
  property_purchase: 'Achat d’un bien immobilier',
  business_start: 'Ouverture d’un commerce',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'Non regardé',
  by_rule: 'Comme la règle le demande',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'Comme les listes imprimées',
  strict: 'À la lettre des textes',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'Toute direction' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'Jour de la semaine',
  nakshatra: 'Nakshatra de la Lune',
  tithi: 'Jour lunaire (tithi)',
  lunar_month: 'Mois lunaire',
  sun_sign: 'Signe du Soleil',
  disha_shula: 'Direction du voyage (disha shula)',
  adhika: 'Mois intercalaire (adhika)',
  kharmas: 'Kharmas\u202f: Soleil en Sagittaire ou Poissons',
  chaturmas: 'Chaturmas\u202f: les quatre mois du sommeil de Vishnou',
  guru_asta: 'Jupiter trop près du Soleil',
  shukra_asta: 'Vénus trop près du Soleil',
  bhadra: 'Bhadra (le karana Vishti)',
  panchaka: 'Panchaka\u202f: Lune de Dhanishta à Revati',
  sankranti: 'Sankranti\u202f: 16 ghatis de part et d’autre',
  holashtaka: 'Holashtaka\u202f: les huit jours avant Holi',
  pitri_paksha: 'Quinzaine des ancêtres (Pitri Paksha)',
  bad_yogas: 'Yogas évités',
  lagna: 'Signe ascendant (lagna)',
  lagna_house: 'Un graha dans une maison qui doit être vide',
  too_short: 'Trop court',
  no_sunrise: 'Pas de lever du Soleil',
  nakshatra_tolerated: 'Un nakshatra seulement toléré',
  tithi_tolerated: 'Un tithi seulement toléré',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'Éclipse de Soleil',
  lunar: 'Éclipse de Lune',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'partielle',
  annular: 'annulaire',
  total: 'totale',
  hybrid: 'hybride',
  penumbral: 'par la pénombre',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'Premier contact',
  second: 'Deuxième contact',
  third: 'Troisième contact',
  fourth: 'Dernier contact',
  penumbral_begins: 'Entrée dans la pénombre',
  partial_begins: 'Entrée dans l’ombre',
  total_begins: 'Début de la totalité',
  total_ends: 'Fin de la totalité',
  partial_ends: 'Sortie de l’ombre',
  penumbral_ends: 'Sortie de la pénombre',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'non indiqué',
  combustion: 'combustion au lever du Soleil',
  kalamsha: 'degrés de temps (Surya Siddhanta)',
  arcus_visionis: 'profondeur du Soleil (Schoch)',
  elongation: 'élongation',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'mobile',
  fixed: 'fixe',
  dual: 'double',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'les signes seuls',
  navamsas: 'avec leurs navamsas',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'invisible (asta)',
  combust: 'combuste',
  retrograde: 'rétrograde',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'Entre dans un signe',
  nakshatra_entry: 'Entre dans un nakshatra',
  station: 'Graha stationnaire',
  combustion_begins: 'La combustion commence',
  combustion_ends: 'La combustion finit',
  asta: 'N’est plus visible (asta)',
  udaya: 'Redevient visible (udaya)',
  paksha: 'Pleine ou nouvelle Lune',
  vedha: 'Le vedha change',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'Sade Sati',
  ardhashtama: 'Ardhashtama (dhaiya, 4ᵉ depuis la Lune)',
  ashtama: 'Ashtama (dhaiya, 8ᵉ depuis la Lune)',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'tropical',
  sidereal: 'sidéral',
};

export const varna: Names['varna'] = {
  shudra: 'shudra',
  vaishya: 'vaishya',
  kshatriya: 'kshatriya',
  brahmin: 'brahmane',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'chatushpada (quadrupède)',
  manava: 'manava (humain)',
  jalachara: 'jalachara (aquatique)',
  vanachara: 'vanachara (sauvage)',
  keeta: 'keeta (insecte)',
};

export const match_band: Names['match_band'] = {
  excellent: 'Excellent',
  very_good: 'Très bon',
  acceptable: 'Acceptable',
  below_customary_threshold: 'Sous le minimum d’usage',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'Lagna',
  moon: 'Lune',
  both: 'Lagna et Lune',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'Mars dans son domicile',
  mars_exalted: 'Mars en exaltation',
  mars_sign_house_exception: 'Mars dans un signe qui lève le dosha de sa maison',
  mars_in_leo_or_aquarius: 'Mars en Lion ou en Verseau',
  jupiter_conjunct_mars: 'Jupiter avec Mars',
  jupiter_aspects_mars: 'Jupiter en aspect à Mars',
  moon_conjunct_mars: 'Lune avec Mars',
  jupiter_in_lagna: 'Jupiter dans le lagna',
  mars_yogakaraka_lagna: 'Mars yogakaraka du lagna',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'annulation',
  reducing: 'réduction',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'tamoule, dix',
  kerala: 'du Kerala, dix',
  twelve: 'douze, points entiers',
  stars_only: 'dix, par les étoiles',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'celles du total (Prokerala)',
  north_indian_printed: 'feuilles imprimées du nord',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'lagna et Lune',
  lagna_moon_and_venus: 'lagna, Lune et Vénus',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'les deux signes ont le même maître, ou des maîtres amis',
  nadi_same_or_friendly_lords: 'les maîtres des deux signes lunaires sont le même ou amis',
  gana_bride_beyond_14th: 'l’étoile de la mariée est au-delà de la 14ᵉ depuis celle du marié',
  rajju_waived_by_four: 'Rasiyathipati, Rasi, Dina et Mahendra s’accordent',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'par le reste de neuf',
  cycle_graded: 'par le cycle des 27 étoiles',
  graded: 'avec des demi-points',
  binary: 'en points entiers',
  graded_13_7: 'plus de 13 étoiles, 7 pour la moitié',
  above_7: 'plus de 7 étoiles',
  sex_graded: 'selon le sexe des animaux, avec des demi-points',
  stars_only: 'selon le sexe des animaux',
  eighth_bad: 'le 8e signe ne s’accorde pas',
  eighth_good: 'le 8e signe s’accorde',
  lord_yavana: 'amis d’après la liste de Yavana',
  lord_bphs_graded: 'amis naturels, avec des demi-points',
  lord_not_hostile: 'pas ennemis l’un de l’autre',
  either_way: 'dans l’un ou l’autre sens',
  five_groups: 'pas le même de cinq groupes',
  directional: 'selon le groupe et la direction',
  kerala_three: 'pas tous deux dans le groupe du milieu de trois',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'la table de Prokerala',
  hindupanchangam: 'une table imprimée dans le nord',
  symmetric_5_1_0: 'une table imprimée dans le nord\u202f: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'regard plein',
  special: 'regard spécial',
};

export const method: Names['method'] = {
  service_transit_v1: 'transits par graha drishti',
  service_manglik_v1: 'Manglik depuis lagna et Lune',
  own_manglik_pair_v1: 'Manglik des deux, selon nos propres poids',
  nakshatra_syllables_v1: 'sons des padas',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'le jour le plus tôt',
  last: 'le jour le plus tard',
  more: 'celui qui en a le plus, sinon le premier',
  more_last: 'celui qui en a le plus, sinon le second',
  full: 'le seul qui l’a en entier, sinon le premier',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'le dernier dont le lever y tombe, sinon celui du début',
  last: 'le dernier dont le lever y tombe, sinon le lendemain du début',
  first: 'le jour de son début',
  next: 'le lendemain',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'lagna',
  moon: 'Lune',
  venus: 'Vénus',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'aucun',
  mild: 'léger',
  moderate: 'modéré',
  strong: 'fort',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'aucun des deux n’est Manglik',
  both_flagged_balanced: 'les deux sont Manglik, ce qui s’équilibre',
  cancelled: 'Manglik, mais annulé',
  one_sided: 'un seul des deux est Manglik',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'admises par les sources',
  all: 'toutes celles en usage',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'un signe, deux étoiles',
  nadi_same_nakshatra: 'une étoile, deux signes',
  nadi_padas: 'une étoile, deux padas',
  bhakoot_one_ruler: 'un même maître des deux signes',
  bhakoot_friends: 'maîtres des signes amis',
  gana_rulers: 'un même maître des deux signes, ou des maîtres amis',
};

export const confidence: Names['confidence'] = {
  high: 'élevée',
  medium: 'moyenne',
  low: 'faible',
};

export const language: Names['language'] = {
  en: 'anglais',
  uk: 'ukrainien',
  ru: 'russe',
  hi: 'hindi',
  fr: 'français',
  de: 'allemand',
  es: 'espagnol',
  ta: 'tamoul',
  te: 'télougou',
  kn: 'kannada',
  ml: 'malayalam',
  mr: 'marathi',
  gu: 'gujarati',
  bn: 'bengali',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'Ascendant' }, graha);

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'La plus forte de celles qui ont un regard amical sur le lagna, depuis la maison 3, 5, 9 ou 11.',
  aspect: 'La plus forte de celles qui regardent le lagna.',
  greatest_strength: 'Aucune ne regarde le lagna : la plus forte.',
  first_candidate: 'Aucune ne regarde le lagna et aucune n’est forte : la première.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'Maître du signe du Soleil ou de la Lune',
  natal_lagna: 'Maître du lagna natal',
  muntha: 'Maître de la muntha',
  annual_lagna: 'Maître du lagna annuel',
  tri_rashi: 'Maître tri-rashi',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'Amical fort',
  weak_friendly: 'Amical faible',
  strong_inimical: 'Hostile fort',
  weak_inimical: 'Hostile faible',
  neutral: 'Indifférent',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'Sripati',
  equal: 'Égaux',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'les sept grahas',
  nine: 'les neuf grahas, Rahu et Ketu compris',
};

export const murti: Names['murti'] = {
  gold: 'or',
  silver: 'argent',
  copper: 'cuivre',
  iron: 'fer',
};

export const house_quality: Names['house_quality'] = {
  good: 'favorable',
  bad: 'défavorable',
};

export const grade: Names['grade'] = {
  A: 'les sources s’accordent',
  B: 'les écoles diffèrent',
  C: 'sans témoin, incertain',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'gâtent une bonne maison',
  saves: 'en sauvent une mauvaise',
};

export const natal_yoga: Names['natal_yoga'] = /* @__PURE__ */ together(latinYogas, {
  moon_benefic_upachaya: 'Dhana depuis la Lune',
  raja_kendra_trikona: 'Raja (maîtres de kendra et de trikona)',
});

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'yogas Mahapurusha',
  lunar: 'de la Lune',
  solar: 'du Soleil',
  raja: 'yogas Raja',
  parivartana: 'échange de maîtres',
  dhana: 'de prospérité',
  other: 'autres',
  nabhasa_ashraya: 'Nabhasa : genres de signes',
  nabhasa_dala: 'Nabhasa : guirlande et serpent',
  nabhasa_akriti: 'Nabhasa : figures',
  nabhasa_sankhya: 'Nabhasa : nombres',
  dosha: 'doshas',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'définition large',
  strict: 'définition stricte',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'dans la maison',
  not_in_house: 'hors des maisons demandées',
  dignity: 'dignité',
  not_dignity: 'pas de mauvaise dignité',
  not_combust: 'non combust',
  conjunct: 'dans le même signe',
  aspects: 'regarde',
  aspects_lagna: 'regarde le lagna',
  exchange: 'échange de signes',
  mutual_aspect: 'se regardent',
  strong: 'fort',
  houses_occupied: 'maisons occupées',
  none_in_houses: 'aucune d’elles dans les maisons',
  movable_sign: 'en signe mobile',
  fixed_sign: 'en signe fixe',
  dual_sign: 'en signe double',
  sign_count: 'comptées par leurs signes',
  yogakaraka: 'gouverne un kendra et un trikona',
  between_nodes: 'les sept entre eux',
  debilitated: 'en chute',
  dispositor_in_kendra: 'le maître de son signe dans un kendra',
  exaltation_lord_in_kendra: 'le maître de son exaltation dans un kendra',
  planet_exalted_there_in_kendra: 'la planète exaltée là dans un kendra',
  dispositor_joins_or_aspects: 'le maître de son signe avec lui ou le regardant',
  dispositor_and_exaltation_lord_mutual_kendra: 'les deux maîtres en kendra l’un de l’autre',
  no_other_nabhasa: 'aucun autre yoga Nabhasa',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'une planète avec la Lune',
  planet_in_kendra_from_moon: 'une planète en kendra depuis la Lune',
  planet_in_kendra_from_lagna: 'une planète en kendra depuis le lagna',
  moon_in_kendra_from_lagna: 'la Lune en kendra depuis le lagna',
  jupiter_aspects_moon: 'Jupiter regarde la Lune',
  moon_exalted_or_own: 'la Lune exaltée ou dans son signe',
};

export const saham: Names['saham'] = {
  punya: 'Punya (fortune)',
  vidya: 'Vidya (études)',
  yashas: 'Yashas (renommée)',
  mitra: 'Mitra (amis)',
  mahatmya: 'Mahatmya (grandeur)',
  asha: 'Asha (désirs)',
  samartha: 'Samartha (capacité)',
  bhratri: 'Bhratri (frères et sœurs)',
  gaurava: 'Gaurava (considération)',
  pitri: 'Pitri (père)',
  rajya: 'Rajya (pouvoir)',
  matri: 'Matri (mère)',
  putra: 'Putra (enfants)',
  jiva: 'Jiva (vie)',
  karma: 'Karma (travail)',
  roga: 'Roga (maladie)',
  kali: 'Kali (querelle)',
  shastra: 'Shastra (sciences)',
  bandhu: 'Bandhu (parents)',
  mrityu: 'Mrityu (mort)',
  paradesha: 'Paradesha (pays étrangers)',
  artha: 'Artha (richesse)',
  paradara: 'Paradara (adultère)',
  vanik: 'Vanik (commerce)',
  karyasiddhi: 'Karyasiddhi (réussite)',
  vivaha: 'Vivaha (mariage)',
  santapa: 'Santapa (chagrin)',
  shraddha: 'Shraddha (foi)',
  priti: 'Priti (affection)',
  jadya: 'Jadya (maladie chronique)',
  vyapara: 'Vyapara (affaires)',
  shatru: 'Shatru (ennemis)',
  jalapatana: 'Jalapatana (voyage sur l’eau)',
  bandhana: 'Bandhana (captivité)',
  apamrityu: 'Apamrityu (mort prématurée)',
  labha: 'Labha (gains)',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'À moins d’un degré',
  present: 'Dans l’orbe',
  future: 'Pas encore dans l’orbe',
};

export const year_by: Names['year_by'] = {
  solar: 'Retour du Soleil',
  tithi: 'Retour du tithi (tithi pravesha)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'Lahiri (Chitrapaksha)',
  lahiri_icrc: 'Lahiri (comité de réforme du calendrier)',
  lahiri_1940: 'Lahiri (1940)',
  lahiri_vp285: 'Lahiri (zéro en 285)',
  true_chitra: 'Chitra vrai (Spica à 180°)',
  true_pushya: 'Pushya vrai (δ Cancri à 106°)',
  true_revati: 'Revati vrai (ζ Piscium à 359°50′)',
  true_mula: 'Mula vrai (λ Scorpii à 240°)',
  true_sheoran: 'Sheoran',
  galactic_center_0_sagittarius: 'Centre galactique à 0° du Sagittaire',
  galactic_center_mula: 'Centre galactique au milieu de Mula (Wilhelm)',
  raman: 'Raman',
  krishnamurti: 'Krishnamurti (KP)',
  krishnamurti_vp291: 'Krishnamurti (zéro en 291)',
  yukteshwar: 'Sri Yukteshwar',
  surya_siddhanta: 'Surya Siddhanta',
  surya_siddhanta_mean_sun: 'Surya Siddhanta (Soleil moyen)',
  ss_revati: 'Surya Siddhanta (Revati)',
  ss_chitra: 'Surya Siddhanta (Chitra)',
  aryabhata: 'Aryabhata',
  aryabhata_mean_sun: 'Aryabhata (Soleil moyen)',
  aryabhata_522: 'Aryabhata (zéro en 522)',
  ushashashi: 'Usha et Shashi',
  jn_bhasin: 'J. N. Bhasin',
  fagan_bradley: 'Fagan-Bradley',
  deluce: 'DeLuce',
  djwhal_khul: 'Djwhal Khul',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22e drekkana',
  navamsa_64: '64e navamsa',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'Le moment précède la naissance.',
  ended: 'Ses périodes sont terminées.',
  birth_time_needed: 'Il faut l’heure de naissance.',
};
