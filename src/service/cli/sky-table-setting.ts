import type { Command } from 'commander';
import { useSkyTable } from '../threads/sky-table.js';
import { type Call, UsageError } from './settings.js';

/** Has a command read the table of the sky first, where there is one. */
export function readingSkyTable(command: Command, { terminal }: Pick<Call, 'terminal'>): Command {
  const path = terminal.variables['SKY_TABLE'];
  if (!path) return command;
  return command.hook('preAction', async () => {
    await useSkyTable(path).catch((error: unknown) => {
      throw new UsageError(`SKY_TABLE: ${error instanceof Error ? error.message : error}`, { cause: error });
    });
  });
}
