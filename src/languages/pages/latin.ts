import type { Terms } from '../../tools/planetary-strengths/page/words.js';

/** Sanskrit in Latin letters, as all languages written in them have it. */
export const LATIN_STRENGTHS: Terms = {
  sthana: 'Sthana',
  dig: 'Dig',
  kala: 'Kala',
  cheshta: 'Cheshta',
  naisargika: 'Naisargika',
  drik: 'Drik',
  uchcha: 'Uchcha',
  saptavargaja: 'Saptavargaja',
  ojayugma: 'Ojayugma',
  kendradi: 'Kendradi',
  drekkana: 'Drekkana',
  natonnata: 'Natonnata',
  paksha: 'Paksha',
  tribhaga: 'Tribhaga',
  ayana: 'Ayana',
  vimshopaka: 'Vimshopaka',
  shadvarga: 'Shadvarga',
  saptavarga: 'Saptavarga',
  dashavarga: 'Dashavarga',
  shodashavarga: 'Shodashavarga',
};
