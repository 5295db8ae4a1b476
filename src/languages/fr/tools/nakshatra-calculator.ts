import type { NakshatraWords } from '../../../tools/nakshatra-calculator/page/words.js';

export const nakshatraCalculator: NakshatraWords = {
  name: 'Nakshatra de naissance',
  title: 'Nakshatra de naissance (janma nakshatra)',
  summary: 'Le nakshatra et le pada de la Lune à la naissance, et ce que la tradition en dit.',
  submit: 'Trouver le nakshatra',
  gets: [
    'Votre nakshatra et son pada, avec maître, divinité, gana, yoni et nadi',
    'Quand la Lune y est entrée et en est sortie',
    'Le son du prénom selon le pada',
    'Sans l’heure, tous les padas de ce jour avec leurs heures',
  ],
  disclaimer:
    'Gana, yoni et les autres classes sont des appellations traditionnelles. Ne jugez ni une personne ni un couple d’après elles.',
  meaning: 'Ce qu’en dit la tradition',
  meaningNote:
    'Ce sont les classes dont se servent les almanachs et l’examen des couples. Elles classent les nakshatras, non les personnes.',
  deity: 'Divinité',
  gana: 'Gana (tempérament)',
  yoni: 'Yoni (animal)',
  nadi: 'Nadi',
  nature: 'Nature',
  degree: 'Degré dans le nakshatra',
  navamsa: 'Signe du pada en navamsa',
  entered: 'Entrée de la Lune',
  left: 'Sortie de la Lune',
  sound: 'Son du prénom',
  spellings: 'Graphies',
};
