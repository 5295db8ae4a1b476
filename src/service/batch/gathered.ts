/** How long an item waits for others to come with it, milliseconds. */
const PATIENCE = 10;

/** Items in groups: of so many, or of those that have come when no further one does for a moment. */
export async function* gathered<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  most: number,
): AsyncGenerator<Item[], void, undefined> {
  if (Symbol.asyncIterator in items) yield* groupsThatCome(items[Symbol.asyncIterator](), most);
  else yield* groupsAtHand(items, most);
}

function* groupsAtHand<Item>(items: Iterable<Item>, most: number): Generator<Item[], void, undefined> {
  let group: Item[] = [];
  try {
    for (const item of items) {
      group.push(item);
      if (group.length < most) continue;
      yield group;
      group = [];
    }
  } catch (error) {
    if (group.length > 0) yield group;
    throw error;
  }
  if (group.length > 0) yield group;
}

async function* groupsThatCome<Item>(
  items: AsyncIterator<Item>,
  most: number,
): AsyncGenerator<Item[], void, undefined> {
  const ask = () => {
    const step = items.next();
    // It is looked at when the group before it is taken.
    step.catch(() => {});
    return step;
  };
  let next = ask();
  try {
    for (;;) {
      const first = await next;
      if (first.done) return;
      const group = [first.value];
      next = ask();
      const patience = timer();
      while (group.length < most) {
        const step = await Promise.race([next, patience.over]).catch(() => undefined);
        if (!step || step.done) break;
        group.push(step.value);
        next = ask();
      }
      patience.stop();
      yield group;
    }
  } finally {
    // Not waited for: a source that is being waited for ends only with what it waits for.
    items.return?.()?.catch(() => {});
  }
}

function timer() {
  let id: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<undefined>((resolve) => {
    id = setTimeout(resolve, PATIENCE, undefined);
  });
  return { over, stop: () => clearTimeout(id) };
}
