import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Sources, textSetting, UsageError } from './settings.js';

/** Names of the browser in distributions, and of those that are built of it. */
const BROWSERS = [
  'chromium',
  'chromium-browser',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'brave-browser',
] as const;

/** A browser that does not end is ended after so many milliseconds. */
const LONGEST = 300_000;

/** What is kept of what a browser says, in characters. */
const LONGEST_REPORT = 400;

/**
 * The browser that is named, else the first on the path.
 *
 * @throws UsageError where there is none
 */
export function chromiumFrom(sources: Sources): string {
  const named = textSetting({ option: 'chromium', variable: 'CHROMIUM' }, sources);
  const { PATH = '' } = sources.variables;
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  if (named) {
    const found = [named.text, ...folders.map((folder) => join(folder, named.text))].find(isProgram);
    if (found !== undefined) return found;
    throw new UsageError(`${named.source} names no program: "${named.text}".`);
  }
  const found = BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  if (found !== undefined) return found;
  throw new UsageError(
    `A PDF needs an installed Chromium, and none was found on the path (${BROWSERS.join(', ')}). Name one by --chromium or CHROMIUM.`,
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface Printing {
  readonly chromium: string;
  /** The file of the page. */
  readonly page: string;
  /** A folder that is the browser's alone. */
  readonly profile: string;
  readonly pdf: string;
  /** How long it may take, in milliseconds. */
  readonly longest?: number;
}

/** Prints a file as a PDF. The browser finds no host and keeps nothing. Rejects with what it says. */
export async function printed({ chromium, page, profile, pdf, longest = LONGEST }: Printing): Promise<void> {
  const args = [
    '--headless',
    // Chromium refuses its sandbox to root, as whom containers run. The page is our own, without a script.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-extensions',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--no-pings',
    '--host-resolver-rules=MAP * ~NOTFOUND',
    `--user-data-dir=${profile}`,
    '--no-pdf-header-footer',
    '--print-to-pdf-no-header',
    `--print-to-pdf=${pdf}`,
    pathToFileURL(page).href,
  ];
  await new Promise<void>((resolve, reject) => {
    const browser = spawn(chromium, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: longest });
    let said = '';
    browser.stderr.on('data', (part: Buffer) => {
      said = (said + part).slice(-LONGEST_REPORT);
    });
    browser.on('error', reject);
    browser.on('close', (code, signal) => {
      if (code === 0 && existsSync(pdf)) resolve();
      // A browser that is ended by us ends in good order.
      else if (browser.killed) reject(new Error(`The browser took longer than ${longest / 1000} s and was ended.`));
      else reject(new Error(`The browser printed nothing (${signal ?? `exit ${code}`}): ${said.trim()}`));
    });
  });
}
