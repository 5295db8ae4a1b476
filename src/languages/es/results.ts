import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `Marte en ${mars} está en la casa ${house} desde ${from}, que ${isOne ? 'es' : 'no es'} una de las casas ${houses}.`,
  venus: 'Algunas tradiciones cuentan a Marte también desde Venus; este método no.',
  disclaimer:
    'El manglik dosha es una regla tradicional con muchas excepciones. Por sí sola no debería decidir un matrimonio.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'Casi todos los kootas concuerdan: 33 puntos o más de 36.',
    very_good: 'Muy por encima del mínimo habitual de 18 de 36.',
    acceptable: 'En el mínimo habitual de 18 de 36 o por encima.',
    below_customary_threshold: 'Menos de 18 de 36, el mínimo habitual.',
  },
  matchConvention:
    'Ashtakoota del norte de la India, de 36 puntos. La persona A se lee en el lugar del novio y la persona B en el de la novia, de modo que intercambiarlas puede cambiar el total. Una cancelación (parihara) que se aplica se nombra en la explicación de su koota y nunca cambia una puntuación.',
  ascendantNotes: {
    birth_time_unknown:
      'La hora de nacimiento no se conoce: el ascendente, las casas y lo que se cuenta desde ellas la necesitan y quedan vacíos.',
    no_ascendant: 'En los polos no hay ascendente: indique una latitud entre -89,99 y 89,99.',
  },
  noBirthNote:
    'De una persona o de ambas no se ha indicado el nacimiento: lo que se cuenta desde el ascendente necesita ambos nacimientos con su hora y queda vacío.',
  noCurrentDasha: {
    no_current_time: 'No se ha dado la hora actual.',
    before_birth: 'El nacimiento es posterior a la hora actual.',
    ended: 'Las nueve mahadashas han terminado.',
  },
  dashasEnded: 'Las mahadashas de la lista han terminado.',
  currentLocationNote: 'Los aspectos son geocéntricos: el lugar actual se acepta y no los cambia.',
  sunriseNotes: {
    standard:
      'Salida y puesta: centro del disco del Sol 50′ bajo el horizonte al nivel del mar (34′ de refracción, 16′ de semidiámetro).',
    hindu_rising: 'Centro del Sol en el horizonte, visto desde el centro de la Tierra, sin refracción.',
  },
  namingNotes: {
    birth_time_unknown: 'La hora de nacimiento no se conoce: day_alternates tiene todas las sílabas de ese día.',
    near_pada_edge: 'La Luna está a menos de media hora de otro pada: compruebe la hora de nacimiento antes de elegir.',
    sound_of_pada: 'La sílaba del pada en el que estaba la Luna al nacer. Las grafías en letras latinas varían.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `graha en tránsito: ${graha}`,
      natal: (point) => `${point} (natal)`,
      glance: { full: (aspect) => `mirada plena: ${aspect}`, special: (aspect) => `mirada especial: ${aspect}` },
      tight: (degrees) => `a ${degrees}° de la exactitud`,
      decimalSign: ',',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `Ambos signos son ${sign}; elemento: ${element}.`,
      sameElement: (a, b, element) => `${a} y ${b} comparten el elemento ${element}.`,
      elements: (a, ofA, b, ofB) => `${a} es del elemento ${ofA}, ${b} del elemento ${ofB}.`,
      oneRuler: (ruler) => `Ambos signos tienen el mismo regente: ${ruler}.`,
      rulers: (a, b, aToB, bToA) =>
        `Regentes de los signos: ${a} y ${b}. Para ${a}, ${b} es ${aToB}; para ${b}, ${a} es ${bToA}.`,
    },
  ),
};
