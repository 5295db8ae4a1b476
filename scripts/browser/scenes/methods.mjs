import { axeFindings, missingLetters, sidewaysScroll } from '../sight.mjs';
import { pagePath } from '../site.mjs';
import { Findings, inLanes } from '../tally.mjs';
import { misdeeds, watchedContext } from '../watch.mjs';
import { isWritten, kindsOfPages } from './looks.mjs';

/** Another script, and long words. */
const LANGUAGES = ['hi', 'de'];

/** Looks at the methodology that is written in the language of the reader, on a phone. */
export async function methods({ tally, site, browser }) {
  const texts = kindsOfPages(site).filter(({ name }) => name.endsWith(', methodology'));
  await inLanes(LANGUAGES, 2, async (language) => {
    await tally.check(`methodology on a phone in ${language}`, async () => {
      const { context, wrong } = await watchedContext(browser, { ...site, width: 375 });
      const page = await context.newPage();
      const findings = new Findings();
      const written = texts.filter(({ name }) => isWritten(name, language));
      for (const { path } of written) {
        await page.goto(site.base + pagePath(language, path));
        const spoken = await page.locator('article.read').getAttribute('lang');
        if (spoken !== language) findings.at(path, [`its text is in ${spoken}`]);
        const letters = await missingLetters(page);
        const found = [...(await misdeeds(page)), ...letters.map((letter) => `no font has ${letter}`)];
        findings.at(path, [
          ...found,
          ...(await sidewaysScroll(page)),
          ...(await axeFindings(page)),
          ...wrong.splice(0),
        ]);
      }
      await context.close();
      findings.throwAny();
      return `${written.length} pages`;
    });
  });
}
