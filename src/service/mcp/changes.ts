import { isRecord } from '../../base/input/options.js';
import { KINDS } from '../../base/schema/fields.js';
import type { AnyTool } from '../../calculation/tool.js';
import type { BirthTimeRange, ChangedValue } from '../../contract/birth-time-range.js';
import { minuteOf } from '../../contract/telling/telling.js';
import type { Names } from '../../languages/names/kinds.js';
import { nameAmong } from '../../languages/words/say.js';

/** What is told of a result, and in which names. */
interface Telling {
  readonly result: unknown;
  readonly schema: AnyTool['resultSchema'];
  readonly names: Names;
}

interface Described {
  readonly [KINDS]?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** How many changes over the possible minutes of a birth are told. */
const CHANGES = 8;

/** What changes at a minute in which somebody may have been born, in words. */
export function rangeLines(range: BirthTimeRange | null | undefined, whose: string, telling: Telling): string[] {
  if (!range) return [];
  const steps = range.changes.filter(({ changes_at }) => changes_at !== null);
  // A number says no more than the name that changes with it, and facts no more than what follows from them.
  const paths = new Set(steps.map(({ path }) => path));
  const plain = steps.filter(({ path }) => !path.includes('.facts.') && !namesOf(path).some((one) => paths.has(one)));
  const told = plain.slice(0, CHANGES).map((step) => stepTold(step, telling));
  const more = plain.length > CHANGES ? [`${plain.length - CHANGES} more`] : [];
  const changes = told.length === 0 ? 'nothing changes at a known minute' : [...told, ...more].join('; ');
  return [`Over ${whose} from ${minuteOf(range.starts_at)} to ${minuteOf(range.ends_at)}: ${changes}`];
}

/** Where a name may stand of which a path has the number. */
function namesOf(path: string): string[] {
  const [, before, separator] = /^(.*?)([._])number$/.exec(path) ?? [];
  return before === undefined ? [] : [before, `${before}${separator}name`];
}

function stepTold({ path, value_before, value_after, changes_at }: ChangedValue, telling: Telling): string {
  const { words, schema } = placed(path, telling);
  const called = (value: unknown) => valueTold(value, bare(schema?.items) ?? schema, telling.names);
  return `${words}: ${changeOf(value_before, value_after, called)} at ${minuteOf(changes_at ?? '')}`;
}

/** From what to what; of a list what comes and what goes. */
function changeOf(before: unknown, after: unknown, called: (value: unknown) => string): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return `${called(before)} to ${called(after)}`;
  const comes = after.filter((one) => !before.includes(one)).map(called);
  const goes = before.filter((one) => !after.includes(one)).map(called);
  return [
    ...(comes.length > 0 ? [`gains ${comes.join(', ')}`] : []),
    ...(goes.length > 0 ? [`loses ${goes.join(', ')}`] : []),
  ].join(' and ');
}

function valueTold(value: unknown, schema: Described | undefined, names: Names): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return String(value);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return minuteOf(value);
  return nameAmong(names, [schema?.[KINDS] ?? []].flat(), value) ?? value.replaceAll('_', ' ');
}

/** What tells an item of a list from the others whatever the minute: the first of these that it has. */
const OWN = ['planet', 'varga', 'key', 'code', 'date', 'of_house', 'house', 'name', 'number'];

/** Keys that say little by themselves. */
const WORDS: Readonly<Record<string, string>> = {
  natal: 'natal chart',
  person_a: 'birth of person A',
  person_b: 'birth of person B',
  of_house: 'house',
  at_month_start: 'beginning of the month',
  on_date: 'day',
};

function wordsOf(key: string): string {
  return WORDS[key] ?? key.replace(/_(?:name|code|at)$/, '').replaceAll('_', ' ');
}

/** Words for a path of a result, such as "pada of the nakshatra of Mars", and the schema of what stands there. */
function placed(path: string, { result, schema, names }: Telling): { words: string; schema: Described | undefined } {
  const words: string[] = [];
  let [value, described]: [unknown, Described | undefined] = [result, bare(schema as Described)];
  for (const part of path.split(/[.[\]]+/).filter(Boolean)) {
    const outer = described;
    value = Object(value)[part];
    described = bare(outer?.items ?? outer?.properties?.[part]);
    if (/^\d+$/.test(part)) words[0] = itemTold(value, described, { list: words[0] ?? '', index: Number(part), names });
    else words.unshift(`the ${wordsOf(part)}`);
  }
  const [own = '', ...of] = words[0] === 'the name' || words[0] === 'the code' ? words.slice(1) : words;
  return { words: [own.replace(/^the /, ''), ...of].join(' of '), schema: described };
}

function itemTold(
  item: unknown,
  schema: Described | undefined,
  { list, index, names }: { readonly list: string; readonly index: number; readonly names: Names },
): string {
  const own = isRecord(item) ? OWN.find((key) => item[key] !== undefined && item[key] !== null) : undefined;
  if (own === undefined || !isRecord(item)) return `number ${index + 1} of ${list}`;
  const told = valueTold(item[own], bare(schema?.properties?.[own]), names);
  return typeof item[own] === 'number' ? `${wordsOf(own)} ${told}` : told;
}

/** A schema without null. */
function bare(schema: Described | undefined): Described | undefined {
  return schema?.anyOf?.find((one) => one.properties || one.items || one[KINDS]) ?? schema;
}
