import type { NakshatraWords } from '../../../tools/nakshatra/page/words.js';

export const nakshatra: NakshatraWords = {
  name: 'Nakshatra du jour',
  title: 'Nakshatra du jour',
  summary: 'Le nakshatra de la Lune ce jour-là, depuis quand et jusqu’à quand, et le suivant.',
  submit: 'Afficher le nakshatra',
  gets: [
    'Le nakshatra et le pada de la Lune au matin',
    'Quand il a commencé, quand il finit et ce qui vient ensuite',
    'Son maître, sa divinité, sa nature et son gana',
  ],
  disclaimer:
    'Il est le même pour tous ce jour-là\u202f; ce à quoi il convient relève de la tradition. Ne fondez sur lui aucune décision de santé, de droit ou d’argent.',
  atMorning: (time) =>
    `Nakshatra, pada et signe sont ceux de ${time}\u202f: sans lieu, il n’y a pas de lever du Soleil.`,
  next: 'Ensuite',
  about: (nakshatra) => `À propos de ${nakshatra}`,
  devanagari: 'En devanagari',
  runs: 'Durée',
  civilDay: 'Le jour, de minuit à minuit',
  changes: 'Changements du jour',
  noChange: 'La Lune reste toute la journée dans ce nakshatra.',
};
