import { Command, Option } from 'commander';
import { CalculationError, type FieldError, invalidInput, shortened } from '../../../base/errors.js';
import { nearest } from '../../../base/nearest.js';
import { inputFromTexts } from '../../../base/schema/from-text.js';
import { ROWS } from '../../../base/schema/validate.js';
import { fieldsAndOptions } from '../../../calculation/convention-parameters.js';
import type { ToldConventions } from '../../../calculation/conventions.js';
import { conventionsFromTexts } from '../../../calculation/conventions-from-texts.js';
import { type ErrorEnvelope, errorEnvelope, type SuccessEnvelope } from '../../../calculation/envelopes.js';
import { runTool } from '../../../calculation/run.js';
import type { AnyTool } from '../../../calculation/tool.js';
import { errorReport } from '../../node/report.js';
import { spoken } from '../../web/spoken.js';
import { allFieldFlags, birthFlags, fieldFlags, optionFlags, placeFlags, requireValues, typed } from '../flags.js';
import { fromArgument, fromStandardInput, withFields } from '../input.js';
import { momentFrom } from '../moment.js';
import { fieldsOfPlace } from '../place.js';
import { baseUrlFrom, type Call, type Terminal, UsageError } from '../settings.js';
import { resultText } from '../table.js';
import { allNames, toolNamed } from '../tool-names.js';

interface Shared {
  readonly format?: 'table' | 'json';
  readonly compact?: true;
  readonly now?: string;
  readonly baseUrl?: string;
}

/** `nirayana calc`: one calculation, its result or its error on standard output. */
export function calcCommand({ args, terminal, exit }: Call): Command {
  const tool = args.map(toolNamed).find((one) => one !== undefined);
  const command = new Command()
    .summary('Run a calculator.')
    .argument('[tool]', 'Its id or the name of its function. `nirayana tools` lists them.')
    .argument('[json]', 'The input as JSON, or - to read it from standard input, as is done anyway with a pipe.')
    .usage(tool ? "<tool> [flags]  or  <tool> '<json>' [flags]" : '<tool> [flags]')
    .description(tool ? `${tool.title}. ${tool.description}` : 'Runs a calculator on flags or on JSON.')
    .addOption(
      new Option('--format <format>', 'A table for people or JSON. A table on a terminal, JSON elsewhere.').choices([
        'table',
        'json',
      ]),
    )
    .option('--compact', 'Print the JSON on one line.')
    .option('--now <moment>', 'Calculate as of a UTC moment, such as 2026-01-31T12:00Z, not of the current time.')
    .option('--base-url <url>', 'Where links in the result point; relative when left out.')
    .helpOption('-h, --help', 'Show this help.')
    .allowExcessArguments(true);
  if (tool) addFlags(command, tool);
  else command.allowUnknownOption(true);
  command.addHelpText('after', () => `\n${tool ? `Example:\n${examples(tool)}` : CODES}`);
  return command.action(async () => {
    const [name, json, surplus] = command.args;
    if (name === undefined || (!tool && name.startsWith('-')))
      throw new UsageError('calc needs the id of a tool. See: nirayana tools');
    requireValues(command);
    if (tool && surplus !== undefined) {
      throw new UsageError(`"${surplus}" is one argument too many. Put the JSON in quotes.`);
    }
    const shared = command.opts<Shared>();
    const now = momentFrom(shared.now, '--now') ?? terminal.now();
    const baseUrl = baseUrlFrom(shared.baseUrl, '--base-url');
    const isNamed = tool !== undefined && tool === toolNamed(name);
    const envelope = isNamed
      ? await calculated({ tool, command, json, now, baseUrl }, terminal)
      : unknownTool(name, now);
    show(envelope, { tool, command }, shared, terminal);
    if (!isNamed) suggest(name, terminal);
    if ('error' in envelope) exit(1);
  });
}

function addFlags(command: Command, tool: AnyTool): void {
  command.optionsGroup('Fields:');
  for (const { option } of fieldFlags(tool)) command.addOption(option);
  for (const { option } of [...birthFlags(tool), ...placeFlags(tool)]) command.addOption(option);
  command.optionsGroup('Conventions:');
  for (const { field, option } of optionFlags(tool)) {
    if (!Object.hasOwn(tool.inputSchema.properties, field)) command.addOption(option);
  }
}

const CODES = 'The exit code is 0 for a result and 1 for an error.\n';

interface Request {
  readonly tool: AnyTool;
  readonly command: Command;
  /** The input as typed, `-` for standard input. */
  readonly json: string | undefined;
  readonly now: Date;
  readonly baseUrl: string | undefined;
}

type Envelope = SuccessEnvelope | ErrorEnvelope;

async function calculated({ tool, command, json, now, baseUrl }: Request, terminal: Terminal): Promise<Envelope> {
  let value: unknown;
  let environment: ToldConventions;
  try {
    const texts = Object.entries(await textsFromFlags(tool, command, terminal));
    const typed = fieldsAndOptions(tool, texts);
    environment = conventionsFromTexts(tool.options, Object.entries(typed.options));
    const fields = inputFromTexts(tool.inputSchema, typed.fields);
    value = withFields(await typedInput(tool, json, Object.keys(fields).length > 0, terminal), fields);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    return errorEnvelope(tool.slug, error, now);
  }
  return runTool(tool, value, {
    now,
    environment: await spoken(environment, value),
    ...(baseUrl !== undefined && { baseUrl }),
    onError: (error) => terminal.errors.write(errorReport(error)),
  });
}

/** The input that is there beside flags: JSON as an argument, or from what was piped in where there is nothing else. */
async function typedInput(tool: AnyTool, json: string | undefined, hasFlags: boolean, terminal: Terminal) {
  if (json !== undefined && json !== '-') return fromArgument(json, tool);
  // Beside flags a pipe that nobody closes, as schedulers leave one, would be waited for without end.
  if (json === '-' || (!hasFlags && terminal.isPiped())) return fromStandardInput(terminal.input);
  if (hasFlags) return {};
  throw new UsageError(`${tool.slug} needs its input as flags or as JSON. For example:\n\n${examples(tool)}`);
}

/** What the flags of a tool give, as texts by field and option. Those of a single field win over those of a place. */
async function textsFromFlags(tool: AnyTool, command: Command, { errors }: Terminal): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { fields, option } of placeFlags(tool)) {
    const query = typed(option, command);
    if (query !== undefined) Object.assign(texts, await fieldsOfPlace(query, fields, errors));
  }
  for (const { field, option } of allFieldFlags(tool)) {
    const text = typed(option, command);
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}

function unknownTool(name: string, now: Date): ErrorEnvelope {
  const error = new CalculationError('not_found', `There is no tool ${JSON.stringify(shortened(name))}.`);
  return errorEnvelope(name, error, now);
}

function suggest(name: string, { errors }: Terminal): void {
  const meant = nearest(name, allNames());
  if (meant !== undefined) errors.write(`nirayana: Did you mean ${meant}?\n`);
}

interface Shown {
  readonly tool: AnyTool | undefined;
  readonly command: Command;
}

function show(envelope: Envelope, { tool, command }: Shown, { format, compact }: Shared, terminal: Terminal): void {
  const isTable = format === undefined ? terminal.width !== undefined && !compact : format === 'table';
  if (!isTable) terminal.output.write(`${JSON.stringify(envelope, null, compact ? 0 : 2)}\n`);
  else if ('error' in envelope) terminal.errors.write(errorText(tool ? byFlags(envelope, tool, command) : envelope));
  else if (tool) terminal.output.write(resultText(tool, envelope, terminal.width));
}

/** A tool's example as flags and as JSON. */
export function examples(tool: AnyTool): string {
  const flags = fieldFlags(tool).flatMap(({ field, option }) =>
    Object.hasOwn(tool.example, field) ? [`${option.long} ${quoted(asFlag(tool, field))}`] : [],
  );
  return `  nirayana calc ${tool.functionName} ${flags.join(' ')}\n  nirayana calc ${tool.slug} '${JSON.stringify(tool.example)}'\n`;
}

/** A field of the example as its flag takes it: rows are one text. */
function asFlag({ example, inputSchema }: AnyTool, field: string): string {
  const value: unknown = example[field];
  const rows = inputSchema.properties[field]?.[ROWS];
  return rows && Array.isArray(value) ? rows.toText(value) : String(value);
}

function quoted(text: string): string {
  return /^[\w./:+-]+$/.test(text) ? text : `"${text}"`;
}

/** A failure for people, with a line for each failing field. */
function errorText({ error: { message, field_errors: fields } }: ErrorEnvelope): string {
  const lines = fields.map((one) => `  ${one.field}: ${one.message}\n`);
  return `nirayana: ${message}\n${lines.join('')}`;
}

/** An error that names the flags, where some were typed, and not the fields that they give. */
function byFlags(envelope: ErrorEnvelope, tool: AnyTool, command: Command): ErrorEnvelope {
  const { error } = envelope;
  const flags = allFieldFlags(tool);
  const areTyped = [...flags, ...placeFlags(tool)].some(({ option }) => typed(option, command) !== undefined);
  if (!areTyped || error.field_errors.length === 0) return envelope;
  const named = error.field_errors.map(({ field, message }): FieldError => {
    const own = flags.filter((flag) => flag.field === field);
    const given = own.find(({ option }) => typed(option, command) !== undefined);
    const place = placeFlags(tool).find(({ fields }) => [fields.latitude, fields.longitude].includes(field));
    return {
      field: (given ?? own.at(-1))?.option.long ?? field,
      message: place && !given ? `${message} Or give ${place.option.long}.` : message,
    };
  });
  return { ...envelope, error: { ...error, message: invalidInput(named).message, field_errors: named } };
}
