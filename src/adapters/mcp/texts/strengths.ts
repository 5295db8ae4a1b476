import { listed, type TellerOf } from './telling.js';

export const ashtakavargaText: TellerOf<'ashtakavarga'> = (result, name) => {
  const { bhinnashtakavarga, sarvashtakavarga, ascendant_note_code: code } = result;
  if (!bhinnashtakavarga || !sarvashtakavarga) {
    return [
      code === 'no_ascendant'
        ? 'There is no ascendant at the poles, so no bindu is counted.'
        : 'The bindus hang on the ascendant, and that on the birth time, which is not known.',
    ];
  }
  return [
    `Sarvashtakavarga, ${result.sarva_total_bindus} bindus: ${listed(sarvashtakavarga.map(({ house, sign_name, total_bindus }) => `house ${house} ${name('sign', sign_name)} ${total_bindus}`))}`,
    'Bindus of each planet, Aries to Pisces:',
    ...bhinnashtakavarga.map(
      ({ planet, bindus, total_bindus, reduced_bindus, rasi_pinda, graha_pinda, sodhya_pinda }) =>
        `${name('graha', planet)}: ${bindus.join(' ')} (${total_bindus}); reduced ${reduced_bindus.join(' ')}; pindas ${rasi_pinda} + ${graha_pinda} = ${sodhya_pinda}`,
    ),
  ];
};

export const planetaryStrengthsText: TellerOf<'planetary-strengths'> = (result, name) => [
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
