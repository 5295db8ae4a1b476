import type { SaturnPeriodsWords } from '../../../tools/saturn-periods/page/words.js';

export const saturnPeriods: SaturnPeriodsWords = {
  name: 'Sade Sati d’une vie',
  title: 'Saturne au fil d’une vie',
  summary: 'Chaque Sade Sati et chaque dhaiya de quatre-vingt-dix ans, dès la naissance.',
  submit: 'Montrer une vie',
  gets: [
    'Chaque Sade Sati avec ses trois phases, celle de la naissance comprise',
    'Les deux dhaiyas\u202f: Saturne dans le 4ᵉ et le 8ᵉ signe depuis la Lune',
    'Le tout sur une ligne de vie et dans un tableau',
  ],
  disclaimer:
    'Les dates sont celles de Saturne\u202f; l’épreuve relève de la tradition. Elles ne sont une raison ni d’avoir peur, ni de payer des remèdes, ni de remettre une décision.',
  sadeSati: 'Sade Sati',
  dhaiyas: 'Dhaiyas',
  natalMoon: 'Lune natale',
  now: 'En ce moment',
  none: 'Aucune en cours',
  next: 'Ensuite',
  open: (signs) => `La Lune natale change de signe ce jour-là\u202f: ${signs}.`,
  openText: (sign) =>
    `La suite ne vaut que pour une Lune en ${sign}\u202f; pour l’autre signe, toutes les dates changent.`,
  lifeTitle: 'Quatre-vingt-dix ans',
  lifeNote: 'Sade Sati dure environ sept ans et demi tous les trente ans, chaque dhaiya deux ans et demi.',
  tableTitle: 'Toutes les périodes',
  from: 'Du',
  to: 'Au',
  period: 'Période',
  saturnIn: 'Saturne en',
  house: 'Signe depuis la Lune',
  age: 'Âge',
  kantakaTitle: 'Kantaka, selon le sud',
  kantaka: 'Dans le sud de l’Inde, Saturne dans le 4ᵉ, le 7ᵉ et le 10ᵉ signe depuis la Lune s’appelle Kantaka Shani.',
  whatTitle: 'Comment le lire',
  what: 'Une phase de Sade Sati commence quand Saturne entre pour la première fois dans son signe\u202f; un retour rétrograde ne l’achève pas. Une dhaiya est donnée séjour par séjour\u202f: si Saturne quitte le signe et y revient, elle figure deux fois. Chacun connaît ces années\u202f; la tradition y demande de la patience, et elles n’annoncent aucun événement.',
};
