import type { UpcomingTransitsWords } from '../../../tools/upcoming-transits/page/words.js';

export const upcomingTransits: UpcomingTransitsWords = {
  name: 'Transits à venir',
  title: 'Ce qui vient sur votre thème',
  summary: 'Les transits sur un thème natal qui commencent, culminent ou finissent en deux ans.',
  submit: 'Montrer ce qui vient',
  gets: [
    'Les grahas lents d’abord\u202f: Saturne, Jupiter, Rahu, Ketu et Mars, avec chaque jour exact',
    'Les passages d’une boucle rétrograde ensemble, avec toute leur période',
    'Le Soleil, Mercure, Vénus et la Lune si vous le souhaitez',
  ],
  disclaimer: 'Un horaire d’aspects. Que l’un soit exact un jour ne veut pas dire que quelque chose arrive ce jour-là.',
  next: 'Prochain transit majeur',
  noneIsMajor: (count) => `${count}, aucun majeur à venir`,
  span: 'Du, au (UTC)',
  found: 'Trouvés',
  slowTitle: 'Mars, Jupiter, Saturne, Rahu et Ketu',
  slow: 'Par le jour où ils commencent, sont exacts ou finissent. Les jours sont en UTC.',
  quickTitle: 'Soleil, Mercure et Vénus',
  moonTitle: 'La Lune',
  moon: 'Chaque mois, elle est une fois sur chaque point et une fois en face, une demi-journée à chaque fois.',
  throughoutTitle: 'Dans l’orbe tout le temps',
  throughout: 'Ils ne commencent ni ne finissent en ces jours et n’y sont pas exacts.',
  none: 'Aucun en ces jours.',
  whatTitle: 'Comment lire',
  what: 'Un transit dure tant que le graha est à moins de 3 degrés d’un aspect à un point du thème natal. Un graha qui revient en arrière passe jusqu’à trois fois\u202f; sa période tient alors tous ses passages, et aussi les jours entre eux où il est hors de l’orbe. Les transits au lagna dépendent de la minute de naissance. Chaque transit a des points pour le graha, le point du thème et le genre d’aspect\u202f; celui qui en a beaucoup est dit majeur.',
};
