import type { PeriodsWords } from '../../../pages/shared/periods-words.js';

export const periods: PeriodsWords = {
  elements: { fire: 'Feuer', earth: 'Erde', air: 'Luft', water: 'Wasser' },
  modalities: { cardinal: 'kardinal', fixed: 'fix', mutable: 'veränderlich' },
  now: 'jetzt',
  from: 'Von',
  to: 'Bis',
  span: (from, to) => `${from} bis ${to}`,
  dates: (from, to) => `${from} bis ${to}`,
  clockMoved: { forward: 'Dazwischen wird die Uhr vorgestellt.', back: 'Dazwischen wird die Uhr zurückgestellt.' },
  retrograde: 'rückläufig',
  moveLabel: 'Früher oder später',
  dayBefore: 'Am Tag davor',
  dayAfter: 'Am Tag danach',
  pada: (nakshatra, pada) => `${nakshatra}, Pada ${pada}`,
  clockOfBirths: (zones) => `Tage und Zeiten jeweils nach der Uhr des eigenen Geburtsorts: ${zones}.`,
  clockOfBirth: (zone) => `Tage und Zeiten nach der Uhr des Geburtsorts: ${zone}.`,
};
