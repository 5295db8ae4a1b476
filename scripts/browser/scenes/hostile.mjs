import { Findings, inLanes } from '../tally.mjs';
import { watchedContext } from '../watch.mjs';

const STRINGS = [
  `"><script>window.pwned=1</script><img src=x onerror=window.pwned=1>`,
  `'-window.pwned=1-' autofocus onfocus=window.pwned=1 x='`,
  `</title></textarea></option></svg><svg onload=window.pwned=1><a href="javascript:window.pwned=1">x</a>`,
  '{{7*7}}<%=7*7%>\u202Eevil\u0000\uD800&lt;script&gt;',
];

/** Tries to run something through every field of every form, and by the page itself. */
export async function hostile({ tally, site, browser }) {
  const { context, wrong } = await watchedContext(browser, site);
  const findings = new Findings();
  await tally.check('what is typed into a form is text on the page', async () => {
    await inLanes(site.pages, 3, async ({ slug, path, query }) => {
      const page = await context.newPage();
      await page.goto(site.base + path);
      const fields = await page.locator('main form [name]').evaluateAll((all) => all.map(({ name }) => name));
      const names = new Set([...fields, ...query.keys(), 'style', 'varga', 'q']);
      for (const text of STRINGS) {
        const sent = new URLSearchParams([...names].map((name) => [name, text]));
        await page.goto(`${site.base}${path}?${sent}`);
        findings.at(slug, await intruders(page));
      }
      await page.close();
    });
    const page = await context.newPage();
    for (const text of STRINGS) {
      for (const path of ['/?q=', '/tools?q=', '/tools/', '/methodology/', '/hi/tools/']) {
        await page.goto(site.base + path + encodeURIComponent(text.toWellFormed()));
        findings.at(path, await intruders(page));
      }
    }
    findings.at('', wrong.splice(0));
    findings.throwAny();
  });
  await tally.check('the policy of the page stops a script that comes into it', async () => {
    const page = await context.newPage();
    await page.goto(`${site.base}/tools/${site.tools[0].slug}`);
    const { pwned, reports } = await page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.textContent = 'window.pwned = "an inline script"';
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.test/x.js';
      const data = document.createElement('script');
      data.src = 'data:text/javascript,window.pwned="a script of data"';
      document.body.append(inline, foreign, data);
      const holder = document.createElement('div');
      holder.innerHTML = '<img src="/none.svg" onerror="window.pwned=`an attribute`"><p style="color:red">x</p>';
      document.body.append(holder);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { pwned: window.pwned, reports: window.seen.reports };
    });
    if (pwned !== undefined) throw new Error(`${pwned} ran.`);
    const stopped = ['inline', 'evil.test', 'data'].filter((one) => !reports.some((report) => report.includes(one)));
    if (stopped.length > 0) throw new Error(`Nothing was told of ${stopped}: ${reports.join('; ')}`);
    return reports.join(', ');
  });
  await context.close();
}

async function intruders(page) {
  return page.evaluate(() => {
    const strange = document.querySelectorAll(
      'main script, main img, main [onerror], main [onload], main [onfocus], a[href^="javascript:" i], main iframe',
    );
    const shown = [...strange].map((element) => `shows ${element.outerHTML.slice(0, 80)}`);
    return window.pwned === undefined ? shown : [...shown, 'runs what was typed'];
  });
}
