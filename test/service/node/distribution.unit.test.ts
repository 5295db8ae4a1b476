import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { Distribution, type Taker } from '../../../src/service/node/distribution.js';

class Connection extends EventEmitter {
  destroyed = false;
  destroy(): void {
    this.destroyed = true;
  }
}

const connection = () => new Connection() as unknown as Socket & Connection;

/** A process that takes a connection when it is let. */
function taker(): Taker & { taken: Socket[]; letTake: () => void; end: () => void } {
  let settle: { resolve: (nothing: unknown) => void; reject: (error: Error) => void } | undefined;
  let isGone = false;
  const taken: Socket[] = [];
  return {
    taken,
    isGone: () => isGone,
    take: (socket) => {
      taken.push(socket);
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    letTake: () => settle?.resolve(undefined),
    end: () => {
      isGone = true;
      settle?.reject(new Error('It has ended.'));
    },
  };
}

const turn = () => new Promise(setImmediate);

describe('connections that are handed to processes', () => {
  it('go to each in turn, and to those that are quick first', async () => {
    const distribution = new Distribution();
    const [slow, quick] = [taker(), taker()];
    distribution.add(slow);
    distribution.add(quick);
    const sockets = Array.from({ length: 5 }, connection);
    for (const socket of sockets) distribution.give(socket);
    expect([slow.taken, quick.taken]).toEqual([[sockets[0]], [sockets[1]]]);
    for (let count = 0; count < 3; count++) {
      quick.letTake();
      await turn();
    }
    expect([slow.taken.length, quick.taken.length]).toEqual([1, 4]);
    quick.letTake();
    slow.letTake();
    await distribution.idle();
  });

  it('wait while there is nobody, and go to the next that comes', async () => {
    const distribution = new Distribution();
    const socket = connection();
    distribution.give(socket);
    const late = taker();
    distribution.add(late);
    await turn();
    expect(late.taken).toEqual([socket]);
  });

  it('of a process that ends are lost, and those that it has not been handed are not', async () => {
    const distribution = new Distribution();
    const [ending, other] = [taker(), taker()];
    distribution.add(ending);
    const [inHand, waiting] = [connection(), connection()];
    distribution.give(inHand);
    distribution.give(waiting);
    ending.end();
    await turn();
    expect([inHand.destroyed, waiting.destroyed]).toEqual([true, false]);
    distribution.add(other);
    await turn();
    expect(other.taken).toEqual([waiting]);
  });

  it('are not given to a process that has ended unseen', async () => {
    const distribution = new Distribution();
    const [gone, other] = [taker(), taker()];
    distribution.add(gone);
    distribution.add(other);
    gone.end();
    const socket = connection();
    distribution.give(socket);
    await turn();
    expect([gone.taken, other.taken]).toEqual([[], [socket]]);
  });

  it('that their clients have left are forgotten', async () => {
    const distribution = new Distribution();
    const socket = connection();
    distribution.give(socket);
    socket.emit('error', new Error('ECONNRESET'));
    const process = taker();
    distribution.add(process);
    await distribution.idle();
    expect(process.taken).toEqual([]);
  });
});
