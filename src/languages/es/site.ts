import type { SiteWords } from '../pages/site/words.js';
import { festivals } from './festivals.js';
import { ask, home, twins, ways } from './home.js';
import { languages } from './languages.js';

export const site: SiteWords = {
  skip: 'Ir al contenido',
  allCalculators: 'Todas las calculadoras',
  methods: 'Métodos',
  languageLabel: 'Idioma',
  languages,
  hours: {
    label: 'Formato de hora',
    of: { 24: 'Formato de 24 horas', 12: 'Formato de 12 horas' },
  },
  forPrograms: 'Para desarrolladores',
  ways,
  footMeaning:
    'Las posiciones se calculan; su significado es tradición. Invita a reflexionar y no sustituye el consejo de un profesional.',
  footPrivacy:
    'Estas páginas no necesitan cuenta, no ponen cookies salvo que guarde sus preferencias y no siguen a nadie. Lo que usted escribe queda en la dirección de la página y no se guarda aquí.',
  footPlaces: 'Lugares: datos de GeoNames, modificados, bajo la licencia',
  home,
  festivals,
  ask,
  search: {
    label: 'Buscar una calculadora',
    submit: 'Buscar',
    found: (count) => `Encontradas: ${count}`,
    foundTitle: (sought) => `Calculadoras para «${sought}»`,
    noneTitle: (sought) => `Ninguna calculadora coincide con «${sought}»`,
    noneHint: 'Pruebe con una palabra más corta o con el nombre sánscrito. Estas se parecen:',
    all: (count) => `Las ${count} calculadoras`,
    groups: 'Grupos',
  },
  groups: {
    natal: 'Carta natal',
    matching: 'Compatibilidad',
    day: 'Día y momentos',
    western: 'Astrología occidental',
    reference: 'Referencia',
  },
  twins,
  today: {
    title: 'Hoy en Delhi',
    titleOf: (place) => `Hoy: ${place}`,
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    sun: 'Sol',
    rahuKalam: 'Rahu kalam',
    between: ({ from, to }) => `de ${from} a ${to}`,
  },
  method: {
    lead: 'Qué calcula cada página, según qué fuentes y en qué difieren las tradiciones.',
    how: (name) => `Cómo se calcula: ${name}`,
    contents: 'En esta página',
    inEnglish: 'El texto que sigue está en inglés.',
    open: 'Abrir la calculadora',
    tested: {
      title: 'Cómo se comprueba',
      recorded: (n) => `Respuestas registradas que cada versión debe dar otra vez, byte por byte: ${n}.`,
      by: 'Comprueban las reglas:',
    },
    career: {
      title: 'Profesión (Career DNA)',
      text: 'Las reglas sobre la profesión, punto por punto: en una página propia y, como JSON, solo por la interfaz con clave.',
    },
  },
  docs: {
    title: 'Las calculadoras para programas',
    text: 'Detrás de cada página hay una dirección que recibe JSON y responde con JSON. No hace falta ninguna clave.',
  },
  problems: {
    missing: {
      title: 'No hay ninguna página en esta dirección',
      text: 'Puede que esté mal escrita o que la calculadora tenga otro nombre.',
    },
    method: {
      title: 'Esta página solo se puede leer',
      text: 'La dirección no admite datos enviados. Abra la calculadora y rellene su formulario.',
    },
    failed: {
      title: 'Algo ha fallado aquí',
      text: 'El error es nuestro. Nada de lo que ha escrito se ha perdido: está en la dirección de la página. Inténtelo de nuevo más tarde.',
    },
    unavailable: {
      title: 'No disponible en este momento',
      text: 'El motor de cálculo no responde. Nada de lo que ha escrito se ha perdido. Inténtelo de nuevo dentro de un momento.',
    },
    refused: {
      title: 'No se puede responder a esta petición',
      text: 'Revise la dirección o empiece por una de las calculadoras.',
    },
  },
};
