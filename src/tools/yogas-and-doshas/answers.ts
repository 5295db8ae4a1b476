import { known, type Seen } from '../../pages/seen.js';
import type { YogasAndDoshasResult } from './tool.js';

export const answers: Seen<YogasAndDoshasResult> = ({ yogas, doshas, ascendant_sign_name }) => [
  known(ascendant_sign_name),
  ...[...yogas, ...doshas].flatMap(({ name, explanation }) => [name, explanation]),
];
