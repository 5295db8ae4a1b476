import type { RelationshipWeatherWords } from '../../../tools/relationship-weather/page/words.js';
import { relationshipWeatherDisclaimer } from '../disclaimers.js';

export const relationshipWeather: RelationshipWeatherWords = {
  name: 'Relationship weather',
  title: 'Relationship weather',
  summary: 'How a day stands for love, friendship or work with others, with every point listed.',
  submit: 'Read the day',
  gets: [
    'A score of the day for one kind of relationship',
    'The state of its significators: Venus, Mercury, the Moon, the Sun or Saturn',
    'What changes in the course of the day, and the windows to choose and to avoid',
  ],
  disclaimer: relationshipWeatherDisclaimer,
  kindNav: 'Kind of relationship',
  steps: (favourable, challenging) =>
    `A score of ${favourable} or more is favourable, one below ${challenging} challenging, and what lies between is mixed.`,
  significators: 'Significators',
  significatorsSoft: 'The grahas that stand for this kind of relationship, when the day begins.',
  graha: 'Graha',
  sign: 'Sign',
  dignity: 'Dignity',
  state: 'State',
  direct: 'direct',
  retrograde: 'retrograde',
  combust: 'combust',
  moon: 'Moon',
  whatChanges: 'What is found from then on',
  noChanges: 'What the rules find stays the same until the day ends.',
};
