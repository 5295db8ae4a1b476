import { at, expect, test } from './fixtures.js';
import { keyboardFindings } from './sight.js';
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
