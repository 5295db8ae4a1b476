import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chartOf, chartSvg } from '../dist/charts.js';
import { birth, birthChart } from '../dist/index.js';
import { launchOptions } from '../test/browser/chromium.js';

/**
 * Makes src/pages/assets/sample.png, the picture of a page that is linked to: the chart of the example of the
 * documentation, which is nobody's. `npm run build` first.
 *
 *     npm run pages:sample
 */
const FILE = new URL('../src/pages/assets/sample.png', import.meta.url);
const SIZE = { width: 800, height: 420 };

const example = birth({
  date: '1990-05-17',
  time: '10:20',
  place: { latitude: 28.6139, longitude: 77.209 },
  zone: 'Asia/Kolkata',
});
const chart = chartSvg(chartOf(birthChart(example).result), { style: 'north' });

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(`<style>
  body { margin: 0; display: flex; align-items: center; justify-content: space-evenly; height: ${SIZE.height}px;
    background: #fbfbf9; color: #1a1c23; font: 600 64px Georgia, 'DejaVu Serif', serif; -webkit-font-smoothing: none }
  svg { width: 368px; height: 368px; font-family: sans-serif }
</style><span>nirayana</span>${chart}`);
writeFileSync(FILE, await page.screenshot());
await browser.close();
