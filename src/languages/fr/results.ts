import type { ResultWords } from '../words/results/result-words.js';
import { signPairWords } from '../words/results/sign-pair.js';
import { significanceWords } from '../words/results/significance.js';
import { aspect, chart_point, element, graha, relation, sign } from './names.js';

export const mars: ResultWords['mars'] = {
  count: ({ mars, from, house, houses, isOne }) =>
    `Mars en ${mars} est en maison ${house} depuis ${from}, qui ${isOne ? 'est' : 'n’est pas'} l’une des maisons ${houses}.`,
  venus: 'Certaines traditions comptent aussi Mars depuis Vénus\u202f; cette méthode, non.',
  disclaimer:
    'Le manglik dosha est une règle traditionnelle qui a beaucoup d’exceptions. À elle seule, elle ne devrait pas décider d’un mariage.',
};

export const results: ResultWords = {
  mars,
  matchSummaries: {
    excellent: 'Presque tous les kootas s’accordent\u202f: 33 points ou plus sur 36.',
    very_good: 'Nettement au-dessus du minimum d’usage de 18 sur 36.',
    acceptable: 'Au minimum d’usage de 18 sur 36 ou au-dessus.',
    below_customary_threshold: 'Moins de 18 sur 36, le minimum d’usage.',
  },
  matchConvention:
    'Ashtakoota de l’Inde du Nord, sur 36 points. La personne A est lue à la place du fiancé et la personne B à celle de la fiancée\u202f: les échanger peut changer le total. Une annulation (parihara) qui s’applique est nommée dans l’explication de son koota et ne change jamais un score.',
  ascendantNotes: {
    birth_time_unknown:
      'L’heure de naissance n’est pas connue\u202f: l’ascendant, les maisons et ce qui se compte depuis elles en ont besoin et restent vides.',
    no_ascendant: 'Il n’y a pas d’ascendant aux pôles\u202f: indiquez une latitude entre -89,99 et 89,99.',
  },
  noBirthNote:
    'La naissance d’une personne ou des deux n’est pas indiquée\u202f: ce qui se compte depuis l’ascendant demande les deux naissances avec leur heure et reste vide.',
  noCurrentDasha: {
    no_current_time: 'Aucune heure actuelle n’a été donnée.',
    before_birth: 'La naissance est postérieure à l’heure actuelle.',
    ended: 'Les neuf mahadashas sont terminées.',
  },
  dashasEnded: 'Les mahadashas de la liste sont terminées.',
  currentLocationNote: 'Les aspects sont géocentriques\u202f: le lieu actuel est accepté et n’y change rien.',
  sunriseNotes: {
    standard:
      'Lever et coucher\u202f: centre du disque du Soleil à 50′ sous l’horizon au niveau de la mer (34′ de réfraction, 16′ de demi-diamètre).',
    hindu_rising: 'Centre du Soleil à l’horizon, vu du centre de la Terre, sans réfraction.',
  },
  namingNotes: {
    birth_time_unknown:
      'L’heure de naissance n’est pas connue\u202f: day_alternates donne toutes les syllabes de ce jour.',
    near_pada_edge:
      'La Lune est à moins d’une demi-heure d’un autre pada\u202f: vérifiez l’heure de naissance avant de choisir.',
    sound_of_pada: 'La syllabe du pada où se trouvait la Lune à la naissance. Les graphies en lettres latines varient.',
  },
  significance: /* @__PURE__ */ significanceWords(
    { aspect, chart_point, graha },
    {
      transiting: (graha) => `graha en transit\u202f: ${graha}`,
      natal: (point) => `${point} (natal)`,
      glance: {
        full: (aspect) => `regard plein\u202f: ${aspect}`,
        special: (aspect) => `regard particulier\u202f: ${aspect}`,
      },
      tight: (degrees) => `à ${degrees}° de l’exactitude`,
      decimalSign: ',',
    },
  ),
  signPair: /* @__PURE__ */ signPairWords(
    { element, graha, relation, sign },
    {
      sameSign: (sign, element) => `Les deux signes sont le même, ${sign}\u202f; élément\u202f: ${element}.`,
      sameElement: (a, b, element) => `${a} et ${b} partagent l’élément ${element}.`,
      elements: (a, ofA, b, ofB) => `${a} a pour élément ${ofA}, ${b} ${ofB}.`,
      oneRuler: (ruler) => `Les deux signes ont le même maître\u202f: ${ruler}.`,
      rulers: (a, b, aToB, bToA) =>
        `Maîtres des signes\u202f: ${a} et ${b}. Pour ${a}, ${b} est ${aToB}\u202f; pour ${b}, ${a} est ${bToA}.`,
    },
  ),
};
