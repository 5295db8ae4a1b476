export interface Limits {
  /** Items that are under way or wait to be taken. */
  readonly most: number;
  readonly signal?: AbortSignal | undefined;
}

interface Job<Item, Result> {
  readonly item: Item;
  done?: { readonly result: Result };
}

/**
 * Works on items side by side and hands out what becomes of them in their order. It takes no more items than the limit
 * says, however slow whoever takes the results is. Where the items fail, so does it, after the results before.
 */
export async function* inOrder<Item, Result>(
  items: AsyncIterator<Item>,
  work: (item: Item) => Promise<Result>,
  { most, signal }: Limits,
): AsyncGenerator<{ readonly item: Item; readonly result: Result }> {
  const jobs: Job<Item, Result>[] = [];
  const state: { ended: boolean; asking: boolean; failure?: { error: unknown }; broken?: { error: unknown } } = {
    ended: false,
    asking: false,
  };
  let wake = () => {};
  const begin = (item: Item) => {
    const job: Job<Item, Result> = { item };
    jobs.push(job);
    const settle = work(item).then(
      (result) => {
        job.done = { result };
      },
      (error: unknown) => {
        state.broken ??= { error };
      },
    );
    settle.then(() => wake());
  };
  const ask = () => {
    if (state.ended || state.asking || jobs.length >= most) return;
    state.asking = true;
    const settle = items.next().then(
      ({ done, value }) => {
        state.ended = done === true;
        if (!done) begin(value);
      },
      (error: unknown) => {
        state.ended = true;
        state.failure = { error };
      },
    );
    settle.then(() => {
      state.asking = false;
      ask();
      wake();
    });
  };
  const onAbort = () => wake();
  signal?.addEventListener('abort', onAbort);
  try {
    for (;;) {
      signal?.throwIfAborted();
      if (state.broken) throw state.broken.error;
      const [head] = jobs;
      if (head?.done) {
        jobs.shift();
        ask();
        yield { item: head.item, result: head.done.result };
        continue;
      }
      if (!head && state.ended) break;
      ask();
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (state.failure) throw state.failure.error;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    // A source that is being waited for would end only with what it waits for.
    const ending = state.ended ? undefined : items.return?.();
    if (state.asking) ending?.catch(() => {});
    else await ending;
  }
}
