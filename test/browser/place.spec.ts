import { askedOf, expect, misdeeds, open, test, wide } from './fixtures.js';
import { fillIn, send } from './person.js';
import { axeFindings } from './sight.js';

const CHART = '/tools/birth-chart-calculator';

test.afterEach(async ({ page, javaScriptEnabled }) => {
  if (javaScriptEnabled) expect(await misdeeds(page)).toEqual([]);
});

test('a place is found and chosen by keys alone', async ({ page, baseURL }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/public/places') && asked.push(request.url()));
  await open(page, CHART);
  const field = page.getByRole('combobox', { name: 'Place of birth' });
  const list = page.getByRole('listbox');
  const values = () =>
    page
      .locator('#lat, #lon, #tz')
      .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ value }) => value !== ''));
  await field.focus();
  await page.keyboard.type('d');
  await page.waitForTimeout(300);
  expect([asked.length, await list.count()], 'one letter asks for nothing').toEqual([0, 0]);
  await page.keyboard.type('elhi', { delay: 20 });
  await list.waitFor();
  expect(asked, 'searches for a word typed in one go').toHaveLength(1);
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const active = page.locator(`[id="${await field.getAttribute('aria-activedescendant')}"]`);
  expect(await active.getAttribute('aria-selected')).toBe('true');
  expect(await list.getByRole('option', { selected: true }).count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
  await field.focus();
  await page.keyboard.press('Escape');
  expect([await list.count(), await field.inputValue()], 'Escape shuts the list, keeps the text').toEqual([0, 'delhi']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe('Delhi, India');
  expect(await values(), 'coordinates and zone are there').toEqual([true, true, true]);
  expect(await list.count(), 'the list is shut').toBe(0);
  expect(page.url(), 'Enter in the list sends nothing').toBe(baseURL + CHART);
  await page.keyboard.type('x');
  expect(await values(), 'typing clears coordinates and zone').toEqual([false, false, false]);
  await page.keyboard.press('Backspace');
  await list.waitFor();
  await page.keyboard.press('Tab');
  expect(await list.count(), 'the list is shut when the field is left').toBe(0);
});

test('a search that fails leaves a plain field', async ({ page }) => {
  await page.route('**/api/public/places**', (route) => route.fulfill({ status: 503, body: 'no' }));
  await page.goto(CHART);
  await page.locator('#place').pressSequentially('delhi');
  await page.waitForTimeout(400);
  expect(await page.getByRole('listbox').count()).toBe(0);
});

test.describe('on a phone', () => {
  test.use(wide(375));

  test('a place is named in the language of the page', async ({ page }) => {
    await page.goto(`/hi${CHART}`);
    await page.locator('#place').pressSequentially('ujjain');
    await page.locator('.opts [role=option]').first().click();
    expect(await page.locator('#place').inputValue()).toMatch(/, भारत$/);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('a second place is told beside the birth', async ({ page }) => {
        const query = new URLSearchParams('date=1990-05-17&time=10:20&year_of_life=36&tz=Asia/Kolkata');
        await page.goto('/tools/annual-chart');
        await fillIn(page, { query, hasScript: javaScriptEnabled, secondPlace: 'Sydney' });
        await send(page, { hasScript: javaScriptEnabled });
        const address = askedOf(page.url());
        expect(Object.fromEntries(address)).toMatchObject({
          place: 'Delhi, India',
          at_lat: '-33.8677',
          at_place: 'Sydney, New South Wales, Australia',
        });
        expect(address.has('on_tz')).toBe(false);
        // What was used stands in a fold.
        const told = await page.locator('main').textContent();
        expect(told).toContain('Where you are then: Sydney, New South Wales, Australia');
        expect(told).toContain('Where you are then: Coordinates');
        await page.reload();
        expect(await page.locator('#at_place').inputValue()).toBe('Sydney, New South Wales, Australia');
      });
    });
  }
});

test.describe('who may be asked where they are', () => {
  test.use({ geolocation: { latitude: 50.4501, longitude: 30.5234 }, permissions: ['geolocation'] });

  test('tells it to a day tool, and to no birth', async ({ page }) => {
    await page.goto('/tools/panchang');
    await page.locator('[data-here]').click();
    await expect(page.locator('#at_lat')).toHaveValue('50.45');
    await expect(page.locator('#at_lon')).toHaveValue('30.52');
    for (const id of ['#at_place', '#at_tz']) await expect(page.locator(id)).toHaveValue('');
    const status = await page.locator('[data-here] ~ [data-status]').allTextContents();
    expect(status.join('').trim(), 'what is said of it').not.toBe('');
    await page.locator('main form.panel button[type=submit]').click();
    await page.waitForURL((url) => askedOf(url).has('at_lat'));
    expect(page.url()).toContain('at_lat=50.45');
    await page.goto(CHART);
    expect(await page.locator('[data-here]').count(), 'buttons for a birth').toBe(0);
  });
});
