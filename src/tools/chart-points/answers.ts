import { clock, known, type Seen } from '../../pages/seen.js';
import type { ChartPointsResult } from './tool.js';

export const answers: Seen<ChartPointsResult> = ({
  ascendant_sign_name,
  time_upagrahas,
  special_lagnas,
  derived_points,
  yogi_planets,
}) => [
  ascendant_sign_name,
  ...known(time_upagrahas).flatMap(({ sign_name, occurs_at }) => [sign_name, clock(occurs_at)]),
  yogi_planets.yogi_planet,
  ...derived_points.map(({ sign_name }) => known(sign_name)),
  ...special_lagnas.map(({ sign_name }) => known(sign_name)),
];
