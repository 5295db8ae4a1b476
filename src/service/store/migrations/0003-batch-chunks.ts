import type { Migration } from './migration.js';

/** Chunks of batches on their way to a worker and back. None stays. */
export const batchChunks: Migration = {
  name: '0003-batch-chunks',
  up: ({ script }) =>
    script(`
      create table nirayana.batch_chunks (
        batch uuid not null,
        number integer not null,
        version text not null,
        calculation text not null,
        input bytea,
        count integer not null,
        refused text not null,
        wanted_until timestamptz not null,
        attempts integer not null default 0,
        lease_until timestamptz,
        output bytea,
        failed integer,
        reports text,
        primary key (batch, number),
        check ((input is null) = (output is not null))
      );
      create index batch_chunks_open on nirayana.batch_chunks (number) where output is null;
    `),
};
