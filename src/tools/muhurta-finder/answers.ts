import { day, type Seen } from '../../pages/seen.js';
import type { MuhurtaFinderResult } from './tool.js';

export const answers: Seen<MuhurtaFinderResult> = ({ spans }) => [
  ...spans.map(
    ({ starts_at, nakshatra_names }) =>
      new RegExp(`${day(starts_at.slice(0, 10)).source}[\\s\\S]*${nakshatra_names[0]}`),
  ),
];
