import type { MatchingWords } from '../../../tools/vedic-compatibility-calculator/page/words.js';

export const vedicCompatibilityCalculator: MatchingWords = {
  name: 'Compatibilidad lunar (Ashtakoota)',
  title: 'Compatibilidad lunar (Ashtakoota)',
  summary: 'Ashtakoota: los 36 puntos de dos Lunas natales, koota por koota.',
  submit: 'Comparar las dos Lunas',
  gets: [
    'El total sobre 36 puntos, con el mínimo habitual de 18',
    'Los ocho kootas: qué se compara y de dónde salen los puntos',
    'Nadi dosha y Bhakoot dosha, y lo que según los textos los atenúa',
    'Si se desconoce una hora, los totales que permite el día',
  ],
  disclaimer:
    'Es una puntuación tradicional de dos Lunas. No mide una relación: no decida sobre un matrimonio por ella.',
  score: 'Puntuación',
  ofPoints: (maximum) => `de ${maximum} puntos`,
  points: (score, maximum) => `${score} de ${maximum}`,
  minimum: '18, el mínimo habitual',
  bar: (score) => `${score} de 36 puntos; el mínimo habitual es 18`,
  totalLies: (least, most) =>
    least === most
      ? `Sea cual sea la hora de nacimiento, el total es ${least}.`
      : `Según la hora de nacimiento, el total está entre ${least} y ${most}.`,
  personA: 'Persona A',
  personB: 'Persona B',
  moon: (sign, nakshatra) => `Luna en ${sign}, ${nakshatra}`,
  swap: 'Orden',
  swapLink: 'Leer primero a B',
  swapNote: 'en algunos kootas cuenta el orden',
  nadiTitle: 'Nadi dosha',
  nadi: {
    none: {
      lead: 'No hay Nadi dosha.',
      text: 'Las dos Lunas tienen nadis distintas, así que se dan los 8 puntos.',
    },
    present: {
      lead: 'Hay Nadi dosha: las dos Lunas tienen la misma nadi.',
      text: 'Según la regla, esto da 0 de 8 puntos. Es una sola regla sobre las Lunas natales. No dice nada de la salud de nadie.',
    },
    open: {
      lead: 'Nadi dosha sin determinar: depende de la hora de nacimiento.',
      text: 'A algunas de las horas posibles las dos Lunas tienen la misma nadi; a otras, no.',
    },
  },
  kootasTitle: 'Los ocho kootas',
  kootasNote: 'La longitud de cada barra es el peso de su koota; una casilla es un punto.',
  kootasOpen:
    'Si se desconoce la hora, el margen de puntos para todas las horas posibles; la barra muestra el menor número.',
  kootas: {
    varna: { name: 'Varna', about: 'actividad y carácter' },
    vashya: { name: 'Vashya', about: 'atracción mutua' },
    tara: { name: 'Tara', about: 'bienestar' },
    yoni: { name: 'Yoni', about: 'cercanía' },
    graha_maitri: { name: 'Graha Maitri', about: 'amistad de los regentes de los signos' },
    gana: { name: 'Gana', about: 'naturaleza' },
    bhakoot: { name: 'Bhakoot', about: 'vida en común' },
    nadi: { name: 'Nadi', about: 'constitución' },
  },
  howTitle: 'Cómo leerlo',
  how: [
    'Ashtakoota del norte de la India, de 36 puntos. La persona A ocupa el lugar del novio y la persona B el de la novia, por lo que intercambiarlas puede cambiar el total. Una anulación (parihara) que se aplica se nombra junto a su koota y nunca cambia los puntos.',
    'Una puntuación tradicional, una voz entre muchas. No mide una relación y no debería decidir nada por sí sola.',
  ],
};
