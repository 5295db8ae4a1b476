/**
 * Addresses of pages that are written on the device: what was asked stands behind # in them, which no browser sends, and
 * behind ? only on its way to the worker.
 */

/** Whether addresses of this page are of that kind. */
export function isOnDevice(): boolean {
  const { device } = document.documentElement.dataset;
  return device === 'device' || device === 'files';
}

/**
 * Whether a request with what somebody has entered goes where it may: to a server as ever, or to the worker of this device,
 * which the other script has found in control.
 */
export function mayAsk(): boolean {
  return !isOnDevice() || 'answered' in document.documentElement.dataset;
}

/** The address by which the worker is asked: with the query that the fragment holds, where it holds one. */
export function askedAs(address: string): string {
  const url = new URL(address);
  if (!isOnDevice() || !url.hash.includes('=')) return withoutFragment(url);
  url.search = url.hash.slice(1);
  return withoutFragment(url);
}

/** The address as it is shown, kept and shared. A place on the page that it named is left out. */
export function shownAs(address: string): string {
  const url = new URL(address);
  if (!isOnDevice() || url.search === '') return url.href;
  url.hash = url.search.slice(1);
  url.search = '';
  return url.href;
}

function withoutFragment(url: URL): string {
  url.hash = '';
  return url.href;
}
