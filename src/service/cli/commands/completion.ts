import { Argument, Command, type Option } from 'commander';
import { codesOf } from '../../../base/schema/validate.js';
import { parametersOf } from '../../../calculation/convention-parameters.js';
import { CONVENTIONS, type ConventionName } from '../../../calculation/conventions.js';
import { allFieldFlags } from '../flags.js';
import { type Call, UsageError } from '../settings.js';
import { allNames, toolNamed } from '../tool-names.js';
import { accountsCommand } from './accounts.js';
import { batchCommand } from './batch.js';
import { calcCommand } from './calc.js';
import { creditsCommand } from './credits.js';
import { describeCommand } from './describe.js';
import { keysCommand } from './keys.js';
import { kundliCommand } from './kundli.js';
import { mcpCommand } from './mcp.js';
import { serveCommand } from './serve.js';
import { siteCommand } from './site.js';
import { skyTableCommand } from './sky-table.js';
import { storeFilesCommand } from './store.js';
import { toolsCommand } from './tools.js';
import { verifyCommand } from './verify.js';
import { workerCommand } from './worker.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** What asks for the words that may come next, as the scripts below do. */
const ASK = 'words';

/** `nirayana completion`: a script for a shell, which asks `nirayana completion words …` as one types. */
export function completionCommand(call: Call): Command {
  const command = new Command()
    .addArgument(new Argument('[shell]', 'The shell.').choices([...SHELLS, ASK]))
    .argument('[typed...]', 'What was typed so far, after `words`.')
    .usage(`<${SHELLS.join('|')}>`)
    .description('Prints a completion script. For bash: source <(nirayana completion bash)')
    .helpOption('-h, --help', 'Show this help.')
    .passThroughOptions();
  return command.action((shell: Shell | typeof ASK | undefined, typed: readonly string[]) => {
    if (shell === undefined) throw new UsageError(`completion needs a shell: ${SHELLS.join(', ')}.`);
    const text = shell === ASK ? candidates(typed, call).join('\n') : SCRIPTS[shell];
    if (text !== '') call.terminal.output.write(`${text}\n`);
  });
}

const COMMANDS: Readonly<Record<string, (call: Call) => Command>> = {
  calc: calcCommand,
  batch: batchCommand,
  tools: toolsCommand,
  describe: describeCommand,
  kundli: kundliCommand,
  serve: serveCommand,
  site: siteCommand,
  mcp: mcpCommand,
  worker: workerCommand,
  accounts: accountsCommand,
  keys: keysCommand,
  credits: creditsCommand,
  store: storeFilesCommand,
  'sky-table': skyTableCommand,
  verify: verifyCommand,
  completion: completionCommand,
};

/** The words that may stand where the last of the typed ones begins. */
function candidates(typed: readonly string[], call: Call): string[] {
  const last = typed.at(-1) ?? '';
  return wordsAfter(typed.slice(0, -1), last.startsWith('-'), call).filter((word) => word.startsWith(last));
}

function wordsAfter([name, ...typed]: readonly string[], isFlag: boolean, call: Call): readonly string[] {
  const names = Object.keys(COMMANDS);
  if (name === undefined) return isFlag ? ['--version', '--help'] : [...names, 'help'];
  if (name === 'help') return typed.length === 0 ? [...names, ...allNames()] : [];
  const make = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!make) return [];
  const command = make({ ...call, args: typed });
  if (command.commands.length > 0) return wordsWithin(command, typed);
  const { options } = command;
  const takingValue = (word: string | undefined) => options.find(({ long, required }) => required && long === word);
  const open = takingValue(typed.at(-1));
  if (open) return valuesOf(open, typed);
  const isNamed = typed.some((word, index) => !word.startsWith('-') && !takingValue(typed[index - 1]));
  const first = isNamed || isFlag ? undefined : argumentsOf(name);
  return first ?? [...options.map(({ long }) => long ?? ''), '--help'].filter((flag) => !typed.includes(flag));
}

/** The commands of a command, or the options of the one that was typed. */
function wordsWithin({ commands }: Command, [name, ...typed]: readonly string[]): readonly string[] {
  if (name === undefined) return commands.map((command) => command.name());
  const options = commands.find((command) => command.name() === name)?.options ?? [];
  const open = options.find(({ long, required }) => required && long === typed.at(-1));
  if (open) return open.argChoices ?? [];
  return [...options.map(({ long }) => long ?? ''), '--help'].filter((flag) => !typed.includes(flag));
}

/** What the first argument of a command may be, where it takes one. */
function argumentsOf(name: string): readonly string[] | undefined {
  if (name === 'completion') return SHELLS;
  return ['calc', 'batch', 'describe'].includes(name) ? allNames() : undefined;
}

/** The values of a flag, where they are listed. */
function valuesOf({ argChoices, long }: Option, typed: readonly string[]): readonly string[] {
  const tool = typed.map(toolNamed).find((one) => one !== undefined);
  const flag = tool && allFieldFlags(tool).find(({ option }) => option.long === long);
  const properties = tool && { ...parametersOf(tool.options), ...tool.inputSchema.properties };
  const field = flag && properties?.[flag.field];
  return argChoices ?? field?.enum ?? codesOf(field ?? {}) ?? namesOf(flag?.field);
}

/** The names of a convention that may be given in another way too, such as a zodiac. */
function namesOf(field: string | undefined): readonly string[] {
  return field !== undefined && Object.hasOwn(CONVENTIONS, field)
    ? (CONVENTIONS[field as ConventionName].values ?? [])
    : [];
}

const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `_nirayana() {
  local words
  words=$(nirayana completion ${ASK} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _nirayana nirayana`,
  zsh: `#compdef nirayana
_nirayana() {
  local -a found
  found=("\${(@f)$(nirayana completion ${ASK} "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -a found
}
compdef _nirayana nirayana`,
  fish: `function __nirayana_words
  nirayana completion ${ASK} (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null
end
complete -c nirayana -f -a '(__nirayana_words)'`,
};
