import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Names of the browser in distributions. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser of the machine: what CHROMIUM names, else the first that is on the path; undefined where there is none. */
export function chromiumPath() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium refuses its sandbox to root, as whom containers run. */
export function launch(executablePath) {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    chromiumSandbox: !isRoot,
    args: ['--disable-gpu', '--disable-dev-shm-usage'],
  });
}
