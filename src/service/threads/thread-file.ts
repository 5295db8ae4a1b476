/** What a thread runs: a file beside the one that this becomes part of when the package is built. */
export const THREAD_FILE = new URL('./thread.js', import.meta.url);
