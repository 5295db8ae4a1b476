import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type DumbServer, serveFolder } from './dumb-server.js';
import { FOLDER, ORIGIN, ROOT, visit } from './files.js';
import { LANGUAGES } from './site.js';

/** A birth as an address has it. */
const BIRTH = 'date=1990-05-17&time=14:30&lat=28.61&lon=77.21&tz=Asia/Kolkata&place=Delhi';
const MOON = '/tools/vedic-moon-sign-calculator';

/** The clock of the worker. */
const NOW = Date.parse('2026-01-01T06:30:00Z');
let server: DumbServer;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = await serveFolder(FOLDER, { root: ROOT, clock: NOW });
});

test.afterAll(() => server.close());

test.afterEach(() => {
  // What somebody asks stands behind the question mark of an address, or in the body of a POST.
  expect(server.asked.filter((request) => request.includes('?') || !request.startsWith('GET '))).toEqual([]);
});

const visited = (page: Page, path = '/') => visit(page, server.url + path);

// What docs/site.md promises, on a host that can only send files.
test('a first visit brings little before the worker, and then the day is told', async ({ page }) => {
  const sizes: number[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes('/app/') || pathname.includes('/worker-') || response.status() !== 200) return;
    sizes.push(response.fromServiceWorker() ? 0 : (await response.body()).length);
  });
  await visited(page);
  await expect(page.locator('main')).not.toContainText('Being calculated on this device');
  await expect(page.locator('[data-strip]')).toBeHidden();
  expect(sizes.length).toBeGreaterThan(3);
});

test('everything is answered without a network after the first visit', async ({ page }) => {
  await visited(page);
  await server.pause();
  await page.reload();
  await expect(page.locator('[data-strip]')).toContainText('No network.');
  await page.goto(`${server.url}/tools/panchang?on=2026-11-26&on_tz=Asia/Kolkata&at_lat=28.61&at_lon=77.21`);
  await expect(page.locator('main')).toContainText('Mrigashira');
  expect(new URL(page.url()).search).toBe('');
  expect(new URL(page.url()).hash).toContain('on=2026-11-26');
  await page.goto(`${server.url}/kundli`);
  await page.locator('#date_day, #day').first().fill('17');
  await page.locator('#date_month').selectOption('5');
  await page.locator('#date_year').fill('1990');
  await page.locator('#time').fill('14:30');
  await page.locator('details:has(#lat) > summary').first().click();
  await page.locator('#lat').fill('28.61');
  await page.locator('#lon').fill('77.21');
  await page.locator('#tz').fill('Asia/Kolkata');
  await page.locator('main form.panel :is(button[type=submit], button:not([type]))').first().click();
  await expect(page.locator('main')).toContainText('Capricorn');
  expect(new URL(page.url()).hash).toContain('date=1990-05-17');
  await page.goto(`${server.url}/methodology/panchang`);
  await expect(page.locator('h1')).toContainText('not saved here');
  await server.resume();
});

test('an address with a fragment opens for somebody who was never here', async ({ page }) => {
  await page.goto(`${server.url}${MOON}#${BIRTH}`);
  await expect(page.locator('main')).toContainText('Moon sign: Capricorn', { timeout: 60_000 });
  expect(page.url()).toBe(`${server.url}${MOON}#${BIRTH}`);
  await page.reload();
  await expect(page.locator('main')).toContainText('Moon sign: Capricorn');
});

test('a language is followed with what was asked', async ({ page }) => {
  await visited(page);
  await page.goto(`${server.url}${MOON}?${BIRTH}`);
  await page.locator('#langs a[lang=hi]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi', { timeout: 60_000 });
  await expect(page.locator('main')).toContainText('मकर', { timeout: 60_000 });
  expect(new URL(page.url()).pathname).toBe(`${ROOT}/hi${MOON}`);
});

test('a language whose worker was never started is told nothing by the address', async ({ page }) => {
  await visited(page, `/hi${MOON}#${BIRTH}`);
  await expect(page.locator('main')).toContainText('मकर', { timeout: 60_000 });
  await page.locator('#langs a[lang=en]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 60_000 });
  await expect(page.locator('main')).toContainText('Moon sign: Capricorn', { timeout: 60_000 });
  expect(page.url()).toBe(`${server.url}${MOON}#${BIRTH}`);
});

test('a language is asked by nobody but its own worker', async ({ page }) => {
  await visited(page);
  await page.goto(`${server.url}${MOON}?${BIRTH}`);
  // A worker that is on its way has its pages already, and answers none of them.
  const { release } = server.holdWorkers();
  await page.locator('#langs a[lang=hi]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi', { timeout: 60_000 });
  await page.waitForTimeout(2000);
  release();
  await expect(page.locator('main')).toContainText('मकर', { timeout: 60_000 });
});

test('a form that is sent before the worker is there waits for it', async ({ page }) => {
  const worker = server.holdWorkers();
  await page.goto(`${server.url}${MOON}`);
  await page.locator('#date_day').fill('17');
  await page.locator('#date_month').selectOption('5');
  await page.locator('#date_year').fill('1990');
  await page.locator('#date_year').press('Enter');
  await expect(page.locator('[data-strip]')).toContainText('Nothing you enter leaves it');
  worker.release();
  await expect(page).toHaveURL(/#.*date_year=1990|#.*1990-05-17/, { timeout: 60_000 });
});

test('without script no form sends anything, and the page says why', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}${MOON}`);
  await expect(page.locator('noscript, .bar-off').last()).toContainText('need JavaScript');
  const before = server.asked.length;
  await page.locator('#date_year').fill('1990');
  await page.locator('#date_year').press('Enter');
  await expect(page.locator('main form.panel button[data-inert]').first()).toBeDisabled();
  expect(server.asked.length).toBe(before);
  await context.close();
});

test('what is saved is shown, given out as a file, taken in again and deleted', async ({ page }) => {
  await visited(page, '/offline');
  const details = page.locator('[data-part=details] dd');
  const form = { nirayana: 'details', version: 1, people: [{ name: 'Asha', values: { date_year: '1990' } }] };
  const choose = async (text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.locator('[data-device-act=take-in]').click();
    await (await chooser).setFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  };
  await choose('{"people":[]}');
  await expect(page.locator('[data-device-status]')).toContainText('Nothing was changed');
  await choose(JSON.stringify(form));
  await expect(page.locator('[data-device-status]')).toContainText('Imported: 1.');
  await expect(details).not.toContainText('not saved');
  const download = page.waitForEvent('download');
  await page.locator('[data-device-act=export]').click();
  expect((await download).suggestedFilename()).toBe('nirayana.json');
  await page.locator('[data-device-act=clear]').click();
  await expect(details).toContainText('not saved');
  expect(
    await page.evaluate(
      () => [localStorage.length, navigator.serviceWorker.getRegistrations().then((all) => all.length)][0],
    ),
  ).toBe(0);
});

test('choices are kept on the device, where no host is sent them, and outlast a new visit', async ({
  page,
  context,
}) => {
  await visited(page, '/choices');
  await expect(page.locator('main form[method=post]')).toBeVisible({ timeout: 60_000 });
  await page.locator('#region').selectOption('tamil_nadu');
  await page.locator('#ayanamsha').selectOption('raman');
  await page.locator('main button[type=submit]').first().click();
  await expect(page).toHaveURL(`${server.url}/choices#saved=2`);
  await expect(page.locator('main .note')).toHaveText('Saved.');
  expect(await context.cookies()).toEqual([]);
  await page.goto(`${server.url}/kundli`);
  await expect(page.locator('[data-chosen]')).toContainText('Ayanamsha: Raman');
  await page.goto(`${server.url}/panchang`);
  await expect(page).toHaveURL(`${server.url}/panchang#region=tamil_nadu&ayanamsha=raman`);
  await expect(page.locator('main')).toContainText('Tamil Nadu (your choice)');
  // Those of another language have the same.
  await visited(page, '/hi/choices');
  await expect(page.locator('#region')).toHaveValue('tamil_nadu', { timeout: 60_000 });
  await page.locator('button[name=forget]').click();
  await expect(page).toHaveURL(`${server.url}/hi/choices#forgotten=0`);
  await expect(page.locator('#region')).toHaveValue('');
});

test('places and methods are saved at once, and open without a network', async ({ page }) => {
  await visited(page, '/offline');
  const saved = (part: string) => page.locator(`[data-part=${part}] dd`);
  for (const part of ['places', 'methods']) {
    await expect(saved(part)).toContainText(part === 'places' ? 'not saved' : 'pages saved: 0');
    await page.locator(`[data-device-act=${part}]`).click();
  }
  await expect(saved('places')).not.toContainText('not saved');
  await expect(saved('methods')).toContainText(/pages saved: \d\d/, { timeout: 60_000 });
  await server.pause();
  for (const path of ['panchang', 'kp-chart', 'vrata-calendar']) {
    await page.goto(`${server.url}/methodology/${path}`);
    await expect(page.locator('article h1, main h1').first()).not.toContainText('not saved here');
    await expect(page.locator('article')).toContainText('sources', { ignoreCase: true });
  }
  await page.goto(`${server.url}${MOON}`);
  await page.locator('#place').pressSequentially('Ujjain');
  await expect(page.locator('.opts [role=option]').first()).toContainText('Ujjain');
  await server.resume();
});

test('a new version waits until its reader wants it, and answers without a network', async ({ page }) => {
  const released = await serveFolder(FOLDER, { root: ROOT, clock: NOW });
  // Choices outlast versions.
  const kept = async () => (await page.evaluate(() => caches.keys())).filter((name) => !name.endsWith(' choices'));
  const search = () => page.evaluate(async (root) => (await fetch(`${root}/api/public/places?q=delhi`)).status, ROOT);
  await visit(page, `${released.url}/`);
  const method = `${released.url}/methodology/panchang`;
  await page.goto(method);
  expect(await search()).toBe(200);
  const [old = ''] = await kept();
  released.release('99.0.0');
  await page.goto(`${released.url}/kundli`);
  const strip = page.locator('[data-strip]');
  await expect(strip).toContainText('Version 99.0.0 is ready.', { timeout: 60_000 });
  expect(await kept()).toContain(old);
  await Promise.all([page.waitForEvent('load'), strip.getByRole('button', { name: 'Update now' }).click()]);
  await expect(page.locator('html[data-answered]')).toBeAttached();
  await expect(strip).toBeHidden();
  expect(await kept()).not.toContain(old);
  await released.close();
  await page.goto(`${released.url}${MOON}?${BIRTH}`);
  await expect(page.locator('main')).toContainText('Moon sign: Capricorn');
  await expect(strip).toContainText('No network.');
  // What was kept of the version before is there again.
  expect(await search()).toBe(200);
  await page.goto(method);
  await expect(page.locator('article')).toContainText('sunrise');
  expect(released.asked.filter((asked) => asked.includes('?'))).toEqual([]);
});

interface Case {
  readonly slug: string;
  readonly input: { readonly locale?: string };
  readonly options?: Readonly<Record<string, unknown>>;
}

const CASES = readdirSync('golden/cases').flatMap((file) => {
  const cases: readonly Omit<Case, 'slug'>[] = JSON.parse(readFileSync(`golden/cases/${file}`, 'utf8'));
  return cases.map((each) => ({ ...each, slug: file.replace('.json', '') }));
});

/** The request of a case, in a language of the answer. */
function requestOf({ slug, input, options = {} }: Case, language: string) {
  const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]));
  if (language !== 'en') query.set('locale', language);
  return { address: `/api/public/tools/${slug}?${query}`, body: JSON.stringify(input) };
}

/** What a worker of one language is asked: every case in English, and each in one other language. */
function casesOf(language: string): Case[] {
  const at = LANGUAGES.indexOf(language);
  return CASES.filter(({ input: { locale } }, index) => {
    if (locale !== undefined && LANGUAGES.includes(locale)) return locale === language;
    return language === 'en' || index % (LANGUAGES.length - 1) === at - 1;
  });
}

for (const language of LANGUAGES) {
  test(`answers golden cases with the bytes of a server: ${language}`, async ({ page }) => {
    const { createHandler } = await import(new URL('../../dist/http.js', import.meta.url).href);
    const handle = createHandler({ baseUrl: ORIGIN, basePath: ROOT, now: () => new Date(NOW) });
    await visited(page, language === 'en' ? '/' : `/${language}`);
    const requests = casesOf(language).map((each) => requestOf(each, language));
    expect(requests.length).toBeGreaterThan(50);
    const answers = await page.evaluate(
      async ([root, asked]) => {
        const texts: string[] = [];
        for (const { address, body } of asked) {
          const headers = { 'Content-Type': 'application/json' };
          const response = await fetch(root + address, { method: 'POST', headers, body });
          texts.push(`${response.status} ${await response.text()}`);
        }
        return texts;
      },
      [ROOT, requests] as const,
    );
    const others: string[] = [];
    for (const [index, { address, body }] of requests.entries()) {
      const headers = { 'Content-Type': 'application/json' };
      const request = new Request(`${ORIGIN}${ROOT}${address}`, { method: 'POST', headers, body });
      const response: Response = await handle(request);
      const expected = `${response.status} ${await response.text()}`;
      if (answers[index] !== expected) others.push(`${address} ${body}`);
    }
    expect(others).toEqual([]);
  });
}
