import type { Migration } from './migration.js';

/**
 * The jobs, and the answers that were given to an Idempotency-Key. Its accounts are not referred to: a job that is being
 * accepted would hold them before its balances, and whoever deletes an account takes both the other way round.
 */
export const jobs: Migration = {
  name: '0002-jobs',
  up: ({ script }) =>
    script(`
      create table nirayana.jobs (
        id uuid primary key,
        account text not null references nirayana.accounts on delete cascade,
        output text not null check (output in ('calculated', 'interpreted')),
        status text not null check (status in ('queued', 'running', 'succeeded', 'failed')),
        progress double precision not null default 0 check (progress between 0 and 1),
        attempt integer not null default 0,
        failures integer not null default 0,
        lease_until timestamptz,
        created_at timestamptz not null,
        started_at timestamptz,
        finished_at timestamptz,
        estimated_seconds integer not null,
        credits_deducted integer not null check (credits_deducted > 0),
        credits_refunded integer not null default 0 check (credits_refunded in (0, credits_deducted)),
        input text,
        result text,
        error text,
        check ((status = 'running') = (lease_until is not null)),
        check ((status in ('succeeded', 'failed')) = (finished_at is not null)),
        check ((status = 'succeeded') = (result is not null)),
        check ((status = 'failed') = (error is not null)),
        check ((status in ('queued', 'running')) = (input is not null))
      );
      create index jobs_account on nirayana.jobs (account);
      create index jobs_unfinished on nirayana.jobs (status, created_at) where status in ('queued', 'running');
      create index jobs_finished on nirayana.jobs (finished_at) where finished_at is not null;

      create table nirayana.idempotency_keys (
        account text not null,
        key text not null,
        digest text not null,
        answer text,
        expires_at timestamptz not null,
        primary key (account, key)
      );
      create index idempotency_keys_expired on nirayana.idempotency_keys (expires_at);
    `),
};
