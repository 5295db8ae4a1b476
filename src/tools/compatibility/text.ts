import type { Teller } from '../../contract/telling/telling.js';
import type { SignCompatibilityResult } from './tool.js';

export const signCompatibilityText: Teller<SignCompatibilityResult> = (result, name) => {
  const signs = [result.sign_a, result.sign_b].map((sign) => {
    const facts = `${name('element', sign.element)}, ${name('modality', sign.modality)}, ruler ${name('graha', sign.ruler)}`;
    return `${name('sign', sign.name)} (${facts})`;
  });
  return [
    `Score: ${result.total_score} of ${result.maximum_score} (${result.band.label})`,
    signs.join(' and '),
    `Element ${result.element_score} of ${result.element_maximum}, rulership ${result.rulership_score} of ${result.rulership_maximum}, angle ${name('sign_angle', result.angle.name)}`,
    ...result.explanations.map(({ detail }) => detail),
  ];
};
