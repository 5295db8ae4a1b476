import type { Migration } from './migration.js';

/**
 * Inputs without an answer whose credit is spent, since they were worked on; and indexes by which a month of a long ledger
 * and the refunds in it are read without the rest.
 */
export const bounds: Migration = {
  name: '0009-bounds',
  up: ({ script }) =>
    script(`
      alter table nirayana.jobs
        add column spent_count integer not null default 0 check (spent_count between 0 and failed_count);
      create index ledger_month on nirayana.ledger (account, at);
      create index ledger_refunds on nirayana.ledger (account) where kind = 'refund';
    `),
};
