import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Call } from '../settings.js';
import { groupOf, onStore, print, storeCommand, withoutArguments } from '../store-command.js';

/** `nirayana store`: all that the keyed interface keeps, as a file, and its tables. */
export function storeFilesCommand(call: Call): Command {
  return groupOf('store', 'Exports and imports all that the keyed interface keeps, and brings its tables up to date.', [
    exportCommand(call),
    importCommand(call),
    migrateCommand(call),
  ]);
}

function exportCommand(call: Call): Command {
  const command = storeCommand({
    name: 'export',
    usage: '--to <file> [options]',
    description: 'Writes the store into a new file, as it is at one moment.',
  }).requiredOption('--to <file>', 'The file. It holds names and results: keep it as you keep the store.');
  return command.action(async () => {
    withoutArguments(command);
    const file = resolve(command.getOptionValue('to') as string);
    const exported = await onStore(call, command, 'store.export', { file });
    print(call, command, exported, ({ rows }) => `${rows} rows are in ${file}.\n`);
  });
}

function importCommand(call: Call): Command {
  const command = storeCommand({
    name: 'import',
    usage: '--from <file> [options]',
    description: 'Fills an empty store from a file, wholly or not at all.',
  }).requiredOption('--from <file>', 'A file that `nirayana store export` has written.');
  return command.action(async () => {
    withoutArguments(command);
    const file = resolve(command.getOptionValue('from') as string);
    const imported = await onStore(call, command, 'store.import', { file });
    print(call, command, imported, ({ rows }) => `${rows} rows are in the store.\n`);
  });
}

function migrateCommand(call: Call): Command {
  const command = storeCommand({
    name: 'migrate',
    usage: '[options]',
    description: 'Brings the tables of the store up to this version, as every server and worker does when it opens it.',
  });
  return command.action(async () => {
    withoutArguments(command);
    const migrated = await onStore(call, command, 'store.migrate', undefined);
    print(call, command, migrated, ({ steps }) => `The store is up to date: ${steps.at(-1)}.\n`);
  });
}
