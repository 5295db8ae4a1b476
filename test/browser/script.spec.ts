import type { Locator, Page } from '@playwright/test';
import { askedOf, expect, isSamePage, misdeeds, open, test, watch, wide } from './fixtures.js';
import { PATHS, startSite } from './site.js';

declare global {
  interface Window {
    printed?: boolean;
  }
}

const CHART = '/tools/birth-chart-calculator';
const PANCHANG = '/tools/panchang';

const press = (page: Page) => page.locator('main form.panel button[type=submit]').click();

async function fillBirth(page: Page): Promise<void> {
  await page.locator('#date_day').fill('17');
  await page.locator('#date_month').selectOption('5');
  await page.locator('#date_year').fill('1990');
  await page.locator('#time').fill('10:20');
  await page.locator('#place').pressSequentially('Delhi');
  await page.locator('.opts [role=option]').first().click();
}

/** Where the page stands, and what has the focus. */
const standOf = (page: Page) =>
  page.evaluate(() => ({
    scroll: Math.round(scrollY),
    focus: document.activeElement?.id || document.activeElement?.textContent?.trim(),
  }));

/** Scrolls to a control, uses it, and wants the page to stand as it stood. Gives what had the focus. */
async function stays(page: Page, control: Locator, use: () => Promise<unknown>): Promise<string | undefined> {
  await control.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 200));
  await control.focus();
  const { scroll, focus } = await standOf(page);
  const old = page.url();
  await use();
  await page.waitForURL((url) => url.href !== old);
  await page.waitForFunction(() => !document.querySelector('main[aria-busy]'));
  expect((await standOf(page)).scroll, 'scrolled to').toBe(scroll);
  expect(await isSamePage(page), 'nothing was loaded anew').toBe(true);
  return focus;
}

test.describe('what the script adds', () => {
  test.afterEach(async ({ page }) => {
    expect(await misdeeds(page)).toEqual([]);
  });

  test('a time that is not known is greyed out', async ({ page }) => {
    await page.goto(CHART);
    const time = page.locator('#time');
    await time.fill('10:20');
    await page.locator('[data-off=time]').check();
    expect(await time.isDisabled()).toBe(true);
    await page.locator('[data-off=time]').uncheck();
    expect([await time.isDisabled(), await time.inputValue()]).toEqual([false, '10:20']);
  });

  test('a result comes without a reload, and the way back goes', async ({ page, baseURL }) => {
    await open(page, CHART);
    const formTitle = await page.title();
    await fillBirth(page);
    await page.locator('#place').press('Enter');
    await page.waitForURL((url) => askedOf(url).get('date') === '1990-05-17');
    await page.waitForFunction(() => document.activeElement?.nodeName === 'H1');
    expect(await isSamePage(page), 'nothing was loaded anew').toBe(true);
    expect(await page.locator('#langs a[hreflang=hi]').getAttribute('href')).toContain('date=1990-05-17');
    expect(await page.locator('meta[name=robots]').count(), 'a result is left out by search engines').toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.waitForFunction(() => !document.querySelector('.lead-fact'));
    expect([await page.title(), page.url()]).toEqual([formTitle, baseURL + CHART]);
    expect(await page.locator('meta[name=robots]').count(), 'the form is not').toBe(0);
    await page.goForward();
    await page.waitForURL((url) => askedOf(url).get('date') === '1990-05-17');
    await page.locator('.lead-fact').waitFor();
    expect(await isSamePage(page), 'nothing was loaded anew on the way').toBe(true);
  });

  test('a switch changes the result without a reload', async ({ page, site }) => {
    await open(page, `${CHART}?${site.queryOf(CHART)}`);
    const link = page.locator('main .seg a:not([aria-current])').first();
    const href = new URL(String(await link.getAttribute('href')), page.url());
    await link.click();
    await page.waitForURL((url) => String(askedOf(url)) === String(askedOf(href)));
    expect(await isSamePage(page), 'nothing was loaded anew').toBe(true);
  });

  for (const width of [375, 1280]) {
    test.describe(`${width} px`, () => {
      test.use(wide(width));

      test('switches of a chart leave the page where it is', async ({ page, site }) => {
        await open(page, `${CHART}?${site.queryOf(CHART)}`);
        const style = page.locator('main .seg a:not([aria-current])').first();
        const focus = await stays(page, style, () => page.keyboard.press('Enter'));
        expect((await standOf(page)).focus, 'the focus after another style').toBe(focus);
        const varga = page.locator('#varga');
        // Where the chart stands in a fold, a reader opens it first.
        await page.locator('details:not([open]):has(#varga)').evaluateAll((folds) => {
          for (const fold of folds) (fold as HTMLDetailsElement).open = true;
        });
        expect(await page.locator('form[data-tap] button:visible').count(), 'buttons beside what changes on tap').toBe(
          0,
        );
        await page.locator('main details:not([open]) > summary').last().click();
        const folds = await page.locator('main details[open]').count();
        await stays(page, varga, () => varga.selectOption('D10'));
        expect((await standOf(page)).focus, 'the focus after another varga').toBe('varga');
        expect(await varga.inputValue()).toBe('D10');
        expect(await page.locator('main details[open]').count()).toBe(folds);
      });

      test('another day leaves the page where it is', async ({ page, site }) => {
        await open(page, `${PANCHANG}?${site.queryOf(PANCHANG)}`);
        const next = page.locator('main .seg a').last();
        await stays(page, next, () => page.keyboard.press('Enter'));
        await expect(next).toBeFocused();
      });
    });
  }

  test('the way back brings what was typed', async ({ page }) => {
    await page.goto(CHART);
    await fillBirth(page);
    await press(page);
    await page.locator('.lead-fact').first().waitFor();
    await page.goBack();
    await page.waitForFunction(() => !document.querySelector('.lead-fact'));
    await page.waitForFunction(() => !document.querySelector('main[aria-busy]'));
    const values = await page
      .locator('#date_day, #date_month, #date_year, #time, #place')
      .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ value }) => value));
    expect(values).toEqual(['17', '5', '1990', '10:20', 'Delhi, India']);
  });

  test('where a request fails the browser goes by itself', async ({ page }) => {
    await open(page, CHART);
    await page.route('**/tools/**', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 502, body: 'no' }) : route.continue(),
    );
    await press(page);
    await page.locator('.errsum').waitFor();
    expect(await isSamePage(page), 'the page was loaded anew').toBe(false);
  });

  test('errors take the focus and lead to their fields', async ({ page }) => {
    await page.goto(CHART);
    await press(page);
    const summary = page.locator('.errsum');
    await expect(summary).toBeFocused();
    expect(await page.title()).toMatch(/^Error/);
    const link = summary.locator('a').first();
    const id = String(await link.getAttribute('href')).slice(1);
    await link.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id), 'the field of the first error').toBe(id);
    const described = await page.locator('[aria-invalid=true]').first().getAttribute('aria-describedby');
    const group = await page.locator('fieldset.bad-field').first().getAttribute('aria-describedby');
    expect(described ?? group, 'what describes what is wrong').toBeTruthy();
  });

  test('the list is shortened while one types', async ({ page }) => {
    await page.goto('/tools');
    const shown = () => page.locator('[data-k]:visible').count();
    const whole = await shown();
    const field = page.locator('[data-filter]');
    const type = async (text: string) => {
      await field.press('ControlOrMeta+a');
      await field.press('Backspace');
      await field.pressSequentially(text);
    };
    await type('DÁSHA');
    const some = await shown();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(whole);
    expect(await page.locator('p[data-found]').textContent()).toContain(String(some));
    await type('zzzz');
    expect(await shown(), 'shown for letters without a meaning').toBe(0);
    await type('');
    expect(await shown(), 'the whole list again').toBe(whole);
    expect(whole, 'every page is in the list').toBe(PATHS.length);
  });

  test.describe('with leave to use the clipboard', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('the result is copied, printed and saved', async ({ page, context, site }) => {
      await page.goto(`${CHART}?${site.queryOf(CHART)}`);
      await page.evaluate(() => {
        window.print = () => Object.assign(window, { printed: true });
      });
      await page.locator('#h-keep').click();
      await page.locator('[data-print]').click();
      expect(await page.evaluate(() => window.printed)).toBe(true);
      await page.locator('[data-copy]').click();
      await expect(page.locator('[data-copy] ~ [data-status]')).not.toBeEmpty();
      const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
      expect(copied.result.ascendant.sign_name).toBe('Cancer');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('[data-save]').first().click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^[\w-]+\.svg$/);
      const parts: Buffer[] = [];
      for await (const part of await download.createReadStream()) parts.push(part);
      const image = await context.newPage();
      await image.goto(`data:image/svg+xml;base64,${Buffer.concat(parts).toString('base64')}`);
      expect(await image.evaluate(() => document.documentElement.namespaceURI)).toBe('http://www.w3.org/2000/svg');
      await image.close();
    });
  });
});

test('the mark of the present moves', async ({ page, site }) => {
  await page.clock.install();
  await page.goto(`${PANCHANG}?${site.queryOf(PANCHANG)}`);
  const drawing = page.locator('svg[data-from]:has(.t-now)').first();
  const mark = async () => Number.parseFloat(String(await drawing.locator('line.t-now').first().getAttribute('x1')));
  const before = await mark();
  await page.clock.runFor(30 * 60_000);
  const span = await drawing.evaluate((svg) => Number(svg.dataset['to']) - Number(svg.dataset['from']));
  expect((await mark()) - before).toBeCloseTo((100 * 30 * 60_000) / span, 1);
});

test('a sheet of paper has the line that the page has for it without a script', async ({ page, site }) => {
  await page.clock.setFixedTime(new Date('2026-01-01T06:30:00Z'));
  const views = ['', '/fr', '/uk', '/ta', '/te', '/kn', '/ml', '/mr', '/gu'].map((prefix) => [prefix, '']);
  for (const [prefix, view] of [...views, ['/mr', '&digits=native']]) {
    await page.goto(`${prefix}/matching?${site.queryOf('/matching')}${view}`);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const sheet = await page.evaluate(() => document.documentElement.style.getPropertyValue('--sheet'));
    expect(JSON.parse(sheet)).toBe(await page.locator('p.paper.each').textContent());
  }
});

test('the script finds its way below a mount', async ({ browser }) => {
  const mounted = await startSite({ basePath: '/astro' });
  const context = await browser.newContext();
  try {
    const wrong = await watch(context, mounted.base);
    const page = await context.newPage();
    await open(page, `${mounted.base}/hi${PANCHANG}`);
    await page.locator('#at_place').fill('');
    await page.locator('#at_place').pressSequentially('Ujjain');
    await page.locator('.opts [role=option]').first().click();
    await press(page);
    await page.waitForURL('**/astro/hi/tools/panchang?**');
    expect(await isSamePage(page), 'nothing was loaded anew').toBe(true);
    expect(wrong).toEqual([]);
  } finally {
    await context.close();
    await mounted.close();
  }
});
