import type { SiteWords } from '../pages/site/words.js';

export const ways: SiteWords['ways'] = {
  label: 'Páginas principales',
  aside: 'Búsqueda e idioma',
  panchang: 'Panchang',
  kundli: 'Kundli',
  matching: 'Pareja',
  festivals: 'Fiestas',
  all: 'Todas',
  search: 'Buscar',
};

export const home: SiteWords['home'] = {
  title: 'Panchang de hoy, festividades y kundli',
  lead: 'El panchang de hoy en su lugar, los próximos ayunos y festividades, cartas natales y compatibilidad. Cada página indica la convención que sigue y la certeza del resultado.',
  place: { change: 'Cambiar de lugar', which: '¿Qué lugar?' },
  now: 'Ahora',
  state: {
    begins: (length) => `dentro de ${length}`,
    runs: (until) => `ahora, hasta las ${until}`,
    asOf: (clock) => `a las ${clock}`,
  },
  moonRises: (clock) => `Sale la Luna: ${clock}`,
  noMoonrise: 'la Luna no sale',
  light: 'La luz del día',
  dark: 'La noche',
  whole: 'El día entero',
  month: 'El mes',
  tomorrowsDay: 'Mañana',
  next: 'Lo próximo',
  today: 'Hoy',
  tomorrow: 'Mañana',
  moonSign: 'Hoy para su signo lunar',
  six: 'Seis caminos',
  ways: {
    today: { title: 'Hoy', text: 'Panchang y horas de cualquier día y lugar' },
    kundli: { title: 'Kundli', text: 'Un nacimiento: carta, dashas, yogas' },
    matching: { title: 'Pareja', text: 'Dos nacimientos: 36 puntos, Manglik, poruthams' },
    festivals: { title: 'Fiestas', text: 'Ayunos y festividades, y por qué ese día' },
    muhurta: { title: 'Muhurta', text: 'Momentos para boda, mudanza o viaje' },
    eclipses: { title: 'Eclipses', text: 'Lo visible desde su lugar, con el sutak' },
  },
  all: {
    title: 'Todas las calculadoras',
    count: (count) => `${count} calculadoras en siete grupos.`,
    asList: 'En una sola lista',
    most: 'Las más usadas',
    special: 'Para especialistas',
  },
  folds: {
    chart: { title: 'Carta natal', text: 'Signo lunar, lagna, nakshatra, yogas' },
    dashas: { title: 'Dashas', text: 'Los periodos de la vida y los de ahora' },
    transits: { title: 'Saturno y tránsitos', text: 'Sade Sati, gochara y lo que viene' },
    pair: { title: 'Compatibilidad', text: 'Dos personas, Manglik, relación' },
    day: { title: 'Día y mes', text: 'Panchang, hora, choghadiya, fase lunar' },
    timing: { title: 'Elegir el momento', text: 'Muhurta, la mejor hora, valor del día' },
    work: { title: 'Profesión y occidental', text: 'Campos de trabajo, signo solar' },
  },
};

export const twins: SiteWords['twins'] = {
  kundli: { name: 'Kundli', of: { kundli: 'todo en una página', 'birth-chart-calculator': 'solo la carta' } },
  moon: {
    name: 'Signo lunar (rashi)',
    of: { 'vedic-moon-sign-calculator': 'signo lunar', 'vedic-zodiac-sign-calculator': 'con el Sol y el lagna' },
  },
  vimshottari: {
    name: 'Dasha Vimshottari',
    of: { 'dasha-calculator': 'toda la vida', 'running-dashas': 'cinco niveles ahora' },
  },
  sade_sati: { name: 'Sade Sati', of: { 'sade-sati-calculator': 'ahora', 'saturn-periods': 'en toda la vida' } },
  gochara: { name: 'Gochara', of: { gochara: 'desde la Luna', 'current-transits-calculator': 'sobre la carta' } },
  own_day: { name: 'Hoy para su Luna', of: { 'personal-activation': 'día', 'monthly-snapshot': 'mes' } },
  matching: {
    name: 'Compatibilidad de kundlis',
    of: { 'vedic-compatibility-calculator': '36 puntos', 'horoscope-matching': 'completa', matching: 'lado a lado' },
  },
  score: {
    name: 'Valoración de un día',
    of: { 'daily-timing': 'el día según el almanaque', 'push-or-wait': 'avanzar o esperar' },
  },
};

export const ask: SiteWords['ask'] = {
  label: 'Un día, una festividad, una hora o una calculadora',
  placeholder: 'Fiesta, día u hora',
  examples: 'Por ejemplo',
  next: 'próximo Ekadashi',
  inYear: (year) => `Diwali ${year}`,
  hour: 'Rahu kalam mañana',
  title: (sought) => `Búsqueda: ${sought}`,
  tools: 'Calculadoras que coinciden',
  nothing: (sought) => `Nada para «${sought}». Se parecen:`,
  falls: ({ what, date, place }) => `${what} cae el ${date}, en ${place}.`,
  alsoOn: (date) => `Otra vez el ${date}.`,
  notIn: ({ what, year, place }) => `${what} no ocurre en ${year}, en ${place}.`,
  at: ({ told, place }) => `${told}, en ${place}.`,
  ofDay: ({ what, date, place, value }) => `${what} el ${date}, en ${place}: ${value}.`,
  fromSign: ({ sign, moon, count, date, place }) =>
    `Al salir el Sol el ${date}, en ${place}, la Luna está en ${moon}: el signo ${count} desde ${sign}, contando ambos.`,
  never: 'no hay',
  sunrise: 'Salida del Sol',
  sunset: 'Puesta del Sol',
  moonrise: 'Salida de la Luna',
  moonset: 'Puesta de la Luna',
  why: 'Por qué ese día',
  allOf: (year) => `Todo ${year}`,
  allEclipses: 'Todos los eclipses',
};
