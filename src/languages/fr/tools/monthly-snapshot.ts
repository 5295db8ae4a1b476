import type { MonthlySnapshotWords } from '../../../tools/monthly-snapshot/page/words.js';
import { thousands } from '../../words/caveats/clauses.js';
import { disclaimers } from '../disclaimers.js';

export const monthlySnapshot: MonthlySnapshotWords = {
  name: 'Un mois depuis votre Lune',
  title: 'Un mois depuis votre Lune',
  summary: 'Les jours d’un mois vus depuis votre Lune natale, avec phases, signes et dashas.',
  submit: 'Afficher le mois',
  gets: [
    'Un calendrier avec le score de chaque jour et ses raisons',
    'Les cinq meilleurs jours et ceux où la tradition conseille la prudence',
    'Phases de la Lune, changements de signe, stations, dashas et Sade Sati',
  ],
  disclaimer: disclaimers['monthly-snapshot'],
  monthNav: 'Mois',
  seenFrom: (moon) => `Vu depuis la Lune natale\u202f: ${moon}.`,
  favourableDays: 'Jours favorables',
  mixedDays: 'Jours mitigés',
  challengingDays: 'Jours difficiles',
  best: (days) => `les meilleurs\u202f: ${days}`,
  caution: (days) => `prudence, les cinq plus bas et Lune en maison 8\u202f: ${days}`,
  calendar: 'Calendrier',
  key: (minimum, maximum) =>
    `Le score additionne huit règles et va de ${minimum} à ${maximum}. En vert, les jours favorables\u202f; en rouge, les difficiles\u202f; sans couleur, les mitigés.`,
  keyOpen: (minimum, maximum) =>
    `Le score additionne huit règles et va de ${minimum} à ${maximum}. Les jours verts sont favorables et les rouges difficiles quelle que soit l’heure\u202f; les autres sont mitigés ou indéterminés.`,
  outlined: (day) => `Le jour encadré est le ${day}.`,
  sheet: 'Chaque date ouvre la page de ce jour.',
  eighth: 'Lune en maison 8',
  whyDay: (day, score) => `Détail du score du ${day}\u202f: ${score}`,
  otherDays: 'Le score d’un autre jour',
  allDays: 'Tous les jours du mois',
  date: 'Date',
  moon: 'Signe de la Lune',
  tara: 'Tara',
  house: 'Maison depuis votre Lune',
  limbScore: 'Score des éléments',
  events: 'Événements du ciel',
  moonSigns: 'Les changements de signe de la Lune',
  station: { direct: 'reprend sa marche directe', retrograde: 'devient rétrograde' },
  dashas: 'Dashas et Sade Sati',
  atStart: 'Au début du mois',
  onDate: (day) => `Le ${day}`,
  noDasha: 'aucune dasha en cours\u202f: avant la naissance ou après les 120 ans que couvrent les dashas',
  sadeSati: 'Sade Sati',
  noSadeSati: 'pas en cours',
  inWords: 'En résumé',
  unknownLead: 'L’heure de naissance n’est pas connue.',
  unknown: (from, to) =>
    `Ce jour-là, la Lune change de position\u202f: d’abord ${from}, en dernier ${to}. Le calendrier donne pour chaque jour l’intervalle du score pour toutes ces positions\u202f; aucun jour n’est désigné comme le meilleur.`,
  unknownNoFacts: 'Indiquez une heure, même approximative, pour voir les jours depuis votre Lune.',
  sure: 'quelle que soit l’heure',
  open: 'Jours indéterminés',
  openNote: 'selon l’heure de naissance',
  between: (least, most) => `de ${least} à ${most}`,
  dashasOpen: (days) =>
    days === undefined
      ? 'Les dashas ne sont pas données\u202f: leurs dates dépendent de l’heure de naissance.'
      : `Les dashas ne sont pas données\u202f: selon l’heure, leurs dates varient de ${thousands(`${days}`, '\u202f')} jours au plus.`,
  byMoon: 'Selon la position possible de votre Lune',
};
