import type { NakshatraWords } from '../../../tools/nakshatra/page/words.js';
import { spanishTime } from '../../pages/times.js';

export const nakshatra: NakshatraWords = {
  name: 'Nakshatra del día',
  title: 'Nakshatra del día',
  summary: 'En qué nakshatra está la Luna ese día, desde cuándo y hasta cuándo, y cuál le sigue.',
  submit: 'Ver el nakshatra',
  gets: [
    'El nakshatra y el pada de la Luna por la mañana',
    'Cuándo empezó, cuándo termina y qué viene después',
    'Su regente, deidad, naturaleza y gana',
  ],
  disclaimer:
    'Es el mismo para todos ese día; para qué es bueno lo dice la tradición. No base en él decisiones de salud, derecho o dinero.',
  atMorning: (time) => `Nakshatra, pada y signo son los de ${spanishTime(time)}: sin lugar no hay salida del Sol.`,
  next: 'Después',
  about: (nakshatra) => `Sobre ${nakshatra}`,
  devanagari: 'En devanagari',
  runs: 'Duración',
  civilDay: 'El día, de medianoche a medianoche',
  changes: 'Cambios del día',
  noChange: 'La Luna permanece todo el día en este nakshatra.',
};
