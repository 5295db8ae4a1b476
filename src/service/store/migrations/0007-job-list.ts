import type { Migration } from './migration.js';

/** The jobs of an account are listed, the newest first: an account may have a million. */
export const jobList: Migration = {
  name: '0007-job-list',
  up: ({ script }) =>
    script(`
      create index jobs_of_account on nirayana.jobs (account, created_at desc, id desc);
      drop index nirayana.jobs_account;
    `),
};
