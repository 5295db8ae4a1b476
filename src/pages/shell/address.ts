import type { CalculationError } from '../../base/errors.js';
import type { Lazy } from '../../base/lazy.js';
import type { FieldSchema } from '../../base/schema/validate.js';
import { ACCEPTED_UNTIL } from '../../base/time/accepted.js';
import { type CalendarDate, dateOf, formatDate, readDate, utcDateAt } from '../../base/time/calendar.js';
import { fieldsFromDays } from '../../base/time/gregorian.js';
import { type ChosenConvention, isChosen } from '../../calculation/conventions.js';
import type { RunOptions } from '../../calculation/run.js';
import type { AnyTool, ToolDescription } from '../../calculation/tool.js';
import { type BirthDetail, type BirthSlot, filledFields } from '../../contract/birth-fields.js';
import type { Standing } from '../../service/web/long.js';
import type { Shelf } from '../../service/web/shelf.js';
import type { Choices } from './choice-names.js';
import type { OnDevice } from './device.js';
import type { Documents } from './documents.js';

/**
 * What the address of the page of a tool holds, and what its form asks for: all of it from the schema, the births and
 * the options of the tool.
 */
export interface AddressParts {
  readonly births: readonly BirthPart[];
  /** The day that a tool tells of. */
  readonly day?: DayPart;
  /** Where the day is: its coordinates, zone and name. */
  readonly dayPlace?: DayPlacePart;
  /** Every other field, by its name in the schema. */
  readonly fields: readonly FieldPart[];
  /** The conventions that can be chosen by a word. */
  readonly conventions: readonly ChosenConvention[];
}

export interface BirthPart {
  /** Before each of its names: '' for one person, `a_` and `b_` for two. */
  readonly prefix: string;
  readonly slot: BirthSlot;
  /** Whether the tool cannot do without the time. */
  readonly needsTime: boolean;
  /** Whether the tool tells what some minutes earlier and later would change. */
  readonly takesMinutes: boolean;
  /** Whether there is an answer without the birth. */
  readonly isOptional: boolean;
  /** The fields of a nakshatra that stands for the birth of one of two; absent where none may. */
  readonly instead?: { readonly nakshatra: string; readonly pada: string };
}

export interface DayPart {
  readonly field: string;
  /** A tool that tells of a month takes its day from today; a form does not ask for it. */
  readonly isAsked: boolean;
  /** Whether the tool has nothing else to tell of. */
  readonly isNeeded: boolean;
}

export interface DayPlacePart {
  /** The fields that the tool has for it, where it has any. */
  readonly latitude?: string;
  readonly longitude?: string;
  readonly zone?: string;
  readonly needsZone: boolean;
  /** Whether the tool reckons with the place itself, or only with the clock there. */
  readonly takesCoordinates: boolean;
  /** Whether there is no answer without a place or a zone. */
  readonly isNeeded: boolean;
  /** Whether it is where somebody is beside the birth place, of which a tool has no clock; absent, it is that place. */
  readonly isSecond: boolean;
}

export interface FieldPart {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly isNeeded: boolean;
  /** How many months the span of the tool has that nobody has chosen yet. */
  readonly spanMonths: number;
}

const PREFIXES = ['a_', 'b_'];

const DAY_FIELDS = { date: 'date', zone: 'timezone', latitude: 'latitude', longitude: 'longitude' };

/** Where somebody is beside the birth place. */
const SECOND_FIELDS = { latitude: 'current_latitude', longitude: 'current_longitude' };

/** The language is that of the page; a second place stands for the place of a day. */
const NOT_ASKED = ['locale', ...Object.values(SECOND_FIELDS)];

/** The present place of transits changes nothing in this version. */
const IGNORES_SECOND = 'current-transits-calculator';

/** What the address of a tool holds. */
export function addressParts({ slug, inputSchema, births = {}, options }: ToolDescription): AddressParts {
  const needed = new Set(inputSchema.required);
  const slots = Object.values(births);
  const filled = new Set(slots.flatMap(filledFields).map(([field]) => field));
  const rest = Object.keys(inputSchema.properties).filter((name) => !filled.has(name) && !NOT_ASKED.includes(name));
  const own = (field: string) => rest.includes(field);
  const ofDay = own(DAY_FIELDS.zone) ? dayPlacePart(own, needed, options.includes('place')) : undefined;
  const dayPlace = ofDay ?? (takesSecond({ slug, inputSchema }) ? SECOND_PLACE : undefined);
  const fields = rest.filter((name) => !Object.values(DAY_FIELDS).includes(name));
  const ofMonth = fields.some((name) => inputSchema.properties[name]?.format === 'calendar-month');
  return {
    births: slots.map((slot, index) => ({
      prefix: slots.length > 1 ? (PREFIXES[index] ?? '') : '',
      slot,
      needsTime: needed.has(slot.time),
      takesMinutes: options.includes(slot.within),
      isOptional: slot.isOptional ?? false,
      ...(slots.length > 1 && slot.isOptional && { instead: insteadOf(slot) }),
    })),
    ...(own(DAY_FIELDS.date) && {
      day: { field: DAY_FIELDS.date, isAsked: !ofMonth, isNeeded: needed.has(DAY_FIELDS.date) },
    }),
    ...(dayPlace && { dayPlace }),
    fields: fields.map((name) => ({
      name,
      schema: inputSchema.properties[name] as FieldSchema,
      isNeeded: needed.has(name),
      spanMonths: usualMonths(slug),
    })),
    conventions: options.filter(isChosen),
  };
}

function insteadOf({ date }: BirthSlot) {
  const person = date.replace(/birth_date$/, '');
  return { nakshatra: `${person}nakshatra_name`, pada: `${person}pada` };
}

/** Of which of two people a group of inputs is; undefined for what is of neither or of both. */
export function personOf(group: string): 'a' | 'b' | undefined {
  const [, whose] = /^(?:person_)?([ab])_/.exec(group) ?? [];
  return whose as 'a' | 'b' | undefined;
}

function dayPlacePart(own: (field: string) => boolean, needed: ReadonlySet<string>, hasOption: boolean): DayPlacePart {
  const hasCoordinates = own(DAY_FIELDS.latitude);
  const needsZone = needed.has(DAY_FIELDS.zone);
  return {
    zone: DAY_FIELDS.zone,
    ...(hasCoordinates && { latitude: DAY_FIELDS.latitude, longitude: DAY_FIELDS.longitude }),
    needsZone,
    takesCoordinates: hasCoordinates || hasOption,
    isNeeded: needsZone || needed.has(DAY_FIELDS.latitude),
    isSecond: false,
  };
}

const SECOND_PLACE: DayPlacePart = {
  ...SECOND_FIELDS,
  needsZone: false,
  takesCoordinates: true,
  isNeeded: false,
  isSecond: true,
};

function takesSecond({ slug, inputSchema }: Pick<ToolDescription, 'slug' | 'inputSchema'>): boolean {
  return slug !== IGNORES_SECOND && Object.hasOwn(inputSchema.properties, SECOND_FIELDS.latitude);
}

/** The names in an address of what makes a place: of a person, or of a day. */
export interface PlaceNames {
  /** Before the ids of its inputs. */
  readonly prefix: string;
  readonly place: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly zone: string;
}

/** The names in an address of what is known of a birth. */
export interface BirthNames extends PlaceNames, Readonly<Record<BirthDetail, string>> {
  readonly timeUnknown: string;
  /** Minutes by which the time may be earlier or later. */
  readonly within: string;
  /** The clock that showed the time, where it is another than that of the zone. */
  readonly clock: string;
}

/** The names of a birth; `prefix` is '' for one person, `a_` and `b_` for two. */
export function birthNames(prefix: string): BirthNames {
  return {
    prefix,
    date: `${prefix}date`,
    time: `${prefix}time`,
    timeUnknown: `${prefix}time_unknown`,
    within: `${prefix}within`,
    latitude: `${prefix}lat`,
    longitude: `${prefix}lon`,
    zone: `${prefix}tz`,
    place: `${prefix}place`,
    clock: `${prefix}clock`,
  };
}

/** The names of a day and of its place. */
export const DAY_NAMES = {
  prefix: 'at_',
  date: 'on',
  zone: 'on_tz',
  latitude: 'at_lat',
  longitude: 'at_lon',
  place: 'at_place',
} as const satisfies PlaceNames & { readonly date: string };

/** What an address says of the place of a day. */
export const AT_PLACE: readonly string[] = [DAY_NAMES.zone, DAY_NAMES.latitude, DAY_NAMES.longitude, DAY_NAMES.place];

/**
 * The names that the fields of a tool have in the address of its page: those of a person (`date time lat lon tz place`,
 * `a_` and `b_` before them for two), of a day (`on on_tz`) and of the place of a day or of somebody beside the birth
 * place (`at_lat at_lon`). Every other field has its name in the schema.
 */
export function namesInAddress(tool: ToolDescription): ReadonlyMap<string, string> {
  const ofBirths = addressParts(tool).births.flatMap(({ slot, prefix }) => {
    const names = birthNames(prefix);
    return filledFields(slot).map(([field, detail]) => [field, names[detail]] as const);
  });
  const filled = new Map(ofBirths);
  const rest = Object.keys(tool.inputSchema.properties).filter((name) => !filled.has(name) && name !== 'locale');
  const ofDay = takesSecond(tool) ? OF_SECOND : OF_DAY;
  return new Map([...filled, ...rest.map((name) => [name, ofDay.get(name) ?? name] as const)]);
}

/** The names of a day and its place by the fields that tools have for them. */
const OF_DAY: ReadonlyMap<string, string> = new Map(
  (['date', 'zone', 'latitude', 'longitude'] as const).map((part) => [DAY_FIELDS[part], DAY_NAMES[part]]),
);

const OF_SECOND: ReadonlyMap<string, string> = new Map(
  (['latitude', 'longitude'] as const).map((part) => [SECOND_FIELDS[part], DAY_NAMES[part]]),
);

/** What says of when a page is. */
export const OF_TIME: readonly string[] = ['from', 'to', 'target_month', DAY_NAMES.date];

/** The names that an address of a tool can have, in their order, without conventions and what only views read. */
export function ownNames({ births, day, dayPlace, fields }: AddressParts): string[] {
  const ofBirths = births.flatMap(({ prefix, takesMinutes }) => {
    const { date, time, timeUnknown, within, latitude, longitude, zone, place, clock } = birthNames(prefix);
    const ofTime = [time, timeUnknown, ...(takesMinutes ? [within] : [])];
    return [date, ...ofTime, latitude, longitude, zone, place, clock];
  });
  const { date, zone, latitude, longitude, place } = DAY_NAMES;
  const ofZone = dayPlace && !dayPlace.isSecond ? [zone] : [];
  const ofDay = [...(day ? [date] : []), ...ofZone, ...(dayPlace ? [latitude, longitude, place] : [])];
  return [...ofBirths, ...ofDay, ...fields.map(({ name }) => name)];
}

/** Whether an address tells of nobody: it has no birth, nothing that holds several, and no words of a visitor's own. */
export function isOfNobody(tool: ToolDescription, texts: ReadonlyMap<string, string>): boolean {
  const { births, fields } = addressParts(tool);
  const isTold = births.some(({ prefix }) => texts.has(birthNames(prefix).date));
  const isOwn = ({ schema: { items, format } }: FieldPart) => items?.type === 'object' || format === 'free-text';
  return !isTold && !fields.some((field) => isOwn(field) && texts.has(field.name));
}

export type Pairs = readonly (readonly [name: string, text: string])[];

/** A query as people can read it: what needs no escape has none. */
export function queryOf(pairs: Pairs): string {
  const texts = pairs.map(([name, text]) => `${name}=${readable(text)}`);
  return texts.length === 0 ? '' : `?${texts.join('&')}`;
}

/** What a query says by some names. */
export function pairsIn(query: string, names: readonly string[]): Pairs {
  return [...new URLSearchParams(query)].filter(([name]) => names.includes(name));
}

/** What a query says of the place of a day, as a query; empty where it says nothing of one. */
export function placeIn(query: string): string {
  return queryOf(pairsIn(query, AT_PLACE));
}

function readable(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replaceAll('%2F', '/')
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
}

/** What the service gives the pages with each request. */
export interface PageEnvironment extends Standing {
  /** Scheme, host and mount, where links to other hosts would point. */
  readonly baseUrl: string;
  readonly at: Date;
  readonly environment: NonNullable<RunOptions['environment']>;
  /** Counts a calculation of so many places, as a POST of the same client and tool is counted. */
  readonly count: (tool: AnyTool, places: number) => Promise<Counted>;
  /** Counts a calendar of so many places that has to be made. */
  readonly countFeed: (places: number) => Promise<Counted>;
  /** Keeps what takes long to make. */
  readonly shelf: Shelf;
  /** Counts what is written for one who asks and is no calculation, once for each request, as so many places. Rejects one too many. */
  readonly countSearch: (places?: number) => Promise<void>;
  /** How the service runs on the device of a reader; absent where its files are not offered. */
  readonly onDevice?: OnDevice | undefined;
  /** The documents; absent where they are not served. */
  readonly documents?: Pick<Lazy<Documents>, 'get'> | undefined;
  /** What the reader keeps for all pages. */
  readonly choices: Choices;
  /** Told of what is no mistake of the visitor. */
  readonly report: (error: unknown) => void;
}

interface Counted {
  /** What the answer says of the limit. */
  readonly headers: Readonly<Record<string, string>>;
  /** Why the request may not go on. */
  readonly refusal?: CalculationError;
}

/** What is asked of the pages. */
export interface PageAsked {
  readonly pathname: string;
  readonly search: string;
  readonly header: (name: string) => string | null;
}

/** What the pages answer, before it is tagged and packed. */
export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** In place of the body where it is no text. */
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

/** Text as a search compares it: in small letters, without accents. The script of the pages does the same. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim();
}

/** The last accepted day. */
const LAST = utcDateAt(ACCEPTED_UNTIL - 1);

/** The fields of a span of days. */
export const SPAN_FIELDS: readonly string[] = ['from', 'to'];

/** How many months a span has that nobody has chosen yet; of what is rare, years. */
const USUAL_MONTHS = 3;
const MONTHS_OF: Readonly<Record<string, number>> = { eclipses: 60 };

/** The same where one observance is looked for: most come once a year, which may have thirteen lunar months. */
export const MONTHS_OF_ONE = 13;

function usualMonths(slug: string): number {
  return MONTHS_OF[slug] ?? USUAL_MONTHS;
}

/** A day of a span that nobody has chosen yet, YYYY-MM-DD: today, and the last of so many months. */
export function usualDate(field: string, today: string, months: number): string {
  if (field === 'from') return today;
  const { year, month, day } = fieldsFromDays(readDate(today));
  const first = month - 1 + months;
  const end = dateOf(year + Math.floor(first / 12), (first % 12) + 1, day) - 1;
  return formatDate(Math.min(end, LAST) as CalendarDate);
}
