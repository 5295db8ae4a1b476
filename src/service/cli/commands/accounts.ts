import { type Command, Option } from 'commander';
import { INVITATION_DAYS } from '../../../jobs/logins.js';
import { type Allowances, FIXED_PLANS, MOST_CREDITS, PLANS, type Plan } from '../../../jobs/states.js';
import { PASSWORD_PATH } from '../../account/paths.js';
import type { ResultOf } from '../../store/operations.js';
import { plainName } from '../plain-name.js';
import { mountFrom } from '../serve-settings.js';
import { type Call, UsageError, wholeNumber } from '../settings.js';
import { groupOf, idOf, named, onStore, print, printList, storeCommand, withoutArguments } from '../store-command.js';

/** `nirayana accounts`: whoever holds keys. */
export function accountsCommand(call: Call): Command {
  return groupOf('accounts', 'Creates, lists and changes the accounts of the keyed interface.', [
    createCommand(call),
    listCommand(call),
    planCommand(call),
    switchCommand(call, { name: 'disable', description: 'Refuses all keys of an account.', told: 'is disabled' }),
    switchCommand(call, { name: 'enable', description: 'Takes the keys of an account again.', told: 'is enabled' }),
    inviteCommand(call),
    eraseCommand(call),
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
    await printList(call, command, 'accounts.list', { values: {}, head: HEAD, row });
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

function inviteCommand(call: Call): Command {
  const command = storeCommand({
    name: 'invite',
    usage: '--account <id> [options]',
    description:
      `Prints a link by which the holder sets a password, or another one for one that is lost. It works once and for ` +
      `${INVITATION_DAYS} days, and one that was made before does not any more.`,
  })
    .addArgument(named('account'))
    .option('--account <id>', 'The account.')
    .option('--base-url <url>', `Public address of the server. BASE_URL, or ${HERE}.`)
    .option('--base-path <path>', 'Path under which every request comes in. BASE_PATH, or none.');
  return command.action(async () => {
    const { baseUrl = HERE, basePath = '' } = mountFrom({ command, variables: call.terminal.variables });
    const made = await onStore(call, command, 'accounts.invite', { id: idOf(command, 'account') });
    const { id, secret, ends_at } = made;
    const link = `${baseUrl}${basePath}${PASSWORD_PATH}?invitation=${secret}`;
    print(call, command, { id, link, ends_at }, () => `${link}\n`);
  });
}

/** Where a server listens that was told nothing. */
const HERE = 'http://127.0.0.1:8787';

function eraseCommand(call: Call): Command {
  const command = storeCommand({
    name: 'erase',
    usage: '--account <id> --yes [options]',
    description:
      'Erases an account for good, with its keys, credits and jobs and the people in them; or one of its jobs.',
  })
    .alias('delete')
    .addArgument(named('account'))
    .option('--account <id>', 'The account.')
    .option('--job <id>', 'Only this job, with the people in it. It must be finished; what it has cost stays.')
    .option('--yes', 'Yes, for good.');
  return command.action(async () => {
    const id = idOf(command, 'account');
    const { job, yes } = command.opts<{ job?: string; yes?: true }>();
    if (yes !== true) {
      const what = job === undefined ? 'the account for good, with its keys, credits and jobs' : 'the job for good';
      throw new UsageError(`This erases ${what}. Add --yes if you mean it.`);
    }
    const erased = await onStore(call, command, 'accounts.erase', { id, ...(job !== undefined && { job }) });
    print(call, command, erased, () => `${job ?? id} is erased.\n`);
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
