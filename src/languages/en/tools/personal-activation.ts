import type { PersonalActivationWords } from '../../../tools/personal-activation/page/words.js';
import { personalActivationDisclaimer } from '../disclaimers.js';

export const personalActivation: PersonalActivationWords = {
  name: 'Your day from your Moon',
  title: 'Your day from your Moon',
  summary: 'How a day suits your natal Moon: tara, house of the Moon, weekday, Jupiter and Saturn.',
  submit: 'Show',
  gets: [
    'A score of the day for your natal Moon, with every point listed',
    'Tarabala and chandrabala: the nakshatra and the sign of the Moon counted from yours',
    'What changes when the Moon goes on in the course of the day',
  ],
  disclaimer: personalActivationDisclaimer,
  dayForYou: 'The day for your Moon',
  tara: 'Tara',
  moonFromYours: 'Moon from your Moon',
  house: (house) => `house ${house}`,
  natalMoon: 'Natal Moon',
  steps: (favourable, challenging) =>
    `A score of ${favourable} or more is favourable, one below ${challenging} challenging, and what lies between is mixed.`,
  skyOfDay: 'The sky when the day begins',
  lordOfDay: 'Lord of the day',
  changesNone: 'The Moon keeps its nakshatra and its sign until the day ends.',
  nakshatra: 'Moon then in',
  theme: 'Theme',
  band: 'Verdict',
  eighth: 'Chandrashtama',
  between: (least, most) => `${least} to ${most}`,
  unknownLead: 'The birth time is not known.',
  unknown: (from, to) =>
    `Over that day the Moon goes from ${from} to ${to}, and the day reads differently for each. All of them are listed; none is taken for yours.`,
  unknownOne: (moon) => `The Moon stays in ${moon} all that day, so the day reads the same for every time of birth.`,
  unknownNoFacts: 'Enter a time, even a rough one, to see how the day suits your Moon.',
  possible: 'For each possible Moon',
  possibleSoft: 'Every place the Moon can have at a birth on that date, in order of time.',
  withMoon: (moon) => `If your Moon is in ${moon}`,
};
