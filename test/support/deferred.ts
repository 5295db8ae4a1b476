/** A promise that a test keeps when it is time, as `Promise.withResolvers` of Node 22 gives it. */
export function deferred<T = void>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((kept) => {
    resolve = kept;
  });
  return { promise, resolve };
}
