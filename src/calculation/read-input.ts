import { CalculationError, type FieldError, invalidInput, isCalculationError } from '../base/errors.js';
import { ofWhom } from '../base/input/birth.js';
import { isRecord } from '../base/input/options.js';
import { isFixedZone, type ZoneNames } from '../base/input/zone.js';
import { because, likewise } from '../base/reasons.js';
import type { Inputs } from '../base/schema/formats.js';
import { inputFromTemporal } from '../base/schema/from-temporal.js';
import { ROWS, readFields } from '../base/schema/validate.js';
import { unknownZone } from '../base/time/zone.js';
import { isBirth, noBirth, statesBirth } from '../contract/birth.js';
import {
  type BirthDetail,
  type BirthSlot,
  fieldsOfBirth,
  filledFields,
  nameOfCoordinates,
  statedBirth,
  USUAL_NAMES,
} from '../contract/birth-fields.js';
import type { Birth } from '../contract/birth-input.js';
import { CONVENTIONS, type Conventions } from './conventions.js';
import { optionAsField } from './taken-options.js';
import type { ToolDescription } from './tool.js';
import { ownBirthFields } from './usual-birth.js';

/** What of a tool says how its input is read. */
export type InputForm = Pick<ToolDescription, 'inputSchema' | 'births' | 'options'>;

/** The same, with the name that a refusal shows. */
type ReadForm = InputForm & Partial<Pick<ToolDescription, 'functionName'>>;

/** An input as the schema of its tool has it. */
export interface ReadInput {
  /** Births as their fields, Temporal objects as texts. */
  readonly fields: Record<string, unknown>;
  readonly inputs: Inputs;
  /** What the caller calls the fields that births have filled. */
  readonly ownNames: ReadonlyMap<string, string> | undefined;
  /** The options that births and the place of a day bring with them; those of the caller overrule what births say. */
  readonly options: Partial<Conventions>;
}

/**
 * A copy of an input, so that what is checked is what is used, whatever getters and prototypes the object has.
 *
 * @throws CalculationError `invalid_input` for what is no object, for a birth that is none, see `birth`, for a field
 * beside the birth that fills it, for a place of the day that is none, and for a birth with a range of its time where the tool tells nothing of one.
 */
export function readInput(tool: InputForm, input: unknown, inputs: Inputs, zones: ZoneNames): ReadInput {
  if (!isRecord(input)) {
    throw because(new CalculationError('invalid_input', 'The input must be a JSON object.'), 'input_form', {});
  }
  const placed = inputs === 'wide' ? withPlace(input, tool) : undefined;
  const rest = placed?.fields ?? input;
  const filled = inputs === 'wide' ? (withBirths(rest, tool, zones) ?? withUsualNames(rest, tool)) : undefined;
  const given = filled?.fields ?? rest;
  const told = inputs === 'wide' ? withRowFields(given, tool, zones) : given;
  return {
    fields: inputFromTemporal(tool.inputSchema, told),
    inputs,
    ownNames: filled?.ownNames,
    options: { ...filled?.options, ...placed?.options },
  };
}

/**
 * An input without the place of its day, which is an option of some tools and the latitude and longitude of others;
 * undefined where it has none. The place of a birth is read with the birth.
 */
function withPlace(
  input: Readonly<Record<string, unknown>>,
  { options: known, births = {}, inputSchema }: InputForm,
): Pick<ReadInput, 'fields' | 'options'> | undefined {
  if (!Object.hasOwn(input, 'place') || isBirth(input)) return undefined;
  const isOption = known.includes('place');
  if (!isOption && !isOfInput({ births, inputSchema })) return undefined;
  const { place: given, ...fields } = input;
  if (given == null) return { fields, options: {} };
  const place = CONVENTIONS.place.read(given);
  if (!place) {
    const message = `Must be ${CONVENTIONS.place.expected}.`;
    throw invalidInput([because({ field: 'place', message }, 'place_form', {})]);
  }
  if (isOption) return { fields, options: { place } };
  if (fields['latitude'] != null || fields['longitude'] != null) {
    const message = 'Leave this field out: latitude and longitude are there.';
    throw invalidInput([because({ field: 'place', message }, 'not_needed', {})]);
  }
  return { fields: { ...fields, ...place }, options: {} };
}

/** Whether the latitude and longitude of an input are those of its day. */
function isOfInput({ births = {}, inputSchema }: Pick<ToolDescription, 'births' | 'inputSchema'>): boolean {
  return 'latitude' in inputSchema.properties && Object.values(births).every(isElsewhere);
}

function isElsewhere(slot: BirthSlot): boolean {
  return filledFields(slot).every(([field]) => field !== 'latitude');
}

/** An input with the fields of the births that it has; undefined where it has none. */
function withBirths(
  input: Readonly<Record<string, unknown>>,
  { births = {}, options: known, inputSchema }: InputForm,
  zones: ZoneNames,
): Pick<ReadInput, 'fields' | 'ownNames' | 'options'> | undefined {
  const whole = births['birth'];
  if (whole && (isBirth(input) || (isAlone(whole) && statesBirth(input, inputSchema.properties)))) {
    const born = whole.read(input, zones);
    return {
      fields: fieldsOfBirth(born, whole),
      ownNames: new Map(placedFields(whole)),
      options: optionsOf(born, whole, '', known),
    };
  }
  const given = Object.keys(births).filter((name) => Object.hasOwn(input, name) && input[name] !== undefined);
  if (given.length === 0) return undefined;
  const fields = { ...input };
  const ownNames = new Map<string, string>();
  const errors: FieldError[] = [];
  const options: Partial<Conventions>[] = [];
  for (const name of given) {
    const slot = births[name] as BirthSlot;
    const value = fields[name];
    delete fields[name];
    for (const [field, part] of placedFields(slot)) {
      ownNames.set(field, `${name}.${part}`);
      if (fields[field] === undefined) continue;
      errors.push(because({ field, message: `Leave this field out: ${name} fills it.` }, 'not_needed', {}));
    }
    const born = orErrors(() => slot.read(value, zones, name), errors);
    if (!born) continue;
    Object.assign(fields, fieldsOfBirth(born, slot));
    options.push(optionsOf(born, slot, `${name}.`, known));
  }
  if (errors.length > 0) throw invalidInput(errors);
  return { fields, ownNames, options: Object.assign({}, ...options) };
}

/** An input with births that stand in the rows of a list as the fields of these. */
function withRowFields(
  input: Readonly<Record<string, unknown>>,
  { inputSchema }: InputForm,
  zones: ZoneNames,
): Readonly<Record<string, unknown>> {
  let fields = input;
  for (const name of Object.keys(input)) {
    const list = input[name];
    const rows = Array.isArray(list) ? inputSchema.properties[name]?.[ROWS] : undefined;
    if (!rows || !Array.isArray(list) || list.length > rows.most) continue;
    fields = { ...fields, [name]: rows.inFields(list, zones) };
  }
  return fields;
}

/**
 * An input whose birth has the names that most tools have for its fields, where this one has others; undefined for any
 * other. A place that must have a name is called by its coordinates, as that of a birth.
 */
function withUsualNames(
  input: Readonly<Record<string, unknown>>,
  tool: InputForm,
): Pick<ReadInput, 'fields' | 'ownNames' | 'options'> | undefined {
  const own = ownBirthFields(tool, input);
  if (!own) return undefined;
  const { ownNames, fields } = own;
  const { place = '', latitude = '', longitude = '' } = tool.births?.['birth'] ?? {};
  const isUnnamed = place !== '' && fields[place] === undefined && input[latitude] === undefined;
  const name = isUnnamed && { [place]: nameOfCoordinates(fields[latitude], fields[longitude]) };
  return { fields: { ...fields, ...name }, ownNames, options: {} };
}

/** Whether an input has no date but that of the birth: beside another, a place may be that of the other. */
function isAlone({ whose }: BirthSlot): boolean {
  return whose === undefined;
}

const IN_PLACE: Readonly<Partial<Record<BirthDetail, string>>> = {
  latitude: 'place.latitude',
  longitude: 'place.longitude',
  place: 'place.name',
};

/** The fields that a birth fills, each with what the caller calls it in the birth. */
function placedFields(slot: BirthSlot): [field: string, part: string][] {
  return filledFields(slot).map(([field, part]) => [field, IN_PLACE[part] ?? part]);
}

/** What is read, or undefined once its errors are among the others. */
function orErrors<Read>(read: () => Read, errors: FieldError[]): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    errors.push(...error.fieldErrors);
    return undefined;
  }
}

/**
 * What a birth says of how far its time may be out and of its clock; one of an older build of the library says nothing.
 * `before` stands before its parts in errors.
 *
 * @throws CalculationError `invalid_input` where the tool has no use for a doubt or a clock: an answer to the minute, or
 * by the clock of the zone, would pass for one that has heeded it.
 */
function optionsOf(
  { within, clock }: Birth,
  slot: BirthSlot,
  before: string,
  known: ToolDescription['options'],
): Partial<Conventions> {
  if (within != null && !known.includes(slot.within)) throw unheeded(`${before}within`, 'range of the time of birth');
  if (clock != null && !known.includes(slot.clock)) throw unheeded(`${before}clock`, 'clock of the birth');
  return { ...(within != null && { [slot.within]: within }), ...(clock != null && { [slot.clock]: clock }) };
}

function unheeded(field: string, what: string): CalculationError {
  const message = `This calculation takes no ${what}: make the birth without ${field.split('.').at(-1)}.`;
  return invalidInput([because({ field, message }, 'not_accepted', {})]);
}

/**
 * What the fields of an input stand for, checked against the schema of its tool.
 *
 * @throws CalculationError `invalid_input` with one item per failing field; `engine_error` for a zone that is wider than
 * specified, as for any other name that the IANA database does not have.
 */
export function valuesOf(tool: ReadForm, read: ReadInput): Readonly<Record<string, unknown>> {
  const { inputSchema, births } = tool;
  const { fields, inputs, ownNames } = read;
  // Most inputs are right: what is said of others is made for them alone.
  const isOfBirths = () => inputs === 'wide' && saysBirths(tool, read);
  const names = inputs === 'wide' ? () => namesToWrite(tool, isOfBirths()).map(inWords) : undefined;
  const inWords = (name: string) => (isOfWhole(ownNames) ? name : (ownNames?.get(name) ?? name));
  const { values, fieldErrors, count } = readFields(inputSchema, fields, inputs, names);
  if (count > 0) {
    const all = withMissing(fieldErrors, tool, fields);
    const told = (isOfBirths() ? withWholeBirths(all, tool, fields) : all).map((one) =>
      optionAsField(one, tool, inputs),
    );
    throw invalidInput(
      told.map((one) => inOwnWords(one, ownNames)),
      count - fieldErrors.length + told.length,
    );
  }
  const missing = Object.values(births ?? {}).flatMap((slot) => missingOf(slot, values));
  if (missing.length > 0) throw invalidInput(missing.map((one) => inOwnWords(one, ownNames)));
  if (inputs === 'wide') return values;
  for (const name in inputSchema.properties) {
    const value = fields[name];
    if (typeof value !== 'string' || inputSchema.properties[name]?.format !== 'time-zone' || !isFixedZone(value))
      continue;
    const whose = Object.values(births ?? {}).find(({ zone }) => zone === name)?.whose;
    throw ofWhom(unknownZone(value), whose);
  }
  return values;
}

/** Whether a caller writes births whole, or what may be meant as one. */
function saysBirths({ inputSchema, births = {} }: InputForm, { fields, ownNames }: ReadInput): boolean {
  const isUnknownObject = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(inputSchema.properties, name) && isRecord(value);
  return isOfWhole(ownNames) || (!isEmpty(births) && Object.entries(fields).some(isUnknownObject));
}

/** Whether names are of parts of a birth, and not the usual ones of its fields. */
function isOfWhole(ownNames: ReadInput['ownNames']): boolean {
  const usual: readonly string[] = Object.values(USUAL_NAMES);
  return ownNames !== undefined && ![...ownNames.values()].some((name) => usual.includes(name));
}

function isEmpty(births: object): boolean {
  return Object.keys(births).length === 0;
}

/** What a caller may write: births whole or their fields, and a place. */
function namesToWrite(tool: InputForm, isOfBirths: boolean): string[] {
  const { inputSchema, births = {}, options } = tool;
  const filled = new Set(
    isOfBirths ? Object.values(births).flatMap((slot) => filledFields(slot).map(([name]) => name)) : [],
  );
  return [
    ...(isOfBirths ? Object.keys(births) : []),
    ...Object.keys(inputSchema.properties).filter((name) => !filled.has(name)),
    ...(options.includes('place') || isOfInput(tool) ? ['place'] : []),
  ];
}

/** Errors of fields with one in place of those of a birth of which nothing is there. */
function withWholeBirths(
  errors: readonly FieldError[],
  { births = {} }: InputForm,
  fields: ReadInput['fields'],
): FieldError[] {
  const missing = Object.entries(births).filter(([, slot]) => !slot.isOptional && isUntold(slot, fields));
  const own = new Set(missing.flatMap(([, slot]) => filledFields(slot).map(([name]) => name)));
  return [...missing.map(([name]) => noBirth(name)), ...errors.filter(({ field }) => !own.has(field))];
}

/** Errors of fields with what is missing of births that may be left out and are told in part, in the order of the schema. */
function withMissing(
  errors: readonly FieldError[],
  { births = {}, inputSchema }: InputForm,
  fields: ReadInput['fields'],
): readonly FieldError[] {
  const missing = Object.values(births).flatMap((slot) => missingOf(slot, fields));
  if (missing.length === 0) return errors;
  const names = Object.keys(inputSchema.properties);
  const placeOf = ({ field }: FieldError) => {
    const place = names.indexOf(field.split('.')[0] ?? '');
    return place === -1 ? names.length : place;
  };
  return [...errors, ...missing].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** An error of a field by what the caller calls the field. */
function inOwnWords(error: FieldError, ownNames: ReadInput['ownNames']): FieldError {
  return likewise({ ...error, field: ownNames?.get(error.field) ?? error.field }, error);
}

/** What of a birth that may be left out is missing where another part of it is there. */
function missingOf(slot: BirthSlot, values: Readonly<Record<string, unknown>>): FieldError[] {
  if (!slot.isOptional || isUntold(slot, values)) return [];
  return [slot.date, slot.latitude, slot.longitude]
    .filter((field) => values[field] === undefined)
    .map((field) => because({ field, message: 'This field is required.' }, 'required', {}));
}

function isUntold(slot: BirthSlot, values: Readonly<Record<string, unknown>>): boolean {
  return filledFields(slot).every(([field]) => values[field] == null);
}

/**
 * Values with the births that they state, as the calculation of a tool takes them.
 *
 * @throws CalculationError `invalid_input` for an option about a birth that is left out.
 */
export function withStatedBirths(
  { births = {} }: InputForm,
  values: Readonly<Record<string, unknown>>,
  options: Partial<Conventions>,
): Readonly<Record<string, unknown>> {
  const stated = Object.entries(births).map(([name, slot]) => {
    if (!slot.isOptional || !isUntold(slot, values)) return [name, statedBirth(values, slot, options)];
    const idle = [slot.within, slot.clock].filter((option) => options[option] !== undefined);
    if (idle.length > 0) throw invalidInput(idle.map(withoutBirth));
    return [name, undefined];
  });
  return Object.assign({}, values, Object.fromEntries(stated));
}

function withoutBirth(field: string): FieldError {
  return because({ field, message: 'Leave this out: no birth is given that it could tell of.' }, 'not_needed', {});
}
