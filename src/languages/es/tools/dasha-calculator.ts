import type { DashaWords } from '../../../tools/dasha-calculator/page/words.js';

export const dashaCalculator: DashaWords = {
  name: 'Periodos dasha (Vimshottari)',
  title: 'Dasha Vimshottari',
  answer: 'Dasha actual',
  summary: 'Las mahadashas de una vida, los periodos que contienen y los que están en curso.',
  submit: 'Mostrar las dashas',
  gets: [
    'La mahadasha, la antardasha y la pratyantardasha en curso',
    'Las nueve mahadashas desde el nacimiento, con los dos niveles inferiores',
    'Lo que quedaba de la primera al nacer',
    'Cuánto desplaza cada fecha un minuto de la hora de nacimiento',
  ],
  disclaimer:
    'Las fechas son de un sistema tradicional, no de sucesos. No predicen enfermedad, muerte, matrimonio ni fortuna.',
  moon: 'Luna al nacer',
  noneRuns: {
    birthAhead: { lead: 'Todavía no hay ninguna dasha en curso.', text: 'El nacimiento es posterior a hoy.' },
    over: {
      lead: 'Ahora no hay ninguna dasha en curso.',
      text: 'Las nueve mahadashas, 120 años en total, han terminado.',
    },
    noClock: { lead: 'No se indica ninguna dasha actual.', text: 'Aquí no se conoce la hora actual.' },
  },
  lanesTitle: 'Tres niveles',
  lanes: { maha: 'Mahadashas', within: (lords) => `En ${lords}` },
  drawn: {
    mahas: (from, to) => `Mahadashas, de ${from} a ${to}`,
    antars: (lord) => `Antardashas de la mahadasha ${lord}`,
    pratyantars: (lords) => `Pratyantardashas, ${lords}`,
    runs: (lord) => `${lord} en curso`,
  },
  tablesTitle: 'Periodos',
  mahasCaption: 'Mahadashas, con la edad a la que empiezan',
  antarsCaption: (lord) => `Antardashas de la mahadasha ${lord}`,
  pratyantarsCaption: (lords) => `Pratyantardashas, ${lords}`,
  lord: 'Regente',
  age: 'Edad',
  certainTitle: 'Qué certeza tienen las fechas',
  perMinute: {
    lead: (days) => `Un minuto de diferencia en la hora de nacimiento desplaza cada fecha ${days} días.`,
    year: (days) =>
      `Aquí el año cuenta ${days} días; las escuelas van de 360 a 365,2564 días, lo que desplaza las fechas varios meses.`,
  },
  balance: (left, full, lord) =>
    full === '1'
      ? `Al nacer quedaba ${left} del único año (${lord}).`
      : `Al nacer quedaban ${left} de los ${full} años (${lord}).`,
  open: {
    lead: 'Sin la hora de nacimiento, las fechas quedan sin determinar.',
    text: (days) =>
      `Para un nacimiento al final de ese día, cada fecha cae ${days} días antes que para uno al comienzo. La tabla da los dos límites.`,
    first: 'Primera mahadasha',
    balance: 'Lo que quedaba al nacer',
    years: (years) => `${years} años`,
    move: 'Margen de las fechas',
    days: (days) => `${days} días`,
    caption: 'Entre qué meses empieza cada mahadasha',
    earliest: 'No antes de',
    latest: 'No después de',
  },
};
