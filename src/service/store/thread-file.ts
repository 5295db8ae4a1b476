/** What the thread of the embedded store runs: a file beside the one that this becomes part of when the package is built. */
export const THREAD_FILE = new URL('./store-thread.js', import.meta.url);
