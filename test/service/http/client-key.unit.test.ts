import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { clientKey } from '../../../src/entries/http.js';
import { runs } from '../../support/support.js';

describe('the key of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['0.0.0.0', '0.0.0.0'],
    ['255.255.255.255', '255.255.255.255'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:52100', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ])('%s is an IPv4 client', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::1', '2001:db8:0:0::/64'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:0:203.0.113.7', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['fe80::1%25en1', 'fe80:0:0:0::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:8080', '2001:db8:1:2::/64'],
  ])('%s counts as its /64', (address, key) => {
    expect(clientKey(address)).toBe(key);
  });

  it.each([
    ...'unknown _hidden 1.2.3 1.2.3.4.5 1.2.3.4. 256.1.1.1 01.2.3.4 0x7f.0.0.1 2130706433 1.2.3.4:'.split(' '),
    ...'2001:db8 2001:db8:::1 1::2::3 1:2:3:4:5:6:7:8:9 g::1 12345::1 ::ffff:256.1.1.1 [::1 ::1]'.split(' '),
    ...['[::1]/@example.org', 'example.org', 'localhost', '', '\0', '1.2.3.4, 5.6.7.8', '1.2.3.4\n5.6.7.8'],
  ])('%j is nobody', (address) => {
    expect(clientKey(address)).toBe('unknown');
  });

  it.each([undefined, null, 0, {}])('%j is nobody either, as where a socket has closed', (address) => {
    expect(clientKey(address as undefined)).toBe('unknown');
  });

  it.each(['%', '[', ':', '1', '1.', '1:', '%\n', ' ', '::%'])('is nobody, a million times %j', (part) => {
    expect(clientKey(`f${part.repeat(1_000_000)}\nx`)).toBe('unknown');
  });

  it('is not looked for in a text that is longer than any address', () => {
    expect(clientKey(`${' '.repeat(189)}203.0.113.7`)).toBe('203.0.113.7');
    expect(clientKey(`${' '.repeat(190)}203.0.113.7`)).toBe('unknown');
    expect(clientKey(`fe80::1%${'e'.repeat(1_000_000)}`)).toBe('unknown');
  });

  const group = fc.integer({ min: 0, max: 0xffff });

  test.prop([fc.array(group, { minLength: 8, maxLength: 8 })], runs(100))(
    'is the same however a network is written, and keeps its four groups',
    (groups) => {
      fc.pre(groups.slice(0, 6).join() !== '0,0,0,0,0,65535');
      const plain = groups.map((value) => value.toString(16)).join(':');
      const padded = groups.map((value) => value.toString(16).toUpperCase().padStart(4, '0')).join(':');
      const compressed = new URL(`http://[${plain}]`).hostname.slice(1, -1);
      const key = `${groups
        .slice(0, 4)
        .map((value) => value.toString(16))
        .join(':')}::/64`;
      expect([plain, padded, compressed].map(clientKey)).toEqual([key, key, key]);
    },
  );

  test.prop([fc.string()], runs(100))('never throws and never grows long', (text) => {
    expect(clientKey(text).length).toBeLessThanOrEqual(24);
  });
});
