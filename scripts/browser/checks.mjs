import { misdeeds, watchedContext } from './watch.mjs';

export function same(got, wanted, what) {
  const [a, b] = [got, wanted].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`${what}: ${a}, not ${b}`);
}

export function holds(is, what) {
  if (!is) throw new Error(what);
}

/** Checks of the script, each on a page of its own. */
export function checks({ tally, site, browser }) {
  return (name, path, step, options = {}) =>
    tally.check(name, async () => {
      const { context, wrong } = await watchedContext(browser, { ...site, ...options });
      try {
        const page = await context.newPage();
        await page.goto(site.base + path);
        await page.evaluate(() => Object.assign(window, { isSamePage: true }));
        const told = await step(page, context);
        const bad = [...wrong, ...(await misdeeds(page))];
        if (bad.length > 0) throw new Error(bad.join('\n'));
        return told;
      } finally {
        await context.close();
      }
    });
}
