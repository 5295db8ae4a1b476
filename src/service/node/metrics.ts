import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { type Answer, failure } from '../http/answer.js';
import type { Answered, Door } from '../http/door.js';
import { nothingHere, wrongMethod } from '../http/refusals.js';

/** The metrics of one process, as they travel to another one. */
export type Snapshot = readonly object[];

/** Counts what a server does, for Prometheus. */
export interface Metrics {
  readonly answered: (answered: Answered) => void;
  readonly snapshot: () => Promise<Snapshot>;
  /** Watches the servers of this process no more. */
  readonly close: () => void;
}

/** In seconds: from a table looked up to a calculation that takes its time. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const TOO_MANY_REQUESTS = 429;

/** The channel on which Node tells of every request to a server of the process. */
const REQUEST = 'http.server.request.start';

/**
 * Metrics of this process: its requests, and what Prometheus calls default metrics, such as memory and event-loop lag. Of
 * an address they have its kind and the slug of a tool that exists, so that clients cannot make ever more of them.
 */
export async function openMetrics(): Promise<Metrics> {
  const { default: prometheus } = await import('prom-client');
  const register = new prometheus.Registry();
  const registers = [register];
  prometheus.collectDefaultMetrics({ register });
  const requests = new prometheus.Counter({
    name: 'nirayana_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['route', 'tool', 'status'],
    registers,
  });
  const durations = new prometheus.Histogram({
    name: 'nirayana_http_request_duration_seconds',
    help: 'From the arrival of a request to its answer.',
    labelNames: ['route', 'tool'],
    buckets: BUCKETS,
    registers,
  });
  const refused = new prometheus.Counter({
    name: 'nirayana_rate_limited_total',
    help: 'Requests that a rate limit refused.',
    labelNames: ['route', 'tool'],
    registers,
  });
  const inFlight = new prometheus.Gauge({
    name: 'nirayana_http_requests_in_flight',
    help: 'Requests that have come and are not answered yet.',
    registers,
  });
  const watch = (message: unknown) => {
    inFlight.inc();
    (message as { readonly response: ServerResponse }).response.once('close', () => inFlight.dec());
  };
  subscribe(REQUEST, watch);
  return {
    answered: ({ route, tool, status, milliseconds }) => {
      requests.inc({ route, tool, status });
      durations.observe({ route, tool }, milliseconds / 1000);
      if (status === TOO_MANY_REQUESTS) refused.inc({ route, tool });
    },
    snapshot: () => register.getMetricsAsJSON(),
    close: () => void unsubscribe(REQUEST, watch),
  };
}

/** The metrics of several processes as those of one. */
export async function sum(snapshots: readonly Snapshot[]): Promise<Snapshot> {
  return (await summed(snapshots)).getMetricsAsJSON();
}

/** Of a process that has ended only what it has counted stays: a sum that falls would read as a server that began anew. */
export function countedIn(snapshot: Snapshot): Snapshot {
  return snapshot.filter((metric) => ['counter', 'histogram'].includes((metric as { readonly type: string }).type));
}

/** A door that shows the metrics of all processes of a server, summed, to Prometheus. */
export function metricsDoor(snapshots: () => Promise<readonly Snapshot[]>): Door {
  return {
    path: METRICS_PATH,
    answer: async ({ method, pathname }) => {
      if (pathname !== METRICS_PATH) return failure('', nothingHere(), new Date());
      if (method !== 'GET' && method !== 'HEAD') return notAllowed();
      const registry = await summed(await snapshots());
      const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
      return { status: 200, headers, body: await registry.metrics() };
    },
  };
}

const METRICS_PATH = '/metrics';
const METHODS = 'GET, HEAD';

function notAllowed(): Answer {
  return failure('', wrongMethod(METHODS), new Date(), { status: 405, headers: { Allow: METHODS } });
}

async function summed(snapshots: readonly Snapshot[]) {
  const { default: prometheus } = await import('prom-client');
  return prometheus.AggregatorRegistry.aggregate([...snapshots]);
}
