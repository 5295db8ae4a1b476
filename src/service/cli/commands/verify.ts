import { Command } from 'commander';
import type { Ephemeris } from '../../../base/ephemeris/ephemeris.js';
import { isCalculationError } from '../../../base/errors.js';
import type { ChartFields } from '../../../base/input/birth.js';
import { inputFromTexts } from '../../../base/schema/from-text.js';
import { fieldsAndOptions } from '../../../calculation/convention-parameters.js';
import { birth } from '../../../contract/birth.js';
import { birthChartTool } from '../../../tools/birth-chart-calculator/tool.js';
import { secondOpinion } from '../../../verify/second-opinion.js';
import { type Difference, type Verification, verify } from '../../../verify/verify.js';
import { birthFlags, placeFlags, typed } from '../flags.js';
import { momentFrom } from '../moment.js';
import { fieldsOfPlace } from '../place.js';
import { refusedText } from '../refused.js';
import { type Call, type Terminal, UsageError } from '../settings.js';
import { packageVersion } from '../version.js';
import { opinionText } from './opinion-text.js';

interface Options {
  readonly json?: boolean;
  readonly secondOpinion?: boolean;
  readonly now?: string;
}

const BIRTH = birthFlags(birthChartTool);
const PLACE = placeFlags(birthChartTool);

/** `nirayana verify`: everything that is recorded, made anew on this machine; or a birth, by another ephemeris. */
export function verifyCommand({ terminal, exit }: Call): Command {
  const command = new Command()
    .usage('[--json], or --second-opinion --birth-date <date> --birth-time <time> --place <name>')
    .description('Makes every recorded answer, drawing and sentence on this machine and compares it byte for byte.')
    .option('--json', 'Print JSON.')
    .option('--second-opinion', 'Compare a birth of your own with what astronomy-engine makes of it.')
    .option('--now <moment>', 'Tell what runs as of a UTC moment, such as 2026-01-31T12:00Z, not of the current time.')
    .helpOption('-h, --help', 'Show this help.')
    .addHelpText('after', DETAILS)
    .allowExcessArguments(true);
  command.optionsGroup('Birth, for a second opinion:');
  for (const { option } of [...BIRTH, ...PLACE]) command.addOption(option);
  return command.action(async () => {
    const [surplus] = command.args;
    if (surplus !== undefined) throw new UsageError(`verify takes flags alone, and "${surplus}" is none.`);
    const { json = false, secondOpinion: isAsked = false, now } = command.opts<Options>();
    const texts = await textsFrom(command, terminal);
    if (!isAsked && Object.keys(texts).length > 0)
      throw new UsageError('A birth is taken with --second-opinion alone.');
    const made = isAsked ? opinion(texts, momentFrom(now, '--now') ?? terminal.now()) : verification(terminal);
    const told = await made.catch((error) => refused(error, terminal));
    if (told) terminal.output.write(json ? `${JSON.stringify(told.value, null, 2)}\n` : told.text);
    if (!told?.isSame) exit(1);
  });
}

interface Told {
  readonly value: object;
  readonly text: string;
  readonly isSame: boolean;
}

/** Tells what is wrong with a birth. */
function refused(error: unknown, { errors }: Terminal): undefined {
  if (!isCalculationError(error)) throw error;
  errors.write(refusedText(error.message, error.fieldErrors));
}

async function verification({ errors }: Terminal): Promise<Told> {
  const onProgress = (done: number, all: number) => {
    if (errors.isTTY && done % 50 === 0) errors.write(`\r${done} of ${all} `);
  };
  const value = await verify({ onProgress });
  if (errors.isTTY) errors.write('\r\u001b[K');
  return { value, text: verified(value), isSame: value.differences.length === 0 };
}

function verified({ compared, differences }: Verification): string {
  const { answer, chart, interpretation } = compared;
  const where = `nirayana ${packageVersion()}, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
  const counted = `${answer} answers, ${chart} drawings, interpretations in ${interpretation} languages`;
  const [first] = differences;
  if (first === undefined) return `${where}: ${counted}. Every byte is the recorded one.\n`;
  return `${where}: ${counted}. ${differences.length} came out otherwise:\n${listed(differences)}\n${whole(first)}`;
}

/** The rest is counted: where a runtime is broken, all of them differ. */
const SHOWN = 20;

function listed(differences: readonly Difference[]): string {
  const lines = differences.slice(0, SHOWN).map(({ kind, name }) => `  ${kind}  ${name}\n`);
  return lines.join('') + (differences.length > SHOWN ? `  and ${differences.length - SHOWN} more\n` : '');
}

function whole({ name, recordedHash, madeHash, made }: Difference): string {
  const hashes = `recorded ${recordedHash || 'nothing'}, made ${madeHash}`;
  return `${name}\n${hashes}\n${made.endsWith('\n') ? made : `${made}\n`}`;
}

async function textsFrom(command: Command, { errors }: Terminal): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const { fields, option } of PLACE) {
    const query = typed(option, command);
    if (query !== undefined) Object.assign(texts, await fieldsOfPlace(query, fields, errors));
  }
  for (const { field, option } of BIRTH) {
    const text = typed(option, command);
    if (text !== undefined) texts[field] = text;
  }
  return texts;
}

async function opinion(texts: Readonly<Record<string, string>>, now: Date): Promise<Told> {
  const { fields } = fieldsAndOptions(birthChartTool, Object.entries(texts));
  const { date, time, tz, lat, lon } = inputFromTexts(birthChartTool.inputSchema, fields) as unknown as ChartFields;
  const place = { latitude: lat, longitude: lon };
  const value = secondOpinion(birth({ date, time: time ?? null, zone: tz ?? null, place }), await witness(), now);
  return { value, text: opinionText(value), isSame: value.answers.length === 0 };
}

async function witness(): Promise<Ephemeris> {
  try {
    return (await import('../../../verify/astronomy-engine.js')).astronomyEngine;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_MODULE_NOT_FOUND' || !message.includes("'astronomy-engine'")) throw error;
    throw new UsageError('A second opinion needs astronomy-engine beside nirayana: npm install astronomy-engine');
  }
}

const DETAILS = `
Ends with 0 where nothing differs, with 1 where something does: the first is shown whole.
--second-opinion needs astronomy-engine beside nirayana (npm install astronomy-engine); nothing is sent anywhere.
`;
