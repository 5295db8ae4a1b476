import { Argument, Command } from 'commander';
import { parametersOf } from '../../../calculation/conventions.js';
import type { AnyTool } from '../../../calculation/define.js';
import { fieldFlags, optionFlags } from '../flags.js';
import { type Call, UsageError } from '../terminal.js';
import { allNames, toolNamed } from '../tool-names.js';
import { calcCommand } from './calc.js';

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

const COMMANDS = ['calc', 'tools', 'describe', 'serve', 'completion', 'help'];

/** The words that may stand where the last of the typed ones begins. */
function candidates(typed: readonly string[], call: Call): string[] {
  const last = typed.at(-1) ?? '';
  return wordsAfter(typed.slice(0, -1), call).filter((word) => word.startsWith(last));
}

function wordsAfter([command, name, ...rest]: readonly string[], call: Call): string[] {
  if (command === undefined) return COMMANDS;
  if (command === 'help' && name === undefined) return [...COMMANDS, ...allNames()];
  if (command === 'completion' && name === undefined) return [...SHELLS];
  if (command !== 'calc' && command !== 'describe') return [];
  if (name === undefined) return allNames();
  const tool = toolNamed(name);
  return command === 'calc' && tool ? flagsOf(tool, rest, { ...call, args: [name] }) : [];
}

/** The values of the flag that was typed last, where they are listed; else the flags that were not typed yet. */
function flagsOf(tool: AnyTool, typed: readonly string[], call: Call): string[] {
  const { options } = calcCommand(call);
  const open = options.find(({ long }) => long === typed.at(-1));
  if (open?.argChoices) return open.argChoices;
  const flag = [...fieldFlags(tool), ...optionFlags(tool)].find(({ option }) => option.long === open?.long);
  const properties = { ...parametersOf(tool.options), ...tool.inputSchema.properties };
  if (flag) return [...(properties[flag.field]?.enum ?? [])];
  return options.flatMap(({ long }) => (long && !typed.includes(long) ? [long] : []));
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
