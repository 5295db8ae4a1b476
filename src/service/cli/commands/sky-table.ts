import { resolve } from 'node:path';
import { Command } from 'commander';
import { writeSkyTable } from '../../threads/sky-table.js';
import { type Call, UsageError } from '../settings.js';

/** `nirayana sky-table`: writes what servers and batches may read where they would expand the series. */
export function skyTableCommand({ terminal }: Call): Command {
  const command = new Command()
    .argument('[file]', 'The file, which is replaced.')
    .usage('<file>')
    .description('Writes a table of the sky, which servers and batches read in place of making it as they go.')
    .helpOption('-h, --help', 'Show this help.')
    .addHelpText('after', DETAILS)
    .allowExcessArguments(true);
  return command.action(async () => {
    const [file, surplus] = command.args;
    if (file === undefined) throw new UsageError('sky-table needs the file to write: nirayana sky-table sky.table');
    if (surplus !== undefined)
      throw new UsageError(`sky-table takes one file, and "${surplus}" is one argument too many.`);
    const bytes = await writeSkyTable(resolve(file));
    terminal.output.write(`${resolve(file)}: ${bytes} bytes. SKY_TABLE names it to batch, serve and worker.\n`);
  });
}

const DETAILS = `
The environment variable SKY_TABLE names the file to batch, serve and worker. Answers are the same with it and without.
`;
