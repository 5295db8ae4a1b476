import { listed, type Teller, yesOrNo } from '../../contract/telling/telling.js';
import type { ManglikResult } from './tool.js';

export const manglikDoshaText: Teller<ManglikResult> = (result, name) => [
  `Manglik: ${yesOrNo(result.is_manglik)}`,
  ...result.references.map(
    ({ reference_label, detail, flagged }) => `${reference_label}: ${flagged ? 'flagged' : 'not flagged'}. ${detail}`,
  ),
  `Ascendant ${name('sign', result.positions.ascendant)}, Moon ${name('sign', result.positions.moon)}, Mars ${name('sign', result.positions.mars)}, Jupiter ${name('sign', result.positions.jupiter)}`,
  `Mitigating: ${listed(result.mitigating_factors.map(({ label, detail, effect }) => `${label} (${name('mitigation_effect', effect)}): ${detail}`))}`,
  ...result.context_notes,
  result.venus_reference_note,
  result.disclaimer,
];
