/** Builds if there is something to build; with `runnable`, only what the server and the command line run. */
export function buildIfStale(options?: { readonly runnable?: boolean }): void;
