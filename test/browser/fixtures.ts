import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { type Home, type Site, startHome } from './site.js';

declare global {
  interface Window {
    /** What a page did that none may do. */
    seen: { readonly shifts: string[]; readonly reports: string[] };
    /** Lost when the page is loaded anew. */
    isSamePage?: boolean;
  }
}

/** A scene has a site of its worker, and a page whose errors, dialogs and foreign requests fail it. */
export const test = base.extend<{ readonly wrong: string[] }, { readonly home: Home; readonly site: Site }>({
  home: ['server', { option: true, scope: 'worker' }],
  site: [
    async ({ home }, use) => {
      const site = await startHome(home);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.base);
    expect(site.errors.splice(0), 'the server had nothing to report').toEqual([]);
  },
  page: async ({ page, site }, use) => {
    site.files?.cutOff(page);
    await use(page);
    expect(site.files?.told() ?? [], 'what the host of the files was told').toEqual([]);
    await site.files?.connect();
  },
  wrong: [
    async ({ context, baseURL }, use) => {
      const wrong = await watch(context, String(baseURL));
      await use(wrong);
      expect(wrong, 'what no page may do').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Notes whatever a page of a context should not do. */
export async function watch(context: BrowserContext, base: string): Promise<string[]> {
  const wrong: string[] = [];
  await context.addInitScript(observe);
  const { host } = new URL(base);
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'blob:' && url.protocol !== 'data:' && url.host !== host) wrong.push(`asks ${request.url()}`);
  });
  context.on('page', (page) => {
    const at = () => new URL(page.url()).pathname;
    page.on('pageerror', (error) => wrong.push(`${at()}: ${error.message}`));
    page.on('dialog', (dialog) => {
      wrong.push(`${at()}: a dialog says ${dialog.message()}`);
      dialog.dismiss();
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !isStatus(message.text())) wrong.push(`${at()}: console: ${message.text()}`);
    });
  });
  return wrong;
}

/** Chromium writes every answer of 400 or more to its console, which an answer to a mistake is by intent. */
const isStatus = (text: string) =>
  /^Failed to load resource: the server responded with a status of (4|50[23])/.test(text);

/** Runs in the page. */
function observe(): void {
  window.seen = { shifts: [], reports: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      // A share of the window too small to be a whole pixel is no shift that anybody sees.
      if (entry.hadRecentInput || entry.value < 0.0001) continue;
      const nodes = entry.sources.map(({ node }) => node?.nodeName + (node?.className ? `.${node.className}` : ''));
      window.seen.shifts.push(`${entry.value.toFixed(4)} of ${nodes.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.seen.reports.push(`${violatedDirective} stops ${blockedURI}`);
  });
}

/** The compiler knows no entry of this kind. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: HTMLElement }[];
}

/** The language of the visit and the files of the app, without which a page cannot be written on the device. */
const OF_DEVICE = /^nirayana(?::language$|\/)/;

/** What a page did that none may do: layout shifts, reports of its policy, things kept. */
export async function misdeeds(page: Page): Promise<string[]> {
  const { shifts, reports, ...told } = await page.evaluate(async () => ({
    ...window.seen,
    isOnDevice: document.documentElement.dataset['device'] === 'device',
    kept: [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => String(name)),
      ...(await caches.keys()),
    ],
  }));
  const kept = told.kept.filter((name) => !(told.isOnDevice && OF_DEVICE.test(name)));
  const cookies = await page.context().cookies();
  return [
    ...shifts.map((shift) => `layout shift ${shift}`),
    ...reports,
    ...kept.map((name) => `keeps ${name}`),
    ...cookies.map(({ name }) => `sets the cookie ${name}`),
  ];
}

/** Opens a page which is known again as long as it is not loaded anew. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
}

export const isSamePage = (page: Page) => page.evaluate(() => window.isSamePage === true);

/** What an address asks for: behind ? of a server, and behind # of a page that is written on the device. */
export function askedOf(address: string | URL): URLSearchParams {
  const { search, hash } = new URL(address);
  return new URLSearchParams(search || (hash.includes('=') ? hash.slice(1) : ''));
}

/** What is wrong at a place, each with the place. */
export const at = (place: string, lines: readonly string[]): string[] => lines.map((line) => `${place}: ${line}`);

/** The size of a window. */
export const wide = (width: number, height = 900) => ({ viewport: { width, height } });
