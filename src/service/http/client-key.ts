/** An IPv6 address has 45 characters at most; brackets, a port and the name of a network interface come on top. */
const LONGEST_ADDRESS = 200;

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const IPV4_WITH_PORT = /^([\d.]+):\d+$/;
const BRACKETED = /^\[([^\]]*)\](?::\d+)?$/;
const IPV6_LETTERS = /^[\da-f:.]+$/i;

/**
 * Whom to count a request against, from the address it came from: an IPv4 address as it is, an IPv6 address as its /64
 * network, since one household has all of one. IPv4-mapped addresses count as IPv4; zone ids, brackets and ports, as
 * proxies write them, are ignored. Whatever is no address counts as one client, so that garbage is no way round a limit.
 *
 * @param address as a socket tells it: undefined where it has closed
 *
 * @example
 * import { clientKey } from 'nirayana/http';
 *
 * clientKey('203.0.113.7'); // => '203.0.113.7'
 * clientKey('[2001:db8::1]:443'); // => '2001:db8:0:0::/64'
 * clientKey('not an address'); // => 'unknown'
 */
export function clientKey(address: string | undefined): string {
  if (typeof address !== 'string' || address.length > LONGEST_ADDRESS) return 'unknown';
  const text = address.trim();
  const bare = (BRACKETED.exec(text)?.[1] ?? IPV4_WITH_PORT.exec(text)?.[1] ?? text).replace(/%.*$/s, '');
  if (IPV4.test(bare)) return bare;
  const groups = ipv6Groups(bare);
  if (!groups) return 'unknown';
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros, or undefined if it is none. */
function ipv6Groups(text: string): string[] | undefined {
  const url = `http://[${text}]`;
  if (!IPV6_LETTERS.test(text) || !URL.canParse(url)) return undefined;
  // The URL parser checks the address and writes it in the one canonical way, with at most one `::`.
  const [head = '', tail = ''] = new URL(url).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
