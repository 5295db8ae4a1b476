import { schemeTold, type Teller, yesOrNo } from '../../contract/telling/telling.js';
import type { AshtottariDashaResult } from './tool.js';

export const ashtottariDashaText: Teller<AshtottariDashaResult> = (result, name) => [
  ...schemeTold(result, name, (lord) => name('graha', lord)),
  result.applies
    ? `By the texts it applies: by the place of Rahu ${yesOrNo(result.applies.by_rahu)}, by the half of the month ${yesOrNo(result.applies.by_paksha)}`
    : result.applies_note_code === 'no_ascendant'
      ? 'Whether it applies is not told: there is no ascendant at the poles.'
      : 'Whether it applies is not told: that depends on the birth time.',
];
