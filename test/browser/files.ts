import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type DumbServer, serveFolder } from './dumb-server.js';

/** Where `files.setup.ts` writes the site of files. */
export const FOLDER = 'node_modules/.cache/browser-site';

/** The site does not stand at the top of its host, which is the harder case. */
export const ROOT = '/astro';

/** The origin that its pages name. */
export const ORIGIN = 'https://example.org';

/** The first visit, until the worker of the page is there. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => 'answered' in document.documentElement.dataset, null, { timeout: 60_000 });
}

/** Hosts the files, and cuts off who has visited them. */
export class FileHost {
  readonly #server: DumbServer;
  #isCut = false;

  private constructor(server: DumbServer) {
    this.#server = server;
  }

  static async start(clock: number): Promise<FileHost> {
    return new FileHost(await serveFolder(FOLDER, { root: ROOT, clock }));
  }

  get url(): string {
    return this.#server.url;
  }

  /** What was asked of the host beside paths of files, since it was asked for it last. */
  told(): string[] {
    return this.#server.asked.splice(0).filter((asked) => asked.includes('?') || !asked.startsWith('GET '));
  }

  /**
   * Lets a page go to paths of the site without a network. Before the first path of a language is a first visit in it. The
   * list of places is brought along, as the first search for one would.
   */
  cutOff(page: Page): void {
    const goto = page.goto.bind(page);
    const visited = new Set<string>();
    page.goto = async (address, options) => {
      const path = address.replace(this.url, '');
      if (!path.startsWith('/')) return goto(address, options);
      const home = /^\/[a-z]{2}(?=[/?]|$)/.exec(path)?.[0] ?? '/';
      if (!visited.has(home)) {
        await this.connect();
        page.goto = goto;
        await visit(page, this.url + home);
        await page.evaluate(async (list) => (await fetch(list)).arrayBuffer(), `${ROOT}/app/${placesFile()}`);
        page.goto = cut;
        visited.add(home);
      }
      if (!this.#isCut) await this.#server.pause();
      this.#isCut = true;
      return goto(this.url + path, options);
    };
    const cut = page.goto;
  }

  async connect(): Promise<void> {
    if (this.#isCut) await this.#server.resume();
    this.#isCut = false;
  }

  async close(): Promise<void> {
    await this.connect();
    await this.#server.close();
  }
}

function placesFile(): string {
  const name = readdirSync(join(FOLDER, 'app')).find((one) => one.startsWith('places.'));
  if (name === undefined) throw new Error('The site of files has no list of places.');
  return name;
}
