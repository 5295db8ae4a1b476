import type { IncomingMessage } from 'node:http';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { addressReader } from '../../../src/service/node/address.js';
import { runs } from '../../support/support.js';

const addressOf = addressReader('default.test');

function asked(url: string, host: string | undefined, more: object = {}): IncomingMessage {
  return { url, headers: host === undefined ? {} : { host }, socket: {}, ...more } as IncomingMessage;
}

const piece = fc.constantFrom(
  ...'/ / // . .. ... %2e %2F %41 ? ? # & = + ~ ! $ @ : ; , * ( ) [ ] { } | ^ ` " < > \' \\ a Z 0 _ - é'.split(' '),
  ' ',
  '\t',
);
const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);

describe('the address of a request', () => {
  test.prop([target], runs(2_000))('is what a URL parser makes of it, or none', (url) => {
    const address = addressOf(asked(url, 'Example.test:8080'));
    if (/^[^?]*\\/.test(url)) {
      expect(address).toBeUndefined();
      return;
    }
    const { origin, pathname, search } = new URL(`http://example.test:8080${url}`);
    expect(address).toEqual({ origin, pathname, search });
  });

  it.each([
    ['example.test', 'http://example.test'],
    ['EXAMPLE.test:80', 'http://example.test'],
    ['example.test:8080', 'http://example.test:8080'],
    ['127.0.0.1:1', 'http://127.0.0.1:1'],
    ['[::1]:8787', 'http://[::1]:8787'],
    [undefined, 'http://default.test'],
  ])('is at the host that was asked: %s', (host, origin) => {
    // Twice, since the latest host is kept.
    for (const _ of [1, 2]) expect(addressOf(asked('/', host))).toEqual({ origin, pathname: '/', search: '' });
  });

  it.each([
    'a b',
    'a/b',
    'a?b',
    'a#b',
    'a\\b',
    'u@e',
    'u:p@e',
    'a:',
    'a:x',
    'a:99999',
    ':80',
    '256.1.1.1',
    'xn--a',
    'é',
  ])('is none with a host that is none: %s', (host) => {
    expect(addressOf(asked('/', host))).toBeUndefined();
    expect(addressOf(asked('/', 'example.test'))).toBeDefined();
    expect(addressOf(asked('/', host))).toBeUndefined();
  });

  it('may be a whole one, whatever the host', () => {
    const whole = { origin: 'https://other.test', pathname: '/a', search: '?b' };
    expect(addressOf(asked('https://other.test/a?b#c', 'example.test'))).toEqual(whole);
    for (const url of ['http://', 'http:///', 'http://u@e/', 'http://e:99999/', 'ftp://e/', 'HTTP://e/', 'e:80', '*']) {
      expect([url, addressOf(asked(url, 'example.test'))]).toEqual([url, undefined]);
    }
  });

  it('is the one before a framework has taken a part of it off', () => {
    expect(addressOf(asked('/x', 'a', { originalUrl: '/astro/x?y' }))).toMatchObject({
      pathname: '/astro/x',
      search: '?y',
    });
    expect(addressOf(asked('/x', 'a', { originalUrl: '//evil.test/x' }))).toMatchObject({
      origin: 'http://a',
      pathname: '//evil.test/x',
    });
    expect(addressOf(asked('/x', 'a', { originalUrl: 5 }))).toMatchObject({ pathname: '/x' });
  });

  it('is on https where the connection is encrypted, and may have the host of HTTP/2', () => {
    const incoming = { url: '/', headers: { ':authority': 'h2.test' }, socket: { encrypted: true } };
    expect(addressOf(incoming as unknown as IncomingMessage)).toMatchObject({ origin: 'https://h2.test' });
  });

  it('is none where the host is longer than any, which pages would repeat', () => {
    const long = `${'a.'.repeat(127)}test`;
    expect(addressOf(asked('/', `${'a.'.repeat(124)}test`))?.pathname).toBe('/');
    expect(addressOf(asked('/', long))).toBeUndefined();
    expect(addressOf(asked(`http://${long}/`, 'a.test'))).toBeUndefined();
  });
});
