import { day, type Seen } from '../../pages/seen.js';
import type { UpcomingTransitsResult } from './tool.js';

export const answers: Seen<UpcomingTransitsResult> = ({ transits }) =>
  transits
    .filter(({ transiting_planet }) => ['mars', 'jupiter', 'saturn', 'rahu', 'ketu'].includes(transiting_planet))
    .flatMap(({ exact_passes_local, window_end_local }) =>
      [...exact_passes_local, window_end_local].map((at) => day(at.slice(0, 10))),
    );
