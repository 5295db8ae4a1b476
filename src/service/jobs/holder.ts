import { invalidInput } from '../../base/errors.js';
import { formatInstant } from '../../base/time/calendar.js';
import { monthOf, returnOf } from '../../jobs/credits.js';
import { type Answer, json } from '../http/door.js';
import { readQuery } from '../http/query.js';
import type { Database } from '../store/database.js';
import { holdingsOf, monthSpan, useOf } from '../store/holdings.js';
import { listKeys } from '../store/keys.js';
import { authenticated, type Call, reaching } from './call.js';
import { cursorFrom, listJobs } from './job-list.js';

/** What the holder of a key is told of the account: its plan, what is left, and what was used in a month, by day. */
export async function account(call: Call): Promise<Answer> {
  const { database, id, name, plan, allowances, look } = await asked(call);
  const { month = monthOf(call.now()) } = readQuery(call.asked, ['month']);
  const span = monthSpan(month);
  if (!span) throw invalidInput([{ field: 'month', message: 'Must be a month such as 2026-11.' }]);
  const at = call.now();
  const [holdings, use] = await look(async () => [
    await holdingsOf(database, { id, allowances }, at),
    await useOf(database, { account: id, ...span }),
  ]);
  return json({ account_id: id, name, plan, credits_return_on: returnOf(at), ...holdings, use: { month, days: use } });
}

/** How many jobs one answer lists. */
export const LISTED = { most: 100, usual: 20 } as const;

/** The jobs of the account, the newest first. */
export async function jobs(call: Call): Promise<Answer> {
  const { database, id, look } = await asked(call);
  const { cursor, limit: text = String(LISTED.usual) } = readQuery(call.asked, ['cursor', 'limit']);
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  const after = cursor === undefined ? undefined : cursorFrom(cursor);
  const errors = [
    ...(limit >= 1 && limit <= LISTED.most
      ? []
      : [{ field: 'limit', message: `Must be a whole number, 1 to ${LISTED.most}.` }]),
    ...(cursor === undefined || after ? [] : [{ field: 'cursor', message: 'Must be the next_cursor of an answer.' }]),
  ];
  if (errors.length > 0) throw invalidInput(errors);
  const { jobs: listed, next } = await look(() => listJobs(database, { account: id, after, limit }));
  return json({ jobs: listed, next_cursor: next });
}

/** The keys of the account, by their ids: what a key itself is was shown when it was made. */
export async function keys(call: Call): Promise<Answer> {
  const { database, id, look } = await asked(call);
  readQuery(call.asked, []);
  const all = await look(() => listKeys(database, id));
  return json({
    keys: all.map(({ id: key_id, name, created_at, last_used_at, revoked_at }) => ({
      key_id,
      name,
      created_at: formatInstant(created_at.getTime()),
      last_used_at: last_used_at && formatInstant(last_used_at.getTime()),
      revoked_at: revoked_at && formatInstant(revoked_at.getTime()),
    })),
  });
}

async function asked(call: Call) {
  const { account: holder, opened } = await authenticated(call);
  const database: Database = opened.database;
  const look = <T>(work: () => Promise<T>) => call.turns.take(holder.id, () => reaching(call.report, work));
  return { ...holder, database, look };
}
