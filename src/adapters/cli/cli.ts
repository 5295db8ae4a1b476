import { allTools } from '../../registry.js';
import { type Command, columns, commandHelp, HELP_OPTION, parseCall, type Terminal, UsageError } from './command.js';
import { calcCommand } from './commands/calc.js';
import { serveCommand } from './commands/serve.js';
import { toolsCommand } from './commands/tools.js';
import { nearest } from './nearest.js';
import { packageVersion } from './version.js';

export type { Terminal } from './command.js';

const COMMANDS: readonly Command[] = [toolsCommand, calcCommand, serveCommand];

const GLOBAL_OPTIONS = {
  version: { type: 'boolean', short: 'v', about: 'Print the version.' },
  help: HELP_OPTION,
} as const;

/**
 * The command line.
 *
 * @param args what was typed after `nirayana`
 * @returns the exit code: 0, or 1 for a calculation or server that failed, or 2 for a command line that makes no sense
 */
export async function main(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal);
  } catch (error) {
    terminal.errors.write(`nirayana: ${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function run(args: readonly string[], terminal: Terminal): number | Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '' || name.startsWith('-')) return runWithoutCommand(args, terminal);
  if (name === 'help') return run([...rest, '--help'], terminal);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) throw unknownCommand(name);
  const call = parseCall(rest, command.options);
  if (!call.flags.has('help')) return command.run(call, terminal);
  terminal.output.write(commandHelp(command, call));
  return 0;
}

function runWithoutCommand(args: readonly string[], { output, errors }: Terminal): number {
  const { flags } = parseCall(args, GLOBAL_OPTIONS);
  if (flags.has('version')) output.write(`${packageVersion()}\n`);
  else if (flags.has('help')) output.write(generalHelp());
  else {
    errors.write(generalHelp());
    return 2;
  }
  return 0;
}

function unknownCommand(name: string): UsageError {
  const commands = COMMANDS.map((command) => command.name);
  const slugs = allTools.map((tool) => tool.slug);
  const slug = nearest(name, slugs);
  const meant = nearest(name, commands) ?? (slug && `calc ${slug}`);
  return new UsageError(
    `"${name}" is no command. ${meant ? `Did you mean: nirayana ${meant}?` : 'See: nirayana --help'}`,
  );
}

function generalHelp(): string {
  const commands = COMMANDS.map((command) => [command.usage[0] ?? '', command.summary] as const);
  return `Usage: nirayana <command>

Deterministic calculators for Vedic (sidereal, nirayana) astrology.

Commands:
${columns(commands)}
Options:
  -v, --version  Print the version.
  -h, --help     Show this help, or after a command that of the command.
`;
}
