import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, costs, JSON_TYPE, LIMITED } from './asking.js';
import { type Attack, processorSeconds, secondsOf, type Target } from './attack.js';

const UNCOUNTED = ['/', '/hi', '/tools', '/docs', '/methodology', '/hi/tools/panchang', '/kundli', '/hi/matching'];
const page = (at: number) => UNCOUNTED[at % UNCOUNTED.length] as string;

const message = (method: string, params: object) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const names = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, 1]));

/** Forms of a request that a proxy in front might read as another one, or as two. */
const HEAD = 'POST /api/public/tools/sun-sign HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const AMBIGUOUS: readonly string[] = [
  `${HEAD}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`,
  `${HEAD}Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}`,
  `${HEAD}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
  `${HEAD}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `${HEAD}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n',
  'GET /healthz HTTP/1.1\nHost: a\n\n',
  'GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
];

/** The statuses of what comes back on a connection. */
function statusesOf({ url }: Target, written: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const { port, hostname } = new URL(url);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(written));
    socket
      .on('error', () => {})
      .on('data', (data) => {
        text += data.toString('latin1');
      });
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on('close', () => resolve([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status)));
  });
}

const LONG = '/tools/vrata-calendar.json?from=2026-01-01&to=2027-01-31&at_lat=28.6&at_lon=77.2&at_tz=Asia/Kolkata';

/** Asks as from an address of one's own, and goes away at once. */
function askAndGo({ url }: Target, from: string): void {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(`GET ${LONG} HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${from}\r\n\r\n`);
  setTimeout(() => socket.destroy(), 20);
}

export const STRANGER_ATTACKS: readonly Attack[] = [
  {
    name: 'pages that nobody counts, a thousand times',
    ...LIMITED,
    run: (target) => costs(target, 1_000, (at) => ask(target, page(at)), { seconds: 0.003, kilobytes: 120 }),
  },
  {
    name: 'pages that nobody counts, each as another host',
    ...LIMITED,
    run: (target) =>
      costs(target, 400, (at) => ask(target, page(at), { headers: { Host: `h${at}.test` } }), {
        seconds: 0.006,
        kilobytes: 120,
      }),
  },
  {
    name: 'a host and a path of fifteen thousand letters',
    ...LIMITED,
    run: (target) =>
      costs(
        target,
        200,
        (at) =>
          at % 2
            ? ask(target, '/docs', { headers: { Host: `${'a.'.repeat(7_000)}test` } })
            : ask(target, `/hi/${'a'.repeat(14_000)}`, { headers: { Accept: 'text/html' } }),
        { seconds: 0.01, kilobytes: 20 },
      ),
  },
  {
    name: 'large documents again and again, with the limit of thirty a minute',
    ...LIMITED,
    run: (target) => {
      const paths = ['/api/public/tools/openapi.json', '/sitemap-en.xml', '/mcp?schemas=full'];
      const list = { method: 'POST', headers: JSON_TYPE, body: message('tools/list', {}) };
      const one = (at: number) => ask(target, paths[at % 3] as string, at % 3 === 2 ? list : {});
      return costs(target, 600, one, { seconds: 0.005, kilobytes: 120 });
    },
  },
  {
    name: 'queries behind pages that read none, with the limit of thirty a minute',
    ...LIMITED,
    run: (target) => costs(target, 600, (at) => ask(target, `/docs?a=${at}`), { seconds: 0.005, kilobytes: 40 }),
  },
  {
    name: 'requests that a proxy might read otherwise',
    async run(target) {
      const value = await secondsOf(async () => {
        for (const written of AMBIGUOUS) {
          const statuses = await statusesOf(target, written);
          if (statuses.join() !== '400') throw new Error(`${JSON.stringify(written)} is answered ${statuses}.`);
        }
      });
      return [{ what: 'all of them', value, unit: 's', most: 10 }];
    },
  },
  {
    name: 'long calculations of a hundred addresses that have gone before they begin',
    serve: ['--no-keyed', '--trusted-proxies', '1'],
    env: {},
    async run(target) {
      const mine = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
      await ask(target, LONG, mine);
      const before = processorSeconds(target);
      for (let at = 0; at < 200; at++) askAndGo(target, `198.51.100.${at % 100}`);
      await sleep(500);
      let status = 0;
      const value = await secondsOf(async () => {
        ({ status } = await ask(target, LONG, mine));
      });
      if (status !== 200) throw new Error(`Another client is answered ${status}.`);
      return [
        { what: 'another client waits for one', value, unit: 's', most: 3 },
        { what: 'processor', value: processorSeconds(target) - before, unit: 's', most: 5 },
      ];
    },
  },
  {
    name: 'searches of many words, for tools and for places, in two scripts',
    run: (target) => {
      const words = ['moon marriage ', 'चन्द्र विवाह कब ', 'xq zw kj vbn '];
      const one = (at: number) => {
        const text = encodeURIComponent(`${words[at % 3]?.repeat(70)} ${at}`);
        const place = encodeURIComponent(`${words[at % 3]?.repeat(6)}`.slice(0, 90) + at);
        return ask(target, at % 2 ? `/hi/tools?q=${text}` : `/api/public/places?q=${place}`);
      };
      return costs(target, 300, one, { seconds: 0.04, kilobytes: 40 });
    },
  },
  {
    name: 'five thousand names that no tool has, over HTTP and MCP',
    run: (target) => {
      const body = [JSON.stringify(names), message('tools/call', { name: 'panchang', arguments: names })];
      const paths = ['/api/public/tools/panchang', '/mcp'];
      const one = (at: number) =>
        ask(target, paths[at % 2] as string, { method: 'POST', headers: JSON_TYPE, body: body[at % 2] ?? '' });
      return costs(target, 200, one, { seconds: 0.04, kilobytes: 20 });
    },
  },
  {
    name: 'headers that are lists of a thousand: languages, ranges, tags, cookies, forwards',
    run: (target) => {
      const kinds: readonly OutgoingHttpHeaders[] = [
        { 'Accept-Language': 'hi;q=0.001,'.repeat(1_300) },
        { Range: `bytes=${Array.from({ length: 1_500 }, (_, at) => `${at}-${at}`).join()}` },
        { 'If-None-Match': '"a",'.repeat(3_500) },
        { Cookie: 'a=b; '.repeat(2_500) },
        { 'Accept-Encoding': 'gzip;q=0.1,'.repeat(1_200) },
      ];
      const one = (at: number) => ask(target, at % 2 ? '/' : '/docs', { headers: kinds[at % 5] ?? {} });
      return costs(target, 300, one, { seconds: 0.02, kilobytes: 120 });
    },
  },
];
