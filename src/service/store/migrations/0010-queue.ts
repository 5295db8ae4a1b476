import type { Migration } from './migration.js';

/**
 * How much waits, for whoever starts and stops workers by it: the names and their meaning stay, whatever becomes of the
 * tables. What is being worked on is in it, so that nobody stops the last worker over a job.
 */
export const queue: Migration = {
  name: '0010-queue',
  up: ({ script }) =>
    script(`
      create view nirayana.queue as
      select outputs.output, count(jobs.id) as jobs, coalesce(sum(input_count - done), 0)::bigint as inputs,
        coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest_seconds
      from (values ('calculated'), ('interpreted')) as outputs(output)
      left join nirayana.jobs on jobs.output = outputs.output and status in ('queued', 'running')
      group by outputs.output;
    `),
};
