import { listed, type Teller } from '../../contract/telling/telling.js';
import type { AshtakavargaResult } from './tool.js';

export const ashtakavargaText: Teller<AshtakavargaResult> = (result, name) => {
  const { bhinnashtakavarga, sarvashtakavarga, ascendant_note_code: code } = result;
  if (!bhinnashtakavarga || !sarvashtakavarga) {
    return [
      code === 'no_ascendant'
        ? 'There is no ascendant at the poles, so no bindu is counted.'
        : 'The bindus depend on the ascendant, and that on the birth time, which is not known.',
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
