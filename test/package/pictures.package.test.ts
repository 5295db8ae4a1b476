import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// The files import the built package, which is there when a test runs and not when the module is loaded.
const drawn = () => import('../../scripts/pictures/drawn.mjs');

it('shows the chart of the README as it is drawn today', async () => {
  const { CHART_FILE, chartPicture } = await drawn();
  expect(readFileSync(CHART_FILE, 'utf8')).toBe(chartPicture());
});

it('shows the answer of the command line of the README as it is today', async () => {
  const { COMMAND_FILE, commandPicture } = await drawn();
  expect(readFileSync(COMMAND_FILE, 'utf8')).toBe(commandPicture());
});

it('names no picture in the README that is not there', () => {
  const pictures = [...readFileSync('README.md', 'utf8').matchAll(/!\[(.+?)\]\((docs\/pictures\/.+?)\)/g)];
  expect(pictures.map(([, , file]) => file)).toEqual([
    'docs/pictures/chart.svg',
    'docs/pictures/page.png',
    'docs/pictures/command-line.svg',
  ]);
  for (const [, alternative, file] of pictures) {
    expect(alternative?.length).toBeGreaterThan(20);
    expect(readFileSync(file as string).length).toBeGreaterThan(1000);
  }
});
