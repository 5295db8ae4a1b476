import type { Locale } from '../../languages/locale/locales.js';
import type { FoundPlace } from '../../places/find-places.js';
import { placeSearch } from '../../service/web/places.js';

/** A place as a form needs it. */
export interface PlaceFound {
  /** Name, region and country in the language of the reader. */
  readonly label: string;
  /** By which it is chosen among others of its name. */
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** The places that a text can mean. */
export interface PlacesMeant {
  readonly places: readonly PlaceFound[];
  /**
   * `clear` where there is exactly one, `several` where more are called so, `doubtful` where none is: then they are
   * places with a typing error, or what stands in for a part of it that is not known.
   */
  readonly certainty: 'clear' | 'several' | 'doubtful';
}

/** The search takes no longer text. */
export const LONGEST_PLACE = 100;

/** How many times as large as any other of its name a place must be for nobody to mean another. */
const CLEARLY_LARGER = 20;

/**
 * The places that a typed text can mean. `chosen` is the key of the one that the reader has picked from those that were
 * shown for the same text.
 */
export async function placesMeant(typed: string, locale: Locale, chosen = ''): Promise<PlacesMeant> {
  // The data are loaded with the first search.
  const { findPlaces } = await placeSearch.get();
  const places = findPlaces(typed, { locale });
  const picked = chosen === '' ? undefined : places.find((place) => keyOf(place) === chosen);
  if (!picked && isDoubtful(places[0])) return { places: places.map(placeFound), certainty: 'doubtful' };
  const meant = picked ? [picked] : clearlyMeant(typed, places);
  return { places: meant.map(placeFound), certainty: meant.length === 1 ? 'clear' : 'several' };
}

function isDoubtful(place: FoundPlace | undefined): boolean {
  return place?.match === 'typing' || place?.match === 'locality';
}

/** Those that can be meant: one where it is called so alone or is much larger than the others. */
function clearlyMeant(typed: string, places: readonly FoundPlace[]): readonly FoundPlace[] {
  const named = places.filter(({ match }) => match === 'exact');
  const before = places.findIndex((place) => named.includes(place));
  // What stands before them is larger by far and has the name as another one.
  const rivals = named.length === 0 ? places : [...places.slice(0, before), ...named];
  const whole = rivals.filter(({ label }) => folded(label) === folded(typed));
  const [first, ...others] = whole.length > 0 ? whole : rivals;
  if (!first) return [];
  const size = ({ population }: FoundPlace) => Math.max(population, 100);
  return others.every((other) => size(first) >= CLEARLY_LARGER * size(other)) ? [first] : [first, ...others];
}

function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function placeFound(place: FoundPlace): PlaceFound {
  const { label, latitude, longitude, timezone } = place;
  return { label, key: keyOf(place), latitude, longitude, timeZone: timezone };
}

function keyOf({ latitude, longitude }: FoundPlace): string {
  return `${latitude},${longitude}`;
}
