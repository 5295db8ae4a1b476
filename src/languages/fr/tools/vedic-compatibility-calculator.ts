import type { MatchingWords } from '../../../tools/vedic-compatibility-calculator/page/words.js';

export const vedicCompatibilityCalculator: MatchingWords = {
  name: 'Compatibilité lunaire (Ashtakoota)',
  title: 'Compatibilité lunaire (Ashtakoota)',
  summary: 'Ashtakoota\u202f: les 36 points de deux Lunes natales, koota par koota.',
  submit: 'Comparer les deux Lunes',
  gets: [
    'Le total sur 36 points, avec le minimum d’usage de 18',
    'Les huit kootas\u202f: ce qui est comparé et d’où viennent les points',
    'Nadi dosha et Bhakoot dosha, et ce qui les atténue selon les textes',
    'Si une heure est inconnue, les totaux que permet la journée',
  ],
  disclaimer:
    'Un score traditionnel pour deux Lunes. Il ne mesure pas une relation\u202f: ne décidez pas d’un mariage d’après lui.',
  score: 'Score',
  ofPoints: (maximum) => `points sur ${maximum}`,
  points: (score, maximum) => `${score} sur ${maximum}`,
  minimum: '18, minimum d’usage',
  bar: (score) => `${score} points sur 36\u202f; le minimum d’usage est 18`,
  totalLies: (least, most) =>
    least === most
      ? `Quelle que soit l’heure de naissance, le total est de ${least}.`
      : `Selon l’heure de naissance, le total se situe entre ${least} et ${most}.`,
  personA: 'Personne A',
  personB: 'Personne B',
  moon: (sign, nakshatra) => `Lune en ${sign}, ${nakshatra}`,
  swap: 'Ordre',
  swapLink: 'Lire B en premier',
  swapNote: 'l’ordre compte pour certains kootas',
  nadiTitle: 'Nadi dosha',
  nadi: {
    none: {
      lead: 'Pas de Nadi dosha.',
      text: 'Les deux Lunes ont des nadis différentes\u202f: les 8 points sont donc acquis.',
    },
    present: {
      lead: 'Nadi dosha présent\u202f: les deux Lunes ont la même nadi.',
      text: 'Selon la règle, cela donne 0 point sur 8. C’est une seule règle sur les Lunes natales. Elle ne dit rien de la santé de quiconque.',
    },
    open: {
      lead: 'Nadi dosha indéterminé\u202f: il dépend de l’heure de naissance.',
      text: 'À certaines des heures possibles, les deux Lunes ont la même nadi, à d’autres non.',
    },
  },
  kootasTitle: 'Les huit kootas',
  kootasNote: 'La longueur de chaque barre est le poids de son koota\u202f; une case vaut un point.',
  kootasOpen:
    'Quand l’heure est inconnue, l’intervalle des points pour toutes les heures possibles\u202f; la barre montre le plus petit nombre.',
  kootas: {
    varna: { name: 'Varna', about: 'activité et tempérament' },
    vashya: { name: 'Vashya', about: 'attirance mutuelle' },
    tara: { name: 'Tara', about: 'bien-être' },
    yoni: { name: 'Yoni', about: 'intimité' },
    graha_maitri: { name: 'Graha Maitri', about: 'amitié des maîtres des signes' },
    gana: { name: 'Gana', about: 'nature' },
    bhakoot: { name: 'Bhakoot', about: 'vie commune' },
    nadi: { name: 'Nadi', about: 'constitution' },
  },
  howTitle: 'Comment lire ce résultat',
  how: [
    'Ashtakoota de l’Inde du Nord, sur 36 points. La personne A occupe la place du marié et la personne B celle de la mariée\u202f: les inverser peut changer le total. Une annulation (parihara) qui s’applique est nommée avec son koota et ne change jamais un score.',
    'Un score traditionnel, une voix parmi d’autres. Il ne mesure pas une relation et ne devrait rien décider à lui seul.',
  ],
};
