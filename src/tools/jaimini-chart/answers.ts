import type { Seen } from '../../pages/seen.js';
import type { JaiminiChartResult } from './tool.js';

export const answers: Seen<JaiminiChartResult> = ({ chara_karakas, arudhas, chara_dasha, sign_dashas }) => [
  ...sign_dashas.flatMap(({ periods }) =>
    periods.map(({ sign_name, full_years }) => new RegExp(`${sign_name}[\\s\\S]*${full_years}`)),
  ),
  ...chara_karakas.map(({ planet }) => planet),
  ...arudhas.map(({ of_house, sign_name }) => new RegExp(`${of_house}[\\s\\S]*${sign_name}`)),
  ...chara_dasha.periods.map(({ sign_name, full_years }) => new RegExp(`${sign_name}[\\s\\S]*${full_years}`)),
];
