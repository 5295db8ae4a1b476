import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createHandler } from '../dist/http.js';
import { launchOptions } from '../test/browser/chromium.js';
import { CHART_FILE, COMMAND_FILE, chartPicture, commandPicture, exampleChart } from './pictures/drawn.mjs';

/**
 * Makes the pictures that documents and pages show, all of the example of the documentation, which is nobody's:
 * docs/pictures, and src/pages/assets/sample.png, the picture of a page that is linked to. A test holds those that are
 * drawn to what is drawn today; those that a browser makes are looked at.
 *
 *     npm run pictures
 */
const file = (path) => new URL(`../${path}`, import.meta.url);

writeFileSync(CHART_FILE, chartPicture());
writeFileSync(COMMAND_FILE, commandPicture());

const browser = await chromium.launch(launchOptions());
try {
  writeFileSync(file('src/pages/assets/sample.png'), await samplePicture());
  writeFileSync(file('docs/pictures/page.png'), await pagePicture());
} finally {
  await browser.close();
}

async function samplePicture() {
  const height = 420;
  const page = await browser.newPage({ viewport: { width: 800, height } });
  await page.setContent(`<style>
    body { margin: 0; display: flex; align-items: center; justify-content: space-evenly; height: ${height}px;
      background: #fbfbf9; color: #1a1c23; font: 600 64px Georgia, 'DejaVu Serif', serif; -webkit-font-smoothing: none }
    svg { width: 368px; height: 368px; font-family: sans-serif }
  </style><span>nirayana</span>${exampleChart()}`);
  return page.screenshot();
}

/** The page of a chart as the handler answers it, without a server. */
async function pagePicture() {
  const origin = 'https://nirayana.example';
  const handle = createHandler({ baseUrl: origin, now: () => new Date('2026-01-01T00:00:00Z') });
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 }, colorScheme: 'light' });
  await page.route('**/*', async (route) => {
    const asked = route.request();
    const answer = await handle(new Request(asked.url(), { headers: { accept: asked.headers().accept ?? '*/*' } }));
    const body = Buffer.from(await answer.arrayBuffer());
    await route.fulfill({ status: answer.status, headers: Object.fromEntries(answer.headers), body });
  });
  const asked = new URLSearchParams({ date: '1990-05-17', time: '10:20', lat: '28.6139', lon: '77.209' });
  await page.goto(`${origin}/tools/birth-chart-calculator?${asked}#result`);
  return page.screenshot();
}
