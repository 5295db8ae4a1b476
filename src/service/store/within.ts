/** What something comes to, or a failure where it takes longer. It goes on all the same, and what it fails with is lost. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TimeIsUp()), milliseconds);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, timeIsUp]);
  } finally {
    clearTimeout(timer);
  }
}

class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
  override readonly message = 'The store took too long.';
}
