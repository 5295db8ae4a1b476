import type { TransitsWords } from '../../../tools/current-transits-calculator/page/words.js';
import { upToOneOrOther } from '../../locale/plural.js';

export const currentTransitsCalculator: TransitsWords = {
  name: 'Transits actuels (gochara)',
  title: 'Transits sur le thème natal',
  fromMoon: (house) => `maison ${house} depuis la Lune`,
  fromLagna: (house) => `maison ${house} depuis le lagna`,
  houseFromMoon: 'Maison depuis la Lune',
  houseFromLagna: 'Maison depuis le lagna',
  housesTitle: 'Maisons des transits',
  summary: 'Quels grahas aspectent en ce moment un thème natal\u202f: depuis quand et jusqu’à quand.',
  submit: 'Afficher les transits',
  gets: [
    'Chaque transit à moins de 3 degrés, avec sa durée et ses passages exacts',
    'Ce que compte chacun\u202f: des points selon des règles énoncées',
    'Les positions du ciel et du thème natal',
  ],
  disclaimer:
    'Les poids classent les aspects selon des règles énoncées\u202f; ils n’annoncent pas d’événements. Ne fondez sur eux aucune décision de santé, de droit ou d’argent.',
  moment: 'Instant (UTC)',
  count: upToOneOrOther('transit', 'transits'),
  major: (count, threshold) =>
    count === 0
      ? `aucun majeur (${threshold} points ou plus)`
      : `dont majeurs (${threshold} points ou plus)\u202f: ${count}`,
  natal: (point) => `${point} (natal)`,
  lagna: 'lagna',
  none: {
    lead: 'Aucun transit n’est dans l’orbe à cet instant.',
    text: 'Aucun graha n’est à moins de 3 degrés d’un aspect à un point natal.',
  },
  transitsTitle: 'Transits dans l’orbe',
  transitsCaption: 'Le plus de points d’abord, puis le plus proche',
  transit: 'Transit',
  aspect: 'Aspect',
  orb: 'Écart',
  exact: 'Exact le',
  window: 'Dans l’orbe',
  weight: 'Nombre de points',
  isMajor: 'majeur',
  never: 'jamais exact dans cette période',
  rulesTitle: 'De quoi sont faits les points',
  rulesNote: (threshold) =>
    `À partir de ${threshold} points, un transit est dit majeur. Ces points sont une convention de ce calcul.`,
  positionsTitle: 'Positions',
  skyCaption: 'Le ciel à cet instant',
  natalCaption: 'Le thème natal',
  graha: 'Graha',
  point: 'Point',
  position: 'Position',
  placeNote: 'Les aspects sont géocentriques\u202f: l’endroit où vous êtes maintenant n’y change rien.',
};
