import { gzipSync } from 'node:zlib';
import { tools } from '../../src/entries/index.js';
import { LANGUAGE_CODES } from '../../src/entries/languages.js';
import { type Asking, ask, costs, JSON_TYPE, LIMITED } from './asking.js';
import type { Attack } from './attack.js';

/** Requests of one kind, and all that the server may do with them. */
interface Trial {
  readonly name: string;
  readonly one: (at: number) => Asking & { readonly path: string };
  readonly statuses: readonly number[];
  /** Of the processor for one. */
  readonly seconds: number;
  readonly kilobytes?: number;
  /** Whether there is the limit of thirty a minute. */
  readonly isLimited?: boolean;
}

const OPENAPI = '/api/public/tools/openapi.json';
const PANCHANG = '/api/public/tools/panchang';
const slugAt = (at: number) => tools[at % tools.length]?.slug ?? '';
const of = (list: readonly string[], at: number) => list[at % list.length] ?? '';
const host = (at: number) => ({ Host: `h${at}.test` });
const posted = (path: string, body: string | Uint8Array, headers: Asking['headers'] = {}) => ({
  path,
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body,
});

const REPLACEMENTS = ['a$`b', "a$'b", 'a$&b', 'a"onclick=b', '<b>', 'a\\b', 'a b', 'a%0ab', '[::1', '[]', ':80', 'a:b'];
const QUESTIONS = [
  'ekadashi 2199',
  'holi 1850 mumbai',
  'rahu kalam 31 december 2199 chennai',
  'lunar eclipse london',
  '1 1 1 1 '.repeat(13),
  '29. 10. 2027 '.repeat(8),
  'rahu kalam '.repeat(9),
  'अगली एकादशी '.repeat(4),
  'a '.repeat(50),
  'x'.repeat(5_000),
  'a\u0301'.repeat(50),
  'san '.repeat(11),
];
const PLACES = [
  'NaN',
  '1e400',
  '-0',
  `0.${'3'.repeat(20_000)}`,
  '9'.repeat(20_000),
  '0x1f',
  '१२',
  '1e-400',
  '+1',
  '1_0',
];
const PATHS = [
  '/tools/..%2f..%2fetc/passwd',
  '//example.org/tools',
  '/%2e%2e/%2e%2e/x',
  '/tools/%00',
  '/tools/%ff',
  '/;/',
];
const BODIES = ['['.repeat(30_000), `{"a":${'{"a":'.repeat(10_000)}`, '{"__proto__":{"date":1}}', '1e999', '"', 'null'];
const PACKED = gzipSync(' '.repeat(10_000_000));
/** A calculation of thirteen months whose last day lies beyond the ephemeris. */
const BEYOND = { from: '2199-12-15', to: '2201-01-10', event: 'marriage', latitude: 28.6, longitude: 77.2 };
/** As many as are ranked at once, and as many that cannot be. */
const ONE = { birth_date: '1990-05-17', latitude: 28.6, longitude: 77.2, position: 'groom' };
const listed = (row: (index: number) => object) =>
  JSON.stringify({ ...ONE, candidates: Array.from({ length: 1000 }, (_, index) => row(index)) });
const CANDIDATES = listed((index) => ({
  id: `${index}`,
  date: `${1801 + (index % 390)}-01-01`,
  lat: index % 66,
  lon: 77,
}));
const HALF_KNOWN = JSON.stringify({
  person_a_birth_date: '1990-05-17',
  person_a_latitude: 28.6139,
  person_a_longitude: 77.209,
  person_b_nakshatra_name: 'Rohini',
  profile: 'twelve',
});

const WRONG_CANDIDATES = listed((index) => ({
  id: '',
  date: '0',
  time: '0',
  lat: 999,
  lon: 'x',
  tz: '',
  pada: 9,
  [`a${index}`]: 1,
  ['b'.repeat(100)]: 1,
}));
const [TIMING] = tools.filter(({ slug }) => slug === 'push-or-wait');

const TRIALS: readonly Trial[] = [
  {
    name: 'hosts that are patterns of a replacement, or markup',
    one: (at) => ({ path: at % 2 ? OPENAPI : '/docs', headers: { Host: of(REPLACEMENTS, at) } }),
    statuses: [400],
    seconds: 0.004,
  },
  {
    name: 'the heads of openapi.json, each for another host',
    one: (at) => ({ path: OPENAPI, method: 'HEAD', headers: host(at) }),
    statuses: [200, 429],
    seconds: 0.006,
    isLimited: true,
  },
  {
    name: 'openapi.json by those who hold whatever it is, each at another host',
    one: (at) => ({ path: OPENAPI, headers: { ...host(at), 'If-None-Match': '*' } }),
    statuses: [304, 429],
    seconds: 0.006,
    isLimited: true,
  },
  {
    name: 'addresses of many words that no tool has',
    one: (at) => ({ path: `/tools/${'moon-marriage-'.repeat(40)}${at}`, headers: { Accept: 'text/html' } }),
    statuses: [404, 429],
    seconds: 0.006,
    isLimited: true,
  },
  {
    name: 'methodologies of tools that there are not, in every language',
    one: (at) => ({
      path: `/${of(LANGUAGE_CODES, at)}/methodology/${'sade-sati-'.repeat(40)}`,
      headers: { Accept: 'text/html' },
    }),
    statuses: [404, 429],
    seconds: 0.006,
    isLimited: true,
  },
  {
    name: 'methods that no address has',
    one: (at) => ({ path: `/api/public/tools/${slugAt(at)}`, method: of(['DELETE', 'PUT', 'PATCH'], at) }),
    statuses: [405, 429],
    seconds: 0.006,
    isLimited: true,
  },
  {
    name: 'spans whose last day is beyond the ephemeris',
    one: () => posted('/api/public/tools/muhurta-finder', JSON.stringify(BEYOND)),
    statuses: [400, 422],
    seconds: 0.008,
  },
  {
    name: 'a thousand candidates without a time, and with a star for the zodiac',
    one: () => posted('/api/public/tools/match-ranking?ayanamsha=true_chitra&locale=hi', CANDIDATES),
    statuses: [200],
    seconds: 0.6,
    kilobytes: 2_000,
  },
  {
    name: 'a birth without a time beside a nakshatra without a pada, and a star for the zodiac',
    one: () => posted('/api/public/tools/horoscope-matching?ayanamsha=true_chitra&locale=hi', HALF_KNOWN),
    statuses: [200],
    seconds: 0.02,
    kilobytes: 60,
  },
  {
    name: 'a thousand candidates of whom each is wrong in every way',
    one: () => posted('/api/public/tools/match-ranking', WRONG_CANDIDATES),
    statuses: [400],
    seconds: 0.06,
  },
  {
    name: 'bodies in a charset that is declared and is not UTF-8',
    one: (at) =>
      posted(PANCHANG, '{}', { 'Content-Type': `application/json; charset=${of(['utf-16', 'latin1', 'utf-7'], at)}` }),
    statuses: [415],
    seconds: 0.004,
  },
  {
    name: 'ten megabytes of nothing, packed as ten kilobytes',
    one: () => posted(PANCHANG, PACKED, { 'Content-Encoding': 'gzip' }),
    statuses: [400, 415],
    seconds: 0.004,
  },
  {
    name: 'bodies that are deep, cut off or no object',
    one: (at) => posted(`/api/public/tools/${slugAt(at)}`, of(BODIES, at)),
    statuses: [400],
    seconds: 0.006,
  },
  {
    name: 'coordinates that are numbers to some',
    one: (at) => ({
      path: `/tools/panchang.json?date=2026-01-01&latitude=${of(PLACES, at).slice(0, 8_000)}&longitude=77`,
    }),
    statuses: [200, 400, 422],
    seconds: 0.02,
  },
  {
    name: 'a query of three thousand fields, again and again the same',
    one: (at) => ({ path: `/tools/${slugAt(at)}.json?${'a=1&'.repeat(3_000)}` }),
    statuses: [400, 414, 431],
    seconds: 0.01,
  },
  {
    name: 'paths that lead out of every folder',
    one: (at) => ({ path: of(PATHS, at), headers: { Accept: 'text/html' } }),
    statuses: [301, 308, 400, 404, 429],
    seconds: 0.006,
    isLimited: true,
  },
  {
    name: 'an index that is asked for in a thousand types',
    one: () => ({ path: '/api/public/tools', headers: { Accept: 'text/x;q=0.5,'.repeat(1_000) } }),
    statuses: [200, 406],
    seconds: 0.01,
    kilobytes: 250,
  },
  {
    name: 'connections that would become others',
    one: (at) => ({ path: '/', headers: { Connection: 'Upgrade', Upgrade: of(['h2c', 'websocket', 'x'], at) } }),
    statuses: [200],
    seconds: 0.004,
    kilobytes: 120,
  },
  {
    name: 'bodies that are announced and promised, to addresses that read none',
    one: (at) => ({
      path: of(['/', '/docs', '/healthz'], at),
      method: 'POST',
      headers: { Expect: 'x' },
      body: 'a'.repeat(50_000),
    }),
    statuses: [404, 405, 413, 417, 429],
    seconds: 0.006,
  },
  {
    name: 'a timing tool in every language by turns',
    one: (at) =>
      posted(`/api/public/tools/push-or-wait`, JSON.stringify({ ...TIMING?.example, locale: of(LANGUAGE_CODES, at) })),
    statuses: [200],
    seconds: 0.02,
  },
  {
    name: 'languages that there are not, in addresses, bodies and headers',
    one: (at) =>
      at % 2
        ? posted('/api/public/tools/push-or-wait', JSON.stringify({ ...TIMING?.example, locale: `../${at}` }))
        : { path: `/xx${at}/tools`, headers: { Accept: 'text/html', 'Accept-Language': `x-${at}` } },
    statuses: [400, 404, 429],
    seconds: 0.01,
    isLimited: true,
  },
  {
    name: 'pieces of drawings and styles, each of one byte',
    one: (at) => ({ path: of(['/', '/tools', '/docs'], at), headers: { Range: `bytes=${at}-${at}` } }),
    statuses: [200, 206, 416],
    seconds: 0.004,
    kilobytes: 120,
  },
  {
    name: 'questions to the first page: long, of many words, of places, and the dearest that have an answer',
    one: (at) => ({ path: `${of(['/', '/hi', '/de'], at)}?q=${encodeURIComponent(of(QUESTIONS, at))}` }),
    statuses: [200, 429],
    seconds: 0.02,
    kilobytes: 120,
    isLimited: true,
  },
  {
    name: 'the same without a limit',
    one: (at) => ({ path: `${of(['/', '/hi', '/de'], at)}?q=${encodeURIComponent(of(QUESTIONS, at))}` }),
    statuses: [200],
    seconds: 0.06,
    kilobytes: 120,
  },
  {
    name: 'searches that are no text in any charset',
    one: (at) => ({
      path: `/tools?q=${of(['%ff%fe', '%00', '%ed%a0%80', '%e2%80%ae', '%f0%9f%92%a9'], at).repeat(200)}${at}`,
    }),
    statuses: [200, 400, 429],
    seconds: 0.02,
    kilobytes: 120,
    isLimited: true,
  },
];

export const REQUEST_ATTACKS: readonly Attack[] = TRIALS.map(
  ({ name, one, statuses, seconds, kilobytes = 20, isLimited }) => ({
    name,
    ...(isLimited && LIMITED),
    run: (target) => {
      const asked = async (at: number) => {
        const { path, ...asking } = one(at);
        const answer = await ask(target, path, asking);
        if (!statuses.includes(answer.status))
          throw new Error(`${path.slice(0, 80)} (${at}) is answered ${answer.status}.`);
        return answer;
      };
      return costs(target, 300, asked, { seconds, kilobytes });
    },
  }),
);
