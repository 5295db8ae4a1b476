import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import { tools } from '../../src/entries/index.js';
import { type RunningServer, type ServeOptions, serve } from '../../src/entries/node.js';

const [tool] = tools;

/** A calculation that succeeds: its path and its body. */
export const PATH = `/api/public/tools/${tool?.slug}`;
export const EXAMPLE = JSON.stringify(tool?.example);

/** A large document. */
export const LARGE = '/api/public/tools/openapi.json';

/** To be called once in a file: gives a function that starts a server on a free port, closed after the test. */
export function startsServers(): (options?: ServeOptions) => Promise<RunningServer> {
  const servers: RunningServer[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
  return async (options = {}) => {
    const server = await serve({ port: 0, ...options });
    servers.push(server);
    return server;
  };
}

/** A connection to a server, and all that it answers until it closes the connection. */
export function open({ url }: Pick<RunningServer, 'url'>, sent: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  socket.once('end', () => socket.end());
  const answer = text(socket.setEncoding('latin1'));
  socket.write(sent, 'latin1');
  return { socket, answer };
}

/** The head of a request, or as much of it as there is. */
export function head(...lines: string[]): string {
  return lines.join('\r\n');
}

/** A GET of a path. */
export function get(path: string, ...headers: string[]): string {
  return head(`GET ${path} HTTP/1.1`, 'Host: example.test', ...headers, '', '');
}

/** The head of a calculation, to be followed by its body. */
export function calculationHead(...headers: string[]): string {
  const type = 'Content-Type: application/json';
  const length = `Content-Length: ${EXAMPLE.length}`;
  return head(`POST ${PATH} HTTP/1.1`, 'Host: example.test', type, length, ...headers, '', '');
}

export function post({ url }: RunningServer, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + PATH, {
    method: 'POST',
    body: EXAMPLE,
    headers: { 'Content-Type': 'application/json', Connection: 'close', ...headers },
  });
}

/** The statuses of the answers in what a server has sent. */
export function statuses(answer: string): number[] {
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
