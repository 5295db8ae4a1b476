import type { RetrogradesWords } from '../../../tools/retrogrades/page/words.js';
import { oneOrOther } from '../../locale/plural.js';
import { retrogradesDisclaimer } from '../disclaimers.js';

export const retrogrades: RetrogradesWords = {
  name: 'Retrograde planets',
  title: 'Retrograde planets of a year',
  summary: 'When Mercury to Pluto turn retrograde and direct in a year, with the degrees.',
  submit: 'Show the year',
  gets: [
    'Every retrograde period that touches the year, drawn and listed',
    'The instant, sign and degree of both stations',
    'Both zodiacs: tropical and sidereal',
  ],
  disclaimer: retrogradesDisclaimer,
  year: 'Year',
  inYear: 'In this year',
  periods: oneOrOther('period', 'periods'),
  now: 'Retrograde now',
  none: 'none',
  lanesTitle: 'The year',
  lanesNote: 'A filled stretch is a retrograde period; one that begins before or ends after the year is cut off here.',
  lane: (planet, windows) => `${planet} retrograde: ${windows}`,
  noWindow: 'not retrograde in this year',
  tableTitle: 'Stations',
  tableCaption: 'By the day on which they begin; all times are UTC',
  planet: 'Planet',
  turnsRetrograde: 'Turns retrograde',
  turnsDirect: 'Turns direct',
  tropical: 'Tropical',
  sidereal: 'Sidereal',
  aboutTitle: 'What this is',
  about:
    'Seen from the Earth, a planet seems to stand still and go backwards for a while when the Earth overtakes it or is overtaken. A station is the instant at which its apparent longitude does not change.',
};
