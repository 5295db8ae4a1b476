import type { Migration } from './migration.js';

/** Batches are calculated where they are started. The table had births of unfinished ones. */
export const noBatchChunks: Migration = {
  name: '0008-no-batch-chunks',
  up: ({ script }) => script('drop table nirayana.batch_chunks;'),
};
