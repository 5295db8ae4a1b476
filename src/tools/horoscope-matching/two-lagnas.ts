import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import { present } from '../../base/input/caveats.js';
import type { Sky } from '../../base/zodiac/positions.js';
import type { LagnasOfTwo } from '../../contract/two-moons.js';
import { risingSignCaveat, risingSignStay } from '../../rules/natal/rising-sign.js';
import type { TimeSpan, Watch } from '../../rules/uncertainty/time-range.js';
import { grahaWay, lagnaWay, SIGN_EDGES } from '../../rules/uncertainty/ways.js';
import { type ManglikOfPerson, manglikPair, PAIR_GRAHAS, type PairChart, pairChart, papasamya } from './two-doshas.js';

/** What hangs on the minute by the lagnas: Manglik and papasamya count their houses from them. */
export function lagnasOf(
  sky: Sky,
  [a, b]: readonly [ResolvedBirth, ResolvedBirth],
  [groom, bride]: readonly [PairChart, PairChart],
  isVenusCounted: boolean,
): LagnasOfTwo {
  const near = (birth: ResolvedBirth, { lagna }: PairChart) =>
    risingSignCaveat(lagna, risingSignStay(sky, birth, lagna), birth.whose);
  return {
    caveats: present([near(a, groom), near(b, bride)]),
    watch: (whose, minutes) =>
      whose === 'a'
        ? watchPairChart(sky, a, minutes, (other) => tellDoshas(bride, other, isVenusCounted))
        : watchPairChart(sky, b, minutes, (other) => tellDoshas(other, groom, isVenusCounted)),
  };
}

/** What is told of two charts over the minutes in which one of them may have been born. */
function tellDoshas(bride: PairChart, groom: PairChart, isVenusCounted: boolean): object {
  const { verdict, ...pair } = manglikPair(bride, groom, isVenusCounted);
  const points = papasamya(bride, groom);
  return {
    manglik_pair: { bride: weightOf(pair.bride), groom: weightOf(pair.groom), verdict },
    papasamya: {
      bride: { total_points: points.bride.total_points },
      groom: { total_points: points.groom.total_points },
      difference: points.difference,
      is_balanced: points.is_balanced,
    },
  };
}

function weightOf({ effective, band }: ManglikOfPerson) {
  return { effective, band };
}

/** A watch over the chart of a birth: it changes where the lagna or one of its grahas comes to another sign. */
function watchPairChart(
  sky: Sky,
  { place }: ResolvedBirth,
  minutes: TimeSpan,
  tell: (chart: PairChart) => object,
): Watch {
  const ways = [lagnaWay(sky, place, minutes), ...PAIR_GRAHAS.map((graha) => grahaWay(sky, graha, minutes))];
  return {
    edges: ways.flatMap((way) => way.passes(SIGN_EDGES)),
    at: (instant) => tell(pairChart(sky, { moment: momentAt(instant), place })),
  };
}
