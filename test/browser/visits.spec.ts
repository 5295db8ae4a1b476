import type { Page } from '@playwright/test';
import { expectedWords, missingWords } from './answers.js';
import { askedOf, expect, isSamePage, misdeeds, open, test } from './fixtures.js';
import { fillIn, inputWithPlaces, send } from './person.js';
import { PATHS, type Site, SLUGS } from './site.js';

test('every tool of the server is visited', async ({ site }) => {
  expect(site.tools.map(({ slug }) => slug).sort()).toEqual([...SLUGS].sort());
});

/** How wide the windows of visitors are, and whether they choose places by keys. */
const WINDOWS = [
  { width: 1280, byKeys: false },
  { width: 375, byKeys: true },
] as const;

/** One for a page: every second has the other, since each form is the same in both. Devices that write are phones. */
const windowOf = (index: number, { files }: Site) => WINDOWS[files || index % 2 === 1 ? 1 : 0];

// What docs/for-page-visitors.md tells its readers to do.
for (const hasScript of [true, false]) {
  test.describe(hasScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: hasScript });

    for (const [index, slug] of SLUGS.entries()) {
      test(`a form is filled and the right answer read: ${slug}`, async ({ page, site }) => {
        const tool = site.tools.find((one) => one.slug === slug);
        if (tool === undefined) throw new Error('The server has no such tool.');
        const path = `/tools/${slug}`;
        const query = site.queryOf(path);
        const { width, byKeys } = windowOf(index, site);
        await page.setViewportSize({ width, height: 900 });
        await (hasScript ? open(page, path) : page.goto(path));
        const isAskedForPlace = (await page.locator('#at_place').count()) > 0;
        await fillIn(page, { query, hasScript, byKeys });
        const typed = await typedIn(page);
        await send(page, { hasScript });
        await expect(page.locator('.errsum'), 'the form is refused').toHaveCount(0);
        const input = await inputWithPlaces(site, tool, query, isAskedForPlace);
        const text = await allText(page);
        expect(missingWords(text, await expectedWords(site, slug, input)), `${width} px: ${text}`).toEqual([]);
        expectAddress(page, query);
        if (!hasScript) return;
        expect(await isSamePage(page), 'nothing was loaded anew').toBe(true);
        expect(await misdeeds(page)).toEqual([]);
        await page.goBack();
        await page.waitForFunction(() => !document.querySelector('main[aria-busy], main .answer'));
        const back = await typedIn(page);
        expect(
          typed.filter((each, place) => back[place] !== each),
          'the way back brings what was typed',
        ).toEqual([]);
      });
    }

    for (const [index, path] of PATHS.filter((one) => !one.startsWith('/tools/')).entries()) {
      test(`each section that the contents name says something: ${path}`, async ({ page, site }) => {
        const { width, byKeys } = windowOf(index, site);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await fillIn(page, { query: site.queryOf(path), hasScript, byKeys });
        await send(page, { hasScript });
        await expect(page.locator('.errsum'), 'the form is refused').toHaveCount(0);
        const links = page.locator('main :is(.jump, .stay) a');
        const ids = await links.evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ hash }) => hash.slice(1)));
        expect(ids.length).toBeGreaterThanOrEqual(5);
        for (const id of ids) {
          // Folds count: a reader opens them.
          const section = page.locator(`section[aria-labelledby="${id}"], section:has(> * > [id="${id}"].anchor)`);
          const text = (await section.textContent()) ?? '';
          expect(text.length, `${id}: ${text}`).toBeGreaterThanOrEqual(60);
        }
        if (hasScript) expect(await misdeeds(page)).toEqual([]);
      });
    }
  });
}

/** The address of an answer has what the form was filled with. */
function expectAddress(page: Page, query: URLSearchParams): void {
  const shown = askedOf(page.url());
  for (const [name, value] of query) {
    // Places are those of the person; a tool about a month is not asked for a day.
    if (/(^|_)(lat|lon|tz|place)$/.test(name) || (name === 'on' && query.has('target_month'))) continue;
    expect(shown.get(name), `${name} of the address`).toBe(value);
  }
}

/** What stands in the form of a page. */
const typedIn = (page: Page) =>
  page
    .locator('main form.panel :is(input, select, textarea)[name]:not([type=hidden])')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ name, type, value, checked }) =>
        type === 'checkbox' || type === 'radio' ? `${name}=${checked}` : `${name}=${value}`,
      ),
    );

/** What is to be read, also in folds, which a reader opens. */
async function allText(page: Page): Promise<string> {
  const [text = ''] = await page.locator('main').allInnerTexts();
  const folded = await page.locator('main details:not([open])').allTextContents();
  return [text, ...folded].join('\n');
}
