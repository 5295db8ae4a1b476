import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'Pages principales',
  aside: 'Recherche et langue',
  panchang: 'Panchang',
  kundli: 'Kundli',
  matching: 'Couple',
  festivals: 'Fêtes',
  all: 'Tout',
  search: 'Chercher',
};

export const home: SiteWords['home'] = {
  title: 'Panchang du jour, fêtes et kundli',
  lead: 'Le panchang du jour là où vous êtes, les prochains jeûnes et fêtes, thèmes natals et compatibilité. Chaque page indique la convention qu’elle suit et la certitude du résultat.',
  place: { change: 'Autre lieu', which: 'Quel lieu\u202f?' },
  now: 'Maintenant',
  state: {
    begins: (length) => `dans ${length}`,
    runs: (until) => `maintenant, jusqu’à ${until}`,
    asOf: (clock) => `à ${clock}`,
  },
  moonRises: (clock) => `Lever de la Lune ${clock}`,
  noMoonrise: 'la Lune ne se lève pas',
  light: 'La lumière du jour',
  dark: 'La nuit',
  whole: 'Toute la journée',
  month: 'Le mois',
  tomorrowsDay: 'Demain',
  next: 'À venir',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  moonSign: 'Pour votre signe lunaire',
  six: 'Six entrées',
  ways: {
    today: { title: 'Aujourd’hui', text: 'Panchang et heures, tout jour et tout lieu' },
    kundli: { title: 'Kundli', text: 'Une naissance\u202f: thème, dashas, yogas, livret' },
    matching: { title: 'Couple', text: 'Deux naissances\u202f: 36 points, Manglik, poruthams' },
    festivals: { title: 'Fêtes', text: 'Jeûnes et fêtes, et pourquoi ce jour-là' },
    muhurta: { title: 'Muhurta', text: 'Mariage, voyage, déménagement' },
    eclipses: { title: 'Éclipses', text: 'Ce qui est visible de chez vous, avec le sutak' },
  },
  all: {
    title: 'Tous les calculs',
    count: (count) => `${count} calculs en sept groupes.`,
    asList: 'En une seule liste',
    most: 'Les plus utilisés',
    special: 'Pour spécialistes',
  },
  folds: {
    chart: { title: 'Thème natal', text: 'Signe lunaire, lagna, nakshatra, yogas' },
    dashas: { title: 'Dashas', text: 'Les périodes d’une vie et celles en cours' },
    transits: { title: 'Saturne et transits', text: 'Sade Sati, gochara et ce qui vient' },
    pair: { title: 'Compatibilité', text: 'Deux personnes, Manglik, relation' },
    day: { title: 'Jour et mois', text: 'Panchang, hora, choghadiya, Lune' },
    timing: { title: 'Choisir un moment', text: 'Muhurta, meilleure heure, note d’un jour' },
    work: { title: 'Métier et occidental', text: 'Domaines de métier, signe solaire' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'Kundli', of: { kundli: 'tout sur une page', 'birth-chart-calculator': 'le thème seul' } },
  moon: {
    name: 'Signe lunaire (rashi)',
    of: { 'vedic-moon-sign-calculator': 'signe lunaire', 'vedic-zodiac-sign-calculator': 'avec le Soleil et le lagna' },
  },
  vimshottari: {
    name: 'Dasha Vimshottari',
    of: { 'dasha-calculator': 'toute la vie', 'running-dashas': 'cinq niveaux en cours' },
  },
  sade_sati: { name: 'Sade Sati', of: { 'sade-sati-calculator': 'maintenant', 'saturn-periods': 'toute la vie' } },
  gochara: { name: 'Gochara', of: { gochara: 'depuis la Lune', 'current-transits-calculator': 'sur le thème' } },
  own_day: { name: 'Aujourd’hui pour votre Lune', of: { 'personal-activation': 'jour', 'monthly-snapshot': 'mois' } },
  matching: {
    name: 'Compatibilité de kundlis',
    of: { 'vedic-compatibility-calculator': '36 points', 'horoscope-matching': 'en détail', matching: 'côte à côte' },
  },
  score: {
    name: 'Note d’un jour',
    of: { 'daily-timing': 'le jour selon l’almanach', 'push-or-wait': 'agir ou attendre' },
  },
};

export const ask: SiteWords['ask'] = {
  label: 'Un jour, une fête, une heure ou un calcul',
  placeholder: 'Fête, jour ou heure',
  examples: 'Par exemple',
  next: 'prochaine Ekadashi',
  inYear: (year) => `Diwali ${year}`,
  hour: 'Rahu kalam demain',
  title: (sought) => `Recherche\u202f: ${sought}`,
  tools: 'Calculs correspondants',
  nothing: (sought) => `Rien pour «\u202f${sought}\u202f». Proches\u202f:`,
  falls: ({ what, date, place }) => `${what} tombe le ${date}, à ${place}.`,
  alsoOn: (date) => `Une autre fois le ${date}.`,
  notIn: ({ what, year, place }) => `${what} n’a pas lieu en ${year}, à ${place}.`,
  at: ({ told, place }) => `${told}, à ${place}.`,
  ofDay: ({ what, date, place, value }) => `${what} le ${date}, à ${place}\u202f: ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `Au lever du Soleil le ${date}, à ${place}, la Lune est en ${moon}\u202f: signe ${count} depuis ${sign}, les deux comptés.`,
  never: 'aucun',
  sunrise: 'Lever du Soleil',
  sunset: 'Coucher du Soleil',
  moonrise: 'Lever de la Lune',
  moonset: 'Coucher de la Lune',
  why: 'Pourquoi ce jour',
  allOf: (year) => `Toute l’année ${year}`,
  allEclipses: 'Toutes les éclipses',
};
