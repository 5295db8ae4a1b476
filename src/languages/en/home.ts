import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'Main pages',
  aside: 'Search and language',
  panchang: 'Panchang',
  kundli: 'Kundli',
  matching: 'Matching',
  festivals: 'Festivals',
  all: 'All tools',
  search: 'Search',
};

export const home: SiteWords['home'] = {
  title: 'Today’s panchang, festivals and kundli',
  lead: 'The panchang of today at your place, the next fasts and festivals, birth charts and matching. Each page shows the conventions it follows and how certain its answer is.',
  place: { change: 'Change place', which: 'Which place?' },
  now: 'Now',
  state: {
    begins: (length) => `in ${length}`,
    runs: (until) => `now, until ${until}`,
    asOf: (clock) => `at ${clock}`,
  },
  moonRises: (clock) => `Moon rises ${clock}`,
  noMoonrise: 'no moonrise',
  light: 'The daylight',
  dark: 'The night',
  whole: 'The whole day',
  month: 'The month',
  tomorrowsDay: 'Tomorrow',
  next: 'Next',
  today: 'Today',
  tomorrow: 'Tomorrow',
  moonSign: 'Today for your Moon sign',
  six: 'Six ways in',
  ways: {
    today: { title: 'Today', text: 'Panchang, hours and windows, any day and place' },
    kundli: { title: 'Kundli', text: 'One birth: chart, dashas, yogas, booklet' },
    matching: { title: 'Matching', text: 'Two births: 36 points, Manglik, poruthams' },
    festivals: { title: 'Festivals', text: 'Fasts and festivals, and why that day' },
    muhurta: { title: 'Muhurta', text: 'Times for a wedding, a move, a journey' },
    eclipses: { title: 'Eclipses', text: 'What is visible from your place, with sutak' },
  },
  all: {
    title: 'All tools',
    count: (count) => `${count} calculators in seven groups.`,
    asList: 'As one list',
    most: 'Most used',
    special: 'For specialists',
  },
  folds: {
    chart: { title: 'Birth chart', text: 'Moon sign, lagna, nakshatra, yogas, KP' },
    dashas: { title: 'Dashas', text: 'Periods of a life, and those that run now' },
    transits: { title: 'Saturn and transits', text: 'Sade Sati, gochara, what comes next' },
    pair: { title: 'Matching', text: 'Two people, Manglik, relationship' },
    day: { title: 'Day and month', text: 'Panchang, hora, choghadiya, Moon phase' },
    timing: { title: 'Choosing a time', text: 'Muhurta, best hour, score of a day' },
    work: { title: 'Work and Western', text: 'Fields of work, Sun sign' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'Kundli', of: { kundli: 'full, on one page', 'birth-chart-calculator': 'birth chart alone' } },
  moon: {
    name: 'Moon sign (rashi)',
    of: { 'vedic-moon-sign-calculator': 'Moon sign', 'vedic-zodiac-sign-calculator': 'with Sun and rising sign' },
  },
  vimshottari: {
    name: 'Vimshottari dasha',
    of: { 'dasha-calculator': 'whole life', 'running-dashas': 'five levels now' },
  },
  sade_sati: { name: 'Sade Sati', of: { 'sade-sati-calculator': 'now', 'saturn-periods': 'through life' } },
  gochara: { name: 'Gochara', of: { gochara: 'from the Moon', 'current-transits-calculator': 'on the chart' } },
  own_day: { name: 'Today for your Moon', of: { 'personal-activation': 'day', 'monthly-snapshot': 'month' } },
  matching: {
    name: 'Kundli matching',
    of: { 'vedic-compatibility-calculator': '36 points', 'horoscope-matching': 'in full', matching: 'side by side' },
  },
  score: { name: 'Score of a day', of: { 'daily-timing': 'daily timing', 'push-or-wait': 'push or wait' } },
};

export const ask: SiteWords['ask'] = {
  label: 'A day, a festival, a time or a tool',
  placeholder: 'A festival, a day, a time',
  examples: 'For example',
  next: 'next Ekadashi',
  inYear: (year) => `Diwali ${year}`,
  hour: 'Rahu Kalam tomorrow',
  title: (sought) => `Search: ${sought}`,
  tools: 'Tools that match',
  nothing: (sought) => `Nothing for “${sought}”. Close to it:`,
  falls: ({ what, date, place }) => `${what} is on ${date}, in ${place}.`,
  alsoOn: (date) => `Again on ${date}.`,
  notIn: ({ what, year, place }) => `${what} does not occur in ${year}, in ${place}.`,
  at: ({ told, place }) => `${told}, in ${place}.`,
  ofDay: ({ what, date, place, value }) => `${what} on ${date}, in ${place}: ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `At sunrise on ${date}, in ${place}, the Moon is in ${moon}: sign ${count} from ${sign}, counting both.`,
  never: 'none',
  sunrise: 'Sunrise',
  sunset: 'Sunset',
  moonrise: 'Moonrise',
  moonset: 'Moonset',
  why: 'Why this day',
  allOf: (year) => `All of ${year}`,
  allEclipses: 'All eclipses',
};
