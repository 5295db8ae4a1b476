import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe: typeof import('axe-core');
    toReach: Set<Element>;
    unseen: string[];
    isRound: boolean;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on a page with its folds open, light and dark. What is hidden, named or in order is the same in the dark,
 * where only contrast is measured again.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await openFolds(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const light = await run(page, {});
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((line) => `${line} (dark)`)];
}

/** Opens every fold and ends what still moves. */
export async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const animation of document.getAnimations()) animation.finish();
  });
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    // The page is all there is: nothing is looked for in frames.
    (given) => window.axe.run(document, { ...given, resultTypes: ['violations'], iframes: false }),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map(({ target, any }) => {
      const { fgColor, bgColor, contrastRatio } = any[0]?.data ?? {};
      const contrast = contrastRatio ? ` (${fgColor} on ${bgColor}: ${contrastRatio})` : '';
      return `${id}: ${help}${contrast}: ${target.join(' ')}`;
    }),
  );
}

/** By how many pixels a page is wider than its window, with who is to blame. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const isInside = element.closest('.tbl, pre')?.contains(element) && !element.matches('.tbl, pre');
      return element.getBoundingClientRect().right > clientWidth + 0.5 && !isInside;
    });
    const names = wide.slice(-3).map((element) => `${element.nodeName.toLowerCase()}.${element.getAttribute('class')}`);
    return [`is ${scrollWidth} px wide in ${clientWidth} px: ${names.join(', ')}`];
  });
}

/** The letters of a page that no font of this machine has: they look like a letter that does not exist. */
export async function missingLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 40;
    const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    pen.font = `24px ${getComputedStyle(document.body).fontFamily}`;
    const drawn = (letter: string) => {
      pen.clearRect(0, 0, 40, 40);
      pen.fillText(letter, 8, 28);
      return pen.getImageData(0, 0, 40, 40).data.join();
    };
    const none = [drawn('\u{10FFFE}'), drawn('\u0378')];
    const letters = new Set(document.body.textContent?.match(/[\p{L}\p{N}\p{S}\p{P}]/gu));
    return [...letters].filter((letter) => none.includes(drawn(letter))).map((letter) => `no font has ${letter}`);
  });
}

/** What would not be black on white, or is of no use, on paper. */
export async function printFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const found = await page.evaluate(printed);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  return [...new Set(found)];
}

/** Runs in the page. */
function printed(): string[] {
  const { color, backgroundColor } = getComputedStyle(document.body);
  const ground = backgroundColor === 'rgb(255, 255, 255)' ? [] : [`prints on ${backgroundColor}`];
  const ink = color === 'rgb(0, 0, 0)' ? [] : [`prints in ${color}`];
  const useless = [...document.querySelectorAll('form, .top nav, .langs, .seg, .acts, .skip, .crumb')]
    .filter((element) => element.checkVisibility())
    .map((element) => `prints ${element.nodeName}.${element.className}`);
  const brightness = (value: string) => {
    const [red = 0, green = 0, blue = 0] = value.match(/[\d.]+/g)?.map(Number) ?? [];
    return 0.3 * red + 0.6 * green + 0.1 * blue;
  };
  const pale = [...document.querySelectorAll('main :not(svg, svg *)')]
    .filter((element) => element.checkVisibility() && element.textContent?.trim() !== '')
    .map((element) => ({ element, style: getComputedStyle(element) }))
    .filter(({ style }) => brightness(style.color) > 110 && brightness(style.backgroundColor) > 110)
    .map(({ element, style }) => `prints ${element.nodeName}.${element.className} in ${style.color}`);
  return [...ground, ...ink, ...useless, ...pale];
}

/** How often Tab is pressed before the page is asked how far it came. */
const AT_ONCE = 8;

/** Goes through a page with the Tab key: what it never reaches, where the focus cannot be seen, where it is caught. */
export async function keyboardFindings(page: Page): Promise<string[]> {
  // Until the script of a page has said which tables scroll, Tab could come to all of them. In a closed fold none does.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.tbl')].every(
      (box) => !box.checkVisibility() || box.scrollWidth > box.clientWidth === (box.tabIndex === 0),
    ),
  );
  const count = await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    // Tab comes to one of several radios: the one that is chosen, else the first.
    const isOneOfRadios = (element: HTMLInputElement) => {
      const { type, form, name } = element;
      if (type !== 'radio' || form === null) return false;
      const radios = [...form.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`)];
      return element !== (radios.find(({ checked }) => checked) ?? radios[0]);
    };
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const all = [...document.querySelectorAll<HTMLInputElement>(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.disabled && !isOneOfRadios(element),
    );
    window.toReach = new Set(all);
    window.unseen = [];
    window.isRound = false;
    document.addEventListener('focusin', ({ target }) => {
      const element = target as Element;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      if (!isSeen) window.unseen.push(`no focus to be seen on ${element.outerHTML.slice(0, 100)}`);
      const isNew = window.toReach.delete(element);
      window.isRound ||= !isNew && window.toReach.size === 0;
    });
    return all.length;
  });
  // A time is several stops, a date as well.
  const most = count * 2 + 20;
  for (let index = 1; index <= most; index += 1) {
    await page.keyboard.press('Tab');
    if (index % AT_ONCE > 0) continue;
    if (await page.evaluate(() => window.isRound || (document.activeElement ?? document.body) === document.body)) break;
  }
  return page.evaluate(() => [
    ...new Set(window.unseen),
    ...[...window.toReach].map((element) => `Tab never comes to ${element.outerHTML.slice(0, 100)}`),
  ]);
}

/** The line that answers, where a small phone does not show it before anybody scrolls. */
export async function hiddenAnswer(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const answer = document.querySelector('main .answer');
    if (answer === null) return ['has no line that answers'];
    // Its first line: a long answer may go on below.
    const [line] = answer.getClientRects();
    if (line === undefined) return ['shows no line that answers'];
    const size = Number.parseFloat(getComputedStyle(answer).fontSize);
    const bottom = line.top + 1.4 * size;
    return bottom <= innerHeight ? [] : [`answers at ${Math.round(bottom)} px`];
  });
}

/** Text that is cut off: by a box that hides what is too much, and by the end of a drawing. */
export async function clippedText(page: Page): Promise<string[]> {
  return [...(await page.evaluate(cutByBoxes)), ...(await page.evaluate(cutByDrawings))];
}

/** Runs in the page. */
function cutByBoxes(): string[] {
  const hides = (element: Element) => {
    const { overflowX, clip, clipPath } = getComputedStyle(element);
    return overflowX !== 'visible' && clip === 'auto' && clipPath === 'none';
  };
  // Tables and the list that stays at the upper edge scroll by themselves.
  const cut = [...document.querySelectorAll('main *:not(svg *, .tbl, .stay ol, pre, input, select, textarea)')]
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
    .filter((element) => element.checkVisibility() && hides(element));
  return cut.map(({ nodeName, className, textContent }) => {
    return `${nodeName}.${className} cuts off "${textContent?.trim().slice(0, 40)}"`;
  });
}

/** Runs in the page. */
function cutByDrawings(): string[] {
  const drawn = [...document.querySelectorAll('main svg')].filter((svg) => svg.checkVisibility());
  const cut = drawn.flatMap((svg) => {
    const box = svg.getBoundingClientRect();
    const [from, to] = getComputedStyle(svg).overflowX === 'visible' ? [0, innerWidth] : [box.left, box.right];
    return [...svg.querySelectorAll('text')].filter((text) => {
      const { left, right } = text.getBoundingClientRect();
      return left < from - 1 || right > to + 1;
    });
  });
  return [...new Set(cut.map(({ textContent }) => `a drawing cuts off "${textContent}"`))];
}

/** Letters of drawings that are smaller than 11 px on the screen. */
export async function smallLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = new Map<string, string | null>();
    for (const text of document.querySelectorAll('main svg :is(text, tspan)')) {
      if (!text.checkVisibility() || text.textContent?.trim() === '') continue;
      const { a = 0, b = 0 } = text.closest('text')?.getScreenCTM() ?? {};
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      if (size < 10.95) told.set(`${text.getAttribute('class')} ${size.toFixed(1)}`, text.textContent);
    }
    return [...told].map(([what, example]) => `letters of a drawing (${what} px): ${example}`);
  });
}

/** What is told in less room than it has: cells and choices wider than their boxes, and words that go on below. */
export async function crampedText(page: Page): Promise<string[]> {
  return [...new Set([...(await page.evaluate(wideCells)), ...(await page.evaluate(splitWords))])];
}

/** Runs in the page. */
function wideCells(): string[] {
  const isSeen = (cell: Element) => getComputedStyle(cell.closest('thead') ?? cell).clipPath === 'none';
  const cells = [...document.querySelectorAll('main :is(td, th, dt, dd)')]
    .filter(isSeen)
    .filter((cell) => cell.checkVisibility() && cell.clientWidth > 1 && cell.scrollWidth > cell.clientWidth + 1)
    .map((cell) => `a ${cell.nodeName} is narrower than "${cell.textContent?.trim().slice(0, 40)}"`);
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const choices = [...document.querySelectorAll<HTMLSelectElement>('main select')].flatMap((select) => {
    if (!select.checkVisibility()) return [];
    const style = getComputedStyle(select);
    pen.font = style.font;
    const text = select.selectedOptions[0]?.text ?? '';
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return pen.measureText(text).width > room + 1 ? [`a choice is narrower than "${text}"`] : [];
  });
  return [...cells, ...choices];
}

/** Runs in the page. */
function splitWords(): string[] {
  const found: string[] = [];
  const isForReaders = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== 'none' || isForReaders(element.parentElement));
  const texts = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement as Element;
    if (parent.closest('svg, pre, code, select, textarea, .mono, h1, h2, h3') || !parent.checkVisibility()) continue;
    range.selectNodeContents(text);
    if (range.getClientRects().length < 2 || isForReaders(parent)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]{4,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (tops.size > 1) found.push(`"${word}" goes on below in ${parent.nodeName}.${parent.className}`);
    }
  }
  return found;
}
