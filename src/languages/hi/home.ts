import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'मुख्य पृष्ठ',
  aside: 'खोज और भाषा',
  panchang: 'पंचांग',
  kundli: 'कुंडली',
  matching: 'मिलान',
  festivals: 'त्योहार',
  all: 'सभी',
  search: 'खोज',
};

export const home: SiteWords['home'] = {
  title: 'आज का पंचांग, व्रत-त्योहार और कुंडली',
  lead: 'आपके स्थान पर आज का पंचांग, आने वाले व्रत और त्योहार, जन्म कुंडली और मिलान। हर पृष्ठ बताता है कि गणना किस मत से हुई और परिणाम कितना निश्चित है।',
  place: { change: 'स्थान बदलें', which: 'कौन-सा स्थान?' },
  now: 'अभी',
  state: {
    begins: (length) => `शुरू होने में ${length}`,
    runs: (until) => `अभी, ${until} तक`,
    asOf: (clock) => `${clock} पर`,
  },
  moonRises: (clock) => `चंद्रोदय ${clock}`,
  noMoonrise: 'चंद्रोदय नहीं',
  light: 'दिन का उजाला',
  dark: 'रात',
  whole: 'पूरा दिन',
  month: 'महीना',
  tomorrowsDay: 'आने वाला कल',
  next: 'आगे क्या है',
  today: 'आज',
  tomorrow: 'कल',
  moonSign: 'आज, आपकी चंद्र राशि के लिए',
  six: 'छह रास्ते',
  ways: {
    today: { title: 'आज', text: 'पंचांग, होरा और काल, किसी भी दिन और स्थान के' },
    kundli: { title: 'कुंडली', text: 'एक जन्म: चक्र, दशा, योग, पुस्तिका' },
    matching: { title: 'मिलान', text: 'दो जन्म: 36 गुण, मांगलिक, पोरुथम' },
    festivals: { title: 'त्योहार', text: 'व्रत और त्योहार, और वही दिन क्यों' },
    muhurta: { title: 'मुहूर्त', text: 'विवाह, गृह प्रवेश, यात्रा के समय' },
    eclipses: { title: 'ग्रहण', text: 'आपके स्थान से क्या दिखेगा, सूतक के साथ' },
  },
  all: {
    title: 'सभी गणनाएँ',
    count: (count) => `${count} गणनाएँ, सात वर्गों में।`,
    asList: 'एक ही सूची में',
    most: 'सबसे अधिक देखी जाने वाली',
    special: 'जानकारों के लिए',
  },
  folds: {
    chart: { title: 'जन्म कुंडली', text: 'राशि, लग्न, नक्षत्र, योग, केपी' },
    dashas: { title: 'दशाएँ', text: 'जीवन की दशाएँ, और जो अभी चल रही हैं' },
    transits: { title: 'शनि और गोचर', text: 'साढ़ेसाती, गोचर, आगे क्या है' },
    pair: { title: 'मिलान', text: 'दो व्यक्ति, मांगलिक, संबंध' },
    day: { title: 'दिन और महीना', text: 'पंचांग, होरा, चौघड़िया, चंद्रकला' },
    timing: { title: 'समय चुनना', text: 'मुहूर्त, सबसे अच्छा समय, दिन के अंक' },
    work: { title: 'आजीविका और पाश्चात्य', text: 'कार्यक्षेत्र, सूर्य राशि' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'कुंडली', of: { kundli: 'सब एक पृष्ठ पर', 'birth-chart-calculator': 'केवल जन्म कुंडली' } },
  moon: {
    name: 'चंद्र राशि',
    of: { 'vedic-moon-sign-calculator': 'चंद्र राशि', 'vedic-zodiac-sign-calculator': 'सूर्य राशि और लग्न के साथ' },
  },
  vimshottari: {
    name: 'विंशोत्तरी दशा',
    of: { 'dasha-calculator': 'पूरा जीवन', 'running-dashas': 'अभी के पाँच स्तर' },
  },
  sade_sati: { name: 'साढ़ेसाती', of: { 'sade-sati-calculator': 'अभी', 'saturn-periods': 'पूरे जीवन में' } },
  gochara: { name: 'गोचर', of: { gochara: 'चंद्रमा से', 'current-transits-calculator': 'कुंडली पर' } },
  own_day: { name: 'आज, आपके चंद्रमा के लिए', of: { 'personal-activation': 'दिन', 'monthly-snapshot': 'महीना' } },
  matching: {
    name: 'कुंडली मिलान',
    of: { 'vedic-compatibility-calculator': '36 गुण', 'horoscope-matching': 'विस्तार से', matching: 'आमने-सामने' },
  },
  score: { name: 'दिन के अंक', of: { 'daily-timing': 'पंचांग से दिन', 'push-or-wait': 'आगे बढ़ें या रुकें' } },
};

export const ask: SiteWords['ask'] = {
  label: 'कोई दिन, त्योहार, समय या गणना',
  placeholder: 'त्योहार, दिन या समय',
  examples: 'जैसे',
  next: 'अगली एकादशी',
  inYear: (year) => `दिवाली ${year}`,
  hour: 'राहु काल कल',
  title: (sought) => `खोज: ${sought}`,
  tools: 'मिलती-जुलती गणनाएँ',
  nothing: (sought) => `“${sought}” के लिए कुछ नहीं मिला। मिलते-जुलते:`,
  falls: ({ what, date, place }) => `${place} में ${what}: ${date}।`,
  alsoOn: (date) => `फिर ${date} को।`,
  notIn: ({ what, year, place }) => `${place} में ${year} में यह नहीं है: ${what}।`,
  at: ({ told, place }) => `${place}: ${told}।`,
  ofDay: ({ what, date, place, value }) => `${place} में ${date} को ${what}: ${value}।`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `${place} में ${date} को सूर्योदय के समय चंद्रमा की राशि ${moon} है: ${sign} से गिनती ${count}, दोनों को गिनकर।`,
  never: 'नहीं है',
  sunrise: 'सूर्योदय',
  sunset: 'सूर्यास्त',
  moonrise: 'चंद्रोदय',
  moonset: 'चंद्रास्त',
  why: 'यही दिन क्यों',
  allOf: (year) => `${year} के सभी दिन`,
  allEclipses: 'सभी ग्रहण',
};
