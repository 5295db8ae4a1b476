import { cpSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FIXED_PLANS } from '../../../src/jobs/states.js';
import { isOwned, openDirectory, takeDirectory } from '../../../src/service/store/data-directory.js';
import { connectToOwner, type Ownership, own } from '../../../src/service/store/ownership.js';
import { perform } from '../../../src/service/store/perform.js';
import { createStore, type Store } from '../../../src/service/store/store.js';
import { testFolder } from '../../support/folder.js';

const room = testFolder();
let folders = 0;
const newFolder = () => join(room, `data ${++folders}`);
const AT = new Date('2026-11-22T00:00:00Z');

const nobodyAsks = async () => {
  throw new Error('Nobody asks.');
};
const asCommand = { role: 'command', perform: nobodyAsks } as const;

describe('a data directory', () => {
  const owned: Ownership[] = [];
  afterEach(async () => {
    await Promise.all(owned.splice(0).map((ownership) => ownership.release()));
  });
  const take = async (folder: string) => {
    const ownership = await own(folder, () => undefined);
    if (ownership) owned.push(ownership);
    return ownership;
  };

  it('belongs to one of many that take it at once, and to the next one after it', async () => {
    const folder = newFolder();
    for (let round = 1; round <= 3; round++) {
      const taken = await Promise.all(Array.from({ length: 20 }, () => take(folder)));
      expect(taken.filter((ownership) => ownership !== undefined)).toHaveLength(1);
      expect(await take(folder)).toBeUndefined();
      await owned.pop()?.release();
    }
    expect(await take(folder)).toBeDefined();
    const names = readdirSync(join(folder, 'owner'));
    expect(names.filter((name) => name.startsWith('claim-'))).toEqual(['claim-4']);
    expect(names.filter((name) => name.startsWith('socket-'))).toHaveLength(1);
  });

  it('is closed to other users, and so is the socket in it', async () => {
    const folder = newFolder();
    await take(folder);
    const [socket = ''] = readdirSync(join(folder, 'owner')).filter((name) => name.startsWith('socket-'));
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(modeOf(folder)).toBe('700');
    expect(modeOf(join(folder, 'owner'))).toBe('700');
    expect(modeOf(join(folder, 'owner', socket))).toBe('600');
  });

  it('may have a path that is longer than the address of a socket', async () => {
    const folder = join(room, 'ä'.repeat(60), 'x'.repeat(120));
    await take(folder);
    expect(await take(folder)).toBeUndefined();
    const socket = await connectToOwner(folder);
    expect(socket).toBeDefined();
    socket?.destroy();
    await owned.pop()?.release();
    expect(await connectToOwner(folder)).toBeUndefined();
    expect(
      readdirSync(tmpdir()).filter((name) => /^nirayana-\w{6}$/.test(name) && existsSync(join(tmpdir(), name, 'd'))),
    ).toEqual([]);
  });

  it.each([
    ['a file', () => writeFileSync(join(room, 'file'), ''), 'file', 'is not a directory'],
    ['below a file', () => writeFileSync(join(room, 'file'), ''), 'file/data', 'is not a directory'],
    ['where no folders can be made', () => undefined, '/proc/nirayana', 'cannot be made'],
  ])('is told to be unusable: %s', async (_what, prepare, name, reason) => {
    prepare();
    const folder = name.startsWith('/') ? name : join(room, name);
    const taking = takeDirectory(folder, { ...asCommand, signal: new AbortController().signal });
    await expect(taking).rejects.toThrow(`The data directory ${folder} ${reason}.`);
  });
});

describe('the embedded store', { timeout: 60_000 }, () => {
  const template = join(room, 'template');
  beforeAll(async () => (await openDirectory(template)).close(), 60_000);
  /** A folder with an empty store: to make one takes a second, to copy one does not. */
  const newStore = () => {
    const folder = newFolder();
    cpSync(join(template, 'store'), join(folder, 'store'), { recursive: true });
    return folder;
  };
  const stores: Store[] = [];
  const reports: string[] = [];
  const server = (data: string) => {
    const store = createStore({ data, report: (error) => reports.push(String(error)) });
    stores.push(store);
    return store;
  };
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    reports.splice(0);
  });
  const create = (data: string, name: string) =>
    perform(
      { databaseUrl: undefined, data },
      'accounts.create',
      { name, plan: 'free', allowances: FIXED_PLANS.free },
      AT,
    );
  /** Commands that come before the server has its directory open the store themselves. */
  const hasOwner = async (data: string) => {
    const socket = await connectToOwner(data);
    socket?.destroy();
    return socket !== undefined;
  };
  const names = async (data: string) =>
    (await perform({ databaseUrl: undefined, data }, 'accounts.list', {}, AT)).rows.map(({ name }) => name);

  it('is opened by commands, by a server for commands, and by commands again', async () => {
    const data = newStore();
    await Promise.all([create(data, 'One'), create(data, 'Two')]);
    const store = server(data);
    await expect.poll(() => hasOwner(data)).toBe(true);
    expect(store.state()).toBe('closed');
    await Promise.all([create(data, 'Three'), create(data, 'Four')]);
    expect(store.state()).toBe('open');
    const wrong = perform({ databaseUrl: undefined, data }, 'keys.create', { account: 'acc_none' }, AT);
    await expect(wrong).rejects.toThrow('There is no account "acc_none". See: nirayana accounts list');
    await store.close();
    expect((await names(data)).sort()).toEqual(['Four', 'One', 'Three', 'Two']);
  });

  it('is waited for by a server that starts while a command has it', async () => {
    const data = newStore();
    const signal = new AbortController().signal;
    const command = await takeDirectory(data, { ...asCommand, signal });
    const store = server(data);
    const opening = store.database();
    await wait(200);
    expect(store.state()).toBe('closed');
    if (isOwned(command)) await command.release();
    await opening;
    expect([store.state(), reports]).toEqual(['open', []]);
  });

  it('is refused to a second server, which has it when the first one ends', async () => {
    const data = newStore();
    const first = server(data);
    await first.database();
    const second = server(data);
    const message = `The data directory ${data} belongs to another server, process ${process.pid}.`;
    await expect(second.database()).rejects.toThrow(message);
    expect([second.state(), reports]).toEqual(['unavailable', [`OperatorError: ${message}`]]);
    await create(data, 'Still served');
    await first.close();
    await expect.poll(() => second.state(), { timeout: 10_000 }).toBe('closed');
    await expect.poll(() => second.database().then(() => 'open', String), { timeout: 10_000 }).toBe('open');
    expect(await names(data)).toEqual(['Still served']);
  });

  it('has done what it said it did when it closes', async () => {
    const data = newStore();
    const store = server(data);
    await store.database();
    const asking = Array.from({ length: 5 }, (_, index) => create(data, `${index}`));
    await asking[0];
    const [asked] = await Promise.all([Promise.allSettled(asking), store.close()]);
    const told = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.name] : []));
    expect(await names(data)).toEqual(expect.arrayContaining(told));
  });

  it('tells once why it cannot be used, and does not fail the server', async () => {
    const data = join(room, 'file');
    writeFileSync(data, '');
    const store = server(data);
    const message = `The data directory ${data} is not a directory.`;
    for (let tries = 0; tries < 3; tries++) await expect(store.database()).rejects.toThrow(message);
    expect([store.state(), reports]).toEqual(['unavailable', [`OperatorError: ${message}`]]);
  });
});
