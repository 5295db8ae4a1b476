import { existsSync } from 'node:fs';
import { axeFindings, missingLetters, openFolds, printFindings, sidewaysScroll } from '../sight.mjs';
import { LANGUAGES, pagePath, SITE_PAGES } from '../site.mjs';
import { Findings, inLanes } from '../tally.mjs';
import { misdeeds, watchedContext } from '../watch.mjs';

/** Query of a birth whose time is not known. */
function withoutTime(query) {
  const copy = new URLSearchParams(query);
  for (const prefix of ['', 'a_', 'b_']) {
    if (!copy.has(`${prefix}time`)) continue;
    copy.delete(`${prefix}time`);
    copy.set(`${prefix}time_unknown`, '1');
  }
  return String(copy) === String(query) ? undefined : copy;
}

/** Every kind of page: of the site, of each tool its form, its result, the result without a time and the refusal. */
export function kindsOfPages({ pages }) {
  const ofTools = pages.flatMap(({ slug, path, query }) => {
    const unknown = withoutTime(query);
    return [
      { name: `${slug}, form`, path },
      { name: `${slug}, result`, path: `${path}?${query}` },
      ...(unknown ? [{ name: `${slug}, time unknown`, path: `${path}?${unknown}` }] : []),
      { name: `${slug}, refused`, path: `${path}?${refused(query)}` },
      ...(path.startsWith('/tools/') ? [{ name: `${slug}, methodology`, path: `/methodology/${slug}` }] : []),
    ];
  });
  return [...SITE_PAGES.map((path) => ({ name: path, path })), ...ofTools];
}

/** A query that no form takes: every value of it is wrong. */
const refused = (query) => new URLSearchParams([...query].map(([name]) => [name, 'nonsense']));

const WIDTHS = { en: 1280, hi: 375 };

/** Whether a page has words of its own in a language: methodology is English where it is not written in it. */
export function isWritten(name, language) {
  const [, slug] = /^(.*), methodology$/.exec(name) ?? [];
  return slug === undefined || language === 'en' || existsSync(`docs/methodology/${language}/${slug}.md`);
}

/** What has as many words in every language, and is made by the same code for all tools, is looked at once. */
const isTold = ({ name }, language) =>
  language === 'en' || !/(methodology|refused)$/.test(name) || /^(panchang|vedic-moon-sign-calculator),/.test(name);

/** Looks at every page with the eyes of axe and with a ruler. */
export async function looks({ tally, site, browser }) {
  const kinds = kindsOfPages(site);
  await inLanes(Object.keys(WIDTHS), 2, async (language) => {
    const { context, wrong } = await watchedContext(browser, { ...site, width: WIDTHS[language] });
    const page = await context.newPage();
    for (const kind of kinds.filter((one) => isTold(one, language))) {
      await tally.check(`${kind.name} in ${language}`, async () => {
        const findings = new Findings();
        await page.goto(site.base + pagePath(language, kind.path));
        const letters = await missingLetters(page);
        const found = [...(await misdeeds(page)), ...letters.map((letter) => `no font has ${letter}`)];
        if (language === 'en') found.push(...(await printFindings(page)));
        findings.at('', [...found, ...(await axeFindings(page)), ...wrong.splice(0)]);
        findings.throwAny();
      });
    }
    await context.close();
  });
  await inLanes(LANGUAGES, 2, async (language) => {
    await tally.check(`no page is wider than 320 px in ${language}`, async () => {
      const { context } = await watchedContext(browser, { ...site, width: 320, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const findings = new Findings();
      for (const { path } of kinds.filter((one) => isTold(one, language))) {
        await page.goto(site.base + pagePath(language, path));
        await openFolds(page);
        findings.at(path, await sidewaysScroll(page));
      }
      await context.close();
      findings.throwAny();
    });
  });
}
