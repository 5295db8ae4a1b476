import { type Command, Option } from 'commander';
import { MOST_CREDITS, OUTPUTS, type Output } from '../../../jobs/states.js';
import type { ResultOf } from '../../store/operations.js';
import { columns } from '../columns.js';
import { type Call, UsageError, wholeNumber } from '../settings.js';
import { groupOf, idOf, named, onStore, print, printList, storeCommand } from '../store-command.js';

/** `nirayana credits`: what an account can spend. */
export function creditsCommand(call: Call): Command {
  return groupOf('credits', 'Shows and grants the credits of an account.', [
    showCommand(call),
    ledgerCommand(call),
    grantCommand(call),
  ]);
}

function showCommand(call: Call): Command {
  const command = storeCommand({
    name: 'show',
    usage: '--account <id> [options]',
    description: 'Shows what an account can spend: what is left of the month, and what lasts.',
  })
    .addArgument(named('account'))
    .option('--account <id>', 'The account.');
  return command.action(async () => {
    const credits = await onStore(call, command, 'credits.show', { account: idOf(command, 'account') });
    print(call, command, credits, creditsText);
  });
}

function creditsText({ account, plan, month, ...credits }: ResultOf<'credits.show'>): string {
  const rows = OUTPUTS.map((output) => {
    const { balance, month: left, lasting, allowance } = credits[output];
    return [output, ...[balance, left, lasting, allowance].map(String)];
  });
  const table = columns(rows, { head: ['Output', 'Balance', `Of ${month}`, 'Lasting', 'Allowance a month'] });
  return `${account}, plan ${plan}\n${table}`;
}

function ledgerCommand(call: Call): Command {
  const command = storeCommand({
    name: 'ledger',
    usage: '--account <id> [options]',
    description: 'Lists every credit of an account that ever moved, oldest first.',
  })
    .addArgument(named('account'))
    .option('--account <id>', 'The account.');
  return command.action(async () => {
    const values = { account: idOf(command, 'account') };
    await printList(call, command, 'credits.ledger', { values, head: HEAD, row });
  });
}

const HEAD = ['At', 'Output', 'Pool', 'Kind', 'Amount', 'Job', 'Reason'];

type LedgerRow = ResultOf<'credits.ledger'>['rows'][number];

function row({ at, output, pool, kind, amount, job, reason }: LedgerRow): string[] {
  return [at, output, pool, kind, String(amount), job ?? '', reason];
}

function grantCommand(call: Call): Command {
  const command = storeCommand({
    name: 'grant',
    usage: '--account <id> --amount <number> [options]',
    description: 'Gives credits that do not end with the month.',
  })
    .addArgument(named('account'))
    .option('--account <id>', 'The account.')
    .option('--amount <number>', 'How many credits.')
    .addOption(new Option('--output <kind>', 'For which outputs.').choices(OUTPUTS).default('calculated'));
  return command.action(async () => {
    const { amount, output } = command.opts<{ amount?: string; output: Output }>();
    const account = idOf(command, 'account');
    if (amount === undefined) throw new UsageError('How many? Give --amount with a number.');
    const values = { account, output, amount: wholeNumber('--amount', amount, 1, MOST_CREDITS) };
    print(call, command, await onStore(call, command, 'credits.grant', values), creditsText);
  });
}
