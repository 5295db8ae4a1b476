import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serve } from '../../../src/entries/node.js';
import { calculationHead, get, head, open } from '../../support/node-server.js';

/** A server in this process, whose patience is a clock that the test moves. Sockets keep the real one. */
describe('a server that is closed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('does not wait for connections that are silent, idle, or in the middle of a header', async () => {
    const server = await serve({ port: 0 });
    const connections = [
      open(server, ''),
      open(server, head('GET /healthz HTTP/1.1', 'Ho')),
      open(server, get('/healthz')),
    ];
    await sleep(50);
    // The time that is granted to requests never passes here.
    await server.close();
    await Promise.allSettled(connections.map(({ answer }) => answer));
  });

  it('waits five seconds for a request that does not come to an end', async () => {
    const server = await serve({ port: 0 });
    const { socket, answer } = open(server, calculationHead());
    socket.write('{');
    await sleep(50);
    let isClosed = false;
    const closed = server.close().then(() => {
      isClosed = true;
    });
    vi.advanceTimersByTime(4_999);
    await sleep(100);
    expect(isClosed).toBe(false);
    vi.advanceTimersByTime(1);
    await closed;
    await answer.catch(() => {});
  });
});
