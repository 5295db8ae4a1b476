import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Names of the browser in distributions, first that without a window, which takes a third of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser of the machine: what CHROMIUM names, by its path or as it is called, else the first that is on the path; undefined where there is none. */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named && isProgram(named)) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = named ? [named] : NAMES;
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? (named || undefined);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** How the browser of the machine is started; none is ever downloaded. */
export function launchOptions() {
  const executablePath = chromiumPath();
  return {
    ...(executablePath !== undefined && { executablePath }),
    // Chromium refuses its sandbox to root, as whom containers run.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-dev-shm-usage'],
  };
}
