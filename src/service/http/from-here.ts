import type { Asked } from './door.js';

/**
 * Whether a change was sent by a page of this service. Browsers say with each form from where it comes, and no page can
 * forge that; whoever says nothing is no browser of today.
 *
 * @param baseUrl the public address that the operator has given; without it the host that the browser has asked is ours
 */
export function isFromHere({ header, origin }: Pick<Asked, 'header' | 'origin'>, baseUrl: string | undefined): boolean {
  const site = header('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const from = header('origin') ?? '';
  if (!URL.canParse(from)) return false;
  // A proxy in front may speak https where we hear http.
  return baseUrl === undefined ? new URL(from).host === new URL(origin).host : from === new URL(baseUrl).origin;
}
