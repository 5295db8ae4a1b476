import type { PlanetVisibilityWords } from '../../../tools/planet-visibility/page/words.js';
import { planetVisibilityDisclaimer } from '../disclaimers.js';

export const planetVisibility: PlanetVisibilityWords = {
  name: 'Asta and udaya',
  title: 'Planets that set and rise (asta, udaya)',
  summary: 'When planets are lost near the Sun and seen again; combust and retrograde times.',
  submit: 'Show the times',
  gets: [
    'Asta and udaya of Jupiter and Venus, and of Mercury, Mars and Saturn',
    'On which side of the sky they set and rise',
    'By degrees of time, by the depth of the Sun, or by elongation',
    'Combust and retrograde times beside them',
  ],
  disclaimer: planetVisibilityDisclaimer,
  span: 'From, to',
  rule: 'A planet counts as seen by',
  hidden: 'not seen',
  none: 'None in these days.',
  planet: 'Planet',
  from: 'From',
  until: 'Until',
  titles: { asta: 'Not seen (asta)', combust: 'Combust', retrograde: 'Retrograde' },
  soft: 'From the first sunrise or sunset at which a planet is missed to the first at which it is seen again.',
  whatTitle: 'How to read it',
  what: 'Almanacs begin no marriage while Jupiter or Venus is lost near the Sun. The Surya Siddhanta counts degrees of time between the rising or setting of the planet and of the Sun; a model from observations asks how deep the Sun stands. Dates differ by some days from almanac to almanac.',
};
