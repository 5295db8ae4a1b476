import type { Page } from '@playwright/test';
import { at, expect, test } from './fixtures.js';

declare global {
  interface Window {
    pwned?: unknown;
  }
}

const STRINGS = [
  `"><script>window.pwned=1</script><img src=x onerror=window.pwned=1>`,
  `'-window.pwned=1-' autofocus onfocus=window.pwned=1 x='`,
  `</title></textarea></option></svg><svg onload=window.pwned=1><a href="javascript:window.pwned=1">x</a>`,
  '{{7*7}}<%=7*7%>\u202Eevil\u0000\uD800&lt;script&gt;',
];

/** One form of each kind: every field of every form is tried without a browser, by test/pages/form/hostile.unit.test.ts. */
const TRIED = [
  '/kundli',
  '/matching',
  '/career',
  '/tools/birth-chart-calculator',
  '/tools/horoscope-matching',
  '/tools/match-ranking',
  '/tools/muhurta-finder',
  '/tools/panchang',
  '/tools/sade-sati-calculator',
  '/tools/sign-today',
  '/tools/vrata-calendar',
];

for (const path of TRIED) {
  test(`what is typed into a form is text on the page of ${path}`, async ({ page, site }) => {
    await page.goto(path);
    const fields = await page
      .locator('main form [name]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    const names = new Set([...fields.map(String), ...site.queryOf(path).keys(), 'style', 'varga', 'q']);
    for (const text of STRINGS) {
      await page.goto(`${path}?${new URLSearchParams([...names].map((name) => [name, text]))}`);
      expect(await intruders(page)).toEqual([]);
    }
  });
}

test('what stands in an address is text on the page', async ({ page }) => {
  const findings: string[] = [];
  for (const text of STRINGS) {
    for (const path of ['/?q=', '/tools?q=', '/tools/', '/methodology/', '/hi/tools/']) {
      await page.goto(path + encodeURIComponent(text.toWellFormed()));
      findings.push(...at(path, await intruders(page)));
    }
  }
  expect(findings).toEqual([]);
});

test('the policy of the page stops a script that comes into it', async ({ page, wrong }) => {
  await page.goto('/tools/panchang');
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
  expect(pwned).toBeUndefined();
  for (const one of ['inline', 'evil.test', 'data']) expect(reports.join()).toContain(one);
  // What the browser says of it is what is wanted here.
  wrong.splice(0);
});

/** What of a text has become more than text. */
async function intruders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const strange = document.querySelectorAll(
      'main script, main img, main [onerror], main [onload], main [onfocus], a[href^="javascript:" i], main iframe',
    );
    const shown = [...strange].map((element) => `shows ${element.outerHTML.slice(0, 80)}`);
    return window.pwned === undefined ? shown : [...shown, 'runs what was typed'];
  });
}
