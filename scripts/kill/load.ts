import { randomUUID } from 'node:crypto';
import { pause } from './processes.js';

/** A job that was accepted. */
export interface Accepted {
  readonly id: string;
  readonly name: string;
  readonly output: 'calculated' | 'interpreted';
  /** When the request was sent that was answered at last, milliseconds since 1970. */
  readonly sentAt: number;
}

export interface Job {
  readonly status: string;
  readonly result: { readonly person_name: string; readonly interpretation?: { readonly text: string } } | null;
  readonly error: object | null;
  readonly credits_refunded: number;
}

/** How long a customer asks for an answer before giving up. */
const PATIENCE_MILLISECONDS = 60_000;
const AGAIN_MILLISECONDS = 50;

/** Customers that order jobs without pause, and ask again with the same Idempotency-Key where no answer comes. */
export class Load {
  readonly accepted: Accepted[] = [];
  readonly misses: string[] = [];
  readonly #url: string;
  readonly #key: string;
  readonly #customers: Promise<void>[];
  #isOver = false;
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

  /** All jobs when they are finished, or as they are when the time is up. */
  async jobs(milliseconds: number): Promise<ReadonlyMap<Accepted, Job>> {
    const last = performance.now() + milliseconds;
    const jobs = new Map<Accepted, Job>();
    for (const order of this.accepted) {
      for (;;) {
        const job = await this.#ask<Job>(`/api/b2b/jobs/${order.id}`);
        if (job) jobs.set(order, job);
        if (job?.status === 'succeeded' || job?.status === 'failed' || performance.now() > last) break;
        await pause(AGAIN_MILLISECONDS);
      }
    }
    return jobs;
  }

  async #customer(pauseMilliseconds: number): Promise<void> {
    while (!this.#isOver) {
      await this.#order();
      await pause(pauseMilliseconds * (0.5 + Math.random()));
    }
  }

  async #order(): Promise<void> {
    const name = `Customer ${randomUUID()}`;
    const output = Math.random() < 0.3 ? 'interpreted' : 'calculated';
    const init = {
      method: 'POST',
      headers: { 'X-API-Key': this.#key, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ ...BIRTH, person_name: name }),
    };
    const last = performance.now() + PATIENCE_MILLISECONDS;
    while (performance.now() < last) {
      const sentAt = Date.now();
      const answer = await send(`${this.#url}/api/b2b/career-dna?output=${output}`, init);
      if (answer?.status === 202) {
        this.accepted.push({ id: JSON.parse(answer.body).job_id, name, output, sentAt });
        for (const resolve of this.#waiting.splice(0)) resolve();
        return this.#orderAgain(output, init, answer.body);
      }
      if (answer && answer.status < 500) {
        this.misses.push(`A request was answered with ${answer.status}: ${answer.body}`);
        return;
      }
      await pause(AGAIN_MILLISECONDS);
    }
    this.misses.push('A request was not answered for a minute.');
  }

  /** Now and then a customer asks once more for what was accepted. */
  async #orderAgain(output: string, init: RequestInit, body: string): Promise<void> {
    if (Math.random() > 0.2) return;
    const again = await send(`${this.#url}/api/b2b/career-dna?output=${output}`, init);
    if (!again || again.status >= 500) return;
    if (again.status !== 202 || again.body !== body) this.misses.push(`The second answer differs: ${again.body}`);
  }

  async #ask<T>(path: string): Promise<T | undefined> {
    const answer = await send(this.#url + path, { headers: { 'X-API-Key': this.#key } });
    return answer?.status === 200 ? (JSON.parse(answer.body) as T) : undefined;
  }
}

export const BIRTH = {
  birth_date: '1990-05-17',
  birth_time: '10:20',
  birth_timezone: 'Asia/Kolkata',
  latitude: 28.6139,
  longitude: 77.209,
};

async function send(url: string, init: RequestInit): Promise<{ status: number; body: string } | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
    return { status: response.status, body: await response.text() };
  } catch {
    return undefined;
  }
}
