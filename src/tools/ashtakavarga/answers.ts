import { known, type Seen } from '../../pages/seen.js';
import type { AshtakavargaResult } from './tool.js';

export const answers: Seen<AshtakavargaResult> = ({ sarvashtakavarga, bhinnashtakavarga }) => [
  ...known(sarvashtakavarga).map(
    ({ house, sign_name, total_bindus }) => new RegExp(`${house}[\\s\\S]*${sign_name}[\\s\\S]*${total_bindus}`),
  ),
  ...known(bhinnashtakavarga).map(({ planet, sodhya_pinda }) => new RegExp(`${planet}[\\s\\S]*${sodhya_pinda}`)),
];
