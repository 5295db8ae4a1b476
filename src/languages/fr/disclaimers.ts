import type { Disclaimers } from '../words/disclaimers.js';

export const disclaimers: Disclaimers = {
  'best-time-today':
    'Des heures classées par les seules règles de la tradition. Quand il s’agit de santé, de droit ou d’argent, suivez le calendrier que l’affaire elle-même impose.',
  'push-or-wait':
    'Ce score vient du calendrier, qui ne sait rien de vos projets. Ne reportez pour lui ni traitement, ni paiement, ni échéance légale.',
  'personal-activation':
    'Tout se compte depuis une seule Lune natale, sans prédire ni humeurs ni événements. N’en tirez aucune décision de santé, de droit ou d’argent.',
  'relationship-weather':
    'Il s’agit du ciel d’un jour, non des personnes. Ne commencez, ne jugez et ne rompez aucune relation d’après lui.',
  'monthly-snapshot':
    'Meilleurs jours et jours de prudence découlent des seules règles de la tradition. Ne reportez pour eux ni opération, ni contrat, ni paiement.',
};
