import type { Place } from '../../base/ephemeris/ascendant.js';
import type { Sky } from '../../base/zodiac/positions.js';
import { GRAHAS, rashiNumbered } from '../../base/zodiac/rashi.js';
import type { Span } from '../panchanga/day-divisions.js';
import { type LagnaSpan, lagnaSpans } from '../panchanga/lagna-spans.js';
import { signSpans } from '../panchanga/limbs.js';
import type { ActivityRules } from './activity-tables.js';
import { shared, spanSet } from './span-sets.js';

/** What the lagna strikes out of some spans, and which signs rise in them. */
export interface LagnaStrikes {
  readonly lagnas: readonly LagnaSpan[];
  /** Signs that the rule does not name. */
  readonly lagna: Span[];
  /** A graha in a house that the rule wants empty, whole signs from the lagna. */
  readonly lagna_house: Span[];
}

/** The strikes of the lagna in spans of at most a day each, which follow one another. */
export function lagnaStrikes(
  sky: Sky,
  place: Place,
  spans: readonly Span[],
  { lagnas: wanted, emptyHouses }: Pick<ActivityRules, 'lagnas' | 'emptyHouses'>,
): LagnaStrikes {
  const lagnas = spans.flatMap((span) => lagnaSpans(sky, place, span));
  const lagna = wanted ? lagnas.filter(({ sign }) => !wanted.includes(sign.name)) : [];
  const houses = emptyHouses.length === 0 ? [] : spans.flatMap((span) => occupied(sky, span, lagnas, emptyHouses));
  return { lagnas, lagna: spanSet(lagna), lagna_house: spanSet(houses) };
}

function occupied(sky: Sky, span: Span, lagnas: readonly LagnaSpan[], houses: readonly number[]): Span[] {
  const stays = GRAHAS.flatMap((graha) => signSpans(sky, graha, span));
  return shared([span], lagnas).flatMap((within) => {
    const { sign } = lagnas.find(({ start, end }) => start <= within.start && within.end <= end) as LagnaSpan;
    const signs = houses.map((house) => rashiNumbered(sign.number + house - 1));
    return stays.filter((stay) => signs.includes(stay.sign)).flatMap((stay) => shared([within], [stay]));
  });
}
