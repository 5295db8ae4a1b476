import type { SiteWords } from './words.js';

export const FRENCH: SiteWords = {
  language: 'Français',
  skip: 'Aller au contenu',
  allCalculators: 'Tous les calculs',
  methods: 'Méthodes',
  languageLabel: 'Langue',
  forPrograms: 'Pour les programmes',
  footMeaning:
    'Les positions sont calculées ; leur sens relève de la tradition. Pour la réflexion, sans remplacer l’avis d’un professionnel.',
  footPrivacy:
    'Ni compte, ni cookies, ni suivi. Ce que vous saisissez reste dans l’adresse de la page et n’est pas conservé ici.',
  footPlaces: 'Les lieux contiennent des données de GeoNames, modifiées, sous la licence',
  home: {
    title: 'Calculs d’astrologie védique',
    heading: 'Votre thème natal, calculé avec soin',
    lead: 'Thèmes sidéraux, compatibilité et panchang de tout jour et de tout lieu. Chaque page indique la convention qu’elle suit et le degré de certitude du résultat.',
    groups: 'Groupes',
  },
  search: {
    label: 'Trouver un calcul',
    submit: 'Chercher',
    found: (count) => `Résultats : ${count}`,
    foundTitle: (sought) => `Calculs pour « ${sought} »`,
    noneTitle: (sought) => `Aucun calcul ne correspond à « ${sought} »`,
    noneHint: 'Essayez un mot plus court, ou le nom sanskrit. Ceux-ci sont proches :',
    all: (count) => `Les ${count} calculs`,
  },
  groups: {
    natal: 'Thème natal',
    matching: 'Compatibilité',
    day: 'Jour et moments',
    western: 'Astrologie occidentale',
    reference: 'Repères',
  },
  today: {
    title: 'Aujourd’hui à Delhi',
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    sun: 'Soleil',
    rahuKalam: 'Rahu kalam',
    until: ({ what, end }) => `${what}, jusqu’à ${end}`,
    between: ({ from, to }) => `de ${from} à ${to}`,
    whole: 'La journée entière, ou un autre lieu',
  },
  method: {
    lead: 'Ce que chaque calcul établit, d’après quelles sources, et où les traditions diffèrent.',
    how: (name) => `La méthode : ${name}`,
    contents: 'Sur cette page',
    inEnglish: 'Le texte qui suit est en anglais.',
    open: 'Ouvrir le calcul',
    career: {
      title: 'Métier (Career DNA)',
      text: 'Les règles du métier, point par point. Seule l’interface à clé y répond.',
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
      title: 'Cette page se lit seulement',
      text: 'L’adresse n’accepte pas de données envoyées. Ouvrez le calcul et remplissez son formulaire.',
    },
    failed: {
      title: 'Une erreur s’est produite ici',
      text: 'La faute est de notre côté. Rien de ce que vous avez saisi n’est perdu : tout est dans l’adresse de la page. Veuillez réessayer plus tard.',
    },
    unavailable: {
      title: 'Indisponible pour le moment',
      text: 'La partie qui calcule ne répond pas. Rien de ce que vous avez saisi n’est perdu. Veuillez réessayer dans un instant.',
    },
    refused: {
      title: 'Cette demande reste sans réponse',
      text: 'Vérifiez l’adresse, ou commencez par l’un des calculs.',
    },
  },
};
