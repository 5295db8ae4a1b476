import type { PanchangMonthWords } from '../../../tools/panchang-month/page/words.js';

export const panchangMonth: PanchangMonthWords = {
  name: 'Panchang del mes',
  title: 'El panchang del mes',
  summary: 'Cada día de un mes en un lugar, en una hoja: tithi, nakshatra, Sol y Luna.',
  submit: 'Mostrar el mes',
  gets: [
    'El tithi y el nakshatra de cada salida del Sol, con la hora en que terminan',
    'Ekadashis, fiestas, eclipses, Purnima, Amavasya y Sankranti',
    'Los tithis repetidos u omitidos',
    'Una hoja de papel para colgar en la pared',
  ],
  disclaimer:
    'Los almanaques siguen convenciones distintas. Para un ayuno, una fiesta o un rito, pregunte a quienes los observan. No base en él decisiones de salud, derecho o dinero.',
  monthNav: 'Mes',
  days: 'Los días',
  halves: { shukla: 'S', krishna: 'K' },
  moonNote: 'la Luna al salir el Sol, con la parte iluminada clara',
  halvesNote: 'S mitad clara (shukla), K mitad oscura (krishna), con el número del tithi',
  nextDayNote: 'termina al día siguiente',
  washNote: 'con fondo: ayunos, fiestas, Purnima, Amavasya, Sankranti',
  inShort: 'El mes en breve',
  sankranti: 'Sankranti',
  lunarMonths: 'Meses lunares (amanta)',
  repeated: 'Tithi repetido',
  skipped: 'Tithi omitido',
  adhika: (month) => `Adhika ${month}`,
  newAt: (time) => `luna nueva: ${time}`,
  fullAt: (time) => `luna llena: ${time}`,
  conventions:
    'Los elementos son los de la salida del Sol; la hora tras un nombre es la de su fin. Se omite el tithi que empieza después de una salida del Sol y termina antes de la siguiente; se repite el que ven dos salidas. El día en que se guarda un ayuno puede ser otro.',
};
