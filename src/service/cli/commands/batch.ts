import { Command, Option } from 'commander';
import { isCalculationError } from '../../../base/errors.js';
import { nearest } from '../../../base/nearest.js';
import type { ToldConventions } from '../../../calculation/conventions.js';
import { conventionsFromTexts } from '../../../calculation/conventions-from-texts.js';
import type { AnyTool } from '../../../calculation/tool.js';
import { ChunkThreads } from '../../batch/chunk-threads.js';
import { ChangedInput } from '../../batch/consumed.js';
import { fileInput, type Input, parquetInput, standardInput } from '../../batch/input.js';
import { fileOutput, type Job, type Output, plainOutput } from '../../batch/output.js';
import { partOutput } from '../../batch/part-output.js';
import { progressOn } from '../../batch/progress.js';
import { type Records, recordsOf } from '../../batch/records.js';
import { BatchRefusal, TableRefusal } from '../../batch/refusal.js';
import { type Batch, type Count, runBatch } from '../../batch/run-batch.js';
import { type Shard, type ShardInput, shardInput } from '../../batch/shard.js';
import { ResultTable } from '../../threads/result-table.js';
import { DATE_ORDERS, type DateOrder } from '../../threads/typed-date.js';
import { optionFlags, requireValues, typed } from '../flags.js';
import { momentFrom } from '../moment.js';
import { baseUrlFrom, type Call, type Terminal, UsageError } from '../settings.js';
import { readingSkyTable } from '../sky-table-setting.js';
import { allNames, toolNamed } from '../tool-names.js';
import { packageVersion } from '../version.js';
import { hasTooManyFailed, type MostFailed, mostFailedFrom, shardFrom } from './batch-shard.js';
import { type BatchTable, countryFrom, FORMS, isStream, tableOf } from './batch-table.js';

export { skyTableCommand } from './sky-table.js';

interface Shared {
  readonly input?: string;
  readonly output?: string;
  readonly format?: Batch['format'];
  readonly dateFormat?: DateOrder;
  readonly preferCountry?: string;
  readonly select?: string;
  readonly outputFormat?: (typeof FORMS)[number];
  readonly threads?: string;
  readonly now?: string;
  readonly baseUrl?: string;
  readonly ignoreColumns?: true;
  readonly strict?: true;
  readonly maxFailed?: string;
  readonly shard?: string;
  readonly force?: true;
}

/** `nirayana batch`: a calculation for each line of a file, on all cores. */
export function batchCommand({ args, terminal, exit }: Call): Command {
  const tool = args.map(toolNamed).find((one) => one !== undefined);
  const command = new Command()
    .argument('[tool]', 'Its id or the name of its function. `nirayana tools` lists them.')
    .usage('<tool> --input births.ndjson --output results.ndjson')
    .description('Runs a calculator on each line of a file, on all cores. Interrupted, the same command goes on.')
    .option('--input <file>', 'JSON lines, CSV or Parquet; - or nothing for standard input.')
    .option(
      '--output <file>',
      'An envelope for each line of the input, in its order; - or nothing for standard output.',
    )
    .option('--select <paths>', 'Of each answer only these, with commas between: id,rashi.name,planets.Moon.house.')
    .addOption(
      new Option('--output-format <format>', 'Of what --select chooses; by the name of the output.').choices(FORMS),
    )
    .addOption(
      new Option('--format <format>', 'Of the input; by the name of the file.').choices(['ndjson', 'csv', 'parquet']),
    )
    .addOption(
      new Option('--date-format <order>', 'Order of dates such as 07/05/1990; without it they are refused.').choices(
        DATE_ORDERS,
      ),
    )
    .option('--prefer-country <country>', 'Where a name of a place is meant that several countries have: IN or India.')
    .option('--ignore-columns', 'Leave out columns of a table that are no fields.')
    .option('--threads <number>', 'Threads that calculate; one for each core.')
    .option('--now <moment>', 'Calculate as of a UTC moment, such as 2026-01-31T12:00Z, not of the first start.')
    .option('--base-url <url>', 'Where links in the results point; relative when left out.')
    .option('--strict', 'Exit with 1 when a line has failed.')
    .option('--max-failed <number>', 'Stop with 1 when more lines have failed: 100, or 1% of them at the end.')
    .option('--shard <k/n>', 'Only the lines that begin in the k-th of n equal parts of a file; needs --now.')
    .option('--force', 'Replace an output that is finished, or that another job has begun.')
    .helpOption('-h, --help', 'Show this help.')
    .addHelpText('after', `\n${CODES}`)
    .allowExcessArguments(true);
  command.optionsGroup('Conventions:');
  for (const { option } of tool ? optionFlags(tool) : []) command.addOption(option);
  if (!tool) command.allowUnknownOption(true);
  return readingSkyTable(command, { terminal }).action(async () => {
    const [name, surplus] = command.args;
    if (name === undefined || (!tool && name.startsWith('-')))
      throw new UsageError('batch needs the id of a tool. See: nirayana tools');
    if (!tool || tool !== toolNamed(name)) throw unknownTool(name);
    if (surplus !== undefined) throw new UsageError(`batch takes one tool, and "${surplus}" is one argument too many.`);
    requireValues(command);
    await run({ tool, command, terminal, exit });
  });
}

const CODES = `The exit code is 0 when every line has its answer, even where some of them are errors; 1 when the work could not be done,
with --strict when a line has failed, with --max-failed when more of them have; 2 for a command line that makes no
sense; 130 or 143 when it was stopped.
`;

interface Running extends Omit<Call, 'args'> {
  readonly tool: AnyTool;
  readonly command: Command;
}

/** What does not change from one attempt to the next. */
type Setting = Omit<Batch, 'now' | 'onProgress' | 'threads' | 'table' | 'hasHead'> & {
  readonly table: BatchTable | undefined;
  readonly shared: Shared;
  readonly terminal: Terminal;
  readonly threads: number | undefined;
  readonly shard: Shard | undefined;
  readonly mostFailed: MostFailed | undefined;
  readonly stop: AbortController;
};

function formatOf(path: string): Batch['format'] {
  if (/\.parquet$/i.test(path)) return 'parquet';
  return /\.[ct]sv$/i.test(path) ? 'csv' : 'ndjson';
}

async function run({ tool, command, terminal, exit }: Running): Promise<void> {
  const shared = command.opts<Shared>();
  const stop = new AbortController();
  const format = shared.format ?? formatOf(shared.input ?? '');
  if (format === 'parquet' && isStream(shared.input)) {
    throw new UsageError('Parquet is read from its end, so it needs a file: --input births.parquet.');
  }
  const table = await tableOf(tool, { ...shared, format });
  const setting: Setting = {
    tool,
    shared,
    terminal,
    conventions: conventionsOf(tool, command),
    baseUrl: baseUrlFrom(shared.baseUrl, '--base-url') ?? '',
    format,
    dates: shared.dateFormat,
    preferredCountry: await countryFrom(tool, shared.preferCountry),
    table,
    shard: shardFrom({ ...shared, format, as: table?.as }),
    mostFailed: mostFailedFrom(shared.maxFailed),
    stop,
    ignoresColumns: shared.ignoreColumns ?? false,
    threads: threadsFrom(shared.threads),
    signal: stop.signal,
    onReport: (report) => terminal.errors.write(`nirayana: ${report}\n`),
  };
  const now = momentFrom(shared.now, '--now');
  if (isStream(shared.input) && shared.input === undefined && !terminal.isPiped()) {
    throw new UsageError('batch needs its input: --input births.ndjson, or lines that are piped in.');
  }
  terminal.stopped().then((signal) => stop.abort(signal));
  const started = performance.now();
  const { count, resumed, isKept } = await attempt(setting, now, { anew: false }).catch((error: unknown) => {
    if (!(error instanceof ChangedInput)) throw error;
    if (shared.force && !isStream(shared.input)) return attempt(setting, now, { anew: true });
    throw new BatchRefusal(
      `${shared.output} was begun with another input. Give the command as it was to go on with it, or --force to begin anew.`,
    );
  });
  const done = summary(count, resumed, started);
  terminal.errors.write(`nirayana: ${stop.signal.aborted ? 'Stopped after ' : ''}${done}\n`);
  const code = exitCode(setting, count, isKept);
  if (code !== 0) exit(code);
}

/** @throws BatchRefusal for more failures than are allowed */
function exitCode({ shared, terminal, mostFailed, stop }: Setting, count: Count, isKept: boolean): number {
  const { aborted, reason } = stop.signal;
  // Of a run that a signal has ended nobody knows how many of all would have failed.
  const isJudged = !aborted || reason === TOO_MANY;
  if (isJudged && hasTooManyFailed(count, mostFailed)) {
    throw new BatchRefusal(`More records have failed than --max-failed ${shared.maxFailed} allows.`);
  }
  if (aborted && isKept) terminal.errors.write('nirayana: The same command goes on from there.\n');
  if (aborted) return EXIT_CODES[reason as NodeJS.Signals] ?? 130;
  return shared.strict && count.failed > 0 ? 1 : 0;
}

async function outputAt(path: string, { tool, table, threads }: Setting, job: Job, input: Input | ShardInput) {
  if ('digest' in input) return partOutput(path, job, input);
  if (table?.as !== 'rows') return { output: await fileOutput(path, job, input.isFile) };
  const { parquetOutput } = await import('../../batch/parquet.js');
  const { columns } = new ResultTable(tool, table);
  return { output: await parquetOutput(path, { columns, elements: table.elements, threads }, job, input.isFile) };
}

/** Why a run was stopped that no signal has ended. */
const TOO_MANY = 'too many have failed';

/** Those that shells give a process which a signal has ended. */
const EXIT_CODES: Readonly<Partial<Record<NodeJS.Signals, number>>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

interface Attempt {
  readonly count: Count;
  /** Records of a run before. */
  readonly resumed: number;
  /** Whether there is a journal from which it can be gone on with. */
  readonly isKept: boolean;
}

async function attempt(
  setting: Setting,
  now: Date | undefined,
  { anew }: { readonly anew: boolean },
): Promise<Attempt> {
  const { shared, terminal } = setting;
  const input = await inputOf(setting);
  let records: Records | undefined;
  try {
    records = await recordsOf(setting, input);
    const started = terminal.now().getTime();
    const job: Job = { identity: identityOf(setting, now, input), started, force: shared.force ?? false, anew };
    const place = isStream(shared.output)
      ? { output: plainOutput((bytes) => written(terminal, bytes, setting.signal)) }
      : await outputAt(shared.output, setting, job, input);
    if ('done' in place) return { count: place.done, resumed: place.done.records, isKept: false };
    const { output } = place;
    const resumed = output.resumed?.records ?? 0;
    if (resumed > 0) terminal.errors.write(`nirayana: Going on after ${recordsInWords(resumed)}.\n`);
    const asked = { ...setting, now: now?.getTime() ?? output.started ?? started };
    const count = await calculate(asked, { input, records }, output);
    return { count, resumed, isKept: output.started !== undefined };
  } finally {
    records?.end();
    await input.close();
  }
}

function inputOf({ shared, terminal, format, shard }: Setting): Input | Promise<Input | ShardInput> {
  if (isStream(shared.input)) return standardInput(terminal.input, terminal.inputFile?.());
  if (format === 'parquet') return parquetInput(shared.input);
  return shard ? shardInput(shared.input, format, shard) : fileInput(shared.input);
}

interface Source {
  readonly input: Input;
  readonly records: Records;
}

async function calculate(
  setting: Setting & Pick<Batch, 'now'>,
  { input, records }: Source,
  output: Output,
): Promise<Count> {
  const progress = progressFor(setting.terminal, input);
  const onProgress = (count: Count) => {
    progress?.show(count, input.read());
    const { mostFailed, stop } = setting;
    if (mostFailed && 'records' in mostFailed && hasTooManyFailed(count, mostFailed)) stop.abort(TOO_MANY);
  };
  const isFirst = (setting.shard?.part ?? 1) === 1;
  const batch = { ...setting, threads: new ChunkThreads(setting.threads), onProgress, hasHead: isFirst };
  try {
    return await runBatch(batch, records, output);
  } catch (error) {
    throw withWayOn(error, output);
  } finally {
    progress?.stop();
  }
}

/** All that an output depends on, in the words in which a difference is told. */
function identityOf(
  { tool, conventions, baseUrl, format, dates, preferredCountry, table, ignoresColumns, shard }: Setting,
  now: Date | undefined,
  input: Input,
) {
  return {
    'version of nirayana': packageVersion(),
    tool: `${tool.slug} ${tool.calculationVersion}`,
    convention: conventions,
    '--base-url': baseUrl,
    '--now': now?.toISOString() ?? null,
    format,
    '--date-format': dates ?? null,
    '--prefer-country': preferredCountry ?? null,
    '--ignore-columns': ignoresColumns,
    '--select': table?.select ?? null,
    '--output-format': table?.as ?? null,
    input: input.size ?? null,
    ...(shard && { '--shard': `${shard.part}/${shard.of}` }),
  };
}

/** Waits until it is written, or until nothing is to be waited for any more. */
function written({ output }: Terminal, bytes: Uint8Array, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    output.write(bytes, (error) => {
      signal.removeEventListener('abort', onAbort);
      if (error) reject(error);
      else resolve();
    });
  });
}

function progressFor({ errors }: Terminal, { size }: Input) {
  return errors.isTTY ? progressOn(errors as NodeJS.WriteStream, size) : undefined;
}

/** A failure with what can be done then. */
function withWayOn(error: unknown, { started }: Output): unknown {
  const isLasting = error instanceof TableRefusal || error instanceof ChangedInput;
  if (started === undefined || isLasting || !(error instanceof Error)) return error;
  const message = `${error.message} What is done is kept: the same command goes on from there.`;
  return new BatchRefusal(message, { cause: error });
}

function unknownTool(name: string): UsageError {
  const meant = nearest(name, allNames());
  return new UsageError(
    `"${name}" is no tool. ${meant ? `Did you mean: nirayana batch ${meant}?` : 'See: nirayana tools'}`,
  );
}

/**
 * The conventions that flags choose.
 *
 * @throws UsageError naming the flags that make no sense
 */
function conventionsOf(tool: AnyTool, command: Command): ToldConventions {
  const flags = optionFlags(tool);
  const texts = flags.flatMap(({ field, option }) => {
    const text = typed(option, command);
    return text === undefined ? [] : [[field, text] as const];
  });
  try {
    return conventionsFromTexts(tool.options, texts);
  } catch (error) {
    if (!isCalculationError(error)) throw error;
    const told = error.fieldErrors.map(({ field, message }) => {
      const flag = flags.find((one) => one.field === field);
      return `${flag?.option.long ?? field}: ${message}`;
    });
    throw new UsageError(told.join(' '));
  }
}

const MOST_THREADS = 256;

/** @throws UsageError for what is no number of threads */
function threadsFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= MOST_THREADS) return value;
  throw new UsageError(`--threads must be a whole number from 1 to ${MOST_THREADS}, not "${text}".`);
}

/** What has been done, in a sentence. */
function summary({ records: done, failed }: Count, resumed: number, started: number): string {
  const seconds = (performance.now() - started) / 1000;
  const rate = Math.round((done - resumed) / seconds).toLocaleString('en');
  return `${recordsInWords(done)}, ${failed.toLocaleString('en')} failed, ${seconds.toFixed(1)} s, ${rate} a second.`;
}

/** So many records. */
function recordsInWords(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'record' : 'records'}`;
}
