import type { Page } from '@playwright/test';
import { expect, misdeeds, test } from './fixtures.js';
import { axeFindings } from './sight.js';

const CHART = '/tools/birth-chart-calculator';
const PANCHANG = '/tools/panchang';

const keptKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const press = (page: Page) => page.locator('main form.panel button[type=submit]').click();

async function fillBirth(page: Page): Promise<void> {
  await page.locator('#date_day').fill('15');
  await page.locator('#date_month').selectOption('8');
  await page.locator('#date_year').fill('1990');
  await page.locator('#time').fill('14:30');
  await page.locator('#place').fill('Ujjain, India');
}

/** Every address that a page asks for. */
function addressesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  return asked;
}

test.afterEach(async ({ page, javaScriptEnabled }) => {
  if (!javaScriptEnabled) return;
  await page.evaluate(() => localStorage.clear());
  expect(await misdeeds(page)).toEqual([]);
});

test('a name heads the result, is in no address, and is forgotten with the page', async ({ page }) => {
  const asked = addressesOf(page);
  await page.goto(CHART);
  await page.locator('[data-person] summary').first().click();
  await page.locator('#own_name').fill('Asha <b>');
  await fillBirth(page);
  await press(page);
  await page.locator('[data-whose] strong').waitFor();
  expect(await page.locator('[data-whose] strong').textContent()).toBe('Asha <b>');
  expect(asked.filter((address) => address.includes('Asha'))).toEqual([]);
  expect(await keptKeys(page), 'what is kept without being asked').toEqual([]);
  await page.reload();
  expect(await page.locator('[data-whose] strong').count(), 'names after a reload').toBe(0);
});

test('people are kept for who asks for it, fill a form, and are deleted', async ({ page }) => {
  const asked = addressesOf(page);
  await page.goto(CHART);
  await page.locator('[data-person] summary').first().click();
  await page.locator('#own_name').fill('Asha');
  await page.locator('#keep').check();
  await fillBirth(page);
  await press(page);
  await page.locator('[data-whose] strong').waitFor();
  expect(await keptKeys(page)).toEqual(['nirayana']);
  await page.reload();
  expect(await page.locator('[data-whose] strong').textContent(), 'the name after a reload').toBe('Asha');
  await page.goto('/tools/horoscope-matching');
  await page.locator('[data-person=b_] summary').click();
  await page.locator('#b_kept').selectOption({ label: 'Asha' });
  const values = await page
    .locator('#b_date_day, #b_date_month, #b_date_year, #b_time, #b_place')
    .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ value }) => value));
  expect(values).toEqual(['15', '8', '1990', '14:30', 'Ujjain, India']);
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('[data-person=b_] [data-forget]').click();
  expect(await keptKeys(page), 'what is kept after all was deleted').toEqual([]);
  expect(await page.locator('#b_kept').isVisible()).toBe(false);
  expect(asked.filter((address) => address.includes('Asha'))).toEqual([]);
});

test('one place is kept for the pages of a day and the first page', async ({ page }) => {
  await page.goto(PANCHANG);
  await page.locator('#at_place').fill('Ujjain, India');
  await page.locator('[data-own-place] summary').click();
  await page.locator('#at_keep').check();
  await press(page);
  await page.locator('.answer').waitFor();
  await page.goto('/tools/planetary-hours');
  expect(await page.locator('#at_place').inputValue()).toBe('Ujjain, Madhya Pradesh, India');
  await page.goto('/');
  await page.getByRole('heading', { name: 'Today: Ujjain, Madhya Pradesh, India' }).waitFor();
  expect(await page.locator('.ask input[name=at_place]').inputValue()).toBe('Ujjain, Madhya Pradesh, India');
  await page.goto(`${PANCHANG}?on=2026-11-25&on_tz=Europe/Paris&at_lat=48.85&at_lon=2.35&at_place=Paris`);
  expect(await page.locator('#at_place').inputValue(), 'a place that an address names').toBe('Paris');
});

test('what else stands under our name in the browser does no harm', async ({ page }) => {
  for (const text of ['{', '[]', '{"people":[1,null,{"name":2}],"place":"x"}', '{"people":{"length":9}}']) {
    await page.goto(CHART);
    await page.evaluate((told) => localStorage.setItem('nirayana', told), text);
    await page.reload();
    await page.locator('[data-person] summary').click();
    expect(await page.locator('#own_name').isVisible(), 'the field for a name').toBe(true);
    expect(await page.locator('#kept').isVisible(), 'the list').toBe(false);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of it is there', async ({ page }) => {
    await page.goto(CHART);
    expect(await page.locator('.kept').first().isVisible()).toBe(false);
  });
});
