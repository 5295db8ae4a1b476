import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOfKey } from '../../../src/service/store/keys.js';
import { createStore, type Store } from '../../../src/service/store/store.js';
import { commandLine, type Line } from '../../support/command-line.js';
import { testFolder } from '../../support/folder.js';
import { type Cluster, hasPostgres, startCluster } from '../../support/postgres.js';

const room = testFolder();

const run = (line: Line, variables: Readonly<Record<string, string>>) =>
  commandLine(line, { variables, now: '2026-11-22T12:00:00Z' });

/** Where the commands find the store: in the folder of a server that runs, in one without, or on PostgreSQL. */
const PLACES = [
  { name: 'the embedded store of a running server', isHere: true, hasServer: true, isServer: false },
  { name: 'the embedded store without a server', isHere: true, hasServer: false, isServer: false },
  { name: 'PostgreSQL', isHere: hasPostgres, hasServer: false, isServer: true },
];

describe.each(PLACES)('the commands on $name', ({ isHere, hasServer, isServer }) => {
  describe.skipIf(!isHere)('that keep accounts', { timeout: 120_000 }, () => {
    let cluster: Cluster | undefined;
    let store: Store | undefined;
    let variables: Record<string, string>;

    beforeAll(async () => {
      const data = mkdtempSync(join(room, 'data '));
      cluster = isServer ? await startCluster() : undefined;
      variables = cluster ? { DATABASE_URL: await cluster.createDatabase() } : { DATA_DIR: data };
      // The folder of a server that has ended.
      mkdirSync(join(data, 'owner'));
      if (hasServer) {
        const report = (error: unknown) => {
          throw error;
        };
        store = createStore({ data, report });
        await store.database();
      }
    }, 60_000);
    afterAll(async () => {
      await store?.close();
      await cluster?.remove();
    });

    /** What a command prints, which must do what it is asked. */
    async function told(...args: string[]): Promise<string> {
      const { code, output, errors } = await run(args, variables);
      expect([code, errors]).toEqual([0, '']);
      return output;
    }
    const json = async (...args: string[]) => JSON.parse(await told(...args, '--json'));
    const refused = async (...args: string[]) => {
      const { code, output, errors } = await run(args, variables);
      expect(output).toBe('');
      return [code, errors];
    };

    // Without a server each command opens the store by itself: the others tell what it then does.
    it.runIf(hasServer || isServer)('take an account from its beginning to its end', async () => {
      const name = `O'Brien "Ltd"; drop table nirayana.accounts; -- ज्योतिष`;
      const id = (await told('accounts', 'create', '--name', name, '--plan', 'free')).trimEnd();
      expect(id).toMatch(/^acc_[0-9A-Za-z]{16}$/);
      const key = (await told('keys', 'create', '--account', id)).trimEnd();
      expect(key).toMatch(/^nir_[0-9A-Za-z]{32}$/);
      if (store) expect(await accountOfKey(await store.database(), key)).toMatchObject({ id, name });

      expect(await json('accounts', 'list')).toMatchObject([{ id, name, plan: 'free', disabled_at: null }]);
      expect(await told('accounts', 'list')).toContain(name);
      const [record] = await json('keys', 'list', '--account', id);
      expect(record).toMatchObject({ account: id, revoked_at: null });
      expect(await told('keys', 'list')).not.toContain(key.slice(4));
      await told('keys', 'create', id, '--name', ' Shop, at night ');
      // Two keys of one millisecond come in the order of their ids.
      const names = (await json('keys', 'list')).map((one: { name: string }) => one.name).sort();
      expect(names).toEqual(['', 'Shop, at night']);
      expect(await told('keys', 'list')).toContain('Shop, at night');

      expect(await json('credits', 'show', '--account', id)).toEqual({
        account: id,
        plan: 'free',
        month: expect.stringMatching(/^\d{4}-\d\d$/),
        balance: 100,
        calculated: { balance: 100, allowance: 100, month: 100, lasting: 0 },
        interpreted: { balance: 5, allowance: 5, month: 5, lasting: 0 },
      });
      await told('credits', 'grant', '--account', id, '--amount', '7');
      await told('credits', 'grant', id, '--amount', '3', '--output', 'interpreted');
      const granted = { balance: 107, interpreted: { balance: 8 } };
      expect(await json('credits', 'show', '--account', id)).toMatchObject(granted);
      await told('accounts', 'plan', '--account', id, '--plan', 'custom', '--calculated', '150', '--interpreted', '0');
      const custom = { plan: 'custom', balance: 157, interpreted: { balance: 8 } };
      expect(await json('credits', 'show', id)).toMatchObject(custom);
      const ledger: { output: string; amount: number }[] = await json('credits', 'ledger', '--account', id);
      const calculated = ledger.filter(({ output }) => output === 'calculated').map(({ amount }) => amount);
      expect(calculated.reduce((one, other) => one + other, 0)).toBe(157);

      expect(await told('keys', 'revoke', record.id)).toBe(`${record.id} is revoked.\n`);
      if (store) expect(await accountOfKey(await store.database(), key)).toBeUndefined();
      expect(await told('accounts', 'disable', '--account', id)).toBe(`${id} is disabled.\n`);
      expect(await told('accounts', 'enable', id)).toBe(`${id} is enabled.\n`);

      const { link, ends_at, ...rest } = await json('accounts', 'invite', id);
      expect(link).toMatch(/^http:\/\/127\.0\.0\.1:8787\/account\/password\?invitation=[\w-]{43}$/);
      expect(rest).toEqual({ id });
      // A running server has a clock of its own.
      if (!hasServer) expect(ends_at).toBe('2026-11-29T12:00:00Z');
      const base = ['--base-url', 'https://example.org/', '--base-path', '/astro'];
      expect(await told('accounts', 'invite', '--account', id, ...base)).toMatch(
        /^https:\/\/example\.org\/astro\/account\/password\?invitation=[\w-]{43}\n$/,
      );

      const job = '7f9c24e8-3b12-4fef-91e0-5d1a3c1f0b77';
      expect(await refused('accounts', 'erase', id, '--job', job, '--yes')).toEqual([
        1,
        `nirayana: The account has no finished job "${job}".\n`,
      ]);
      expect(await refused('accounts', 'erase', id)).toEqual([
        2,
        'nirayana: This erases the account for good, with its keys, credits and jobs. Add --yes if you mean it.\n',
      ]);
      // Its older name.
      expect((await refused('accounts', 'delete', id))[0]).toBe(2);
      expect(await told('accounts', 'erase', id, '--yes')).toBe(`${id} is erased.\n`);
      expect(await json('accounts', 'list')).toEqual([]);
    });

    it.skipIf(!hasServer)('list what has more rows than travel at once, as one list', async () => {
      const database = await (store as Store).database();
      await database.query(
        `insert into nirayana.accounts (id, name, plan, calculated, interpreted, created_at)
         select 'acc_' || n, n::text, 'free', 1, 1, to_timestamp(n) from generate_series(1, 5001) n`,
      );
      const numbers = Array.from({ length: 5001 }, (_, at) => String(at + 1));
      expect((await json('accounts', 'list')).map(({ name }: { name: string }) => name)).toEqual(numbers);
      const [head, ...lines] = (await told('accounts', 'list')).trimEnd().split('\n');
      expect(head).toMatch(/^Account +Plan .* Name$/);
      expect(lines.map((line) => line.split(/ +/).at(-1))).toEqual(numbers);
      await database.query('delete from nirayana.accounts');
    });

    it('say in one sentence what cannot be done', async () => {
      const none = 'nirayana: There is no account "acc_none". See: nirayana accounts list\n';
      for (const line of [
        'keys create --account acc_none',
        'credits show --account acc_none',
        'accounts invite acc_none',
        'accounts erase acc_none --yes',
        'accounts plan acc_none --plan scale',
      ]) {
        expect(await refused(...line.split(' '))).toEqual([1, none]);
      }
      const noKey = 'nirayana: There is no key with the id "key_none". See: nirayana keys list\n';
      expect(await refused('keys', 'revoke', 'key_none')).toEqual([1, noKey]);
    });

    it('write the store into a file for others, and fill an empty one from it', async () => {
      const id = (await told('accounts', 'create', '--name', 'Kept', '--plan', 'starter')).trimEnd();
      const key = (await told('keys', 'create', '--account', id)).trimEnd();
      await told('credits', 'grant', '--account', id, '--amount', '5');
      const ledger = await json('credits', 'ledger', '--account', id);
      const file = join(room, `${isServer ? 'server' : 'embedded'}-${hasServer}.archive`);
      await told('store', 'export', '--to', file);
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
      expect(readFileSync(file, 'utf8')).not.toContain(key);
      expect(await refused('store', 'export', '--to', file)).toEqual([1, `nirayana: ${file} exists already.\n`]);
      const [, full] = await refused('store', 'import', '--from', file);
      expect(full).toBe('nirayana: The store has accounts already. An archive is imported into an empty one.\n');

      const other = { DATA_DIR: mkdtempSync(join(room, 'other-')) };
      const cut = `${file}.cut`;
      writeFileSync(cut, readFileSync(file, 'utf8').split('\n').slice(0, -2).join('\n'));
      expect(await run(['store', 'import', '--from', cut], other)).toMatchObject({
        code: 1,
        errors: 'nirayana: The archive is not complete.\n',
      });
      expect(await run(['store', 'import', '--from', file], other)).toMatchObject({ code: 0, errors: '' });
      const moved = createStore({ data: other.DATA_DIR, report: () => undefined });
      expect(await accountOfKey(await moved.database(), key)).toMatchObject({ id });
      // Commands ask the one that has the store open.
      const after = await run(['credits', 'ledger', '--account', id, '--json'], other);
      expect(JSON.parse(after.output)).toEqual(ledger);
      expect((await run(['credits', 'grant', id, '--amount', '1'], other)).code).toBe(0);
      await moved.close();
    });
  });
});

describe('a command line on the store that makes no sense', () => {
  const nowhere = { DATA_DIR: join(room, 'never-made') };

  it.each<[Line, string]>([
    ['accounts', 'accounts needs one of: create, list, plan, disable, enable, invite, erase.'],
    ['accounts lst', '"lst" is no command of accounts. Did you mean: nirayana accounts list?'],
    ['accounts create --plan free', "Required option '--name <text>' not specified."],
    ['accounts create --name A', "Required option '--plan <plan>' not specified."],
    [['accounts', 'create', '--name', ' ', '--plan', 'free'], '--name must have 1 to 200 characters.'],
    [
      ['accounts', 'create', '--name', 'x'.repeat(10_000_000), '--plan', 'free'],
      '--name must have 1 to 200 characters.',
    ],
    [['accounts', 'create', '--name', 'a\nb', '--plan', 'free'], '--name must be one line of plain text.'],
    [['accounts', 'create', '--name', 'a\0', '--plan', 'free'], '--name must be one line of plain text.'],
    [
      'accounts create --name A --plan gold',
      "Option '--plan <plan>' argument 'gold' is invalid. Allowed choices are free, starter, growth, scale, custom.",
    ],
    [
      'accounts create --name A --plan custom',
      'The plan custom needs --calculated and --interpreted, outputs a month.',
    ],
    [
      'accounts create --name A --plan free --calculated 5',
      'The plan free has allowances of its own. --calculated and --interpreted are for custom.',
    ],
    [
      'accounts create --name A --plan custom --calculated -5 --interpreted 1',
      '--calculated must be a whole number from 0 to 1000000000, not "-5".',
    ],
    ['accounts create x --name A --plan free', 'create takes no argument, and "x" is one.'],
    [
      'accounts invite acc_1 --base-url example.org',
      '--base-url must be an address such as https://example.org, not "example.org".',
    ],
    ['keys create', 'Which one? Give --account with an id.'],
    ['keys create acc_1 --account acc_2', 'One id is enough: ["acc_1","acc_2"].'],
    [['keys', 'revoke', `nir_${'a'.repeat(32)}`], 'That is a key itself. Its id is wanted, see: nirayana keys list'],
    ['credits grant acc_1', 'How many? Give --amount with a number.'],
    ['credits grant acc_1 --amount 0', '--amount must be a whole number from 1 to 1000000000, not "0".'],
    ['credits grant acc_1 --amount 1e3', '--amount must be a whole number from 1 to 1000000000, not "1e3".'],
  ])('is told before the store is opened: %#', async (args, message) => {
    expect(await run(args, nowhere)).toEqual({ code: 2, output: '', errors: `nirayana: ${message}\n` });
    expect(() => statSync(nowhere.DATA_DIR)).toThrow('ENOENT');
  });

  it('makes no store where there is none to look at', async () => {
    const data = join(room, 'mistyped');
    const said = `nirayana: There is no store in ${data}. Name the folder of the server with --data or DATA_DIR.\n`;
    for (const line of ['accounts list', 'keys create --account acc_1', 'store export --to x']) {
      expect(await run(`${line} --data ${data}`, {})).toEqual({ code: 1, output: '', errors: said });
    }
    expect(existsSync(data)).toBe(false);
  });

  it('never repeats the password of a database that is away', async () => {
    const variables = { DATABASE_URL: 'postgresql://user:secret@127.0.0.1:1/none' };
    const { code, errors } = await run('accounts list', variables);
    expect([code, errors]).toEqual([1, 'nirayana: PostgreSQL cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n']);
    const wrong = await run('accounts list', { DATABASE_URL: 'mysql://user:secret@host/none' });
    expect([wrong.code, wrong.errors.includes('secret')]).toEqual([2, false]);
  });

  it('has help for each command', async () => {
    const { code, output } = await run('accounts create --help', {});
    expect(code).toBe(0);
    expect(output).toContain('Usage: nirayana accounts create --name <text>');
    expect((await run('help credits', {})).output).toContain('grant');
  });
});
