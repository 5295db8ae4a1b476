import { degrees, heldMinutes, named, type Teller } from '../../contract/telling/telling.js';
import type { NavamsaResult } from './tool.js';

export const navamsaText: Teller<NavamsaResult> = (result, name) => {
  const { navamsa_ascendant: ascendant, placements, vargottama_planets } = result;
  return [
    `Navamsa (D9) ascendant: ${name('sign', ascendant.sign)} ${degrees(ascendant.degree)}; in the rashi chart (D1) ${name('sign', ascendant.d1_sign)} ${degrees(ascendant.d1_degree)}`,
    ...placements.map(
      ({ planet, d1_sign, d9_sign, d9_degree, vargottama }) =>
        `${name('graha', planet)}: D9 ${name('sign', d9_sign)} ${degrees(d9_degree)}, D1 ${name('sign', d1_sign)}${vargottama ? ', vargottama' : ''}`,
    ),
    `Vargottama: ${named(name, 'graha', vargottama_planets) || 'none'}`,
    heldMinutes('Navamsa ascendant', result.navamsa_ascendant_minutes),
  ];
};
