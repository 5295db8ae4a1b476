import type { Seen } from '../../pages/seen.js';
import type { KpChartResult } from './tool.js';

export const answers: Seen<KpChartResult> = ({ cusps, house_significators }) => [
  ...cusps.map(({ house, sub_ruler }) => new RegExp(`${house}[\\s\\S]*${sub_ruler}`)),
  ...house_significators.map(({ house, ruler }) => new RegExp(`${house}[\\s\\S]*${ruler}`)),
];
