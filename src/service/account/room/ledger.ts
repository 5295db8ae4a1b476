import { monthOf } from '../../../jobs/credits.js';
import type { Answer } from '../../http/answer.js';
import { ledgerOf } from '../../store/credits.js';
import { monthSpan } from '../../store/holdings.js';
import { file } from './answers.js';
import type { HeldVisit } from './call.js';

const HEAD = ['at', 'output', 'pool', 'kind', 'amount', 'reason', 'job'];

/** Rows of one file: a megabyte, which is written in a few milliseconds. */
export const LEDGER_ROWS = 10_000;

/**
 * The credits that moved in a month, UTC, as CSV (RFC 4180), the first ten thousand of them or a later part. Programs read
 * it: its words are English everywhere.
 */
export async function ledger({ database, holder, at, asked }: HeldVisit): Promise<Answer | undefined> {
  const sent = new URLSearchParams(asked.search);
  const month = sent.get('month') ?? monthOf(at);
  const part = sent.get('part') ?? '1';
  const span = monthSpan(month);
  if (!span || !/^[1-9]\d{0,3}$/.test(part)) return undefined;
  const offset = (Number(part) - 1) * LEDGER_ROWS;
  const rows = await ledgerOf(database, { account: holder.account.id, ...span, offset, limit: LEDGER_ROWS });
  if (rows.length === 0 && offset > 0) return undefined;
  const lines = rows.map(({ at: moved, output, pool, kind, amount, reason, job }) =>
    [moved.toISOString(), output, pool, kind, String(amount), asText(reason), job ?? ''].map(quoted).join(','),
  );
  return file(
    `ledger-${month}${part === '1' ? '' : `-${part}`}.csv`,
    'text/csv',
    [HEAD.join(','), ...lines, ''].join('\r\n'),
  );
}

/** What a spreadsheet would take for a formula is told as text. */
function asText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
