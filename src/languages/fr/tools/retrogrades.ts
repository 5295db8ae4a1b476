import type { RetrogradesWords } from '../../../tools/retrogrades/page/words.js';
import { upToOneOrOther } from '../../locale/plural.js';

export const retrogrades: RetrogradesWords = {
  name: 'Planètes rétrogrades',
  title: 'Planètes rétrogrades de l’année',
  summary: 'Quand les planètes, de Mercure à Pluton, rétrogradent dans l’année, avec les degrés.',
  submit: 'Afficher l’année',
  gets: [
    'Chaque période rétrograde de l’année, en dessin et en tableau',
    'L’instant, le signe et le degré des deux stations',
    'Les deux zodiaques\u202f: tropical et sidéral',
  ],
  disclaimer:
    'Une planète rétrograde ne recule qu’en apparence. Ce n’est pas une raison de remettre un contrat, un voyage ou une réparation.',
  year: 'Année',
  inYear: 'Dans l’année',
  periods: upToOneOrOther('période', 'périodes'),
  now: 'Rétrogrades en ce moment',
  none: 'aucune',
  lanesTitle: 'L’année',
  lanesNote:
    'Un segment plein est une période rétrograde\u202f; ce qui commence avant l’année ou finit après est coupé ici.',
  lane: (planet, windows) => `${planet} rétrograde\u202f: ${windows}`,
  noWindow: 'pas rétrograde cette année',
  tableTitle: 'Stations',
  tableCaption: 'Par ordre de date\u202f; toutes les heures sont en UTC',
  planet: 'Planète',
  turnsRetrograde: 'Devient rétrograde',
  turnsDirect: 'Redevient directe',
  tropical: 'Tropical',
  sidereal: 'Sidéral',
  aboutTitle: 'De quoi il s’agit',
  about:
    'Vue de la Terre, une planète semble s’arrêter et reculer pendant un temps, quand la Terre la dépasse ou qu’elle dépasse la Terre. Une station est l’instant où sa longitude apparente ne change pas.',
};
