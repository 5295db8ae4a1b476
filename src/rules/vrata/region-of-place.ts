import type { Place } from '../../base/ephemeris/ascendant.js';
import { cos, RADIANS_PER_DEGREE } from '../../base/math/angle.js';
import { REGION_ANCHORS } from './region-anchors.js';
import type { RegionOrGroup } from './regions.js';

/** Whose observances are told abroad: what is kept everywhere and in the North. */
const ABROAD: RegionOrGroup = 'north';

/** The corner from which anchors are counted, and their steps, degrees. */
const SOUTH = 5;
const WEST = 60;
const LATITUDE_STEP = 1 / 38;
const LONGITUDE_STEP = 1 / 32;
const DIGITS = 36;
/** Degrees of latitude, 330 km: what is farther from every anchor is abroad. */
const FAR = 3;

/** An anchor in four characters. */
export function packed({ latitude, longitude }: Place): string {
  const digits = (steps: number) => Math.round(steps).toString(DIGITS).padStart(2, '0');
  return digits((latitude - SOUTH) / LATITUDE_STEP) + digits((longitude - WEST) / LONGITUDE_STEP);
}

interface Anchor extends Place {
  readonly region: RegionOrGroup;
}

function unpacked(region: RegionOrGroup, text: string): Anchor[] {
  return (text.match(/.{4}/g) ?? []).map((one) => ({
    region,
    latitude: SOUTH + Number.parseInt(one.slice(0, 2), DIGITS) * LATITUDE_STEP,
    longitude: WEST + Number.parseInt(one.slice(2), DIGITS) * LONGITUDE_STEP,
  }));
}

/** The region of the nearest of some anchors; undefined where all are far. */
export function nearestAnchor(anchors: ReadonlyMap<RegionOrGroup, string>, place: Place): RegionOrGroup | undefined {
  return nearest(
    [...anchors].flatMap(([region, text]) => unpacked(region, text)),
    place,
  );
}

function nearest(anchors: readonly Anchor[], { latitude, longitude }: Place): RegionOrGroup | undefined {
  const narrow = cos(latitude * RADIANS_PER_DEGREE);
  let [best, region]: [number, RegionOrGroup?] = [FAR * FAR];
  for (const anchor of anchors) {
    const [north, east] = [anchor.latitude - latitude, (anchor.longitude - longitude) * narrow];
    const far = north * north + east * east;
    if (far < best) [best, region] = [far, anchor.region];
  }
  return region;
}

let known: readonly Anchor[] | undefined;

/** The region of the nearest anchor; undefined far from all of them, where a place says nothing of whose days are kept. */
export function regionNear(place: Place): RegionOrGroup | undefined {
  known ??= Object.entries(REGION_ANCHORS).flatMap(([region, text]) => unpacked(region as RegionOrGroup, text));
  return nearest(known, place);
}

/**
 * Whose observances people keep at a place: the region of the nearest anchor, in India, Nepal, Bangladesh and Sri Lanka;
 * elsewhere {@link ABROAD}. Of the 500 largest towns of the first three 498 are in their region, of 3,640 towns 3,600;
 * along the borders of states it may be off by some kilometres.
 */
export function regionOfPlace(place: Place): RegionOrGroup {
  return regionNear(place) ?? ABROAD;
}
