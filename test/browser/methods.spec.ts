import { at, expect, misdeeds, test, wide } from './fixtures.js';
import { axeFindings, missingLetters, sidewaysScroll } from './sight.js';
import { allKinds, isWritten, pagePath } from './site.js';

test.use(wide(375));

// Another script, and long words.
for (const language of ['hi', 'de']) {
  test(`methodology is in the language of the reader on a phone, ${language}`, async ({ page, site }) => {
    const findings: string[] = [];
    const written = allKinds(site).filter((kind) => kind.name === 'methodology' && isWritten(kind, language));
    expect(written.length).toBeGreaterThan(5);
    for (const { path } of written) {
      await page.goto(pagePath(language, path));
      const spoken = await page.locator('article.read').getAttribute('lang');
      if (spoken !== language) findings.push(`${path}: its text is in ${spoken}`);
      const found = [...(await misdeeds(page)), ...(await missingLetters(page)), ...(await sidewaysScroll(page))];
      findings.push(...at(path, [...found, ...(await axeFindings(page))]));
    }
    expect(findings).toEqual([]);
  });
}
