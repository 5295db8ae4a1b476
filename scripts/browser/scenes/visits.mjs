import { expectedWords, missingWords } from '../answers.ts';
import { fillIn, inputWithPlaces, send } from '../person.mjs';
import { inLanes } from '../tally.mjs';
import { misdeeds, watchedContext } from '../watch.mjs';

const WAYS = [
  { hasScript: true, width: 1280 },
  { hasScript: false, width: 1280 },
  { hasScript: true, width: 375 },
  { hasScript: false, width: 375 },
];

/** Every tool, each in the four ways of a visit. */
export async function visits({ tally, site, browser }) {
  await inLanes(WAYS, 2, async (way) => {
    const { hasScript, width } = way;
    const { context, wrong } = await watchedContext(browser, { ...site, width, javaScriptEnabled: hasScript });
    const page = await context.newPage();
    const named = `${hasScript ? 'with' : 'without'} script at ${width} px`;
    for (const tool of site.tools) {
      await tally.check(`${tool.slug} ${named}`, async () => {
        await visit(page, site, tool, way);
        const told = [...wrong.splice(0), ...(hasScript ? await misdeeds(page) : [])];
        if (told.length > 0) throw new Error(told.join('\n'));
      });
    }
    for (const { path, query } of site.pages.filter((one) => !one.path.startsWith('/tools/'))) {
      await tally.check(`${path} ${named}`, async () => {
        await visitGathered(page, { at: site.base + path, query }, way);
        const told = [...wrong.splice(0), ...(hasScript ? await misdeeds(page) : [])];
        if (told.length > 0) throw new Error(told.join('\n'));
      });
    }
    await context.close();
  });
}

/** A page of several tools: each section that its contents name is there and says something. */
async function visitGathered(page, { at, query }, { hasScript, width }) {
  await page.goto(at);
  await fillIn(page, { query, hasScript, byKeys: width < 500 });
  await send(page, { hasScript });
  const problem = page.locator('.errsum');
  if ((await problem.count()) > 0) throw new Error(`The form is refused: ${await problem.allInnerTexts()}`);
  const ids = await page.locator('main .jump a').evaluateAll((links) => links.map(({ hash }) => hash.slice(1)));
  if (ids.length < 5) throw new Error(`The contents are ${ids}.`);
  for (const id of ids) {
    const section = page.locator(`section[aria-labelledby="${id}"]`);
    // Folds count: a reader opens them.
    const text = await section.textContent();
    if (text.length < 60) throw new Error(`The section ${id} says: ${text}`);
  }
}

async function visit(page, site, tool, { hasScript, width }) {
  await page.goto(`${site.base}/tools/${tool.slug}`);
  if (hasScript) await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const isAskedForPlace = (await page.locator('#at_place').count()) > 0;
  await fillIn(page, { query: tool.query, hasScript, byKeys: width < 500 });
  await send(page, { hasScript });
  const [text = ''] = await page.locator('main').allInnerTexts();
  const problem = page.locator('.errsum');
  if ((await problem.count()) > 0) throw new Error(`The form is refused: ${await problem.allInnerTexts()}`);
  const expected = await expectedWords(site, tool.slug, await inputWithPlaces(site, tool, isAskedForPlace));
  const missing = missingWords(await allText(page, text), expected);
  if (missing.length > 0) throw new Error(`At ${page.url()} is not to be read: ${missing.join(', ')}\n${text}`);
  if (hasScript && !(await page.evaluate(() => window.isSamePage))) throw new Error('The page was loaded anew.');
  const { query } = tool;
  const shown = new URL(page.url()).searchParams;
  for (const [name, value] of query) {
    // Places are those of the person; a tool about a month is not asked for a day.
    if (/(^|_)(lat|lon|tz|place)$/.test(name) || (name === 'on' && query.has('target_month'))) continue;
    if (shown.get(name) !== value) throw new Error(`The address has ${name}=${shown.get(name)}, not ${value}.`);
  }
}

/** What is to be read, also in folds, which a reader opens. */
async function allText(page, text) {
  const folded = await page.locator('main details:not([open])').allTextContents();
  return [text, ...folded].join('\n');
}
