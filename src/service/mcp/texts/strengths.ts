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

export const annualChartText: TellerOf<'annual-chart'> = (result, name) => [
  `Year ${result.year_of_life} of life, from ${result.starts_at} to ${result.ends_at}, begins by ${result.begins_by}; lagna ${name('sign', result.ascendant.sign_name)}.`,
  `Muntha in ${name('sign', result.muntha.sign_name)}, house ${result.muntha.house}. Ruler of the year: ${name('graha', result.year_ruler.planet)} – ${name('year_rule', result.year_ruler.rule_code)}`,
  `Candidates: ${listed(result.year_ruler.candidates.map(({ role_code, planet, bala }) => `${name('year_candidate', role_code)} ${name('graha', planet)} ${bala}`))}`,
  `Planets: ${listed(result.planets.map(({ planet, sign_name, house }) => `${name('graha', planet)} ${name('sign', sign_name)} house ${house}`))}`,
  `Mudda dashas: ${listed(result.mudda_dashas.map(({ lord, ends_at }) => `${name('graha', lord)} until ${ends_at}`))}`,
  `Tajika yogas: ${listed(
    result.tajika_yogas.map(({ code, faster_planet, slower_planet, joined_by }) =>
      [
        name('tajika_yoga', code),
        ...[faster_planet, slower_planet].flatMap((planet) => (planet ? [name('graha', planet)] : [])),
        ...(joined_by ? ['by', name('graha', joined_by)] : []),
      ].join(' '),
    ),
  )}`,
];
