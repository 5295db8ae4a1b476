import type { Page } from '@playwright/test';
import { at, expect, misdeeds, test, wide } from './fixtures.js';
import {
  axeFindings,
  clippedText,
  crampedText,
  hiddenAnswer,
  missingLetters,
  openFolds,
  printFindings,
  sidewaysScroll,
  smallLetters,
} from './sight.js';
import {
  allKinds,
  IS_WHOLE,
  isTold,
  type Kind,
  kindsOf,
  LANGUAGES,
  PATHS,
  pagePath,
  SITE_PATHS,
  shareOf,
} from './site.js';

/** Looks at pages with the eyes of axe; at those in English also as paper has them. */
async function look(page: Page, kinds: readonly Kind[], language: string): Promise<void> {
  const findings: string[] = [];
  for (const kind of kinds.filter((one) => isTold(one, language))) {
    await page.goto(pagePath(language, kind.path));
    const found = [...(await missingLetters(page)), ...(await misdeeds(page))];
    if (language === 'en') found.push(...(await printFindings(page)));
    findings.push(...at(kind.name, [...found, ...(await axeFindings(page))]));
  }
  expect(findings).toEqual([]);
}

/** Kinds of pages that are made alike for all tools. */
const ALIKE = ['form', 'refused', 'methodology'];

for (const [language, width] of [
  ['en', 1280],
  ['hi', 375],
] as const) {
  test.describe(`in ${language}, ${width} px`, () => {
    test.use(wide(width));
    test('what is no page of a tool looks well', ({ page }) =>
      look(
        page,
        SITE_PATHS.map((path) => ({ name: path, path })),
        language,
      ));
    // Forms, refusals and methods are made alike for all: of every fourth. In Hindi every fourth alone.
    for (const [index, path] of PATHS.entries()) {
      const isFourth = IS_WHOLE || index % 4 === 0;
      if (language !== 'en' && !isFourth) continue;
      test(`${path} looks well: result${isFourth ? ', form, refusal and methodology' : ''}`, ({ page, site }) =>
        look(
          page,
          kindsOf(site, path).filter(({ name }) => isFourth || !ALIKE.includes(name)),
          language,
        ));
    }
  });
}

test.describe('on a phone', () => {
  test.use({ ...wide(375, 667), contextOptions: { reducedMotion: 'reduce' } });
  for (const language of LANGUAGES) {
    test(`results answer first; nothing is wider than its room or too small, ${language}`, async ({ page, site }) => {
      const findings: string[] = [];
      for (const { name, path } of shareOf(
        language,
        allKinds(site).filter((kind) => isTold(kind, language)),
      )) {
        await page.goto(pagePath(language, path));
        if (name === 'result') findings.push(...at(path, await hiddenAnswer(page)));
        await openFolds(page);
        findings.push(...at(path, await smallLetters(page)));
        for (const width of [375, 320]) {
          await page.setViewportSize({ width, height: 667 });
          const found = [await sidewaysScroll(page), await clippedText(page), await crampedText(page)];
          findings.push(...at(`${path}, ${width} px`, found.flat()));
        }
        await page.setViewportSize({ width: 375, height: 667 });
      }
      expect(findings).toEqual([]);
    });
  }
});
