/** A context of the browser that notes whatever a page should not do. */
export async function watchedContext(browser, { base, javaScriptEnabled = true, width = 1280, ...options }) {
  const wrong = [];
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    ...options,
  });
  context.setDefaultTimeout(10_000);
  await context.addInitScript(observe);
  const host = new URL(base).host;
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
  return { context, wrong };
}

/** Chromium writes every answer of 400 or more to its console, which an answer to a mistake is by intent. */
const isStatus = (text) => /^Failed to load resource: the server responded with a status of (4|50[23])/.test(text);

/* c8 ignore start: runs in the page */
function observe() {
  window.seen = { shifts: [], reports: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
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
/* c8 ignore stop */

/** What a page did that none may do: layout shifts, reports of its policy, things kept. */
export async function misdeeds(page) {
  const { shifts, reports, kept } = await page.evaluate(async () => ({
    ...window.seen,
    kept: [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...(await caches.keys()),
    ],
  }));
  const cookies = await page.context().cookies();
  return [
    ...shifts.map((shift) => `layout shift ${shift}`),
    ...reports,
    ...kept.map((name) => `keeps ${name}`),
    ...cookies.map(({ name }) => `sets the cookie ${name}`),
  ];
}
