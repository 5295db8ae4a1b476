import { axeFindings } from '../sight.mjs';
import { misdeeds, watchedContext } from '../watch.mjs';

const CHART = '/tools/birth-chart-calculator';
const PANCHANG = '/tools/panchang';

function same(got, wanted, what) {
  const [a, b] = [got, wanted].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`${what}: ${a}, not ${b}`);
}

const keptKeys = (page) => page.evaluate(() => Object.keys(localStorage));

/** Names, and what the device keeps for who asks for it. */
export async function own({ tally, site, browser }) {
  const check = (name, step, options = {}) =>
    tally.check(name, async () => {
      const { context, wrong } = await watchedContext(browser, { ...site, ...options });
      try {
        const page = await context.newPage();
        const asked = [];
        page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
        await step(page, asked);
        await page.evaluate(() => localStorage.clear());
        const bad = [...wrong, ...(await misdeeds(page))];
        if (bad.length > 0) throw new Error(bad.join('\n'));
      } finally {
        await context.close();
      }
    });

  const fillBirth = async (page) => {
    await page.locator('#date_day').fill('15');
    await page.locator('#date_month').selectOption('8');
    await page.locator('#date_year').fill('1990');
    await page.locator('#time').fill('14:30');
    await page.locator('#place').fill('Ujjain, India');
  };

  await check('a name heads the result, is in no address, and is forgotten with the page', async (page, asked) => {
    await page.goto(site.base + CHART);
    await page.locator('[data-person] summary').first().click();
    await page.locator('#own_name').fill('Asha <b>');
    await fillBirth(page);
    await page.locator('main form.panel button[type=submit]').click();
    await page.locator('[data-whose] strong').waitFor();
    same(await page.locator('[data-whose] strong').textContent(), 'Asha <b>', 'the name');
    same(
      asked.filter((address) => address.includes('Asha')),
      [],
      'addresses with the name',
    );
    same(await keptKeys(page), [], 'what is kept without being asked');
    await page.reload();
    same(await page.locator('[data-whose] strong').count(), 0, 'names after a reload');
  });

  await check('people are kept for who asks for it, fill a form, and are deleted', async (page, asked) => {
    await page.goto(site.base + CHART);
    await page.locator('[data-person] summary').first().click();
    await page.locator('#own_name').fill('Asha');
    await page.locator('#keep').check();
    await fillBirth(page);
    await page.locator('main form.panel button[type=submit]').click();
    await page.locator('[data-whose] strong').waitFor();
    same(await keptKeys(page), ['nirayana'], 'what is kept');
    await page.reload();
    same(await page.locator('[data-whose] strong').textContent(), 'Asha', 'the name after a reload');
    await page.goto(`${site.base}/tools/horoscope-matching`);
    await page.locator('[data-person=b_] summary').click();
    await page.locator('#b_kept').selectOption({ label: 'Asha' });
    const values = await page
      .locator('#b_date_day, #b_date_month, #b_date_year, #b_time, #b_place')
      .evaluateAll((fields) => fields.map(({ value }) => value));
    same(values, ['15', '8', '1990', '14:30', 'Ujjain, India'], 'the fields');
    const violations = await axeFindings(page);
    same(violations, [], 'axe');
    await page.locator('[data-person=b_] [data-forget]').click();
    same(await keptKeys(page), [], 'what is kept after all was deleted');
    same(await page.locator('#b_kept').isVisible(), false, 'the list');
    same(
      asked.filter((address) => address.includes('Asha')),
      [],
      'addresses with the name',
    );
  });

  await check('one place is kept for the pages of a day and the first page', async (page) => {
    await page.goto(site.base + PANCHANG);
    await page.locator('#at_place').fill('Ujjain, India');
    await page.locator('[data-own-place] summary').click();
    await page.locator('#at_keep').check();
    await page.locator('main form.panel button[type=submit]').click();
    await page.locator('.answer').waitFor();
    await page.goto(`${site.base}/tools/planetary-hours`);
    same(await page.locator('#at_place').inputValue(), 'Ujjain, Madhya Pradesh, India', 'the place of another tool');
    await page.goto(site.base);
    await page.getByRole('heading', { name: 'Today: Ujjain, Madhya Pradesh, India' }).waitFor();
    await page.goto(`${site.base}${PANCHANG}?on=2026-11-25&on_tz=Europe/Paris&at_lat=48.85&at_lon=2.35&at_place=Paris`);
    same(await page.locator('#at_place').inputValue(), 'Paris', 'a place that an address names');
  });

  await check('what else stands under our name in the browser does no harm', async (page) => {
    for (const text of ['{', '[]', '{"people":[1,null,{"name":2}],"place":"x"}', '{"people":{"length":9}}']) {
      await page.goto(site.base + CHART);
      await page.evaluate((told) => localStorage.setItem('nirayana', told), text);
      await page.reload();
      await page.locator('[data-person] summary').click();
      same(await page.locator('#own_name').isVisible(), true, 'the field for a name');
      same(await page.locator('#kept').isVisible(), false, 'the list');
    }
  });

  await check('the clock of twelve hours is kept for who asks for it, and left again', async (page) => {
    const day = `${site.base}${PANCHANG}?on=2026-01-01&on_tz=Asia/Kolkata&at_lat=28.6139&at_lon=77.209`;
    await page.goto(day);
    same(await page.locator('[data-keep-hours]').count(), 0, 'boxes beside the usual clock');
    await page.locator('a[data-hours="12"]').click();
    await page.waitForURL('**&hours=12');
    const told = await page.locator('[data-clock]').textContent();
    same(/^\d+:\d\d\u00a0[ap]m$/.test(told), true, `the present is ${told}`);
    await page.locator('[data-keep-hours] input').check();
    await page.goto(day);
    await page.waitForURL('**&hours=12');
    await page.locator('main .seg a').last().click();
    await page.waitForURL('**on=2026-01-02**&hours=12');
    same(await page.locator('[data-keep-hours] input').isChecked(), true, 'the box of a new foot');
    await page.locator('a[data-hours="24"]').click();
    await page.waitForURL((url) => !url.search.includes('hours'));
    await page.goto(day);
    await page.locator('.answer').waitFor();
    same(page.url().includes('hours'), false, 'led back to the clock that was left');
  });

  await tally.check('without script nothing of it is there', async () => {
    const { context } = await watchedContext(browser, { ...site, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.base + CHART);
    same(await page.locator('.kept').first().isVisible(), false, 'the fold is seen');
    await context.close();
  });
}
