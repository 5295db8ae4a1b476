import type { Migration } from './migration.js';

/**
 * Jobs of many inputs, each input a row with its answer in its place. A job may get back a part of what it has cost: for
 * the inputs that have no answer.
 */
export const calculations: Migration = {
  name: '0005-calculations',
  up: ({ script }) =>
    script(`
      alter table nirayana.jobs
        add column kind text not null default 'career-dna' check (kind in ('career-dna', 'calculations')),
        add column options text not null default '{}',
        add column input_count integer not null default 1 check (input_count > 0),
        add column done integer not null default 0 check (done between 0 and input_count),
        add column failed_count integer not null default 0 check (failed_count between 0 and done),
        drop constraint jobs_check,
        add constraint jobs_refunded check (credits_refunded between 0 and credits_deducted);

      create table nirayana.calculations (
        job uuid not null references nirayana.jobs on delete cascade,
        number integer not null,
        input text,
        answer text,
        has_failed boolean,
        primary key (job, number),
        check ((input is null) = (answer is not null)),
        check ((answer is null) = (has_failed is null))
      );
    `),
};
