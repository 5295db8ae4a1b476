import { keyboardFindings } from '../sight.mjs';
import { Findings, inLanes } from '../tally.mjs';
import { watchedContext } from '../watch.mjs';

/** Goes through the form and the result of every tool, and through the list, with the Tab key. */
export async function keyboard({ tally, site, browser }) {
  const paths = ['/', '/docs', ...site.pages.flatMap(({ path, query }) => [path, `${path}?${query}`])];
  await tally.check('Tab comes to every control, shows where it is and is caught nowhere', async () => {
    const findings = new Findings();
    const { context } = await watchedContext(browser, site);
    await inLanes(paths, 2, async (path) => {
      const page = await context.newPage();
      await page.goto(site.base + path);
      findings.at(path, await keyboardFindings(page));
      await page.close();
    });
    await context.close();
    findings.throwAny();
    return `${paths.length} pages`;
  });
}
