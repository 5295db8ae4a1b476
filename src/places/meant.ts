import type { FoundPlace } from './find-places.js';

/**
 * How sure it is which place a text means: `clear` where there is exactly one, `several` where more are called so,
 * `doubtful` where none is: then they are places with a typing error, or what stands in for a part of one that is not
 * known. No place is none of these.
 */
export type PlaceCertainty = 'clear' | 'several' | 'doubtful';

/** The places that a text can mean. */
export interface MeantPlaces {
  readonly places: readonly FoundPlace[];
  readonly certainty: PlaceCertainty;
}

/** How many times as large as any other of its name a place must be for nobody to mean another. */
const CLEARLY_LARGER = 20;

/** The places that a typed text can mean, of those that were found for it. */
export function meantBy(typed: string, places: readonly FoundPlace[]): MeantPlaces {
  if (isDoubtful(places[0])) return { places, certainty: 'doubtful' };
  const meant = clearlyMeant(typed, places);
  return { places: meant, certainty: meant.length === 1 ? 'clear' : 'several' };
}

function isDoubtful(place: FoundPlace | undefined): boolean {
  return place?.match === 'typing' || place?.match === 'locality';
}

/** Those that can be meant: one where it is called so alone or is much larger than the others. */
function clearlyMeant(typed: string, places: readonly FoundPlace[]): readonly FoundPlace[] {
  const named = places.filter(({ match }) => match === 'exact');
  const before = places.findIndex((place) => named.includes(place));
  // What stands before them is larger by far and has the name as another one.
  const rivals = named.length === 0 ? calledOtherwise(places) : [...places.slice(0, before), ...named];
  const whole = rivals.filter(({ label }) => folded(label) === folded(typed));
  const [first, ...others] = whole.length > 0 ? whole : rivals;
  if (!first) return [];
  return others.every((other) => size(first) >= CLEARLY_LARGER * size(other)) ? [first] : [first, ...others];
}

const size = ({ population }: FoundPlace) => Math.max(population, 100);

/**
 * Those that have a name whole, of old or of another script, where none of them is smaller than what only begins with it:
 * Bombay is Mumbai and not Navi Mumbai, while a hamlet called Alex is no more likely than Alexandria.
 */
function calledOtherwise(places: readonly FoundPlace[]): readonly FoundPlace[] {
  const called = places.filter(({ match }) => match === 'other_name');
  const [first] = called;
  const isLargest = first && places.every((place) => called.includes(place) || size(place) < size(first));
  return isLargest ? called : places;
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
