import { readFileSync } from 'node:fs';
import { expect, misdeeds, test } from './fixtures.js';
import { axeFindings, sidewaysScroll } from './sight.js';
import { pagePath } from './site.js';

/** What the package compares with, which is built before the first scene. */
function recorded(): string {
  const text = readFileSync(new URL('../../dist/recorded.js', import.meta.url), 'utf8');
  return text.slice('export default '.length, text.lastIndexOf(';'));
}

/** A browser of this machine, with others beside it. */
const LONGEST = { timeout: 120_000 };

interface Recorded {
  readonly answers: Readonly<Record<string, readonly (readonly [name: string, hash: string, ...rest: unknown[]])[]>>;
}

test('the browser makes every recorded byte anew', async ({ page, site }) => {
  const language = site.files ? 'hi' : 'en';
  const [not, all] =
    language === 'hi'
      ? ['अभी मिलान नहीं हुआ', 'हर बाइट वही है जो दर्ज है।']
      : ['not compared yet', 'Every byte is the recorded one.'];
  await page.goto(pagePath(language, '/verify'));
  const rows = page.locator('[data-kind] dd');
  await expect(rows).toHaveText([not, not, not]);
  // The languages and the record are fetched when it begins.
  await site.files?.connect();
  await page.locator('[data-verify-act]').click();
  await expect(page.locator('progress')).toHaveAttribute('value', /^[1-9]/, LONGEST);
  // The page is not held up meanwhile.
  expect(await page.evaluate(() => new Promise((go) => setTimeout(() => go('here'), 20)))).toBe('here');
  await expect(page.locator('[data-verify-status]')).toHaveText(all, LONGEST);
  const counted = (await rows.allTextContents()).map((text) => text.match(/\d+/g)?.map(Number) ?? []);
  expect(counted.map(([one, other]) => one === other && Number(one) > 6)).toEqual([true, true, true]);
  const { answers } = JSON.parse(recorded()) as Recorded;
  expect(counted[0]?.[0]).toBe(Object.values(answers).flat().length);
  await expect(page.locator('[data-verify-first]')).toBeHidden();
  await expect(page.locator('[data-verify-where]')).toContainText(/^nirayana \d.*Chrome/);
  await page.setViewportSize({ width: 320, height: 700 });
  expect([...(await axeFindings(page)), ...(await sidewaysScroll(page)), ...(await misdeeds(page))]).toEqual([]);
});

test('a record that was changed is told, and the answer shown whole', async ({ page, site }) => {
  const { answers, ...rest } = JSON.parse(recorded()) as Recorded;
  const slug = 'vedic-moon-sign-calculator';
  const [[name, hash, ...more]] = answers[slug] as unknown as [Recorded['answers'][string][number]];
  const changed = { ...rest, answers: { [slug]: [[name, '0'.repeat(hash.length), ...more]] } };
  await page.route('**/app/recorded.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(changed)};` }),
  );
  await page.goto(pagePath('de', '/verify'));
  await page.locator('[data-verify-act]').click();
  await expect(page.locator('[data-verify-status]')).toHaveText('Anders herausgekommen: 1', LONGEST);
  await expect(page.locator('[data-kind=answer] dd')).toHaveText('0 von 1 wie aufgezeichnet');
  await expect(page.locator('#h-first')).toHaveText('Die erste Abweichung');
  await expect(page.locator('[data-verify-name]')).toHaveText(`${slug}: ${name}`);
  await expect(page.locator('[data-verify-hashes]')).toContainText(hash);
  const made: unknown = JSON.parse(String(await page.locator('#verify-made').textContent()));
  const expected = JSON.parse(readFileSync(`golden/expected/${slug}.json`, 'utf8')) as readonly {
    name: string;
    envelope: unknown;
  }[];
  expect(made).toEqual(expected.find((one) => one.name === name)?.envelope);
  await page.setViewportSize({ width: 320, height: 700 });
  expect([...(await axeFindings(page)), ...(await sidewaysScroll(page))]).toEqual([]);
  expect(site.errors).toEqual([]);
});

test('it can be stopped, begun again, and says where it cannot be loaded because a request fails', async ({ page }) => {
  await page.goto('/verify');
  await page.locator('[data-verify-act]').click();
  await expect(page.locator('[data-verify-act]')).toHaveText('Stop');
  await page.locator('[data-verify-act]').click();
  await expect(page.locator('[data-verify-status]')).toHaveText('Stopped. Nothing follows from a part.');
  await page.route('**/app/verify-thread.js', (route) => route.fulfill({ status: 404 }));
  await page.locator('[data-verify-act]').click();
  await expect(page.locator('[data-verify-status]')).toHaveText(/^The comparison broke off/, LONGEST);
  await expect(page.locator('[data-verify-act]')).toHaveText('Start');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of /verify tells the command that does it', async ({ page }) => {
    await page.goto('/verify');
    await expect(page.locator('main noscript p')).toBeVisible();
    expect(await page.content()).toContain('The command below does it without a browser.');
    await expect(page.locator('main')).toContainText('npx nirayana verify');
    await expect(page.locator('[data-verify-act]')).toBeHidden();
  });
});
