import { clippedText, hiddenAnswer, openFolds, sidewaysScroll, smallLetters } from '../sight.mjs';
import { LANGUAGES, pagePath } from '../site.mjs';
import { Findings, inLanes } from '../tally.mjs';
import { watchedContext } from '../watch.mjs';

/** Every result as a phone shows it, in every language: the answer first, letters that can be read, nothing cut off. */
export async function phone({ tally, site, browser }) {
  await inLanes(LANGUAGES, 2, async (language) => {
    await tally.check(`every result on a phone in ${language}`, async () => {
      const { context } = await watchedContext(browser, {
        ...site,
        viewport: { width: 375, height: 667 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const findings = new Findings();
      for (const { slug, path, query } of site.pages) {
        await page.setViewportSize({ width: 375, height: 667 });
        await page.goto(`${site.base}${pagePath(language, path)}?${query}`);
        findings.at(slug, await hiddenAnswer(page));
        await openFolds(page);
        findings.at(slug, [
          ...(await sidewaysScroll(page)),
          ...(await clippedText(page)),
          ...(await smallLetters(page)),
        ]);
        await page.setViewportSize({ width: 320, height: 667 });
        findings.at(`${slug} at 320 px`, [...(await sidewaysScroll(page)), ...(await clippedText(page))]);
      }
      await context.close();
      findings.throwAny(200);
    });
  });
}
