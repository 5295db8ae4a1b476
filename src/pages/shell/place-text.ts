import type { LanguageCode } from '../../languages/locale/locales.js';
import type { FoundPlace } from '../../places/find-places.js';
import { meantBy, type PlaceCertainty } from '../../places/meant.js';
import { searchPlaces } from '../../service/web/places.js';

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
  readonly certainty: PlaceCertainty;
}

/**
 * The places that a typed text can mean. `chosen` is the key of the one that the reader has picked from those that were
 * shown for the same text.
 */
export async function placesMeant(typed: string, locale: LanguageCode, chosen = ''): Promise<PlacesMeant> {
  const places = await searchPlaces(typed, { locale });
  const picked = chosen === '' ? undefined : places.find((place) => keyOf(place) === chosen);
  const { places: meant, certainty } = picked
    ? { places: [picked], certainty: 'clear' as const }
    : meantBy(typed, places);
  return { places: meant.map(placeFound), certainty };
}

/** The one place that is called just so; undefined for part of a name, a slip, or a name of several. */
export async function placeCalled(name: string, locale: LanguageCode): Promise<PlaceFound | undefined> {
  const places = await searchPlaces(name, { locale });
  const { places: meant, certainty } = meantBy(name, places);
  const [place] = meant;
  const isWhole = place !== undefined && CALLED.includes(place.match);
  return isWhole && certainty === 'clear' ? placeFound(place) : undefined;
}

/** Whether several places are called just so, of which nobody knows which is meant. */
export async function areCalled(name: string, locale: LanguageCode): Promise<boolean> {
  const { places, certainty } = meantBy(name, await searchPlaces(name, { locale }));
  return certainty === 'several' && places.length > 1 && places.every(({ match }) => CALLED.includes(match));
}

const CALLED: readonly string[] = ['exact', 'other_name'];

function placeFound(place: FoundPlace): PlaceFound {
  const { label, latitude, longitude, timezone } = place;
  return { label, key: keyOf(place), latitude, longitude, timeZone: timezone };
}

function keyOf({ latitude, longitude }: FoundPlace): string {
  return `${latitude},${longitude}`;
}
