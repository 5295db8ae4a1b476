import { isTimeZone } from '../../base/time/named-zone.js';
import type { LanguageCode } from '../../languages/locale/locales.js';
import { type AngleFault, type Axis, readAngle as readTypedAngle } from '../../reading/angle.js';
import { isLongPlace, LONGEST_PLACE, splitPair } from '../../reading/place.js';
import type { Pairs, PlaceNames } from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { type PlaceFound, placesMeant } from '../shell/place-text.js';
import { type FormError, NOTHING, type PartRead, type Sent, wrong } from './read-parts.js';

type Told = Pick<PageContext, 'words' | 'locale'>;

/** What the reading of a place is told. */
export interface PlaceTold extends Told {
  /** Asked before a place is looked up by its name. */
  readonly beforeSearch: () => Promise<void>;
}

/** A place as it stands in the fields of a form. */
export interface ShownPlace extends TypedPlace {
  /** What the form was given of it, in one hidden text: coordinates, zone and name. */
  readonly held: string;
}

/** A place as a form shows it again, without the coordinates of another one. */
export function shownPlace(sent: Sent, names: PlaceNames, locale: LanguageCode): ShownPlace {
  const typed = textsOf(sent, names);
  const given = sent.text(`${names.prefix}held`);
  if (!sent.has(`${names.prefix}held`)) {
    const texts = [typed.latitude, typed.longitude, typed.zone, typed.place];
    return { ...typed, held: texts.some(Boolean) ? texts.join('|') : '' };
  }
  const current = given === '' ? typed : withoutStale(typed, given, locale);
  return { ...current, held: current === typed ? given : '' };
}

interface PlaceAsked extends PlaceNames {
  /** What an empty place stands for; an error where there is nothing. */
  readonly orElse?: PartRead | undefined;
  /** Whether a zone without a place will do. */
  readonly zoneWillDo: boolean;
}

/** Reads a place: coordinates where there are any, else what the name of the place finds. */
export async function readPlace(sent: Sent, asked: PlaceAsked, page: PlaceTold): Promise<PartRead> {
  const typed = typedPlace(sent, asked, page.locale);
  const zone = readZone(typed.zone, asked, page);
  if (typed.latitude !== '' || typed.longitude !== '') return both(readCoordinates(typed, asked, page), zone);
  if (typed.place === '') {
    if (typed.zone === '') return asked.orElse ?? missing(asked, page);
    return asked.zoneWillDo ? zone : both(missing(asked, page), zone);
  }
  const found = await readName(typed.place, sent.text(`${asked.prefix}pick`), { names: asked, page });
  if (!('label' in found)) return both(found, zone);
  const { latitude, longitude, timeZone, label } = found;
  const query: Pairs = [
    [asked.latitude, String(latitude)],
    [asked.longitude, String(longitude)],
    [asked.place, label],
  ];
  return both({ query, errors: [] }, typed.zone === '' ? { query: [[asked.zone, timeZone]], errors: [] } : zone);
}

function both(one: PartRead, other: PartRead): PartRead {
  return { query: [...one.query, ...other.query], errors: [...one.errors, ...other.errors] };
}

interface TypedPlace {
  readonly place: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly zone: string;
}

/** What was typed of a place, without what a form held for another place than the one that now stands there. */
function typedPlace(sent: Sent, names: PlaceNames, locale: LanguageCode): TypedPlace {
  const typed = textsOf(sent, names);
  const held = sent.text(`${names.prefix}held`);
  const current = held === '' ? typed : withoutStale(typed, held, locale);
  return current.latitude === '' && current.longitude === '' ? withCoordinates(current, locale) : current;
}

function textsOf(sent: Sent, names: PlaceNames): TypedPlace {
  return {
    place: sent.text(names.place),
    latitude: sent.text(names.latitude),
    longitude: sent.text(names.longitude),
    zone: sent.text(names.zone),
  };
}

/** Degrees by which coordinates may be made more exact and still be of the same place. */
const SAME_PLACE = 0.5;

/**
 * Without script, the coordinates and the zone of the place that was there before stay in their fields, and so does its
 * name above other coordinates.
 */
function withoutStale(typed: TypedPlace, held: string, locale: LanguageCode): TypedPlace {
  const [latitude = '', longitude = '', zone = '', ...rest] = held.split('|');
  const keptZone = zone === typed.zone ? '' : typed.zone;
  if (latitude === typed.latitude && longitude === typed.longitude) {
    const isSame = typed.place === '' || typed.place === rest.join('|');
    return isSame ? typed : { ...typed, latitude: '', longitude: '', zone: keptZone };
  }
  const isNear =
    isAtMost(latitude, readTypedAngle(typed.latitude, { axis: 'latitude', locale })) &&
    isAtMost(longitude, readTypedAngle(typed.longitude, { axis: 'longitude', locale }));
  return isNear || typed.place !== rest.join('|') ? typed : { ...typed, place: '', zone: keptZone };
}

/** What cannot be read is a slip of the hand in a coordinate of the same place. */
function isAtMost(held: string, { degrees }: ReturnType<typeof readTypedAngle>): boolean {
  return degrees === undefined || Math.abs(Number(held) - degrees) <= SAME_PLACE;
}

/** Coordinates in the field for the name, as maps copy them. */
function withCoordinates(typed: TypedPlace, locale: LanguageCode): TypedPlace {
  const pair = splitPair(typed.place, locale);
  return pair ? { ...typed, place: '', ...pair } : typed;
}

function missing({ prefix, place }: PlaceNames, { words }: Told): PartRead {
  return wrong({ id: place, group: `${prefix}place`, message: words.form.faults.placeMissing });
}

function readZone(zone: string, names: PlaceNames, { words }: Told): PartRead {
  if (zone === '') return NOTHING;
  if (isTimeZone(zone)) return { query: [[names.zone, zone]], errors: [] };
  const message = words.form.faults.zoneUnknown(zone);
  return wrong({ id: `${names.prefix}tz`, group: `${names.prefix}tz`, message });
}

function readCoordinates(typed: TypedPlace, names: PlaceNames, page: Told): PartRead {
  const [latitude, longitude] = (['latitude', 'longitude'] as const).map((axis) => readAngle(typed, axis, names, page));
  const faults = [latitude, longitude].flatMap((read) => (read && 'message' in read ? [read] : []));
  // That the two are swapped is said once.
  const errors = faults.filter(({ message }, index) => index === 0 || message !== faults[0]?.message);
  if (typed.place.length > LONGEST_PLACE * 2) errors.push(tooLong(names, page));
  if (!latitude || !longitude || 'message' in latitude || 'message' in longitude || errors.length > 0)
    return { query: [], errors };
  const query: Pairs = [
    [names.latitude, latitude.text],
    [names.longitude, longitude.text],
    [names.place, typed.place],
  ];
  return { query: query.filter(([, text]) => text !== ''), errors: [] };
}

const IDS = { latitude: 'lat', longitude: 'lon' } as const;

function readAngle(
  typed: TypedPlace,
  axis: Axis,
  { prefix }: PlaceNames,
  { words, locale }: Told,
): FormError | { readonly text: string } {
  const { faults } = words.form;
  const id = `${prefix}${IDS[axis]}`;
  if (typed[axis] === '') return { id, group: id, message: faults[`${axis}Missing`] };
  const read = readTypedAngle(typed[axis], { axis, locale });
  if ('degrees' in read) return { text: String(read.degrees) };
  const messages: Readonly<Record<AngleFault, string>> = {
    missing: faults[`${axis}Missing`],
    ambiguous: faults[`${axis}Form`],
    form: faults[`${axis}Form`],
    range: faults[`${axis}Range`],
    swapped: faults.swapped,
  };
  return { id, group: id, message: messages[read.fault] };
}

async function readName(
  typed: string,
  picked: string,
  { names, page }: { readonly names: PlaceNames; readonly page: PlaceTold },
): Promise<PlaceFound | PartRead> {
  if (isLongPlace(typed)) return { query: [], errors: [tooLong(names, page)] };
  const { faults } = page.words.form;
  await page.beforeSearch();
  const { places, certainty } = await placesMeant(typed, page.locale, picked);
  const [first] = places;
  if (first && certainty === 'clear') return first;
  const at = { id: names.place, group: `${names.prefix}place` };
  if (!first) return wrong({ ...at, message: faults.placeNone(typed), places });
  const message = certainty === 'doubtful' ? faults.placeDoubtful(typed) : faults.placeSeveral(typed);
  return wrong({ ...at, message, places });
}

function tooLong({ prefix, place }: PlaceNames, { words }: Told): FormError {
  return { id: place, group: `${prefix}place`, message: words.form.faults.tooLong(LONGEST_PLACE) };
}
