import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
};

/** A host that can do nothing but send files, and notes every address that it is asked for. */
export interface DumbServer {
  readonly url: string;
  readonly asked: string[];
  /** Cuts the network, and brings it back. */
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  /** Puts another version of the site in place of this one. */
  readonly release: (version: string) => void;
  /** Lets the files of workers wait until they are released. */
  readonly holdWorkers: () => { readonly release: () => void };
  readonly close: () => Promise<void>;
}

interface Options {
  /** The path below which the folder stands. */
  readonly root?: string;
  /** What every clock of a worker is to show, milliseconds since 1970. */
  readonly clock?: number;
}

/** Stops the clock of a worker, before it is asked anything. */
const stopped = (at: number) => `
const Running = Date;
self.Date = class extends Running {
  constructor(...told) {
    if (told.length === 0) super(${at});
    else super(...told);
  }
  static now() {
    return ${at};
  }
};
`;

/** Where the file of a worker tells its version. */
const VERSION = /"version":"[^"]*"/;

/** Serves a folder as hosts of files do: a slash behind the path of a folder, and 404.html for what is not there. */
export async function serveFolder(folder: string, { root = '', clock }: Options = {}): Promise<DumbServer> {
  const asked: string[] = [];
  let held: Promise<void> | undefined;
  let released = (text: string) => text;
  const ending = clock === undefined ? '' : stopped(clock);
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const [path = ''] = `${request.url}`.split('?', 1);
    const starts = path.startsWith(`${root}/worker-`);
    if (starts) await held;
    const file = join(folder, path.startsWith(`${root}/`) ? decodeURIComponent(path.slice(root.length)) : 'nowhere');
    if (isFolder(file) && !path.endsWith('/')) {
      response.writeHead(301, { Location: `${path}/` }).end();
      return;
    }
    const found = isFolder(file) ? join(file, 'index.html') : file;
    const name = existsSync(found) ? found : join(folder, '404.html');
    response.writeHead(name === found ? 200 : 404, { 'Content-Type': TYPES[extname(name)] });
    const sent = readFileSync(name);
    response.end(starts ? released(String(sent)) + ending : sent);
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${root}`,
    asked,
    pause: close,
    resume: () => listen(port),
    release(version) {
      released = (text) => text.replace(VERSION, `"version":"${version}"`);
    },
    holdWorkers() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return { release };
    },
    close,
  };
}

function isFolder(file: string): boolean {
  return existsSync(file) && statSync(file).isDirectory();
}
