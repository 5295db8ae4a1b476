import type { Seen } from '../../pages/seen.js';
import type { AnnualChartResult } from './tool.js';

export const answers: Seen<AnnualChartResult> = ({ muntha, year_ruler, mudda_dashas }) => [
  new RegExp(muntha.sign_name),
  ...year_ruler.candidates.map(({ planet, bala }) => new RegExp(`${planet}[\\s\\S]*${bala.toFixed(2)}`)),
  ...mudda_dashas.map(({ lord }) => new RegExp(lord)),
];
