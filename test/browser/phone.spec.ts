import { at, expect, test, wide } from './fixtures.js';
import { clippedText, hiddenAnswer, openFolds, sidewaysScroll, smallLetters } from './sight.js';
import { LANGUAGES, PATHS, pagePath } from './site.js';

test.use({ ...wide(375, 667), contextOptions: { reducedMotion: 'reduce' } });

for (const language of LANGUAGES) {
  test(`a phone shows every result: the answer first, large enough, nothing cut off, ${language}`, async ({
    page,
    site,
  }) => {
    const findings: string[] = [];
    for (const path of PATHS) {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto(`${pagePath(language, path)}?${site.queryOf(path)}`);
      findings.push(...at(path, await hiddenAnswer(page)));
      await openFolds(page);
      const found = [...(await sidewaysScroll(page)), ...(await clippedText(page)), ...(await smallLetters(page))];
      findings.push(...at(path, found));
      await page.setViewportSize({ width: 320, height: 667 });
      findings.push(...at(`${path} at 320 px`, [...(await sidewaysScroll(page)), ...(await clippedText(page))]));
    }
    expect(findings).toEqual([]);
  });
}
