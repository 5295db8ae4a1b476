import type { BabyNameWords } from '../../../tools/vedic-baby-name-letter/page/words.js';

export const vedicBabyNameLetter: BabyNameWords = {
  name: 'Initiale du prénom (namakshara)',
  title: 'Initiale du prénom de bébé (namakshara)',
  summary: 'Le son initial d’un prénom selon le nakshatra et le pada de la Lune à la naissance.',
  submit: 'Trouver le son',
  gets: [
    'Le son en devanagari, en translittération savante et dans ses graphies usuelles',
    'Le nakshatra et le pada auxquels il appartient',
    'Sans l’heure, tous les sons de ce jour avec leurs heures',
  ],
  disclaimer: 'Un son initial traditionnel. Tout prénom est un bon prénom.',
  sound: 'Son initial',
  sounds: 'Sons de ce jour',
  spellings: 'Graphies',
  byTime: 'Son selon l’heure de naissance',
  dayNote: 'Le son change environ toutes les six heures\u202f: une heure approximative suffit souvent pour choisir.',
  four: (nakshatra) => `Les quatre sons de ${nakshatra}`,
  fourNote:
    'Chaque nakshatra a quatre padas, et chaque pada son propre son. Certaines familles choisissent l’un ou l’autre des quatre.',
  thisBirth: 'cette naissance',
  safe: 'Le pada vaut encore une demi-heure avant et après.',
  safeRest: 'Une erreur de quelques minutes ne change pas le son.',
  near: 'La Lune est à moins d’une demi-heure d’un autre pada.',
  nearRest: 'Il vaut la peine de vérifier l’heure de naissance sur un document avant de choisir.',
  variants:
    'Les graphies en lettres latines varient, tout comme les listes de sons pour quelques padas\u202f: la page sur la méthode les cite.',
};
