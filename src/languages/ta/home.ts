import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'முதன்மைப் பக்கங்கள்',
  aside: 'தேடலும் மொழியும்',
  panchang: 'பஞ்சாங்கம்',
  kundli: 'ஜாதகம்',
  matching: 'பொருத்தம்',
  festivals: 'விழா',
  all: 'மேலும்',
  search: 'தேடல்',
};

export const home: SiteWords['home'] = {
  title: 'இன்றைய பஞ்சாங்கம், விரத நாட்கள், ஜாதகம்',
  lead: 'உங்கள் ஊரில் இன்றைய பஞ்சாங்கம், வரும் விரதங்களும் விழாக்களும், ஜாதகம், திருமணப் பொருத்தம். எந்த முறையில் கணக்கிட்டது, முடிவு எவ்வளவு உறுதி என்பதை ஒவ்வொரு பக்கமும் சொல்கிறது.',
  place: { change: 'ஊரை மாற்ற', which: 'எந்த ஊர்?' },
  now: 'இப்போது',
  state: {
    begins: (length) => `தொடங்க இன்னும் ${length}`,
    runs: (until) => `இப்போது, ${until} வரை`,
    asOf: (clock) => `${clock} நிலவரம்`,
  },
  moonRises: (clock) => `சந்திர உதயம் ${clock}`,
  noMoonrise: 'சந்திர உதயம் இல்லை',
  light: 'பகல் ஒளி',
  dark: 'இரவு',
  whole: 'முழு நாள்',
  month: 'மாதம்',
  tomorrowsDay: 'நாளைய நாள்',
  next: 'அடுத்து வருபவை',
  today: 'இன்று',
  tomorrow: 'நாளை',
  moonSign: 'இன்று, உங்கள் ராசிக்கு',
  six: 'ஆறு வழிகள்',
  ways: {
    today: { title: 'இன்று', text: 'எந்த நாளுக்கும் ஊருக்கும் பஞ்சாங்கம், ஹோரை, காலங்கள்' },
    kundli: { title: 'ஜாதகம்', text: 'ஒரு பிறப்பு: கட்டம், தசை, யோகம், அச்சுப் புத்தகம்' },
    matching: { title: 'பொருத்தம்', text: 'இரு பிறப்புகள்: பத்துப் பொருத்தம், 36 குணம், செவ்வாய் தோஷம்' },
    festivals: { title: 'விழாக்கள்', text: 'விரதங்களும் விழாக்களும், அந்த நாள் ஏன் என்பதும்' },
    muhurta: { title: 'முகூர்த்தம்', text: 'திருமணம், கிரகப் பிரவேசம், பயணம் ஆகியவற்றுக்கு நேரம்' },
    eclipses: { title: 'கிரகணம்', text: 'உங்கள் ஊரிலிருந்து தெரிவது, சூதகத்துடன்' },
  },
  all: {
    title: 'எல்லாக் கணக்கீடுகளும்',
    count: (count) => `${count} கணக்கீடுகள், ஏழு பிரிவுகளில்.`,
    asList: 'ஒரே பட்டியலாக',
    most: 'அதிகம் பார்க்கப்படுபவை',
    special: 'அறிந்தவர்களுக்கு',
  },
  folds: {
    chart: { title: 'ஜாதகம்', text: 'ராசி, லக்னம், நட்சத்திரம், யோகம், கே.பி.' },
    dashas: { title: 'தசைகள்', text: 'வாழ்வின் தசைகளும், இப்போது நடப்பவையும்' },
    transits: { title: 'சனியும் கோசாரமும்', text: 'ஏழரைச் சனி, கோசாரம், அடுத்து வருபவை' },
    pair: { title: 'பொருத்தம்', text: 'இருவர், செவ்வாய் தோஷம், உறவு' },
    day: { title: 'நாளும் மாதமும்', text: 'பஞ்சாங்கம், ஹோரை, சோகடியா, பிறைநிலை' },
    timing: { title: 'நேரம் தேர்ந்தெடுத்தல்', text: 'முகூர்த்தம், சிறந்த நேரம், நாளின் மதிப்பெண்' },
    work: { title: 'தொழிலும் மேற்கத்திய முறையும்', text: 'பணித்துறைகள், சூரிய ராசி' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'ஜாதகம்', of: { kundli: 'அனைத்தும் ஒரே பக்கத்தில்', 'birth-chart-calculator': 'ஜாதகக் கட்டம் மட்டும்' } },
  moon: {
    name: 'சந்திர ராசி',
    of: { 'vedic-moon-sign-calculator': 'சந்திர ராசி', 'vedic-zodiac-sign-calculator': 'சூரிய ராசி, லக்னத்துடன்' },
  },
  vimshottari: {
    name: 'விம்சோத்தரி தசை',
    of: { 'dasha-calculator': 'முழு வாழ்வு', 'running-dashas': 'இப்போதைய ஐந்து நிலைகள்' },
  },
  sade_sati: {
    name: 'ஏழரைச் சனி',
    of: { 'sade-sati-calculator': 'இப்போது', 'saturn-periods': 'வாழ்நாள் முழுதும்' },
  },
  gochara: { name: 'கோசாரம்', of: { gochara: 'சந்திரனிலிருந்து', 'current-transits-calculator': 'ஜாதகத்தின் மீது' } },
  own_day: { name: 'இன்று, உங்கள் சந்திரனுக்கு', of: { 'personal-activation': 'நாள்', 'monthly-snapshot': 'மாதம்' } },
  matching: {
    name: 'ஜாதகப் பொருத்தம்',
    of: { 'vedic-compatibility-calculator': '36 குணங்கள்', 'horoscope-matching': 'விரிவாக', matching: 'அருகருகே' },
  },
  score: {
    name: 'நாளின் மதிப்பெண்',
    of: { 'daily-timing': 'பஞ்சாங்கத்தால் நாள்', 'push-or-wait': 'முன்னேறலாமா, காத்திருக்கலாமா' },
  },
};

export const ask: SiteWords['ask'] = {
  label: 'ஒரு நாள், விழா, நேரம் அல்லது கணக்கீடு',
  placeholder: 'விழா, நாள் அல்லது நேரம்',
  examples: 'எடுத்துக்காட்டு',
  next: 'அடுத்த ஏகாதசி',
  inYear: (year) => `தைப்பொங்கல் ${year}`,
  hour: 'நாளை ராகு காலம்',
  title: (sought) => `தேடல்: ${sought}`,
  tools: 'பொருந்தும் கணக்கீடுகள்',
  nothing: (sought) => `“${sought}” என்பதற்கு எதுவும் கிடைக்கவில்லை. ஒத்தவை:`,
  falls: ({ what, date, place }) => `${what}, ${place}: ${date}.`,
  alsoOn: (date) => `மீண்டும்: ${date}.`,
  notIn: ({ what, year, place }) => `${place}, ${year}: இது அந்த ஆண்டில் இல்லை: ${what}.`,
  at: ({ told, place }) => `${place}: ${told}.`,
  ofDay: ({ what, date, place, value }) => `${place}, ${date}, ${what}: ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `${place}, ${date}: சூரிய உதயத்தில் சந்திரனின் ராசி ${moon}; ${sign} முதல் எண்ணினால் ${count}, இரண்டையும் சேர்த்து.`,
  never: 'இல்லை',
  sunrise: 'சூரிய உதயம்',
  sunset: 'சூரிய அஸ்தமனம்',
  moonrise: 'சந்திர உதயம்',
  moonset: 'சந்திர அஸ்தமனம்',
  why: 'அந்த நாள் ஏன்',
  allOf: (year) => `${year}: எல்லா நாட்களும்`,
  allEclipses: 'எல்லாக் கிரகணங்களும்',
};
