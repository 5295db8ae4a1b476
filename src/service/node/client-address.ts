import type { IncomingMessage } from 'node:http';

/**
 * The address that a request came from, seen past a number of proxies of one's own: each adds to the right of
 * X-Forwarded-For the address that it was called from. With none the header is not read, since anyone can send it.
 * Where it has fewer entries than there are proxies the request did not come through all of them, and the address of
 * the socket, which cannot be forged, is used.
 */
export function clientAddress({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return seen || socket.remoteAddress || '';
}
