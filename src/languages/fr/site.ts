import type { SiteWords } from '../pages/site/words.js';
import { festivals } from './festivals.js';
import { ask, home, twins, ways } from './home.js';
import { languages } from './languages.js';

export const site: SiteWords = {
  skip: 'Aller au contenu',
  allCalculators: 'Tous les calculs',
  methods: 'Méthodes',
  languageLabel: 'Langue',
  languages,
  hours: {
    label: 'Format de l’heure',
    of: { 24: 'Format 24 heures', 12: 'Format 12 heures' },
  },
  forPrograms: 'Pour les développeurs',
  ways,
  footMeaning:
    'Les positions sont calculées\u202f; leur sens relève de la tradition. Matière à réflexion, qui ne remplace pas l’avis d’un professionnel.',
  footPrivacy:
    'Ces pages ne demandent aucun compte, ne posent aucun cookie tant que vous n’enregistrez pas de préférences et ne suivent personne. Ce que vous saisissez reste dans l’adresse de la page et n’est pas conservé ici.',
  footPlaces: 'Lieux\u202f: données de GeoNames, modifiées, sous licence',
  home,
  festivals,
  ask,
  search: {
    label: 'Trouver un calcul',
    submit: 'Chercher',
    found: (count) => `Résultats\u202f: ${count}`,
    foundTitle: (sought) => `Calculs pour «\u202f${sought}\u202f»`,
    noneTitle: (sought) => `Aucun calcul ne correspond à «\u202f${sought}\u202f»`,
    noneHint: 'Essayez un mot plus court, ou le nom sanskrit. Ceux-ci sont proches\u202f:',
    all: (count) => `Les ${count} calculs`,
    groups: 'Groupes',
  },
  groups: {
    natal: 'Thème natal',
    matching: 'Compatibilité',
    day: 'Jour et moments',
    western: 'Astrologie occidentale',
    reference: 'Références',
  },
  twins,
  today: {
    title: 'Aujourd’hui à Delhi',
    titleOf: (place) => `Aujourd’hui\u202f: ${place}`,
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    sun: 'Soleil',
    rahuKalam: 'Rahu kalam',
    between: ({ from, to }) => `de ${from} à ${to}`,
  },
  method: {
    lead: 'Ce que chaque calcul établit, d’après quelles sources, et où les traditions diffèrent.',
    how: (name) => `La méthode\u202f: ${name}`,
    contents: 'Sur cette page',
    inEnglish: 'Le texte qui suit est en anglais.',
    open: 'Ouvrir le calcul',
    tested: {
      title: 'Comment c’est vérifié',
      recorded: (n) => `Réponses enregistrées que chaque version doit redonner, octet par octet\u202f: ${n}.`,
      by: 'Les règles sont tenues par\u202f:',
    },
    career: {
      title: 'Métier (Career DNA)',
      text: 'Les règles sur le métier, point par point\u202f: sur une page à part et, en JSON, par la seule interface à clé.',
    },
  },
  docs: {
    title: 'Les calculs pour les programmes',
    text: 'Derrière chaque page se trouve une adresse qui reçoit du JSON et répond en JSON. Aucune clé n’est nécessaire.',
  },
  problems: {
    missing: {
      title: 'Il n’y a pas de page à cette adresse',
      text: 'L’adresse comporte peut-être une faute de frappe, ou le calcul porte un autre nom.',
    },
    method: {
      title: 'Cette page est en lecture seule',
      text: 'L’adresse n’accepte pas de données envoyées. Ouvrez le calcul et remplissez son formulaire.',
    },
    failed: {
      title: 'Une erreur s’est produite ici',
      text: 'L’erreur vient de nous. Rien de ce que vous avez saisi n’est perdu\u202f: tout est dans l’adresse de la page. Veuillez réessayer plus tard.',
    },
    unavailable: {
      title: 'Indisponible pour le moment',
      text: 'Le moteur de calcul ne répond pas. Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer dans un instant.',
    },
    refused: {
      title: 'Cette demande reste sans réponse',
      text: 'Vérifiez l’adresse, ou commencez par l’un des calculs.',
    },
  },
};
