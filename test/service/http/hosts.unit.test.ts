import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createHandler } from '../../../src/entries/http.js';
import { serve } from '../../../src/entries/node.js';
import { Documents } from '../../../src/service/http/documents.js';
import { Hosts, KeptPages } from '../../../src/service/http/kept-pages.js';
import { routeOf } from '../../../src/service/http/routes.js';

const OPENAPI = '/api/public/tools/openapi.json';
const INDEX = '/api/public/tools';

/** What a server of Node answers to a Host as it is. */
async function statusOf(hosts: readonly string[], path: string): Promise<number[]> {
  const server = await serve({ port: 0 });
  const { port, hostname } = new URL(server.url);
  const statuses: number[] = [];
  for (const host of hosts) {
    statuses.push(
      await new Promise((resolve, reject) => {
        const headers = { Host: host };
        request({ port, hostname, path, headers }, (answer) => resolve(answer.resume().statusCode ?? 0))
          .on('error', reject)
          .end();
      }),
    );
  }
  await server.close();
  return statuses;
}

describe('a host that a client names', () => {
  const NONE = ['a$`b', "a$'b", 'a$&b', 'a"onclick=b', "a'b", 'a`b', 'a&b', 'a;b', 'a,b', 'a*b', 'a(b)', 'a~b', 'a{b}'];
  const SOME = ['a', 'a_b.test', 'A-b.test:8080', '127.0.0.1', '[::1]:8787', '[2001:db8::1]'];

  it('is refused where it is more than a host has letters for', async () => {
    expect(await statusOf(NONE, '/docs')).toEqual(NONE.map(() => 400));
    const handle = createHandler();
    for (const host of NONE) {
      const answer = await handle(new Request(`https://${host}${INDEX}`));
      expect([host, answer.status]).toEqual([host, 400]);
      const { error } = await answer.json();
      expect(error.message).toBe(
        'The address of the request must be a valid URL, with a host of letters, digits, ".", "-" and "_" or an IPv6 address in brackets.',
      );
    }
  });

  it('is answered where it is one', async () => {
    expect(await statusOf(SOME, INDEX)).toEqual(SOME.map(() => 200));
  });
});

describe('an origin is put in as it is, and escaped where it stands', () => {
  const ODD = ['http://a$`b.test', "http://a$'b.test", 'http://a$&b.test'];

  it.each(ODD)('in JSON: %s', async (origin) => {
    const document = await new Documents(origin, new Map()).at(routeOf(OPENAPI), { families: ['tools'] });
    const plain = await new Documents('http://a.test', new Map()).at(routeOf(OPENAPI), { families: ['tools'] });
    expect(JSON.stringify(JSON.parse(document?.body ?? '')).replaceAll(origin, () => 'http://a.test')).toBe(
      plain?.body,
    );
  });

  it('in JSON with quotes', async () => {
    const origin = 'http://a"b.test';
    const document = await new Documents(origin, new Map()).at(routeOf(INDEX), { families: ['tools'] });
    expect(JSON.stringify(JSON.parse(document?.body ?? ''))).toContain('http://a\\"b.test');
  });

  it.each([...ODD, 'http://a"onclick=b.test'])('in HTML: %s', async (origin) => {
    const page = { status: 200, headers: { 'Cache-Control': 'public' } };
    const host = new Hosts().at(origin, 0);
    const made = await new KeptPages().get({ name: '/docs', host, at: 0 }, async (any) => {
      return { ...page, body: `<a href="${any}/b">${any.slice(8)}</a>` };
    });
    const written = origin.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
    expect(made.body).toBe(`<a href="${written}/b">${written.slice(7)}</a>`);
  });
});

describe('the hosts that a server is asked by', () => {
  const names = Array.from({ length: 20 }, (_, at) => `http://h${at}.test`);

  it('are kept where they are few, and others have nothing kept for them', () => {
    const hosts = new Hosts();
    const kept = names.filter((name) => hosts.at(name, 0).isKept);
    expect(kept).toEqual(names.slice(0, 3));
    expect(hosts.at(kept[1] as string, 60_000)).toBe(hosts.at(kept[1] as string, 60_000));
    expect(hosts.at('http://new.test', 60_000).isKept).toBe(false);
  });

  it('make room when nobody has asked for one in a minute', () => {
    const hosts = new Hosts();
    for (const name of names.slice(0, 3)) hosts.at(name, 0);
    hosts.at(names[0] as string, 50_000);
    expect(hosts.at('http://new.test', 60_001).isKept).toBe(true);
    expect(hosts.at(names[0] as string, 60_001).isKept).toBe(true);
    expect(hosts.at(names[1] as string, 60_001).isKept).toBe(true);
    expect(hosts.at(names[2] as string, 60_001).isKept).toBe(false);
  });

  it('are those that several clients ask for, whatever names one client has sent before', () => {
    const hosts = new Hosts();
    const one = (name: string) => hosts.at(name, 0, 'one').isKept;
    for (const name of names.slice(0, 3)) expect(one(name)).toBe(true);
    expect(hosts.at('http://own.test', 0, 'a visitor').isKept).toBe(false);
    expect(hosts.at('http://own.test', 0, 'another').isKept).toBe(true);
    // Nobody takes it away by asking for all others once more, or for the same by two.
    for (const name of [...names, ...names]) one(name);
    for (const client of ['one', 'two']) hosts.at(names[7] as string, 0, client);
    expect(hosts.at('http://own.test', 0, 'a third').isKept).toBe(true);
  });

  it('are known of a thousand clients at most', () => {
    const hosts = new Hosts();
    for (const name of names.slice(0, 3)) for (const client of ['a', 'b']) hosts.at(name, 0, `${client} ${name}`);
    hosts.at('http://own.test', 0, 'a visitor');
    for (let client = 0; client < 1_000; client++) hosts.at(names[0] as string, 0, `${client}`);
    // The visitor is forgotten, so that this is the only one who asks for it.
    expect(hosts.at('http://own.test', 0, 'another').isKept).toBe(false);
    expect(hosts.at('http://own.test', 0, 'a third').isKept).toBe(true);
  });

  it('have nothing packed for them but those that are kept', async () => {
    const server = await serve({ port: 0 });
    const { port, hostname } = new URL(server.url);
    const codingOf = (path: string, Host: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        const headers = { Host, 'Accept-Encoding': 'gzip' };
        request({ port, hostname, path, headers }, (answer) => resolve(answer.resume().headers['content-encoding']))
          .on('error', reject)
          .end();
      });
    for (const path of ['/docs', OPENAPI]) {
      const told = [];
      for (const host of ['a.test', 'b.test', 'c.test', 'd.test', 'e.test', 'a.test']) {
        told.push((await codingOf(path, host)) ?? 'plain');
      }
      expect(told).toEqual(['gzip', 'gzip', 'gzip', 'plain', 'plain', 'gzip']);
    }
    await server.close();
  });
});
