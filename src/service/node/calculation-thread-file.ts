/** What a thread that calculates runs: a file beside the one that this becomes part of when the package is built. */
export const CALCULATION_THREAD_FILE = new URL('./calculation-thread.js', import.meta.url);
