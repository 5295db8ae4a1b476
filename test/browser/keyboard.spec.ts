import { at, expect, test } from './fixtures.js';
import { keyboardFindings, openFolds } from './sight.js';
import { PATHS } from './site.js';

for (const path of ['/', '/docs', ...PATHS]) {
  test(`Tab comes to every control, shows where it is and is caught nowhere on ${path}`, async ({ page, site }) => {
    const findings: string[] = [];
    for (const shown of PATHS.includes(path) ? [path, `${path}?${site.queryOf(path)}`] : [path]) {
      await page.goto(shown);
      findings.push(...at(shown, await keyboardFindings(page)));
    }
    expect(findings).toEqual([]);
  });
}

test('Tab stops at a table that scrolls and passes one that fits', async ({ page, site }) => {
  const path = '/tools/jaimini-chart';
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${path}?${site.queryOf(path)}`);
    // In a closed fold a table has no width, and nobody comes to it.
    await openFolds(page);
    const wrong = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.tbl')]
          .filter((box) => box.scrollWidth > box.clientWidth !== (box.tabIndex === 0))
          .map((box) => box.getAttribute('aria-label')),
      );
    await expect.poll(wrong).toEqual([]);
  }
});
