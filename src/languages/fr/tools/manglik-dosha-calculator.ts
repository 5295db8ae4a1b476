import type { ManglikWords } from '../../../tools/manglik-dosha-calculator/page/words.js';
import { mars } from '../results.js';

export const manglikDoshaCalculator: ManglikWords = {
  name: 'Manglik dosha (Mangal dosha)',
  title: 'Manglik dosha (Mangal dosha)',
  answer: {
    yes: (references, mitigations) =>
      `Manglik\u202f: oui\u202f; points de référence\u202f: ${references}, atténuations\u202f: ${mitigations}`,
    no: 'Manglik\u202f: non, ni depuis le lagna ni depuis la Lune',
  },
  summary: 'Si Mars forme le dosha, compté depuis le lagna ou la Lune, et ce qui l’atténue.',
  submit: 'Examiner Mars',
  gets: [
    'La maison de Mars depuis le lagna et depuis la Lune',
    'Les atténuations traditionnelles qui s’appliquent au thème',
    'Ce que la règle ne dit pas',
  ],
  disclaimer: mars.disclaimer,
  dosha: 'Manglik dosha',
  flagged: 'présent selon la règle',
  notFlagged: 'absent',
  byRule: 'depuis le lagna ou la Lune',
  mitigations: 'Règles d’atténuation',
  count: (count) => (count < 2 ? `${count} règle` : `${count} règles`),
  counted: 'Où se trouve Mars',
  countedNote: (houses) =>
    `La règle regarde si Mars est en maison ${houses}, en signes entiers comptés depuis un repère.`,
  reference: 'Compté depuis',
  references: { lagna: 'le lagna', moon: 'la Lune' },
  referenceSign: 'Son signe',
  houseOfMars: 'Maison de Mars',
  inRule: 'Dosha',
  yes: 'oui',
  no: 'non',
  softens: 'Ce qui l’atténue',
  softensNote:
    'La tradition y voit une annulation ou une réduction du dosha. Le résultat ci-dessus n’en est pas modifié.',
  noneHolds: 'Aucune des atténuations traditionnelles examinées ne s’applique à ce thème.',
  notNeeded: 'Mars n’est dans aucune des maisons de la règle\u202f: il n’y a rien à atténuer.',
  effects: { cancelling: 'annulation', reducing: 'réduction' },
  factor: 'Règle',
  effect: 'Effet',
  reading: 'Comment le lire',
  positions: 'Signes utilisés',
};
