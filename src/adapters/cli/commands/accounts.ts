import { type Command, Option } from 'commander';
import { type Allowances, FIXED_PLANS, MOST_CREDITS, PLANS, type Plan } from '../../../jobs/plans.js';
import type { ResultOf } from '../../store/operations.js';
import { columns } from '../columns.js';
import { plainName } from '../plain-name.js';
import { groupOf, idOf, named, onStore, print, storeCommand, withoutArguments } from '../store-command.js';
import { type Call, UsageError } from '../terminal.js';
import { wholeNumber } from '../whole-number.js';

/** `nirayana accounts`: whoever holds keys. */
export function accountsCommand(call: Call): Command {
  return groupOf('accounts', 'Creates, lists and changes the accounts of the keyed interface.', [
    createCommand(call),
    listCommand(call),
    planCommand(call),
    switchCommand(call, { name: 'disable', description: 'Refuses all keys of an account.', told: 'is disabled' }),
    switchCommand(call, { name: 'enable', description: 'Takes the keys of an account again.', told: 'is enabled' }),
    deleteCommand(call),
  ]);
}

type AccountView = ResultOf<'accounts.create'>;

function createCommand(call: Call): Command {
  const command = storeCommand({
    name: 'create',
    usage: `--name <text> --plan <${PLANS.join('|')}> [options]`,
    description: 'Creates an account and prints its id.',
  })
    .requiredOption('--name <text>', 'Whose account it is, 1 to 200 characters.')
    .addOption(planOption());
  withAllowances(command);
  return command.action(async () => {
    withoutArguments(command);
    const name = plainName(command.getOptionValue('name') as string);
    const account = await onStore(call, command, 'accounts.create', { name, ...planFrom(command) });
    print(call, command, account, ({ id }) => `${id}\n`);
  });
}

function listCommand(call: Call): Command {
  const command = storeCommand({ name: 'list', usage: '[options]', description: 'Lists the accounts.' });
  return command.action(async () => {
    withoutArguments(command);
    const accounts = await onStore(call, command, 'accounts.list', {});
    print(call, command, accounts, (all) => (all.length === 0 ? '' : columns(all.map(row), { head: HEAD })));
  });
}

const HEAD = ['Account', 'Plan', 'Calculated', 'Interpreted', 'Created', 'Disabled', 'Name'];

function row({ id, plan, allowances, created_at, disabled_at, name }: AccountView): string[] {
  const figures = [String(allowances.calculated), String(allowances.interpreted)];
  return [id, plan, ...figures, created_at.slice(0, 10), disabled_at?.slice(0, 10) ?? '', name];
}

function planCommand(call: Call): Command {
  const command = storeCommand({
    name: 'plan',
    usage: `--account <id> --plan <${PLANS.join('|')}> [options]`,
    description: 'Changes the plan: more credits are there at once, fewer from the next month.',
  })
    .addArgument(named('account'))
    .option('--account <id>', 'The account.')
    .addOption(planOption());
  withAllowances(command);
  return command.action(async () => {
    const change = { id: idOf(command, 'account'), ...planFrom(command) };
    const account = await onStore(call, command, 'accounts.plan', change);
    print(call, command, account, ({ id, plan }) => `${id} has the plan ${plan}.\n`);
  });
}

interface Switch {
  readonly name: 'disable' | 'enable';
  readonly description: string;
  readonly told: string;
}

function switchCommand(call: Call, { name, description, told }: Switch): Command {
  const command = storeCommand({ name, usage: '--account <id> [options]', description })
    .addArgument(named('account'))
    .option('--account <id>', 'The account.');
  return command.action(async () => {
    const account = await onStore(call, command, `accounts.${name}`, { id: idOf(command, 'account') });
    print(call, command, account, ({ id }) => `${id} ${told}.\n`);
  });
}

function deleteCommand(call: Call): Command {
  const command = storeCommand({
    name: 'delete',
    usage: '--account <id> --yes [options]',
    description: 'Deletes an account for good, with its keys, credits and jobs.',
  })
    .addArgument(named('account'))
    .option('--account <id>', 'The account.')
    .option('--yes', 'Yes, for good.');
  return command.action(async () => {
    const id = idOf(command, 'account');
    if (command.getOptionValue('yes') !== true) {
      throw new UsageError(
        'This deletes the account for good, with its keys, credits and jobs. Add --yes if you mean it.',
      );
    }
    const deleted = await onStore(call, command, 'accounts.delete', { id });
    print(call, command, deleted, () => `${id} is deleted.\n`);
  });
}

function planOption(): Option {
  return new Option('--plan <plan>', 'The plan.').choices(PLANS).makeOptionMandatory();
}

function withAllowances(command: Command): void {
  command
    .option('--calculated <number>', 'Calculated outputs a month, with --plan custom.')
    .option('--interpreted <number>', 'Interpreted outputs a month, with --plan custom.');
}

/** @throws UsageError for allowances of a plan that has its own, or a custom one without */
function planFrom(command: Command): { plan: Plan; allowances: Allowances } {
  const { plan, calculated, interpreted } = command.opts<{ plan: Plan; calculated?: string; interpreted?: string }>();
  if (plan !== 'custom') {
    if (calculated === undefined && interpreted === undefined) return { plan, allowances: FIXED_PLANS[plan] };
    throw new UsageError(`The plan ${plan} has allowances of its own. --calculated and --interpreted are for custom.`);
  }
  if (calculated === undefined || interpreted === undefined) {
    throw new UsageError('The plan custom needs --calculated and --interpreted, outputs a month.');
  }
  const allowances = {
    calculated: wholeNumber('--calculated', calculated, 0, MOST_CREDITS),
    interpreted: wholeNumber('--interpreted', interpreted, 0, MOST_CREDITS),
  };
  return { plan, allowances };
}
