import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'मुख्य पाने',
  aside: 'शोध आणि भाषा',
  panchang: 'पंचांग',
  kundli: 'कुंडली',
  matching: 'गुणमेलन',
  festivals: 'सण-व्रते',
  all: 'सर्व गणना',
  search: 'शोध',
};

export const home: SiteWords['home'] = {
  title: 'आजचे पंचांग, सण-व्रते आणि कुंडली',
  lead: 'तुमच्या ठिकाणचे आजचे पंचांग, पुढील व्रते आणि सण, जन्मकुंडली आणि गुणमेलन. प्रत्येक पान कोणत्या मतानुसार आहे आणि त्याचे उत्तर किती निश्चित आहे ते सांगते.',
  place: { change: 'ठिकाण बदला', which: 'कोणते ठिकाण?' },
  now: 'आत्ता',
  state: {
    begins: (length) => `सुरू व्हायला ${length}`,
    runs: (until) => `आत्ता चालू, ${until} पर्यंत`,
    asOf: (clock) => `${clock} वाजता`,
  },
  moonRises: (clock) => `चंद्रोदय ${clock}`,
  noMoonrise: 'चंद्रोदय नाही',
  light: 'दिवसाचा प्रकाश',
  dark: 'रात्र',
  whole: 'पूर्ण दिवस',
  month: 'महिना',
  tomorrowsDay: 'उद्याचा दिवस',
  next: 'पुढे काय',
  today: 'आज',
  tomorrow: 'उद्या',
  moonSign: 'आज, तुमच्या चंद्र राशीसाठी',
  six: 'सहा वाटा',
  ways: {
    today: { title: 'आज', text: 'पंचांग, होरा आणि काळ; कोणताही दिवस, कोणतेही ठिकाण' },
    kundli: { title: 'कुंडली', text: 'एक जन्म: पत्रिका, दशा, योग, पुस्तिका' },
    matching: { title: 'गुणमेलन', text: 'दोन जन्म: 36 गुण, मंगळ, पोरुत्तमे' },
    festivals: { title: 'सण-व्रते', text: 'व्रते आणि सण, आणि तोच दिवस का' },
    muhurta: { title: 'मुहूर्त', text: 'विवाह, गृहप्रवेश, प्रवास यांच्या वेळा' },
    eclipses: { title: 'ग्रहणे', text: 'तुमच्या ठिकाणाहून काय दिसेल, सुतकासह' },
  },
  all: {
    title: 'सर्व गणना',
    count: (count) => `सात गटांत ${count} गणना.`,
    asList: 'एकाच यादीत',
    most: 'सर्वाधिक वापरल्या जाणाऱ्या',
    special: 'अभ्यासकांसाठी',
  },
  folds: {
    chart: { title: 'जन्मकुंडली', text: 'चंद्र राशी, लग्न, नक्षत्र, योग, के. पी.' },
    dashas: { title: 'दशा', text: 'आयुष्यातील दशा, आणि सध्या चालू असलेल्या' },
    transits: { title: 'शनी आणि गोचर', text: 'साडेसाती, गोचर, पुढे काय' },
    pair: { title: 'गुणमेलन', text: 'दोन व्यक्ती, मंगळ, नाते' },
    day: { title: 'दिवस आणि महिना', text: 'पंचांग, होरा, चौघडिया, चंद्रकला' },
    timing: { title: 'वेळ निवडणे', text: 'मुहूर्त, सर्वांत चांगली वेळ, दिवसाचे गुण' },
    work: { title: 'व्यवसाय आणि पाश्चात्त्य', text: 'कामाची क्षेत्रे, सूर्य राशी' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'कुंडली', of: { kundli: 'पूर्ण, एका पानावर', 'birth-chart-calculator': 'केवळ जन्मकुंडली' } },
  moon: {
    name: 'चंद्र राशी (रास)',
    of: { 'vedic-moon-sign-calculator': 'चंद्र राशी', 'vedic-zodiac-sign-calculator': 'सूर्य राशी आणि लग्नासह' },
  },
  vimshottari: {
    name: 'विंशोत्तरी दशा',
    of: { 'dasha-calculator': 'पूर्ण आयुष्य', 'running-dashas': 'सध्याचे पाच स्तर' },
  },
  sade_sati: { name: 'साडेसाती', of: { 'sade-sati-calculator': 'सध्या', 'saturn-periods': 'आयुष्यभरात' } },
  gochara: { name: 'गोचर', of: { gochara: 'चंद्रापासून', 'current-transits-calculator': 'कुंडलीवर' } },
  own_day: { name: 'आज, तुमच्या चंद्रासाठी', of: { 'personal-activation': 'दिवस', 'monthly-snapshot': 'महिना' } },
  matching: {
    name: 'पत्रिका जुळवणी',
    of: { 'vedic-compatibility-calculator': '36 गुण', 'horoscope-matching': 'सविस्तर', matching: 'शेजारी-शेजारी' },
  },
  score: { name: 'दिवसाचे गुण', of: { 'daily-timing': 'पंचांगावरून', 'push-or-wait': 'पुढे जा की थांबा' } },
};

export const ask: SiteWords['ask'] = {
  label: 'एखादा दिवस, सण, वेळ किंवा गणना',
  placeholder: 'सण, दिवस किंवा वेळ',
  examples: 'उदाहरणार्थ',
  next: 'पुढची एकादशी',
  inYear: (year) => `दिवाळी ${year}`,
  hour: 'उद्याचा राहुकाळ',
  title: (sought) => `शोध: ${sought}`,
  tools: 'जुळणाऱ्या गणना',
  nothing: (sought) => `“${sought}” साठी काही सापडले नाही. जवळचे:`,
  falls: ({ what, date, place }) => `${what}: ${date} (${place}).`,
  alsoOn: (date) => `पुन्हा ${date} रोजी.`,
  notIn: ({ what, year, place }) => `${year} मध्ये नाही: ${what} (${place}).`,
  at: ({ told, place }) => `${place}: ${told}.`,
  ofDay: ({ what, date, place, value }) => `${what}, ${date} (${place}): ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `${date} रोजी सूर्योदयाच्या वेळी (${place}) चंद्राची राशी ${moon}; ${sign} राशीपासून दोन्ही धरून मोजल्यास क्रमांक ${count}.`,
  never: 'नाही',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  moonrise: 'चंद्रोदय',
  moonset: 'चंद्रास्त',
  why: 'हाच दिवस का',
  allOf: (year) => `${year} मधील सर्व`,
  allEclipses: 'सर्व ग्रहणे',
};
