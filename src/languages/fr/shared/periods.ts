import type { PeriodsWords } from '../../../pages/shared/periods-words.js';
import { frenchSpan } from '../../pages/times.js';

export const periods: PeriodsWords = {
  elements: { fire: 'feu', earth: 'terre', air: 'air', water: 'eau' },
  modalities: { cardinal: 'cardinal', fixed: 'fixe', mutable: 'mutable' },
  now: 'en cours',
  from: 'Du',
  to: 'Au',
  span: (from, to) => `${from} à ${to}`,
  dates: frenchSpan,
  clockMoved: { forward: 'Entre-temps, l’horloge est avancée.', back: 'Entre-temps, l’horloge est retardée.' },
  retrograde: 'rétrograde',
  moveLabel: 'Plus tôt ou plus tard',
  dayBefore: 'La veille',
  dayAfter: 'Le lendemain',
  pada: (nakshatra, pada) => `${nakshatra}, pada ${pada}`,
  clockOfBirths: (zones) => `Dates et heures à l’horloge du lieu de naissance de chacun\u202f: ${zones}.`,
  clockOfBirth: (zone) => `Dates et heures à l’horloge du lieu de naissance\u202f: ${zone}.`,
};
