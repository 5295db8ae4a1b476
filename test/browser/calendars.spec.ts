import { readFileSync } from 'node:fs';
import { expect, misdeeds, test, wide } from './fixtures.js';

const PLACE = 'on_tz=Asia/Kolkata&at_lat=25.3176&at_lon=82.9739&at_place=Varanasi,+India';
const BIRTH = 'date=1990-05-17&time=10:20&lat=28.652&lon=77.2315&tz=Asia/Kolkata&place=Delhi,+India';

/** The pages that offer a calendar, with the calendars that they offer. */
const PAGES = [
  [`/tools/vrata-calendar?${PLACE}&from=2026-01-01&to=2026-03-31`, ['vrata']],
  [`/hi/tools/panchang?${PLACE}&on=2026-01-01`, ['panchang', 'vrata']],
  [`/de/tools/panchang-month?${PLACE}&target_month=2026-01`, ['panchang', 'vrata']],
  [`/uk/tools/sade-sati-calculator?${BIRTH}`, ['transits']],
  [`/fr/tools/eclipses?${PLACE}&from=2026-01-01&to=2027-12-31`, ['eclipses']],
  [`/festivals/onam?${PLACE}`, ['vrata', 'vrata']],
] as const;

for (const width of [320, 1280]) {
  test.describe(`${width} px`, () => {
    test.use(wide(width));
    for (const [path, wanted] of PAGES) {
      test(`${path.split('?')[0]} offers ${wanted.join(' and ')}, from the page to the file`, async ({
        page,
        site,
      }) => {
        await page.goto(path);
        const links = page.locator('section[aria-labelledby=h-feeds] a');
        for (const fold of await page.locator('section[aria-labelledby=h-feeds] summary').all()) await fold.click();
        const told = await links.evaluateAll((all) =>
          (all as HTMLAnchorElement[]).map((link) => {
            const { left, right } = link.getBoundingClientRect();
            return { href: link.href, left, right };
          }),
        );
        // Three programs and a file, without an alarm and with each of two. Nobody can subscribe to what a device writes.
        const names = told.map(({ href }) => /calendars(?:\/|%2F)([a-z]+)\.ics/.exec(href)?.[1]);
        const ways = site.files ? 1 : 4;
        expect(names).toEqual(wanted.flatMap((name) => Array(3 * ways).fill(name)));
        for (const { href, left, right } of told) {
          expect(left, href).toBeGreaterThanOrEqual(0);
          expect(right, href).toBeLessThanOrEqual(width);
          expect(href, 'tells no birth').not.toMatch(/date=|time=|lat=28|place=Delhi/);
        }
        if (site.files) {
          await links.first().focus();
          // Who saves it by the menu of the link asks the host, which is told nothing.
          await expect(links.first()).toHaveAttribute('href', /\.ics#/);
        } else {
          // What a phone subscribes to.
          const subscribed = told.filter((_, index) => index % ways === 0).map(({ href }) => new URL(href));
          expect(subscribed.map(({ protocol }) => protocol)).toEqual(wanted.flatMap(() => Array(3).fill('webcal:')));
          const answer = await page.request.get(String(subscribed[0]).replace('webcal:', 'http:'));
          expect(answer.status()).toBe(200);
          expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR/);
          await links.nth(2).focus();
          await page.keyboard.press('Tab');
        }
        await expect(page.locator(':focus')).toHaveAttribute('download', `${wanted[0]}.ics`);
        const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
        expect(file.suggestedFilename()).toBe(`${wanted[0]}.ics`);
        expect(readFileSync(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR.*END:VCALENDAR\r\n$/s);
        expect(await misdeeds(page)).toEqual([]);
      });
    }
  });
}

test('the muhurtas that were found are saved as a file', async ({ page, site }) => {
  const path = '/tools/muhurta-finder';
  await page.goto(`${path}?${site.queryOf(path)}`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('main a[download]').click()]);
  expect(file.suggestedFilename()).toMatch(/^[\w-]+\.ics$/);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR.*END:VCALENDAR\r\n$/s);
});
