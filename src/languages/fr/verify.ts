import type { VerifyWords } from '../pages/site/verify-words.js';

/** What the page says that verifies on the device of its reader. */
export const verify: VerifyWords = {
  title: 'Vérifier sur cet appareil',
  lead: 'Votre navigateur refait toutes les réponses, tous les dessins et toutes les interprétations enregistrés, et compare chacun à l’original, octet par octet.',
  start: 'Commencer',
  stop: 'Arrêter',
  loading: 'Chargement des calculateurs …',
  progress: '{done} sur {all} comparés',
  compared: 'Ce qui est comparé',
  kinds: {
    answer: 'Réponses des calculateurs',
    chart: 'Dessins',
    interpretation: 'Interprétations, par langue',
  },
  same: '{n} sur {all} conformes à l’original',
  notYet: 'pas encore comparé',
  allSame: 'Chaque octet est celui de l’original.',
  differ: 'Résultats différents : {n}',
  first: 'La première différence',
  hashes: 'Empreinte enregistrée {recorded}, empreinte calculée ici {made}',
  stopped: 'Arrêté. On ne peut rien conclure d’une partie.',
  failed: 'La comparaison s’est interrompue. Vérifiez le réseau et recommencez.',
  insecure: 'Il faut pour cela une adresse qui commence par https://, ou votre propre machine.',
  noScript: 'Cette page compare au moyen de JavaScript. La commande ci-dessous le fait sans navigateur.',
  command: 'La même chose en une commande',
  commandText: 'Sur votre propre machine, avec Node.js 20 ou plus récent :',
  meaning:
    'Si tout concorde, votre navigateur calcule comme le nôtre et rien n’a été modifié en chemin. Savoir si les réponses sont justes est une autre question : les méthodes disent sur quoi elles reposent.',
};
