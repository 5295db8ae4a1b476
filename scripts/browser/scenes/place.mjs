import { checks, holds, same } from '../checks.mjs';
import { fillIn, send } from '../person.mjs';
import { axeFindings } from '../sight.mjs';

const CHART = '/tools/birth-chart-calculator';
const PANCHANG = '/tools/panchang';

/** What the script does for the field of a place. */
export async function place({ tally, site, browser }) {
  const check = checks({ tally, site, browser });

  await check('a place is found and chosen by keys alone', CHART, async (page) => {
    const asked = [];
    page.on('request', (request) => request.url().includes('/api/public/places') && asked.push(request.url()));
    const field = page.getByRole('combobox', { name: 'Place of birth' });
    const list = page.getByRole('listbox');
    const values = () =>
      page.locator('#lat, #lon, #tz').evaluateAll((inputs) => inputs.map(({ value }) => value !== ''));
    await field.focus();
    await page.keyboard.type('d');
    await page.waitForTimeout(300);
    same([asked.length, await list.count()], [0, 0], 'one letter asks for nothing');
    await page.keyboard.type('elhi', { delay: 20 });
    await list.waitFor();
    same(asked.length, 1, 'searches for a word typed in one go');
    same(await field.getAttribute('aria-expanded'), 'true', 'aria-expanded');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const active = await field.getAttribute('aria-activedescendant');
    const chosen = page.locator(`[id="${active}"]`);
    same(await chosen.getAttribute('aria-selected'), 'true', 'the active option is selected');
    same(await list.getByRole('option', { selected: true }).count(), 1, 'options that are selected');
    const violations = await axeFindings(page);
    holds(violations.length === 0, violations.join('\n'));
    await field.focus();
    await page.keyboard.press('Escape');
    same([await list.count(), await field.inputValue()], [0, 'delhi'], 'Escape shuts the list and keeps the text');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    same(await field.inputValue(), 'Delhi, India', 'the place chosen');
    same(await values(), [true, true, true], 'coordinates and zone are there');
    same(await list.count(), 0, 'the list is shut');
    same(page.url(), site.base + CHART, 'Enter in the list sends nothing');
    await page.keyboard.type('x');
    same(await values(), [false, false, false], 'typing clears coordinates and zone');
    await page.keyboard.press('Backspace');
    await list.waitFor();
    await page.keyboard.press('Tab');
    same(await list.count(), 0, 'the list is shut when the field is left');
  });

  await check(
    'a place is named in the language of the page',
    `/hi${CHART}`,
    async (page) => {
      await page.locator('#place').pressSequentially('ujjain');
      await page.locator('.opts [role=option]').first().click();
      const name = await page.locator('#place').inputValue();
      holds(/, भारत$/.test(name), name);
      return name;
    },
    { width: 375 },
  );

  await check('a search that fails leaves a plain field', CHART, async (page) => {
    await page.route('**/api/public/places**', (route) => route.fulfill({ status: 503, body: 'no' }));
    await page.locator('#place').pressSequentially('delhi');
    await page.waitForTimeout(400);
    same(await page.getByRole('listbox').count(), 0, 'lists');
  });

  await check(
    'a day tool is told where the visitor is, a birth is not',
    PANCHANG,
    async (page) => {
      const values = () =>
        page.locator('#at_place, #at_lat, #at_lon, #at_tz').evaluateAll((all) => all.map((one) => one.value));
      await page.locator('[data-here]').click();
      await page.waitForFunction(() => document.getElementById('at_lat').value === '50.45');
      same((await values()).sort(), ['', '', '30.52', '50.45'], 'place, latitude, longitude, zone');
      const status = await page.locator('[data-here] ~ [data-status]').allTextContents();
      holds(
        status.some((text) => text.trim() !== ''),
        'Nothing is said of it.',
      );
      await page.locator('main form.panel button[type=submit]').click();
      await page.waitForURL('**/panchang?**');
      holds(page.url().includes('at_lat=50.45'), page.url());
      await page.goto(site.base + CHART);
      same(await page.locator('[data-here]').count(), 0, 'buttons for a birth');
    },
    { geolocation: { latitude: 50.4501, longitude: 30.5234 }, permissions: ['geolocation'] },
  );

  for (const javaScriptEnabled of [true, false]) {
    await check(
      `a second place is told beside the birth, ${javaScriptEnabled ? 'with' : 'without'} script`,
      '/tools/annual-chart',
      async (page) => {
        const query = new URLSearchParams({
          date: '1990-05-17',
          time: '10:20',
          year_of_life: '36',
          tz: 'Asia/Kolkata',
        });
        await fillIn(page, { query, hasScript: javaScriptEnabled, secondPlace: 'Sydney' });
        await send(page, { hasScript: javaScriptEnabled });
        const address = new URL(page.url()).searchParams;
        same(
          [address.get('place'), address.get('at_lat'), address.get('at_place'), address.has('on_tz')],
          ['Delhi, India', '-33.8677', 'Sydney, New South Wales, Australia', false],
          'the address',
        );
        // What was used stands in a fold.
        const told = await page.locator('main').textContent();
        holds(told.includes('Place at that time: Sydney, New South Wales, Australia'), told);
        holds(told.includes('Place at that time: Coordinates'), told);
        await page.goto(page.url());
        same(await page.locator('#at_place').inputValue(), 'Sydney, New South Wales, Australia', 'the form keeps it');
      },
      { javaScriptEnabled, width: 375 },
    );
  }
}
