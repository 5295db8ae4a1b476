import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from '@playwright/test';
import { at, test as base, expect, wide } from './fixtures.js';
import { axeFindings, keyboardFindings, missingLetters, sidewaysScroll } from './sight.js';
import { LANGUAGES, pagePath } from './site.js';

const PROGRAM = 'dist/bin.js';
const PASSWORD = 'a horse at the ascendant';
const OTHER = 'two horses at the nadir';
const BIRTH = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };

/** A server with accounts, as its operator has it. */
interface Accounts {
  readonly url: string;
  /** An account with a key and a job. */
  readonly first: string;
  readonly create: (name: string, plan: string) => string;
  readonly invite: (id: string) => string;
}

const test = base.extend<object, { readonly accounts: Accounts }>({
  accounts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture asks for.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'nirayana-account-'));
      const env = { ...process.env, DATA_DIR: join(folder, 'data') };
      const run = (...args: string[]) =>
        execFileSync(process.execPath, [PROGRAM, ...args], { env, encoding: 'utf8' }).trim();
      const create = (name: string, plan: string) => run('accounts', 'create', '--name', name, '--plan', plan);
      const first = create('Example Ltd', 'starter');
      const server: ChildProcess = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const [line] = await once(createInterface({ input: server.stdout as NodeJS.ReadableStream }), 'line');
        const url = String(/http:\S+/.exec(line));
        await order(url, run('keys', 'create', first, '--name', 'Website'));
        await use({ url, first, create, invite: (id) => run('accounts', 'invite', id, '--base-url', url) });
      } finally {
        server.kill('SIGTERM');
        await once(server, 'exit');
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ accounts }, use) => use(accounts.url),
});

// One server is enough, and a link ends the one before.
test.describe.configure({ mode: 'default' });

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with script' : 'without script';
  test.describe(how, () => {
    test.use({ ...wide(375), javaScriptEnabled });

    test('a holder goes from the link to the end', async ({ page, accounts }) => {
      const id = accounts.create(`Holder ${how}`, 'free');
      await wholeVisit(page, { base: accounts.url, id, link: accounts.invite(id), hasScript: javaScriptEnabled });
    });
  });
}

for (const [language, width] of [
  ['en', 1280],
  ['hi', 375],
  ['ru', 320],
  ['de', 320],
] as const) {
  test.describe(`in ${language}, ${width} px`, () => {
    test.use({ ...wide(width), contextOptions: { reducedMotion: 'reduce' } });

    test('the pages of an account are seen and reached', async ({ page, context, accounts }) => {
      await page.goto(accounts.invite(accounts.first));
      await setPassword(page, PASSWORD);
      const findings: string[] = [];
      const job = String(await page.locator('a[href*="/account/jobs/"]').first().getAttribute('href'));
      for (const path of ['/account', '/account/password', '/account/close', '/account/jobs', job, '/plans']) {
        await page.goto(pagePath(language, path));
        const found = [...(await missingLetters(page)), ...(await sidewaysScroll(page)), ...(await axeFindings(page))];
        findings.push(...at(path, [...found, ...(await keyboardFindings(page))]));
      }
      await context.clearCookies();
      await page.goto(pagePath(language, '/account'));
      findings.push(...at('the login', [...(await axeFindings(page)), ...(await keyboardFindings(page))]));
      expect(findings).toEqual([]);
    });
  });
}

test('no page of a calculator sets a cookie, in any language', async ({ page, context }) => {
  for (const language of LANGUAGES) {
    for (const path of ['/', '/tools', '/tools/panchang', '/docs', '/plans', '/account']) {
      await page.goto(pagePath(language, path));
    }
  }
  expect(await context.cookies()).toEqual([]);
});

/** Jobs, so that there is something to be seen. */
async function order(base: string, key: string): Promise<void> {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ tool: 'vedic-moon-sign-calculator', inputs: [BIRTH, { birth_date: 'never' }] });
  const ask = async (path: string, options?: RequestInit) => (await fetch(base + path, { headers, ...options })).json();
  const { poll_url } = await ask('/api/b2b/calculations', { method: 'POST', body });
  await expect.poll(async () => (await ask(poll_url)).status, { timeout: 30_000 }).toBe('succeeded');
}

async function press(page: Page, name: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).click()]);
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.locator('#fresh').fill(password);
  await page.locator('#again').fill(password);
  await Promise.all([page.waitForEvent('load'), page.locator('main form.panel button').click()]);
}

/** The switch by which what is typed is seen: there with script alone, and off again once the form is sent. */
async function showsTyped(page: Page, hasScript: boolean): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'Show what is typed' });
  expect(await box.isVisible(), 'the switch is offered where script is').toBe(hasScript);
  if (!hasScript) return;
  const types = () =>
    page.locator('#fresh, #again').evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ type }) => type));
  await page.locator('#fresh').fill('to be seen');
  await box.focus();
  await page.keyboard.press('Space');
  expect(await types(), 'what is typed').toEqual(['text', 'text']);
  await page.evaluate(() => document.querySelector('form.panel')?.dispatchEvent(new Event('submit')));
  expect(await types(), 'what is sent').toEqual(['password', 'password']);
}

const reads = (page: Page, text: string) => expect(page.locator('main')).toContainText(text, { useInnerText: true });

interface Visit {
  readonly base: string;
  readonly id: string;
  readonly link: string;
  readonly hasScript: boolean;
}

async function wholeVisit(page: Page, { base, id, link, hasScript }: Visit): Promise<void> {
  await page.goto(link);
  await showsTyped(page, hasScript);
  await setPassword(page, 'password12345');
  await reads(page, 'tried first');
  await setPassword(page, PASSWORD);
  await reads(page, '100 calculated and 5 interpreted outputs left');

  await page.locator('#name').fill('Shop');
  await press(page, 'Make a key');
  await expect(page.locator('#key')).toHaveText(/^nir_\w{32}\s*$/, { useInnerText: true });
  await page.getByRole('link', { name: 'Back to the account' }).click();
  await page.waitForURL(`${base}/account`);
  await page.getByRole('link', { name: 'Revoke Shop' }).click();
  await page.waitForURL(/revoke/);
  await reads(page, 'Revoke the key “Shop”?');
  await press(page, 'Revoke');
  await reads(page, 'revoked on');

  await page.goto('/account/password');
  await page.locator('#old').fill(PASSWORD);
  await setPassword(page, OTHER);
  await reads(page, 'The password is changed.');

  await press(page, 'Log out');
  await reads(page, 'You are logged out.');
  await page.locator('#account').fill(id);
  await page.locator('#password').fill(PASSWORD);
  await press(page, 'Log in');
  await reads(page, 'Account or password is wrong.');
  await page.locator('#password').fill(OTHER);
  await press(page, 'Log in');
  await reads(page, 'Free');

  await page.goto('/account/close');
  await page.locator('#password').fill(OTHER);
  await press(page, 'Erase the account for good');
  await reads(page, 'The account is closed');
}
