import type { ResolvedBirth } from '../../base/input/birth.js';
import * as field from '../../base/schema/fields.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { house, named } from '../../contract/vocabulary.js';
import {
  LIKELIHOODS,
  type Likelihood,
  MANGLIK_MOON_REFERENCES,
  type ManglikMoonReference,
  moonCharts,
  moonCounts,
} from '../../rules/uncertainty/manglik-from-moon.js';

/** Mars counted from one graha over every minute in which somebody may have been born. */
export interface ManglikCount {
  readonly reference: ManglikMoonReference;
  /** Every house that Mars may be in, 1 to 12, in the order of time, each once. */
  readonly mars_houses: readonly number[];
  /** Whether one of the six houses of the dosha is among them always, at some minutes, or never. */
  readonly certainty: Likelihood;
}

/** From the Moon, then from Venus. */
export function manglikCounts(sky: Sky, birth: ResolvedBirth): ManglikCount[] {
  return moonCounts(moonCharts(sky, birth)).map(({ reference, houses, flagged }) => ({
    reference,
    mars_houses: houses,
    certainty: flagged,
  }));
}

export function manglikCountSchema() {
  return field.open({
    reference: named('counted_from', MANGLIK_MOON_REFERENCES, 'From where Mars is counted.'),
    mars_houses: field.list(house('A house that Mars may be in, the sign of the reference being house 1.')),
    certainty: named('likelihood', LIKELIHOODS, 'Whether the house makes the dosha at every minute, at some, at none.'),
  });
}
