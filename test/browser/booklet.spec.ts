import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { LANGUAGES } from './site.js';

const BIRTHS = {
  'of known time': 'date=1990-05-17&time=10:20&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi,+India',
  'of unknown time': 'date=1990-05-17&time_unknown=1&lat=28.6139&lon=77.209&tz=Asia/Kolkata&place=Delhi,+India',
  'with six grahas in a sign, at a place with a long name': `date=1962-02-04&time=06:30&lat=19.076&lon=72.8777&tz=Asia/Kolkata&place=${'Thiruvananthapuram+Taluk,+'.repeat(6)}Kerala`,
};
const ROOTS = LANGUAGES.map((language) => (language === 'en' ? '' : `/${language}`));

/** August of 2026 begins on a Saturday: it has six weeks, whichever day they begin with. */
const MONTH = 'on_tz=Asia/Kolkata&at_lat=25.3176&at_lon=82.9739&target_month=2026-08';

for (const [kind, query] of Object.entries(BIRTHS)) {
  test(`the booklet of a birth ${kind} keeps to its sheets`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    // Between the margins of A4.
    await page.setViewportSize({ width: 688, height: 1123 });
    for (const language of ROOTS) {
      await page.goto(`${language}/kundli?${query}&view=booklet`);
      const sheets = await sheetsOf(page);
      const overflowing = sheets.filter(({ last, foot, wide }) => last > foot || wide.length > 0);
      expect(overflowing, language).toEqual([]);
      // The parts leave a choice, and one of them may be shorter than it was counted.
      const empty = sheets.slice(0, -1).filter(({ filled }) => filled < 0.45);
      expect(empty, language).toEqual([]);
      const named = await page.locator('.toc span').allTextContents();
      expect(Math.max(...named.map(Number)), language).toBeLessThanOrEqual(sheets.length);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pagesOf(pdf), language).toBe(sheets.length);
    }
  });
}

test('a booklet in the digits of a script is printed with no Latin one, and keeps to its sheets', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1123 });
  for (const language of ['/hi', '/bn']) {
    await page.goto(`${language}/kundli?${BIRTHS['of known time']}&view=booklet&digits=native`);
    // An address is typed in as it stands.
    const address = (await page.locator('.sheet .address').textContent())?.trim() ?? '';
    const printed = (await page.locator('.sheet').allInnerTexts()).join(' ').replace(address, '');
    // D9 is the name of a chart.
    expect(printed.match(/(?<![A-Za-z\d])\d+/g), language).toBeNull();
    expect(printed.match(/\p{Nd}+/gu)?.length, language).toBeGreaterThan(200);
    const marks = await page
      .locator('.sheet li')
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).listStyleType));
    expect(marks, language).not.toContain('decimal');
    expect((await sheetsOf(page)).filter(({ last, foot, wide }) => last > foot || wide.length > 0)).toEqual([]);
  }
});

test('a phone sees the cover alone, and the kundli before anything is unfolded is at most 5,000 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  for (const query of Object.values(BIRTHS)) {
    for (const language of ROOTS) {
      await page.goto(`${language}/kundli?${query}`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, language).toBeLessThanOrEqual(5000);
    }
    await page.goto(`/kundli?${query}&view=booklet`);
    await expect(page.locator('.sheet').first()).toBeVisible();
    await expect(page.locator('.sheet').nth(1)).toBeHidden();
  }
});

test('a link of the contents opens the fold that it leads to', async ({ page }) => {
  await page.goto(`/kundli?${BIRTHS['of known time']}`);
  await page.locator('.stay a[href="#o-manglik"]').click();
  await expect(page.locator('details:has(#o-manglik)')).toHaveAttribute('open', '');
});

test('a month of six weeks stands on one sheet in every language', async ({ page }) => {
  for (const language of ROOTS) {
    await page.goto(`${language}/tools/panchang-month?${MONTH}`);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true })), language).toBe(1);
  }
});

/** Where the last part of a sheet ends and its foot begins, how much is filled, what stands beyond the right edge. */
function sheetsOf(page: Page) {
  return page.locator('.sheet').evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const foot = sheet.querySelector('.s-foot');
      const ends = [...sheet.children]
        .filter((part) => part !== foot)
        .map((part) => part.getBoundingClientRect().bottom);
      const { top, right } = sheet.getBoundingClientRect();
      const parts = [...sheet.querySelectorAll('td, th, p, dd, h2, h3, li, figure')];
      const wide = parts.filter((part) => part.getBoundingClientRect().right > right + 1);
      const last = Math.max(...ends);
      const end = foot?.getBoundingClientRect().top ?? 0;
      return {
        last,
        foot: end,
        filled: (last - top) / (end - top),
        wide: wide.map((part) => part.textContent ?? ''),
      };
    }),
  );
}

/** The pages of a PDF by its own objects, which Chromium does not compress. */
function pagesOf(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
  );
}
