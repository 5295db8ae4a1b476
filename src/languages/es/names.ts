import { byTitle, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';
import { natal_yoga as latinYogas } from '../names/latin.js';
import { latinDeities } from '../names/themselves.js';

export * from '../names/latin.js';
export * from './calendars.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'Aries',
  Taurus: 'Tauro',
  Gemini: 'Géminis',
  Cancer: 'Cáncer',
  Leo: 'Leo',
  Virgo: 'Virgo',
  Libra: 'Libra',
  Scorpio: 'Escorpio',
  Sagittarius: 'Sagitario',
  Capricorn: 'Capricornio',
  Aquarius: 'Acuario',
  Pisces: 'Piscis',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'en Aries',
  Taurus: 'en Tauro',
  Gemini: 'en Géminis',
  Cancer: 'en Cáncer',
  Leo: 'en Leo',
  Virgo: 'en Virgo',
  Libra: 'en Libra',
  Scorpio: 'en Escorpio',
  Sagittarius: 'en Sagitario',
  Capricorn: 'en Capricornio',
  Aquarius: 'en Acuario',
  Pisces: 'en Piscis',
};

export const graha: Names['graha'] = {
  Sun: 'Sol',
  Moon: 'Luna',
  Mercury: 'Mercurio',
  Venus: 'Venus',
  Mars: 'Marte',
  Jupiter: 'Júpiter',
  Saturn: 'Saturno',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Uranus: 'Urano',
  Neptune: 'Neptuno',
  Pluto: 'Plutón',
};

export const deity = /* @__PURE__ */ latinDeities('y');

export const nature: Names['nature'] = {
  laghu: 'ligero (laghu)',
  mridu: 'suave (mridu)',
  dhruva: 'fijo (dhruva)',
  chara: 'móvil (chara)',
  mishra: 'mixto (mishra)',
  ugra: 'feroz (ugra)',
  tikshna: 'agudo (tikshna)',
};

export const gana: Names['gana'] = {
  deva: 'Deva (divino)',
  manushya: 'Manushya (humano)',
  rakshasa: 'Rakshasa (indómito)',
};

export const nadi: Names['nadi'] = {
  adi: 'Adi (primera)',
  madhya: 'Madhya (media)',
  antya: 'Antya (última)',
};

export const yoni: Names['yoni'] = {
  horse: 'Caballo',
  elephant: 'Elefante',
  sheep: 'Oveja',
  serpent: 'Serpiente',
  dog: 'Perro',
  cat: 'Gato',
  rat: 'Rata',
  cow: 'Vaca',
  buffalo: 'Búfalo',
  tiger: 'Tigre',
  deer: 'Ciervo',
  monkey: 'Mono',
  mongoose: 'Mangosta',
  lion: 'León',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'grupo Nanda (alegría)',
  bhadra: 'grupo Bhadra (bienestar)',
  jaya: 'grupo Jaya (victoria)',
  rikta: 'grupo Rikta (vacío)',
  purna: 'grupo Purna (plenitud)',
  amavasya: 'día de luna nueva, que se evita',
};

export const paksha: Names['paksha'] = {
  shukla: 'quincena clara (Shukla Paksha)',
  krishna: 'quincena oscura (Krishna Paksha)',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'propicio',
  inauspicious: 'poco propicio',
};

export const karana_type: Names['karana_type'] = {
  movable: 'móvil',
  fixed: 'fija',
};

export const limb: Names['limb'] = {
  tithi: 'Tithi',
  nakshatra: 'Nakshatra',
  yoga: 'Yoga',
  karana: 'Karana',
};

export const weekday: Names['weekday'] = {
  Sunday: 'domingo',
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'Luna nueva',
  waxing_crescent: 'Luna creciente',
  first_quarter: 'Cuarto creciente',
  waxing_gibbous: 'Gibosa creciente',
  full_moon: 'Luna llena',
  waning_gibbous: 'Gibosa menguante',
  last_quarter: 'Cuarto menguante',
  waning_crescent: 'Luna menguante',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'salida del Sol en el centro de la población de la zona',
  place_sunrise: 'salida del Sol en el lugar',
  nominal_06_18: 'día de 06:00 a 18:00',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'día',
  night: 'noche',
};

export const quality: Names['quality'] = {
  best: 'excelente',
  good: 'bueno',
  neutral_good: 'regular',
  mixed: 'mixto',
  neutral: 'neutro',
  bad: 'se evita',
  very_bad: 'muy desfavorable',
};

export const band: Names['band'] = {
  favourable: 'Favorable',
  mixed: 'Mixto',
  challenging: 'Difícil',
};

export const verdict: Names['verdict'] = {
  push: 'Avance',
  mixed: 'Mixto',
  wait: 'Espere',
};

export const intent: Names['intent'] = {
  communication: 'Comunicación',
  career: 'Carrera profesional',
  money: 'Dinero',
  love: 'Amor',
  travel: 'Viaje',
  study: 'Estudio',
  health: 'Salud',
  home: 'Hogar y familia',
  property: 'Inmuebles y proyectos a largo plazo',
  contract: 'Contratos y firmas',
  vehicle: 'Vehículo',
  conflict: 'Conflicto o asunto legal',
  spiritual: 'Práctica espiritual',
  creative: 'Trabajo creativo',
  general: 'Asuntos generales',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'Relación amorosa',
  Friendship: 'Amistad',
  Professional: 'Relación profesional',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'Grupo del día lunar',
  nakshatra_nature: 'Naturaleza del nakshatra',
  yoga_quality: 'Yoga del día',
  karana_quality: 'Karana del día',
  vara_lord: 'Regente del día de la semana',
  paksha_bala: 'Fuerza de la Luna según su fase',
  tarabala: 'Fuerza de la tara',
  chandrabala: 'Fuerza de la Luna',
  day_lord_affinity: 'Regente del día y su signo lunar',
  jupiter_transit: 'Júpiter desde su Luna',
  saturn_transit: 'Saturno desde su Luna',
  hora_lord: 'Hora planetaria',
  choghadiya: 'Choghadiya',
  window_overlap: 'Franja especial del día',
  nakshatra_match: 'Nakshatra e intención',
  mode_day_lord: 'Regente del día y relación',
  mode_nakshatra: 'Nakshatra y relación',
  karaka_state: 'Estado del significador',
  moon_company: 'Planetas con la Luna',
};

export const rule_source: Names['rule_source'] = {
  classical: 'textos de muhurta',
  almanac: 'almanaques actuales',
  own: 'regla propia',
};

export const element: Names['element'] = {
  fire: 'fuego',
  earth: 'tierra',
  air: 'aire',
  water: 'agua',
};

export const modality: Names['modality'] = {
  cardinal: 'cardinal',
  fixed: 'fija',
  mutable: 'mutable',
};

export const polarity: Names['polarity'] = {
  masculine: 'masculina',
  feminine: 'femenina',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'conjunción',
  semisextile: 'semisextil',
  sextile: 'sextil',
  square: 'cuadratura',
  trine: 'trígono',
  quincunx: 'quincuncio',
  opposition: 'oposición',
};

export const sign_band: Names['sign_band'] = {
  high: 'Alta',
  good: 'Buena',
  moderate: 'Media',
  low: 'Baja',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'Elementos',
  rulership: 'Regentes',
};

export const dignity: Names['dignity'] = {
  exalted: 'exaltación',
  moolatrikona: 'mulatrikona',
  own_sign: 'domicilio',
  great_friend: 'signo de un gran amigo',
  friend: 'signo de un amigo',
  neutral: 'signo neutro',
  enemy: 'signo de un enemigo',
  great_enemy: 'signo de un gran enemigo',
  debilitated: 'caída',
};

export const relation: Names['relation'] = {
  great_friend: 'gran amigo',
  friend: 'amigo',
  neutral: 'neutro',
  enemy: 'enemigo',
  great_enemy: 'gran enemigo',
};

export const motion: Names['motion'] = {
  direct: 'directo',
  retrograde: 'retrógrado',
};

export const aspect: Names['aspect'] = {
  conjunction: 'conjunción',
  third_aspect: '3.er aspecto',
  fourth_aspect: '4.º aspecto',
  fifth_aspect: '5.º aspecto',
  opposition: '7.º aspecto (oposición)',
  eighth_aspect: '8.º aspecto',
  ninth_aspect: '9.º aspecto',
  tenth_aspect: '10.º aspecto',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'aplicativo',
  separating: 'separativo',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'Graha',
  natal_point_weight: 'Punto natal',
  aspect_weight: 'Aspecto',
  tight_orb_within_1deg: 'A menos de 1°',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': '12.º desde la Luna natal',
  '1st': 'signo de la Luna natal',
  '2nd': '2.º desde la Luna natal',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'primera fase',
  peak: 'fase central',
  setting: 'última fase',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'Cielo (Swarga)',
  patala: 'Inframundo (Patala)',
  mrityu: 'Tierra (Mrityu loka)',
};

export const compass: Names['compass'] = {
  east: 'Este',
  south: 'Sur',
  west: 'Oeste',
  north: 'Norte',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'en la tierra',
  sky: 'en el cielo',
  patala: 'en Patala',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'en el crematorio',
  kailasa: 'en el Kailasa',
  gauri: 'con Gauri',
  nandi: 'sobre Nandi',
  sabha: 'en la asamblea',
  bhojana: 'en la comida',
  krida: 'en el juego',
};

export const panchaka: Names['panchaka'] = {
  roga: 'Panchaka Roga',
  raja: 'Panchaka Raja',
  agni: 'Panchaka Agni',
  chora: 'Panchaka Chora',
  mrityu: 'Panchaka Mrityu',
};

export const ritu: Names['ritu'] = {
  vasanta: 'Vasanta (primavera)',
  grishma: 'Grishma (verano)',
  varsha: 'Varsha (lluvias)',
  sharad: 'Sharad (otoño)',
  hemanta: 'Hemanta (comienzo del invierno)',
  shishira: 'Shishira (fin del invierno)',
};

export const activity: Names['activity'] = {
  marriage: 'Matrimonio',
  griha_pravesh: 'Entrada en una casa (griha pravesh)',
  house_construction: 'Inicio de una construcción',
  namakarana: 'Nombre del niño (namakarana)',
  annaprashana: 'Primer alimento sólido (annaprashana)',
  mundan: 'Primer corte de pelo (mundan)',
  upanayana: 'Cordón sagrado (upanayana)',
  vidyarambha: 'Inicio de los estudios (vidyarambha)',
  travel: 'Viaje',
  vehicle: 'Compra de un vehículo',
  property_purchase: 'Compra de una propiedad',
  business_start: 'Apertura de un negocio',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'No se mira',
  by_rule: 'Como pide la regla',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'Como las listas impresas',
  strict: 'A la letra de los textos',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'Cualquier dirección' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'Día de la semana',
  nakshatra: 'Nakshatra de la Luna',
  tithi: 'Día lunar (tithi)',
  lunar_month: 'Mes lunar',
  sun_sign: 'Signo del Sol',
  disha_shula: 'Dirección del viaje (disha shula)',
  adhika: 'Mes intercalar (adhika)',
  kharmas: 'Kharmas: Sol en Sagitario o Piscis',
  chaturmas: 'Chaturmas: los cuatro meses del sueño de Vishnu',
  guru_asta: 'Júpiter demasiado cerca del Sol',
  shukra_asta: 'Venus demasiado cerca del Sol',
  bhadra: 'Bhadra (karana Vishti)',
  panchaka: 'Panchaka: Luna de Dhanishta a Revati',
  sankranti: 'Sankranti: 16 ghatis a cada lado',
  holashtaka: 'Holashtaka: los ocho días antes de Holi',
  pitri_paksha: 'Quincena de los antepasados (Pitri Paksha)',
  bad_yogas: 'Yogas que se evitan',
  lagna: 'Signo ascendente (lagna)',
  lagna_house: 'Un graha en una casa que debe estar vacía',
  too_short: 'Demasiado corto',
  no_sunrise: 'Sin salida del Sol',
  nakshatra_tolerated: 'Un nakshatra que solo se tolera',
  tithi_tolerated: 'Un tithi que solo se tolera',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'Eclipse solar',
  lunar: 'Eclipse lunar',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'parcial',
  annular: 'anular',
  total: 'total',
  hybrid: 'híbrido',
  penumbral: 'penumbral',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'Primer contacto',
  second: 'Segundo contacto',
  third: 'Tercer contacto',
  fourth: 'Último contacto',
  penumbral_begins: 'Entra en la penumbra',
  partial_begins: 'Entra en la sombra',
  total_begins: 'Comienza la totalidad',
  total_ends: 'Termina la totalidad',
  partial_ends: 'Sale de la sombra',
  penumbral_ends: 'Sale de la penumbra',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'no se indica',
  combustion: 'combustión a la salida del Sol',
  kalamsha: 'grados de tiempo (Surya Siddhanta)',
  arcus_visionis: 'profundidad del Sol (Schoch)',
  elongation: 'elongación',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'móvil',
  fixed: 'fijo',
  dual: 'doble',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'solo los signos',
  navamsas: 'con sus navamsas',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'no se ve (asta)',
  combust: 'combusto',
  retrograde: 'retrógrado',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'Entra en un signo',
  nakshatra_entry: 'Entra en un nakshatra',
  station: 'Estación',
  combustion_begins: 'Empieza la combustión',
  combustion_ends: 'Acaba la combustión',
  asta: 'Deja de verse (asta)',
  udaya: 'Vuelve a verse (udaya)',
  paksha: 'Luna llena o nueva',
  vedha: 'Cambia el vedha',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'Sade Sati',
  ardhashtama: 'Ardhashtama (dhaiya, 4.º desde la Luna)',
  ashtama: 'Ashtama (dhaiya, 8.º desde la Luna)',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'tropical',
  sidereal: 'sideral',
};

export const varna: Names['varna'] = {
  shudra: 'shudra',
  vaishya: 'vaishya',
  kshatriya: 'kshatriya',
  brahmin: 'brahmán',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'chatushpada (cuadrúpedo)',
  manava: 'manava (humano)',
  jalachara: 'jalachara (acuático)',
  vanachara: 'vanachara (salvaje)',
  keeta: 'keeta (insecto)',
};

export const match_band: Names['match_band'] = {
  excellent: 'Excelente',
  very_good: 'Muy buena',
  acceptable: 'Aceptable',
  below_customary_threshold: 'Por debajo del mínimo habitual',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'Lagna',
  moon: 'Luna',
  both: 'Lagna y Luna',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'Marte en su domicilio',
  mars_exalted: 'Marte en exaltación',
  mars_sign_house_exception: 'Marte en un signo que levanta el dosha de su casa',
  mars_in_leo_or_aquarius: 'Marte en Leo o Acuario',
  jupiter_conjunct_mars: 'Júpiter con Marte',
  jupiter_aspects_mars: 'Júpiter en aspecto a Marte',
  moon_conjunct_mars: 'Luna con Marte',
  jupiter_in_lagna: 'Júpiter en el lagna',
  mars_yogakaraka_lagna: 'Marte como yogakaraka del lagna',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'anulación',
  reducing: 'reducción',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'tamil, diez',
  kerala: 'de Kerala, diez',
  twelve: 'doce, puntos enteros',
  stars_only: 'diez, por las estrellas',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'las de la puntuación (Prokerala)',
  north_indian_printed: 'hojas impresas del norte',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'lagna y Luna',
  lagna_moon_and_venus: 'lagna, Luna y Venus',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'los dos signos tienen el mismo regente o regentes amigos',
  nadi_same_or_friendly_lords: 'los regentes de los dos signos lunares son el mismo o amigos',
  gana_bride_beyond_14th: 'la estrella de la novia está más allá de la 14.ª desde la del novio',
  rajju_waived_by_four: 'Rasiyathipati, Rasi, Dina y Mahendra concuerdan',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'por el resto de nueve',
  cycle_graded: 'por el ciclo de 27 estrellas',
  graded: 'con medios puntos',
  binary: 'en puntos enteros',
  graded_13_7: 'más de 13 estrellas, 7 para el medio',
  above_7: 'más de 7 estrellas',
  sex_graded: 'por el sexo de los animales, con medios puntos',
  stars_only: 'por el sexo de los animales',
  eighth_bad: 'el 8.º signo no concuerda',
  eighth_good: 'el 8.º signo concuerda',
  lord_yavana: 'amigos según la lista de Yavana',
  lord_bphs_graded: 'amigos naturales, con medios puntos',
  lord_not_hostile: 'no enemigos uno del otro',
  either_way: 'en cualquiera de los dos sentidos',
  five_groups: 'no el mismo de cinco grupos',
  directional: 'según grupo y dirección',
  kerala_three: 'no ambos en el medio de tres grupos',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'la tabla de Prokerala',
  hindupanchangam: 'una tabla impresa en el norte',
  symmetric_5_1_0: 'una tabla impresa en el norte: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'mirada plena',
  special: 'mirada especial',
};

export const method: Names['method'] = {
  service_transit_v1: 'tránsitos por graha drishti',
  service_manglik_v1: 'Manglik desde lagna y Luna',
  own_manglik_pair_v1: 'Manglik de ambos, con pesos propios',
  nakshatra_syllables_v1: 'sonidos de los padas',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'el día anterior',
  last: 'el día posterior',
  more: 'el que tiene más, si no el anterior',
  more_last: 'el que tiene más, si no el posterior',
  full: 'el único que lo tiene todo, si no el anterior',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'el último con salida del Sol en él, si no el de su comienzo',
  last: 'el último con salida del Sol en él, si no el posterior a su comienzo',
  first: 'el día de su comienzo',
  next: 'el día siguiente',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'lagna',
  moon: 'Luna',
  venus: 'Venus',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'ninguno',
  mild: 'leve',
  moderate: 'moderado',
  strong: 'fuerte',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'ninguno de los dos es Manglik',
  both_flagged_balanced: 'ambos son Manglik, lo que se equilibra',
  cancelled: 'Manglik, pero anulado',
  one_sided: 'solo uno es Manglik',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'en las que coinciden las fuentes',
  all: 'todas las usadas',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'un signo, dos estrellas',
  nadi_same_nakshatra: 'una estrella, dos signos',
  nadi_padas: 'una estrella, dos padas',
  bhakoot_one_ruler: 'un mismo regente de ambos signos',
  bhakoot_friends: 'regentes de los signos amigos',
  gana_rulers: 'un mismo regente de ambos signos o regentes amigos',
};

export const confidence: Names['confidence'] = {
  high: 'alta',
  medium: 'media',
  low: 'baja',
};

export const language: Names['language'] = {
  en: 'inglés',
  uk: 'ucraniano',
  ru: 'ruso',
  hi: 'hindi',
  fr: 'francés',
  de: 'alemán',
  es: 'español',
  ta: 'tamil',
  te: 'telugu',
  kn: 'canarés',
  ml: 'malayalam',
  mr: 'maratí',
  gu: 'guyaratí',
  bn: 'bengalí',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'Ascendente' }, graha);

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'El más fuerte de los que tienen un aspecto amistoso al lagna, desde la casa 3, 5, 9 u 11.',
  aspect: 'El más fuerte de los que miran al lagna.',
  greatest_strength: 'Ninguno mira al lagna: el más fuerte.',
  first_candidate: 'Ninguno mira al lagna y ninguno es fuerte: el primero.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'Regente del signo del Sol o de la Luna',
  natal_lagna: 'Regente del lagna natal',
  muntha: 'Regente de la muntha',
  annual_lagna: 'Regente del lagna anual',
  tri_rashi: 'Regente tri-rashi',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'Amistoso fuerte',
  weak_friendly: 'Amistoso débil',
  strong_inimical: 'Hostil fuerte',
  weak_inimical: 'Hostil débil',
  neutral: 'Indiferente',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'Sripati',
  equal: 'Iguales',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'los siete grahas',
  nine: 'los nueve grahas, Rahu y Ketu incluidos',
};

export const murti: Names['murti'] = {
  gold: 'oro',
  silver: 'plata',
  copper: 'cobre',
  iron: 'hierro',
};

export const house_quality: Names['house_quality'] = {
  good: 'favorable',
  bad: 'desfavorable',
};

export const grade: Names['grade'] = {
  A: 'las fuentes coinciden',
  B: 'las escuelas difieren',
  C: 'sin testimonio: incierto',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'estropean una casa buena',
  saves: 'salvan una mala',
};

export const natal_yoga: Names['natal_yoga'] = /* @__PURE__ */ together(latinYogas, {
  moon_benefic_upachaya: 'Dhana desde la Luna',
  raja_kendra_trikona: 'Raja (regentes de kendra y trikona)',
});

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'yogas Mahapurusha',
  lunar: 'de la Luna',
  solar: 'del Sol',
  raja: 'yogas Raja',
  parivartana: 'intercambio de regentes',
  dhana: 'de prosperidad',
  other: 'otros',
  nabhasa_ashraya: 'Nabhasa: clases de signos',
  nabhasa_dala: 'Nabhasa: guirnalda y serpiente',
  nabhasa_akriti: 'Nabhasa: figuras',
  nabhasa_sankhya: 'Nabhasa: números',
  dosha: 'doshas',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'definición amplia',
  strict: 'definición estricta',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'en la casa',
  not_in_house: 'fuera de las casas pedidas',
  dignity: 'dignidad',
  not_dignity: 'sin mala dignidad',
  not_combust: 'no combusto',
  conjunct: 'en el mismo signo',
  aspects: 'mira a',
  aspects_lagna: 'mira al lagna',
  exchange: 'intercambio de signos',
  mutual_aspect: 'se miran',
  strong: 'fuerte',
  houses_occupied: 'casas ocupadas',
  none_in_houses: 'ninguno de ellos en las casas',
  movable_sign: 'en signo móvil',
  fixed_sign: 'en signo fijo',
  dual_sign: 'en signo doble',
  sign_count: 'contados por sus signos',
  yogakaraka: 'rige un kendra y un trikona',
  between_nodes: 'los siete entre ellos',
  debilitated: 'en caída',
  dispositor_in_kendra: 'el regente de su signo en un kendra',
  exaltation_lord_in_kendra: 'el regente de su exaltación en un kendra',
  planet_exalted_there_in_kendra: 'el planeta exaltado allí en un kendra',
  dispositor_joins_or_aspects: 'el regente de su signo con él o mirándolo',
  dispositor_and_exaltation_lord_mutual_kendra: 'ambos regentes en kendra entre sí',
  no_other_nabhasa: 'ningún otro yoga Nabhasa',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'un planeta con la Luna',
  planet_in_kendra_from_moon: 'un planeta en kendra desde la Luna',
  planet_in_kendra_from_lagna: 'un planeta en kendra desde el lagna',
  moon_in_kendra_from_lagna: 'la Luna en kendra desde el lagna',
  jupiter_aspects_moon: 'Júpiter mira a la Luna',
  moon_exalted_or_own: 'la Luna exaltada o en su signo',
};

export const saham: Names['saham'] = {
  punya: 'Punya (fortuna)',
  vidya: 'Vidya (estudios)',
  yashas: 'Yashas (fama)',
  mitra: 'Mitra (amigos)',
  mahatmya: 'Mahatmya (grandeza)',
  asha: 'Asha (deseos)',
  samartha: 'Samartha (capacidad)',
  bhratri: 'Bhratri (hermanos)',
  gaurava: 'Gaurava (respeto)',
  pitri: 'Pitri (padre)',
  rajya: 'Rajya (mando)',
  matri: 'Matri (madre)',
  putra: 'Putra (hijos)',
  jiva: 'Jiva (vida)',
  karma: 'Karma (trabajo)',
  roga: 'Roga (enfermedad)',
  kali: 'Kali (disputa)',
  shastra: 'Shastra (ciencias)',
  bandhu: 'Bandhu (parientes)',
  mrityu: 'Mrityu (muerte)',
  paradesha: 'Paradesha (tierras extranjeras)',
  artha: 'Artha (riqueza)',
  paradara: 'Paradara (adulterio)',
  vanik: 'Vanik (comercio)',
  karyasiddhi: 'Karyasiddhi (éxito)',
  vivaha: 'Vivaha (matrimonio)',
  santapa: 'Santapa (pena)',
  shraddha: 'Shraddha (fe)',
  priti: 'Priti (afecto)',
  jadya: 'Jadya (enfermedad crónica)',
  vyapara: 'Vyapara (negocios)',
  shatru: 'Shatru (enemigos)',
  jalapatana: 'Jalapatana (viaje por agua)',
  bandhana: 'Bandhana (cautiverio)',
  apamrityu: 'Apamrityu (muerte prematura)',
  labha: 'Labha (ganancias)',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'A menos de un grado',
  present: 'Dentro del orbe',
  future: 'Aún fuera del orbe',
};

export const year_by: Names['year_by'] = {
  solar: 'Retorno del Sol',
  tithi: 'Retorno del tithi (tithi pravesha)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'Lahiri (Chitrapaksha)',
  lahiri_icrc: 'Lahiri (comité de reforma del calendario)',
  lahiri_1940: 'Lahiri (1940)',
  lahiri_vp285: 'Lahiri (cero en 285)',
  true_chitra: 'Chitra verdadero (Spica a 180°)',
  true_pushya: 'Pushya verdadero (δ Cancri a 106°)',
  true_revati: 'Revati verdadero (ζ Piscium a 359°50′)',
  true_mula: 'Mula verdadero (λ Scorpii a 240°)',
  true_sheoran: 'Sheoran',
  galactic_center_0_sagittarius: 'Centro galáctico a 0° de Sagitario',
  galactic_center_mula: 'Centro galáctico en medio de Mula (Wilhelm)',
  raman: 'Raman',
  krishnamurti: 'Krishnamurti (KP)',
  krishnamurti_vp291: 'Krishnamurti (cero en 291)',
  yukteshwar: 'Sri Yukteshwar',
  surya_siddhanta: 'Surya Siddhanta',
  surya_siddhanta_mean_sun: 'Surya Siddhanta (Sol medio)',
  ss_revati: 'Surya Siddhanta (Revati)',
  ss_chitra: 'Surya Siddhanta (Chitra)',
  aryabhata: 'Aryabhata',
  aryabhata_mean_sun: 'Aryabhata (Sol medio)',
  aryabhata_522: 'Aryabhata (cero en 522)',
  ushashashi: 'Usha y Shashi',
  jn_bhasin: 'J. N. Bhasin',
  fagan_bradley: 'Fagan-Bradley',
  deluce: 'DeLuce',
  djwhal_khul: 'Djwhal Khul',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22.º drekkana',
  navamsa_64: '64.ª navamsa',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'El momento es anterior al nacimiento.',
  ended: 'Sus períodos han terminado.',
  birth_time_needed: 'Necesita la hora de nacimiento.',
};
