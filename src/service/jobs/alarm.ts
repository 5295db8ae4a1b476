import { setTimeout as sleep } from 'node:timers/promises';

/** Lets loops sleep and wakes them all. */
export interface Alarm {
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly ring: () => void;
}

export function createAlarm(): Alarm {
  let bell = new AbortController();
  return {
    sleep: (milliseconds) => sleep(milliseconds, undefined, { signal: bell.signal }).catch(() => {}),
    ring() {
      bell.abort();
      bell = new AbortController();
    },
  };
}
