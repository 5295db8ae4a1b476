import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { type Answer, type Answered, type Door, failure } from '../http/door.js';
import { nothingHere, wrongMethod } from '../http/refusals.js';

/** Counts what a server does, for Prometheus. */
export interface Metrics {
  readonly answered: (answered: Answered) => void;
  /** In the text format of Prometheus, and its media type. */
  readonly told: () => Promise<{ readonly type: string; readonly text: string }>;
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
    told: async () => ({ type: register.contentType, text: await register.metrics() }),
    close: () => void unsubscribe(REQUEST, watch),
  };
}

/** A door that shows metrics to Prometheus. */
export function metricsDoor({ told }: Pick<Metrics, 'told'>): Door<Answer> {
  return {
    path: METRICS_PATH,
    answer: async ({ method, pathname }) => {
      if (pathname !== METRICS_PATH) return failure('', nothingHere(), new Date());
      if (method !== 'GET' && method !== 'HEAD') return notAllowed();
      const { type, text } = await told();
      return { status: 200, headers: { 'Content-Type': type, 'Cache-Control': 'no-store' }, body: text };
    },
  };
}

const METRICS_PATH = '/metrics';
const METHODS = 'GET, HEAD';

function notAllowed(): Answer {
  return failure('', wrongMethod(METHODS), new Date(), { status: 405, headers: { Allow: METHODS } });
}
