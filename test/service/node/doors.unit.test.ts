import { expect, it } from 'vitest';
import { serveWith } from '../../../src/service/node/serve.js';
import { doorMatrix } from '../../support/door-matrix.js';
import { sendTo } from '../../support/http-matrix.js';
import { head, open, statuses } from '../../support/node-server.js';

doorMatrix('a Node server', async ({ onError, ...options }) => {
  const told = (error: unknown, { requestId = '' }) => onError?.(error, { requestId });
  const server = await serveWith({ ...options, port: 0, ...(onError && { onError: told }) });
  return { handle: sendTo(server.url), close: server.close };
});

it('what is told of answers has those that came of no request too', async () => {
  const seen: unknown[] = [];
  const server = await serveWith({ port: 0, onAnswered: ({ route, status }) => seen.push([route, status]) });
  const refused = [
    head('hello', '', ''),
    head('GET / HTTP/1.1', '', ''),
    head('GET / HTTP/1.1', 'Host: a b', 'Connection: close', '', ''),
    head('CONNECT example.test:80 HTTP/1.1', 'Host: example.test', '', ''),
  ];
  for (const sent of refused) expect(statuses(await open(server, sent).answer)).toEqual([400]);
  await server.close();
  expect(seen).toEqual(Array(4).fill(['refused', 400]));
});
