import type { MoonPhasesWords } from '../../../tools/moon-phases/page/words.js';
import { moonPhasesDisclaimer } from '../disclaimers.js';

export const moonPhases: MoonPhasesWords = {
  name: 'Moon phase of a day',
  title: 'Moon phase of a day',
  summary: 'The phase of the Moon on a date, how much of it is lit, and when the next phases are.',
  submit: 'Show the Moon',
  gets: [
    'The phase, the lit part and the age of the Moon',
    'The minute of a new or full Moon or a quarter on that day',
    'The next new Moon, full Moon and quarters',
  ],
  disclaimer: moonPhasesDisclaimer,
  phase: 'Phase',
  exactAt: (time) => `exact at ${time}`,
  lit: 'Lit',
  percent: (value) => `${value}%`,
  age: 'Age',
  days: (days) => (days === '1' ? '1 day' : `${days} days`),
  sinceNew: 'since the new Moon',
  moonIn: 'Moon sign',
  western: (sign) => `Western: ${sign}`,
  atNoon: (time, zone) => `The lit part, the age, the signs and the tithi are those of ${time}, ${zone}.`,
  ahead: 'Ahead of the Sun by',
  tithi: 'Tithi',
  atTitle: 'At noon',
  nextTitle: 'The next phases',
  nextCaption: (zone) => `When each is exact, by the clock of ${zone}`,
  date: 'Date and time',
  beyond: 'after 2200',
  aboutTitle: 'How the day gets its phase',
  about:
    'A new Moon, a full Moon or a quarter is an instant: the day that holds it bears its name. All other days are named after the stretch between two of them.',
};
