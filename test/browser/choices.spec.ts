import { expect, misdeeds, test } from './fixtures.js';
import { axeFindings } from './sight.js';
import { LANGUAGES, pagePath } from './site.js';

const CHART = '/tools/birth-chart-calculator';
const COOKIE = 'nirayana_choices';

test.afterEach(async ({ page, context, javaScriptEnabled }) => {
  // Those of a scene are its own.
  await context.clearCookies();
  if (javaScriptEnabled) expect(await misdeeds(page)).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('choices are kept, fill a form, are told on its result, and are deleted', async ({ page, context }) => {
      await page.goto('/');
      await page.locator('.foot a[href="/choices"]').click();
      expect(await context.cookies(), 'cookies that nobody asked for').toEqual([]);
      await page.locator('#region').selectOption('tamil_nadu');
      await page.locator('#ayanamsha').selectOption('raman');
      await page.locator('#style').selectOption('south');
      await page.locator('main button[type=submit]').first().click();
      await expect(page).toHaveURL('/choices?saved=3');
      await expect(page.locator('main .note')).toHaveText('Saved.');
      const [kept, ...others] = await context.cookies();
      expect([kept?.name, kept?.value, kept?.sameSite, others.length]).toEqual([
        COOKIE,
        'region=tamil_nadu&ayanamsha=raman&style=south',
        'Lax',
        0,
      ]);
      await page.goto(CHART);
      await expect(page.locator('[data-chosen]')).toContainText('Ayanamsha: Raman; Chart style: South');
      await page.locator('#date_day').fill('17');
      await page.locator('#date_month').selectOption('5');
      await page.locator('#date_year').fill('1990');
      await page.locator('#time').fill('10:20');
      await page.locator('#place').fill('Ujjain, India');
      await page.locator('main form.panel button[type=submit]').click();
      await page.locator('.answer').waitFor();
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('ayanamsha'), searchParams.get('style')]).toEqual(['raman', 'south']);
      await expect(page.locator('[data-chosen]')).toContainText('Your choices Ayanamsha: Raman; Chart style: South');
      const address = page.url();
      const answer = await page.locator('main svg').first().innerHTML();
      await page.locator('[data-chosen] a').last().click();
      await page.locator('button[name=forget]').click();
      await expect(page.locator('main .note')).toContainText('deleted');
      expect(await context.cookies()).toEqual([]);
      await page.goto(address);
      expect(await page.locator('main svg').first().innerHTML(), 'the same without the choices').toBe(answer);
    });

    test('the short addresses lead on to one with the choices', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: COOKIE, value: 'region=tamil_nadu', url: String(baseURL) }]);
      await page.goto('/');
      await expect(page).toHaveURL('/?region=tamil_nadu');
      await expect(page.locator('.today [data-chosen]')).toContainText('Region: Tamil Nadu');
      await page.goto('/panchang');
      await expect(page).toHaveURL('/panchang?region=tamil_nadu');
      await expect(page.locator('main')).toContainText('Tamil Nadu (your choice)');
    });

    test('a clock and digits are chosen once, and left where an address names others', async ({ page, context }) => {
      await page.goto('/hi/panchang');
      await page.locator('a[data-hours="12"]').click();
      await page.locator('a[data-digits="native"]').click();
      await page.locator('.foot a[href^="/hi/choices"]').last().click();
      await expect(page.locator('#hours')).toHaveValue('12');
      await expect(page.locator('#digits')).toHaveValue('native');
      await page.locator('main button[type=submit]').first().click();
      expect((await context.cookies()).map(({ value }) => value)).toEqual(['hours=12&digits=native']);
      for (const path of ['/hi/festivals', CHART.replace('/', '/hi/')]) {
        await page.goto(path);
        await expect(page).toHaveURL(`${path}?hours=12&digits=native`);
        await expect(page.locator('html')).toHaveAttribute('data-digits', /०/);
      }
      await page.goto('/hi/panchang');
      await page.locator('a[data-hours="24"]').click();
      await expect(page).toHaveURL(/hours=24&digits=native$/);
      await page.locator('[data-chosen] a').first().click();
      await expect(page).toHaveURL(/hours=12&digits=native$/);
      await page.goto('/panchang');
      await expect(page).toHaveURL('/panchang?hours=12');
    });

    test('festivals and questions follow the choices, and say so', async ({ page, context, baseURL }) => {
      const choices = 'region=tamil_nadu&tradition=vaishnava';
      await context.addCookies([{ name: COOKIE, value: choices, url: String(baseURL) }]);
      await page.goto('/festivals');
      await expect(page).toHaveURL(`/festivals?${choices}`);
      await expect(page.locator('main')).toContainText('Region: Tamil Nadu (your choice)');
      await page.locator('.year-sheet a[href*="/festivals/maha_shivaratri"]').first().click();
      await expect(page).toHaveURL(/\/festivals\/maha_shivaratri\?/);
      await expect(page.locator('[data-chosen]')).toContainText('Your choices Region: Tamil Nadu');
      await page.goto('/festivals/lakshmi_puja');
      await expect(page.locator('#h-custom + p')).toContainText('South India: ');
      await page.goto('/');
      await page.locator('#q').fill('Ekadashi 2027');
      await page.locator('form.search button').click();
      await expect(page.locator('.reply')).toBeVisible();
      const { searchParams } = new URL(page.url());
      expect([searchParams.get('region'), searchParams.get('tradition')]).toEqual(['tamil_nadu', 'vaishnava']);
      await expect(page.locator('[data-chosen]')).toContainText('Your choices Region: Tamil Nadu');
      // A link that somebody sends stays as it is, and leads to the same by one's own choices.
      await page.goto('/?q=Ekadashi+2027');
      await page.locator('[data-chosen] a').first().click();
      await expect(page).toHaveURL(/region=tamil_nadu/);
    });
  });
}

test('a link shows what it says, and leads to the same with one’s own choices', async ({
  page,
  context,
  site,
  baseURL,
}) => {
  await context.addCookies([{ name: COOKIE, value: 'ayanamsha=raman', url: String(baseURL) }]);
  await page.goto(`${CHART}?${site.queryOf(CHART)}`);
  const ayanamsha = page.locator('dt:text-is("Ayanamsha") + dd');
  await expect(ayanamsha).toContainText('Lahiri');
  await page.locator('[data-chosen] a').first().click();
  await expect(page).toHaveURL(/ayanamsha=raman/);
  await expect(ayanamsha).toContainText('Raman');
});

test('a place that is kept keeps the choices of the first page', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: COOKIE, value: 'region=tamil_nadu', url: String(baseURL) }]);
  await page.goto('/choices');
  await page.evaluate(() => {
    const place = { place: 'Ujjain, India', lat: '23.18', lon: '75.78', tz: 'Asia/Kolkata' };
    localStorage.setItem('nirayana', JSON.stringify({ people: [], place }));
  });
  await page.goto('/');
  await expect(page.locator('.today h1')).toContainText('Ujjain');
  await expect(page.locator('.today [data-chosen]')).toContainText('Region: Tamil Nadu');
  await page.goto('/panchang');
  await expect(page).toHaveURL(/region=tamil_nadu.*at_place=Ujjain/);
  await page.evaluate(() => localStorage.clear());
});

test('the worker beside a server follows its cookie, and sets it', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: COOKIE, value: 'ayanamsha=raman', url: String(baseURL) }]);
  await page.goto('/offline');
  await page.locator('[data-device-act=save]').click();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await page.goto('/kundli');
  await expect(page.locator('html')).toHaveAttribute('data-device', 'device');
  await expect(page.locator('[data-chosen]')).toContainText('Ayanamsha: Raman');
  await page.goto('/choices');
  await page.locator('#ayanamsha').selectOption('krishnamurti');
  await page.locator('main button[type=submit]').first().click();
  await expect(page.locator('main .note')).toHaveText('Saved.');
  const kept = (await context.cookies()).filter(({ name }) => name === COOKIE);
  expect(kept.map(({ value, path }) => `${value} ${path}`)).toEqual(['ayanamsha=krishnamurti /']);
  await page.locator('button[name=forget]').click();
  await expect(page.locator('main .note')).toContainText('deleted');
  expect(await context.cookies()).toEqual([]);
  // The worker notes the language of a visit.
  await page.evaluate(() => sessionStorage.clear());
});

for (const language of LANGUAGES) {
  test(`the page of choices is legible in ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: COOKIE, value: 'region=kerala&style=south', url: String(baseURL) }]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pagePath(language, '/choices?saved=2'));
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
