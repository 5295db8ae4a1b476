import { hrefOf } from '../../../pages/shell/context.js';
import { Block, Facts, Table, Tag, type Tone } from '../../../pages/shell/parts.js';
import type { Answer } from '../../http/door.js';
import { answersOf } from '../../jobs/calculations-table.js';
import { cursorFrom, jobInList, type ListedJob, listJobs } from '../../jobs/job-list.js';
import { isJobId, jobOf } from '../../jobs/job-table.js';
import { JOBS_PATH } from '../paths.js';
import type { HeldVisit } from './call.js';
import { file, Room, shown } from './enter.js';
import { momentOf } from './moments.js';

interface JobsProps {
  readonly visit: HeldVisit;
  readonly jobs: readonly ListedJob[];
}

/** The newest jobs, with nothing of whom they are about. */
export function JobsBlock({ visit, jobs, hasOlder }: JobsProps & { readonly hasOlder: boolean }) {
  const { page, words, retentionDays } = visit;
  const { jobs: told } = words;
  return (
    <Block id="jobs" title={told.title} soft={told.kept(retentionDays)}>
      {jobs.length === 0 ? <p>{told.none}</p> : <JobTable visit={visit} jobs={jobs} />}
      {hasOlder ? (
        <p class="acts no-print">
          <a href={hrefOf(page, JOBS_PATH)}>{told.older}</a>
        </p>
      ) : null}
    </Block>
  );
}

function JobTable({ visit, jobs }: JobsProps) {
  const { page, words } = visit;
  const { jobs: told } = words;
  return (
    <Table
      caption={<span class="vh">{told.title}</span>}
      label={told.title}
      heads={[told.job, told.kind, told.state, told.ordered, told.inputs, told.credits]}
      stack="lines"
      rows={jobs.map((job) => ({
        head: (
          <a href={hrefOf(page, `${JOBS_PATH}/${job.job_id}`)}>
            <code>{job.job_id.slice(0, 8)}</code>
          </a>
        ),
        cells: [
          job.tool ?? job.kind,
          <State visit={visit} job={job} />,
          momentOf(page, job.created_at),
          page.format.number(job.input_count),
          page.format.number(job.credits_deducted - job.credits_refunded),
        ],
      }))}
    />
  );
}

const TONES: Readonly<Record<ListedJob['status'], Tone>> = {
  queued: 'mid',
  running: 'now',
  succeeded: 'good',
  failed: 'bad',
};

function State({ visit: { words }, job: { status } }: { readonly visit: HeldVisit; readonly job: ListedJob }) {
  return <Tag tone={TONES[status]}>{words.jobs.states[status]}</Tag>;
}

const ON_A_PAGE = 50;

/** All jobs, a page at a time. */
export async function showJobs(visit: HeldVisit): Promise<Answer> {
  const { database, holder, page, words, asked, retentionDays } = visit;
  const { jobs: told } = words;
  const after = cursorFrom(new URLSearchParams(asked.search).get('cursor') ?? '');
  const { jobs, next } = await listJobs(database, { account: holder.account.id, after, limit: ON_A_PAGE });
  return shown(
    visit,
    <Room page={page} words={words} title={told.title} isBelow>
      <h1>{told.title}</h1>
      <p class="sub">{told.kept(retentionDays)}</p>
      {jobs.length === 0 ? <p>{told.none}</p> : <JobTable visit={visit} jobs={jobs} />}
      <p class="acts no-print">
        {after ? <a href={hrefOf(page, JOBS_PATH)}>{told.newest}</a> : null}
        {next === null ? null : <a href={hrefOf(page, JOBS_PATH, `?cursor=${next}`)}>{told.older}</a>}
      </p>
    </Room>,
  );
}

/** Answers that are had at once: they fit into what is read of them, and a person can open them. */
const ANSWERS = 50;

type ShowJob = (visit: HeldVisit, id: string) => Promise<Answer | undefined>;

/** What follows the path of a job: the job as a page, the same as JSON, or its answers. */
export const JOB_PARTS: Readonly<Record<string, ShowJob>> = { '': jobPage, '.json': jobJson, '/answers': answers };

/** What is below the path of the jobs. Undefined where there is nothing. */
export async function showJob(visit: HeldVisit, rest: string): Promise<Answer | undefined> {
  const [id = ''] = rest.slice(1).split(/[/.]/, 1);
  const part = rest.slice(1 + id.length);
  const show = Object.hasOwn(JOB_PARTS, part) ? JOB_PARTS[part] : undefined;
  return isJobId(id) ? show?.(visit, id) : undefined;
}

async function jobPage(visit: HeldVisit, id: string): Promise<Answer | undefined> {
  const { database, holder, page, words } = visit;
  const { jobs: told } = words;
  const job = await jobInList(database, { account: holder.account.id, id });
  if (!job) return undefined;
  const { number } = page.format;
  const title = `${told.job} ${id.slice(0, 8)}`;
  const parts = job.kind === 'calculations' && job.status === 'succeeded' ? Math.ceil(job.input_count / ANSWERS) : 0;
  return shown(
    visit,
    <Room page={page} words={words} title={title} isBelow>
      <h1>{title}</h1>
      <Facts
        facts={[
          [told.job, <code>{id}</code>],
          [told.kind, job.tool ?? job.kind],
          [told.state, <State visit={visit} job={job} />],
          [told.ordered, `${momentOf(page, job.created_at)} UTC`],
          [told.finished, job.finished_at === null ? '–' : `${momentOf(page, job.finished_at)} UTC`],
          [told.inputs, number(job.input_count)],
          [told.failed, number(job.failed_count)],
          [told.credits, number(job.credits_deducted)],
          [told.givenBack, number(job.credits_refunded)],
        ]}
      />
      <p>
        <a href={hrefOf(page, `${JOBS_PATH}/${id}.json`)}>{told.json}</a>
      </p>
      {parts === 0 ? null : (
        <Block id="answers" title={told.answers}>
          <ul class="jump">
            {Array.from({ length: parts }, (_, part) => {
              const [from, to] = [part * ANSWERS, Math.min((part + 1) * ANSWERS, job.input_count)];
              return (
                <li>
                  <a href={hrefOf(page, `${JOBS_PATH}/${id}/answers`, `?from=${from}`)}>{`${from + 1}–${to}`}</a>
                </li>
              );
            })}
          </ul>
        </Block>
      )}
    </Room>,
  );
}

async function jobJson({ database, holder, page }: HeldVisit, id: string): Promise<Answer | undefined> {
  const job = await jobOf(database, { account: holder.account.id, id, root: page.root });
  return job && file(`job-${id}.json`, 'application/json', `${JSON.stringify(job, null, 2)}\n`);
}

async function answers({ database, holder, asked }: HeldVisit, job: string): Promise<Answer | undefined> {
  const text = new URLSearchParams(asked.search).get('from') ?? '0';
  const from = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  const found = await answersOf(database, { account: holder.account.id, job, from, limit: ANSWERS });
  if (!found) return undefined;
  const body = found.answers.map((answer) => `${answer}\n`).join('');
  return file(`job-${job}-${from + 1}.ndjson`, 'application/x-ndjson', body);
}
