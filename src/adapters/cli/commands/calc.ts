import type { AnyTool } from '../../../calculation/define.js';
import { inputMeaning } from '../../../catalog/flattened-inputs.js';
import { errorEnvelope } from '../../../envelope/error.js';
import { runTool } from '../../../envelope/run.js';
import { CalculationError, shortened } from '../../../errors.js';
import { allTools, findTool } from '../../../registry.js';
import { parseUtcMoment } from '../../../time/calendar.js';
import { errorReport } from '../../node/report.js';
import { type Call, type Command, columns, HELP_OPTION, type Terminal, UsageError } from '../command.js';
import { nearest } from '../nearest.js';
import { baseUrlFrom } from '../settings.js';

/** `nirayana calc`: one calculation, its envelope on standard output whether it succeeds or fails. */
export const calcCommand: Command = {
  name: 'calc',
  summary: 'Runs a calculator and prints its result, or its error, as JSON.',
  usage: ["calc <tool-id> '<json>'", 'calc <tool-id> -      (reads the JSON from standard input)'],
  options: {
    compact: { type: 'boolean', about: 'Print the JSON on one line.' },
    now: {
      type: 'string',
      value: 'moment',
      about: 'Calculate as of a UTC moment, such as 2026-01-31T12:00Z, instead of the current time.',
    },
    'base-url': { type: 'string', value: 'url', about: 'Where links in the result point; relative when left out.' },
    help: HELP_OPTION,
  },
  details: ({ positionals: [id = ''] }) => {
    const tool = findTool(id);
    return tool
      ? toolHelp(tool)
      : 'The exit code is 0 for a result and 1 for an error. `nirayana tools` lists the ids.\n';
  },
  run: calc,
};

async function calc({ positionals, values, flags }: Call, terminal: Terminal): Promise<number> {
  const [id, json, surplus] = positionals;
  if (id === undefined) throw new UsageError('calc needs the id of a tool. See: nirayana tools');
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one argument too many. Put the JSON in quotes.`);
  const now = moment(values['now']) ?? terminal.now();
  const baseUrl = baseUrlFrom(values['base-url'], '--base-url');
  const envelope = await envelopeOf({ id, json, now, baseUrl }, terminal);
  terminal.output.write(`${JSON.stringify(envelope, null, flags.has('compact') ? 0 : 2)}\n`);
  return 'error' in envelope ? 1 : 0;
}

interface Request {
  readonly id: string;
  /** The input as typed, `-` for standard input. */
  readonly json: string | undefined;
  readonly now: Date;
  readonly baseUrl: string | undefined;
}

async function envelopeOf({ id, json, now, baseUrl }: Request, { input, errors }: Terminal) {
  const tool = findTool(id);
  if (!tool) {
    const meant = nearest(
      id,
      allTools.map((candidate) => candidate.slug),
    );
    if (meant !== undefined) errors.write(`nirayana: Did you mean ${meant}?\n`);
    return errorEnvelope(
      id,
      new CalculationError('not_found', `There is no tool ${JSON.stringify(shortened(id))}.`),
      now,
    );
  }
  if (json === undefined) {
    throw new UsageError(
      `${id} needs its input as JSON, or - to read it from standard input. For example:\n\n${example(tool)}`,
    );
  }
  let value: unknown;
  try {
    value = parsed(json === '-' ? await textOf(input) : json);
  } catch (error) {
    return errorEnvelope(id, error, now);
  }
  return runTool(tool, value, {
    now,
    ...(baseUrl !== undefined && { baseUrl }),
    onError: (error) => errors.write(errorReport(error)),
  });
}

/** @throws CalculationError for a text that is not JSON */
function parsed(text: string): unknown {
  try {
    // Some shells put a byte order mark before what they pipe.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new CalculationError('invalid_input', 'The input is not valid JSON.');
  }
}

/** @throws CalculationError for what cannot be read, or not as UTF-8 */
async function textOf(input: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of input) chunks.push(chunk);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CalculationError('invalid_input', `Standard input cannot be read: ${reason}.`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw new CalculationError('invalid_input', 'The input is not valid UTF-8.');
  }
}

const MOMENT = /^(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?)(?::([0-5]\d))?Z?$/;

/** @throws UsageError for a text that is no moment */
function moment(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const [, minute = '', seconds = '0'] = MOMENT.exec(text) ?? [];
  const epochMilliseconds = parseUtcMoment(minute);
  if (epochMilliseconds !== undefined) return new Date(epochMilliseconds + Number(seconds) * 1000);
  throw new UsageError(`--now must be a UTC moment such as 2026-01-31 or 2026-01-31T12:00Z, not "${text}".`);
}

function toolHelp({ slug, title, description, inputSchema, ...tool }: AnyTool): string {
  const fields = Object.entries(inputSchema.properties).map(([name, schema]): [string, string] => [
    name,
    `${inputSchema.required?.includes(name) ? 'required' : 'optional'}  ${inputMeaning(schema)}`,
  ]);
  return `${slug}: ${title}\n${description}\n\nInput:\n${columns(fields)}\nExample:\n${example({ slug, ...tool })}`;
}

function example({ slug, example }: Pick<AnyTool, 'slug' | 'example'>): string {
  return `  nirayana calc ${slug} '${JSON.stringify(example)}'\n`;
}
