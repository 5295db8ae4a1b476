import type { PlanetVisibilityWords } from '../../../tools/planet-visibility/page/words.js';

export const planetVisibility: PlanetVisibilityWords = {
  name: 'Asta et udaya',
  title: 'Planètes qui se couchent et se lèvent (asta, udaya)',
  summary: 'Quand les planètes se perdent près du Soleil et reparaissent\u202f; combustes, rétrogrades.',
  submit: 'Montrer les périodes',
  gets: [
    'Asta et udaya de Jupiter et de Vénus, de Mercure, Mars et Saturne',
    'De quel côté du ciel elles disparaissent et reparaissent',
    'Par degrés de temps, par la profondeur du Soleil ou par l’élongation',
    'À côté, quand elles sont combustes et rétrogrades',
  ],
  disclaimer:
    'Qu’une planète se voie dépend de l’air et de l’œil\u202f; les almanachs diffèrent de quelques jours. Un mariage n’en est ni meilleur ni pire.',
  span: 'Du, au',
  rule: 'Une planète compte comme visible selon',
  hidden: 'invisible',
  none: 'Aucune en ces jours.',
  planet: 'Planète',
  from: 'Du',
  until: 'Au',
  titles: { asta: 'Invisibles (asta)', combust: 'Combustes', retrograde: 'Rétrogrades' },
  soft: 'Du premier lever ou coucher du Soleil où une planète manque au premier où elle se revoit.',
  whatTitle: 'Comment le lire',
  what: 'Les almanachs ne commencent aucun mariage tant que Jupiter ou Vénus est perdue près du Soleil. Le Surya Siddhanta compte des degrés de temps entre le lever ou le coucher de la planète et celui du Soleil\u202f; un modèle tiré d’observations demande à quelle profondeur est le Soleil. Les dates diffèrent de quelques jours d’un almanach à l’autre.',
};
