import { checks, holds, same } from '../checks.mjs';
import { startSite } from '../site.mjs';
import { watchedContext } from '../watch.mjs';

const CHART = '/tools/birth-chart-calculator';
const PANCHANG = '/tools/panchang';

/** What the script adds to pages that work without it. */
export async function script({ tally, site, browser }) {
  const check = checks({ tally, site, browser });
  const queryOf = (slug) => site.tools.find((tool) => tool.slug === slug)?.query;
  const chart = `${CHART}?${queryOf('birth-chart-calculator')}`;

  await check('a time that is not known is greyed out', CHART, async (page) => {
    const time = page.locator('#time');
    await time.fill('10:20');
    await page.locator('[data-off=time]').check();
    same(await time.isDisabled(), true, 'greyed out');
    await page.locator('[data-off=time]').uncheck();
    same([await time.isDisabled(), await time.inputValue()], [false, '10:20'], 'open again');
  });

  await check('a result comes without a reload, and the way back goes', CHART, async (page) => {
    const formTitle = await page.title();
    await page.locator('#date_day').fill('17');
    await page.locator('#date_month').selectOption('5');
    await page.locator('#date_year').fill('1990');
    await page.locator('#time').fill('10:20');
    await page.locator('#place').pressSequentially('Delhi');
    await page.locator('.opts [role=option]').first().click();
    await page.locator('#place').press('Enter');
    await page.waitForURL('**?date=1990-05-17&**');
    await page.waitForFunction(() => document.activeElement?.nodeName === 'H1');
    holds(await page.evaluate(() => window.isSamePage), 'The page was loaded anew.');
    const links = await page.locator('#langs a[hreflang=hi]').getAttribute('href');
    holds(links.includes('date=1990-05-17'), `The link to Hindi is ${links}.`);
    same(await page.locator('meta[name=robots]').count(), 1, 'a result is left out by search engines');
    same(await page.evaluate(() => scrollY), 0, 'scrolled to');
    await page.goBack();
    await page.waitForFunction(() => !document.querySelector('.lead-fact'));
    same([await page.title(), page.url()], [formTitle, site.base + CHART], 'back');
    same(await page.locator('meta[name=robots]').count(), 0, 'the form is not');
    await page.goForward();
    await page.waitForURL('**?date=1990-05-17&**');
    await page.locator('.lead-fact').waitFor();
    holds(await page.evaluate(() => window.isSamePage), 'The page was loaded anew on the way.');
  });

  await check('a switch changes the result without a reload', chart, async (page) => {
    const link = page.locator('main .seg a:not([aria-current])').first();
    const href = await link.getAttribute('href');
    await link.click();
    await page.waitForURL((url) => url.href.endsWith(href));
    holds(await page.evaluate(() => window.isSamePage), 'The page was loaded anew.');
  });

  /** Where the page stands, and what has the focus. */
  const standOf = (page) =>
    page.evaluate(() => {
      const { id, textContent } = document.activeElement;
      return [Math.round(scrollY), id || textContent.trim()];
    });
  /** Scrolls to a control, uses it, and wants the page to stand as it stood. */
  const stays = async (page, control, use) => {
    await control.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 200));
    await control.focus();
    const [scroll, focus] = await standOf(page);
    const old = page.url();
    await use();
    await page.waitForURL((url) => url.href !== old);
    await page.waitForFunction(() => !document.querySelector('main[aria-busy]'));
    same((await standOf(page))[0], scroll, 'scrolled to');
    holds(await page.evaluate(() => window.isSamePage), 'The page was loaded anew.');
    return focus;
  };

  for (const width of [375, 1280]) {
    await check(
      `switches of a chart leave the page where it is, ${width} px`,
      chart,
      async (page) => {
        const style = page.locator('main .seg a:not([aria-current])').first();
        const focus = await stays(page, style, () => page.keyboard.press('Enter'));
        same((await standOf(page))[1], focus, 'the focus after another style');
        const varga = page.locator('#varga');
        same(await page.locator('form[data-tap] button:visible').count(), 0, 'buttons beside what changes on tap');
        await page.locator('main details:not([open]) > summary').last().click();
        const open = await page.locator('main details[open]').count();
        await stays(page, varga, () => varga.selectOption('D10'));
        same((await standOf(page))[1], 'varga', 'the focus after another varga');
        same(await varga.inputValue(), 'D10', 'the varga');
        same(await page.locator('main details[open]').count(), open, 'folds that are open');
      },
      { width },
    );
    await check(
      `another day leaves the page where it is, ${width} px`,
      `${PANCHANG}?${queryOf('panchang')}`,
      async (page) => {
        const next = page.locator('main .seg a').last();
        await stays(page, next, () => page.keyboard.press('Enter'));
        holds(await next.evaluate((link) => link === document.activeElement), 'The arrow has lost the focus.');
      },
      { width },
    );
  }

  await check('the way back brings what was typed', CHART, async (page) => {
    await page.locator('#date_day').fill('17');
    await page.locator('#date_month').selectOption('5');
    await page.locator('#date_year').fill('1990');
    await page.locator('#time').fill('10:20');
    await page.locator('#place').pressSequentially('Delhi');
    await page.locator('.opts [role=option]').first().click();
    await page.locator('main form.panel button[type=submit]').click();
    await page.locator('.lead-fact').first().waitFor();
    await page.goBack();
    await page.waitForFunction(() => !document.querySelector('.lead-fact'));
    await page.waitForFunction(() => !document.querySelector('main[aria-busy]'));
    const values = await page
      .locator('#date_day, #date_month, #date_year, #time, #place')
      .evaluateAll((fields) => fields.map(({ value }) => value));
    same(values, ['17', '5', '1990', '10:20', 'Delhi, India'], 'what stands in the form');
  });

  await check('where a request fails the browser goes by itself', `${CHART}`, async (page) => {
    await page.route('**/tools/**', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ status: 502, body: 'no' }) : route.continue(),
    );
    await page.locator('main form.panel button[type=submit]').click();
    await page.locator('.errsum').waitFor();
    holds(!(await page.evaluate(() => window.isSamePage)), 'The page was not loaded anew.');
  });

  await check('errors take the focus and lead to their fields', CHART, async (page) => {
    await page.locator('main form.panel button[type=submit]').click();
    const summary = page.locator('.errsum');
    await summary.waitFor();
    holds(await summary.evaluate((element) => element === document.activeElement), 'The summary has no focus.');
    holds((await page.title()).startsWith('Error'), await page.title());
    const link = summary.locator('a').first();
    const id = (await link.getAttribute('href')).slice(1);
    await link.press('Enter');
    same(await page.evaluate(() => document.activeElement.id), id, 'the field of the first error');
    const described = await page.locator('[aria-invalid=true]').first().getAttribute('aria-describedby');
    const group = await page.locator('fieldset.bad-field').first().getAttribute('aria-describedby');
    holds(described ?? group, 'Nothing describes what is wrong.');
  });

  await check(
    'the result is copied, printed and saved',
    chart,
    async (page, context) => {
      await page.evaluate(() => {
        window.print = () => Object.assign(window, { printed: true });
      });
      await page.locator('#h-keep').click();
      await page.locator('[data-print]').click();
      same(await page.evaluate(() => window.printed), true, 'printed');
      await page.locator('[data-copy]').click();
      await page.waitForFunction(() => document.querySelector('[data-copy] ~ [data-status]').textContent !== '');
      const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
      same(copied.result.ascendant.sign_name, 'Cancer', 'copied');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.locator('[data-save]').first().click(),
      ]);
      const parts = [];
      for await (const part of await download.createReadStream()) parts.push(part);
      const svg = Buffer.concat(parts).toString();
      holds(/^[\w-]+\.svg$/.test(download.suggestedFilename()), download.suggestedFilename());
      const image = await context.newPage();
      await image.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
      same(await image.evaluate(() => document.documentElement.namespaceURI), 'http://www.w3.org/2000/svg', 'an SVG');
      await image.close();
      return download.suggestedFilename();
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );

  await check('the list is shortened while one types', '/', async (page) => {
    const shown = () => page.locator('[data-k]:visible').count();
    const whole = await shown();
    const field = page.locator('[data-filter]');
    const type = async (text) => {
      await field.press('ControlOrMeta+a');
      await field.press('Backspace');
      await field.pressSequentially(text);
    };
    await type('DÁSHA');
    const some = await shown();
    holds(some > 0 && some < whole, `${some} of ${whole}`);
    holds((await page.locator('p[data-found]').textContent()).includes(String(some)), 'The number is not told.');
    await type('zzzz');
    same(await shown(), 0, 'shown for letters without a meaning');
    await type('');
    same(await shown(), whole, 'the whole list again');
    same(whole, site.pages.length, 'every page is in the list');
  });

  await tally.check('the mark of the present moves', async () => {
    const { context } = await watchedContext(browser, site);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(`${site.base}${PANCHANG}?${queryOf('panchang')}`);
    const at = () => page.locator('svg[data-from] line.t-now').first().getAttribute('x1');
    const before = Number.parseFloat(await at());
    await page.clock.runFor(30 * 60_000);
    const moved = Number.parseFloat(await at()) - before;
    const [from, to] = await page
      .locator('svg[data-from]:has(.t-now)')
      .first()
      .evaluate(({ dataset }) => [Number(dataset.from), Number(dataset.to)]);
    const wanted = (100 * 30 * 60_000) / (to - from);
    await context.close();
    holds(Math.abs(moved - wanted) < 0.1, `${moved}, not ${wanted}`);
  });

  await tally.check('the script finds its way below a mount', async () => {
    const mounted = await startSite({ basePath: '/astro' });
    const { context, wrong } = await watchedContext(browser, mounted);
    try {
      const page = await context.newPage();
      await page.goto(`${mounted.base}/hi${PANCHANG}`);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.locator('#at_place').fill('');
      await page.locator('#at_place').pressSequentially('Ujjain');
      await page.locator('.opts [role=option]').first().click();
      await page.locator('main form.panel button[type=submit]').click();
      await page.waitForURL('**/astro/hi/tools/panchang?**');
      holds(await page.evaluate(() => window.isSamePage), 'The page was loaded anew.');
    } finally {
      await context.close();
      await mounted.close();
    }
    same(wrong, [], 'wrong');
  });
}
