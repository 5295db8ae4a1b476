import type { Database } from '../../src/service/store/database.js';

/**
 * Has the database note each sign of life of a worker, so that none is overlooked however short a life is. Jobs of many
 * inputs are left out: they wait for their turns.
 */
export async function noteSigns({ script }: Pick<Database, 'script'>): Promise<void> {
  await script(`
    create schema kill;
    create table kill.signs (job uuid, attempt integer, at timestamptz not null default clock_timestamp());
    create function kill.note() returns trigger language plpgsql as $note$
      begin
        insert into kill.signs (job, attempt) values (new.id, new.attempt);
        return null;
      end $note$;
    create trigger signs after update on nirayana.jobs for each row
      when (new.status = 'running' and new.kind = 'career-dna') execute function kill.note();
  `);
}

/** From one instant to another, milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The times from the last sign of life of a worker to another one having its job. */
export async function gapsOf({ query }: Pick<Database, 'query'>): Promise<readonly Span[]> {
  const rows = await query<{ from: number; to: number }>(`
    select extract(epoch from before)::float8 * 1000 as from, extract(epoch from at)::float8 * 1000 as to
    from (select at, attempt, lag(at) over signs as before, lag(attempt) over signs as attempt_before
          from kill.signs window signs as (partition by job order by attempt, at)) as signs
    where attempt <> attempt_before`);
  return rows.map(({ from, to }) => ({ from, to }));
}

/** Notes while there is a worker that could take a job, and a database in which it is. */
export class Attendance {
  readonly #spans: Span[] = [];
  #workers = 0;
  #isAway = false;
  #since: number | undefined;

  workerComes(): void {
    this.#workers += 1;
    this.#note();
  }

  workerGoes(): void {
    this.#workers -= 1;
    this.#note();
  }

  databaseGoes(): void {
    this.#isAway = true;
    this.#note();
  }

  databaseComes(): void {
    this.#isAway = false;
    this.#note();
  }

  /** The milliseconds of a span in which both were there. */
  within({ from, to }: Span): number {
    const open = this.#since === undefined ? [] : [{ from: this.#since, to: Date.now() }];
    const parts = [...this.#spans, ...open].map((span) => Math.min(to, span.to) - Math.max(from, span.from));
    return parts.reduce((sum, part) => sum + Math.max(0, part), 0);
  }

  #note(): void {
    const isThere = this.#workers > 0 && !this.#isAway;
    if (isThere) {
      this.#since ??= Date.now();
    } else if (this.#since !== undefined) {
      this.#spans.push({ from: this.#since, to: Date.now() });
      this.#since = undefined;
    }
  }
}
