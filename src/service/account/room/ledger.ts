import { monthOf } from '../../../jobs/credits.js';
import type { Answer } from '../../http/answer.js';
import { ledgerOf } from '../../store/credits.js';
import { monthSpan } from '../../store/holdings.js';
import { file } from './answers.js';
import type { HeldVisit } from './call.js';

const HEAD = ['at', 'output', 'pool', 'kind', 'amount', 'reason', 'job'];

/** Every credit that moved in a month, UTC, as CSV (RFC 4180). Programs read it: its words are English everywhere. */
export async function ledger({ database, holder, at, asked }: HeldVisit): Promise<Answer | undefined> {
  const month = new URLSearchParams(asked.search).get('month') ?? monthOf(at);
  const span = monthSpan(month);
  if (!span) return undefined;
  const rows = await ledgerOf(database, holder.account.id, span);
  const lines = rows.map(({ at: moved, output, pool, kind, amount, reason, job }) =>
    [moved.toISOString(), output, pool, kind, String(amount), asText(reason), job ?? ''].map(quoted).join(','),
  );
  return file(`ledger-${month}.csv`, 'text/csv', [HEAD.join(','), ...lines, ''].join('\r\n'));
}

/** What a spreadsheet would take for a formula is told as text. */
function asText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
