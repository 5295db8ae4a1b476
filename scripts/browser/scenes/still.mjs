import { fillIn, send } from '../person.mjs';
import { Findings, inLanes } from '../tally.mjs';
import { misdeeds, watchedContext } from '../watch.mjs';

const WIDTHS = [375, 1280];

/** What changes a result where it stands: a link of a switch that is not the chosen one, and a choice that counts on tap. */
const CONTROLS = 'main .seg a[href], main a[data-swap], main form[data-tap] :is(select, input:not([type=hidden]))';

/** One of each switch of a page, and every choice: its place among all of them, and what it is called. */
function switchesOf(page) {
  return page.locator(CONTROLS).evaluateAll((controls) => {
    const seen = new Set();
    return controls.flatMap((control, index) => {
      const isLink = control.matches('a');
      const group = control.closest('nav, form') ?? control.parentElement;
      // A link with a fragment is a way to somewhere else on the page.
      if (isLink && (seen.has(group) || control.matches('[aria-current]') || control.hash)) return [];
      seen.add(group);
      const name = `${group.getAttribute('aria-label') ?? ''} ${control.textContent.trim().slice(0, 20)}`.trim();
      return control.checkVisibility() ? [{ index, name: isLink ? name : control.id }] : [];
    });
  });
}

/** Uses a control as a person does: by the keyboard, or by another choice. */
async function use(page, control) {
  if (await control.evaluate((element) => element.matches('a'))) return page.keyboard.press('Enter');
  if (await control.evaluate((element) => element.matches('select'))) {
    const other = await control.evaluate((select) => [...select.options].find(({ selected }) => !selected)?.value);
    return control.selectOption(other);
  }
  return control.fill((await control.inputValue()).replace(/\d\d$/, '11'));
}

/** Where the page stands, and which control has the focus. */
const standOf = (page) =>
  page.evaluate((controls) => {
    const focused = [...document.querySelectorAll(controls)].indexOf(document.activeElement);
    return { scroll: Math.round(scrollY), focused, open: document.querySelectorAll('main details[open]').length };
  }, CONTROLS);

/** What moves when a control is used. */
async function moves(page, index) {
  const control = page.locator(CONTROLS).nth(index);
  await control.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - 200));
  await control.focus();
  const before = await standOf(page);
  const old = page.url();
  await use(page, control);
  await page.waitForURL((url) => url.href !== old);
  await page.waitForFunction(() => !document.querySelector('main[aria-busy]'));
  const after = await standOf(page);
  const isSame = await page.evaluate(() => window.isSamePage === true);
  return [
    ...(isSame ? [] : ['loads the page anew']),
    ...(Math.abs(after.scroll - before.scroll) > 1 ? [`scrolls from ${before.scroll} to ${after.scroll}`] : []),
    ...(after.focused === before.focused ? [] : [`moves the focus from ${before.focused} to ${after.focused}`]),
    ...(after.open < before.open ? ['closes a fold'] : []),
  ];
}

/** What stands in the form of a page. */
const typedIn = (page) =>
  page
    .locator('main form.panel :is(input, select, textarea)[name]:not([type=hidden])')
    .evaluateAll((fields) =>
      fields.map(({ name, type, value, checked }) =>
        type === 'checkbox' || type === 'radio' ? `${name}=${checked}` : `${name}=${value}`,
      ),
    );

/** Nothing jumps: every switch of every result leaves the page where it is, and the way back brings what was typed. */
export async function still({ tally, site, browser }) {
  await inLanes(WIDTHS, 2, async (width) => {
    const { context, wrong } = await watchedContext(browser, { ...site, width, reducedMotion: 'reduce' });
    const page = await context.newPage();
    let used = 0;
    await tally.check(`every switch leaves its page where it is, ${width} px`, async () => {
      const findings = new Findings();
      for (const { slug, path, query } of site.pages) {
        const address = `${site.base}${path}?${query}`;
        await page.goto(address);
        const switches = await switchesOf(page);
        for (const { index, name } of switches) {
          await page.goto(address);
          await page.evaluate(() => Object.assign(window, { isSamePage: true }));
          findings.at(`${slug}, ${name}`, await moves(page, index));
          used += 1;
        }
      }
      findings.at('', [...wrong.splice(0), ...(await misdeeds(page))]);
      findings.throwAny(200);
      if (used < 30) throw new Error(`Only ${used} switches were found.`);
      return `${used} switches`;
    });
    await context.close();
  });
  await tally.check('the way back brings what was typed, on every page', async () => {
    const { context } = await watchedContext(browser, { ...site, width: 375 });
    const page = await context.newPage();
    const findings = new Findings();
    for (const { slug, path, query } of site.pages) {
      await page.goto(site.base + path);
      await fillIn(page, { query, hasScript: true });
      const typed = await typedIn(page);
      await send(page, { hasScript: true });
      await page.goBack();
      await page.waitForFunction(() => !document.querySelector('main[aria-busy], main .answer'));
      const back = await typedIn(page);
      const lost = typed.filter((each, index) => back[index] !== each);
      findings.at(slug, lost.length === 0 ? [] : [`${lost.join(', ')} is lost`]);
    }
    await context.close();
    findings.throwAny(200);
  });
}
