import type { DashaWords } from '../../../tools/dasha-calculator/page/words.js';
import { frenchDays } from '../../pages/times.js';

export const dashaCalculator: DashaWords = {
  name: 'Périodes dasha (Vimshottari)',
  title: 'Dasha Vimshottari',
  answer: 'Dasha en cours',
  summary: 'Les mahadashas d’une vie, les périodes qu’elles contiennent et celles en cours.',
  submit: 'Afficher les dashas',
  gets: [
    'La mahadasha, l’antardasha et la pratyantardasha en cours',
    'Les neuf mahadashas depuis la naissance, avec les deux niveaux inférieurs',
    'Ce qui restait de la première à la naissance',
    'De combien une minute d’écart sur l’heure de naissance déplace les dates',
  ],
  disclaimer:
    'Ces dates sont celles d’un système traditionnel, non d’événements. Elles n’annoncent ni maladie, ni mort, ni mariage, ni fortune.',
  moon: 'Lune à la naissance',
  noneRuns: {
    birthAhead: { lead: 'Aucune dasha n’est encore en cours.', text: 'La naissance est postérieure à aujourd’hui.' },
    over: {
      lead: 'Aucune dasha n’est en cours.',
      text: 'Les neuf mahadashas, 120 ans en tout, sont terminées.',
    },
    noClock: { lead: 'Aucune dasha en cours n’est indiquée.', text: 'L’heure actuelle n’est pas connue ici.' },
  },
  lanesTitle: 'Trois niveaux',
  lanes: { maha: 'Mahadashas', within: (lords) => `En ${lords}` },
  drawn: {
    mahas: (from, to) => `Mahadashas, de ${from} à ${to}`,
    antars: (lord) => `Antardashas de la mahadasha ${lord}`,
    pratyantars: (lords) => `Pratyantardashas, ${lords}`,
    runs: (lord) => `${lord} en cours`,
  },
  tablesTitle: 'Périodes',
  mahasCaption: 'Mahadashas, avec l’âge auquel elles commencent',
  antarsCaption: (lord) => `Antardashas de la mahadasha ${lord}`,
  pratyantarsCaption: (lords) => `Pratyantardashas, ${lords}`,
  lord: 'Maître',
  age: 'Âge',
  certainTitle: 'Ce que valent les dates',
  perMinute: {
    lead: (days) => `Une minute d’écart sur l’heure de naissance déplace chaque date de ${frenchDays(days)}.`,
    year: (days) =>
      `L’année compte ici ${days} jours\u202f; les écoles vont de 360 à 365,2564 jours, ce qui déplace les dates de plusieurs mois.`,
  },
  balance: (left, full, lord) =>
    full === '1'
      ? `À la naissance, il restait ${left} de l’unique année (${lord}).`
      : `À la naissance, il restait ${left} des ${full} années (${lord}).`,
  open: {
    lead: 'Sans heure de naissance, les dates restent indéterminées.',
    text: (days) =>
      `Pour une naissance à la fin de ce jour, chaque date tombe ${days} jours plus tôt que pour une naissance à son début. Le tableau donne les deux bornes.`,
    first: 'Première mahadasha',
    balance: 'Reste à la naissance',
    years: (years) => `${years} ans`,
    move: 'Écart des dates',
    days: (days) => `${days} jours`,
    caption: 'Entre quels mois commence chaque mahadasha',
    earliest: 'Pas avant',
    latest: 'Pas après',
  },
};
