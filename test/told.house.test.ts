import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CONVENTION_NAMES } from '../src/calculation/conventions.js';
import { FEEDS } from '../src/catalog/feeds.js';
import { CAVEAT_CODES } from '../src/languages/en/caveats.js';
import { LANGUAGE_CODES } from '../src/languages/locale/locales.js';

/** What the compiler cannot see that somebody forgot: what is added has to be said by something, and told to somebody. */

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^languages\/(?:[a-z]{2}|words)\//.test(file.replaceAll('\\', '/')))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

it('has for each caveat a rule that says it', () => {
  expect(CAVEAT_CODES.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});

it.each(['conventions', 'mcp'])('tells each option in docs/%s.md', (name) => {
  const text = readFileSync(`docs/${name}.md`, 'utf8');
  // What there is for each of two persons is told once.
  const options = CONVENTION_NAMES.map((option) => option.replace(/_[ab]$/, ''));
  expect(options.filter((option) => !text.includes(`\`${option}\``))).toEqual([]);
});

const [, pageKinds = ''] =
  /type PageKind =([^;]*);/.exec(readFileSync('src/service/http/page-routes.ts', 'utf8')) ?? [];

it.each([
  ['the language of pages', 'pages', /^## Languages$.*?(?=^## )/ms, LANGUAGE_CODES.filter((code) => code !== 'en')],
  ['calendar', 'pages', /^## Calendars$.*?(?=^## )/ms, FEEDS.map((feed) => `/calendars/${feed}.ics`)],
  ['calendar', 'http', /^\| GET \| `\/calendars.*$/m, FEEDS],
  ['kind of page of the log', 'operating', /^\| `route` .*$/m, [...pageKinds.matchAll(/\w+/g)].map(([kind]) => kind)],
])('tells each %s in docs/%s.md', (_, name, part, all) => {
  const [text = ''] = part.exec(readFileSync(`docs/${name}.md`, 'utf8')) ?? [];
  expect(all.filter((one) => !text.includes(`\`${one}\``))).toEqual([]);
  expect(all.length).toBeGreaterThan(1);
});

it('writes dates, numbers and places by the tag of the language', async () => {
  const tags = LANGUAGE_CODES.map(async (code) => {
    const { format } = await import(`../src/languages/${code}/format.ts`);
    return [code, format.tag.split('-')[0]];
  });
  expect(await Promise.all(tags)).toEqual(LANGUAGE_CODES.map((code) => [code, code]));
});
