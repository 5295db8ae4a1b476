import type { RunningDashasWords } from '../../../tools/running-dashas/page/words.js';

export const runningDashas: RunningDashasWords = {
  name: 'Dashas en curso, cinco niveles',
  title: 'Dashas en curso',
  summary: 'Los cinco periodos en curso en un momento dado, de la mahadasha a la prana.',
  submit: 'Mostrar las dashas en curso',
  gets: [
    'Maha-, antar-, pratyantar-, sukshma- y pranadasha de cualquier momento',
    'Los periodos junto a cada una',
    'Cuánto las desplaza un minuto de la hora de nacimiento',
  ],
  disclaimer: 'Los niveles inferiores dependen del minuto de nacimiento. No dicen lo que ocurre un día concreto.',
  over: 'Las nueve mahadashas, 120 años en total, han terminado.',
  levelsTitle: 'Los cinco niveles',
  level: 'Nivel',
  moment: 'Momento (UTC)',
  lower:
    'Una sukshma dura de horas a semanas y una prana de minutos a días: necesitan una hora de nacimiento al segundo.',
};
