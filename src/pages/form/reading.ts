import { inputFromTexts } from '../../base/schema/from-text.js';
import { type FieldSchema, ROWS } from '../../base/schema/validate.js';
import type { ZoneFinder } from '../../base/time/zone-at.js';
import type { ToldConventions } from '../../calculation/conventions.js';
import { conventionsFromTexts } from '../../calculation/conventions-from-texts.js';
import type { ToolDescription } from '../../calculation/tool.js';
import { isLocale } from '../../languages/locale/locales.js';
import type { FormWords } from '../../languages/pages/form/words.js';
import {
  type AddressParts,
  addressParts,
  type BirthNames,
  type BirthPart,
  birthNames,
  DAY_NAMES,
  type DayPart,
  type DayPlacePart,
  namesInAddress,
  ownNames,
  type Pairs,
  queryOf,
} from '../shell/address.js';
import type { PageContext } from '../shell/context.js';
import { readClock, readConvention, readField, readWithin } from './read-fields.js';
import { type FormError, NOTHING, type PartRead, readDate, readTime, Sent, wrong } from './read-parts.js';
import { type PlaceTold, readPlace } from './read-place.js';
import { readRows } from './read-rows.js';
import { almanacToday, todayIn } from './today.js';

export type { FormError } from './read-parts.js';

/** What an address asks of the page of a tool. */
export type Reading =
  /** Nothing yet: the form is shown. */
  | { readonly kind: 'empty' }
  /** What was typed into a form, ready for the address that can be shared. */
  | { readonly kind: 'elsewhere'; readonly query: string }
  | { readonly kind: 'wrong'; readonly errors: readonly FormError[] }
  /** What the address says, by name. */
  | { readonly kind: 'input'; readonly texts: ReadonlyMap<string, string> };

export interface ReadingOptions {
  /** What of the query only the view reads. */
  readonly choices: readonly string[];
  readonly zoneAt: ZoneFinder;
  /** Asked before a place is looked up by its name. */
  readonly beforeSearch: Asking['beforeSearch'];
}

/** Reads the query of the page of a tool: that of an address or that which its form sends. */
export async function reading(
  tool: ToolDescription,
  query: URLSearchParams,
  page: PageContext,
  { choices, zoneAt: finder, beforeSearch }: ReadingOptions,
): Promise<Reading> {
  const parts = addressParts(tool);
  const own = ownNames(parts);
  const order = [...own, ...parts.conventions, ...choices];
  const sent = new Sent(query, page.locale);
  if (query.has('example')) return { kind: 'elsewhere', query: exampleQuery(tool, page.words.form) };
  if (![...query.keys()].some((name) => own.some((each) => name === each || name.startsWith(`${each}_`)))) {
    return { kind: 'empty' };
  }
  const reads = await readAll(parts, sent, { ...page, beforeSearch }, finder);
  const errors = reads.flatMap((read) => read.errors);
  if (errors.length > 0) return { kind: 'wrong', errors };
  const texts = new Map(reads.flatMap((read) => read.query));
  for (const name of choices) if (sent.text(name) !== '') texts.set(name, sent.text(name));
  const pairs = order.flatMap((name): Pairs => (texts.has(name) ? [[name, texts.get(name) ?? '']] : []));
  if (!isCanonical(query, pairs, order)) return { kind: 'elsewhere', query: queryOf(pairs) };
  return { kind: 'input', texts: new Map(pairs) };
}

type Asking = PageContext & PlaceTold;

/** Whether an address says just this, whatever else it has that nobody here reads. */
function isCanonical(query: URLSearchParams, pairs: Pairs, names: readonly string[]): boolean {
  const isOwn = (name: string) => names.some((each) => name === each || name.startsWith(`${each}_`));
  const given = [...query].filter(([name]) => isOwn(name));
  return given.length === pairs.length && pairs.every(([name, text]) => query.get(name) === text);
}

async function readAll(parts: AddressParts, sent: Sent, page: Asking, finder: ZoneFinder): Promise<PartRead[]> {
  const births = await Promise.all(parts.births.map((birth) => readBirth(sent, birth, page)));
  const place = parts.dayPlace ? await readDayPlace(sent, parts.dayPlace, { page, finder, birth: births[0] }) : NOTHING;
  const today = (day: DayPart) => todayOf(day, { sent, place, page, finder });
  const day = parts.day
    ? readDay(sent, parts.day, page, () => (seeksDates(sent, parts) ? undefined : today(parts.day as DayPart)))
    : NOTHING;
  const fields = await Promise.all(
    parts.fields.map((field) => (field.schema[ROWS] ? readRows(sent, field.name, page) : readField(sent, field, page))),
  );
  const conventions = parts.conventions.map((name) => readConvention(sent, name, page));
  return [...births, day, place, ...fields, ...conventions];
}

/** Whether a tool that can do without a day is asked for one: its first calendar is that in which a day is told. */
function seeksDates(sent: Sent, { day, fields }: AddressParts): boolean {
  const calendar = fields.find(({ name }) => name === 'calendar_code');
  const asked = sent.text('calendar_code').toLowerCase();
  return day?.isNeeded === false && calendar !== undefined && asked !== '' && asked !== calendar.schema.enum?.[0];
}

/**
 * The day of a tool; today where nobody names one, or where nobody was asked and what stands there is none. None where
 * something else is asked.
 */
function readDay(sent: Sent, { isAsked }: DayPart, page: PageContext, todayUnless: () => string | undefined): PartRead {
  const today = todayUnless();
  const ofToday: PartRead = today === undefined ? NOTHING : { query: [[DAY_NAMES.date, today]], errors: [] };
  const read = readDate(sent, DAY_NAMES.date, page, ofToday);
  return isAsked || read.errors.length === 0 ? read : ofToday;
}

async function readBirth(
  sent: Sent,
  { prefix, needsTime, takesMinutes, isOptional, instead }: BirthPart,
  page: Asking,
): Promise<PartRead> {
  const names = birthNames(prefix);
  const isLeftOut = isOptional && (!instead || Object.values(instead).some((name) => sent.text(name) !== ''));
  if (isLeftOut && !saysBirth(sent, names)) return NOTHING;
  const date = readDate(sent, names.date, page);
  const time = readBirthTime(sent, names, { needsTime, page });
  const place = await readPlace(sent, { ...names, zoneWillDo: false }, page);
  const isTimed = time.query.some(([name]) => name === names.time);
  const within = takesMinutes && isTimed ? readWithin(sent, names.within, page) : NOTHING;
  const reads = [date, time, within, place, readClock(sent, names.clock, page)];
  return { query: reads.flatMap(({ query }) => query), errors: reads.flatMap(({ errors }) => errors) };
}

/** Whether anything is said of a birth. */
function saysBirth(sent: Sent, { date, time, place, latitude, longitude }: BirthNames): boolean {
  const { day, month, year } = sent.date(date);
  const texts = [time, place, latitude, longitude].map((name) => sent.text(name));
  return [day, month, year, ...texts].some((text) => text !== '');
}

/** The time of a birth. An address that says nothing of one means that it is not known; a form always says something. */
function readBirthTime(
  sent: Sent,
  { date, time: group, timeUnknown }: BirthNames,
  { needsTime, page }: Pick<BirthPart, 'needsTime'> & { readonly page: PageContext },
): PartRead {
  const { timeNeeded, timeMissing } = page.words.form.faults;
  // A box that is ticked goes before a time that was left standing: without the script nothing takes it away.
  const isUnknown = sent.text(timeUnknown) !== '' || (!sent.has(group) && !sent.has(`${date}_day`));
  if (needsTime && (isUnknown || sent.text(group) === '')) return wrong({ id: group, group, message: timeNeeded });
  if (isUnknown) return { query: [[timeUnknown, '1']], errors: [] };
  if (sent.text(group) === '') return wrong({ id: group, group, message: timeMissing });
  return readTime(sent, group, page);
}

/** Where the day is; where nothing says so, the place of the birth, if there is one. */
async function readDayPlace(
  sent: Sent,
  { isNeeded, needsZone, takesCoordinates, latitude, isSecond }: DayPlacePart,
  { page, finder, birth }: { page: Asking; finder: ZoneFinder; birth: PartRead | undefined },
): Promise<PartRead> {
  if (isSecond) {
    const withoutZone = sent.with([[DAY_NAMES.zone, '']]);
    return readPlace(withoutZone, { ...DAY_NAMES, orElse: NOTHING, zoneWillDo: false }, page);
  }
  const orElse = birth ? placeOfBirth(birth) : isNeeded ? undefined : NOTHING;
  // Where no place is needed and none stands in for it, a zone says by which clock to tell.
  const zoneWillDo = latitude === undefined || orElse === NOTHING;
  const read = await readPlace(sent, { ...DAY_NAMES, orElse, zoneWillDo }, page);
  const texts = new Map(read.query);
  if (texts.has(DAY_NAMES.zone) || !texts.has(DAY_NAMES.latitude) || (takesCoordinates && !needsZone)) return read;
  return { ...read, query: [...read.query, [DAY_NAMES.zone, zoneOf(texts, finder)]] };
}

function placeOfBirth({ query }: PartRead): PartRead {
  const ofBirth = birthNames('');
  const names = new Map(
    (['latitude', 'longitude', 'zone', 'place'] as const).map((part) => [ofBirth[part], DAY_NAMES[part]]),
  );
  return {
    query: query.flatMap(([name, text]): Pairs => {
      const other = names.get(name);
      return other === undefined ? [] : [[other, text]];
    }),
    errors: [],
  };
}

/** The zone that an address names, or that of its coordinates; UTC where it has neither. */
export function zoneOf(texts: ReadonlyMap<string, string>, finder: ZoneFinder): string {
  const { zone, latitude, longitude } = DAY_NAMES;
  const found = () => finder(Number(texts.get(latitude)), Number(texts.get(longitude)));
  return texts.get(zone) ?? (texts.has(latitude) ? found() : 'UTC');
}

interface Here {
  readonly sent: Sent;
  readonly place: PartRead;
  readonly page: PageContext;
  readonly finder: ZoneFinder;
}

/** The date that it is at a place: for a tool about a day that of the day of the panchang. */
function todayOf({ isAsked }: DayPart, { sent, place: { query, errors }, page, finder }: Here): string {
  const texts = new Map(query);
  // A place that is not understood is told as wrong, whatever day it is there.
  const timeZone = errors.length > 0 ? 'UTC' : zoneOf(texts, finder);
  if (!isAsked || errors.length > 0) return todayIn(timeZone, page.at);
  const [latitude, longitude] = [texts.get(DAY_NAMES.latitude), texts.get(DAY_NAMES.longitude)];
  const hasPlace = latitude !== undefined && longitude !== undefined;
  const place = hasPlace ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
  return almanacToday(page, { timeZone, place, day: sent.text('day') === 'nominal' ? 'nominal' : undefined });
}

/** The input of a tool, not validated yet, and the conventions that the texts of an address make. */
export function inputOf(
  tool: ToolDescription,
  texts: ReadonlyMap<string, string>,
  { locale }: Pick<PageContext, 'locale'>,
): { readonly input: Readonly<Record<string, unknown>>; readonly options: ToldConventions } {
  const { births, conventions } = addressParts(tool);
  const fields: Record<string, string> = {};
  for (const [field, name] of namesInAddress(tool)) {
    const text = texts.get(name);
    if (text !== undefined) fields[field] = text;
  }
  for (const { slot, prefix } of births) {
    // Some tools will have a name for the place. It is not looked up.
    const { latitude, longitude } = birthNames(prefix);
    if (slot.place !== undefined) fields[slot.place] ??= `${texts.get(latitude)}, ${texts.get(longitude)}`;
  }
  const input = inputFromTexts(tool.inputSchema, fields);
  const hasLocale = Object.hasOwn(tool.inputSchema.properties, 'locale');
  const { options } = tool;
  const ofDayPlace = options.includes('place') ? [DAY_NAMES.latitude, DAY_NAMES.longitude] : [];
  const taken: readonly string[] = [...conventions, ...ofDayPlace];
  const ofBirths = births.flatMap(({ slot, prefix }): Pairs => {
    const names = birthNames(prefix);
    const [clock, within] = [texts.get(names.clock), texts.get(names.within)];
    return [
      ...(clock === undefined ? [] : [[slot.clock, clock] as const]),
      ...(within === undefined ? [] : [[slot.within, within] as const]),
    ];
  });
  const chosen = conventionsFromTexts(options, [...[...texts].filter(([name]) => taken.includes(name)), ...ofBirths]);
  if (!hasLocale) return { input, options: chosen };
  // The option takes every language, the field those that the specification has.
  return isLocale(locale)
    ? { input: { ...input, locale }, options: chosen }
    : { input, options: { ...chosen, locale } };
}

/** Where most examples are, and where forms about a day begin. */
export const DELHI = { latitude: '28.6139', longitude: '77.209', zone: 'Asia/Kolkata' } as const;

/** A value of an input as an address has it. */
function textOf(value: unknown, schema: FieldSchema | undefined): string {
  const rows = schema?.[ROWS];
  return rows && Array.isArray(value) ? rows.toText(value) : String(value);
}

/** The address of the example of a tool, with the place of most of them and what is asked in the words of the reader. */
function exampleQuery(tool: ToolDescription, { delhi, exampleIntent }: FormWords): string {
  const texts = new Map<string, string>();
  for (const [field, name] of namesInAddress(tool)) {
    const value = tool.example[field];
    if (value !== undefined && value !== null) texts.set(name, textOf(value, tool.inputSchema.properties[field]));
  }
  const parts = addressParts(tool);
  for (const { latitude, place } of [...parts.births.map(({ prefix }) => birthNames(prefix)), DAY_NAMES]) {
    if (texts.get(latitude) === DELHI.latitude) texts.set(place, delhi);
  }
  if (texts.has('intent')) texts.set('intent', exampleIntent);
  return queryOf(ownNames(parts).flatMap((name): Pairs => (texts.has(name) ? [[name, texts.get(name) ?? '']] : [])));
}
