import type { SignEntriesWords } from '../../../tools/sign-entries/page/words.js';

export const signEntries: SignEntriesWords = {
  name: 'Entrées dans les signes',
  title: 'Quand les grahas changent de signe',
  summary: 'Entrées des grahas dans signes et nakshatras, stations, combustion, sur deux ans.',
  submit: 'Montrer les entrées',
  gets: [
    'D’abord Jupiter, Saturne, Rahu et Ketu, à la minute',
    'Le Soleil, Mars, Mercure et Vénus\u202f; la Lune si vous la choisissez',
    'Stations, combustion et entrées dans les nakshatras',
    'La maison depuis votre Lune, si vous donnez votre naissance',
  ],
  disclaimer:
    'Un calendrier du ciel. Ce qu’une entrée apporterait relève de la tradition, la même pour un douzième de l’humanité.',
  noneFound: 'Aucune entrée dans un signe en ces jours',
  span: 'Du, au (UTC)',
  moonSign: 'Votre signe lunaire',
  open: (signs) => `Votre Lune peut être en ${signs}\u202f: les maisons sont comptées du signe à midi`,
  slowTitle: 'Jupiter, Saturne, Rahu et Ketu entrent dans un signe',
  quickTitle: 'Soleil, Mars, Mercure et Vénus entrent dans un signe',
  moonTitle: 'La Lune entre dans un signe',
  stationsTitle: 'Stations des grahas',
  combustionTitle: 'La combustion',
  combustion: 'Un graha trop près du Soleil pour être vu est dit combuste, en deçà des degrés du Surya Siddhanta.',
  nakshatrasTitle: 'Entrées dans les nakshatras',
  none: 'Aucune en ces jours.',
  event: 'Ce qui se passe',
  when: 'Quand',
  whenUtc: 'Quand (UTC)',
  whatTitle: 'Comment lire',
  what: 'Un graha qui revient en arrière rentre dans le signe précédent, puis de nouveau dans le même\u202f: les deux entrées sont données. Les nœuds moyens vont toujours en arrière, les vrais presque toujours. Les almanachs fondés sur les anciennes tables vakya s’écartent de jours ou de semaines.',
};
