import type { Seen } from '../../pages/seen.js';
import type { AnnualChartResult } from './tool.js';

export const answers: Seen<AnnualChartResult> = ({ muntha, year_ruler, mudda_dashas, sahams }) => [
  new RegExp(muntha.sign_name),
  ...year_ruler.candidates.map(({ planet, bala }) => new RegExp(`${planet}[\\s\\S]*${bala.toFixed(2)}`)),
  // The page leaves out zeros at the end.
  ...sahams.map(
    ({ sign_name, degree_in_sign }) => new RegExp(`${sign_name}[\\s\\S]*${Number(degree_in_sign.toFixed(2))}`),
  ),
  ...mudda_dashas.map(({ lord }) => new RegExp(lord)),
];
