import { randomUUID } from 'node:crypto';
import { pause } from './processes.js';

/** What a customer asks for. */
interface Asked {
  readonly name: string;
  readonly output: 'calculated' | 'interpreted';
  /** The times of the births of a job of many inputs, those of which some have no answer. */
  readonly times?: readonly string[];
}

/** A job that was accepted. */
export interface Accepted extends Asked {
  readonly id: string;
  /** When the request was sent that was answered at last, milliseconds since 1970. */
  readonly sentAt: number;
}

export interface Job {
  readonly status: string;
  readonly progress: number;
  readonly result: Result | null;
  /** Of a job of many inputs that has succeeded: its lines. */
  readonly lines?: readonly string[];
  readonly error: object | null;
  readonly credits_refunded: number;
}

interface Result {
  readonly person_name?: string;
  readonly interpretation?: { readonly text: string };
  readonly failed_count?: number;
  readonly results_url?: string;
}

/**
 * How long nothing may go on before customers give up: no order accepted, no job further than it was. What goes on is
 * waited for however slow the machine is.
 */
const STANDSTILL_MILLISECONDS = 600_000;
/** Jobs of a customer that are not finished. One waits with more until there are fewer, so that all can be done at last. */
const MOST_OPEN = 12;
const AGAIN_MILLISECONDS = 50;

/** Customers that order jobs without pause, and ask again with the same Idempotency-Key where no answer comes. */
export class Load {
  readonly accepted: Accepted[] = [];
  readonly misses: string[] = [];
  readonly #url: string;
  readonly #key: string;
  readonly #customers: Promise<void>[];
  #isOver = false;
  #lastMoved = performance.now();
  #waiting: (() => void)[] = [];

  constructor(
    url: string,
    key: string,
    { customers, pauseMilliseconds }: { customers: number; pauseMilliseconds: number },
  ) {
    this.#url = url;
    this.#key = key;
    this.#customers = Array.from({ length: customers }, () => this.#customer(pauseMilliseconds));
  }

  /** No new jobs; resolves when those that were ordered are answered. */
  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#customers);
  }

  /** Resolves when one more job is accepted. */
  oneMore(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /**
   * Sees each job when it is finished, or as it is when nothing goes on any more; undefined where it is lost. One by one:
   * the answers of hours do not fit into the memory.
   */
  async seen(see: (order: Accepted, job: Job | undefined) => void): Promise<void> {
    this.#moves();
    for (const order of this.accepted) see(order, await this.#awaited(order.id));
  }

  #moves(): void {
    this.#lastMoved = performance.now();
  }

  get #isAtStandstill(): boolean {
    return performance.now() - this.#lastMoved > STANDSTILL_MILLISECONDS;
  }

  /** A job with its lines when it is finished, or as it is when nothing goes on. */
  async #awaited(id: string): Promise<Job | undefined> {
    let progress = -1;
    for (;;) {
      const job = await this.#ask<Job>(`/api/b2b/jobs/${id}`);
      if (job && job.progress > progress) {
        progress = job.progress;
        this.#moves();
      }
      const lines = await this.#linesOf(job);
      const isWhole = isFinished(job) && (job?.result?.results_url === undefined || lines !== undefined);
      if (isWhole || this.#isAtStandstill) return job && lines ? { ...job, lines } : job;
      await pause(AGAIN_MILLISECONDS);
    }
  }

  async #customer(pauseMilliseconds: number): Promise<void> {
    let open: string[] = [];
    while (!this.#isOver) {
      const id = await this.#order();
      if (id !== undefined) open.push(id);
      while (open.length >= MOST_OPEN && !this.#isOver) open = await this.#unfinished(open);
      await pause(pauseMilliseconds * (0.5 + Math.random()));
    }
  }

  /** Those of some jobs that are not finished, as far as anybody answers. */
  async #unfinished(ids: readonly string[]): Promise<string[]> {
    await pause(AGAIN_MILLISECONDS);
    const open: string[] = [];
    // One by one: an account may not ask for all of them at once.
    for (const id of ids) if (!isFinished(await this.#ask<Job>(`/api/b2b/jobs/${id}`))) open.push(id);
    return open;
  }

  /** @returns the id of the job that was accepted */
  async #order(): Promise<string | undefined> {
    const asked = anyOrder();
    const path = pathOf(asked);
    const init = {
      method: 'POST',
      headers: { 'X-API-Key': this.#key, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(bodyOf(asked)),
    };
    while (!this.#isAtStandstill) {
      const sentAt = Date.now();
      const answer = await send(this.#url + path, init);
      if (answer?.status === 202) {
        const id: string = JSON.parse(answer.body).job_id;
        this.#moves();
        this.accepted.push({ ...asked, id, sentAt });
        for (const resolve of this.#waiting.splice(0)) resolve();
        await this.#orderAgain(path, init, answer.body);
        return id;
      }
      // The first try may still be on its way, where nobody waited for it any longer.
      const isBusy = answer?.status === 429 || answer?.body.includes('is being answered');
      if (answer && answer.status < 500 && !isBusy) {
        this.misses.push(`A request was answered with ${answer.status}: ${answer.body}`);
        return undefined;
      }
      await pause(AGAIN_MILLISECONDS);
    }
    this.misses.push('A request was not answered, and nothing went on for ten minutes.');
    // It would be the same with every further one.
    this.#isOver = true;
    return undefined;
  }

  /** Now and then a customer asks once more for what was accepted. */
  async #orderAgain(path: string, init: RequestInit, body: string): Promise<void> {
    if (Math.random() > 0.2) return;
    const again = await send(this.#url + path, init);
    if (!again || again.status >= 500) return;
    if (again.status !== 202 || again.body !== body) this.misses.push(`The second answer differs: ${again.body}`);
  }

  async #linesOf(job: Job | undefined): Promise<readonly string[] | undefined> {
    const url = job?.result?.results_url;
    if (url === undefined) return undefined;
    const answer = await send(this.#url + url, { headers: { 'X-API-Key': this.#key } });
    return answer?.status === 200 ? answer.body.trimEnd().split('\n') : undefined;
  }

  async #ask<T>(path: string): Promise<T | undefined> {
    const answer = await send(this.#url + path, { headers: { 'X-API-Key': this.#key } });
    return answer?.status === 200 ? (JSON.parse(answer.body) as T) : undefined;
  }
}

function isFinished(job: Job | undefined): boolean {
  return job?.status === 'succeeded' || job?.status === 'failed';
}

export const BIRTH = {
  birth_date: '1990-05-17',
  birth_time: '10:20',
  birth_timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
};

/** A local time that a clock change has skipped, so that the birth has no answer. */
const SKIPPED = '02:30';

/** What is asked of each time. */
const TOOL = 'birth-chart-calculator';
const MOST_TIMES = 80;

function anyOrder(): Asked {
  const name = `Customer ${randomUUID()}`;
  if (Math.random() >= 0.3) return { name, output: Math.random() < 0.4 ? 'interpreted' : 'calculated' };
  const times = Array.from({ length: 1 + Math.floor(Math.random() * MOST_TIMES) }, (_, minute) =>
    Math.random() < 0.1 ? SKIPPED : `10:${String(minute % 60).padStart(2, '0')}`,
  );
  return { name, output: 'calculated', times };
}

function pathOf({ output, times }: Asked): string {
  return times ? '/api/b2b/calculations' : `/api/b2b/career-dna?output=${output}`;
}

function bodyOf({ name, times }: Asked): object {
  if (!times) return { ...BIRTH, person_name: name };
  return { tool: TOOL, inputs: times.map((time) => ({ ...BERLIN, time })) };
}

/** On the night in which the clocks there went forward. */
const BERLIN = { date: '2021-03-28', lat: 52.52, lon: 13.405, tz: 'Europe/Berlin' };

/** Inputs of an order that have no answer. */
export function skippedOf(times: readonly string[]): number {
  return times.filter((time) => time === SKIPPED).length;
}

/** What hangs for so long is asked for again. */
const ANSWER_MILLISECONDS = 60_000;

async function send(url: string, init: RequestInit): Promise<{ status: number; body: string } | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MILLISECONDS) });
    return { status: response.status, body: await response.text() };
  } catch {
    return undefined;
  }
}
