import type { SignPairWords } from '../../../tools/compatibility/page/words.js';
import { upToOneOrOther } from '../../locale/plural.js';

const signsApart = upToOneOrOther('signe', 'signes');
export const compatibility: SignPairWords = {
  name: 'Compatibilité des signes solaires',
  title: 'Compatibilité des signes solaires',
  summary: 'Comment deux signes solaires s’accordent par l’élément et par l’amitié de leurs maîtres.',
  submit: 'Comparer les deux signes',
  gets: ['Un score sur 100', 'D’où viennent les points', 'L’angle entre les deux signes'],
  disclaimer:
    'Le score de deux signes solaires selon des règles fixes. Il ne dit rien des personnes elles-mêmes\u202f: ne choisissez ni ne quittez personne d’après lui.',
  score: 'Score',
  ofPoints: (maximum) => `points sur ${maximum}`,
  points: (score, maximum) => `${score} sur ${maximum}`,
  bar: (score) => `${score} points sur 100`,
  firstSign: 'Premier signe',
  secondSign: 'Second signe',
  ruledBy: (ruler) => `maître\u202f: ${ruler}`,
  partsTitle: 'D’où viennent les points',
  partsNote: 'Chaque partie donne jusqu’à 50 points.',
  sameSign: (element) => `Les deux signes sont identiques (élément\u202f: ${element}).`,
  sameElement: (element) => `Les deux signes partagent le même élément\u202f: ${element}.`,
  elements: (a, b) => `Éléments des signes\u202f: ${a} et ${b}.`,
  oneRuler: (ruler) => `Les deux signes ont le même maître\u202f: ${ruler}.`,
  rulers: (a, b) => `Maîtres des signes\u202f: ${a} et ${b}.`,
  angleTitle: 'Angle',
  angle: (name, distance) => `${name}, à ${signsApart(distance)} d’écart\u202f; sans effet sur le score`,
  howTitle: 'Comment lire ce résultat',
  how: 'Les éléments sont comparés comme en astrologie occidentale, les maîtres selon les amitiés naturelles des textes védiques\u202f; les points sont une convention de ce calcul. L’ordre des signes ne change rien.',
};
