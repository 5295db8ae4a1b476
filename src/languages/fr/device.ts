import type { DeviceWords } from '../pages/site/device-words.js';

/** What pages say of the service that runs on the device of their reader. */
export const device: DeviceWords = {
  title: 'Hors ligne',
  lead: 'Le panchang, le kundli, la compatibilité, les fêtes, le muhurta et les éclipses sont calculés sur cet appareil, avec les mêmes nombres qu’en ligne.',
  wait: 'Les calculateurs s’enregistrent sur cet appareil. Rien de ce que vous saisissez ne le quitte.',
  calculating: 'Calcul sur cet appareil …',
  noScript:
    'Ces pages calculent sur votre propre appareil et ont besoin de JavaScript pour cela. Sans lui, rien ne peut être calculé ici et aucun formulaire n’envoie quoi que ce soit.',
  unsupported:
    'Ce navigateur ne peut pas calculer sur l’appareil. Il faut Chrome ou Edge 91, Safari 15, Firefox 147 ou plus récent, hors navigation privée.',
  failed: 'Les calculateurs n’ont pas pu être enregistrés sur cet appareil. Vérifiez le réseau et rechargez la page.',
  offline: ['Pas de réseau.', 'Tout est calculé sur cet appareil.'],
  ready: 'La version {new} est prête. Ce que vous voyez date de la {now}.',
  update: 'Mettre à jour',
  missing: 'Cette page n’est pas enregistrée ici. Elle s’ouvrira quand vous serez en ligne.',
  saved: {
    title: 'Enregistré sur cet appareil',
    program: 'Calculateurs, pages et éphémérides',
    programText: 'version {version}, {languages}',
    places: 'Lieux et fuseaux horaires',
    placesText: 'villes du monde, quartiers de villes indiennes',
    methods: 'Méthodes',
    methodsText: 'pages enregistrées : {n}',
    details: 'Vos données',
    detailsText: 'personnes, lieu et horloge que vous avez voulu garder',
    not: 'non enregistré',
    nothingElse: 'Rien d’autre : ni résultats, ni recherches, ni adresses ouvertes.',
  },
  acts: {
    save: 'Enregistrer sur cet appareil',
    savePlaces: 'Enregistrer les lieux',
    saveMethods: 'Enregistrer toutes les méthodes',
    deleteDetails: 'Supprimer vos données',
    deleteAll: 'Tout supprimer',
    deleted: 'Supprimé.',
    exportDetails: 'Exporter vos données',
    importDetails: 'Importer un fichier',
    imported: 'Importé : {n}.',
    wrongFile: 'Ce fichier ne contient pas de données exportées d’ici. Rien n’a été modifié.',
    failed: 'Cela n’a pas marché. Vérifiez le réseau et l’espace libre.',
  },
  needs: {
    title: 'Ce qui demande un réseau',
    rows: [
      [
        'Petits lieux',
        'Pour un lieu absent de la liste, saisissez ses coordonnées ou choisissez la ville la plus proche.',
      ],
      ['Calendriers', 'Un abonnement demande un serveur. Ici, un calendrier s’enregistre dans un fichier.'],
      [
        'Partage',
        'Une adresse s’ouvre chez d’autres quand ils sont en ligne. Votre saisie se trouve après le signe #, qui n’est jamais envoyé.',
      ],
      ['Méthodes', 'Celles que vous avez ouvertes ou enregistrées se lisent sans réseau.'],
    ],
  },
  install: {
    title: 'Installer',
    text: 'une icône sur l’écran d’accueil, sans magasin d’applications',
    rows: [
      ['Android', 'Menu du navigateur, puis « Installer l’application » ou « Ajouter à l’écran d’accueil ».'],
      ['iPhone, iPad', 'Partager, puis « Sur l’écran d’accueil ».'],
      ['Ordinateur', 'L’icône d’installation au bout de la barre d’adresse.'],
    ],
  },
  use: 'Utiliser hors ligne',
};
