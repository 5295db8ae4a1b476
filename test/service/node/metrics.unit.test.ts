import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Metrics, metricsDoor, openMetrics } from '../../../src/service/node/metrics.js';
import { serveWith } from '../../../src/service/node/serve.js';
import { get, LARGE, post } from '../../support/node-server.js';

const ANSWERED = {
  at: new Date(),
  requestId: 'abc',
  method: 'POST',
  route: 'calculator',
  tool: 'sun-sign',
  status: 200,
  milliseconds: 3,
};

/** Metrics for one test. */
async function opened() {
  const metrics = await openMetrics();
  onTestFinished(metrics.close);
  return metrics;
}

/** The text that Prometheus reads. */
async function textOf(metrics: Metrics): Promise<string> {
  const asked = { method: 'GET', pathname: '/metrics' } as never;
  const { status, headers, body } = await metricsDoor(metrics).answer(asked);
  expect([status, headers['Content-Type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  return body ?? '';
}

/** The value of a series in it, undefined where there is none. */
function seriesValue(text: string, series: string): number | undefined {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length));
}

const OK = 'nirayana_http_requests_total{route="calculator",tool="sun-sign",status="200"}';

describe('metrics', () => {
  it('count requests, their time, and those that a limit refused', async () => {
    const metrics = await opened();
    metrics.answered(ANSWERED);
    metrics.answered(ANSWERED);
    metrics.answered({ ...ANSWERED, status: 429, milliseconds: 0.1 });
    const text = await textOf(metrics);
    expect(seriesValue(text, OK)).toBe(2);
    expect(seriesValue(text, OK.replace('200', '429'))).toBe(1);
    expect(seriesValue(text, 'nirayana_rate_limited_total{route="calculator",tool="sun-sign"}')).toBe(1);
    const durations = 'nirayana_http_request_duration_seconds';
    const labels = 'route="calculator",tool="sun-sign"';
    expect(seriesValue(text, `${durations}_count{${labels}}`)).toBe(3);
    expect(seriesValue(text, `${durations}_sum{${labels}}`)).toBeCloseTo(0.0061);
    expect(seriesValue(text, `${durations}_bucket{le="0.0025",${labels}}`)).toBe(1);
    expect(seriesValue(text, `${durations}_bucket{le="0.005",${labels}}`)).toBe(3);
    expect(seriesValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it('of a server do not grow with what clients make up, and count what is in flight', async () => {
    const metrics = await opened();
    const server = await serveWith({ port: 0, onAnswered: metrics.answered, doors: [metricsDoor(metrics)] });
    const scrape = async () => (await fetch(`${server.url}/metrics`)).text();
    const seriesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('nirayana_')).length;
    await scrape();
    for (const path of ['/api/public/tools/made-up', '/made-up']) await (await fetch(server.url + path)).text();
    const before = await scrape();
    for (let count = 0; count < 50; count++) {
      await (await fetch(`${server.url}/api/public/tools/made-up-${count}`)).text();
      await (await fetch(`${server.url}/made-up/${count}?q=${count}`, { headers: { Host: `h${count}.test` } })).text();
    }
    const after = await scrape();
    expect(seriesOf(after)).toBe(seriesOf(before));
    // The one that asks.
    expect(seriesValue(after, 'nirayana_http_requests_in_flight')).toBe(1);
    await server.close();
  });

  it('forget requests that wait for their turn when their client leaves', async () => {
    const metrics = await opened();
    const server = await serveWith({ port: 0 });
    const inFlight = async () => seriesValue(await textOf(metrics), 'nirayana_http_requests_in_flight') ?? -1;
    const before = await inFlight();
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').pause();
    socket.write(get(LARGE).repeat(500));
    await vi.waitFor(async () => expect(await inFlight()).toBeGreaterThan(before + 100), 5_000);
    socket.destroy();
    await vi.waitFor(async () => expect(await inFlight()).toBe(before), 5_000);
    await server.close();
  });

  it('are read with GET, count against no limit, and tell no other origin', async () => {
    const server = await serveWith({ port: 0, requestsPerMinute: 1, doors: [metricsDoor(await opened())] });
    expect([(await post(server)).status, (await post(server)).status]).toEqual([200, 429]);
    for (let count = 0; count < 3; count++) {
      const response = await fetch(`${server.url}/metrics`);
      expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, null]);
      expect(response.headers.get('RateLimit-Limit')).toBeNull();
      await response.text();
    }
    const refused = await fetch(`${server.url}/metrics`, { method: 'POST' });
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await fetch(`${server.url}/metrics/x`)).status).toBe(404);
    await server.close();
  });
});
