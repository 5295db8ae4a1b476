import { Command, CommanderError } from 'commander';
import { type Call, type Terminal, UsageError } from './settings.js';
import { packageVersion } from './version.js';

export type { Terminal } from './settings.js';

interface Entry {
  readonly name: string;
  /** How it is called, for the list of commands. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Makes the command. Loaded when it is called, since most need all calculators or the server. */
  readonly load: () => Promise<(call: Call) => Command>;
}

const COMMANDS: readonly Entry[] = [
  {
    name: 'calc',
    usage: 'calc <tool> [flags]',
    summary: 'Run a calculator on flags or on JSON.',
    load: async () => (await import('./commands/calc.js')).calcCommand,
  },
  {
    name: 'batch',
    usage: 'batch <tool> [options]',
    summary: 'Run a calculator on each line of a file.',
    load: async () => (await import('./commands/batch.js')).batchCommand,
  },
  {
    name: 'tools',
    usage: 'tools [--json]',
    summary: 'List the calculators.',
    load: async () => (await import('./commands/tools.js')).toolsCommand,
  },
  {
    name: 'describe',
    usage: 'describe <tool>',
    summary: 'Tell what a calculator takes and answers.',
    load: async () => (await import('./commands/describe.js')).describeCommand,
  },
  {
    name: 'kundli',
    usage: 'kundli --pdf <file> [flags]',
    summary: 'Write the kundli of a birth as a PDF.',
    load: async () => (await import('./commands/kundli.js')).kundliCommand,
  },
  {
    name: 'serve',
    usage: 'serve [options]',
    summary: 'Serve the calculators over HTTP.',
    load: async () => (await import('./commands/serve.js')).serveCommand,
  },
  {
    name: 'site',
    usage: 'site --out <folder>',
    summary: 'Write the whole site as files that calculate on the devices of its readers.',
    load: async () => (await import('./commands/site.js')).siteCommand,
  },
  {
    name: 'verify',
    usage: 'verify [--second-opinion flags]',
    summary: 'Make all that is recorded on this machine, and compare it byte for byte.',
    load: async () => (await import('./commands/verify.js')).verifyCommand,
  },
  {
    name: 'mcp',
    usage: 'mcp',
    summary: 'Serve the calculators to an AI client over standard input and output.',
    load: async () => (await import('./commands/mcp.js')).mcpCommand,
  },
  {
    name: 'worker',
    usage: 'worker [options]',
    summary: 'Work on the jobs of the keyed interface.',
    load: async () => (await import('./commands/worker.js')).workerCommand,
  },
  {
    name: 'accounts',
    usage: 'accounts <command>',
    summary: 'Create, list and change the accounts of the keyed interface.',
    load: async () => (await import('./commands/accounts.js')).accountsCommand,
  },
  {
    name: 'keys',
    usage: 'keys <command>',
    summary: 'Create, list and revoke keys.',
    load: async () => (await import('./commands/keys.js')).keysCommand,
  },
  {
    name: 'credits',
    usage: 'credits <command>',
    summary: 'Show and grant credits.',
    load: async () => (await import('./commands/credits.js')).creditsCommand,
  },
  {
    name: 'store',
    usage: 'store <command>',
    summary: 'Export and import all that the keyed interface keeps.',
    load: async () => (await import('./commands/store.js')).storeFilesCommand,
  },
  {
    name: 'sky-table',
    usage: 'sky-table <file>',
    summary: 'Write a table that servers and batches may read.',
    // With another: alone it would share the sky and nothing else, and split the file that every program loads.
    load: async () => (await import('./commands/batch.js')).skyTableCommand,
  },
  {
    name: 'completion',
    usage: 'completion <shell>',
    summary: 'Print a completion script for bash, zsh or fish.',
    load: async () => (await import('./commands/completion.js')).completionCommand,
  },
];

/**
 * The command line.
 *
 * @param args what was typed after `nirayana`
 * @returns the exit code: 0, or 1 for a calculation or server that failed, or 2 for a command line that makes no sense
 */
export async function main(args: readonly string[], connections: Terminal): Promise<number> {
  // A terminal that a program only plays is 0 wide.
  const terminal = { ...connections, width: connections.width === 0 ? UNKNOWN_WIDTH : connections.width };
  try {
    return await run(args, terminal);
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    terminal.errors.write(`nirayana: ${messageOf(error)}\n`);
    return error instanceof UsageError || error instanceof CommanderError ? 2 : 1;
  }
}

async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '' || name.startsWith('-')) return runWithoutCommand(args, terminal);
  if (name === 'help') return help(rest, terminal);
  const entry = COMMANDS.find((candidate) => candidate.name === name);
  if (!entry) throw await unknownCommand(name);
  let code = 0;
  const exit = (failure: number) => {
    code = failure;
  };
  const make = await entry.load();
  const command = connected(make({ args: rest, terminal, exit }).name(`nirayana ${name}`), terminal);
  await command.parseAsync(rest, { from: 'user' });
  return code;
}

/** `help` alone, of a command, or of a calculator, whose flags are what is wanted to be known. */
async function help([name, ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  if (name === undefined || name === 'help' || name.startsWith('-')) return runWithoutCommand(['--help'], terminal);
  if (COMMANDS.some((command) => command.name === name)) return run([name, ...rest, '--help'], terminal);
  const { toolNamed } = await import('./tool-names.js');
  if (!toolNamed(name)) throw await unknownCommand(name);
  return run(['calc', name, '--help'], terminal);
}

async function runWithoutCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const command = connected(general(), terminal);
  if (args.length === 0) {
    command.outputHelp({ error: true });
    return 2;
  }
  await command.parseAsync(args, { from: 'user' });
  return 0;
}

/** Help ends the parsing by an error with the exit code 0; other errors are told by {@link main}. */
function connected(command: Command, terminal: Terminal): Command {
  const { output, errors, width } = terminal;
  for (const part of command.commands) connected(part, terminal);
  return command.exitOverride().configureOutput({
    writeOut: (text) => output.write(text),
    writeErr: (text) => errors.write(text),
    outputError: () => undefined,
    getOutHelpWidth: () => width ?? UNKNOWN_WIDTH,
    getErrHelpWidth: () => width ?? UNKNOWN_WIDTH,
  });
}

const UNKNOWN_WIDTH = 120;

function general(): Command {
  const command = new Command('nirayana')
    .usage('<command>')
    .description('Deterministic calculators for Vedic (sidereal, nirayana) astrology.')
    .version(packageVersion(), '-v, --version', 'Print the version.')
    .helpOption('-h, --help', 'Show this help, or after a command that of the command.')
    .helpCommand('help [name]', 'Show the help of a command, or the flags of a calculator.');
  for (const { usage, summary } of COMMANDS) command.command(usage).description(summary).helpOption(false);
  return command;
}

async function unknownCommand(name: string): Promise<UsageError> {
  const { allNames } = await import('./tool-names.js');
  const { nearest } = await import('../../base/nearest.js');
  const commands = COMMANDS.map((command) => command.name);
  const tool = nearest(name, allNames());
  const meant = nearest(name, commands) ?? (tool && `calc ${tool}`);
  return new UsageError(
    `"${name}" is no command. ${meant ? `Did you mean: nirayana ${meant}?` : 'See: nirayana --help'}`,
  );
}

/** The parser begins its sentences with a word of its own and a small letter. */
function messageOf(error: unknown): string {
  if (!(error instanceof CommanderError)) return error instanceof Error ? error.message : String(error);
  const [first = '', ...rest] = error.message.replace(/^error: /, '').split('\n');
  const sentence = `${first[0]?.toUpperCase() ?? ''}${first.slice(1)}`;
  return [sentence.endsWith('.') ? sentence : `${sentence}.`, ...rest].join(' ').trim();
}
