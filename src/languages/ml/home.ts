import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'പ്രധാന പേജുകൾ',
  aside: 'തിരച്ചിൽ, ഭാഷ',
  panchang: 'പഞ്ചാംഗം',
  kundli: 'ജാതകം',
  matching: 'പൊരുത്തം',
  festivals: 'വിശേഷം',
  all: 'കൂടുതൽ',
  search: 'തിരയുക',
};

export const home: SiteWords['home'] = {
  title: 'ഇന്നത്തെ പഞ്ചാംഗം, വിശേഷങ്ങൾ, ജാതകം',
  lead: 'നിങ്ങളുടെ സ്ഥലത്തെ ഇന്നത്തെ പഞ്ചാംഗം, അടുത്തു വരുന്ന വ്രതങ്ങളും വിശേഷങ്ങളും, ഗ്രഹനില, വിവാഹപ്പൊരുത്തം. ഏതു രീതിയാണു സ്വീകരിച്ചതെന്നും ഉത്തരം എത്ര ഉറപ്പുള്ളതെന്നും ഓരോ പേജും പറയുന്നു.',
  place: { change: 'സ്ഥലം മാറ്റുക', which: 'ഏതു സ്ഥലം?' },
  now: 'ഇപ്പോൾ',
  state: {
    begins: (length) => `തുടങ്ങാൻ ഇനി ${length}`,
    runs: (until) => `ഇപ്പോൾ, ${until} വരെ`,
    asOf: (clock) => `സമയം ${clock}`,
  },
  moonRises: (clock) => `ചന്ദ്രോദയം ${clock}`,
  noMoonrise: 'ചന്ദ്രോദയമില്ല',
  light: 'പകൽ',
  dark: 'രാത്രി',
  whole: 'ദിവസം മുഴുവൻ',
  month: 'മാസം',
  tomorrowsDay: 'നാളെ',
  next: 'ഇനി വരുന്നത്',
  today: 'ഇന്ന്',
  tomorrow: 'നാളെ',
  moonSign: 'നിങ്ങളുടെ ചന്ദ്രരാശിക്ക് ഇന്ന്',
  six: 'ആറു വഴികൾ',
  ways: {
    today: { title: 'ഇന്ന്', text: 'ഏതു ദിവസത്തിനും സ്ഥലത്തിനും പഞ്ചാംഗം, ഹോര, കാലങ്ങൾ' },
    kundli: { title: 'ജാതകം', text: 'ഒരു ജനനം: ഗ്രഹനില, ദശകൾ, യോഗങ്ങൾ, പുസ്തകം' },
    matching: { title: 'പൊരുത്തം', text: 'രണ്ടു ജനനങ്ങൾ: 36 ഗുണങ്ങൾ, ചൊവ്വാദോഷം, പൊരുത്തങ്ങൾ' },
    festivals: { title: 'വിശേഷങ്ങൾ', text: 'വ്രതങ്ങളും വിശേഷങ്ങളും, ആ ദിവസം തന്നെയാകാൻ കാരണവും' },
    muhurta: { title: 'മുഹൂർത്തം', text: 'വിവാഹം, ഗൃഹപ്രവേശം, യാത്ര എന്നിവയ്ക്കുള്ള സമയം' },
    eclipses: { title: 'ഗ്രഹണം', text: 'നിങ്ങളുടെ സ്ഥലത്തു കാണുന്നവ, സൂതകത്തോടെ' },
  },
  all: {
    title: 'എല്ലാ ഗണിതങ്ങളും',
    count: (count) => `ഏഴു വിഭാഗങ്ങളിലായി ${count} ഗണിതങ്ങൾ.`,
    asList: 'ഒറ്റപ്പട്ടികയായി',
    most: 'കൂടുതൽ നോക്കുന്നവ',
    special: 'വിദഗ്ധർക്ക്',
  },
  folds: {
    chart: { title: 'ഗ്രഹനില', text: 'ചന്ദ്രരാശി, ലഗ്നം, നക്ഷത്രം, യോഗങ്ങൾ, കെ.പി.' },
    dashas: { title: 'ദശകൾ', text: 'ആയുസ്സിലെ ദശകൾ, ഇപ്പോൾ നടക്കുന്നവ' },
    transits: { title: 'ശനി, ഗോചരം', text: 'ഏഴരശ്ശനി, ഗോചരം, ഇനി വരുന്നവ' },
    pair: { title: 'പൊരുത്തം', text: 'രണ്ടുപേർ, ചൊവ്വാദോഷം, ബന്ധം' },
    day: { title: 'ദിവസം, മാസം', text: 'പഞ്ചാംഗം, ഹോര, ചൗഘഡിയ, ചന്ദ്രകല' },
    timing: { title: 'സമയം തിരഞ്ഞെടുക്കാൻ', text: 'മുഹൂർത്തം, നല്ല മണിക്കൂർ, ദിവസത്തിന്റെ സ്കോർ' },
    work: { title: 'തൊഴിൽ, പാശ്ചാത്യം', text: 'തൊഴിൽമേഖലകൾ, സൂര്യരാശി' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'ജാതകം', of: { kundli: 'പൂർണം, ഒറ്റപ്പേജിൽ', 'birth-chart-calculator': 'ഗ്രഹനില മാത്രം' } },
  moon: {
    name: 'ചന്ദ്രരാശി (കൂറ്)',
    of: { 'vedic-moon-sign-calculator': 'ചന്ദ്രരാശി', 'vedic-zodiac-sign-calculator': 'സൂര്യരാശിയും ലഗ്നവും കൂടി' },
  },
  vimshottari: {
    name: 'വിംശോത്തരി ദശ',
    of: { 'dasha-calculator': 'ആയുസ്സു മുഴുവൻ', 'running-dashas': 'ഇപ്പോഴത്തെ അഞ്ചു തലങ്ങൾ' },
  },
  sade_sati: { name: 'ഏഴരശ്ശനി', of: { 'sade-sati-calculator': 'ഇപ്പോൾ', 'saturn-periods': 'ആയുസ്സു മുഴുവൻ' } },
  gochara: { name: 'ഗോചരം', of: { gochara: 'ചന്ദ്രനിൽ നിന്ന്', 'current-transits-calculator': 'ഗ്രഹനിലയിൽ' } },
  own_day: { name: 'നിങ്ങളുടെ ചന്ദ്രന് ഇന്ന്', of: { 'personal-activation': 'ദിവസം', 'monthly-snapshot': 'മാസം' } },
  matching: {
    name: 'ജാതകപ്പൊരുത്തം',
    of: { 'vedic-compatibility-calculator': '36 ഗുണങ്ങൾ', 'horoscope-matching': 'പൂർണം', matching: 'അടുത്തടുത്ത്' },
  },
  score: { name: 'ദിവസത്തിന്റെ സ്കോർ', of: { 'daily-timing': 'ഇന്നത്തെ സമയങ്ങൾ', 'push-or-wait': 'മുന്നോട്ടോ കാത്തിരിപ്പോ' } },
};

export const ask: SiteWords['ask'] = {
  label: 'ഒരു ദിവസം, വിശേഷം, സമയം അല്ലെങ്കിൽ ഗണിതം',
  placeholder: 'വിശേഷം, ദിവസം, സമയം',
  examples: 'ഉദാഹരണങ്ങൾ',
  next: 'അടുത്ത ഏകാദശി',
  inYear: (year) => `ദീപാവലി ${year}`,
  hour: 'നാളെ രാഹുകാലം',
  title: (sought) => `തിരഞ്ഞത്: ${sought}`,
  tools: 'ചേരുന്ന ഗണിതങ്ങൾ',
  nothing: (sought) => `“${sought}” എന്നതിന് ഒന്നുമില്ല. അടുത്തുള്ളവ:`,
  falls: ({ what, date, place }) => `${place}: ${what} ${date}.`,
  alsoOn: (date) => `വീണ്ടും ${date}.`,
  notIn: ({ what, year, place }) => `${place}: ${year}-ൽ ${what} വരുന്നില്ല.`,
  at: ({ told, place }) => `${place}: ${told}.`,
  ofDay: ({ what, date, place, value }) => `${place}, ${date}, ${what}: ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `${place}: ${date} സൂര്യോദയത്തിൽ ചന്ദ്രൻ ${moon} രാശിയിലാണ്; ${sign} ഒന്നായി എണ്ണിയാൽ അത് ${count}-ാം രാശി.`,
  never: 'ഇല്ല',
  sunrise: 'സൂര്യോദയം',
  sunset: 'സൂര്യാസ്തമയം',
  moonrise: 'ചന്ദ്രോദയം',
  moonset: 'ചന്ദ്രാസ്തമയം',
  why: 'എന്തുകൊണ്ട് ഈ ദിവസം',
  allOf: (year) => `${year} മുഴുവൻ`,
  allEclipses: 'എല്ലാ ഗ്രഹണങ്ങളും',
};
