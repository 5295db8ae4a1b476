import { byTitle, together, withLowercase } from '../names/derived.js';
import type { Names } from '../names/kinds.js';
import { natal_yoga as latinYogas } from '../names/latin.js';
import { latinDeities } from '../names/themselves.js';

export * from '../names/latin.js';
export * from './calendars.js';
export * from './match-names.js';

export const sign: Names['sign'] = {
  Aries: 'Widder',
  Taurus: 'Stier',
  Gemini: 'Zwillinge',
  Cancer: 'Krebs',
  Leo: 'Löwe',
  Virgo: 'Jungfrau',
  Libra: 'Waage',
  Scorpio: 'Skorpion',
  Sagittarius: 'Schütze',
  Capricorn: 'Steinbock',
  Aquarius: 'Wassermann',
  Pisces: 'Fische',
};

export const in_sign: Names['in_sign'] = {
  Aries: 'im Widder',
  Taurus: 'im Stier',
  Gemini: 'in den Zwillingen',
  Cancer: 'im Krebs',
  Leo: 'im Löwen',
  Virgo: 'in der Jungfrau',
  Libra: 'in der Waage',
  Scorpio: 'im Skorpion',
  Sagittarius: 'im Schützen',
  Capricorn: 'im Steinbock',
  Aquarius: 'im Wassermann',
  Pisces: 'in den Fischen',
};

export const graha: Names['graha'] = {
  Sun: 'Sonne',
  Moon: 'Mond',
  Mercury: 'Merkur',
  Venus: 'Venus',
  Mars: 'Mars',
  Jupiter: 'Jupiter',
  Saturn: 'Saturn',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
  Uranus: 'Uranus',
  Neptune: 'Neptun',
  Pluto: 'Pluto',
};

export const deity = /* @__PURE__ */ latinDeities('und');

export const nature: Names['nature'] = {
  laghu: 'leicht (Laghu)',
  mridu: 'sanft (Mridu)',
  dhruva: 'fest (Dhruva)',
  chara: 'beweglich (Chara)',
  mishra: 'gemischt (Mishra)',
  ugra: 'heftig (Ugra)',
  tikshna: 'scharf (Tikshna)',
};

export const gana: Names['gana'] = {
  deva: 'Deva (göttlich)',
  manushya: 'Manushya (menschlich)',
  rakshasa: 'Rakshasa (ungestüm)',
};

export const nadi: Names['nadi'] = {
  adi: 'Adi (erste)',
  madhya: 'Madhya (mittlere)',
  antya: 'Antya (letzte)',
};

export const yoni: Names['yoni'] = {
  horse: 'Pferd',
  elephant: 'Elefant',
  sheep: 'Schaf',
  serpent: 'Schlange',
  dog: 'Hund',
  cat: 'Katze',
  rat: 'Ratte',
  cow: 'Kuh',
  buffalo: 'Büffel',
  tiger: 'Tiger',
  deer: 'Hirsch',
  monkey: 'Affe',
  mongoose: 'Mungo',
  lion: 'Löwe',
};

export const tithi_group: Names['tithi_group'] = {
  nanda: 'Gruppe Nanda (Freude)',
  bhadra: 'Gruppe Bhadra (Wohlergehen)',
  jaya: 'Gruppe Jaya (Sieg)',
  rikta: 'Gruppe Rikta (Leere)',
  purna: 'Gruppe Purna (Fülle)',
  amavasya: 'Neumondtag, den man meidet',
};

export const paksha: Names['paksha'] = {
  shukla: 'helle Hälfte (Shukla Paksha)',
  krishna: 'dunkle Hälfte (Krishna Paksha)',
};

export const yoga_quality: Names['yoga_quality'] = {
  auspicious: 'günstig',
  inauspicious: 'ungünstig',
};

export const karana_type: Names['karana_type'] = {
  movable: 'beweglich',
  fixed: 'fest',
};

export const limb: Names['limb'] = {
  tithi: 'Tithi',
  nakshatra: 'Nakshatra',
  yoga: 'Yoga',
  karana: 'Karana',
};

export const weekday: Names['weekday'] = {
  Sunday: 'Sonntag',
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
};

export const moon_phase: Names['moon_phase'] = {
  new_moon: 'Neumond',
  waxing_crescent: 'Zunehmende Sichel',
  first_quarter: 'Erstes Viertel',
  waxing_gibbous: 'Zunehmender Mond',
  full_moon: 'Vollmond',
  waning_gibbous: 'Abnehmender Mond',
  last_quarter: 'Letztes Viertel',
  waning_crescent: 'Abnehmende Sichel',
};

export const day_basis: Names['day_basis'] = {
  zone_centre_sunrise: 'Sonnenaufgang in der Bevölkerungsmitte der Zeitzone',
  place_sunrise: 'Sonnenaufgang am Ort',
  nominal_06_18: 'Tag von 06:00 bis 18:00 Uhr',
};

export const half_of_day: Names['half_of_day'] = {
  day: 'Tag',
  night: 'Nacht',
};

export const quality: Names['quality'] = {
  best: 'sehr gut',
  good: 'gut',
  neutral_good: 'mittel',
  mixed: 'gemischt',
  neutral: 'neutral',
  bad: 'zu meiden',
  very_bad: 'sehr ungünstig',
};

export const band: Names['band'] = {
  favourable: 'Günstig',
  mixed: 'Gemischt',
  challenging: 'Herausfordernd',
};

export const verdict: Names['verdict'] = {
  push: 'Handeln',
  mixed: 'Gemischt',
  wait: 'Abwarten',
};

export const intent: Names['intent'] = {
  communication: 'Kommunikation',
  career: 'Karriere',
  money: 'Geld',
  love: 'Liebe',
  travel: 'Reise',
  study: 'Lernen und Studium',
  health: 'Gesundheit',
  home: 'Zuhause und Familie',
  property: 'Immobilien und langfristige Vorhaben',
  contract: 'Verträge und Unterschriften',
  vehicle: 'Fahrzeug',
  conflict: 'Konflikt oder Rechtssache',
  spiritual: 'Spirituelle Praxis',
  creative: 'Kreative Arbeit',
  general: 'Allgemeines',
};

export const relationship_mode: Names['relationship_mode'] = {
  Romantic: 'Liebesbeziehung',
  Friendship: 'Freundschaft',
  Professional: 'Berufliche Beziehung',
};

export const score_rule: Names['score_rule'] = {
  tithi_group: 'Gruppe des Mondtags',
  nakshatra_nature: 'Natur des Nakshatras',
  yoga_quality: 'Yoga des Tages',
  karana_quality: 'Karana des Tages',
  vara_lord: 'Herrscher des Wochentags',
  paksha_bala: 'Stärke des Mondes nach seiner Phase',
  tarabala: 'Stärke der Tara',
  chandrabala: 'Stärke des Mondes',
  day_lord_affinity: 'Tagesherrscher und Ihr Mondzeichen',
  jupiter_transit: 'Jupiter von Ihrem Mond aus',
  saturn_transit: 'Saturn von Ihrem Mond aus',
  hora_lord: 'Planetenstunde',
  choghadiya: 'Choghadiya',
  window_overlap: 'Besonderer Zeitraum des Tages',
  nakshatra_match: 'Nakshatra und Vorhaben',
  mode_day_lord: 'Tagesherrscher und Beziehung',
  mode_nakshatra: 'Nakshatra und Beziehung',
  karaka_state: 'Zustand des Signifikators',
  moon_company: 'Planeten beim Mond',
};

export const rule_source: Names['rule_source'] = {
  classical: 'Muhurta-Texte',
  almanac: 'heutige Almanache',
  own: 'eigene Regel',
};

export const element: Names['element'] = {
  fire: 'Feuer',
  earth: 'Erde',
  air: 'Luft',
  water: 'Wasser',
};

export const modality: Names['modality'] = {
  cardinal: 'kardinal',
  fixed: 'fix',
  mutable: 'veränderlich',
};

export const polarity: Names['polarity'] = {
  masculine: 'männlich',
  feminine: 'weiblich',
};

export const sign_angle: Names['sign_angle'] = {
  conjunction: 'Konjunktion',
  semisextile: 'Halbsextil',
  sextile: 'Sextil',
  square: 'Quadrat',
  trine: 'Trigon',
  quincunx: 'Quinkunx',
  opposition: 'Opposition',
};

export const sign_band: Names['sign_band'] = {
  high: 'Hoch',
  good: 'Gut',
  moderate: 'Mittel',
  low: 'Niedrig',
};

export const sign_rule: Names['sign_rule'] = {
  element: 'Elemente',
  rulership: 'Herrscher',
};

export const dignity: Names['dignity'] = {
  exalted: 'erhöht',
  moolatrikona: 'Mulatrikona',
  own_sign: 'eigenes Zeichen',
  great_friend: 'Zeichen eines großen Freundes',
  friend: 'Zeichen eines Freundes',
  neutral: 'neutrales Zeichen',
  enemy: 'Zeichen eines Feindes',
  great_enemy: 'Zeichen eines großen Feindes',
  debilitated: 'im Fall',
};

export const relation: Names['relation'] = {
  great_friend: 'großer Freund',
  friend: 'Freund',
  neutral: 'neutral',
  enemy: 'Feind',
  great_enemy: 'großer Feind',
};

export const motion: Names['motion'] = {
  direct: 'direktläufig',
  retrograde: 'rückläufig',
};

export const aspect: Names['aspect'] = {
  conjunction: 'Konjunktion',
  third_aspect: '3. Aspekt',
  fourth_aspect: '4. Aspekt',
  fifth_aspect: '5. Aspekt',
  opposition: '7. Aspekt (Opposition)',
  eighth_aspect: '8. Aspekt',
  ninth_aspect: '9. Aspekt',
  tenth_aspect: '10. Aspekt',
};

export const aspect_motion: Names['aspect_motion'] = {
  applying: 'annähernd',
  separating: 'sich lösend',
};

export const significance_rule: Names['significance_rule'] = {
  transiting_planet_weight: 'Graha',
  natal_point_weight: 'Radixpunkt',
  aspect_weight: 'Aspekt',
  tight_orb_within_1deg: 'Unter 1°',
};

export const house_from_moon: Names['house_from_moon'] = {
  '12th': '12. vom Geburtsmond',
  '1st': 'Zeichen des Geburtsmonds',
  '2nd': '2. vom Geburtsmond',
};

export const sade_sati_phase: Names['sade_sati_phase'] = {
  rising: 'erste Phase',
  peak: 'mittlere Phase',
  setting: 'letzte Phase',
};

export const bhadra_residence: Names['bhadra_residence'] = {
  swarga: 'Himmel (Swarga)',
  patala: 'Unterwelt (Patala)',
  mrityu: 'Erde (Mrityu-Loka)',
};

export const compass: Names['compass'] = {
  east: 'Osten',
  south: 'Süden',
  west: 'Westen',
  north: 'Norden',
};

export const agnivasa: Names['agnivasa'] = {
  earth: 'auf der Erde',
  sky: 'am Himmel',
  patala: 'im Patala',
};

export const shivavasa: Names['shivavasa'] = {
  shmashana: 'auf dem Verbrennungsplatz',
  kailasa: 'auf dem Kailasa',
  gauri: 'bei Gauri',
  nandi: 'auf Nandi',
  sabha: 'in der Versammlung',
  bhojana: 'beim Mahl',
  krida: 'beim Spiel',
};

export const panchaka: Names['panchaka'] = {
  roga: 'Roga-Panchaka',
  raja: 'Raja-Panchaka',
  agni: 'Agni-Panchaka',
  chora: 'Chora-Panchaka',
  mrityu: 'Mrityu-Panchaka',
};

export const ritu: Names['ritu'] = {
  vasanta: 'Vasanta (Frühling)',
  grishma: 'Grishma (Sommer)',
  varsha: 'Varsha (Regenzeit)',
  sharad: 'Sharad (Herbst)',
  hemanta: 'Hemanta (Frühwinter)',
  shishira: 'Shishira (Spätwinter)',
};

export const activity: Names['activity'] = {
  marriage: 'Heirat',
  griha_pravesh: 'Einzug in ein Haus (Griha Pravesh)',
  house_construction: 'Beginn eines Hausbaus',
  namakarana: 'Namensgebung (Namakarana)',
  annaprashana: 'Erste feste Nahrung (Annaprashana)',
  mundan: 'Erster Haarschnitt (Mundan)',
  upanayana: 'Heilige Schnur (Upanayana)',
  vidyarambha: 'Beginn des Lernens (Vidyarambha)',
  travel: 'Reise',
  vehicle: 'Kauf eines Fahrzeugs',
  property_purchase: 'Kauf von Grund oder Haus',
  business_start: 'Eröffnung eines Geschäfts',
};

export const muhurta_lagna: Names['muhurta_lagna'] = {
  any: 'Nicht beachtet',
  by_rule: 'Wie es die Regel verlangt',
};

export const muhurta_profile: Names['muhurta_profile'] = {
  list: 'Wie gedruckte Listen',
  strict: 'Nach dem Wortlaut der Texte',
};

export const direction: Names['direction'] = /* @__PURE__ */ together({ any: 'Jede Richtung' }, compass);

export const muhurta_rule: Names['muhurta_rule'] = {
  vara: 'Wochentag',
  nakshatra: 'Nakshatra des Mondes',
  tithi: 'Mondtag (Tithi)',
  lunar_month: 'Mondmonat',
  sun_sign: 'Zeichen der Sonne',
  disha_shula: 'Richtung der Reise (Disha Shula)',
  adhika: 'Schaltmonat (Adhika)',
  kharmas: 'Kharmas: Sonne in Schütze oder Fische',
  chaturmas: 'Chaturmas: die vier Monate von Vishnus Schlaf',
  guru_asta: 'Jupiter zu nahe an der Sonne',
  shukra_asta: 'Venus zu nahe an der Sonne',
  bhadra: 'Bhadra (Karana Vishti)',
  panchaka: 'Panchaka: Mond von Dhanishta bis Revati',
  sankranti: 'Sankranti: 16 Ghatis zu beiden Seiten',
  holashtaka: 'Holashtaka: die acht Tage vor Holi',
  pitri_paksha: 'Vierzehn Tage der Ahnen (Pitri Paksha)',
  bad_yogas: 'Gemiedene Yogas',
  lagna: 'Aufsteigendes Zeichen (Lagna)',
  lagna_house: 'Ein Graha in einem Haus, das leer sein soll',
  too_short: 'Zu kurz',
  no_sunrise: 'Kein Sonnenaufgang',
  nakshatra_tolerated: 'Ein Nakshatra, das nur geduldet wird',
  tithi_tolerated: 'Eine Tithi, die nur geduldet wird',
};

export const eclipse_kind: Names['eclipse_kind'] = {
  solar: 'Sonnenfinsternis',
  lunar: 'Mondfinsternis',
};

export const eclipse_type: Names['eclipse_type'] = {
  partial: 'partiell',
  annular: 'ringförmig',
  total: 'total',
  hybrid: 'hybrid',
  penumbral: 'im Halbschatten',
};

export const eclipse_contact: Names['eclipse_contact'] = {
  first: 'Erster Kontakt',
  second: 'Zweiter Kontakt',
  third: 'Dritter Kontakt',
  fourth: 'Letzter Kontakt',
  penumbral_begins: 'Eintritt in den Halbschatten',
  partial_begins: 'Eintritt in den Kernschatten',
  total_begins: 'Beginn der Totalität',
  total_ends: 'Ende der Totalität',
  partial_ends: 'Austritt aus dem Kernschatten',
  penumbral_ends: 'Austritt aus dem Halbschatten',
};

export const asta_rule: Names['asta_rule'] = {
  none: 'wird nicht genannt',
  combustion: 'Verbrennung bei Sonnenaufgang',
  kalamsha: 'Zeitgrade (Surya Siddhanta)',
  arcus_visionis: 'Tiefe der Sonne (Schoch)',
  elongation: 'Elongation',
};

export const sign_nature: Names['sign_nature'] = {
  movable: 'beweglich',
  fixed: 'fest',
  dual: 'doppelt',
};

export const lagna_parts: Names['lagna_parts'] = {
  signs: 'nur die Zeichen',
  navamsas: 'mit ihren Navamsas',
};

export const visibility_span: Names['visibility_span'] = {
  asta: 'nicht zu sehen (Asta)',
  combust: 'verbrannt',
  retrograde: 'rückläufig',
};

export const sky_event: Names['sky_event'] = {
  sign_entry: 'Eintritt in ein Zeichen',
  nakshatra_entry: 'Eintritt in ein Nakshatra',
  station: 'Stillstand',
  combustion_begins: 'Verbrennung beginnt',
  combustion_ends: 'Verbrennung endet',
  asta: 'Nicht mehr sichtbar (Asta)',
  udaya: 'Wieder sichtbar (Udaya)',
  paksha: 'Voll- oder Neumond',
  vedha: 'Vedha wechselt',
};

export const saturn_period: Names['saturn_period'] = {
  sade_sati: 'Sade Sati',
  ardhashtama: 'Ardhashtama (Dhaiya, 4. vom Mond)',
  ashtama: 'Ashtama (Dhaiya, 8. vom Mond)',
};

export const zodiac: Names['zodiac'] = {
  tropical: 'tropisch',
  sidereal: 'siderisch',
};

export const varna: Names['varna'] = {
  shudra: 'Shudra',
  vaishya: 'Vaishya',
  kshatriya: 'Kshatriya',
  brahmin: 'Brahmane',
};

export const vashya: Names['vashya'] = {
  chatushpada: 'Chatushpada (Vierfüßer)',
  manava: 'Manava (Mensch)',
  jalachara: 'Jalachara (Wassertier)',
  vanachara: 'Vanachara (Wildtier)',
  keeta: 'Keeta (Insekt)',
};

export const match_band: Names['match_band'] = {
  excellent: 'Ausgezeichnet',
  very_good: 'Sehr gut',
  acceptable: 'Annehmbar',
  below_customary_threshold: 'Unter dem üblichen Mindestwert',
};

export const manglik_reference: Names['manglik_reference'] = {
  lagna: 'Lagna',
  moon: 'Mond',
  both: 'Lagna und Mond',
};

export const mitigation: Names['mitigation'] = {
  mars_own_sign: 'Mars im eigenen Zeichen',
  mars_exalted: 'Mars erhöht',
  mars_sign_house_exception: 'Mars in einem Zeichen, das das Dosha seines Hauses aufhebt',
  mars_in_leo_or_aquarius: 'Mars in Löwe oder Wassermann',
  jupiter_conjunct_mars: 'Jupiter bei Mars',
  jupiter_aspects_mars: 'Jupiter im Aspekt zu Mars',
  moon_conjunct_mars: 'Mond bei Mars',
  jupiter_in_lagna: 'Jupiter im Lagna',
  mars_yogakaraka_lagna: 'Mars als Yogakaraka des Lagna',
};

export const mitigation_effect: Names['mitigation_effect'] = {
  cancelling: 'aufhebend',
  reducing: 'mindernd',
};

export const porutham_profile: Names['porutham_profile'] = {
  tamil: 'tamilisch, zehn',
  kerala: 'Kerala, zehn',
  twelve: 'zwölf, ganze Punkte',
  stars_only: 'zehn, nach den Sternen',
};

export const koota_table_set: Names['koota_table_set'] = {
  prokerala: 'die dieser Punktzahl (Prokerala)',
  north_indian_printed: 'gedruckte Bögen des Nordens',
};

export const manglik_references: Names['manglik_references'] = {
  lagna_and_moon: 'Lagna und Mond',
  lagna_moon_and_venus: 'Lagna, Mond und Venus',
};

export const porutham_waiver: Names['porutham_waiver'] = {
  rasi_same_or_friendly_lords: 'beide Zeichen haben denselben Herrn oder befreundete Herren',
  nadi_same_or_friendly_lords: 'die Herren beider Mondzeichen sind derselbe oder befreundet',
  gana_bride_beyond_14th: 'der Stern der Braut liegt jenseits des 14. von dem des Bräutigams',
  rajju_waived_by_four: 'Rasiyathipati, Rasi, Dina und Mahendra stimmen alle',
};

export const porutham_rule: Names['porutham_rule'] = {
  remainder_9: 'nach dem Neunerrest',
  cycle_graded: 'nach dem Kreis der 27 Sterne',
  graded: 'mit halben Punkten',
  binary: 'in ganzen Punkten',
  graded_13_7: 'mehr als 13 Sterne, 7 für die Hälfte',
  above_7: 'mehr als 7 Sterne',
  sex_graded: 'nach dem Geschlecht der Tiere, mit halben Punkten',
  stars_only: 'nach dem Geschlecht der Tiere',
  eighth_bad: 'das 8. Zeichen stimmt nicht',
  eighth_good: 'das 8. Zeichen stimmt',
  lord_yavana: 'Freunde nach der Liste des Yavana',
  lord_bphs_graded: 'natürliche Freunde, mit halben Punkten',
  lord_not_hostile: 'nicht einander Feinde',
  either_way: 'in einer der beiden Richtungen',
  five_groups: 'nicht dieselbe von fünf Gruppen',
  directional: 'nach Gruppe und Richtung',
  kerala_three: 'nicht beide in der mittleren von drei Gruppen',
};

export const koota_table: Names['koota_table'] = {
  prokerala: 'die Tafel von Prokerala',
  hindupanchangam: 'eine im Norden gedruckte Tafel',
  symmetric_5_1_0: 'eine im Norden gedruckte Tafel: 5, 1, 0',
};

export const glance: Names['glance'] = {
  full: 'voller Blick',
  special: 'besonderer Blick',
};

export const method: Names['method'] = {
  service_transit_v1: 'Transite nach Graha Drishti',
  service_manglik_v1: 'Manglik von Lagna und Mond aus',
  own_manglik_pair_v1: 'Manglik beider, nach eigenen Gewichten',
  nakshatra_syllables_v1: 'Namenslaute der Padas',
};

export const vrata_tie: Names['vrata_tie'] = {
  first: 'der frühere Tag',
  last: 'der spätere Tag',
  more: 'der mit mehr davon, sonst der frühere',
  more_last: 'der mit mehr davon, sonst der spätere',
  full: 'der einzige mit allem davon, sonst der frühere',
};

export const vrata_none: Names['vrata_none'] = {
  kshaya: 'der letzte mit Sonnenaufgang darin, sonst der seines Beginns',
  last: 'der letzte mit Sonnenaufgang darin, sonst der nach seinem Beginn',
  first: 'der Tag seines Beginns',
  next: 'der Tag danach',
};

export const counted_from: Names['counted_from'] = {
  lagna: 'Lagna',
  moon: 'Mond',
  venus: 'Venus',
};

export const manglik_band: Names['manglik_band'] = {
  none: 'keiner',
  mild: 'leicht',
  moderate: 'mäßig',
  strong: 'stark',
};

export const manglik_verdict: Names['manglik_verdict'] = {
  neither: 'keiner von beiden ist Manglik',
  both_flagged_balanced: 'beide sind Manglik, was sich ausgleicht',
  cancelled: 'Manglik, aber aufgehoben',
  one_sided: 'nur eine Seite ist Manglik',
};

export const parihara_set: Names['parihara_set'] = {
  agreed: 'worin die Quellen übereinstimmen',
  all: 'alle gebräuchlichen',
};

export const parihara_code: Names['parihara_code'] = {
  nadi_same_sign: 'ein Zeichen, zwei Sterne',
  nadi_same_nakshatra: 'ein Stern, zwei Zeichen',
  nadi_padas: 'ein Stern, zwei Padas',
  bhakoot_one_ruler: 'ein Herr beider Zeichen',
  bhakoot_friends: 'befreundete Herren der Zeichen',
  gana_rulers: 'ein Herr beider Zeichen oder befreundete Herren',
};

export const confidence: Names['confidence'] = {
  high: 'hoch',
  medium: 'mittel',
  low: 'gering',
};

export const language: Names['language'] = {
  en: 'Englisch',
  uk: 'Ukrainisch',
  ru: 'Russisch',
  hi: 'Hindi',
  fr: 'Französisch',
  de: 'Deutsch',
  es: 'Spanisch',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
  mr: 'Marathi',
  gu: 'Gujarati',
  bn: 'Bengalisch',
};

export const moon_phase_name: Names['moon_phase_name'] = /* @__PURE__ */ byTitle(moon_phase);

export const chart_point = /* @__PURE__ */ withLowercase({ ascendant: 'Aszendent' }, graha);

export const year_rule: Names['year_rule'] = {
  friendly_aspect: 'Der stärkste von denen mit freundlichem Aspekt auf den Lagna, aus Haus 3, 5, 9 oder 11.',
  aspect: 'Der stärkste von denen mit einem Aspekt auf den Lagna.',
  greatest_strength: 'Keiner blickt auf den Lagna: der stärkste.',
  first_candidate: 'Keiner blickt auf den Lagna und keiner ist stark: der erste.',
};

export const year_candidate: Names['year_candidate'] = {
  luminary: 'Herrscher des Zeichens von Sonne oder Mond',
  natal_lagna: 'Herrscher des Geburts-Lagna',
  muntha: 'Herrscher der Muntha',
  annual_lagna: 'Herrscher des Jahres-Lagna',
  tri_rashi: 'Herrscher nach Tri-Rashi',
};

export const tajika_aspect: Names['tajika_aspect'] = {
  strong_friendly: 'Stark freundlich',
  weak_friendly: 'Schwach freundlich',
  strong_inimical: 'Stark feindlich',
  weak_inimical: 'Schwach feindlich',
  neutral: 'Weder noch',
};

export const bhava_system: Names['bhava_system'] = {
  sripati: 'Sripati',
  equal: 'Gleich',
};

export const vedha_by: Names['vedha_by'] = {
  seven: 'die sieben Grahas',
  nine: 'die neun Grahas, auch Rahu und Ketu',
};

export const murti: Names['murti'] = {
  gold: 'Gold',
  silver: 'Silber',
  copper: 'Kupfer',
  iron: 'Eisen',
};

export const house_quality: Names['house_quality'] = {
  good: 'günstig',
  bad: 'ungünstig',
};

export const grade: Names['grade'] = {
  A: 'die Quellen sind einig',
  B: 'die Schulen unterscheiden sich',
  C: 'ohne Beleg: unsicher',
};

export const bindu_effect: Names['bindu_effect'] = {
  spoils: 'verderben ein gutes Haus',
  saves: 'retten ein schlechtes',
};

export const natal_yoga: Names['natal_yoga'] = /* @__PURE__ */ together(latinYogas, {
  moon_benefic_upachaya: 'Dhana vom Mond',
  raja_kendra_trikona: 'Raja (Herren von Kendra und Trikona)',
});

export const yoga_group: Names['yoga_group'] = {
  mahapurusha: 'Mahapurusha-Yogas',
  lunar: 'des Mondes',
  solar: 'der Sonne',
  raja: 'Raja-Yogas',
  parivartana: 'Tausch der Herren',
  dhana: 'des Wohlstands',
  other: 'andere',
  nabhasa_ashraya: 'Nabhasa: Arten der Zeichen',
  nabhasa_dala: 'Nabhasa: Kranz und Schlange',
  nabhasa_akriti: 'Nabhasa: Figuren',
  nabhasa_sankhya: 'Nabhasa: Zahlen',
  dosha: 'Doshas',
};

export const yoga_definition: Names['yoga_definition'] = {
  loose: 'weitere Fassung',
  strict: 'engere Fassung',
};

export const yoga_condition: Names['yoga_condition'] = {
  in_house: 'im Haus',
  not_in_house: 'außerhalb der gefragten Häuser',
  dignity: 'Würde',
  not_dignity: 'keine schlechte Würde',
  not_combust: 'nicht verbrannt',
  conjunct: 'in einem Zeichen',
  aspects: 'blickt auf',
  aspects_lagna: 'blickt auf den Lagna',
  exchange: 'Tausch der Zeichen',
  mutual_aspect: 'blicken einander an',
  strong: 'stark',
  houses_occupied: 'besetzte Häuser',
  none_in_houses: 'keiner von ihnen in den Häusern',
  movable_sign: 'in beweglichem Zeichen',
  fixed_sign: 'in festem Zeichen',
  dual_sign: 'in doppeltem Zeichen',
  sign_count: 'nach ihren Zeichen gezählt',
  yogakaraka: 'herrscht über Kendra und Trikona',
  between_nodes: 'die sieben zwischen ihnen',
  debilitated: 'im Fall',
  dispositor_in_kendra: 'der Herr seines Zeichens im Kendra',
  exaltation_lord_in_kendra: 'der Herr seiner Erhöhung im Kendra',
  planet_exalted_there_in_kendra: 'der dort erhöhte Planet im Kendra',
  dispositor_joins_or_aspects: 'der Herr seines Zeichens bei ihm oder auf ihn blickend',
  dispositor_and_exaltation_lord_mutual_kendra: 'beide Herren im Kendra zueinander',
  no_other_nabhasa: 'kein anderes Nabhasa-Yoga',
};

export const yoga_cancellation: Names['yoga_cancellation'] = {
  moon_conjunct_planet: 'ein Planet beim Mond',
  planet_in_kendra_from_moon: 'ein Planet im Kendra vom Mond',
  planet_in_kendra_from_lagna: 'ein Planet im Kendra vom Lagna',
  moon_in_kendra_from_lagna: 'der Mond im Kendra vom Lagna',
  jupiter_aspects_moon: 'Jupiter blickt auf den Mond',
  moon_exalted_or_own: 'der Mond erhöht oder im eigenen Zeichen',
};

export const saham: Names['saham'] = {
  punya: 'Punya (Glück)',
  vidya: 'Vidya (Bildung)',
  yashas: 'Yashas (Ruhm)',
  mitra: 'Mitra (Freunde)',
  mahatmya: 'Mahatmya (Größe)',
  asha: 'Asha (Wünsche)',
  samartha: 'Samartha (Fähigkeit)',
  bhratri: 'Bhratri (Geschwister)',
  gaurava: 'Gaurava (Ansehen)',
  pitri: 'Pitri (Vater)',
  rajya: 'Rajya (Herrschaft)',
  matri: 'Matri (Mutter)',
  putra: 'Putra (Kinder)',
  jiva: 'Jiva (Leben)',
  karma: 'Karma (Arbeit)',
  roga: 'Roga (Krankheit)',
  kali: 'Kali (Streit)',
  shastra: 'Shastra (Wissenschaften)',
  bandhu: 'Bandhu (Verwandte)',
  mrityu: 'Mrityu (Tod)',
  paradesha: 'Paradesha (fremde Länder)',
  artha: 'Artha (Vermögen)',
  paradara: 'Paradara (Ehebruch)',
  vanik: 'Vanik (Handel)',
  karyasiddhi: 'Karyasiddhi (Gelingen)',
  vivaha: 'Vivaha (Heirat)',
  santapa: 'Santapa (Kummer)',
  shraddha: 'Shraddha (Glaube)',
  priti: 'Priti (Zuneigung)',
  jadya: 'Jadya (chronische Krankheit)',
  vyapara: 'Vyapara (Geschäft)',
  shatru: 'Shatru (Feinde)',
  jalapatana: 'Jalapatana (Wasserreise)',
  bandhana: 'Bandhana (Gefangenschaft)',
  apamrityu: 'Apamrityu (vorzeitiger Tod)',
  labha: 'Labha (Gewinn)',
};

export const ithasala_kind: Names['ithasala_kind'] = {
  complete: 'Innerhalb eines Grades',
  present: 'Im Orbis',
  future: 'Noch nicht im Orbis',
};

export const year_by: Names['year_by'] = {
  solar: 'Wiederkehr der Sonne',
  tithi: 'Wiederkehr der Tithi (Tithi Pravesha)',
};

export const ayanamsha: Names['ayanamsha'] = {
  lahiri: 'Lahiri (Chitrapaksha)',
  lahiri_icrc: 'Lahiri (Kalenderreformkomitee)',
  lahiri_1940: 'Lahiri (1940)',
  lahiri_vp285: 'Lahiri (Nullpunkt im Jahr 285)',
  true_chitra: 'Wahres Chitra (Spica bei 180°)',
  true_pushya: 'Wahres Pushya (δ Cancri bei 106°)',
  true_revati: 'Wahres Revati (ζ Piscium bei 359°50′)',
  true_mula: 'Wahres Mula (λ Scorpii bei 240°)',
  true_sheoran: 'Sheoran',
  galactic_center_0_sagittarius: 'Galaktisches Zentrum bei 0° Schütze',
  galactic_center_mula: 'Galaktisches Zentrum in der Mitte von Mula (Wilhelm)',
  raman: 'Raman',
  krishnamurti: 'Krishnamurti (KP)',
  krishnamurti_vp291: 'Krishnamurti (Nullpunkt im Jahr 291)',
  yukteshwar: 'Sri Yukteshwar',
  surya_siddhanta: 'Surya Siddhanta',
  surya_siddhanta_mean_sun: 'Surya Siddhanta (mittlere Sonne)',
  ss_revati: 'Surya Siddhanta (Revati)',
  ss_chitra: 'Surya Siddhanta (Chitra)',
  aryabhata: 'Aryabhata',
  aryabhata_mean_sun: 'Aryabhata (mittlere Sonne)',
  aryabhata_522: 'Aryabhata (Nullpunkt im Jahr 522)',
  ushashashi: 'Usha und Shashi',
  jn_bhasin: 'J. N. Bhasin',
  fagan_bradley: 'Fagan-Bradley',
  deluce: 'DeLuce',
  djwhal_khul: 'Djwhal Khul',
};

export const far_part: Names['far_part'] = {
  drekkana_22: '22. Drekkana',
  navamsa_64: '64. Navamsa',
};

export const dasha_note: Names['dasha_note'] = {
  before_birth: 'Der Zeitpunkt liegt vor der Geburt.',
  ended: 'Seine Perioden sind vorbei.',
  birth_time_needed: 'Dafür braucht es die Geburtszeit.',
};
