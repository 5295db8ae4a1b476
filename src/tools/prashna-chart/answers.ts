import { known, type Seen } from '../../pages/seen.js';
import type { PrashnaChartResult } from './tool.js';

export const answers: Seen<PrashnaChartResult> = ({ ascendant, planets, panchanga, kp }) => [
  ascendant.sign_name,
  panchanga.tithi.name,
  ...planets.map(({ planet, sign_name, house }) => new RegExp(`${planet}[\\s\\S]*${sign_name}[\\s\\S]*${house}`)),
  String(known(kp.number_part).sub_number),
  ...kp.cusps.map(({ house, sub_ruler }) => new RegExp(`${house}[\\s\\S]*${sub_ruler}`)),
  ...kp.house_significators.map(({ house, ruler }) => new RegExp(`${house}[\\s\\S]*${ruler}`)),
];
