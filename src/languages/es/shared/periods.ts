import type { PeriodsWords } from '../../../pages/shared/periods-words.js';
import { spanishSpan } from '../../pages/times.js';

export const periods: PeriodsWords = {
  elements: { fire: 'fuego', earth: 'tierra', air: 'aire', water: 'agua' },
  modalities: { cardinal: 'cardinal', fixed: 'fija', mutable: 'mutable' },
  now: 'ahora',
  from: 'Desde',
  to: 'Hasta',
  span: (from, to) => `de ${from} a ${to}`,
  dates: spanishSpan,
  clockMoved: { forward: 'Entretanto se adelanta el reloj.', back: 'Entretanto se atrasa el reloj.' },
  retrograde: 'retrógrado',
  moveLabel: 'Antes o después',
  dayBefore: 'El día anterior',
  dayAfter: 'El día siguiente',
  pada: (nakshatra, pada) => `${nakshatra}, pada ${pada}`,
  clockOfBirths: (zones) => `Fechas y horas según el reloj del lugar de nacimiento de cada persona: ${zones}.`,
  clockOfBirth: (zone) => `Fechas y horas según el reloj del lugar de nacimiento: ${zone}.`,
};
