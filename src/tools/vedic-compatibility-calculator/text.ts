import { type Teller, yesOrNo } from '../../contract/telling/telling.js';
import type { CompatibilityResult } from './tool.js';

export const vedicCompatibilityText: Teller<CompatibilityResult> = (result, name) => {
  const { ashtakoota, interpretation_band: band, possible, nadi_dosha } = result;
  const people = (['person_a', 'person_b'] as const).map((person) => {
    const { moon_sign, nakshatra, pada } = result[person];
    const place = `${name('sign', moon_sign)}, ${name('nakshatra', nakshatra)} pada ${pada}`;
    return `${person === 'person_a' ? 'Person A' : 'Person B'}: Moon in ${place}`;
  });
  return [
    `Ashtakoota: ${ashtakoota.total_score} of ${ashtakoota.maximum_score} (${band.label}: ${band.summary})`,
    possible &&
      `Over the possible birth times: ${possible.total_score.least} to ${possible.total_score.most}; nadi dosha ${possible.nadi_dosha === null ? 'open' : yesOrNo(possible.nadi_dosha)}`,
    ...people,
    `Nadi dosha: ${yesOrNo(nadi_dosha)}`,
    ...ashtakoota.components.map(
      ({ name: koota, score, maximum, explanation }) =>
        `${name('koota_name', koota)} ${score} of ${maximum}: ${explanation}`,
    ),
    result.convention_note,
  ];
};
