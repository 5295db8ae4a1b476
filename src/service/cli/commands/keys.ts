import type { Command } from 'commander';
import { KEY_PREFIX } from '../../../jobs/keys.js';
import type { ResultOf } from '../../store/operations.js';
import { plainName } from '../plain-name.js';
import { type Call, UsageError } from '../settings.js';
import { groupOf, idOf, named, onStore, print, printList, storeCommand, withoutArguments } from '../store-command.js';

/** `nirayana keys`: what an account shows with each request. */
export function keysCommand(call: Call): Command {
  return groupOf('keys', 'Creates, lists and revokes the keys of accounts.', [
    createCommand(call),
    listCommand(call),
    revokeCommand(call),
  ]);
}

function createCommand(call: Call): Command {
  const command = storeCommand({
    name: 'create',
    usage: '--account <id> [options]',
    description: 'Creates a key and prints it. It is shown this once: the store keeps only a digest of it.',
  })
    .addArgument(named('account'))
    .option('--account <id>', 'Whose key it is.')
    .option('--name <name>', 'What its holder calls it.');
  return command.action(async () => {
    const account = idOf(command, 'account');
    const { name } = command.opts<{ name?: string }>();
    const called = name === undefined ? {} : { name: plainName(name) };
    const made = await onStore(call, command, 'keys.create', { account, ...called });
    print(call, command, made, ({ key }) => `${key}\n`);
  });
}

function listCommand(call: Call): Command {
  const command = storeCommand({
    name: 'list',
    usage: '[--account <id>] [options]',
    description: 'Lists the keys of an account, or all, by their ids.',
  }).option('--account <id>', 'Whose keys. Default: those of all accounts.');
  return command.action(async () => {
    withoutArguments(command);
    const { account } = command.opts<{ account?: string }>();
    const values = account === undefined ? {} : { account };
    await printList(call, command, 'keys.list', { values, head: HEAD, row });
  });
}

const HEAD = ['Key', 'Account', 'Created', 'Last used', 'Revoked', 'Name'];

function row({
  id,
  account,
  created_at,
  last_used_at,
  revoked_at,
  name,
}: ResultOf<'keys.list'>['rows'][number]): string[] {
  return [id, account, ...[created_at, last_used_at, revoked_at].map((at) => at?.slice(0, 10) ?? ''), name];
}

function revokeCommand(call: Call): Command {
  const command = storeCommand({
    name: 'revoke',
    usage: '--key <id> [options]',
    description: 'Refuses a key from now on.',
  })
    .addArgument(named('key'))
    .option('--key <id>', 'The id of the key, as `nirayana keys list` shows it.');
  return command.action(async () => {
    const given = [...command.args, command.getOptionValue('key') as string | undefined];
    if (given.some((text) => text?.startsWith(KEY_PREFIX))) {
      throw new UsageError('That is a key itself. Its id is wanted, see: nirayana keys list');
    }
    const revoked = await onStore(call, command, 'keys.revoke', { id: idOf(command, 'key') });
    print(call, command, revoked, ({ id }) => `${id} is revoked.\n`);
  });
}
