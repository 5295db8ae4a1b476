import { NAKSHATRAS } from '../../src/base/zodiac/nakshatra.js';
import { GRAHAS, RASHIS } from '../../src/base/zodiac/rashi.js';

/** The slice of JSON Schema in which results are described. */
export interface ResultSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, ResultSchema>>;
  readonly required?: readonly string[];
  readonly items?: ResultSchema;
  readonly anyOf?: readonly ResultSchema[];
}

export interface DescribedTool {
  readonly slug: string;
  readonly resultSchema: ResultSchema;
}

/** A place in a result schema, null and lists taken off. */
interface Place {
  readonly path: string;
  readonly key: string;
  /** The key of the object that it is in. */
  readonly owner: string;
  readonly schema: ResultSchema;
  readonly isList: boolean;
  readonly isRequired: boolean;
  readonly siblings: readonly string[];
}

/** The names that more than one table of the code has, whole. */
const NAMES = {
  sign: RASHIS.map(({ name }) => name),
  nakshatra: NAKSHATRAS.map(({ name }) => name),
  planet: [...GRAHAS, 'Uranus', 'Neptune', 'Pluto'],
} as const satisfies Record<string, readonly string[]>;

/** Keys whose listed values belong to the object that they are in: `tithi.name` and `yoga.name`. */
const ATTRIBUTES = ['name', 'code', 'quality'];

/** What a code was found by. Its fields hang on that code, so of all that are declared an answer has some. */
const FACTS = 'facts';

/** Keys that take a closed list of names or codes, and keys of dates. */
const LISTED = /(^|_)(sign|nakshatra|vara|choghadiya|month)_name$|(^|_)(planet|planets|planet_names|ruler|lord|code)$/;
const DATED = /(^|_)(date|dates)$|^(start|end)$/;

/** What a number counts or measures. */
const UNITS =
  /\b(degrees?|days?|minutes?|years?|per cent|points?|houses?|signs?|padas?|radii|radius|diameter|version)\b/i;

/**
 * What result schemas say against the vocabulary of docs/conventions.md, a sentence for each place. The tools in `fixed`
 * have shapes from outside: their keys are not judged, what is said of their values is.
 */
export function breaches(tools: readonly DescribedTool[], fixed: readonly string[] = []): string[] {
  const isFree = ({ slug }: DescribedTool) => !fixed.includes(slug);
  const placesIn = (some: readonly DescribedTool[]) => some.flatMap((tool) => placesOf(tool));
  return [
    ...placesIn(tools).flatMap(saidOf),
    ...placesIn(tools.filter(isFree)).flatMap(namedBy),
    ...meanings(placesIn(tools.filter(isFree))),
  ];
}

function placesOf({ slug, resultSchema }: DescribedTool): Place[] {
  const inside = (path: string, owner: string, object: ResultSchema): Place[] => {
    const siblings = Object.keys(object.properties ?? {});
    return Object.entries(object.properties ?? {}).flatMap(([key, told]) => {
      const { schema, isList } = bare(told);
      const here = `${path}.${key}${isList ? '[]' : ''}`;
      const isRequired = object.required?.includes(key) ?? false;
      // What follows is of the kind of what it follows.
      const inner = key === 'next' ? owner : key;
      return [{ path: here, key, owner, schema, isList, isRequired, siblings }, ...inside(here, inner, schema)];
    });
  };
  return inside(slug, '', resultSchema);
}

/** A schema without null and lists, with the description that stands outermost. */
function bare(told: ResultSchema): { readonly schema: ResultSchema; readonly isList: boolean } {
  const inner = told.anyOf?.find(({ type }) => type !== 'null') ?? told.items;
  if (!inner) return { schema: { ...told, type: typesOf(told)[0] ?? '' }, isList: false };
  const { schema, isList } = bare(inner);
  const { description = schema.description } = told;
  return {
    schema: description === undefined ? schema : { ...schema, description },
    isList: isList || told.items !== undefined,
  };
}

function typesOf({ type = [] }: ResultSchema): string[] {
  return [type].flat().filter((each) => each !== 'null');
}

/** What every leaf must say of its values. */
function saidOf({ path, key, owner, schema, isRequired }: Place): string[] {
  const { type, description, format, minimum, maximum } = schema;
  const isBounded = minimum !== undefined && maximum !== undefined;
  const isNumber = type === 'number' || type === 'integer';
  return [
    unless(isRequired || owner === FACTS, `${path} may be absent: what is missing is null.`),
    unless(type === 'object' || description?.trim(), `${path} has no description.`),
    unless(!isNumber || isBounded || UNITS.test(description ?? ''), `${path} is a number without bounds or a unit.`),
    unless(!DATED.test(key) || type !== 'string' || format === 'date', `${path} is a date without its format.`),
    unless(!LISTED.test(key) || type !== 'string' || schema.enum, `${path} does not list its values.`),
  ].flat();
}

/** What a key must be called. */
function namedBy({ path, key, schema, siblings }: Place): string[] {
  const isInstant = schema.format === 'date-time';
  // On the clock of the birth place, beside the one in UTC.
  const isLocal = key.endsWith('_at_local') && siblings.includes(key.slice(0, -'_local'.length));
  const base = key === 'label' ? '' : key.slice(0, -'label'.length);
  const codes = base ? [base.slice(0, -1), `${base}code`, `${base}name`, `${base}number`] : ['code', 'number'];
  return [
    unless(!isInstant || key.endsWith('_at') || isLocal, `${path} is an instant that does not end in _at.`),
    unless(isInstant || !key.endsWith('_at'), `${path} ends in _at and is no instant.`),
    unless(!key.endsWith('_lord'), `${path} ends in _lord: whoever rules is a ruler.`),
    unless(
      !/(^|_)label$/.test(key) || siblings.some((sibling) => codes.includes(sibling)),
      `${path} has words without a code beside them.`,
    ),
  ].flat();
}

function unless(holds: unknown, sentence: string): string[] {
  return holds ? [] : [sentence];
}

/** Where a key means one thing here and another there. */
function meanings(places: readonly Place[]): string[] {
  const met = new Map<string, Place[]>();
  return places.flatMap((place) => {
    const earlier = met.get(place.key) ?? [];
    met.set(place.key, [...earlier, place]);
    const other = earlier.find((one) => difference(one, place));
    return other ? [`${place.path} is ${difference(other, place)} ${other.path}.`] : [];
  });
}

/** How two places of one key differ, as the middle of a sentence; undefined where they agree. */
function difference(one: Place, other: Place): string | undefined {
  if (kindOf(one) !== kindOf(other)) return `${kindOf(other)}, not ${kindOf(one)} as`;
  if (one.key === FACTS) return undefined;
  if (one.schema.type === 'object' && !haveACore(one.schema, other.schema)) return 'another object than';
  if (ATTRIBUTES.includes(one.key) && one.owner !== other.owner) return undefined;
  return sameValues(one.schema.enum, other.schema.enum) ? undefined : 'of other values than';
}

function kindOf({ isList, schema: { type, format } }: Place): string {
  return [isList ? 'a list of' : 'of the type', type, format].filter(Boolean).join(' ');
}

/** An object may tell more in one tool than in another, but they share most of what the smaller one tells. */
function haveACore(one: ResultSchema, other: ResultSchema): boolean {
  const [small, large] = [one, other]
    .map(({ properties = {} }) => Object.keys(properties))
    .sort((a, b) => a.length - b.length) as [string[], string[]];
  return small.filter((key) => large.includes(key)).length > small.length / 2;
}

/** Listed values may be a part of others, and all of them names of one kind. */
function sameValues(one: readonly string[] = [], other: readonly string[] = []): boolean {
  const lists = [one, other, ...Object.values(NAMES)];
  return one.length === 0 || other.length === 0
    ? one.length === other.length
    : lists.some((list) => [...one, ...other].every((value) => list.includes(value)));
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const CODE = /^[a-z]+(_[a-z0-9]+)+$/;

/** The values of an answer that are instants, dates, names or codes of which the schema says nothing, by their places. */
export function undeclared(tool: DescribedTool, answer: unknown): string[] {
  const inside = (path: string, schema: ResultSchema, value: unknown): string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => inside(`${path}[]`, schema, item));
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap(([key, item]) =>
        inside(`${path}.${key}`, bare(schema.properties?.[key] ?? {}).schema, item),
      );
    }
    if (typeof value !== 'string') return [];
    return [
      unless(!INSTANT.test(value) || schema.format === 'date-time', `${path} is an instant without its format.`),
      unless(!DATE.test(value) || schema.format === 'date', `${path} is a date without its format.`),
      // What is called so in English is called otherwise in other languages.
      unless(schema.enum || path.endsWith('label') || !isListed(value), `${path} does not list its values.`),
    ].flat();
  };
  return inside(tool.slug, tool.resultSchema, answer);
}

function isListed(value: string): boolean {
  return CODE.test(value) || Object.values(NAMES).some((names) => (names as readonly string[]).includes(value));
}
