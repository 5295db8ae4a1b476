import type { Seen } from '../../pages/seen.js';
import type { SunSignResult } from './tool.js';

export const answers: Seen<SunSignResult> = ({ sign_name, ruler, element }) => [
  sign_name,
  ruler,
  new RegExp(element, 'i'),
];
