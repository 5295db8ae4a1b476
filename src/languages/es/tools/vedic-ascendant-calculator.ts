import type { AscendantWords } from '../../../tools/vedic-ascendant-calculator/page/words.js';

export const vedicAscendantCalculator: AscendantWords = {
  name: 'Lagna (ascendente)',
  title: 'Lagna (ascendente védico)',
  summary: 'El signo que ascendía al nacer, su grado y cuánto puede desviarse la hora.',
  submit: 'Hallar el lagna',
  gets: [
    'Su lagna con su grado, regente, nakshatra y pada',
    'El intervalo de horas de nacimiento para el que vale',
    'Cuál sería hasta un cuarto de hora antes o después',
  ],
  disclaimer:
    'El signo ascendente es tan seguro como la hora de nacimiento. No dice nada fiable sobre la salud, el aspecto o el talento.',
  shifted: 'Si la hora no es del todo exacta',
  shiftedSoft: 'El signo que habría ascendido si el nacimiento hubiera sido unos minutos antes o después.',
  ifBorn: 'Nacimiento',
  earlier: (duration) => `${duration} antes`,
  later: (duration) => `${duration} después`,
  asGiven: 'a la hora indicada',
  changesSign: (sign) => `${sign}, otro signo`,
};
