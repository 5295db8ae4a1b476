import { formatInstant } from '../../base/time/calendar.js';
import type { JobStatus, Output, Task } from '../../jobs/states.js';
import type { Row, Statements } from '../store/database.js';
import { isJobId } from './job-table.js';

/** A job in a list: nothing of whom it is about. */
export interface ListedJob {
  readonly job_id: string;
  readonly kind: Task['kind'];
  /** The slug of the tool of calculations, else null. */
  readonly tool: string | null;
  readonly output: Output;
  readonly status: JobStatus;
  /** 0 to 1. */
  readonly progress: number;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly input_count: number;
  readonly failed_count: number;
  readonly credits_deducted: number;
  readonly credits_refunded: number;
}

interface Asked {
  readonly account: string;
  /** Only those that are older than this one. */
  readonly after?: Cursor | undefined;
  readonly limit: number;
}

/** Where a list goes on: after a job of this moment and id. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

/** A cursor as it was given, `1764115200000.<id>`; undefined for what is none. */
export function cursorFrom(text: string): Cursor | undefined {
  const [, milliseconds, id = ''] = /^(\d{13})\.(.*)$/.exec(text) ?? [];
  return milliseconds !== undefined && isJobId(id) ? { at: new Date(Number(milliseconds)), id } : undefined;
}

interface ListedRow extends Omit<ListedJob, 'job_id' | 'created_at' | 'finished_at'>, Row {
  readonly id: string;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly done: number;
}

const COLUMNS = `id, kind, output, status, progress, done, created_at, finished_at, input_count, failed_count,
  credits_deducted, credits_refunded,
  case kind when 'calculations' then coalesce(input, result)::json->>'tool' end as tool`;

/**
 * The jobs of an account, the newest first.
 *
 * @returns with the cursor of those that are left, null where none is
 */
export async function listJobs(
  { query }: Statements,
  { account, after, limit }: Asked,
): Promise<{ readonly jobs: readonly ListedJob[]; readonly next: string | null }> {
  const rows = await query<ListedRow>(
    `select ${COLUMNS} from nirayana.jobs
     where account = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
     order by created_at desc, id desc limit $4`,
    [account, after?.at ?? null, after?.id ?? null, limit + 1],
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { jobs: shown.map(listed), next: last ? `${last.created_at.getTime()}.${last.id}` : null };
}

/** One job as a list has it, of this account alone. */
export async function jobInList(
  { query }: Statements,
  { account, id }: { readonly account: string; readonly id: string },
): Promise<ListedJob | undefined> {
  const [row] = await query<ListedRow>(`select ${COLUMNS} from nirayana.jobs where account = $1 and id = $2`, [
    account,
    id,
  ]);
  return row && listed(row);
}

function listed({ id, done, status, progress, created_at, finished_at, ...row }: ListedRow): ListedJob {
  const { kind, tool, output, input_count, failed_count, credits_deducted, credits_refunded } = row;
  return {
    job_id: id,
    kind,
    tool,
    output,
    // One that waits for its next turn has begun.
    status: status === 'queued' && done > 0 ? 'running' : status,
    progress: Math.floor(progress * 1000) / 1000,
    created_at: formatInstant(created_at.getTime()),
    finished_at: finished_at && formatInstant(finished_at.getTime()),
    input_count,
    failed_count,
    credits_deducted,
    credits_refunded,
  };
}
