import { listed, type Teller } from '../../contract/telling/telling.js';
import type { PlanetaryStrengthsResult } from './tool.js';

export const planetaryStrengthsText: Teller<PlanetaryStrengthsResult> = (result, name) => [
  'Shadbala in rupas (required), and the six strengths in virupas: place, direction, time, motion, nature, aspects:',
  ...result.shadbala.map(
    ({ planet, sthana, dig, kala, cheshta, naisargika, drik, rupas, required_rupas, rank, ishta, kashta }) =>
      `${rank}. ${name('graha', planet)}: ${rupas} (${required_rupas}); ${listed([sthana.total_virupas, dig, kala.total_virupas, cheshta, naisargika, drik].map(String))}; ishta ${ishta}, kashta ${kashta}`,
  ),
  'Vimshopaka of 6, 7, 10 and 16 vargas:',
  ...result.vimshopaka.map(
    ({ planet, shadvarga, saptavarga, dashavarga, shodashavarga }) =>
      `${name('graha', planet)}: ${shadvarga} ${saptavarga} ${dashavarga} ${shodashavarga}`,
  ),
  `Bhava bala in rupas: ${listed(result.bhava_bala.map(({ house, sign_name, rupas }) => `house ${house} ${name('sign', sign_name)} ${rupas}`))}`,
];
