import { hasAscendant } from '../../base/ephemeris/ascendant.js';
import { momentAt } from '../../base/ephemeris/ephemeris.js';
import type { ResolvedBirth } from '../../base/input/birth.js';
import { nakshatraOf } from '../../base/zodiac/nakshatra.js';
import { grahaPositions, type Sky } from '../../base/zodiac/positions.js';
import { GRAHAS, rashiOf } from '../../base/zodiac/rashi.js';
import { chartPlanets } from '../../contract/birth-chart.js';
import { sunriseBefore, sunrisesUntil, varaAt } from '../../contract/birth-panchanga.js';
import { nakshatraOnly } from '../../contract/positions.js';
import type { HoraVariant } from '../../rules/natal/hora-variants.js';
import { vargaOf } from '../../rules/natal/varga.js';
import { VARGAS } from '../../rules/natal/varga-tables.js';
import { limbAt, sunAndMoon } from '../../rules/panchanga/limbs.js';
import type { TimeSpan, Watch } from '../../rules/uncertainty/time-range.js';
import {
  everyDegrees,
  grahaWay,
  lagnaWay,
  PADA_EDGES,
  SIGN_EDGES,
  type Way,
  watchLagna,
  watchWay,
} from '../../rules/uncertainty/ways.js';

/**
 * What of a birth chart may be another at another minute: the lagna and the houses, the grahas, the panchanga and the
 * signs of every varga. Whatever hangs on one longitude is watched by itself, so that a minute in which the lagna comes
 * to another sixtieth of a sign does not ask for the whole chart.
 */
export function chartWatches(sky: Sky, birth: ResolvedBirth, minutes: TimeSpan, hora: HoraVariant): Watch[] {
  const lagna = hasAscendant(birth.place) ? lagnaWay(sky, birth.place, minutes) : undefined;
  const ways = GRAHAS.map((graha) => grahaWay(sky, graha, minutes));
  const signChanges = [lagna, ...ways].flatMap((way) => way?.passes(SIGN_EDGES) ?? []);
  return [
    ...(lagna
      ? watchLagna(lagna, {
          sign: (at) => {
            const { name: sign_name, number: sign_number, ruler } = rashiOf(at);
            return { ascendant: { sign_name, sign_number, ruler } };
          },
          nakshatra: (at) => ({ ascendant: { nakshatra: nakshatraOnly(at) } }),
          pada: (at) => ({ ascendant: { nakshatra: { pada: nakshatraOf(at).pada } } }),
        })
      : []),
    { edges: signChanges, at: (instant) => ({ planets: planetsAt(sky, lagna, instant) }) },
    ...ways.map((way, index) => nakshatraWatch(way, index)),
    ...vargaWatches(lagna, ways, hora),
    { edges: (ways[GRAHAS.indexOf('Moon')] as Way).passes(PADA_EDGES), at: (at) => ({ panchanga: limbsAt(sky, at) }) },
    varaWatch(sky, birth, minutes),
  ];
}

function planetsAt(sky: Sky, lagna: Way | undefined, instant: number) {
  const positions = grahaPositions(sky, momentAt(instant));
  return chartPlanets({ positions, lagna: lagna?.at(instant) }).map(
    ({ sign_name, house, retrograde, combust, dignity }) => ({ sign_name, house, retrograde, combust, dignity }),
  );
}

/** Lists with an item at one index alone, as a path to it has it. */
function itemAt<Item>(index: number, item: Item): (Item | undefined)[] {
  const items: (Item | undefined)[] = [];
  items[index] = item;
  return items;
}

function nakshatraWatch(way: Way, index: number): Watch {
  return watchWay(way, PADA_EDGES, (at) => {
    const { nakshatra, pada } = nakshatraOf(at);
    return { planets: itemAt(index, { nakshatra: { name: nakshatra.name, pada } }) };
  });
}

/** The sign of the lagna and of each graha in each varga, but for D1, which the chart itself has. */
function vargaWatches(lagna: Way | undefined, ways: readonly Way[], hora: HoraVariant): Watch[] {
  return VARGAS.flatMap(({ id, parts }, varga) => {
    const edges = everyDegrees(30 / parts);
    const signOf = (at: number) => ({ sign_name: vargaOf(id, at, hora).rashi.name });
    return [
      ...(lagna ? [watchWay(lagna, edges, (at) => ({ vargas: itemAt(varga, { ascendant: signOf(at) }) }))] : []),
      ...ways.map((way, index) =>
        watchWay(way, edges, (at) => ({ vargas: itemAt(varga, { planets: itemAt(index, signOf(at)) }) })),
      ),
    ];
  });
}

function limbsAt(sky: Sky, instant: number) {
  const longitudes = sunAndMoon(sky, instant);
  const { number, name } = limbAt('tithi', longitudes);
  const { nakshatra, pada } = nakshatraOf(longitudes.moon);
  return {
    tithi: { number, name },
    nakshatra: { name: nakshatra.name, pada },
    yoga: { name: limbAt('yoga', longitudes).name },
    karana: { name: limbAt('karana', longitudes).name },
  };
}

/** The weekday goes from sunrise to sunrise. */
function varaWatch(sky: Sky, birth: ResolvedBirth, minutes: TimeSpan): Watch {
  const sunrises = sunrisesUntil(sky, birth.place, minutes);
  return {
    edges: sunrises,
    at: (instant) => {
      const sunrise = sunriseBefore(sunrises, instant);
      return { panchanga: { vara: sunrise === undefined ? null : { name: varaAt(birth, sunrise).name } } };
    },
  };
}
