import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'મુખ્ય પાનાં',
  aside: 'શોધ અને ભાષા',
  panchang: 'પંચાંગ',
  kundli: 'કુંડળી',
  matching: 'મેળાપક',
  festivals: 'તહેવાર-વ્રત',
  all: 'ગણતરીઓ',
  search: 'શોધ',
};

export const home: SiteWords['home'] = {
  title: 'આજનું પંચાંગ, તહેવારો અને કુંડળી',
  lead: 'તમારા સ્થળનું આજનું પંચાંગ, આવતાં વ્રત અને તહેવાર, જન્મકુંડળી અને ગુણ મેળાપક. દરેક પાનું કયા મત પ્રમાણે છે અને તેનો જવાબ કેટલો ચોક્કસ છે તે કહે છે.',
  place: { change: 'સ્થળ બદલો', which: 'કયું સ્થળ?' },
  now: 'અત્યારે',
  state: {
    begins: (length) => `શરૂ થવામાં ${length}`,
    runs: (until) => `અત્યારે ચાલુ, ${until} સુધી`,
    asOf: (clock) => `${clock} વાગ્યે`,
  },
  moonRises: (clock) => `ચંદ્રોદય ${clock}`,
  noMoonrise: 'ચંદ્રોદય નથી',
  light: 'દિવસનો પ્રકાશ',
  dark: 'રાત્રિ',
  whole: 'આખો દિવસ',
  month: 'મહિનો',
  tomorrowsDay: 'આવતી કાલનો દિવસ',
  next: 'હવે શું આવે છે',
  today: 'આજે',
  tomorrow: 'આવતી કાલે',
  moonSign: 'આજે, તમારી ચંદ્ર રાશિ માટે',
  six: 'છ રસ્તા',
  ways: {
    today: { title: 'આજે', text: 'પંચાંગ, ચોઘડિયાં અને હોરા; કોઈ પણ દિવસ, કોઈ પણ સ્થળ' },
    kundli: { title: 'કુંડળી', text: 'એક જન્મ: જન્માક્ષર, દશા, યોગ, પુસ્તિકા' },
    matching: { title: 'મેળાપક', text: 'બે જન્મ: 36 ગુણ, મંગળ, પોરુત્તમ' },
    festivals: { title: 'તહેવાર-વ્રત', text: 'વ્રત અને તહેવાર, અને તે જ દિવસ કેમ' },
    muhurta: { title: 'મુહૂર્ત', text: 'લગ્ન, વાસ્તુ, મુસાફરીના સમય' },
    eclipses: { title: 'ગ્રહણ', text: 'તમારા સ્થળેથી શું દેખાશે, સૂતક સાથે' },
  },
  all: {
    title: 'બધી ગણતરીઓ',
    count: (count) => `સાત વિભાગમાં ${count} ગણતરીઓ.`,
    asList: 'એક જ યાદીમાં',
    most: 'સૌથી વધુ વપરાતી',
    special: 'અભ્યાસીઓ માટે',
  },
  folds: {
    chart: { title: 'જન્મકુંડળી', text: 'ચંદ્ર રાશિ, લગ્ન, નક્ષત્ર, યોગ, કે. પી.' },
    dashas: { title: 'દશા', text: 'આયુષ્યની દશાઓ, અને હાલ ચાલતી' },
    transits: { title: 'શનિ અને ગોચર', text: 'સાડાસાતી, ગોચર, હવે શું આવે છે' },
    pair: { title: 'મેળાપક', text: 'બે વ્યક્તિ, મંગળ, સંબંધ' },
    day: { title: 'દિવસ અને મહિનો', text: 'પંચાંગ, હોરા, ચોઘડિયાં, ચંદ્રકળા' },
    timing: { title: 'સમય પસંદ કરવો', text: 'મુહૂર્ત, સૌથી સારો સમય, દિવસનો ગુણાંક' },
    work: { title: 'વ્યવસાય અને પાશ્ચાત્ય', text: 'કામનાં ક્ષેત્રો, સૂર્ય રાશિ' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'કુંડળી', of: { kundli: 'પૂરી, એક પાના પર', 'birth-chart-calculator': 'માત્ર જન્મકુંડળી' } },
  moon: {
    name: 'ચંદ્ર રાશિ',
    of: { 'vedic-moon-sign-calculator': 'ચંદ્ર રાશિ', 'vedic-zodiac-sign-calculator': 'સૂર્ય રાશિ અને લગ્ન સાથે' },
  },
  vimshottari: {
    name: 'વિંશોત્તરી દશા',
    of: { 'dasha-calculator': 'આખું આયુષ્ય', 'running-dashas': 'હાલના પાંચ સ્તર' },
  },
  sade_sati: { name: 'સાડાસાતી', of: { 'sade-sati-calculator': 'હાલ', 'saturn-periods': 'આખા આયુષ્યમાં' } },
  gochara: { name: 'ગોચર', of: { gochara: 'ચંદ્રથી', 'current-transits-calculator': 'કુંડળી પર' } },
  own_day: { name: 'આજે, તમારા ચંદ્ર માટે', of: { 'personal-activation': 'દિવસ', 'monthly-snapshot': 'મહિનો' } },
  matching: {
    name: 'ગુણ મેળાપક',
    of: { 'vedic-compatibility-calculator': '36 ગુણ', 'horoscope-matching': 'વિગતવાર', matching: 'બાજુ બાજુમાં' },
  },
  score: { name: 'દિવસનો ગુણાંક', of: { 'daily-timing': 'પંચાંગ પરથી', 'push-or-wait': 'આગળ વધો કે રાહ જુઓ' } },
};

export const ask: SiteWords['ask'] = {
  label: 'કોઈ દિવસ, તહેવાર, સમય કે ગણતરી',
  placeholder: 'તહેવાર, દિવસ કે સમય',
  examples: 'દાખલા તરીકે',
  next: 'આવતી એકાદશી',
  inYear: (year) => `દિવાળી ${year}`,
  hour: 'આવતી કાલે રાહુકાળ',
  title: (sought) => `શોધ: ${sought}`,
  tools: 'મળતી આવતી ગણતરીઓ',
  nothing: (sought) => `“${sought}” માટે કંઈ મળ્યું નથી. નજીકનાં:`,
  falls: ({ what, date, place }) => `${what}: ${date} (${place}).`,
  alsoOn: (date) => `ફરી ${date}ના રોજ.`,
  notIn: ({ what, year, place }) => `${year}માં નથી: ${what} (${place}).`,
  at: ({ told, place }) => `${place}: ${told}.`,
  ofDay: ({ what, date, place, value }) => `${what}, ${date} (${place}): ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `${date}ના રોજ સૂર્યોદય વખતે (${place}) ચંદ્રની રાશિ ${moon}; ${sign} રાશિથી બંને સહિત ગણતાં ક્રમ ${count}.`,
  never: 'નથી',
  sunrise: 'સૂર્યોદય',
  sunset: 'સૂર્યાસ્ત',
  moonrise: 'ચંદ્રોદય',
  moonset: 'ચંદ્રાસ્ત',
  why: 'આ જ દિવસ કેમ',
  allOf: (year) => `${year}નાં બધાં`,
  allEclipses: 'બધાં ગ્રહણ',
};
