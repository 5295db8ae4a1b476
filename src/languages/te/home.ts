import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'ముఖ్య పేజీలు',
  aside: 'వెతకడం, భాష',
  panchang: 'పంచాంగం',
  kundli: 'జాతకం',
  matching: 'పొంతన',
  festivals: 'పండుగలు',
  all: 'అన్ని గణనలు',
  search: 'వెతకండి',
};

export const home: SiteWords['home'] = {
  title: 'నేటి పంచాంగం, పండుగలు, జాతకం',
  lead: 'మీ ఊరి నేటి పంచాంగం, రాబోయే వ్రతాలు, పండుగలు, జాతక చక్రాలు, వివాహ పొంతన. ప్రతి పేజీ ఏ పద్ధతిని పాటిస్తుందో, దాని సమాధానం ఎంత ఖచ్చితమో చెబుతుంది.',
  place: { change: 'ఊరు మార్చండి', which: 'ఏ ఊరు?' },
  now: 'ఇప్పుడు',
  state: {
    begins: (length) => `మొదలవడానికి ఇంకా ${length}`,
    runs: (until) => `ఇప్పుడు, ${until} వరకు`,
    asOf: (clock) => `${clock} సమయానికి`,
  },
  moonRises: (clock) => `చంద్రోదయం ${clock}`,
  noMoonrise: 'చంద్రోదయం లేదు',
  light: 'పగలు',
  dark: 'రాత్రి',
  whole: 'పూర్తి రోజు',
  month: 'నెల',
  tomorrowsDay: 'రేపు',
  next: 'రాబోయేవి',
  today: 'నేడు',
  tomorrow: 'రేపు',
  moonSign: 'మీ చంద్ర రాశికి ఈ రోజు',
  six: 'ఆరు దారులు',
  ways: {
    today: { title: 'నేడు', text: 'ఏ రోజుకైనా, ఏ ఊరికైనా పంచాంగం, హోరలు, కాలాలు' },
    kundli: { title: 'జాతకం', text: 'ఒక జననం: చక్రం, దశలు, యోగాలు, పుస్తకం' },
    matching: { title: 'పొంతన', text: 'రెండు జననాలు: 36 గుణాలు, కుజ దోషం, దశ పొంతనలు' },
    festivals: { title: 'పండుగలు', text: 'వ్రతాలు, పండుగలు; ఆ రోజే ఎందుకో వివరణతో' },
    muhurta: { title: 'ముహూర్తం', text: 'వివాహం, గృహ ప్రవేశం, ప్రయాణాలకు సమయాలు' },
    eclipses: { title: 'గ్రహణాలు', text: 'మీ ఊరి నుంచి కనిపించేవి, సూతకంతో సహా' },
  },
  all: {
    title: 'అన్ని గణనలు',
    count: (count) => `ఏడు వర్గాల్లో ${count} గణనలు.`,
    asList: 'ఒకే జాబితాగా',
    most: 'ఎక్కువగా చూసేవి',
    special: 'నిపుణుల కోసం',
  },
  folds: {
    chart: { title: 'జాతక చక్రం', text: 'చంద్ర రాశి, లగ్నం, నక్షత్రం, యోగాలు, కె.పి.' },
    dashas: { title: 'దశలు', text: 'జీవితకాల దశలు, ఇప్పుడు నడుస్తున్నవి' },
    transits: { title: 'శని, గోచారం', text: 'ఏలినాటి శని, గోచారం, రాబోయేవి' },
    pair: { title: 'పొంతన', text: 'ఇద్దరు వ్యక్తులు, కుజ దోషం, బంధం' },
    day: { title: 'రోజు, నెల', text: 'పంచాంగం, హోర, చౌఘడియా, చంద్ర కళలు' },
    timing: { title: 'సమయం ఎంపిక', text: 'ముహూర్తం, మంచి గంట, రోజు స్కోరు' },
    work: { title: 'వృత్తి, పాశ్చాత్యం', text: 'వృత్తి రంగాలు, సూర్య రాశి' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'జాతకం', of: { kundli: 'మొత్తం, ఒకే పేజీలో', 'birth-chart-calculator': 'జాతక చక్రం మాత్రమే' } },
  moon: {
    name: 'చంద్ర రాశి (జన్మ రాశి)',
    of: { 'vedic-moon-sign-calculator': 'చంద్ర రాశి', 'vedic-zodiac-sign-calculator': 'సూర్య రాశి, లగ్నంతో' },
  },
  vimshottari: {
    name: 'వింశోత్తరి దశ',
    of: { 'dasha-calculator': 'జీవితమంతా', 'running-dashas': 'ఇప్పటి ఐదు స్థాయిలు' },
  },
  sade_sati: { name: 'ఏలినాటి శని', of: { 'sade-sati-calculator': 'ఇప్పుడు', 'saturn-periods': 'జీవితమంతా' } },
  gochara: { name: 'గోచారం', of: { gochara: 'చంద్రుడి నుంచి', 'current-transits-calculator': 'జాతక చక్రంపై' } },
  own_day: { name: 'మీ చంద్రుడికి నేడు', of: { 'personal-activation': 'రోజు', 'monthly-snapshot': 'నెల' } },
  matching: {
    name: 'జాతక పొంతన',
    of: { 'vedic-compatibility-calculator': '36 గుణాలు', 'horoscope-matching': 'సంపూర్ణం', matching: 'పక్కపక్కన' },
  },
  score: { name: 'రోజు స్కోరు', of: { 'daily-timing': 'నేటి సమయాలు', 'push-or-wait': 'సాగాలా, ఆగాలా' } },
};

export const ask: SiteWords['ask'] = {
  label: 'ఒక రోజు, పండుగ, సమయం లేదా గణన',
  placeholder: 'పండుగ, రోజు, సమయం',
  examples: 'ఉదాహరణకు',
  next: 'రాబోయే ఏకాదశి',
  inYear: (year) => `దీపావళి ${year}`,
  hour: 'రేపు రాహుకాలం',
  title: (sought) => `వెతికినది: ${sought}`,
  tools: 'సరిపోయే గణనలు',
  nothing: (sought) => `“${sought}” అన్నదానికి ఏదీ దొరకలేదు. దగ్గరగా ఉన్నవి:`,
  falls: ({ what, date, place }) => `${place}: ${what} ${date} నాడు.`,
  alsoOn: (date) => `మళ్లీ ${date} నాడు.`,
  notIn: ({ what, year, place }) => `${place}: ${year}లో ${what} రాదు.`,
  at: ({ told, place }) => `${place}: ${told}.`,
  ofDay: ({ what, date, place, value }) => `${place}, ${date}, ${what}: ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `${place}: ${date} నాడు సూర్యోదయానికి చంద్రుడున్న రాశి ${moon}; అది ${sign} మొదలుకొని లెక్కిస్తే ${count}వ రాశి.`,
  never: 'లేదు',
  sunrise: 'సూర్యోదయం',
  sunset: 'సూర్యాస్తమయం',
  moonrise: 'చంద్రోదయం',
  moonset: 'చంద్రాస్తమయం',
  why: 'ఈ రోజే ఎందుకు',
  allOf: (year) => `${year} మొత్తం`,
  allEclipses: 'అన్ని గ్రహణాలు',
};
