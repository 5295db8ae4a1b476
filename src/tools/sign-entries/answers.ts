import { day, known, type Seen } from '../../pages/seen.js';
import type { SignEntriesResult } from './tool.js';

export const answers: Seen<SignEntriesResult> = ({ natal_moon_sign, events }) => [
  known(natal_moon_sign),
  ...events
    .filter(({ event_code }) => event_code === 'sign_entry')
    .map(
      ({ planet, sign_name_after, occurs_at_local, house_from_moon }) =>
        new RegExp(
          `${planet} → ${sign_name_after}[\\s\\S]*${day(known(occurs_at_local).slice(0, 10)).source}[\\s\\S]*${house_from_moon}`,
        ),
    ),
];
