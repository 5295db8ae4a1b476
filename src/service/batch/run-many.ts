import { isRecord } from '../../base/input/options.js';
import { ZONE_NAMES } from '../../base/input/zone-names.js';
import type { Clock } from '../../base/time/clock.js';
import { readClock } from '../../base/time/clock.js';
import type { InstantLike, PlainDateLike, PlainTimeLike } from '../../base/time/temporal.js';
import { readAyanamsha } from '../../calculation/ayanamsha-choice.js';
import type { ConventionName, Conventions } from '../../calculation/conventions.js';
import type { ErrorEnvelope, SuccessEnvelope } from '../../calculation/envelopes.js';
import type { OptionsNamed } from '../../calculation/options.js';
import { type ReadInput, readInput } from '../../calculation/read-input.js';
import {
  idsOf,
  PASSED,
  passedFields,
  type SelectedColumn,
  type SelectedRow,
  selectedColumns,
  withoutPassed,
} from '../../calculation/selection.js';
import type { Tool } from '../../calculation/tool.js';
import type { BirthInput, TimedBirthInput, WithUsualNames } from '../../contract/birth-input.js';
import type { InPlace } from '../../contract/inputs.js';
import { findTool } from '../../tools/registry.js';
import { type Calculation, CHUNK_RECORDS, type Chunk } from '../threads/chunk.js';
import { ChunkThreads } from './chunk-threads.js';
import { gathered } from './gathered.js';
import { inOrder } from './in-order.js';

/** Options of {@link runMany}, for a tool with options of these names. */
export interface RunManyOptions<Option extends ConventionName = ConventionName> {
  /** Fills in dates that inputs leave out and stamps `calculated_at`. Default: the time of the call. */
  readonly now?: Clock;
  /** Where links point, such as `https://example.org`. Relative links when left out. */
  readonly baseUrl?: string;
  /** Conventions of all calculations. The functions `zoneAt` and `ephemeris` cannot go to other threads. */
  readonly environment?: OptionsNamed<Option, 'locale'>;
  /** Threads at most, 1 or more. Default: as many as there are cores for this process. */
  readonly threads?: number;
  /**
   * What of each answer is wanted, by paths of its result: a row of these in place of the envelope. See {@link SelectedRow}.
   */
  readonly select?: readonly string[];
  /** Called with what a failure of the library itself has to say; its envelope tells nothing of it. */
  readonly onError?: (error: Error) => void;
}

/** What may stand for a text of an input. */
type OrTemporal<Value> = string extends Value ? Value | PlainDateLike | PlainTimeLike | InstantLike : Value;

type BirthFor<Input> = Input extends { readonly birth_time: string } ? TimedBirthInput : BirthInput;

/** The fields of the birth of an input. */
type BirthNames = `birth_${string}` | 'latitude' | 'longitude';
type ChartNames = 'date' | 'time' | 'lat' | 'lon' | 'tz';

/** One birth of two that stands whole, or both, beside what may stand for the other. */
type OneOfTwo<Input> = (
  | { readonly person_a: BirthInput; readonly person_b?: BirthInput }
  | { readonly person_a?: BirthInput; readonly person_b: BirthInput }
) &
  Input;

/** An input in which births stand whole for their fields. */
type WithBirths<Input> = Input extends { readonly person_a_birth_date: string }
  ? { readonly person_a: BirthInput; readonly person_b: BirthInput } & Omit<Input, `person_${string}`>
  : 'person_a_nakshatra_name' extends keyof Input
    ? OneOfTwo<Input>
    : Input extends { readonly birth_date?: string }
      ?
          | ({ readonly birth: BirthFor<Input> } & Omit<Input, BirthNames>)
          | (Input extends { readonly birth_place: string } ? WithUsualNames<Input, BirthNames> : BirthFor<Input>)
      : Input extends { readonly lat: number; readonly lon: number }
        ? ({ readonly birth: BirthInput } & Omit<Input, ChartNames>) | BirthInput | WithUsualNames<Input, ChartNames>
        : never;

/** An input of a day at a place; two people have none. */
type Placed<Input> = 'person_a_nakshatra_name' extends keyof Input ? never : InPlace<Input>;

/**
 * The fields of an input, of which each may be null, as a row of a database has what it does not know: where the tool
 * needs it, the envelope of the row says so.
 */
type Row<Input> = { readonly [Name in keyof Input]: OrTemporal<Input[Name]> | null };

/** The fields of rows that fit no input of the tool. */
type Misfits<Input, Given> = {
  [Name in keyof Row<Input>]-?: Name extends keyof Given
    ? [Given[Name]] extends [Row<Input>[Name]]
      ? never
      : Name
    : undefined extends Input[Name]
      ? never
      : Name;
}[keyof Input];

/** What no rows have, so that the message of the compiler names the fields. */
type Refused<Names extends string> = [Names] extends [never]
  ? { readonly 'is no input of the tool': never }
  : { readonly [Name in Names as `${Name} is missing or does not fit`]: never };

/** What a tool takes: the fields of its input, or births in their place. JSON that nobody has looked at passes. */
type Fitting<Input, Given> = unknown extends Given
  ? unknown
  : [Given] extends [Row<Input> | WithBirths<Input> | Placed<Input>]
    ? unknown
    : Refused<Misfits<Input, Given> & string>;

/** The `id` that an envelope has of its input. */
export type IdOf<Given> = Given extends { readonly id: infer Id } ? { readonly id: Id } : unknown;

/**
 * `runTool` for any number of inputs, on all cores: an envelope for each input, in their order. Inputs are taken as the
 * envelopes are, so that memory stays constant however many there are; leaving the loop ends the threads.
 *
 * An input may have an `id`, which no calculation sees: its envelope has it too.
 *
 * Inputs go to other threads as JSON. Births and Temporal objects may be among them; whatever JSON cannot write is
 * answered by an error envelope. The bundled ephemeris and table of zones are used: functions cannot go to other threads.
 *
 * @throws TypeError for a tool that is not of this library, for inputs that are no iterable, for `zoneAt` or `ephemeris` in the environment, and RangeError
 * for a `now` that is no valid clock or a number of threads that is none. Fails with an Error where a thread breaks down.
 *
 * @example
 * import { moonSignTool } from 'nirayana';
 * import { runMany } from 'nirayana/node';
 *
 * const births = [
 *   { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 },
 *   { birth_date: '1990-05-17', birth_time: '10:20', latitude: 286139, longitude: 77.209 },
 * ];
 * const told: string[] = [];
 * for await (const envelope of runMany(moonSignTool, births)) {
 *   told.push('error' in envelope ? envelope.error.code : envelope.result.rashi.name);
 * }
 * told; // => ['Capricorn', 'invalid_input']
 */
export function runMany<Input, Result, const Given, Option extends ConventionName>(
  tool: Tool<Input, Result, string, Option>,
  inputs: (Iterable<Given> | AsyncIterable<Given>) & Fitting<Input, Given>,
  options: RunManyOptions<NoInfer<Option>> & { readonly select: readonly string[] },
): AsyncGenerator<SelectedRow, void, undefined>;
export function runMany<Input, Result, const Given, Option extends ConventionName>(
  tool: Tool<Input, Result, string, Option>,
  inputs: (Iterable<Given> | AsyncIterable<Given>) & Fitting<Input, Given>,
  options?: RunManyOptions<NoInfer<Option>> & { readonly select?: undefined },
): AsyncGenerator<(SuccessEnvelope<Input, Result> | ErrorEnvelope) & IdOf<Given>, void, undefined>;
export function runMany<Input, Result>(
  tool: Tool<Input, Result>,
  inputs: Iterable<unknown> | AsyncIterable<unknown>,
  options: RunManyOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  const { now = new Date(), baseUrl = '', environment = {}, select, threads, onError } = options;
  if (!findTool(tool?.slug)) throw new TypeError(`There is no tool ${tool?.slug} in this library.`);
  if (!isIterable(inputs)) throw new TypeError('The inputs must be an iterable or an async iterable.');
  for (const name of ['zoneAt', 'ephemeris']) {
    if (Object.hasOwn(environment, name)) throw new TypeError(`The option ${name} cannot go to other threads.`);
  }
  if (threads !== undefined && !(Number.isInteger(threads) && threads > 0)) {
    throw new RangeError('The option threads must be a whole number from 1 on.');
  }
  const { locale, ...others } = environment;
  const conventions = { ...withTexts(others), ...(locale && { locale: locale.code }) };
  const columns = select && selectedColumns(tool, select);
  const table = select && ({ select, passed: PASSED, as: 'ndjson' } as const);
  const calculation = { tool: tool.slug, now: readClock(now).getTime(), conventions, baseUrl, ...(table && { table }) };
  return answers(calculation, chunksOf(tool, inputs, columns), { threads, onError });
}

/** The instant of a zodiac as a text: an object with methods cannot go to other threads. */
function withTexts<Chosen extends Partial<Conventions>>(chosen: Chosen): Chosen {
  const told = (['ayanamsha', 'kp_ayanamsha'] as const)
    .filter((name) => typeof chosen[name] === 'object')
    .map((name) => [name, readAyanamsha(chosen[name])] as const);
  return { ...chosen, ...Object.fromEntries(told.filter(([, value]) => value !== undefined)) };
}

/** Callers without types may give anything. */
function isIterable(inputs: unknown): boolean {
  const { [Symbol.iterator]: iterator, [Symbol.asyncIterator]: asyncIterator } = Object(inputs);
  return [iterator, asyncIterator].some((method) => typeof method === 'function');
}

async function* answers<Envelope>(
  calculation: Calculation,
  chunks: AsyncIterator<Chunk>,
  { threads: most, onError }: { readonly threads: number | undefined; readonly onError: RunManyOptions['onError'] },
): AsyncGenerator<Envelope, void, undefined> {
  const threads = new ChunkThreads(most);
  const decoder = new TextDecoder();
  try {
    const work = (chunk: Chunk) => threads.run(calculation, chunk);
    for await (const { result } of inOrder(chunks, work, { most: threads.mostChunks })) {
      for (const report of result.reports) onError?.(new Error(report));
      for (const line of decoder.decode(result.bytes).split('\n').slice(0, -1)) yield JSON.parse(line);
    }
  } finally {
    await threads.close();
  }
}

async function* chunksOf<Input, Result>(
  tool: Tool<Input, Result>,
  inputs: Iterable<unknown> | AsyncIterable<unknown>,
  columns: readonly SelectedColumn[] | undefined,
): AsyncGenerator<Chunk> {
  const ids = idsOf(tool);
  const passed = columns ? passedFields(tool, columns) : ids;
  // Who selects columns without the id of an input has it all the same.
  const unasked = ids.filter((name) => !passed.includes(name));
  const encoder = new TextEncoder();
  for await (const group of gathered(inputs, CHUNK_RECORDS)) {
    const births = new Map<number, Pick<ReadInput, 'ownNames' | 'options'>>();
    let text = '';
    for (const [index, given] of group.entries()) {
      const input = withoutPassed(given, unasked);
      const read = readable(tool, withoutPassed(input, passed));
      text += `${jsonOrNull(read ? withPassed(read.fields, input, passed) : input)}\n`;
      if (read?.ownNames) births.set(index, { ownNames: read.ownNames, options: read.options });
    }
    yield { bytes: encoder.encode(text), count: group.length, refused: new Map(), births };
  }
}

function withPassed(fields: ReadInput['fields'], input: unknown, passed: readonly string[]): object {
  if (passed.length === 0 || !isRecord(input)) return fields;
  return { ...fields, ...Object.fromEntries(passed.map((name) => [name, input[name]])) };
}

/** Why an input cannot be read, the thread says that finds it so again. */
function readable<Input, Result>(tool: Tool<Input, Result>, input: unknown): ReadInput | undefined {
  try {
    return readInput(tool, input, 'wide', ZONE_NAMES);
  } catch {
    return undefined;
  }
}

/** What is no object that JSON can write is told so in the thread, as `null` is. */

function jsonOrNull(input: unknown): string {
  try {
    return JSON.stringify(input) ?? 'null';
  } catch {
    return 'null';
  }
}
