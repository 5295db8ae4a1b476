import type { PanchangMonthWords } from '../../../tools/panchang-month/page/words.js';

export const panchangMonth: PanchangMonthWords = {
  name: 'Panchang du mois',
  title: 'Le panchang du mois',
  summary: 'Chaque jour d’un mois en un lieu, sur une feuille\u202f: tithi, nakshatra, Soleil et Lune.',
  submit: 'Afficher le mois',
  gets: [
    'Le tithi et le nakshatra de chaque lever du Soleil, avec l’heure de leur fin',
    'Ekadashis, fêtes, éclipses, Purnima, Amavasya et Sankranti',
    'Les tithis répétés ou sautés',
    'Une feuille de papier à accrocher au mur',
  ],
  disclaimer:
    'Les almanachs n’ont pas tous les mêmes conventions. Pour un jeûne, une fête ou un rite, demandez à ceux qui les observent. N’en tirez aucune décision de santé, de droit ou d’argent.',
  monthNav: 'Mois',
  days: 'Les jours',
  halves: { shukla: 'S', krishna: 'K' },
  moonNote: 'la Lune au lever du Soleil, partie éclairée en clair',
  halvesNote: 'S moitié claire (shukla), K moitié sombre (krishna), avec le numéro du tithi',
  nextDayNote: 'finit le lendemain',
  washNote: 'teinté\u202f: jeûnes, fêtes, Purnima, Amavasya, Sankranti',
  inShort: 'Le mois en bref',
  sankranti: 'Sankranti',
  lunarMonths: 'Mois lunaires (amanta)',
  repeated: 'Tithi répété',
  skipped: 'Tithi sauté',
  adhika: (month) => `Adhika ${month}`,
  newAt: (time) => `nouvelle à ${time}`,
  fullAt: (time) => `pleine à ${time}`,
  conventions:
    'Les membres sont ceux du lever du Soleil\u202f; l’heure après un nom est celle de sa fin. Un tithi qui commence après un lever et finit avant le suivant est sauté, celui que voient deux levers est répété. Le jour où l’on observe un jeûne peut être un autre.',
};
