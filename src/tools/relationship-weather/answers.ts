import { known, type Seen, signed } from '../../pages/seen.js';
import type { RelationshipWeatherResult } from './tool.js';

export const answers: Seen<RelationshipWeatherResult> = ({ moon_sign_name, nakshatra_name, score, karakas }) => [
  moon_sign_name,
  nakshatra_name,
  signed(score),
  known(karakas[0]).planet,
];
