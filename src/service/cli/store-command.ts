import { Argument, Command } from 'commander';
import { nearest } from '../../base/nearest.js';
import type { ArgumentsOf, Operation, ResultOf } from '../store/operations.js';
import { columns } from './columns.js';
import { type Call, databaseUrlFrom, textSetting, UsageError } from './settings.js';

const DATA = './nirayana-data';

interface Shape {
  readonly name: string;
  readonly description: string;
  readonly usage: string;
}

/** A command on the store, with the options that all of them have. */
export function storeCommand({ name, description, usage }: Shape): Command {
  return new Command(name)
    .usage(usage)
    .description(description)
    .option('--data <folder>', 'Data directory of the embedded store. DATA_DIR, or ./nirayana-data.')
    .option('--json', 'Print JSON.')
    .helpOption('-h, --help', 'Show this help.')
    .addHelpText('after', DETAILS)
    .allowExcessArguments(true);
}

const DETAILS = `
With DATABASE_URL, the address of a PostgreSQL database, the store is there. Without it, a server that has the data
directory open does what is asked; where none has, this command opens it.
`;

/** A command that is nothing without one of its own commands. */
export function groupOf(name: string, description: string, commands: readonly Command[]): Command {
  const names = commands.map((command) => command.name());
  const group = new Command()
    .usage(`<${names.join('|')}> [options]`)
    .description(description)
    .helpOption('-h, --help', 'Show this help, or after one of the commands that of it.')
    .helpCommand(false)
    .allowExcessArguments(true);
  for (const command of commands) group.addCommand(command);
  return group.action(() => {
    const [first] = group.args;
    if (first === undefined) throw new UsageError(`${name} needs one of: ${names.join(', ')}.`);
    const meant = nearest(first, names);
    const hint = meant === undefined ? `It has: ${names.join(', ')}.` : `Did you mean: nirayana ${name} ${meant}?`;
    throw new UsageError(`"${first}" is no command of ${name}. ${hint}`);
  });
}

/** The argument that names what a command is about, which may also be given as an option. */
export function named(option: string): Argument {
  return new Argument('[id]', `Its id, as --${option} gives it too.`);
}

/** @throws UsageError where an id is given not at all, or twice */
export function idOf(command: Command, option: string): string {
  const given = [command.args[0], command.getOptionValue(option) as string | undefined].filter(
    (id) => id !== undefined,
  );
  const [id] = given;
  if (given.length === 1 && command.args.length <= 1 && id !== undefined && id !== '') return id;
  if (given.length === 0 || id === '') throw new UsageError(`Which one? Give --${option} with an id.`);
  throw new UsageError(`One id is enough: ${JSON.stringify(given)}.`);
}

/** Does an operation on the store that the options and variables name. */
export async function onStore<O extends Operation>(
  { terminal }: Call,
  command: Command,
  operation: O,
  values: ArgumentsOf<O>,
): Promise<ResultOf<O>> {
  const { variables } = terminal;
  const databaseUrl = databaseUrlFrom({ variables });
  const { perform } = await import('../store/perform.js');
  const data = textSetting({ option: 'data', variable: 'DATA_DIR' }, { command, variables })?.text ?? DATA;
  return perform({ databaseUrl, data }, operation, values, terminal.now());
}

/** Prints a result as JSON where that is asked for, else as text. */
export function print<T>({ terminal }: Call, command: Command, result: T, textOf: (result: T) => string): void {
  const isJson = command.getOptionValue('json') === true;
  terminal.output.write(isJson ? `${JSON.stringify(result, null, 2)}\n` : textOf(result));
}

type Listing = 'accounts.list' | 'keys.list' | 'credits.ledger';
type RowOf<O extends Listing> = ResultOf<O>['rows'][number];

/**
 * Prints a list as JSON where that is asked for, else as columns, a page at a time: as many rows are held as one has,
 * and the next are read when these have been written.
 */
export async function printList<O extends Listing>(
  call: Call,
  command: Command,
  operation: O,
  { values, head, row }: { values: ArgumentsOf<O>; head: readonly string[]; row: (listed: RowOf<O>) => string[] },
): Promise<void> {
  const isJson = command.getOptionValue('json') === true;
  let [after, printed]: [ResultOf<O>['next'], number] = [undefined, 0];
  do {
    const asked = { ...values, ...(after && { after }) };
    const page: ResultOf<O> = await onStore(call, command, operation, asked);
    const rows: readonly RowOf<O>[] = page.rows;
    const text = isJson
      ? rows.map((one, at) => `${printed + at === 0 ? '[\n' : ',\n'}${indented(one)}`).join('')
      : columns(rows.map(row), printed === 0 ? { head } : {});
    if (rows.length > 0) await written(call, text);
    [after, printed] = [page.next, printed + rows.length];
  } while (after);
  if (isJson) await written(call, printed === 0 ? '[]\n' : '\n]\n');
}

/** As it stands in a list that is printed as JSON. */
function indented(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(/^/gm, '  ');
}

/** Resolves when whoever reads the output has taken a text. */
function written({ terminal }: Call, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    terminal.output.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** @throws UsageError for an argument where the command takes none */
export function withoutArguments(command: Command): void {
  const [surplus] = command.args;
  if (surplus === undefined) return;
  throw new UsageError(`${command.name()} takes no argument, and ${JSON.stringify(surplus)} is one.`);
}
