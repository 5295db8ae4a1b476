/** What a thread runs: a file beside the one that this becomes part of when the package is built. */
export const WORKER_FILE = new URL('./batch-worker.js', import.meta.url);
