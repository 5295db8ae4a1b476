import type { Migration } from './migration.js';

/**
 * Which account was served when, so that the next job is one of the account that waits longest; from when on a job is to
 * be taken; and the attempt with which it last got further. Accounts are not referred to, as by keys of idempotency.
 */
export const turns: Migration = {
  name: '0004-turns',
  up: ({ script }) =>
    script(`
      create table nirayana.turns (
        account text not null,
        output text not null,
        served_at timestamptz not null,
        primary key (account, output)
      );

      alter table nirayana.jobs
        add column due_at timestamptz not null default now(),
        add column settled integer not null default 0;
      create index jobs_waiting on nirayana.jobs (output, account, created_at, id) where status = 'queued';
    `),
};
