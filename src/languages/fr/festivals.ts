import type { FestivalWords } from '../pages/site/festival-words.js';
import { customs } from './customs.js';

export const festivals: FestivalWords = {
  title: (name) => `${name}\u202f: date, heures et raison`,
  description: (name) =>
    `${name}\u202f: la date de cette année et des cinq suivantes, les heures et la raison du jour, pour votre lieu.`,
  ofYear: (year) => `Fêtes de ${year}`,
  lead: 'Les grands jours et les jours largement observés dans la région de votre lieu, sur une feuille à imprimer.',
  whole: 'Tous les jeûnes, par genre et par période',
  more: 'Six ans, heures et coutumes',
  last: 'La dernière fois',
  six: 'Cette année et les cinq suivantes',
  coming: 'Les prochains',
  rule: {
    byClause: (clause) => `La règle d’Ekadashi\u202f: ${clause}.`,
    byTithi: ({ tithi, hour }) =>
      `On retient le jour où ce tithi court à l’heure voulue. Tithi\u202f: ${tithi}\u202f; heure\u202f: ${hour}.`,
    byNakshatra: ({ nakshatra, hour }) =>
      `On retient le jour où ce nakshatra court à l’heure voulue. Nakshatra\u202f: ${nakshatra}\u202f; heure\u202f: ${hour}.`,
    bySun: 'Le Soleil décide\u202f: son entrée dans un signe, ou le jour d’un mois solaire compté à partir d’elle.',
    onWeekday: 'On observe un jour de semaine de son mois.',
    onDate: 'Sa date est fixe dans le calendrier civil.',
    sameAs: (name) => `On l’observe le jour d’une autre fête\u202f: ${name}.`,
    countedFrom: ({ name, days }) =>
      `Son jour se compte depuis une autre fête\u202f: ${name}\u202f; jours\u202f: ${days}.`,
    own: 'Elle suit une règle propre, exposée parmi les méthodes.',
    here: (facts) => `Ce jour-là\u202f: ${facts}.`,
    notBeside: (facts) => `Pourquoi pas les jours voisins\u202f: ${facts}.`,
  },
  missing: {
    noSun: 'À certaines dates de cette année, le Soleil ne s’y lève pas\u202f: il n’y a pas de jour à choisir.',
    noDay: 'Aucun jour de cette année ne répond à la règle.',
    inNone: 'En ce lieu, aucun jour de ces années ne répond à la règle.',
  },
  custom: 'Ce que l’on fait',
  byRegion: 'Selon les régions',
  customs,
  customSource: 'L’usage est connu de tous et n’est tiré d’aucun texte ; chaque famille a le sien.',
  keptIn: 'Observé dans',
  schools: 'Autres règles',
  around: 'Les jours voisins',
};
