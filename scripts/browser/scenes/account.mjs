import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { axeFindings, keyboardFindings, missingLetters, sidewaysScroll } from '../sight.mjs';
import { LANGUAGES, pagePath } from '../site.mjs';
import { Findings } from '../tally.mjs';
import { watchedContext } from '../watch.mjs';

const PROGRAM = 'dist/bin.js';
const PASSWORD = 'a horse at the ascendant';
const OTHER = 'two horses at the nadir';
const BIRTH = { birth_date: '1990-05-17', birth_time: '10:20', latitude: 28.6139, longitude: 77.209 };

/** A holder comes by a link, looks at the account, makes and revokes a key, changes the password and closes it. */
export async function account({ tally, browser }) {
  const folder = mkdtempSync(join(tmpdir(), 'nirayana-account-'));
  const variables = { ...process.env, DATA_DIR: join(folder, 'data') };
  const run = (...args) =>
    execFileSync(process.execPath, [PROGRAM, ...args], { env: variables, encoding: 'utf8' }).trim();
  const first = run('accounts', 'create', '--name', 'Example Ltd', '--plan', 'starter');
  const server = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0'], {
    env: variables,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [line] = await once(createInterface({ input: server.stdout }), 'line');
    const base = /http:\S+/.exec(line)[0];
    const invite = (id) => run('accounts', 'invite', id, '--base-url', base);
    const key = run('keys', 'create', first, '--name', 'Website');
    await order(base, key);
    for (const javaScriptEnabled of [true, false]) {
      const how = javaScriptEnabled ? 'with script' : 'without script';
      const id = run('accounts', 'create', '--name', `Holder ${how}`, '--plan', 'free');
      await tally.check(`a holder goes from the link to the end, ${how}`, async () => {
        const { context, wrong } = await watchedContext(browser, { base, javaScriptEnabled, width: 375 });
        await wholeVisit(await context.newPage(), { base, id, link: invite(id), hasScript: javaScriptEnabled });
        await context.close();
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      });
    }
    for (const [language, width] of [
      ['en', 1280],
      ['hi', 375],
      ['ru', 320],
      ['de', 320],
    ]) {
      await tally.check(`the pages of an account are seen and reached in ${language}, ${width} px`, async () => {
        const { context, wrong } = await watchedContext(browser, { base, width, reducedMotion: 'reduce' });
        const page = await context.newPage();
        await page.goto(invite(first));
        await setPassword(page, PASSWORD);
        const findings = new Findings();
        const job = await page.locator('a[href*="/account/jobs/"]').first().getAttribute('href');
        const paths = ['/account', '/account/password', '/account/close', '/account/jobs', job, '/plans'];
        for (const path of paths) {
          await page.goto(base + pagePath(language, path));
          const letters = (await missingLetters(page)).map((letter) => `no font has ${letter}`);
          findings.at(path, [...letters, ...(await sidewaysScroll(page)), ...(await axeFindings(page))]);
          findings.at(path, await keyboardFindings(page));
        }
        await context.clearCookies();
        await page.goto(base + pagePath(language, '/account'));
        findings.at('the login', [...(await axeFindings(page)), ...(await keyboardFindings(page))]);
        findings.at('', wrong);
        await context.close();
        findings.throwAny();
      });
    }
    await tally.check('no page of a calculator sets a cookie, in any language', async () => {
      const { context } = await watchedContext(browser, { base });
      const page = await context.newPage();
      for (const language of LANGUAGES) {
        for (const path of ['/', '/tools', '/tools/panchang', '/docs', '/plans', '/account']) {
          await page.goto(base + pagePath(language, path));
        }
      }
      const cookies = await context.cookies();
      await context.close();
      if (cookies.length > 0) throw new Error(`There are ${cookies.map(({ name }) => name)}.`);
    });
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Jobs, so that there is something to be seen. */
async function order(base, key) {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ tool: 'vedic-moon-sign-calculator', inputs: [BIRTH, { birth_date: 'never' }] });
  const ask = (path, options) => fetch(base + path, { headers, ...options }).then((response) => response.json());
  const { poll_url } = await ask('/api/b2b/calculations', { method: 'POST', body });
  for (let looks = 0; looks < 100; looks++) {
    if ((await ask(poll_url)).status === 'succeeded') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The job does not end.');
}

async function press(page, name) {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).click()]);
}

async function setPassword(page, password) {
  await page.locator('#fresh').fill(password);
  await page.locator('#again').fill(password);
  await Promise.all([page.waitForEvent('load'), page.locator('main form.panel button').click()]);
}

/** The switch by which what is typed is seen: there with script alone, and off again once the form is sent. */
async function showsTyped(page, hasScript) {
  const box = page.getByRole('checkbox', { name: 'Show what is typed' });
  if ((await box.isVisible()) !== hasScript)
    throw new Error('The switch is offered where no script is, or not at all.');
  if (!hasScript) return;
  const types = () => page.locator('#fresh, #again').evaluateAll((fields) => fields.map(({ type }) => type).join());
  await page.locator('#fresh').fill('to be seen');
  await box.focus();
  await page.keyboard.press('Space');
  if ((await types()) !== 'text,text') throw new Error('What is typed is not seen.');
  await page.evaluate(() => document.querySelector('form.panel').dispatchEvent(new Event('submit')));
  if ((await types()) !== 'password,password') throw new Error('What is sent is seen.');
}

async function reads(page, text) {
  const seen = await page.locator('main').innerText();
  if (!seen.includes(text)) throw new Error(`No “${text}” in:\n${seen}`);
}

async function wholeVisit(page, { base, id, link, hasScript }) {
  await page.goto(link);
  await showsTyped(page, hasScript);
  await setPassword(page, 'password12345');
  await reads(page, 'tried first');
  await setPassword(page, PASSWORD);
  await reads(page, '100 calculated and 5 interpreted outputs left');

  await page.locator('#name').fill('Shop');
  await press(page, 'Make a key');
  const key = await page.locator('#key').innerText();
  if (!/^nir_\w{32}\s*$/.test(key)) throw new Error(`“${key}” is no key.`);
  await page.getByRole('link', { name: 'Back to the account' }).click();
  await page.waitForURL(`${base}/account`);
  await page.getByRole('link', { name: 'Revoke Shop' }).click();
  await page.waitForURL(/revoke/);
  await reads(page, 'Revoke the key “Shop”?');
  await press(page, 'Revoke');
  await reads(page, 'revoked on');

  await page.goto(`${base}/account/password`);
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

  await page.goto(`${base}/account/close`);
  await page.locator('#password').fill(OTHER);
  await press(page, 'Erase the account for good');
  await reads(page, 'The account is closed');
}
