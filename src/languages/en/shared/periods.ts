import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'fire', earth: 'earth', air: 'air', water: 'water' },
  modalities: { cardinal: 'cardinal', fixed: 'fixed', mutable: 'mutable' },
  now: 'now',
  from: 'From',
  to: 'To',
  span: (from, to) => `${from} to ${to}`,
  dates: (from, to) => `${from} to ${to}`,
  clockMoved: { forward: 'The clock is put forward in between.', back: 'The clock is put back in between.' },
  retrograde: 'retrograde',
  moveLabel: 'Earlier or later',
  dayBefore: 'The day before',
  dayAfter: 'The day after',
  pada: (nakshatra, pada) => `${nakshatra} pada ${pada}`,
  clockOfBirths: (zones) => `Dates and times are by the clock of each one’s own birth place: ${zones}.`,
  clockOfBirth: (zone) => `Dates and times are by the clock of the birth place: ${zone}.`,
};
