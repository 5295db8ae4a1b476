import type { Socket } from 'node:net';
import type { Answer } from '../http/answer.js';
import type { Snapshot } from './metrics.js';
import type { AskedBody, SentRequest } from './remote-door.js';
import type { Counting, Told } from './remote-limiter.js';

/** The environment variable by which a process knows that it is a worker of ours, and not of another program. */
export const WORKER_VARIABLE = 'NIRAYANA_WORKER';

/** What a worker process answers to the primary one. */
export type WorkerProtocol = {
  /** Takes a connection. */
  readonly connection: (nothing: null, socket?: Socket) => void;
  /** Reads the body of a request that a door of the primary process answers, as JSON. */
  readonly body: (asked: AskedBody) => Promise<string>;
  readonly snapshot: (nothing: null) => Promise<Snapshot>;
  /** What `/readyz` tells from now on. */
  readonly readiness: (facts: Facts) => void;
  /** Begins no further answer. */
  readonly hold: (nothing: null) => void;
  /** Gives the answers that it owes, and ends. */
  readonly finish: (nothing: null) => void;
};

/** What the primary process answers to a worker. */
export type PrimaryProtocol = {
  /** What it serves. */
  readonly begin: (nothing: null) => Service;
  /** Takes connections from now on. */
  readonly ready: (nothing: null) => void;
  readonly count: (asked: readonly Counting[]) => Promise<readonly Told[]>;
  readonly answer: (request: SentRequest) => Promise<Answer>;
  /** Was asked to stop, alone. */
  readonly leaving: (nothing: null) => void;
};

/** What a worker has to know of the primary process. */
interface Service {
  readonly isLimited: boolean;
  /** Paths of the doors that it answers. */
  readonly doors: readonly string[];
  readonly readiness: Facts;
}

/** What the answer of `/readyz` tells beside its status. */
export type Facts = Readonly<Record<string, string>>;
