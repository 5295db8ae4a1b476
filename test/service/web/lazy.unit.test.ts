import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { defaultEphemeris } from '../../../src/base/ephemeris/default.js';
import { Lazy } from '../../../src/base/lazy.js';
import { LANGUAGES } from '../../../src/languages/list.js';
import { json } from '../../../src/service/http/door.js';
import { type Handler, handlerWith, madeOf } from '../../../src/service/http/handler.js';
import { serveWith } from '../../../src/service/node/serve.js';

/** Something that cannot be loaded as long as `files.left` says that there are no files to be opened. */
function scarce() {
  const files = { left: 0, opened: 0 };
  const part = new Lazy(async () => {
    if (files.left === 0) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    files.opened++;
    return 'loaded';
  });
  return { files, part };
}

describe('what is loaded when it is needed', () => {
  it('comes another way once that is told, whatever came or failed before', async () => {
    const { files, part } = scarce();
    await expect(part.get()).rejects.toThrow('too many open files');
    part.comeFrom(async () => 'given');
    expect([await part.get(), part.hasFailed, files.opened]).toEqual(['given', false, 0]);
  });

  it('is loaded once, also for those who need it at the same time', async () => {
    const { files, part } = scarce();
    files.left = 1;
    expect([await Promise.all([part.get(), part.get()]), await part.get(), files.opened]).toEqual([
      ['loaded', 'loaded'],
      'loaded',
      1,
    ]);
  });

  it('is tried again after a failure', async () => {
    const { files, part } = scarce();
    await expect(Promise.all([part.get(), part.get()])).rejects.toThrow('too many open files');
    expect(part.hasFailed).toBe(true);
    files.left = 1;
    expect([await part.get(), part.hasFailed]).toEqual(['loaded', false]);
  });

  it('is tried again for one of several, where that is told', async () => {
    let tries = 0;
    const files = { left: 0 };
    const load = async () => {
      tries++;
      if (files.left === 0) throw new Error('too many open files');
      return 'loaded';
    };
    const part = new Lazy(load, 2);
    await expect(part.get()).rejects.toThrow('too many open files');
    files.left = 1;
    for (let asked = 0; asked < 2; asked++) await expect(part.get()).rejects.toThrow('too many open files');
    expect([tries, part.hasFailed]).toEqual([1, true]);
    expect([await part.get(), tries, part.hasFailed]).toEqual(['loaded', 2, false]);
  });
});

async function readyOf(handler: Handler): Promise<unknown[]> {
  const answer = await handler(new Request('https://example.test/readyz'));
  return [answer.status, await answer.json()];
}

describe('a service', () => {
  it('is not ready while a part of it cannot be loaded', async () => {
    const { files, part } = scarce();
    const handler = handlerWith({ doors: [{ path: '/part', part, answer: () => json(null) }] });
    const load = () => madeOf(handler)?.service.load();
    expect(await readyOf(handler)).toEqual([200, { status: 'ok' }]);
    await expect(load()).rejects.toThrow('too many open files');
    expect(await readyOf(handler)).toEqual([503, { status: 'unavailable', part: 'unavailable' }]);
    files.left = 1;
    await load();
    expect(await readyOf(handler)).toEqual([200, { status: 'ok' }]);
  });

  it('loads all of itself before it listens', async () => {
    const { files, part } = scarce();
    const doors = [{ path: '/part', part, answer: () => json(null) }];
    await expect(serveWith({ port: 0, doors })).rejects.toThrow('too many open files');
    files.left = 1;
    const server = await serveWith({ port: 0, doors });
    expect(files.opened).toBe(1);
    await server.close();
  });
});

describe('the sky', () => {
  /** An ephemeris that tells which bodies were asked for. */
  function watched(refuse = false) {
    const asked = new Set<string>();
    const ask = (body: string) => {
      if (refuse) throw new Error('no such table');
      asked.add(body);
    };
    const ephemeris: typeof defaultEphemeris = {
      ...defaultEphemeris,
      position(body, at) {
        ask(body);
        return defaultEphemeris.position(body, at);
      },
      motion(body, at) {
        ask(body);
        return defaultEphemeris.motion(body, at);
      },
    };
    return { asked, ephemeris };
  }

  it('is read before a server listens, so that no client waits for that', async () => {
    const { asked, ephemeris } = watched();
    const server = await serveWith({ port: 0, ephemeris });
    onTestFinished(server.close);
    expect([...asked].sort()).toEqual(['Jupiter', 'Mars', 'Mercury', 'Moon', 'Saturn', 'Sun', 'Venus']);
  });

  it('that cannot be read lets a server listen, which says that it is not ready', async () => {
    const server = await serveWith({ port: 0, ephemeris: watched(true).ephemeris, onError: () => {} });
    onTestFinished(server.close);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  });
});

describe('the languages', () => {
  const parts = Object.values(LANGUAGES).flatMap((listed) => listed.parts);

  it('are read when somebody asks for one, and English alone by a server that is about to listen', async () => {
    const gets = parts.map((part) => vi.spyOn(part, 'get'));
    onTestFinished(() => void vi.restoreAllMocks());
    const server = await serveWith({ port: 0 });
    onTestFinished(server.close);
    const asked = () => parts.filter((_, index) => (gets[index]?.mock.calls.length ?? 0) > 0);
    expect(asked()).toEqual(LANGUAGES.en.parts);
    expect((await fetch(`${server.url}/hi`)).status).toBe(200);
    const others = asked().filter((part) => !LANGUAGES.en.parts.includes(part));
    expect(others).not.toEqual([]);
    expect(others.filter((part) => !LANGUAGES.hi.parts.includes(part))).toEqual([]);
  });

  it('are missed by /readyz where one could not be read', async () => {
    const handler = handlerWith({});
    expect((await readyOf(handler))[0]).toBe(200);
    const hasFailed = vi.spyOn(LANGUAGES.hi.parts[1] as Lazy<unknown>, 'hasFailed', 'get');
    onTestFinished(() => void vi.restoreAllMocks());
    hasFailed.mockReturnValue(true);
    expect(await readyOf(handler)).toEqual([503, { status: 'unavailable', languages: 'unavailable' }]);
  });
});

/** Files that load something in another way, and why a server does not miss it. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'entries/bin.ts': 'the command line itself',
  'languages/doubtful.ts': 'the doubtful terms of a language, for one page, which fails alone and is told',
  'languages/folders.ts': 'languages, each such a part, which /readyz tells of',
  'languages/methods.ts':
    'the methods of a language, for one page, which fails alone and is read once more for the next',
  'languages/place-names.ts': 'the names of places of a language, for one search, which fails alone and is told',
  'service/batch/input.ts': 'a command that ends, before anything is calculated',
  'service/cli/cli.ts': 'a command, before it begins',
  'service/cli/store-command.ts': 'a command that ends',
  'service/cli/commands/batch-table.ts': 'a command that ends, before anything is calculated',
  'service/cli/commands/batch.ts': 'a command that ends, before anything is calculated',
  'service/cli/commands/mcp.ts': 'before anything is read',
  'service/cli/commands/verify.ts': 'a command that ends',
  'service/node/documents.ts': 'the documents, which are unpacked once more for the next who asks',
  'service/node/observers.ts': 'before the server listens',
  'service/node/metrics.ts': 'before the server listens',
  'service/node/site/app-files.ts': 'files of the app, which are read once more for the next who asks',
  'service/threads/threads.ts': 'with the first long calculation, which fails alone and is told',
  'service/store/embedded.ts': 'in a thread, which another one follows',
};

it('every import that is put off is such a part, or comes before a server listens', () => {
  const source = join(import.meta.dirname, '../../../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const putOff = files.flatMap((file) => {
    const lines = readFileSync(join(source, file), 'utf8').split('\n');
    const others = lines.filter((line) => /(?<!typeof )\bimport\(/.test(line) && !/^\s*(?:\*|\/\/)/.test(line));
    return others.some((line) => !/new Lazy\(\(\) => import\(/.test(line)) ? [file] : [];
  });
  expect(putOff.sort()).toEqual(Object.keys(OTHERWISE).sort());
});
