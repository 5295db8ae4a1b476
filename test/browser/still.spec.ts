import type { Locator, Page } from '@playwright/test';
import { at, expect, isSamePage, misdeeds, open, test } from './fixtures.js';
import { PATHS } from './site.js';

/**
 * What changes a result where it stands: a link of a switch that is not the chosen one, and a choice that counts on tap.
 * A calculator near to this one and the booklet are other pages.
 */
const CONTROLS =
  'main .seg:not(.twins *) a[href], main a[data-swap]:not(.acts:has([data-share]) *), main form[data-tap] :is(select, input:not([type=hidden]))';

/** One of each switch of a page, and every choice: its place among all of them, and what it is called. */
function switchesOf(page: Page): Promise<{ index: number; name: string }[]> {
  return page.locator(CONTROLS).evaluateAll((controls) => {
    const seen = new Set<Element | null>();
    return controls.flatMap((control, index) => {
      const group = control.closest('nav, form') ?? control.parentElement;
      const isLink = control instanceof HTMLAnchorElement;
      // A link with a fragment is a way to somewhere else on the page.
      if (isLink && (seen.has(group) || control.matches('[aria-current]') || control.hash)) return [];
      seen.add(group);
      const name = `${group?.getAttribute('aria-label') ?? ''} ${control.textContent?.trim().slice(0, 20)}`.trim();
      return control.checkVisibility() ? [{ index, name: isLink ? name : control.id }] : [];
    });
  });
}

/** Uses a control as a person does: by the keyboard, or by another choice. */
async function use(page: Page, control: Locator): Promise<void> {
  const kind = await control.evaluate(({ nodeName }) => nodeName);
  if (kind === 'A') return page.keyboard.press('Enter');
  if (kind !== 'SELECT') return control.fill((await control.inputValue()).replace(/\d\d$/, '11'));
  const other = await control.evaluate(
    (select: HTMLSelectElement) => [...select.options].find(({ selected }) => !selected)?.value,
  );
  await control.selectOption(String(other));
}

/** Where the page stands, and which control has the focus. */
const standOf = (page: Page) =>
  page.evaluate((controls) => {
    const all: (Element | null)[] = [...document.querySelectorAll(controls)];
    const focused = all.indexOf(document.activeElement);
    return { scroll: Math.round(scrollY), focused, open: document.querySelectorAll('main details[open]').length };
  }, CONTROLS);

/** What moves when a control is used. */
async function moves(page: Page, index: number): Promise<string[]> {
  const control = page.locator(CONTROLS).nth(index);
  await control.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 200));
  await control.focus();
  const before = await standOf(page);
  const old = page.url();
  await use(page, control);
  await page.waitForURL((url) => url.href !== old);
  await page.waitForFunction(() => !document.querySelector('main[aria-busy]'));
  const after = await standOf(page);
  return [
    ...((await isSamePage(page)) ? [] : ['loads the page anew']),
    ...(Math.abs(after.scroll - before.scroll) > 1 ? [`scrolls from ${before.scroll} to ${after.scroll}`] : []),
    ...(after.focused === before.focused ? [] : [`moves the focus from ${before.focused} to ${after.focused}`]),
    ...(after.open < before.open ? ['closes a fold'] : []),
  ];
}

const WIDTHS = [375, 1280];

test.describe('with little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // Every second page in the other window: one script moves them all.
  for (const [place, path] of PATHS.entries()) {
    test(`every switch leaves ${path} where it is`, async ({ page, site }) => {
      const address = `${path}?${site.queryOf(path)}`;
      const width = WIDTHS[place % 2] as number;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      const findings: string[] = [];
      for (const { index, name } of await switchesOf(page)) {
        await open(page, address);
        findings.push(...at(`${name}, ${width} px`, await moves(page, index)));
      }
      expect([...findings, ...(await misdeeds(page))]).toEqual([]);
    });
  }

  for (const width of WIDTHS) {
    test(`there are switches to use at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      let count = 0;
      for (const path of ['/kundli', '/tools/panchang', '/tools/birth-chart-calculator', '/tools/panchang-month']) {
        await page.goto(`${path}?${site.queryOf(path)}`);
        count += (await switchesOf(page)).length;
      }
      expect(count).toBeGreaterThanOrEqual(6);
    });
  }
});
