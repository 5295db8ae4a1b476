import type { PlanetaryHoursWords } from '../../../tools/planetary-hours/page/words.js';
import { planetaryHoursDisclaimer } from '../disclaimers.js';

export const planetaryHours: PlanetaryHoursWords = {
  name: 'Planetary hours (hora)',
  title: 'Planetary hours (hora)',
  summary: 'The 24 horas of a day at your place, sunrise to sunrise, each with its ruling graha.',
  submit: 'Show the hours',
  gets: [
    'Twelve hours of the day and twelve of the night with their lords',
    'The hour that runs now, when the day is today',
    'Sunrise, sunset and the length of an hour by day and by night',
  ],
  disclaimer: planetaryHoursDisclaimer,
  nowAt: (time) => `Now, ${time}`,
  afterwards: 'Then',
  lordOfDay: 'Lord of the day',
  dayHour: 'An hour of the day',
  nightHour: 'An hour of the night',
  each: (minutes) => `${minutes} minutes each`,
  order:
    'The first hour belongs to the lord of the weekday; the others follow from the slowest graha to the fastest: Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon.',
};
