import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'ಮುಖ್ಯ ಪುಟಗಳು',
  aside: 'ಹುಡುಕಾಟ, ಭಾಷೆ',
  panchang: 'ಪಂಚಾಂಗ',
  kundli: 'ಜಾತಕ',
  matching: 'ಹೊಂದಾಣಿಕೆ',
  festivals: 'ಹಬ್ಬಗಳು',
  all: 'ಎಲ್ಲ ಗಣನೆಗಳು',
  search: 'ಹುಡುಕಿ',
};

export const home: SiteWords['home'] = {
  title: 'ಇಂದಿನ ಪಂಚಾಂಗ, ಹಬ್ಬಗಳು, ಜಾತಕ',
  lead: 'ನಿಮ್ಮ ಊರಿನ ಇಂದಿನ ಪಂಚಾಂಗ, ಮುಂಬರುವ ವ್ರತ, ಹಬ್ಬಗಳು, ಜಾತಕ ಮತ್ತು ವಿವಾಹ ಹೊಂದಾಣಿಕೆ. ಪ್ರತಿ ಪುಟವೂ ತಾನು ಅನುಸರಿಸುವ ಪದ್ಧತಿಯನ್ನೂ ತನ್ನ ಉತ್ತರ ಎಷ್ಟು ಖಚಿತ ಎಂಬುದನ್ನೂ ಹೇಳುತ್ತದೆ.',
  place: { change: 'ಊರು ಬದಲಿಸಿ', which: 'ಯಾವ ಊರು?' },
  now: 'ಈಗ',
  state: {
    begins: (length) => `ಆರಂಭಕ್ಕೆ ಇನ್ನೂ ${length}`,
    runs: (until) => `ಈಗ, ${until} ರವರೆಗೆ`,
    asOf: (clock) => `${clock} ರ ಸಮಯಕ್ಕೆ`,
  },
  moonRises: (clock) => `ಚಂದ್ರೋದಯ ${clock}`,
  noMoonrise: 'ಚಂದ್ರೋದಯವಿಲ್ಲ',
  light: 'ಹಗಲು',
  dark: 'ರಾತ್ರಿ',
  whole: 'ಇಡೀ ದಿನ',
  month: 'ತಿಂಗಳು',
  tomorrowsDay: 'ನಾಳೆ',
  next: 'ಮುಂಬರುವವು',
  today: 'ಇಂದು',
  tomorrow: 'ನಾಳೆ',
  moonSign: 'ನಿಮ್ಮ ಚಂದ್ರ ರಾಶಿಗೆ ಈ ದಿನ',
  six: 'ಆರು ದಾರಿಗಳು',
  ways: {
    today: { title: 'ಇಂದು', text: 'ಯಾವ ದಿನಕ್ಕಾದರೂ, ಯಾವ ಊರಿಗಾದರೂ ಪಂಚಾಂಗ, ಹೋರೆಗಳು, ಕಾಲಗಳು' },
    kundli: { title: 'ಜಾತಕ', text: 'ಒಂದು ಜನನ: ಕುಂಡಲಿ, ದಶೆಗಳು, ಯೋಗಗಳು, ಪುಸ್ತಕ' },
    matching: { title: 'ಹೊಂದಾಣಿಕೆ', text: 'ಎರಡು ಜನನಗಳು: 36 ಗುಣ, ಕುಜ ದೋಷ, ದಶಕೂಟ' },
    festivals: { title: 'ಹಬ್ಬಗಳು', text: 'ವ್ರತ, ಹಬ್ಬಗಳು; ಆ ದಿನವೇ ಏಕೆ ಎಂಬ ವಿವರಣೆಯೊಂದಿಗೆ' },
    muhurta: { title: 'ಮುಹೂರ್ತ', text: 'ವಿವಾಹ, ಗೃಹ ಪ್ರವೇಶ, ಪ್ರಯಾಣಕ್ಕೆ ಸಮಯಗಳು' },
    eclipses: { title: 'ಗ್ರಹಣಗಳು', text: 'ನಿಮ್ಮ ಊರಿನಿಂದ ಕಾಣುವವು, ಸೂತಕದೊಂದಿಗೆ' },
  },
  all: {
    title: 'ಎಲ್ಲ ಗಣನೆಗಳು',
    count: (count) => `ಏಳು ವರ್ಗಗಳಲ್ಲಿ ${count} ಗಣನೆಗಳು.`,
    asList: 'ಒಂದೇ ಪಟ್ಟಿಯಾಗಿ',
    most: 'ಹೆಚ್ಚಾಗಿ ನೋಡುವವು',
    special: 'ಪರಿಣತರಿಗಾಗಿ',
  },
  folds: {
    chart: { title: 'ಜಾತಕ', text: 'ಚಂದ್ರ ರಾಶಿ, ಲಗ್ನ, ನಕ್ಷತ್ರ, ಯೋಗಗಳು, ಕೆ.ಪಿ.' },
    dashas: { title: 'ದಶೆಗಳು', text: 'ಜೀವಮಾನದ ದಶೆಗಳು, ಈಗ ನಡೆಯುತ್ತಿರುವವು' },
    transits: { title: 'ಶನಿ, ಗೋಚಾರ', text: 'ಸಾಡೇಸಾತಿ, ಗೋಚಾರ, ಮುಂಬರುವವು' },
    pair: { title: 'ಹೊಂದಾಣಿಕೆ', text: 'ಇಬ್ಬರು ವ್ಯಕ್ತಿಗಳು, ಕುಜ ದೋಷ, ಸಂಬಂಧ' },
    day: { title: 'ದಿನ, ತಿಂಗಳು', text: 'ಪಂಚಾಂಗ, ಹೋರಾ, ಚೌಘಡಿಯಾ, ಚಂದ್ರ ಕಲೆಗಳು' },
    timing: { title: 'ಸಮಯದ ಆಯ್ಕೆ', text: 'ಮುಹೂರ್ತ, ಒಳ್ಳೆಯ ಗಂಟೆ, ದಿನದ ಅಂಕ' },
    work: { title: 'ವೃತ್ತಿ, ಪಾಶ್ಚಾತ್ಯ', text: 'ವೃತ್ತಿ ಕ್ಷೇತ್ರಗಳು, ಸೂರ್ಯ ರಾಶಿ' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'ಜಾತಕ', of: { kundli: 'ಸಂಪೂರ್ಣ, ಒಂದೇ ಪುಟದಲ್ಲಿ', 'birth-chart-calculator': 'ಕುಂಡಲಿ ಮಾತ್ರ' } },
  moon: {
    name: 'ಚಂದ್ರ ರಾಶಿ (ಜನ್ಮ ರಾಶಿ)',
    of: { 'vedic-moon-sign-calculator': 'ಚಂದ್ರ ರಾಶಿ', 'vedic-zodiac-sign-calculator': 'ಸೂರ್ಯ ರಾಶಿ, ಲಗ್ನದೊಂದಿಗೆ' },
  },
  vimshottari: {
    name: 'ವಿಂಶೋತ್ತರಿ ದಶೆ',
    of: { 'dasha-calculator': 'ಇಡೀ ಜೀವಮಾನ', 'running-dashas': 'ಈಗಿನ ಐದು ಹಂತಗಳು' },
  },
  sade_sati: { name: 'ಸಾಡೇಸಾತಿ', of: { 'sade-sati-calculator': 'ಈಗ', 'saturn-periods': 'ಇಡೀ ಜೀವಮಾನ' } },
  gochara: { name: 'ಗೋಚಾರ', of: { gochara: 'ಚಂದ್ರನಿಂದ', 'current-transits-calculator': 'ಜಾತಕದ ಮೇಲೆ' } },
  own_day: { name: 'ನಿಮ್ಮ ಚಂದ್ರನಿಗೆ ಇಂದು', of: { 'personal-activation': 'ದಿನ', 'monthly-snapshot': 'ತಿಂಗಳು' } },
  matching: {
    name: 'ಜಾತಕ ಹೊಂದಾಣಿಕೆ',
    of: { 'vedic-compatibility-calculator': '36 ಗುಣ', 'horoscope-matching': 'ಸಂಪೂರ್ಣ', matching: 'ಅಕ್ಕಪಕ್ಕ' },
  },
  score: { name: 'ದಿನದ ಅಂಕ', of: { 'daily-timing': 'ಇಂದಿನ ಸಮಯಗಳು', 'push-or-wait': 'ಮುಂದುವರಿಯಲೇ, ಕಾಯಲೇ' } },
};

export const ask: SiteWords['ask'] = {
  label: 'ಒಂದು ದಿನ, ಹಬ್ಬ, ಸಮಯ ಅಥವಾ ಗಣನೆ',
  placeholder: 'ಹಬ್ಬ, ದಿನ, ಸಮಯ',
  examples: 'ಉದಾಹರಣೆಗೆ',
  next: 'ಮುಂದಿನ ಏಕಾದಶಿ',
  inYear: (year) => `ದೀಪಾವಳಿ ${year}`,
  hour: 'ನಾಳೆ ರಾಹುಕಾಲ',
  title: (sought) => `ಹುಡುಕಿದ್ದು: ${sought}`,
  tools: 'ಹೊಂದುವ ಗಣನೆಗಳು',
  nothing: (sought) => `“${sought}” ಎಂಬುದಕ್ಕೆ ಏನೂ ಸಿಗಲಿಲ್ಲ. ಹತ್ತಿರದವು:`,
  falls: ({ what, date, place }) => `${place}: ${what} ${date} ರಂದು.`,
  alsoOn: (date) => `ಮತ್ತೆ ${date} ರಂದು.`,
  notIn: ({ what, year, place }) => `${place}: ${year}ರಲ್ಲಿ ${what} ಬರುವುದಿಲ್ಲ.`,
  at: ({ told, place }) => `${place}: ${told}.`,
  ofDay: ({ what, date, place, value }) => `${place}, ${date}, ${what}: ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `${place}: ${date} ರಂದು ಸೂರ್ಯೋದಯಕ್ಕೆ ಚಂದ್ರನಿರುವ ರಾಶಿ ${moon}; ಅದು ${sign} ಮೊದಲುಗೊಂಡು ಎಣಿಸಿದರೆ ${count}ನೇ ರಾಶಿ.`,
  never: 'ಇಲ್ಲ',
  sunrise: 'ಸೂರ್ಯೋದಯ',
  sunset: 'ಸೂರ್ಯಾಸ್ತ',
  moonrise: 'ಚಂದ್ರೋದಯ',
  moonset: 'ಚಂದ್ರಾಸ್ತ',
  why: 'ಈ ದಿನವೇ ಏಕೆ',
  allOf: (year) => `${year} ಪೂರ್ತಿ`,
  allEclipses: 'ಎಲ್ಲ ಗ್ರಹಣಗಳು',
};
